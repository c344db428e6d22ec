package io.github.reflectionfreejackson.testsupport.parity;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.test.writing.Format;
import io.github.reflectionfreejackson.test.writing.Outcome;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Asserts that a value is written by generated code exactly as plain Jackson writes it,
 * in every {@link Format}, or fails exactly as plain Jackson does: with what was settled
 * when code was generated, and, if that is anything, with nothing settled.
 *
 * <pre>
 * Parity.of(ObjectMapper::new).generated(Customer.class, Address.class).check(customer);
 * </pre>
 *
 * Instances are for one thread.
 *
 * @since 0.1.0
 */
public final class Parity {

	private final Supplier<? extends ObjectMapper> mappers;

	private final Set<Class<?>> generated = new LinkedHashSet<>();

	private final Set<Class<?>> keys = new HashSet<>();

	private final Map<Class<?>, String> fallbacks = new LinkedHashMap<>();

	private UnaryOperator<ObjectWriter> writers = UnaryOperator.identity();

	private int tier;

	private Parity(Supplier<? extends ObjectMapper> mappers) {
		this.mappers = mappers;
	}

	/**
	 * Compare with mappers of one configuration.
	 * @param mappers creates a fresh mapper at each call
	 * @return what checks
	 */
	public static Parity of(Supplier<? extends ObjectMapper> mappers) {
		return new Parity(mappers);
	}

	/**
	 * Demand that generated code writes types.
	 * @param types the types
	 * @return this
	 */
	public Parity generated(Class<?>... types) {
		this.generated.addAll(Set.of(types));
		return this;
	}

	/**
	 * Demand that generated code writes types as keys of maps, and only there. For keys,
	 * it has Jackson's serializer write one member, whatever it could do for values.
	 * @param types the types
	 * @return this
	 */
	public Parity generatedAsKeys(Class<?>... types) {
		this.keys.addAll(Set.of(types));
		return generated(types);
	}

	/**
	 * Demand that the types given to {@link #generated} are written by a tier.
	 * @param tier 1 or 2
	 * @return this
	 */
	public Parity tier(int tier) {
		this.tier = tier;
		return this;
	}

	/**
	 * Demand that reflection writes a type.
	 * @param type the type
	 * @param reason a part of the reason
	 * @return this
	 */
	public Parity fallback(Class<?> type, String reason) {
		this.fallbacks.put(type, reason);
		return this;
	}

	/**
	 * Write with a writer of the mapper.
	 * @param writers makes the writer from the mapper's own
	 * @return this
	 */
	public Parity writer(UnaryOperator<ObjectWriter> writers) {
		this.writers = writers;
		return this;
	}

	/**
	 * Compare in all formats.
	 * @param value the value to write
	 * @return how types were written
	 */
	public OnDemandReflectionFree check(Object value) {
		return check(() -> value, Format.values());
	}

	/**
	 * Compare in some formats.
	 * @param value creates the value to write
	 * @param formats the formats
	 * @return how types were written
	 */
	public OnDemandReflectionFree check(Supplier<?> value, Format... formats) {
		Map<String, Use> uses = new LinkedHashMap<>();
		for (Format format : RecordedChecks.areRecorded() ? recorded(formats) : List.of(formats)) {
			uses.put(format.name(),
					(mapper) -> new String(format.write(this.writers.apply(mapper.writer()), value.get()),
							StandardCharsets.ISO_8859_1));
		}
		return check(uses);
	}

	/**
	 * Where the corpus runs again, a format for each way of generated code to write will
	 * do, unless the test is about others.
	 */
	private static List<Format> recorded(Format... formats) {
		List<Format> few = new ArrayList<>(List.of(formats));
		few.retainAll(Set.of(Format.BYTES, Format.CHARACTERS));
		return few.isEmpty() ? List.of(formats) : few;
	}

	/**
	 * Compare what comes of using the mapper in another way than by a writer.
	 * @param use uses the mapper
	 * @return how types were written
	 */
	public OnDemandReflectionFree checkUse(Use use) {
		return check(Map.of("use", use));
	}

	private OnDemandReflectionFree check(Map<String, Use> uses) {
		ObjectMapper plain = this.mappers.get();
		ObjectMapper mapper = this.mappers.get();
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper);
		Map<String, Outcome> expected = new LinkedHashMap<>();
		uses.forEach((how, use) -> {
			Outcome outcome = use.outcome(plain);
			compare(outcome, use.outcome(mapper), how, onDemand);
			expected.put(how, outcome);
		});
		assertHowWritten(onDemand);
		if (!RecordedChecks.areRecorded() && onDemand.generatedTypes().stream().anyMatch(onDemand::isSettled)) {
			checkUnsettled(uses, expected, onDemand);
		}
		RecordedChecks.add(() -> new RecordedCheck(this.mappers, uses, expected, onDemand));
		return onDemand;
	}

	private void checkUnsettled(Map<String, Use> uses, Map<String, Outcome> expected, OnDemandReflectionFree settled) {
		ObjectMapper mapper = this.mappers.get();
		OnDemandReflectionFree onDemand = settled.reuseUnsettled(mapper);
		expected.forEach((how, outcome) -> compare(outcome, Objects.requireNonNull(uses.get(how)).outcome(mapper),
				how + ", nothing settled", onDemand));
		assertHowWritten(onDemand);
	}

	private static void compare(Outcome expected, Outcome actual, String how, OnDemandReflectionFree onDemand) {
		ParityCounters.addCase(actual.equals(expected));
		assertThat(actual).as("%s, generated %s, by reflection %s", how, onDemand.generated(), onDemand.fallbacks())
			.isEqualTo(expected);
	}

	private void assertHowWritten(OnDemandReflectionFree onDemand) {
		ParityCounters.addTypes(onDemand.generated().size(), onDemand.fallbacks().size());
		for (Class<?> type : this.generated) {
			assertThat(onDemand.isGenerated(type))
				.as("%s is written by generated code; reflection writes %s", type.getName(), onDemand.fallbacks())
				.isTrue();
			if (!this.keys.contains(type)) {
				assertThat(onDemand.expectedTierOf(type)).as("expected tier of %s", type.getName())
					.isEqualTo(onDemand.tierOf(type));
			}
			if (this.tier != 0) {
				assertThat(onDemand.tierOf(type)).as("tier of %s", type.getName()).isEqualTo(this.tier);
			}
		}
		assertThat(AllowedFallbacks.notAmong(onDemand.fallbacks(), this.fallbacks.values()))
			.as("types which reflection writes for no good reason")
			.isEmpty();
		this.fallbacks.forEach((type, reason) -> assertThat(onDemand.reasonForFallback(type))
			.as("reason why reflection writes %s", type.getName())
			.contains(reason));
	}

	/**
	 * Uses a mapper.
	 */
	@FunctionalInterface
	public interface Use {

		/**
		 * Use a mapper.
		 * @param mapper the mapper
		 * @return what came of it, as text
		 * @throws Exception if it fails
		 */
		String of(ObjectMapper mapper) throws Exception;

		/**
		 * Use a mapper and see.
		 * @param mapper the mapper
		 * @return what came of it
		 */
		default Outcome outcome(ObjectMapper mapper) {
			return Outcome.of(() -> of(mapper).getBytes(StandardCharsets.UTF_8));
		}

	}

}
