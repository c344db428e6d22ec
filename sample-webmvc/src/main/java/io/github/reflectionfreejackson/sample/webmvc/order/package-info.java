/**
 * Orders, as records.
 */
package io.github.reflectionfreejackson.sample.webmvc.order;
