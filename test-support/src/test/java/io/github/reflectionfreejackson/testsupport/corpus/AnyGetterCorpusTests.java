package io.github.reflectionfreejackson.testsupport.corpus;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.ser.impl.SimpleBeanPropertyFilter;
import com.fasterxml.jackson.databind.ser.impl.SimpleFilterProvider;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Maps whose entries are written as properties.
 */
class AnyGetterCorpusTests {

	private static final String TRAP = "@JsonAnyGetter on method and field, with inclusion and filters";

	@ParameterizedTest
	@EnumSource
	@Covers(features = { "@JsonAnyGetter", "SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS" }, traps = TRAP, tier = 2)
	void writesEntriesOfMethod(Variant variant) {
		Parity.of(variant::mapper).generated(ByMethod.class).tier(2).check(new ByMethod());
	}

	@ParameterizedTest
	@EnumSource
	@Covers(features = "@JsonAnyGetter", traps = TRAP, tier = 2)
	void writesEntriesOfField(Variant variant) {
		Parity.of(variant::mapper)
			.generated(ByField.class, ByPublicField.class)
			.tier(2)
			.check(Arrays.asList(new ByField(), new ByPublicField()));
	}

	@ParameterizedTest
	@EnumSource
	@Covers(features = { "@JsonAnyGetter", "@JsonPropertyOrder" }, traps = TRAP, tier = 2)
	void writesEntriesWherePropertyOrderSays(Variant variant) {
		Parity.of(variant::mapper)
			.generated(Ordered.class, OrderedField.class)
			.tier(2)
			.check(Arrays.asList(new Ordered(), new OrderedField()));
	}

	@ParameterizedTest
	@EnumSource
	@Covers(features = { "@JsonAnyGetter", "@JsonInclude" }, traps = TRAP, tier = 2)
	void writesIncludedEntries(Variant variant) {
		Parity.of(variant::mapper).generated(Including.class).tier(2).check(new Including());
	}

	@Test
	@Covers(features = { "@JsonAnyGetter", "@JsonFilter" }, traps = TRAP, tier = 1)
	void writesFilteredEntries() {
		SimpleFilterProvider filters = new SimpleFilterProvider()
			.addFilter("bean", SimpleBeanPropertyFilter.serializeAllExcept("a", "x"))
			.addFilter("map", SimpleBeanPropertyFilter.filterOutAllExcept("b"));
		Parity.of(() -> new ObjectMapper().setFilterProvider(filters))
			.generated(Filtered.class, FilteredMap.class)
			.check(Arrays.asList(new Filtered(), new FilteredMap()));
	}

	@Test
	@Covers(features = { "@JsonAnyGetter", "@JsonIgnoreProperties", "@JsonIgnore" }, traps = TRAP, tier = 2)
	void writesEntriesThatAreNotIgnored() {
		Parity.of(ObjectMapper::new)
			.generated(Ignoring.class, IgnoringOnGetter.class, Disabled.class)
			.tier(2)
			.check(Arrays.asList(new Ignoring(), new IgnoringOnGetter(), new Disabled()));
	}

	@Test
	@Covers(features = { "@JsonAnyGetter", "@JsonSerialize(contentUsing)", "@JsonSerialize(using)" }, traps = TRAP,
			tier = 2)
	void writesEntriesBySerializer() {
		Parity.of(ObjectMapper::new)
			.generated(ContentUsing.class, Using.class)
			.tier(2)
			.check(Arrays.asList(new ContentUsing(), new Using()));
	}

	@Test
	@Covers(features = { "@JsonAnyGetter", "@JsonTypeInfo", "@JsonUnwrapped" }, traps = TRAP, tier = 2)
	void writesPolymorphicAndUnwrappedEntries() {
		Parity.of(ObjectMapper::new).generated(Holder.class, Typed.class, ByMethod.class).tier(2).check(new Holder());
	}

	/**
	 * Where it gets another name, the map is a property, even if it is unwrapped, too.
	 */
	@Test
	@Covers(features = { "@JsonAnyGetter", "@JsonUnwrapped" }, traps = TRAP, tier = 2)
	void writesUnwrappedMaps() {
		Parity.of(ObjectMapper::new)
			.generated(Prefixing.class, UnwrappedMap.class)
			.tier(2)
			.check(Arrays.asList(new Prefixing(null), new Prefixing(entries()), new UnwrappedMap(null),
					new UnwrappedMap(entries())));
	}

	@Test
	@Covers(features = "@JsonAnyGetter", traps = TRAP, tier = 2)
	void failsForEntriesAsPlainJackson() {
		Parity.of(ObjectMapper::new).generated(Failing.class).tier(2).check(new Failing(true));
		Parity.of(ObjectMapper::new).generated(Failing.class).tier(2).check(new Failing(false));
		Parity.of(ObjectMapper::new).generated(Inherited.class).tier(2).check(new Inherited());
		Parity.of(ObjectMapper::new).check(new NotMap());
	}

	static Map<String, Object> entries() {
		Map<String, Object> entries = new LinkedHashMap<>();
		entries.put("b", 1);
		entries.put("a", null);
		entries.put("x", "");
		entries.put("name", Collections.singletonMap("k", null));
		return entries;
	}

	enum Variant {

