package io.github.reflectionfreejackson.testsupport.parity;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;

/**
 * A comparison of what was read, which can be made again after something has changed,
 * such as what reflection can see.
 *
 * @since 0.1.0
 */
public final class RecordedRead {

	private final Supplier<? extends ObjectMapper> mappers;

	private final List<Reading> readings;

	private final OnDemandReflectionFree onDemand;

	RecordedRead(Supplier<? extends ObjectMapper> mappers, List<Reading> readings, OnDemandReflectionFree onDemand) {
		this.mappers = mappers;
		this.readings = List.copyOf(readings);
		this.onDemand = onDemand;
		onDemand.stopGenerating();
	}

	/**
	 * Return how many documents are read again.
	 * @return the number
	 */
	public int size() {
		return this.readings.size();
	}

	/**
	 * Return the types that generated code read.
	 * @return the types
	 */
	public Set<Class<?>> generatedTypes() {
		return this.onDemand.typesReadByGeneratedCode();
	}

	/**
	 * Return the names of the types that reflection read.
	 * @return the names
	 */
	public Set<String> reflectiveTypes() {
		return this.onDemand.readByReflection().keySet();
	}

	/**
	 * Let a fresh mapper without generated code do the same again.
	 * @return how what came of it differs from what plain Jackson did at first
	 */
	public List<String> plainAgain() {
		return differences(this.mappers.get());
	}

	/**
	 * Let a fresh mapper do the same again by the code that was generated at first.
	 * @return how what came of it differs from what plain Jackson did at first
	 */
	public List<String> generatedAgain() {
		ObjectMapper mapper = this.mappers.get();
		this.onDemand.reuse(mapper);
		return differences(mapper);
	}

	private List<String> differences(ObjectMapper mapper) {
		List<String> differences = new ArrayList<>();
		for (Reading reading : this.readings) {
			String actual = reading.by().apply(mapper);
			if (!actual.equals(reading.expected())) {
				differences.add(reading.how() + "\n  expected " + reading.expected() + "\n  actual   " + actual);
			}
		}
		return differences;
	}

	/**
	 * One document.
	 *
	 * @param how how it is read
	 * @param by reads it, and tells what came of it
	 * @param expected what plain Jackson did at first
	 */
	record Reading(String how, Function<ObjectMapper, String> by, String expected) {

	}

}
