/**
 * Customers, as plain beans.
 */
package io.github.reflectionfreejackson.sample.webflux.customer;
