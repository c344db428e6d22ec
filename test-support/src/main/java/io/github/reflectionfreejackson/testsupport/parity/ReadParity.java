package io.github.reflectionfreejackson.testsupport.parity;

import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import io.github.reflectionfreejackson.runtime.ReadingMode;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import org.jspecify.annotations.Nullable;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Asserts that documents are read by generated code exactly as plain Jackson reads them,
 * in every {@link ReadingWay}: the values have the same structure, or the failures are
 * the same in all that can be asked of them, such as message, location, path and cause.
 * Each document is read with many changes, too: one of five that come to mind, always the
 * same, or all with {@code -Dparity.mutations=1}. With {@code -Dparity.verified=true}
 * everything is read while it is verified, and no difference must be found. Some of it
 * cannot be compared, such as failures whose messages name objects by their hash codes.
 * What was said of types is not demanded where nothing could be verified, nor is a reason
 * for types that Jackson refuses to read, since generated code is not asked for them
 * then.
 *
 * <pre>
 * ReadParity.of(ObjectMapper::new).generated(Customer.class).check(Customer.class, "{\"name\":\"x\"}");
 * </pre>
 *
 * Instances are for one thread.
 *
 * @since 0.1.0
 */
public final class ReadParity {

	/**
	 * One of so many mutations of a document is read.
	 */
	private static final int SHARE = Integer.getInteger("parity.mutations", 5);

	private final Supplier<? extends ObjectMapper> mappers;

	private final Set<Class<?>> generated = new LinkedHashSet<>();

	private final Set<Class<?>> straightLine = new LinkedHashSet<>();

	private final Set<Class<?>> settled = new LinkedHashSet<>();

	private final Set<Class<?>> unsettled = new LinkedHashSet<>();

	private final Set<Class<?>> propertyByProperty = new LinkedHashSet<>();

	private final Map<Class<?>, String> fallbacks = new LinkedHashMap<>();

	private @Nullable UnaryOperator<ObjectReader> readers;

	private @Nullable Supplier<?> updated;

	private boolean mutated = true;

	private boolean verified = Boolean.getBoolean("parity.verified");

	private boolean conclusive;

	private boolean inTurns = true;

	private boolean counted = true;

	private int share = SHARE;

	private ReadParity(Supplier<? extends ObjectMapper> mappers) {
		this.mappers = mappers;
	}

	/**
	 * Compare with mappers of one configuration.
	 * @param mappers creates a fresh mapper at each call
	 * @return what checks
	 */
	public static ReadParity of(Supplier<? extends ObjectMapper> mappers) {
		return new ReadParity(mappers);
	}

	/**
	 * Demand that generated code reads types.
	 * @param types the types
	 * @return this
	 */
	public ReadParity generated(Class<?>... types) {
		this.generated.addAll(List.of(types));
		return this;
	}

	/**
	 * Demand that generated code reads the properties of types one after the other.
	 * @param types the types
	 * @return this
	 */
	public ReadParity straightLine(Class<?>... types) {
		this.straightLine.addAll(List.of(types));
		return generated(types);
	}

	/**
	 * Demand that types are read as it was settled when code was generated.
	 * @param types the types
	 * @return this
	 */
	public ReadParity settled(Class<?>... types) {
		this.settled.addAll(List.of(types));
		return straightLine(types);
	}

	/**
	 * Demand that Jackson is asked, while running, what it makes of types.
	 * @param types the types
	 * @return this
	 */
	public ReadParity unsettled(Class<?>... types) {
		this.unsettled.addAll(List.of(types));
		return generated(types);
	}

	/**
	 * Demand that Jackson reads types over generated members, one property at a time.
	 * @param types the types
	 * @return this
	 */
	public ReadParity propertyByProperty(Class<?>... types) {
		this.propertyByProperty.addAll(List.of(types));
		return generated(types);
	}

	/**
	 * Demand that reflection reads a type.
	 * @param type the type
	 * @param reason a part of the reason
	 * @return this
	 */
	public ReadParity fallback(Class<?> type, String reason) {
		this.fallbacks.put(type, reason);
		return this;
	}

