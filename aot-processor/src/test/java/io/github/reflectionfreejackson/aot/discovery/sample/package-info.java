/**
 * Classes to find by scanning.
 */
package io.github.reflectionfreejackson.aot.discovery.sample;
