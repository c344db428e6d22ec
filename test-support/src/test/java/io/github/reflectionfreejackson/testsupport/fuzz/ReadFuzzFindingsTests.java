package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonBackReference;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnoreType;
import com.fasterxml.jackson.annotation.JsonManagedReference;
import com.fasterxml.jackson.annotation.JsonMerge;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import io.github.reflectionfreejackson.testsupport.fuzz.fixture.Views;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;

/**
 * Tests of what random shapes brought to light in reading.
 */
class ReadFuzzFindingsTests {

	/**
	 * Merging asks the getter what is there, which comes by another way than a value to
	 * write.
	 */
	@Test
	void getterThatFailsWhileMergingIsNamedAsByJackson() {
		ReadParity.of(() -> new ObjectMapper().setDefaultMergeable(true))
			.generated(MergedWithFailing.class)
			.check(MergedWithFailing.class, "{\"names\":[\"a\"]}");
	}

	/**
	 * A property that comes again is merged into what the creator was given.
	 */
	@Test
	void creatorPropertyWithoutSetterIsMergedWhenItComesAgain() {
		ReadParity.of(() -> new ObjectMapper().setDefaultMergeable(true))
			.generated(MergedRecord.class)
			.check(MergedRecord.class, "{\"map\":null,\"map\":null}", "{\"map\":{\"a\":1},\"map\":{\"b\":2}}");
	}

	@Test
	void setterThatFailsWhileInjectingIsNamedAsByJackson() {
		ReadParity.of(() -> new ObjectMapper().setInjectableValues(new InjectableValues.Std().addValue("number", 5)))
			.generated(InjectedWithFailing.class)
			.check(InjectedWithFailing.class, "{}");
	}

	/**
	 * Jackson asks every property with an external type id for its position in the
	 * creator, and its refusal names the class of the property.
	 */
	@Test
	void externalTypeIdOfAPropertyBesideACreatorIsRefusedAsByJackson() {
		ReadParity.of(ObjectMapper::new)
			.generated(ExternalBesideCreator.class)
			.check(ExternalBesideCreator.class, "{\"value\":\"x\",\"@c\":\".Long\"}",
					"{\"id\":1,\"value\":\"x\",\"@c\":\".Long\"}", "{\"value\":1,\"@c\":\".Long\",\"id\":1}");
		ReadParity.of(ObjectMapper::new)
			.generated(ExternalFieldBesideCreator.class)
			.check(ExternalFieldBesideCreator.class, "{\"value\":\"x\",\"@c\":\".Long\"}");
	}

	/**
	 * Getters hold collections to add to, but are not asked for views or references.
	 */
	@Test
	void viewsAndReferencesOfACollectionWithoutSetterAreNotThoseOfItsGetter() {
		ReadParity.of(ObjectMapper::new)
			.reader((reader) -> reader.withView(Views.Open.class))
			.generated(SetterlessWithView.class)
			.check(SetterlessWithView.class, "{\"names\":[\"a\"],\"others\":[\"b\"]}");
		ReadParity.of(ObjectMapper::new)
			.generated(SetterlessWithReference.class)
			.check(SetterlessWithReference.class, "{\"children\":[{},{\"children\":[{}]}]}");
	}

	/**
	 * Of getters without a setter, Jackson asks the one that reflection finds first
	 * whether to merge, and merges into what another returns.
	 */
	@Test
	void getterOfWhichAnotherSaysHowItIsReadFallsBack() {
		ReadParity.of(ObjectMapper::new)
			.fallback(MergedByAnotherGetter.class, "has another getter than the one that says how it is read")
			.check(MergedByAnotherGetter.class,
					"{\"glimmer\":{\"held\":2},\"quaver\":{\"held\":3},\"swindle\":{\"held\":4},\"trundle\":{\"held\":5}}");
	}

	/**
	 * Jackson merges annotations before the naming strategy merges properties, and asks
	 * the field for what the setter or parameter does not say.
	 */
	@Test
	void propertiesWhichTheNamingStrategyMergesKeepTheViewOfTheField() {
		ReadParity.of(ReadFuzzFindingsTests::namingMapper)
			.reader((reader) -> reader.withView(Views.Open.class))
			.fallback(MergedWithView.class, "consists of several, of which another than 'setIsAdmin' has annotations")
			.check(MergedWithView.class, "{\"is_admin\":\"yes\"}");
		ReadParity.of(ReadFuzzFindingsTests::namingMapper)
			.reader((reader) -> reader.withView(Views.Open.class))
			.fallback(CreatedWithView.class,
					"consists of several, of which another than the creator's parameter has annotations")
			.check(CreatedWithView.class, "{\"foo_bar\":\"yes\"}");
	}

	@Test
	void propertiesWhichTheNamingStrategyMergesKeepTheReferenceOfTheField() {
		ReadParity.of(ReadFuzzFindingsTests::namingMapper)
			.generated(MergedParent.class)
			.fallback(MergedChild.class, "consists of several, of which another than 'setMyParent' has annotations")
			.check(MergedParent.class, "{\"child\":{}}", "{\"child\":{\"my_parent\":null}}");
	}

	@Test
	void propertiesWhichTheNamingStrategyMergesAreGeneratedWithoutAnnotations() {
		ReadParity.of(ReadFuzzFindingsTests::namingMapper)
			.generated(Merged.class)
			.check(Merged.class, "{\"is_admin\":\"yes\"}");
	}