	/**
	 * Read with a reader of the mapper, and in no way that needs none.
	 * @param readers makes the reader from the mapper's own
	 * @return this
	 */
	public ReadParity reader(UnaryOperator<ObjectReader> readers) {
		this.readers = readers;
		return this;
	}

	/**
	 * Read into values that exist already, too, and compare what becomes of them, even
	 * where reading fails.
	 * @param updated creates a fresh value at each call
	 * @return this
	 */
	public ReadParity updating(Supplier<?> updated) {
		this.updated = updated;
		return this;
	}

	/**
	 * Read the documents just as they are.
	 * @return this
	 */
	public ReadParity unmutated() {
		this.mutated = false;
		return this;
	}

	/**
	 * Verify what is read, as an application does in production, and demand that some of
	 * it is found equal, nothing different, and nothing inconclusive.
	 * @return this
	 */
	public ReadParity verified() {
		this.verified = true;
		this.conclusive = true;
		return this;
	}

	/**
	 * Verify nothing, even where everything else is verified, and let no other mapper
	 * take turns: for deserializers that count their calls.
	 * @return this
	 */
	public ReadParity counting() {
		this.verified = false;
		this.conclusive = false;
		this.inTurns = false;
		return this;
	}

	/**
	 * Read all mutations of the documents.
	 * @return this
	 */
	ReadParity complete() {
		this.share = 1;
		return this;
	}

	/**
	 * Leave comparisons out of {@link ParityCounters}.
	 * @return this
	 */
	ReadParity uncounted() {
		this.counted = false;
		return this;
	}

	/**
	 * Compare how documents are read.
	 * @param target the type to read
	 * @param documents the documents
	 * @return how types were read
	 */
	public OnDemandReflectionFree check(TypeReference<?> target, String... documents) {
		return check(target.getType(), documents);
	}

	/**
	 * Compare how documents are read.
	 * @param target the type to read, such as a class or a {@link JavaType}
	 * @param documents the documents
	 * @return how types were read
	 */
	public OnDemandReflectionFree check(Type target, String... documents) {
		Comparison comparison = new Comparison();
		for (String document : documents) {
			List<String> mutations = this.mutated ? Mutations.of(document) : List.of(document);
			int chosen = Math.floorMod(document.hashCode(), this.share);
			for (int i = 0; i < mutations.size(); i++) {
				if (i == 0 || i % this.share == chosen) {
					compare(comparison, target, mutations.get(i), i);
				}
			}
		}
		return comparison.assertHowRead();
	}

	/**
	 * Compare what comes of using the mapper in another way.
	 * @param use uses the mapper
	 * @return how types were read
	 */
	public OnDemandReflectionFree checkUse(Use use) {
		Comparison comparison = new Comparison();
		comparison.compare("use", (mapper) -> ReadOutcome.of(() -> use.of(mapper)));
		return comparison.assertHowRead();
	}

	private void compare(Comparison comparison, Type target, String document, int mutation) {
		boolean wellFormed = ReadingWay.isWellFormed(document);
		for (ReadingWay way : ReadingWay.values()) {
			if (!way.isFor(mutation) || (!wellFormed && way.needsWellFormed())
					|| !RecordedReads.isWanted(mutation, way)) {
				continue;
			}
			if (way.usesReader() || this.readers == null) {
				comparison.compare(way + " of " + document, (mapper) -> read(way, mapper, target, document, null));
			}
			if (way.usesReader() && this.updated != null) {
				Supplier<?> updates = this.updated;
				comparison.compare("update by " + way + " of " + document,
						(mapper) -> read(way, mapper, target, document, updates.get()));
			}
		}
	}

	private String read(ReadingWay way, ObjectMapper mapper, Type target, String document, @Nullable Object update) {
		JavaType type = mapper.constructType(target);
		ObjectReader custom = (this.readers != null) ? this.readers.apply(mapper.readerFor(type))
				: mapper.readerFor(type);
		ObjectReader reader = (update != null) ? custom.withValueToUpdate(update) : custom;
		String outcome = ReadOutcome.of(() -> way.read(new ReadingWay.Reading(mapper, reader, type), document));
		return (update != null) ? outcome + "\nafter which the value was " + Structure.of(update) : outcome;
	}

	/**
	 * Uses a mapper.
	 */
	@FunctionalInterface
	public interface Use {

