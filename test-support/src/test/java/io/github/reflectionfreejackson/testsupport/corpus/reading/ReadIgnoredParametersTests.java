package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonProperty.Access;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Parameters of creators of which what they would take is ignored.
 */
class ReadIgnoredParametersTests {

	private static final String[] DOCUMENTS = { "{\"id\":5,\"name\":\"x\"}", "{\"name\":\"x\",\"id\":{\"a\":[1]}}",
			"{\"name\":\"x\"}", "{\"id\":null,\"name\":null}", "{\"id\":1,\"id\":2,\"other\":3,\"name\":\"y\"}", "{}",
			"[]", "null" };

	@ParameterizedTest
	@ValueSource(classes = { User.class, Numbered.class, Bean.class, Made.class, Ignoring.class, Listed.class })
	@CoversReading({ "ignored properties", "records and their canonical, compact and extra constructors" })
	void leavesOutWhatIsReadOnly(Class<?> type) {
		ReadParity.of(ReadIgnoredParametersTests::mapper).generated(type).check(type, DOCUMENTS);
	}

	@ParameterizedTest
	@EnumSource(names = { "FAIL_ON_UNKNOWN_PROPERTIES", "FAIL_ON_IGNORED_PROPERTIES",
			"FAIL_ON_MISSING_CREATOR_PROPERTIES", "FAIL_ON_NULL_CREATOR_PROPERTIES", "FAIL_ON_NULL_FOR_PRIMITIVES" })
	void heedsFeatures(DeserializationFeature feature) {
		for (Class<?> type : List.of(Numbered.class, Bean.class)) {
			ReadParity.of(() -> mapper().configure(feature, !feature.enabledByDefault()))
				.generated(type)
				.check(type, DOCUMENTS);
		}
	}

	@Test
	void leavesOutNamesAsTheyAreInJson() {
		ReadParity.of(() -> mapper().setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE))
			.generated(Renamed.class)
			.check(Renamed.class, "{\"the_id\":1,\"theId\":2,\"ID\":3,\"key\":4,\"first_name\":\"a\"}",
					"{\"first_name\":\"a\"}", "{\"ID\":3}");
		ReadParity
			.of(() -> JsonMapper.builder()
				.addModule(new ParameterNamesModule())
				.enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES)
				.build())
			.generated(User.class)
			.check(User.class, "{\"ID\":5,\"NAME\":\"x\"}", "{\"iD\":5}");
	}

	@Test
	void leavesOutWhatOtherParametersAreBeside() {
		ReadParity.of(ReadIgnoredParametersTests::mapper)
			.generated(Rich.class, User.class)
			.check(Rich.class,
					"{\"created\":\"x\",\"users\":[{\"id\":1,\"name\":\"a\"},{}],\"owner\":{\"id\":2},\"count\":3}",
					"{\"count\":null,\"rest\":1,\"more\":{\"a\":2},\"created\":{}}", "{\"owner\":null}");
		ReadParity.of(ReadIgnoredParametersTests::mapper)
			.generated(WithField.class)
			.updating(() -> new WithField(7L))
			.check(WithField.class, "{\"id\":1,\"name\":\"b\"}", "{\"name\":\"c\"}");
	}

	@Test
	void leavesOutWhatHasANamespace() {
		ReadParity.of(ReadIgnoredParametersTests::mapper).generated(Spaced.class).check(Spaced.class, DOCUMENTS);
		ReadParity.of(ObjectMapper::new).generated(SpacedBean.class).check(SpacedBean.class, DOCUMENTS);
	}

	/**
	 * Then what is only written otherwise is read, and the other way around.
	 */
	@Test
	void readsWhatIsReadOnlyWhenAccessIsInverted() {
		for (Class<?> type : List.of(User.class, Secret.class)) {
			ReadParity
				.of(() -> JsonMapper.builder()
					.addModule(new ParameterNamesModule())
					.enable(MapperFeature.INVERSE_READ_WRITE_ACCESS)
					.build())
				.generated(type)
				.check(type, DOCUMENTS);
		}
	}

	private static ObjectMapper mapper() {
		return new ObjectMapper().registerModule(new ParameterNamesModule());
	}

	record User(@JsonProperty(access = Access.READ_ONLY) Long id, String name) {
	}

	record Numbered(String name, @JsonProperty(access = Access.READ_ONLY) long id) {
	}

	record Ignoring(@JsonIgnore Long id, String name) {
	}

	@JsonIgnoreProperties(value = "id", allowGetters = true)
	record Listed(Long id, String name) {
	}

	record Secret(@JsonProperty(access = Access.WRITE_ONLY) Long id, String name) {
	}

	record Spaced(@JsonProperty(value = "id", namespace = "n", access = Access.READ_ONLY) Long id, String name) {
	}

	record Renamed(@JsonProperty(access = Access.READ_ONLY) Long theId,
			@JsonProperty(value = "key", access = Access.READ_ONLY) String named, String firstName) {
	}

	record Rich(@JsonProperty(access = Access.READ_ONLY) String created, @JsonSetter(nulls = Nulls.SKIP) int count,
			List<User> users, User owner, @JsonAnySetter Map<String, Object> others) {
	}

	static class Bean {

		private final Long id;

		private final String name;

		@JsonCreator
		Bean(@JsonProperty(value = "id", access = Access.READ_ONLY) Long id, @JsonProperty("name") String name) {
			this.id = id;
			this.name = name;
		}

		public Long getId() {
			return this.id;
		}

		public String getName() {
			return this.name;
		}

	}

	static class SpacedBean extends Bean {

		@JsonCreator
		SpacedBean(@JsonProperty(value = "id", namespace = "n", access = Access.READ_ONLY) Long id,
				@JsonProperty("name") String name) {
			super(id, name);
		}

	}

	static final class Made {

		public final String name;

		private final Long id;

		private Made(Long id, String name) {
			this.id = id;
			this.name = name;
		}

		@JsonCreator
		static Made of(@JsonProperty("id") Long id, @JsonProperty("name") String name) {
			return new Made(id, name);
		}

		@JsonProperty(access = Access.READ_ONLY)
		public Long getId() {
			return this.id;
		}

	}

	static class WithField {

		public String name = "before";

		private final Long id;

		@JsonCreator
		WithField(@JsonProperty(value = "id", access = Access.READ_ONLY) Long id) {
			this.id = id;
		}

		public Long getId() {
			return this.id;
		}

	}

}
