/**
 * Sample application on Spring MVC.
 */
package io.github.reflectionfreejackson.sample.webmvc;