		DEFAULT {

			@Override
			ObjectMapper mapper() {
				return new ObjectMapper();
			}

		},

		SORTED {

			@Override
			ObjectMapper mapper() {
				return JsonMapper.builder()
					.enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
					.enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
					.build();
			}

		},

		NON_NULL {

			@Override
			ObjectMapper mapper() {
				return new ObjectMapper().setDefaultPropertyInclusion(
						JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.NON_NULL));
			}

		},

		NON_EMPTY {

			@Override
			ObjectMapper mapper() {
				return new ObjectMapper().setDefaultPropertyInclusion(JsonInclude.Include.NON_EMPTY);
			}

		};

		abstract ObjectMapper mapper();

	}

	static class ByMethod {

		public String name = "n";

		@JsonAnyGetter
		public Map<String, Object> getMore() {
			return entries();
		}

		public int getLast() {
			return 1;
		}

	}

	static class ByField {

		@JsonAnyGetter
		private final Map<String, Object> more = entries();

		public String name = "n";

	}

	static class ByPublicField {

		@JsonAnyGetter
		public Map<String, Object> more = entries();

		public String last = "n";

	}

	@JsonPropertyOrder({ "a1", "more", "a2" })
	static class Ordered {

		public String a2 = "2";

		public String a1 = "1";

		@JsonAnyGetter
		public Map<String, Object> getMore() {
			return entries();
		}

	}

	@JsonPropertyOrder({ "more", "a1" })
	static class OrderedField {

		public String a1 = "1";

		@JsonAnyGetter
		@JsonProperty
		protected Map<String, Object> more = entries();

	}

	static class Including {

		public String name = "n";

		@JsonAnyGetter
		@JsonInclude(value = JsonInclude.Include.NON_NULL, content = JsonInclude.Include.NON_EMPTY)
		public Map<String, Object> getMore() {
			return entries();
		}

	}

	@JsonFilter("bean")
	static class Filtered extends ByMethod {

	}

	static class FilteredMap {

		public int a = 1;

		@JsonAnyGetter
		@JsonFilter("map")
		public Map<String, Object> getMore() {
			return entries();
		}

	}

	@JsonIgnoreProperties({ "a", "name" })
	static class Ignoring extends ByMethod {

	}

	static class IgnoringOnGetter {

		public int a = 1;

		@JsonAnyGetter
		@JsonIgnoreProperties("b")
		public Map<String, Object> getMore() {
			return entries();
		}

	}

	static class Disabled {

		public int a = 1;

		@JsonAnyGetter(enabled = false)
		public Map<String, Object> getMore() {
			return entries();
		}

		@JsonIgnore
		public Map<String, Object> getOther() {
			return entries();
		}

	}

	static class ContentUsing {

		@JsonAnyGetter
		@JsonSerialize(contentUsing = Shout.class)
		public Map<String, Object> getMore() {
			return Map.of("key", "value");
		}

	}

	static class Using {

		public int a = 1;

		@JsonAnyGetter
		@JsonSerialize(using = KeysOnly.class)
		public Map<String, Object> getMore() {
			return entries();
		}

	}

	static class Shout extends StdSerializer<Object> {

		private static final long serialVersionUID = 1L;

		Shout() {
			super(Object.class);
		}

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider)
				throws java.io.IOException {
			generator.writeString(value + "!");
		}

	}

	static class KeysOnly extends StdSerializer<Map<?, ?>> {

		private static final long serialVersionUID = 1L;

		KeysOnly() {
			super(Map.class, false);
		}

		@Override
		public void serialize(Map<?, ?> value, JsonGenerator generator, SerializerProvider provider)
				throws java.io.IOException {
			for (Object key : value.keySet()) {
				generator.writeStringField(key.toString(), "key");
			}
		}

	}

	static class Typed {

		@JsonAnyGetter
		@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
		public Map<String, Object> getMore() {
			return Map.of("key", new ByMethod());
		}

	}

	static class Holder {

		@JsonUnwrapped(prefix = "p_")
		public ByMethod unwrapped = new ByMethod();

		public Typed typed = new Typed();

	}

	static class Prefixing {

		@JsonUnwrapped(prefix = "p_")
		public UnwrappedMap unwrapped;

		Prefixing(Map<String, Object> map) {
			this.unwrapped = new UnwrappedMap(map);
		}

	}

	static class UnwrappedMap {

		@JsonAnyGetter
		@JsonUnwrapped
		public Map<String, Object> map;

		public int last = 1;

		UnwrappedMap(Map<String, Object> map) {
			this.map = map;
		}

	}

	static class Failing {

		public int good = 1;

		private final boolean inside;

		Failing(boolean inside) {
			this.inside = inside;
		}

		@JsonAnyGetter
		public Map<String, Object> getMore() {
			if (!this.inside) {
				throw new IllegalStateException("no map");
			}
			return Map.of("key", new Object() {

				public int getBroken() {
					throw new UnsupportedOperationException("broken");
				}

			});
		}

	}

	static class Inherited extends Failing {

		Inherited() {
			super(true);
		}

		@Override
		public Map<String, Object> getMore() {
			return null;
		}

	}

	static class NotMap {

		@JsonAnyGetter
		public Object getMore() {
			return "text";
		}

	}

}
