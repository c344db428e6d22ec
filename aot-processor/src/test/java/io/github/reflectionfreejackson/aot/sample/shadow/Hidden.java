package io.github.reflectionfreejackson.aot.sample.shadow;

record Hidden(String string, java.lang.String text) {
}
