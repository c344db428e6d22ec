/**
 * Message converter and encoder that derive once what Spring derives for each answer.
 */
@NullMarked
package io.github.reflectionfreejackson.http;

import org.jspecify.annotations.NullMarked;
