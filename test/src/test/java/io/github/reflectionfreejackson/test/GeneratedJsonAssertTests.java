package io.github.reflectionfreejackson.test;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.github.reflectionfreejackson.annotation.ReflectionFreeJson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Tests for {@link GeneratedJsonAssert}.
 */
class GeneratedJsonAssertTests {

	private final ObjectMapper mapper = JsonMapper.builder()
		.propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
		.build();

	@Test
	void passesWhenTypesAreCovered() {
		GeneratedJsonAssert.assertThatGeneratedJson(this.mapper)
			.isWrittenAsByJackson(new Customer(), List.of(new Customer()))
			.covers(Customer.class, Address.class)
			.hasNoFallbacks();
	}

	@Test
	void leavesMapperAlone() throws Exception {
		GeneratedJsonAssert.assertThatGeneratedJson(this.mapper).isWrittenAsByJackson(new Customer());
		assertThat(this.mapper.writeValueAsString(new Address())).isEqualTo("{\"street_name\":\"Elm Street\"}");
	}

	@Test
	void passesWhenBothFailAlike() {
		GeneratedJsonAssert.assertThatGeneratedJson(this.mapper).isWrittenAsByJackson(new Failing());
	}

	@Test
	void passesWithView() {
		GeneratedJsonAssert.assertThatGeneratedJson(this.mapper)
			.with((writer) -> writer.withView(Runnable.class))
			.isWrittenAsByJackson(new Customer())
			.covers(Customer.class);
	}

	@Test
	void failsWhenSampleIsNotCovered() {
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(
					() -> GeneratedJsonAssert.assertThatGeneratedJson(this.mapper).isWrittenAsByJackson(new Hidden()))
			.withMessageContaining(Hidden.class.getName())
			.withMessageContaining("it is private");
	}

	@Test
	void failsWhenTypeIsNotCovered() {
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(
					() -> GeneratedJsonAssert.assertThatGeneratedJson(this.mapper).covers(Customer.class, Hidden.class))
			.withMessageContaining("Expecting generated code to write " + Hidden.class.getName())
			.withMessageContaining("it is private");
	}

