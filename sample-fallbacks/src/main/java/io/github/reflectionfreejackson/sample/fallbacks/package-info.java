/**
 * Sample application with types that are left to Jackson's reflection: a support desk.
 */
package io.github.reflectionfreejackson.sample.fallbacks;
