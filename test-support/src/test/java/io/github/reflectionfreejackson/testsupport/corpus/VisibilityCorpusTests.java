package io.github.reflectionfreejackson.testsupport.corpus;

import java.util.List;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonGetter;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIgnoreType;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonProperty.Access;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Which members are properties.
 */
class VisibilityCorpusTests {

	static Stream<Arguments> visibilities() {
		return Stream
			.of(PropertyAccessor.FIELD, PropertyAccessor.GETTER, PropertyAccessor.IS_GETTER, PropertyAccessor.ALL)
			.flatMap((accessor) -> Stream
				.of(Visibility.ANY, Visibility.NON_PRIVATE, Visibility.PROTECTED_AND_PUBLIC, Visibility.NONE)
				.map((visibility) -> Arguments.of(accessor, visibility)));
	}

	@ParameterizedTest
	@MethodSource("visibilities")
	@Covers(features = "ObjectMapper.setVisibility", traps = "visibility set on the mapper, @JsonAutoDetect", tier = 2)
	void writesMembersThatMapperSees(PropertyAccessor accessor, Visibility visibility) {
		Parity.of(() -> new ObjectMapper().setVisibility(accessor, visibility))
			.generated(AllLevels.class, Detecting.class)
			.tier(2)
			.check(List.of(new AllLevels(), new Detecting()));
	}

	@Test
	@Covers(features = { "@JsonAutoDetect", "ObjectMapper.configOverride(type).setVisibility" },
			traps = "visibility set on the mapper, @JsonAutoDetect", tier = 2)
	void writesMembersThatTypeShows() {
		Parity.of(() -> {
			ObjectMapper mapper = new ObjectMapper();
			mapper.configOverride(AllLevels.class)
				.setVisibility(JsonAutoDetect.Value.construct(PropertyAccessor.FIELD, Visibility.ANY));
			return mapper;
		})
			.generated(AllLevels.class, Detecting.class, DetectingChild.class)
			.tier(2)
			.check(List.of(new AllLevels(), new Detecting(), new DetectingChild()));
	}

	@Test
	@Covers(features = "@JsonProperty", traps = "@JsonProperty on a private field without getter", tier = 2)
	void writesPrivateMembers() {
		Parity.of(ObjectMapper::new)
			.generated(Private.class, PrivateChild.class)
			.tier(2)
			.check(List.of(new Private(), new PrivateChild()));
	}

	@ParameterizedTest
	@EnumSource(value = MapperFeature.class,
			names = { "INFER_PROPERTY_MUTATORS", "REQUIRE_SETTERS_FOR_GETTERS", "USE_GETTERS_AS_SETTERS",
					"AUTO_DETECT_SETTERS", "ALLOW_FINAL_FIELDS_AS_MUTATORS", "PROPAGATE_TRANSIENT_MARKER",
					"USE_ANNOTATIONS" })
	@Covers(features = { "@JsonProperty(access = WRITE_ONLY)", "@JsonProperty(access = READ_ONLY)",
			"@JsonProperty(access = READ_WRITE)", "@JsonProperty(access = AUTO)" },
			traps = "access = WRITE_ONLY written out", tier = 2)
	void writesPropertiesByAccess(MapperFeature feature) {
		for (boolean enabled : new boolean[] { true, false }) {
			Parity.of(() -> JsonMapper.builder().configure(feature, enabled).build())
				.generated(Accesses.class, AccessRecord.class, Transients.class)
				.check(List.of(new Accesses(), new AccessRecord("a", "b", "c"), new Transients()));
		}
	}

	@Test
	@Covers(features = { "@JsonIgnore", "@JsonIgnore(false)" }, traps = "@JsonIgnore(false) taken for ignored",
			tier = 2)
	void leavesOutIgnoredProperties() {
		Parity.of(ObjectMapper::new)
			.generated(Ignoring.class, Unignoring.class)
			.tier(2)
			.check(List.of(new Ignoring(), new Unignoring()));
	}

	@Test
	@Covers(features = { "@JsonIgnoreProperties", "@JsonIgnoreProperties(allowGetters)", "@JsonIncludeProperties",
			"@JsonIgnoreType", "ObjectMapper.configOverride(type).setIgnorals",
			"ObjectMapper.configOverride(type).setIsIgnoredType" }, tier = 2)
	void leavesOutPropertiesByName() {
		Parity.of(() -> {
			ObjectMapper mapper = new ObjectMapper();
			mapper.configOverride(Number.class).setIsIgnoredType(true);
			mapper.configOverride(Ignored.class)
				.setIgnorals(JsonIgnoreProperties.Value.forIgnoredProperties("overridden"));
			return mapper;
		})
			.generated(ByName.class, AllowingGetters.class, Including.class, Ignored.class, OnProperty.class)
			.tier(2)
			.check(List.of(new ByName(), new AllowingGetters(), new Including(), new Ignored(), new OnProperty()));
	}

	@Test
	@Covers(features = "field and getter of one property",
			traps = "a property written twice (field and getter, field and renamed getter)", tier = 2)
	void writesPropertiesOnce() {
		Parity.of(ObjectMapper::new)
			.generated(Twice.class, TwiceChild.class)
			.tier(2)
			.check(List.of(new Twice(), new TwiceChild()));
	}

	@Test
	@Covers(features = "conflicting getters", tier = 0, note = "Jackson's error is kept")
	void failsAlikeForConflicts() {
		Parity.of(ObjectMapper::new).check(new Conflicting());
		Parity.of(ObjectMapper::new).check(List.of(new DuplicateNames()));
	}

	@JsonIgnoreProperties("none")
	static class AllLevels {

		public int publicField = 1;

		protected int protectedField = 2;

