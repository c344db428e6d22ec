package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;

/**
 * A mapper that is used, changed and copied, with the writers and readers that were made
 * of it on the way.
 */
final class MapperSession {

	private final List<ObjectMapper> mappers = new ArrayList<>();

	private final List<ObjectWriter> writers = new ArrayList<>();

	private final List<ObjectReader> readers = new ArrayList<>();

	MapperSession(ObjectMapper mapper) {
		this.mappers.add(mapper);
	}

	/**
	 * Return the mapper, or its latest copy.
	 */
	ObjectMapper mapper() {
		return this.mappers.get(this.mappers.size() - 1);
	}

	/**
	 * Return one of the mapper and its copies.
	 * @param age how many copies ago it was made, or any greater number
	 */
	ObjectMapper mapper(int age) {
		return this.mappers.get(this.mappers.size() - 1 - age % this.mappers.size());
	}

	/**
	 * Go on with a copy of the mapper.
	 */
	void copy() {
		this.mappers.add(mapper().copy());
	}

	ObjectWriter keep(ObjectWriter writer) {
		this.writers.add(writer);
		return writer;
	}

	ObjectReader keep(ObjectReader reader) {
		this.readers.add(reader);
		return reader;
	}

	/**
	 * Return a writer that was made before, or else a new one.
	 */
	ObjectWriter keptWriter(int number) {
		return this.writers.isEmpty() ? mapper().writer() : this.writers.get(number % this.writers.size());
	}

	/**
	 * Return a reader that was made before, or else a new one for anything.
	 */
	ObjectReader keptReader(int number) {
		return this.readers.isEmpty() ? mapper().readerFor(Object.class)
				: this.readers.get(number % this.readers.size());
	}

}
