package io.github.reflectionfreejackson.test;

import java.util.List;
import java.util.function.UnaryOperator;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.util.ClassUtil;
import io.github.reflectionfreejackson.runtime.ReflectionFreeJackson;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.test.writing.Format;
import io.github.reflectionfreejackson.test.writing.Outcome;
import org.assertj.core.api.AbstractAssert;

import org.springframework.util.Assert;

/**
 * Asserts that generated code writes an application's types exactly as Jackson does with
 * the application's own mapper. Works with any test that has the mapper, such as one with
 * {@code @JsonTest} or {@code @SpringBootTest}:
 *
 * <pre>
 * &#064;JsonTest
 * class CustomerJsonTests {
 *
 *     &#064;Test
 *     void customerIsWrittenByGeneratedCode(&#064;Autowired ObjectMapper mapper) {
 *         GeneratedJsonAssert.assertThatGeneratedJson(mapper)
 *             .isWrittenAsByJackson(new Customer("Jane", address))
 *             .covers(Customer.class, Address.class);
 *     }
 *
 * }
 * </pre>
 *
 * No AOT processing is needed: code is generated as AOT processing does, compiled in
 * memory, and used with copies of the mapper. Tests need a JDK for that. Instances are
 * for one thread.
 *
 * @since 0.1.0
 */
public final class GeneratedJsonAssert extends AbstractAssert<GeneratedJsonAssert, ObjectMapper> {

	private static final String NULL_SAMPLE = "A sample must not be null: null is of no type, so generated code has no"
			+ " part in writing it";

	private final ObjectMapper plain;

	private final ObjectMapper generating;

	private final OnDemandReflectionFree onDemand;

	private UnaryOperator<ObjectWriter> writers = UnaryOperator.identity();

	private GeneratedJsonAssert(ObjectMapper mapper) {
		super(mapper, GeneratedJsonAssert.class);
		isNotNull();
		this.plain = plainCopy(mapper);
		this.generating = plainCopy(mapper);
		this.onDemand = OnDemandReflectionFree.install(this.generating);
	}

	/**
	 * Start to assert.
	 * @param mapper the application's mapper, which is not changed
	 * @return what asserts
	 * @throws IllegalArgumentException if the mapper cannot be copied, or cannot use
	 * generated code
	 * @throws IllegalStateException if there is no compiler, since this is no JDK
	 */
	public static GeneratedJsonAssert assertThatGeneratedJson(ObjectMapper mapper) {
		return new GeneratedJsonAssert(mapper);
	}

	/**
	 * Write with a writer of the mapper, such as one with a view, from now on.
	 * @param writers makes the writer from the mapper's own
	 * @return this
	 */
	public GeneratedJsonAssert with(UnaryOperator<ObjectWriter> writers) {
		this.writers = writers;
		return this;
	}

	/**
	 * Assert that generated code writes the class of each sample, and that what is
	 * written equals what plain Jackson writes, byte for byte; or that both fail alike.
	 * Of a sample that is an array, a collection, a map, an {@code Optional} or an
	 * {@code AtomicReference}, generated code has to write the classes of the elements or
	 * values as well, at any depth, and whether or not a failure comes first. Where a
	 * supertype is written instead of the class, it has to write that. What properties of
	 * a sample hold may be left to reflection: see {@link #hasNoFallbacks()}. Samples are
	 * written several times, so that they must not change by that.
	 * @param samples values, or collections of values, of the application's types
	 * @return this
	 * @throws AssertionError if not
	 * @throws IllegalArgumentException if a sample is {@code null}, of which nothing
	 * could be asserted; what samples contain may be {@code null}
	 */
	public GeneratedJsonAssert isWrittenAsByJackson(Object... samples) {
		Assert.notNull(samples, NULL_SAMPLE);
		Assert.noNullElements(samples, NULL_SAMPLE);
		for (Object sample : samples) {
			for (Format format : new Format[] { Format.BYTES, Format.CHARACTERS, Format.PRETTY }) {
				Outcome expected = write(format, this.plain, sample);
				Outcome actual = write(format, this.generating, sample);
				if (!actual.equals(expected)) {
					failIfChanging(format, sample, expected);
					failAsDifferent(sample, expected.text(format.charset()), actual.text(format.charset()));
				}
			}
			SampledClasses.of(sample).forEach(this::coversSampled);
		}
		return this;
	}

