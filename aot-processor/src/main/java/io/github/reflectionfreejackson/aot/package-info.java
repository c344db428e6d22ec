/**
 * Entry point of the AOT processing: from controllers to generated serializers.
 */
@NullMarked
package io.github.reflectionfreejackson.aot;

import org.jspecify.annotations.NullMarked;