		/**
		 * Use a mapper.
		 * @param mapper the mapper
		 * @return what was read
		 * @throws Exception if it fails
		 */
		@Nullable Object of(ObjectMapper mapper) throws Exception;

	}

	/**
	 * Plain Jackson's mapper, one that has generated code, and one that has the same, but
	 * asks Jackson for all that was settled. These two take turns, unless everything is
	 * to be read.
	 */
	private final class Comparison {

		private final ObjectMapper plain = ReadParity.this.mappers.get();

		private final ObjectMapper mapper = ReadParity.this.mappers.get();

		private final ShadowVerification verification = new ShadowVerification(1);

		private final OnDemandReflectionFree onDemand = ReadParity.this.verified
				? OnDemandReflectionFree.install(this.mapper, this.verification)
				: OnDemandReflectionFree.install(this.mapper);

		private final ObjectMapper unsettled = ReadParity.this.mappers.get();

		private final List<RecordedRead.Reading> recorded = new ArrayList<>();

		private int comparisons;

		Comparison() {
			this.onDemand.reuseUnsettled(this.unsettled, ReadingMode.DIRECT);
		}

		void compare(String how, Function<ObjectMapper, String> reading) {
			String expected = reading.apply(this.plain);
			boolean settled = ReadParity.this.verified || !ReadParity.this.inTurns || this.comparisons++ % 2 == 0;
			if (settled || SHARE == 1) {
				compare(how, reading.apply(this.mapper), expected);
			}
			if (!settled || (SHARE == 1 && ReadParity.this.inTurns)) {
				compare(how + ", nothing settled", reading.apply(this.unsettled), expected);
			}
			if (RecordedReads.areRecorded()) {
				this.recorded.add(new RecordedRead.Reading(how, reading, expected));
			}
		}

		private void compare(String how, String actual, String expected) {
			if (ReadParity.this.counted) {
				ParityCounters.addRead(actual.equals(expected));
			}
			if (!actual.equals(expected)) {
				assertThat(actual).as(how).isEqualTo(expected);
			}
		}

		OnDemandReflectionFree assertHowRead() {
			assertVerified(this.verification.reading());
			if (!ReadParity.this.verified || this.verification.reading().equal() > 0) {
				assertServedTypes();
			}
			RecordedReads.add(() -> new RecordedRead(ReadParity.this.mappers, this.recorded, this.onDemand));
			return this.onDemand;
		}

		private void assertVerified(ShadowVerification reading) {
			assertThat(reading.differences()).as("differences that verification found").isEmpty();
			assertThat(reading.different()).as("how much verification found different").isZero();
			if (ReadParity.this.conclusive) {
				assertThat(reading.inconclusive()).as("how much verification found inconclusive").isZero();
				assertThat(reading.equal()).as("how much verification found equal").isPositive();
			}
		}

		private void assertServedTypes() {
			for (Class<?> type : ReadParity.this.generated) {
				assertThat(this.onDemand.isReadByGeneratedCode(type))
					.as("%s is read by generated code; reflection reads it because %s", type.getName(),
							this.onDemand.reasonForReflectiveReading(type))
					.isTrue();
			}
			for (Class<?> type : ReadParity.this.generated) {
				if (ReadParity.this.straightLine.contains(type) || ReadParity.this.propertyByProperty.contains(type)) {
					assertThat(this.onDemand.isReadStraightLine(type)).as("%s is read straight-line", type.getName())
						.isEqualTo(ReadParity.this.straightLine.contains(type));
				}
			}
			for (Class<?> type : ReadParity.this.generated) {
				if (ReadParity.this.settled.contains(type) || ReadParity.this.unsettled.contains(type)) {
					assertThat(this.onDemand.isReadAsSettled(type)).as("%s is read as settled", type.getName())
						.isEqualTo(ReadParity.this.settled.contains(type));
				}
			}
			ReadParity.this.fallbacks.forEach((type, reason) -> {
				String actual = this.onDemand.reasonForReflectiveReading(type);
				if (actual != null || !ReadParity.this.verified) {
					assertThat(actual).as("reason why reflection reads %s", type.getName()).contains(reason);
				}
			});
		}

	}

}