	/**
	 * Assert that generated code writes types.
	 * @param types the types; of arrays, the types of their elements count
	 * @return this
	 * @throws AssertionError if it does not write one of them; the message tells why, and
	 * what to do about it
	 */
	public GeneratedJsonAssert covers(Class<?>... types) {
		for (Class<?> type : types) {
			String reason = this.onDemand.reasonAgainst(type);
			if (reason != null) {
				String remedy = this.onDemand.remedyFor(type);
				failWithMessage("Expecting generated code to write %s, but it does not: %s%s", type.getTypeName(),
						reason, (remedy != null) ? ". " + remedy : "");
			}
		}
		return this;
	}

	/**
	 * Assert that reflection wrote nothing of the samples so far.
	 * @return this
	 * @throws AssertionError if it did; the message tells which types, and why
	 */
	public GeneratedJsonAssert hasNoFallbacks() {
		if (!this.onDemand.fallbacks().isEmpty()) {
			failWithMessage("Expecting generated code to write all types, but reflection writes %s",
					this.onDemand.fallbacks());
		}
		return this;
	}

	/**
	 * What was not written, since a failure came before, is asked for as if it was.
	 */
	private void coversSampled(Class<?> type) {
		if (writtenFor(type).isEmpty()) {
			askForSerializer(type);
		}
		writtenFor(type).forEach(this::covers);
	}

	/**
	 * Writers and annotations may have supertypes written instead of a class.
	 */
	private List<Class<?>> writtenFor(Class<?> type) {
		return isWritten(type) ? List.of(type)
				: ClassUtil.findRawSuperTypes(type, Object.class, false).stream().filter(this::isWritten).toList();
	}

	private boolean isWritten(Class<?> type) {
		return this.onDemand.isGenerated(type) || this.onDemand.reasonForFallback(type) != null;
	}

	private void askForSerializer(Class<?> type) {
		try {
			this.generating.getSerializerProviderInstance().findValueSerializer(type);
		}
		catch (JsonMappingException | RuntimeException ex) {
			covers(type);
		}
	}

	/**
	 * Samples that can be read once, or that hold the time of day, differ by themselves.
	 */
	private void failIfChanging(Format format, Object sample, Outcome first) {
		Outcome again = write(format, this.plain, sample);
		if (!again.equals(first)) {
			failWithMessage(
					"Expecting a %s that can be written several times, so that it can be compared, but Jackson itself"
							+ " writes it differently when it does so again. Use a sample that does not change when it"
							+ " is written, such as a collection in place of an iterator.%nfirst: %s%nagain: %s",
					sample.getClass().getTypeName(), first.text(format.charset()), again.text(format.charset()));
		}
	}

	private void failAsDifferent(Object sample, String expected, String actual) {
		failWithActualExpectedAndMessage(actual, expected,
				"Expecting generated code to write a %s as Jackson does.%nJackson:   %s%ngenerated: %s",
				sample.getClass().getTypeName(), expected, actual);
	}

	private Outcome write(Format format, ObjectMapper mapper, Object sample) {
		return Outcome.of(() -> format.write(this.writers.apply(mapper.writer()), sample));
	}

	private static ObjectMapper plainCopy(ObjectMapper mapper) {
		try {
			ObjectMapper copy = mapper.copy();
			ReflectionFreeJackson.uninstall(copy);
			return copy;
		}
		catch (IllegalStateException ex) {
			throw new IllegalArgumentException("Samples are written with copies of the mapper, but "
					+ mapper.getClass().getName() + " cannot be copied. Override copy() in it, to return another that"
					+ " is made by a constructor which passes the mapper to super(...); or have the mapper be one of"
					+ " Jackson's own classes", ex);
		}
	}

}
