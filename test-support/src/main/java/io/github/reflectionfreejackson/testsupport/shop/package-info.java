/**
 * What all samples of the shop have to do, with which each of them is tested: they answer
 * by generated code as without it.
 */
@NullMarked
package io.github.reflectionfreejackson.testsupport.shop;

import org.jspecify.annotations.NullMarked;
