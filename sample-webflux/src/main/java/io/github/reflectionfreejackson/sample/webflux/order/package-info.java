/**
 * Orders, as records.
 */
package io.github.reflectionfreejackson.sample.webflux.order;
