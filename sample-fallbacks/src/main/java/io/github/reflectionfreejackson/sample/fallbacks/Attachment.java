package io.github.reflectionfreejackson.sample.fallbacks;

/**
 * A file that came with a ticket. Code could be generated for it, but no declaration
 * leads to it.
 *
 * @param fileName the name of the file
 * @param text what the file says
 */
public record Attachment(String fileName, String text) {
}