	/**
	 * Jackson takes note of the names of properties whose types are ignored, whether
	 * their getters can be called or not.
	 */
	@Test
	void propertyOfIgnoredTypeBehindAGetterOutOfReachIsIgnored() {
		ReadParity.of(ObjectMapper::new)
			.fallback(IgnoredSecret.class, "cannot be named in package")
			.check(IgnoredSecret.class, "{\"a\":1,\"secret\":{}}");
		ReadParity.of(ObjectMapper::new)
			.fallback(IgnoredVariable.class, "means nothing outside the member")
			.check(IgnoredVariable.class, "{\"a\":1,\"secret\":{}}");
		ReadParity.of(ReadFuzzFindingsTests::ignoringMapper)
			.fallback(UnknownSecret.class, "cannot be named in package")
			.check(UnknownSecret.class, "{\"a\":1,\"secret\":{}}");
		ReadParity.of(ObjectMapper::new)
			.generated(UnknownSecret.class)
			.check(UnknownSecret.class, "{\"a\":1,\"secret\":{}}");
	}

	private static ObjectMapper namingMapper() {
		return new ObjectMapper().setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE);
	}

	private static ObjectMapper ignoringMapper() {
		ObjectMapper mapper = new ObjectMapper();
		mapper.configOverride(UnknownSecret.Secret.class).setIsIgnoredType(true);
		return mapper;
	}

	static class MergedWithView {

		@JsonView(Views.Inner.class)
		private String is_admin;

		public String getIsAdmin() {
			return this.is_admin;
		}

		public void setIsAdmin(String admin) {
			this.is_admin = admin;
		}

	}

	static class CreatedWithView {

		private final String first;

		private String second;

		@JsonCreator
		CreatedWithView(@JsonProperty("foo_bar") String first) {
			this.first = first;
		}

		@JsonView(Views.Inner.class)
		public void setFooBar(String second) {
			this.second = second;
		}

		@Override
		public String toString() {
			return this.first + this.second;
		}

	}

	static class Merged {

		private String is_admin;

		public void setIsAdmin(String admin) {
			this.is_admin = admin;
		}

		@Override
		public String toString() {
			return this.is_admin;
		}

	}

	static class MergedParent {

		@JsonManagedReference
		public MergedChild child;

	}

	static class MergedChild {

		@JsonBackReference
		private MergedParent my_parent;

		public MergedParent getMyParent() {
			return this.my_parent;
		}

		public void setMyParent(MergedParent parent) {
			this.my_parent = parent;
		}

	}

	static class IgnoredSecret {

		public int a;

		@JsonProperty
		private Secret getSecret() {
			return new Secret();
		}

		@JsonIgnoreType
		private static class Secret {

		}

	}

	static class UnknownSecret {

		public int a;

		@JsonProperty
		private Secret getSecret() {
			return new Secret();
		}

		private static class Secret {

		}

	}

	static class IgnoredVariable {

		public int a;

		public <S extends IgnoredUpper> S getSecret() {
			return null;
		}

	}

	@JsonIgnoreType
	static class IgnoredUpper {

	}

	static class MergedWithFailing {

		private List<String> names = List.of();

		public List<String> getNames() {
			throw new IllegalStateException(this.names.toString());
		}

		public void setNames(List<String> names) {
			this.names = names;
		}

	}

	record MergedRecord(Map<String, Integer> map) {

	}

	static class InjectedWithFailing {

		@JacksonInject("number")
		public void setNumber(int number) {
			throw new IllegalStateException(String.valueOf(number));
		}

	}

	static class ExternalBesideCreator {

		private Object value;

		@JsonCreator
		ExternalBesideCreator(@JsonProperty("id") int id) {
			this.value = id;
		}

		@JsonTypeInfo(use = JsonTypeInfo.Id.MINIMAL_CLASS, include = JsonTypeInfo.As.EXTERNAL_PROPERTY)
		public void setValue(Object value) {
			this.value = value;
		}

	}

	static class ExternalFieldBesideCreator {

		@JsonTypeInfo(use = JsonTypeInfo.Id.MINIMAL_CLASS, include = JsonTypeInfo.As.EXTERNAL_PROPERTY)
		public Object value;

		@JsonCreator
		ExternalFieldBesideCreator(@JsonProperty("id") int id) {
			this.value = id;
		}

	}

	static class SetterlessWithView {

		private final List<String> kept = new ArrayList<>();

		@JsonView(Views.Inner.class)
		public List<String> getNames() {
			return this.kept;
		}

		@JsonView(Views.Inner.class)
		public void setOthers(List<String> others) {
			this.kept.addAll(others);
		}

	}

	static class SetterlessWithReference {

		private final List<SetterlessWithReference> kept = new ArrayList<>();

		@JsonManagedReference
		public List<SetterlessWithReference> getChildren() {
			return this.kept;
		}

	}

	/**
	 * Whether reflection finds the one method or the other first is not up to us, so both
	 * orders are here, more than once.
	 */
	static class MergedByAnotherGetter {

		public Holder getGlimmer() {
			return new Holder();
		}

		@JsonMerge
		public boolean isGlimmer() {
			return false;
		}

		@JsonMerge
		public boolean isQuaver() {
			return false;
		}

		public Holder getQuaver() {
			return new Holder();
		}

		public Holder getSwindle() {
			return new Holder();
		}

		@JsonMerge
		public boolean isSwindle() {
			return false;
		}

		@JsonMerge
		public boolean isTrundle() {
			return false;
		}

		public Holder getTrundle() {
			return new Holder();
		}

	}

	static class Holder {

		public int held = 1;

	}

}
