/**
 * Envelopes, value types and the configuration of Jackson.
 */
package io.github.reflectionfreejackson.sample.webflux.web;
