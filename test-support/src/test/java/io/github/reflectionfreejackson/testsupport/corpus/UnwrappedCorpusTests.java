package io.github.reflectionfreejackson.testsupport.corpus;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.ser.impl.SimpleBeanPropertyFilter;
import com.fasterxml.jackson.databind.ser.impl.SimpleFilterProvider;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Beans whose properties are written among those of another.
 */
class UnwrappedCorpusTests {

	private static final String TRAP = "@JsonUnwrapped with prefix and suffix, nested, with @JsonIgnoreProperties inside (once leaked a password)";

	@Test
	@Covers(features = { "@JsonUnwrapped", "@JsonUnwrapped(prefix, suffix)" }, traps = TRAP, tier = 2)
	void writesNestedUnwrappedBeansWithPrefixAndSuffix() {
		Parity.of(ObjectMapper::new)
			.generated(Person.class, Address.class, Geo.class)
			.tier(2)
			.check(List.of(new Person(), new Person().homeless()));
	}

	@Test
	@Covers(features = { "@JsonUnwrapped", "@JsonIgnoreProperties on a property", "@JsonIgnoreProperties on a type" },
			traps = TRAP, tier = 2)
	void leavesOutIgnoredPropertiesOfUnwrappedBeans() {
		Parity.of(ObjectMapper::new)
			.generated(Account.class, Credentials.class, Login.class)
			.tier(2)
			.check(new Account());
	}

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, mode = EnumSource.Mode.EXCLUDE, names = "CUSTOM")
	@Covers(features = { "@JsonUnwrapped", "@JsonInclude" }, traps = TRAP, tier = 2)
	void writesUnwrappedBeansWithInclusion(JsonInclude.Include include) {
		Parity
			.of(() -> new ObjectMapper().setDefaultPropertyInclusion(include)
				.setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE))
			.generated(Person.class)
			.tier(2)
			.check(List.of(new Person(), new Person().homeless()));
	}

	@ParameterizedTest
	@ValueSource(classes = { Public.class, Secret.class, String.class })
	@Covers(features = { "@JsonUnwrapped", "@JsonView" },
			traps = "DEFAULT_VIEW_INCLUSION, views on type and property, active view with unwrapping", tier = 2)
	void writesUnwrappedBeansInViews(Class<?> view) {
		for (boolean inclusion : new boolean[] { true, false }) {
			Parity.of(() -> JsonMapper.builder().configure(MapperFeature.DEFAULT_VIEW_INCLUSION, inclusion).build())
				.generated(ViewHolder.class)
				.tier(2)
				.writer((writer) -> writer.withView(view))
				.check(List.of(new ViewHolder()));
		}
	}

	@Test
	@Covers(features = { "@JsonUnwrapped", "@JsonFilter" }, traps = TRAP, tier = 1)
	void writesUnwrappedBeansWithFilters() {
		Parity
			.of(() -> new ObjectMapper().setFilterProvider(
					new SimpleFilterProvider().addFilter("f", SimpleBeanPropertyFilter.serializeAllExcept("hidden"))))
			.generated(FilterHolder.class, Filtered.class)
			.check(new FilterHolder());
	}

	@Test
	@Covers(features = { "@JsonUnwrapped", "@JsonAnyGetter" }, traps = TRAP, tier = 2)
	void writesUnwrappedBeansWithAnyGetters() {
		Parity.of(ObjectMapper::new).generated(AnyHolder.class, Anything.class).tier(2).check(new AnyHolder());
	}

	@Test
	@Covers(features = "@JsonUnwrapped on scalars, lists and maps", traps = TRAP, tier = 2)
	void writesWhatCannotBeUnwrapped() {
		Parity.of(ObjectMapper::new).generated(NotUnwrappable.class).tier(2).check(new NotUnwrappable());
	}

	@Test
	@Covers(features = "@JsonUnwrapped on Object or an interface", traps = TRAP, tier = 2)
	void writesUnwrappedBeansOfDynamicType() {
		Parity.of(ObjectMapper::new)
			.generated(Dynamic.class, Geo.class, Address.class, GenericHolder.class)
			.tier(2)
			.check(List.of(new Dynamic(new Geo()), new Dynamic(new Address()), new Dynamic(null),
					new GenericHolder<>(new Geo(), new SubGeo())));
	}

	@Test
	@Covers(features = { "@JsonUnwrapped", "SerializationFeature.FAIL_ON_UNWRAPPED_TYPE_IDENTIFIERS",
			"SerializationFeature.FAIL_ON_EMPTY_BEANS" }, traps = TRAP, tier = 2)
	void writesUnwrappedEmptyBeans() {
		Parity.of(ObjectMapper::new).check(List.of(new EmptyHolder()));
		Parity.of(() -> new ObjectMapper().disable(SerializationFeature.FAIL_ON_EMPTY_BEANS))
			.generated(EmptyHolder.class)
			.tier(2)
			.check(List.of(new EmptyHolder()));
	}

	@Test
	@Covers(features = "@JsonUnwrapped",
			traps = "a getter that throws: the same exception type, message and reference path `Customer[\"children\"]->java.util.ArrayList[1]->...`",
			tier = 2)
	void failsAlikeIfUnwrappedGetterThrows() {
		Parity.of(ObjectMapper::new)
			.generated(ThrowingHolder.class, Throwing.class)
			.tier(2)
			.check(List.of(new ThrowingHolder()));
		Parity.of(ObjectMapper::new).generated(ThrowingUnwrapped.class).tier(2).check(List.of(new ThrowingUnwrapped()));
	}

	@Test
	@Covers(features = { "@JsonUnwrapped(enabled = false)", "@JsonPropertyOrder" }, traps = TRAP, tier = 2)
	void writesInOrder() {
		Parity.of(() -> JsonMapper.builder().enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY).build())
			.generated(Ordered.class, Geo.class, Person.class)
			.tier(2)
			.check(List.of(new Ordered(), new Person()));
	}

	@JsonPropertyOrder({ "longitude" })
	static class Geo {

		public double latitude = 1.5;

		public Double longitude = 2.5;

	}

	static class SubGeo extends Geo {

		public int altitude = 3;

	}

	static class Address {

		public String street = "Main";

		@JsonUnwrapped(prefix = "geo_", suffix = "_deg")
		public Geo geo = new Geo();

		private final String zip = "123";

		public String getZip() {
			return this.zip;
		}

	}

	static class Person {

		public String name = "Ann";

		@JsonUnwrapped(prefix = "home.")
		public Address home = new Address();

		@JsonUnwrapped(suffix = ".work")
		private Address work = new Address();

		@JsonUnwrapped
		public Address getAnother() {
			return this.work;
		}

		public int age = 3;

		Person homeless() {
			this.home = null;
			this.work.geo = null;
			return this;
		}

	}

	static class Credentials {

		public String user = "user";

		public String password = "secret";

		@JsonIgnore
		public String pin = "1234";

		@JsonProperty(access = JsonProperty.Access.WRITE_ONLY)
		public String token = "token";

	}

	@JsonIgnoreProperties("password")
	static class Login {

		public String login = "login";

		public String password = "secret";

	}

	static class Account {

		@JsonUnwrapped(prefix = "c_")
		@JsonIgnoreProperties("password")
		public Credentials credentials = new Credentials();

		@JsonUnwrapped
		@JsonIgnoreProperties({ "c_password", "pin" })
		public Credentials others = new Credentials();

		@JsonUnwrapped(prefix = "l_")
		public Login login = new Login();

	}

	interface Public {

	}

	interface Secret extends Public {

	}

	static class ViewHolder {

		@JsonUnwrapped
		@JsonView(Public.class)
		public Viewed visible = new Viewed();

		@JsonUnwrapped(prefix = "s_")
		@JsonView(Secret.class)
		public Viewed secret = new Viewed();

		@JsonUnwrapped(prefix = "u_")
		public Viewed unmarked = new Viewed();

		public int plain = 1;

	}

	static class Viewed {

		@JsonView(Public.class)
		public int open = 1;

		@JsonView(Secret.class)
		public int closed = 2;

		public int other = 3;

	}

	@JsonFilter("f")
	static class Filtered {

		public int hidden = 1;

		public int shown = 2;

	}

	@JsonFilter("f")
	static class FilterHolder {

		@JsonUnwrapped
		public Filtered plain = new Filtered();

		@JsonUnwrapped(prefix = "p_")
		public Filtered prefixed = new Filtered();

		public int hidden = 3;

	}

	static class Anything {

		@JsonAnyGetter
		public Map<String, Object> more = new LinkedHashMap<>(Map.of("x", 1));

		public int own = 1;

	}

	static class AnyHolder {

		@JsonUnwrapped(prefix = "p_")
		public Anything anything = new Anything();

		@JsonUnwrapped
		public Anything plain = new Anything();

	}

	static class NotUnwrappable {

		@JsonUnwrapped
		public int number = 1;

		@JsonUnwrapped(prefix = "p_")
		public String text = "a";

		@JsonUnwrapped
		public List<Geo> list = List.of(new Geo());

		@JsonUnwrapped
		public Map<String, Geo> map = Map.of("a", new Geo());

		@JsonUnwrapped
		public Geo[] array = { new Geo() };

	}

	record Dynamic(@JsonUnwrapped(prefix = "d_") Object value) {
	}

	record GenericHolder<T extends Geo>(@JsonUnwrapped T first, @JsonUnwrapped(prefix = "s_") Geo second) {
	}

	static class EmptyBean {

	}

	static class EmptyHolder {

		@JsonUnwrapped
		public EmptyBean empty = new EmptyBean();

		public int a = 1;

	}

	static class Throwing {

		public int getNumber() {
			throw new IllegalStateException("no number");
		}

	}

	static class ThrowingHolder {

		@JsonUnwrapped(prefix = "p")
		public Throwing throwing = new Throwing();

	}

	static class ThrowingUnwrapped {

		@JsonUnwrapped
		public Geo getGeo() {
			throw new IllegalStateException("no geo");
		}

	}

	@JsonPropertyOrder({ "last", "geo" })
	static class Ordered {

		public int first = 1;

		@JsonUnwrapped
		public Geo geo = new Geo();

		@JsonUnwrapped(enabled = false)
		public Geo disabled = new Geo();

		public int last = 2;

	}

}