	@Test
	void failsWhenTypeIsOptedOut() {
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> GeneratedJsonAssert.assertThatGeneratedJson(this.mapper).covers(OptedOut.class))
			.withMessage("Expecting generated code to write " + OptedOut.class.getName() + ", but it does not: "
					+ "it is annotated with @ReflectionFreeJson(false). "
					+ "Remove @ReflectionFreeJson(false) from the class.");
	}

	@Test
	void failsWhenSampleIsOptedOut() {
		assertThatExceptionOfType(AssertionError.class).isThrownBy(
				() -> GeneratedJsonAssert.assertThatGeneratedJson(this.mapper).isWrittenAsByJackson(new OptedOut()));
	}

	@Test
	void failsWhenPartOfSampleIsOptedOut() {
		GeneratedJsonAssert asserted = GeneratedJsonAssert.assertThatGeneratedJson(this.mapper)
			.isWrittenAsByJackson(new OptedOutHolder());
		assertThatExceptionOfType(AssertionError.class).isThrownBy(asserted::hasNoFallbacks)
			.withMessageContaining("it is annotated with @ReflectionFreeJson(false)");
	}

	@Test
	void passesWhenSuperclassIsOptedOut() {
		GeneratedJsonAssert.assertThatGeneratedJson(this.mapper)
			.isWrittenAsByJackson(new OptedOutSuperclass())
			.covers(OptedOutSuperclass.class)
			.hasNoFallbacks();
	}

	@ParameterizedTest
	@MethodSource("containersOfUncovered")
	void failsWhenElementOfSampleIsNotCovered(Object container) {
		ObjectMapper withOptional = this.mapper.copy().registerModule(new Jdk8Module());
		GeneratedJsonAssert asserted = GeneratedJsonAssert.assertThatGeneratedJson(withOptional);
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> asserted.isWrittenAsByJackson(container))
			.withMessageContaining("Expecting generated code to write " + Hidden.class.getName() + ",")
			.withMessageContaining("it is private");
	}

	static Stream<Arguments> containersOfUncovered() {
		Hidden hidden = new Hidden();
		Stream<Object> containers = Stream.of(List.of(hidden), Map.of("key", hidden),
				List.of(new Customer(), List.of(Set.of(hidden))), new Hidden[] { hidden },
				new Object[][] { {}, { null, hidden } }, Optional.of(hidden), new AtomicReference<>(hidden),
				Arrays.asList(null, Optional.of(Map.of(1, new Object[] { hidden }))));
		return containers.map(Arguments::of);
	}

	@ParameterizedTest
	@MethodSource("samplesThatFailFirst")
	void failsWhenElementIsNotCoveredAndBothFailAlikeBefore(Object sample) {
		GeneratedJsonAssert asserted = GeneratedJsonAssert.assertThatGeneratedJson(this.mapper);
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> asserted.isWrittenAsByJackson(sample))
			.withMessageContaining("Expecting generated code to write " + Hidden.class.getName() + ",")
			.withMessageContaining("it is private");
	}

	static Stream<Arguments> samplesThatFailFirst() {
		List<Object> cyclic = new ArrayList<>();
		cyclic.add(cyclic);
		cyclic.add(new Hidden());
		Object notSupported = Optional.of(new Hidden());
		return Stream.of(List.of(new Failing(), new Hidden()), cyclic, notSupported).map(Arguments::of);
	}

	@ParameterizedTest
	@MethodSource("writtenAsSupertypes")
	void failsWhenSupertypeIsWrittenThatIsNotCovered(Object sample, Class<?> rootType, Class<?> written) {
		GeneratedJsonAssert asserted = GeneratedJsonAssert.assertThatGeneratedJson(this.mapper)
			.with((writer) -> writer.forType(rootType));
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> asserted.isWrittenAsByJackson(sample))
			.withMessageContaining("Expecting generated code to write " + written.getName() + ",");
	}

	static Stream<Arguments> writtenAsSupertypes() {
		return Stream.of(Arguments.of(new OptedOutSuperclass(), OptedOut.class, OptedOut.class),
				Arguments.of(new HiddenInterfaceImplementation(), HiddenInterface.class, HiddenInterface.class),
				Arguments.of(new WrittenAsOptedOut(), WrittenAsOptedOut.class, OptedOut.class));
	}

	@Test
	void passesWhenSupertypeIsWrittenThatIsCovered() {
		GeneratedJsonAssert.assertThatGeneratedJson(this.mapper)
			.with((writer) -> writer.forType(Address.class))
			.isWrittenAsByJackson(new Address() {
			});
	}

	@Test
	void passesWhenSampleOfSerializerOfItsOwnIsPrivate() {
		GeneratedJsonAssert.assertThatGeneratedJson(this.mapper)
			.isWrittenAsByJackson(new HiddenText(), List.of(new Failing(), new HiddenText()), new Hidden[0]);
	}

	@Test
	void passesWhenLambdaIsWrittenAsIterableAndBothFailAlikeBefore() {
		Iterable<Customer> customers = () -> List.of(new Customer()).iterator();
		GeneratedJsonAssert.assertThatGeneratedJson(this.mapper)
			.isWrittenAsByJackson(List.of(new Failing(), customers));
	}

	@Test
	void failsWhenJacksonCannotIntrospectSample() {
		GeneratedJsonAssert asserted = GeneratedJsonAssert.assertThatGeneratedJson(this.mapper);
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> asserted.isWrittenAsByJackson(new Contradictory()))
			.withMessageContaining("Jackson cannot introspect it");
	}

	@Test
	void failsAlikeWhenClassOfJdkIsSampleOrElement() {
		GeneratedJsonAssert asserted = GeneratedJsonAssert.assertThatGeneratedJson(this.mapper);
		Object sample = new IntSummaryStatistics();
		String reason = "it is a class of the JDK";
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> asserted.isWrittenAsByJackson(sample))
			.withMessageContaining(reason);
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> asserted.isWrittenAsByJackson(List.of(sample)))
			.withMessageContaining(reason);
	}

	@Test
	void passesWhenElementsOfSampleAreCovered() {
		ObjectMapper withOptional = this.mapper.copy().registerModule(new Jdk8Module());
		GeneratedJsonAssert.assertThatGeneratedJson(withOptional)
			.isWrittenAsByJackson(List.of(), new int[] { 1 }, Optional.empty(), new AtomicReference<>(),
					Arrays.asList("text", 1, TimeUnit.DAYS, null, new Customer[] { new Customer(), null }),
					Map.of(TimeUnit.DAYS, List.of(Map.of(1, new Address()))));
	}

	@Test
	void passesWhenPartsOfElementsAreNotCovered() {
		GeneratedJsonAssert.assertThatGeneratedJson(this.mapper).isWrittenAsByJackson(List.of(new Holder()));
	}

	@Test
	void passesWhenSampleContainsItselfAndBothFailAlike() {
		List<Object> list = new ArrayList<>();
		list.add(Map.of("list", list));
		GeneratedJsonAssert.assertThatGeneratedJson(this.mapper).isWrittenAsByJackson(list);
	}

	@Test
	void passesWhenElementsCannotBeHadAndBothFailAlike() {
		GeneratedJsonAssert.assertThatGeneratedJson(this.mapper).isWrittenAsByJackson(new FailingList());
	}

	@Test
	void takesNoElementsOfIterables() {
		AtomicInteger iterations = new AtomicInteger();
		Iterable<Customer> customers = () -> {
			iterations.incrementAndGet();
			return List.of(new Customer()).iterator();
		};
		GeneratedJsonAssert.assertThatGeneratedJson(this.mapper).isWrittenAsByJackson(customers);
		assertThat(iterations).hasValue(6);
	}

	@Test
	void rejectsSamplesThatAreNull() {
		GeneratedJsonAssert asserted = GeneratedJsonAssert.assertThatGeneratedJson(this.mapper);
		assertThatIllegalArgumentException().isThrownBy(() -> asserted.isWrittenAsByJackson(new Customer(), null))
			.withMessageContaining("null is of no type");
		assertThatIllegalArgumentException().isThrownBy(() -> asserted.isWrittenAsByJackson((Object[]) null))
			.withMessageContaining("null is of no type");
	}

	@Test
	void coversArraysAsItDoesTheirElements() {
		GeneratedJsonAssert asserted = GeneratedJsonAssert.assertThatGeneratedJson(this.mapper)
			.covers(Customer[].class, Customer[][].class);
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> asserted.covers(Hidden[].class))
			.withMessageContaining("Expecting generated code to write " + Hidden.class.getTypeName() + "[]")
			.withMessageContaining("it is private")
			.withMessageEndingWith(". Make the class, and all classes around it, package-private or public.");
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> asserted.covers(int[].class))
			.withMessage("Expecting generated code to write int[], but it does not: "
					+ "Jackson needs no members to write it");
	}

	@Test
	void failsWhenTypeNeedsNoGeneratedCode() {
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> GeneratedJsonAssert.assertThatGeneratedJson(this.mapper).covers(String.class))
			.withMessage("Expecting generated code to write java.lang.String, but it does not: "
					+ "Jackson needs no members to write it");
	}

	@Test
	void failsWhenPartOfSampleIsNotCovered() {
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> GeneratedJsonAssert.assertThatGeneratedJson(this.mapper)
				.isWrittenAsByJackson(new Holder())
				.hasNoFallbacks())
			.withMessageContaining(Hidden.class.getName());
	}

	@Test
	void failsWhenOutputDiffers() {
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> GeneratedJsonAssert.assertThatGeneratedJson(this.mapper)
				.isWrittenAsByJackson(new Changing("Jane")))
			.withMessageContaining("Expecting generated code to write a " + Changing.class.getName());
	}

	@ParameterizedTest
	@MethodSource("changingSamples")
	void failsWhenSampleChangesByBeingWritten(Object sample, String first, String again) {
		GeneratedJsonAssert asserted = GeneratedJsonAssert.assertThatGeneratedJson(this.mapper);
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> asserted.isWrittenAsByJackson(sample))
			.withMessageContaining("Expecting a " + sample.getClass().getName() + " that can be written several times")
			.withMessageContaining("first: " + first)
			.withMessageContaining("again: " + again)
			.withMessageNotContaining("generated");
	}

	static Stream<Arguments> changingSamples() {
		return Stream.of(Arguments.of(List.of(new Address()).iterator(), "[{\"street_name\":\"Elm Street\"}]", "[]"),
				Arguments.of(new Counting(), "{\"calls\":0}", "{\"calls\":2}"));
	}

	@Test
	void showsTextThatIsNotAscii() {
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> GeneratedJsonAssert.assertThatGeneratedJson(this.mapper)
				.isWrittenAsByJackson(new Changing("Zo\u00eb \u4e2d")))
			.withMessageContaining("Jackson:   {\"name\":\"Zo\u00eb \u4e2d\",\"calls\":0}")
			.withMessageContaining("generated: {\"name\":\"Zo\u00eb \u4e2d\",\"calls\":1}");
	}

	@Test
	void rejectsMapperThatCannotBeCopied() {
		assertThatIllegalArgumentException()
			.isThrownBy(() -> GeneratedJsonAssert.assertThatGeneratedJson(new OwnMapper()))
			.withMessageContaining("written with copies of the mapper, but " + OwnMapper.class.getName())
			.withMessageContaining("Override copy() in it, to return another that is made by a constructor which passes"
					+ " the mapper to super(...)");
	}

	@Test
	void takesMapperThatIsCopiedAsAdvised() {
		GeneratedJsonAssert
			.assertThatGeneratedJson(
					new CopiedMapper(new ObjectMapper().setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)))
			.isWrittenAsByJackson(new Customer())
			.covers(Customer.class);
	}

	static class Customer {

		public String firstName = "Jane";

		@JsonView(Runnable.class)
		public Address address = new Address();

	}

	static class Address {

		public String getStreetName() {
			return "Elm Street";
		}

	}

	static class Failing {

		public String getName() {
			throw new IllegalStateException("no name");
		}

	}

	static class Contradictory {

		@JsonProperty("name")
		public String getFirst() {
			return "first";
		}

		@JsonProperty("name")
		public String getLast() {
			return "last";
		}

	}

	static class Holder {

		public Object hidden = new Hidden();

	}

	private static final class Hidden {

		public int number = 1;

	}

	private interface HiddenInterface {

		int getNumber();

	}

	static class HiddenInterfaceImplementation implements HiddenInterface {

		@Override
		public int getNumber() {
			return 1;
		}

	}

	@JsonSerialize(using = ToStringSerializer.class)
	private static final class HiddenText {

		@Override
		public String toString() {
			return "hidden";
		}

	}

	@ReflectionFreeJson(false)
	static class OptedOut {

		public int number = 1;

	}

	static class OptedOutSuperclass extends OptedOut {

	}

	@JsonSerialize(as = OptedOut.class)
	static class WrittenAsOptedOut extends OptedOut {

	}

	static class OptedOutHolder {

		public OptedOut part = new OptedOut();

	}

	static class FailingList extends AbstractList<Object> {

		@Override
		public Object get(int index) {
			throw new IllegalStateException("no elements");
		}

		@Override
		public int size() {
			return 1;
		}

	}

	@JsonPropertyOrder({ "name", "calls" })
	static class Changing {

		public final String name;

		private int calls;

		Changing(String name) {
			this.name = name;
		}

		public int getCalls() {
			return this.calls++ % 2;
		}

	}

	static class Counting {

		private int calls;

		public int getCalls() {
			return this.calls++;
		}

	}

	static class CopiedMapper extends ObjectMapper {

		private static final long serialVersionUID = 1L;

		CopiedMapper(ObjectMapper mapper) {
			super(mapper);
		}

		@Override
		public ObjectMapper copy() {
			return new CopiedMapper(this);
		}

	}

	static class OwnMapper extends ObjectMapper {

		private static final long serialVersionUID = 1L;

	}

}
