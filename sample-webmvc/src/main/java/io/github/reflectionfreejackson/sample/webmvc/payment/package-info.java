/**
 * Payments, as a sealed hierarchy with type ids.
 */
package io.github.reflectionfreejackson.sample.webmvc.payment;
