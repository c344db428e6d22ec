package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonMerge;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.annotation.OptBoolean;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * What null does, and values that exist already.
 */
class ReadNullsAndMergeTests {

	private static final String NULLS = "@JsonSetter(nulls, contentNulls)";

	private static final String MERGE = "@JsonMerge and readerForUpdating";

	@Test
	@CoversReading(NULLS)
	void readsNullsAsAnnotated() {
		ReadParity.of(() -> new ObjectMapper().registerModule(new Jdk8Module()))
			.generated(AnnotatedNulls.class)
			.check(AnnotatedNulls.class,
					"{\"skipped\":null,\"empty\":null,\"failing\":1,\"set\":null,\"contents\":[\"a\",null]}",
					"{\"skippedContents\":[1,null],\"emptyContents\":{\"k\":null},\"failingContents\":[1],\"primitive\":null}",
					"{\"bean\":null,\"optional\":null,\"array\":[null]}");
	}

	@Test
	@CoversReading(NULLS)
	void readsNullsIntoCreatorsAsAnnotated() {
		ReadParity.of(ObjectMapper::new)
			.generated(NullRecord.class, NullCreator.class)
			.check(NullHolder.class, "{\"record\":{\"skipped\":null,\"empty\":null,\"list\":[null]}}",
					"{\"creator\":{\"failing\":1,\"empty\":null}}");
	}

	@ParameterizedTest
	@EnumSource(Nulls.class)
	@CoversReading(NULLS)
	void readsNullsAsConfigured(Nulls nulls) {
		ReadParity.of(() -> new ObjectMapper().setDefaultSetterInfo(JsonSetter.Value.forValueNulls(nulls, nulls)))
			.generated(Plain.class)
			.updating(Plain::new)
			.check(Plain.class,
					"{\"text\":null,\"list\":[null,\"a\"],\"map\":{\"k\":null},\"number\":null,\"nested\":{}}");
		ReadParity.of(() -> {
			ObjectMapper mapper = new ObjectMapper();
			mapper.configOverride(String.class).setSetterInfo(JsonSetter.Value.forValueNulls(nulls));
			mapper.configOverride(List.class).setSetterInfo(JsonSetter.Value.forContentNulls(nulls));
			return mapper;
		}).generated(Plain.class).check(Plain.class, "{\"text\":null,\"list\":[null,\"a\"]}");
	}

	@Test
	@CoversReading(MERGE)
	void mergesAsAnnotated() {
		ReadParity.of(ObjectMapper::new)
			.generated(Merging.class, Plain.class)
			.updating(Merging::new)
			.check(Merging.class,
					"{\"plain\":{\"text\":\"a\"},\"list\":[\"b\"],\"map\":{\"k\":{\"number\":1}},\"array\":[\"c\"]}",
					"{\"getter\":{\"number\":2},\"notMerged\":{\"number\":3},\"nullPlain\":{\"number\":4},\"node\":{\"a\":1}}");
	}

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	@CoversReading(MERGE)
	void mergesAsConfigured(boolean merge) {
		ReadParity.of(() -> new ObjectMapper().setDefaultMergeable(merge))
			.generated(Plain.class)
			.updating(Plain::new)
			.check(Plain.class, "{\"nested\":{\"inner\":1},\"list\":[\"a\"],\"map\":{\"k\":1},\"text\":\"b\"}");
		Supplier<ObjectMapper> mappers = () -> {
			ObjectMapper mapper = new ObjectMapper();
			mapper.configOverride(Nested.class).setMergeable(merge);
			return mapper;
		};
		ReadParity.of(mappers)
			.generated(Plain.class)
			.updating(Plain::new)
			.check(Plain.class, "{\"nested\":{\"inner\":1}}");
		ReadParity.of(mappers)
			.generated(Annotated.class)
			.updating(Annotated::new)
			.check(Annotated.class, "{\"merged\":{\"inner\":1},\"notMerged\":{\"inner\":2}}");
	}

