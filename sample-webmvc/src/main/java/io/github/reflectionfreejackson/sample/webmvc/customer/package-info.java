/**
 * Customers, as plain beans.
 */
package io.github.reflectionfreejackson.sample.webmvc.customer;
