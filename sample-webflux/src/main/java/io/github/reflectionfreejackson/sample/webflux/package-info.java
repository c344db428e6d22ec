/**
 * Sample application on Spring WebFlux.
 */
package io.github.reflectionfreejackson.sample.webflux;