	@Test
	@CoversReading(MERGE)
	void mergesAsConfiguredAfterTheBuild() {
		checkChanged((mapper) -> mapper.setDefaultMergeable(true),
				"the mapper's merging by default was 'null' when code was generated, and is 'true' now");
		checkChanged((mapper) -> mapper.configOverride(Nested.class).setMergeable(true),
				"the mapper's config override has values of property 'nested' merged, and nothing is known to hold them");
	}

	/**
	 * What a type variable stands for counts, rather than what it is erased to.
	 */
	@Test
	@CoversReading(MERGE)
	void mergesWhatIsGenericAsConfiguredAfterTheBuild() {
		ReadParity.of(ObjectMapper::new)
			.fallback(OfNested.class,
					"the mapper's config override has values of property 'nested' merged, and nothing is known to hold them")
			.checkUse((mapper) -> {
				String document = "{\"nested\":{\"inner\":1}}";
				OfNested before = mapper.readValue(document, OfNested.class);
				ObjectMapper changed = mapper.copy();
				changed.configOverride(Nested.class).setMergeable(true);
				return List.of(before, changed.readValue(document, OfNested.class));
			});
	}

	private static void checkChanged(Consumer<ObjectMapper> change, String reason) {
		String document = "{\"list\":[\"a\"],\"nested\":{\"inner\":1}}";
		ReadParity.of(ObjectMapper::new).fallback(Plain.class, reason).checkUse((mapper) -> {
			Plain before = mapper.readValue(document, Plain.class);
			ObjectMapper changed = mapper.copy();
			change.accept(changed);
			return List.of(before, changed.readValue(document, Plain.class));
		});
	}

	@Test
	@CoversReading(NULLS)
	void treatsContentsAsConfiguredBetweenTypes() {
		checkChangedBetweenTypes((mapper) -> mapper.configOverride(List.class)
			.setSetterInfo(JsonSetter.Value.forContentNulls(Nulls.SKIP)));
		checkChangedBetweenTypes((mapper) -> mapper.addMixIn(List.class, Linking.class));
		checkChangedBetweenTypes((mapper) -> mapper.addMixIn(Collection.class, Linking.class));
	}

	/**
	 * Code for both types is there before either is read by the mapper that changes.
	 */
	private static void checkChangedBetweenTypes(Consumer<ObjectMapper> change) {
		String document = "{\"list\":[null]}";
		ReadParity.of(ObjectMapper::new).settled(Listing.class).generated(OtherListing.class).checkUse((mapper) -> {
			ObjectMapper copy = mapper.copy();
			List<Object> read = new ArrayList<>();
			read.add(copy.readValue(document, Listing.class));
			read.add(copy.readValue(document, OtherListing.class));
			read.add(mapper.readValue(document, Listing.class));
			change.accept(mapper);
			read.add(mapper.readValue(document, OtherListing.class));
			return read;
		});
	}

