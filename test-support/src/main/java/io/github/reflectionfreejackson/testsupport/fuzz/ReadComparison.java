package io.github.reflectionfreejackson.testsupport.fuzz;

import java.lang.reflect.Type;
import java.util.function.Function;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.testsupport.parity.ReadSample;
import org.jspecify.annotations.Nullable;

/**
 * Reads what plain Jackson wrote for the values of a shape, and some mutations of it,
 * with plain Jackson and with generated code.
 */
final class ReadComparison {

	private static final int MUTATIONS = 7;

	private final Shape shape;

	private final FuzzedProgram program;

	private final ObjectMapper plain;

	private final ObjectMapper mapper;

	private final OnDemandReflectionFree onDemand;

	private int reads;

	private int failures;

	private @Nullable String difference;

	/**
	 * Prepare a comparison.
	 * @param generating has generated code for the shape
	 */
	ReadComparison(Shape shape, FuzzedProgram program, OnDemandReflectionFree generating) {
		this.shape = shape;
		this.program = program;
		this.plain = freshMapper();
		ObjectMapper original = program.mapper();
		this.onDemand = generating.reuse(original);
		this.mapper = program.derived(original);
	}

	ReadResult compare() {
		for (int root = 0; root < this.program.roots(); root++) {
			Type type = this.program.rootType(root);
			int index = root;
			String document = document(root, type);
			for (ReadSample sample : ReadSample.of(document, MUTATIONS, this.shape.seed() + root)) {
				compare(type + " by " + sample, (reading) -> sample.read(reading, type));
			}
			for (ReadSample sample : ReadSample.of(document, 1, this.shape.seed() - root)) {
				compare("update of " + type + " with " + sample,
						(reading) -> sample.update(reading, this.program.root(index)));
			}
		}
		return new ReadResult(this.reads, this.failures, this.onDemand.readByGeneratedCode(),
				this.onDemand.readByReflection());
	}

	/**
	 * Return the first difference, or {@code null} if there is none.
	 */
	@Nullable String difference() {
		return this.difference;
	}

	private String document(int root, Type type) {
		try {
			return this.plain.writerFor(this.plain.constructType(type)).writeValueAsString(this.program.root(root));
		}
		catch (JsonProcessingException | RuntimeException | StackOverflowError | AssertionError ex) {
			return "{\"id\":1,\"name\":null}";
		}
	}

	private void compare(String how, Function<ObjectMapper, String> reading) {
		String expected = reading.apply(this.plain);
		String actual = reading.apply(this.mapper);
		this.reads++;
		this.failures += ReadSample.isFailure(expected) ? 1 : 0;
		if (this.difference == null && !actual.equals(expected) && !bothOverflow(actual, expected)
				&& isDeterministic(reading)) {
			this.difference = how + "\nexpected " + expected + "\nactual   " + actual + "\nread by generated code "
					+ this.onDemand.readByGeneratedCode() + ", by reflection " + this.onDemand.readByReflection();
		}
	}

	private static boolean bothOverflow(String actual, String expected) {
		return actual.contains("StackOverflowError") && expected.contains("StackOverflowError");
	}

	private boolean isDeterministic(Function<ObjectMapper, String> reading) {
		return reading.apply(freshMapper()).equals(reading.apply(freshMapper()));
	}

	private ObjectMapper freshMapper() {
		return this.program.derived(this.program.mapper());
	}

}
