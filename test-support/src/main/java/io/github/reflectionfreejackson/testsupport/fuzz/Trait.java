package io.github.reflectionfreejackson.testsupport.fuzz;

/**
 * What a type is, as far as annotations are made for it.
 */
enum Trait {

	NUMBER, TEXT, DATE, BOOLEAN, BEAN, CONTAINER, MAP, ANY, OTHER

}