	/**
	 * Jackson would have made all of the deserializer before, and knows nothing of the
	 * change.
	 */
	@Test
	@CoversReading(NULLS)
	void readsRecordsByMapperThatIsChangedAfterItsFirstUse() {
		ReadParity.of(ObjectMapper::new).settled(Counted.class).checkUse((mapper) -> {
			List<Object> read = new ArrayList<>();
			read.add(mapper.readValue("{\"count\":1,\"name\":\"a\"}", Counted.class));
			mapper.configOverride(int.class).setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.FAIL));
			read.add(mapper.readValue("{\"count\":2,\"name\":\"b\"}", Counted.class));
			read.add(mapper.readValue("{\"count\":3}", Counted.class));
			assertThatExceptionOfType(MismatchedInputException.class)
				.isThrownBy(() -> mapper.readValue("{\"name\":\"c\",\"count\":\"x\"}", Counted.class))
				.satisfies((ex) -> read.add(ex.getMessage()));
			return read;
		});
	}

	@Test
	@CoversReading(MERGE)
	void mergesWhatCannotBeMerged() {
		ReadParity.of(ObjectMapper::new)
			.generated(Unmergeable.class)
			.updating(Unmergeable::new)
			.check(Unmergeable.class, "{\"number\":1,\"text\":\"a\"}");
		ReadParity.of(() -> JsonMapper.builder().disable(MapperFeature.IGNORE_MERGE_FOR_UNMERGEABLE).build())
			.updating(Unmergeable::new)
			.check(Unmergeable.class, "{\"number\":1,\"text\":\"a\"}");
	}

	/**
	 * No empty value is looked for, which there is none of.
	 */
	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	@CoversReading(MERGE)
	void readsBesideGetterOfWhatCannotBeMerged(boolean ignored) {
		String[] documents = { "{\"other\":1}", "{\"built\":null,\"other\":1}", "{\"built\":{}}" };
		ReadParity.of(() -> JsonMapper.builder().configure(MapperFeature.IGNORE_MERGE_FOR_UNMERGEABLE, ignored).build())
			.generated(UnmergeableGetter.class)
			.check(UnmergeableGetter.class, documents);
		ReadParity
			.of(() -> JsonMapper.builder()
				.configure(MapperFeature.IGNORE_MERGE_FOR_UNMERGEABLE, ignored)
				.defaultMergeable(true)
				.build())
			.generated(EmptyGetter.class)
			.check(EmptyGetter.class, documents);
		ReadParity
			.of(() -> JsonMapper.builder()
				.configure(MapperFeature.IGNORE_MERGE_FOR_UNMERGEABLE, ignored)
				.withConfigOverride(Built.class, (override) -> override.setMergeable(true))
				.build())
			.generated(EmptyGetter.class)
			.check(EmptyGetter.class, documents);
	}

	@Test
	@CoversReading(MERGE)
	void updatesAllKindsOfBeans() {
		ReadParity.of(ObjectMapper::new)
			.generated(Plain.class)
			.updating(SubPlain::new)
			.check(Plain.class, "{\"text\":\"a\",\"own\":1}", "null", "[]");
		ReadParity.of(ObjectMapper::new)
			.generated(NullCreator.class)
			.updating(() -> new NullCreator(1, new ArrayList<>(List.of("x"))))
			.check(NullCreator.class, "{\"empty\":[],\"set\":3}");
		ReadParity.of(ObjectMapper::new)
			.generated(Nested.class)
			.updating(() -> new ArrayList<>(List.of(new Nested())))
			.check(new com.fasterxml.jackson.core.type.TypeReference<List<Nested>>() {
			}, "[{\"inner\":1}]");
	}

	@Test
	@CoversReading(MERGE)
	void updatesByMapper() {
		ReadParity.of(ObjectMapper::new)
			.generated(Plain.class)
			.checkUse((mapper) -> mapper.updateValue(new Plain(), Map.of("text", "a", "nested", Map.of("inner", 3))));
		ReadParity.of(ObjectMapper::new)
			.generated(Plain.class)
			.checkUse((mapper) -> mapper.readerForUpdating(new Plain()).readValue("{\"text\":\"a\",\"nested\":{}}"));
	}

	static class Nested {

		public int inner = 7;

		public int kept = 8;

	}

	static class AnnotatedNulls {

		@JsonSetter(nulls = Nulls.SKIP)
		public String skipped = "default";

		@JsonSetter(nulls = Nulls.AS_EMPTY)
		public List<String> empty;

		private Integer failed = 9;

		@JsonSetter(nulls = Nulls.SET)
		public String set = "default";

		@JsonSetter(contentNulls = Nulls.FAIL)
		public List<String> contents;

		@JsonSetter(contentNulls = Nulls.SKIP)
		public int[] skippedContents;

		@JsonSetter(contentNulls = Nulls.AS_EMPTY)
		public Map<String, String> emptyContents;

		@JsonSetter(nulls = Nulls.FAIL, contentNulls = Nulls.FAIL)
		public Integer[] failingContents;

		@JsonSetter(nulls = Nulls.SKIP)
		public int primitive = 5;

		@JsonSetter(nulls = Nulls.AS_EMPTY)
		public Nested bean;

		@JsonSetter(nulls = Nulls.AS_EMPTY)
		public Optional<String> optional;

		@JsonSetter(contentNulls = Nulls.AS_EMPTY)
		public Nested[] array;

		@JsonSetter(nulls = Nulls.FAIL)
		public void setFailing(Integer value) {
			this.failed = value;
		}

	}

	record NullRecord(@JsonSetter(nulls = Nulls.SKIP) String skipped,
			@JsonSetter(nulls = Nulls.AS_EMPTY) List<String> empty,
			@JsonSetter(contentNulls = Nulls.SKIP) List<String> list) {
	}

	static class NullCreator {

		private final Integer failing;

		private final List<String> empty;

		public int set;

		@JsonCreator
		NullCreator(@JsonProperty("failing") @JsonSetter(nulls = Nulls.FAIL) Integer failing,
				@JsonProperty("empty") @JsonSetter(nulls = Nulls.AS_EMPTY) List<String> empty) {
			this.failing = failing;
			this.empty = empty;
		}

	}

	static class NullHolder {

		public NullRecord record;

		public NullCreator creator;

	}

	static class Plain {

		public String text = "default";

		private List<String> list = new ArrayList<>(List.of("default"));

		public Map<String, Integer> map = new LinkedHashMap<>(Map.of("default", 1));

		public Integer number = 4;

		public Nested nested = new Nested();

		public List<String> getList() {
			return this.list;
		}

		public void setList(List<String> list) {
			this.list = list;
		}

	}

	static class Annotated {

		@JsonMerge
		public Nested merged = new Nested();

		@JsonMerge(OptBoolean.FALSE)
		public Nested notMerged = new Nested();

	}

	static class SubPlain extends Plain {

		public int own;

	}

	static class Merging {

		@JsonMerge
		public Plain plain = new Plain();

		@JsonMerge
		private List<String> list = new ArrayList<>(List.of("default"));

		@JsonMerge
		public Map<String, Plain> map = new LinkedHashMap<>(Map.of("k", new Plain()));

		@JsonMerge
		public String[] array = { "default" };

		private Plain value = new Plain();

		@JsonMerge(OptBoolean.FALSE)
		public Plain notMerged = new Plain();

		@JsonMerge
		public Plain nullPlain;

		@JsonMerge
		public ObjectNode node = new ObjectMapper().createObjectNode().put("default", true);

		public List<String> getList() {
			return this.list;
		}

		public void setList(List<String> list) {
			this.list = list;
		}

		public Plain getGetter() {
			return this.value;
		}

		@JsonMerge
		public void setGetter(Plain value) {
			this.value = value;
		}

	}

	static class Unmergeable {

		@JsonMerge
		public int number = 7;

		@JsonMerge
		public String text = "default";

	}

	static class UnmergeableGetter {

		public Object other;

		@JsonMerge
		@JsonSetter(nulls = Nulls.AS_EMPTY)
		public Built getBuilt() {
			return new Built();
		}

	}

	static class EmptyGetter {

		public Object other;

		@JsonSetter(nulls = Nulls.AS_EMPTY)
		public Built getBuilt() {
			return new Built();
		}

	}

	@JsonDeserialize(builder = Built.Builder.class)
	static class Built {

		public int number;

		static class Builder {

			@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
			Builder(Map<String, Object> from) {
			}

			Built build() {
				return new Built();
			}

		}

	}

	static class Listing {

		public List<String> list;

	}

	static class OtherListing {

		public List<String> list;

	}

	@JsonDeserialize(as = LinkedList.class)
	interface Linking {

	}

	record Counted(int count, String name) {
	}

	abstract static class OfAny<T> {

		private T nested;

		public T getNested() {
			return this.nested;
		}

		public void setNested(T nested) {
			this.nested = nested;
		}

	}

	static class OfNested extends OfAny<Nested> {

		OfNested() {
			setNested(new Nested());
		}

	}

}
