package io.github.reflectionfreejackson.aot.sample.shadow;

public record Map(String string, Object object, java.util.Map<java.lang.String, Integer> integers) {
}
