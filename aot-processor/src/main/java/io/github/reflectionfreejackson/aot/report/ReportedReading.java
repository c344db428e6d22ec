package io.github.reflectionfreejackson.aot.report;

/**
 * How a type is read that is a bean.
 *
 * @param name the name of the type
 * @param state whether generated code or reflection reads it
 * @param reason why reflection reads it, or an empty string
 * @param remedy what to do about it, or an empty string
 * @param source the path of the source that reads it, or an empty string
 * @since 0.1.0
 */
public record ReportedReading(String name, TypeState state, String reason, String remedy, String source) {
}
