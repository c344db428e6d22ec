/**
 * Stores, as classes that show their members in unusual ways.
 */
package io.github.reflectionfreejackson.sample.webmvc.store;