		int packageField = 3;

		@SuppressWarnings("unused")
		private int privateField = 4;

		public static int staticField = 5;

		public transient int transientField = 6;

		public int getPublic() {
			return 1;
		}

		protected int getProtected() {
			return 2;
		}

		int getPackage() {
			return 3;
		}

		private int getPrivate() {
			return 4;
		}

		public boolean isPublicFlag() {
			return getPrivate() == 4;
		}

		protected boolean isProtectedFlag() {
			return true;
		}

		public static int getStatic() {
			return 5;
		}

		public void getVoid() {
		}

		public int getWithParameter(int parameter) {
			return parameter;
		}

		@JsonProperty
		int always() {
			return 6;
		}

	}

	@JsonAutoDetect(fieldVisibility = Visibility.ANY, getterVisibility = Visibility.NONE,
			isGetterVisibility = Visibility.NONE)
	static class Detecting {

		private int hidden = 1;

		public int getHidden() {
			return -this.hidden;
		}

		public int getOther() {
			return 2;
		}

		public boolean isFlag() {
			return true;
		}

	}

	static class DetectingChild extends Detecting {

		int hidden = 3;

	}

	static class Private {

		@JsonProperty
		private int number = 1;

		@JsonProperty("renamed")
		private final String text = "a";

		@JsonProperty
		private List<Private> list;

		@JsonProperty
		private boolean isFlag() {
			return true;
		}

		@JsonGetter("method")
		private Object method() {
			return this.text + this.number + this.list;
		}

	}

	static class PrivateChild extends Private {

		@JsonProperty("own")
		private int number = 2;

		int sum() {
			return this.number;
		}

	}

	static class Accesses {

		@JsonProperty(access = Access.WRITE_ONLY)
		public String password = "secret";

		@JsonProperty(access = Access.READ_ONLY)
		public String readOnly = "read";

		@JsonProperty(access = Access.READ_WRITE)
		private String readWrite = "both";

		@JsonProperty(access = Access.AUTO)
		public String auto = "auto";

		private String onSetter = "setter";

		private String hiddenGetter = "hidden";

		public final String finalField = "final";

		@JsonProperty
		public String getOnSetter() {
			return this.onSetter + this.readWrite;
		}

		@JsonSetter("set")
		public void setOnSetter(String value) {
			this.onSetter = value;
		}

		@JsonIgnore
		public String getHiddenGetter() {
			return this.hiddenGetter;
		}

		@JsonProperty
		public void setHiddenGetter(String value) {
			this.hiddenGetter = value;
		}

		public String getWithoutSetter() {
			return "without";
		}

		@JsonProperty(access = Access.WRITE_ONLY)
		public String getWriteOnlyGetter() {
			return "secret";
		}

	}

	record AccessRecord(@JsonProperty(access = Access.WRITE_ONLY) String secret,
			@JsonProperty(access = Access.READ_ONLY) String read, String plain) {
	}

	static class Transients {

		private transient int number = 1;

		@JsonIgnore
		public transient int ignored = 2;

		public int plain = 3;

		public int getNumber() {
			return this.number;
		}

		public int getIgnored() {
			return this.ignored;
		}

	}

	static class Ignoring {

		@JsonIgnore
		public int ignored = 1;

		@JsonIgnore(false)
		public int notIgnored = 2;

		@JsonIgnore(false)
		private int notIgnoredPrivate = 3;

		private int field = 4;

		@JsonIgnore
		public int getField() {
			return this.field + this.notIgnoredPrivate;
		}

		@JsonIgnore
		public void setHalf(int half) {
			this.field = half;
		}

		@JsonProperty
		public int getHalf() {
			return this.field;
		}

	}

	static class Unignoring extends Ignoring {

		@Override
		@JsonIgnore(false)
		public int getField() {
			return 5;
		}

	}

	@JsonIgnoreProperties({ "b", "unknown" })
	static class ByName {

		public int a = 1;

		public int b = 2;

	}

	@JsonIgnoreProperties(value = { "a", "b" }, allowGetters = true)
	static class AllowingGetters extends ByName {

	}

	@JsonIncludeProperties({ "c", "a" })
	static class Including extends ByName {

		public int c = 3;

		public int d = 4;

	}

	@JsonIgnoreType
	static class IgnoredType {

		public int a = 1;

	}

	static class Ignored {

		public IgnoredType ignored = new IgnoredType();

		public Number number = 1;

		public Integer integer = 2;

		public int overridden = 3;

		public int kept = 4;

	}

	static class OnProperty {

		@JsonIgnoreProperties("kept")
		public Ignored ignored = new Ignored();

		@JsonIncludeProperties("kept")
		public List<Ignored> included = List.of(new Ignored());

		@JsonIgnoreProperties("a")
		public ObjectNode tree = new ObjectMapper().createObjectNode().put("a", 1).put("b", 2);

	}

	static class Twice {

		public String name = "field";

		@JsonProperty("renamed")
		private String original = "original";

		public boolean flag = true;

		public Boolean isOther = true;

		public String getName() {
			return "getter";
		}

		public String getOriginal() {
			return this.original + "!";
		}

		public boolean isFlag() {
			return false;
		}

		public boolean getFlag() {
			return true;
		}

	}

	static class TwiceChild extends Twice {

		public String name = "hiding";

		@Override
		public String getOriginal() {
			return "overridden";
		}

	}

	static class Conflicting {

		@JsonProperty("a")
		public int getFirst() {
			return 1;
		}

		@JsonProperty("a")
		public int getSecond() {
			return 2;
		}

	}

	static class DuplicateNames {

		@JsonProperty("a")
		public int first = 1;

		@JsonProperty("a")
		public int second = 2;

	}

}
