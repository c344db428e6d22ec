package io.github.reflectionfreejackson.testsupport.corpus;

import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.kotlin.KotlinFeature;
import com.fasterxml.jackson.module.kotlin.KotlinModule;
import io.github.reflectionfreejackson.aot.introspection.BeanIntrospector;
import io.github.reflectionfreejackson.aot.model.Deprecations;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.test.writing.Format;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Base;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Circle;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Computed;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Customer;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Delegating;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Derived;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Drawing;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Envelope;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Greeter;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Identified;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Item;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Names;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Nowhere;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OfBoxed;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OfDuration;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OfSequence;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OfUnsigned;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OfValueClasses;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OldFashioned;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OldInPart;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Order;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Page;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Point;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Square;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Values;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Wrapped;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Classes that Kotlin's compiler made, with Jackson's module for Kotlin.
 */
class KotlinCorpusTests {

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, mode = EnumSource.Mode.EXCLUDE, names = "CUSTOM")
	@Covers(features = "classes of Kotlin", tier = 2)
	void writesDataClasses(JsonInclude.Include include) {
		Parity.of(() -> kotlinMapper().setDefaultPropertyInclusion(include))
			.generated(Order.class, Customer.class, Item.class)
			.tier(2)
			.check(List.of(Values.INSTANCE.order(), Values.INSTANCE.customer()));
	}

	@Test
	@Covers(features = "classes of Kotlin", tier = 2)
	void settlesDataClasses() {
		OnDemandReflectionFree onDemand = Parity.of(KotlinCorpusTests::kotlinMapper)
			.generated(Item.class, Derived.class)
			.check(List.of(Values.INSTANCE.order(), new Derived(1, null)));
		assertThat(onDemand.isSettled(Item.class)).isTrue();
		assertThat(onDemand.isSettled(Derived.class)).isTrue();
	}

	@Test
	@Covers(features = "classes of Kotlin", tier = 2)
	@SuppressWarnings("deprecation")
	void writesWhatIsDeprecated() throws Exception {
		assertThat(Deprecations.contain(OldFashioned.class)).isTrue();
		assertThat(Deprecations.contain(OldInPart.class)).isFalse();
		assertThat(Deprecations.contain(OldInPart.class.getMethod("getText"))).isTrue();
		assertThat(Deprecations.contain(OldInPart.class.getMethod("getNumber"))).isFalse();
		Parity.of(KotlinCorpusTests::kotlinMapper)
			.generated(OldFashioned.class, OldInPart.class)
			.tier(2)
			.check(List.of(new OldFashioned("a", 1), new OldInPart("b", 2)));
	}

	@Test
	@Covers(features = "classes of Kotlin", tier = 2)
	void writesGenericDataClasses() {
		Parity.of(KotlinCorpusTests::kotlinMapper)
			.generated(Page.class, Customer.class, Circle.class)
			.tier(2)
			.check(Values.INSTANCE.pages());
	}

	@ParameterizedTest
	@EnumSource(KotlinFeature.class)
	@Covers(features = "classes of Kotlin", tier = 2)
	void writesWithEachFeatureOfTheModule(KotlinFeature feature) {
		boolean enabled = new KotlinModule.Builder().isEnabled(feature);
		Parity.of(() -> mapper(new KotlinModule.Builder().configure(feature, !enabled).build()))
			.generated(Order.class, Names.class, Greeter.class)
			.check(List.of(Values.INSTANCE.order(), new Names(), new Greeter("n")));
	}

	@Test
	@Covers(features = "classes of Kotlin", tier = 2)
	void writesWithoutTheModule() {
		Parity.of(() -> JsonMapper.builder().addModule(new JavaTimeModule()).build())
			.generated(Item.class, Names.class, Derived.class, Nowhere.class)
			.check(List.of(Map.of("items", Values.INSTANCE.order().getItems()), new Names(), new Derived(1, null),
					Nowhere.INSTANCE));
	}

	@Test
	@Covers(features = "classes of Kotlin", tier = 2)
	void writesValueClassOfGenericInterfaceWithoutTheModule() {
		Parity.of(ObjectMapper::new).generated(Identified.class).tier(2).check(Values.INSTANCE.identified());
	}

	/**
	 * The module writes what they hold.
	 */
	@Test
	void findsWhatValueClassesHold() {
		BeanIntrospector introspector = new BeanIntrospector(kotlinMapper(), "app");
		JavaType items = introspector.resolve(new TypeReference<List<Item>>() {
		}.getType());
		assertThat(introspector.introspect(Wrapped.class).referenced()).contains(items);
		assertThat(introspector.introspect(Envelope.class).objection()).isNull();
	}

	@Test
	@Covers(features = "classes of Kotlin", tier = 2)
	void writesNamesThatOnlyKotlinAllows() {
		Parity.of(KotlinCorpusTests::kotlinMapper).generated(Names.class).tier(2).check(new Names());
		Parity.of(() -> kotlinMapper().setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE))
			.generated(Names.class)
			.tier(2)
			.check(new Names());
	}

	@Test
	@Covers(features = "classes of Kotlin", tier = 2)
	void writesComputedAndInheritedProperties() {
		Parity.of(KotlinCorpusTests::kotlinMapper)
			.generated(Computed.class)
			.tier(2)
			.check(Values.INSTANCE::computed, Format.values());
		Parity.of(KotlinCorpusTests::kotlinMapper)
			.generated(Base.class, Derived.class, Greeter.class, Delegating.class, Point.class)
			.tier(2)
			.check(List.of(new Base(1, "b"), new Derived(2, null), new Greeter("g"), new Delegating(new Greeter("d")),
					new Point(1, null)));
	}

	@Test
	@Covers(features = "classes of Kotlin", tier = 2)
	void failsWherePropertyIsNotInitialized() {
		Parity.of(KotlinCorpusTests::kotlinMapper)
			.generated(Computed.class)
			.check(Values.INSTANCE::incomplete, Format.values());
	}

	@Test
	@Covers(features = "classes of Kotlin", tier = 2)
	void writesSealedTypesWithTypeIds() {
		Parity.of(KotlinCorpusTests::kotlinMapper)
			.generated(Drawing.class, Circle.class, Square.class, Nowhere.class)
			.check(List.of(Values.INSTANCE.drawing(), new Circle(3)));
	}

	@Test
	@Covers(features = "properties of value classes and unsigned numbers of Kotlin", tier = 2)
	void writesWhatTheModuleBoxes() {
		Parity.of(KotlinCorpusTests::kotlinMapper)
			.generated(OfValueClasses.class, OfUnsigned.class)
			.check(List.of(Values.INSTANCE.valueClasses(), Values.INSTANCE.unsigned()));
	}

	@Test
	@Covers(features = "classes of Kotlin", tier = 2)
	void writesWhatTheModuleHasSerializersFor() {
		Parity.of(KotlinCorpusTests::kotlinMapper)
			.generated(OfBoxed.class, OfSequence.class, OfDuration.class)
			.tier(2)
			.check(List.of(Values.INSTANCE.boxed(), Values.INSTANCE.sequence(), Values.INSTANCE.durations()));
		Parity.of(KotlinCorpusTests::kotlinMapper).check(Values.INSTANCE.ranges());
	}

	private static ObjectMapper kotlinMapper() {
		return mapper(new KotlinModule.Builder().build());
	}

	private static ObjectMapper mapper(KotlinModule module) {
		return JsonMapper.builder().addModules(new JavaTimeModule(), module).build();
	}

}
