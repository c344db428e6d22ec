package io.github.reflectionfreejackson.aot.discovery.sample.nested;

/**
 * A class in a sub-package.
 */
public class Receipt {

}
