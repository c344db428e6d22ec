package io.github.reflectionfreejackson.testsupport.fuzz;

import java.lang.reflect.Type;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;

/**
 * The main class of a shape: makes the mapper, the writer and the values. The source of a
 * shape implements it.
 *
 * @since 0.1.0
 */
public interface FuzzedProgram {

	/**
	 * Create a mapper.
	 * @return a fresh mapper, always of the same configuration
	 */
	ObjectMapper mapper();

	/**
	 * Derive the mapper to write with, which may be configured in another way than the
	 * one that code is generated with.
	 * @param mapper the mapper
	 * @return the mapper itself, or a copy
	 */
	ObjectMapper derived(ObjectMapper mapper);

	/**
	 * Create a writer.
	 * @param mapper the mapper
	 * @return a writer of the mapper
	 */
	ObjectWriter writer(ObjectMapper mapper);

	/**
	 * Return how many values there are to write.
	 * @return the number
	 */
	int roots();

	/**
	 * Create a value to write.
	 * @param index the position of the value
	 * @return a fresh value, always with the same content
	 */
	Object root(int index);

	/**
	 * Return the type that a value is read as.
	 * @param index the position of the value
	 * @return its generic type
	 */
	default Type rootType(int index) {
		return root(index).getClass();
	}

	/**
	 * Return the generic type of a field.
	 * @param owner the class
	 * @param field the name of the field
	 * @return the type
	 */
	static Type typeOf(Class<?> owner, String field) {
		try {
			return owner.getDeclaredField(field).getGenericType();
		}
		catch (NoSuchFieldException ex) {
			throw new IllegalArgumentException(ex);
		}
	}

}
