package io.github.reflectionfreejackson.testsupport.corpus;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Contents of maps and references, and which of them are left out.
 */
class ContentInclusionCorpusTests {

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, names = { "CUSTOM", "USE_DEFAULTS" }, mode = EnumSource.Mode.EXCLUDE)
	@Covers(features = { "@JsonInclude(content)", "ObjectMapper.setDefaultPropertyInclusion" },
			traps = "@JsonInclude on Map/Optional/AtomicReference content", tier = 1)
	void writesIncludedContents(JsonInclude.Include include) {
		Parity
			.of(() -> new ObjectMapper().registerModule(new Jdk8Module())
				.setDefaultPropertyInclusion(JsonInclude.Value.construct(include, include)))
			.generated(Contents.class, References.class)
			.check(List.of(new Contents(), new References()));
	}

	@Test
	@Covers(features = { "@JsonInclude(content)", "ObjectMapper.configOverride" },
			traps = "@JsonInclude on Map/Optional/AtomicReference content", tier = 1)
	void writesContentsIncludedByOverride() {
		Parity.of(() -> {
			ObjectMapper mapper = new ObjectMapper().registerModule(new Jdk8Module());
			mapper.configOverride(Map.class)
				.setInclude(JsonInclude.Value.construct(JsonInclude.Include.NON_EMPTY, JsonInclude.Include.NON_NULL));
			mapper.configOverride(Optional.class)
				.setInclude(JsonInclude.Value.construct(JsonInclude.Include.NON_ABSENT, JsonInclude.Include.NON_EMPTY));
			mapper.configOverride(String.class)
				.setIncludeAsProperty(JsonInclude.Value.construct(JsonInclude.Include.NON_EMPTY, null));
			return mapper;
		}).generated(Contents.class, References.class).check(List.of(new Contents(), new References()));
	}

	@Test
	@Covers(features = "@JsonInclude(contentFilter)", traps = "@JsonInclude on Map/Optional/AtomicReference content",
			tier = 1)
	void writesContentsThatFilterLeaves() {
		Parity.of(() -> new ObjectMapper().registerModule(new Jdk8Module()))
			.generated(Filtered.class)
			.check(new Filtered());
	}

	@Test
	@Covers(features = "Jdk8Module", traps = "Optional, OptionalInt, AtomicReference, suppliers of null", tier = 2)
	void writesReferences() {
		Parity.of(() -> new ObjectMapper().registerModule(new Jdk8Module()))
			.generated(References.class, Item.class)
			.check(new References());
		Parity.of(() -> new ObjectMapper().registerModule(new Jdk8Module().configureReadAbsentAsNull(true)))
			.generated(Polymorphic.class, Item.class)
			.check(new Polymorphic());
		Parity.of(() -> new ObjectMapper().registerModule(new Jdk8Module()))
			.generated(Lists.class, Item.class)
			.check(new Lists());
	}

	@Test
	@Covers(features = "Optional", traps = "Optional, OptionalInt, AtomicReference, suppliers of null", tier = 2,
			note = "without the module, Jackson refuses to write an Optional")
	void failsWithoutModuleAsPlainJackson() {
		Parity.of(ObjectMapper::new).generated(References.class).check(new References());
		Parity.of(ObjectMapper::new).generated(Suppliers.class).check(new Suppliers());
		Parity.of(ObjectMapper::new).generated(Atomics.class).check(new Atomics());
	}

	static class Contents {

		public Map<String, Object> plain = entries();

		@JsonInclude(content = JsonInclude.Include.NON_NULL)
		public Map<String, Object> nonNull = entries();

		@JsonInclude(value = JsonInclude.Include.NON_EMPTY, content = JsonInclude.Include.NON_EMPTY)
		public Map<String, Object> nonEmpty = entries();

		@JsonInclude(value = JsonInclude.Include.NON_EMPTY, content = JsonInclude.Include.NON_ABSENT)
		public Map<String, AtomicReference<String>> nonAbsent = Map.of("a", new AtomicReference<>());

		@JsonInclude(content = JsonInclude.Include.NON_DEFAULT)
		public Map<String, Integer> nonDefault = Map.of("zero", 0);

		@JsonInclude(value = JsonInclude.Include.NON_ABSENT, content = JsonInclude.Include.NON_EMPTY)
		public Optional<String> emptyContent = Optional.of("");

		@JsonInclude(value = JsonInclude.Include.ALWAYS, content = JsonInclude.Include.NON_NULL)
		public AtomicReference<String> reference = new AtomicReference<>();

		@JsonInclude(value = JsonInclude.Include.NON_NULL, content = JsonInclude.Include.NON_EMPTY)
		public AtomicReference<List<String>> references = new AtomicReference<>(new ArrayList<>());

	}

	static Map<String, Object> entries() {
		Map<String, Object> entries = new LinkedHashMap<>();
		entries.put("null", null);
		entries.put("empty", "");
		entries.put("zero", 0);
		entries.put("absent", Optional.empty());
		entries.put("list", List.of());
		entries.put("some", "some");
		return entries;
	}

	static class NoEmpty {

		@Override
		public boolean equals(Object other) {
			return other == null || "".equals(other);
		}

		@Override
		public int hashCode() {
			return 0;
		}

	}

	static class Filtered {

		@JsonInclude(value = JsonInclude.Include.CUSTOM, valueFilter = NoEmpty.class)
		public String empty = "";

		@JsonInclude(value = JsonInclude.Include.CUSTOM, valueFilter = NoEmpty.class)
		public String none;

		@JsonInclude(value = JsonInclude.Include.CUSTOM, valueFilter = NoEmpty.class)
		public String some = "some";

		@JsonInclude(content = JsonInclude.Include.CUSTOM, contentFilter = NoEmpty.class)
		public Map<String, Object> map = entries();

		@JsonInclude(value = JsonInclude.Include.NON_EMPTY, content = JsonInclude.Include.CUSTOM,
				contentFilter = NoEmpty.class)
		public Optional<String> optional = Optional.of("");

	}

	record Item(String name, int size) {
	}

	static class References {

		public Optional<Item> item = Optional.of(new Item("i", 1));

		public Optional<Item> empty = Optional.empty();

		public Optional<Item> none;

		public OptionalInt number = OptionalInt.of(0);

		public OptionalInt noNumber = OptionalInt.empty();

		public OptionalLong big = OptionalLong.of(Long.MIN_VALUE);

		public OptionalDouble fraction = OptionalDouble.of(-0.0);

		public AtomicReference<Item> reference = new AtomicReference<>(new Item("r", 2));

		public AtomicReference<Item> noReference = new AtomicReference<>();

		public Optional<Optional<String>> nested = Optional.of(Optional.empty());

		@SuppressWarnings("rawtypes")
		public Optional raw = Optional.of(new Item("w", 3));

		@JsonUnwrapped(prefix = "u_")
		public Optional<Item> unwrapped = Optional.of(new Item("u", 4));

		@JsonUnwrapped
		public AtomicReference<Item> unwrappedReference = new AtomicReference<>(new Item("v", 5));

	}

	static class Polymorphic {

		@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
		public Optional<Item> item = Optional.of(new Item("i", 1));

		@JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
		public AtomicReference<Object> any = new AtomicReference<>(new Item("a", 1));

		@JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
		public Optional<Object> empty = Optional.empty();

	}

	static class Lists {

		public List<Optional<Item>> list = List.of(Optional.empty(), Optional.of(new Item("l", 1)));

		public Map<String, Optional<Item>> map = Map.of("k", Optional.of(new Item("m", 2)));

		public AtomicReference<List<Item>> reference = new AtomicReference<>(List.of(new Item("r", 3)));

	}

	static class Atomics {

		public AtomicInteger number = new AtomicInteger(1);

		public AtomicBoolean flag = new AtomicBoolean(true);

		public AtomicReference<Item> reference = new AtomicReference<>(new Item("a", 1));

		public AtomicReference<Object> none = new AtomicReference<>();

	}

	static class Suppliers {

		public Item getItem() {
			return null;
		}

		public Integer getNumber() {
			return null;
		}

		public Supplier<String> getSupplier() {
			return null;
		}

		public Object[] getArray() {
			return new Object[] { null };
		}

	}

}
