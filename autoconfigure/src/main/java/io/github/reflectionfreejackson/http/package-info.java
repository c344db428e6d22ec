/**
 * Message converter and encoder that derive once what Spring derives for each answer or
 * request.
 */
@NullMarked
package io.github.reflectionfreejackson.http;

import org.jspecify.annotations.NullMarked;
