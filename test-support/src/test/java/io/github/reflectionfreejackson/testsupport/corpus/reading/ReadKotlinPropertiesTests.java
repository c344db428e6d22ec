package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.util.List;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBuilder;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import com.fasterxml.jackson.databind.deser.std.StdValueInstantiator;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.kotlin.KotlinModule;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Address;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Empty;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Failing;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Form;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Guarded;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.HalfPlain;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Linked;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.LinkedBy;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Node;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OfCollection;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OfTagged;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Owner;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Parent;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Profile;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Secondary;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.SetterWitness;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.StoredOf;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.StoredText;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Tagged;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.WithAnySetter;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.WithCollection;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.WithExternalType;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.WithInjectedProperty;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.WithSetter;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.WithUnwrappedProperty;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.WithoutArguments;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Properties that classes of Kotlin have besides those of their constructors, or without
 * any.
 */
class ReadKotlinPropertiesTests {

	private static final String PROFILE = "{\"name\":\"n\",\"rank\":2,\"note\":\"o\",\"size\":3,\"label\":\"l\","
			+ "\"tags\":[\"t\"],\"shown_as\":\"s\",\"length\":7,\"hidden\":\"i\",\"bare\":4,\"checked\":5,"
			+ "\"address\":{\"street\":\"s\"},\"forms\":[{\"name\":\"f\"},null]}";

	private static final String FORM = "{\"name\":\"n\",\"age\":1,\"count\":2,\"open\":true,\"city\":\"c\","
			+ "\"profile\":{\"name\":\"p\",\"note\":\"o\"},\"next\":{\"name\":\"m\"}," + "\"color\":\"RED\"}";

	private static final String REASON = "it is a Kotlin class of which more is to do";

	@AfterEach
	void failsNoMore() {
		Failing.fails = false;
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void setsWhatConstructorsDoNotTake(boolean strict) {
		ReadParity.of(() -> mapper(strict))
			.straightLine(Profile.class, Form.class, Address.class)
			.settled(Profile.class, Form.class, Address.class)
			.check(Profile.class, PROFILE,
					PROFILE.replace("\"name\":\"n\",\"rank\":2,", "").replace("}]", "}],\"name\":\"n\""),
					PROFILE.replace("\"name\":\"n\",", ""), PROFILE.replace("\"o\"", "null"),
					PROFILE.replace("3,", "null,"), PROFILE.replace("[\"t\"]", "null"),
					PROFILE.replace("\"l\"", "null"), PROFILE.replace("5,", "-5,"), PROFILE.replace("\"rank\":2,", ""),
					"{\"checked\":-1,\"name\":\"n\"}", "{\"note\":\"o\",\"name\":\"n\"}",
					"{\"upper\":\"U\",\"name\":\"n\",\"upper\":\"V\"}",
					"{\"name\":\"n\",\"note\":\"o\",\"name\":\"m\"}", "{\"name\":null,\"note\":\"o\"}", "{}");
		ReadParity.of(() -> mapper(strict))
			.straightLine(Node.class)
			.settled(Node.class)
			.check(Node.class, "{\"name\":\"a\",\"parent\":{\"name\":\"b\"}}", "{\"parent\":{\"parent\":null}}", "{}");
		ReadParity.of(() -> mapper(strict))
			.straightLine(WithSetter.class)
			.settled(WithSetter.class)
			.check(WithSetter.class, "{\"id\":1,\"note\":\"n\"}", "{\"note\":null,\"id\":1}", "{\"note\":\"n\"}");
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void setsWhatIsCreatedWithoutArguments(boolean strict) {
		ReadParity.of(() -> mapper(strict))
			.straightLine(Form.class, Profile.class)
			.settled(Form.class, Profile.class)
			.check(Form.class, FORM, FORM.replace("\"n\"", "null"), FORM.replace("1,", "null,"),
					FORM.replace("2,", "null,"), FORM.replace("\"c\"", "null"), FORM.replace("true", "1"),
					"{\"unknown\":1,\"name\":\"a\",\"other\":[]}", "{}", "\"\"");
		ReadParity.of(() -> mapper(strict))
			.straightLine(WithoutArguments.class)
			.settled(WithoutArguments.class)
			.check(WithoutArguments.class, "{\"text\":\"a\"}", "{\"text\":null}", "{}");
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void setsWhatIsInherited(boolean strict) {
		ReadParity.of(() -> mapper(strict))
			.straightLine(StoredText.class)
			.settled(StoredText.class)
			.check(StoredText.class, "{\"text\":\"a\",\"id\":1}", "{\"id\":null}", "{}");
		ReadParity.of(() -> mapper(strict))
			.straightLine(StoredOf.class)
			.settled(StoredOf.class)
			.check(StoredOf.class, "{\"key\":\"a\",\"id\":1}", "{\"id\":1,\"key\":\"a\"}", "{\"id\":1}", "{}");
	}

	@Test
	void leavesToJacksonWhatIsMoreThanToSet() {
		ReadParity.of(() -> mapper(true))
			.straightLine(HalfPlain.class)
			.unsettled(HalfPlain.class)
			.check(HalfPlain.class, "{\"text\":\"a\",\"list\":[\"b\",null],\"skipped\":\"s\"}",
					"{\"list\":null,\"skipped\":null}", "{}");
		ReadParity.of(() -> mapper(true))
			.straightLine(Secondary.class)
			.check(Secondary.class, "{\"both\":\"a\"}", "{\"text\":\"b\",\"both\":\"a\",\"number\":7}",
					"{\"number\":null,\"both\":\"a\",\"text\":null}", "{}");
		ReadParity.of(() -> mapper(true))
			.straightLine(OfCollection.class)
			.unsettled(OfCollection.class)
			.check(OfCollection.class, "{\"tags\":[\"b\",null],\"text\":\"a\"}", "{\"text\":\"a\",\"tags\":null}",
					"{}");
		ReadParity.of(() -> mapper(true))
			.straightLine(Linked.class)
			.unsettled(Linked.class)
			.check(Linked.class, "{\"first\":{\"@id\":1,\"id\":5},\"second\":1,\"text\":\"a\"}",
					"{\"second\":1,\"first\":{\"@id\":1,\"id\":5}}", "{\"second\":1}", "{}");
		ReadParity.of(() -> mapper(true))
			.fallback(LinkedBy.class, REASON)
			.check(LinkedBy.class, "{\"first\":{\"@id\":1,\"id\":5},\"second\":1}", "{\"first\":{\"@id\":1,\"id\":5}}");
		ReadParity.of(() -> mapper(true))
			.fallback(Owner.class, REASON)
			.check(Owner.class, "{\"name\":\"a\",\"pets\":[{\"name\":\"b\"}]}", "{\"pets\":[],\"name\":\"a\"}");
		ReadParity.of(() -> mapper(true)).fallback(Empty.class, REASON).check(Empty.class, "{}", "{\"a\":1}");
		ReadParity.of(() -> mapper(true))
			.straightLine(Parent.class)
			.unsettled(Parent.class)
			.check(Parent.class, "{\"name\":\"a\",\"children\":[{\"name\":\"b\"},{\"name\":\"c\"}]}",
					"{\"children\":null}");
		ReadParity
			.of(() -> mapper(true)
				.setInjectableValues(new InjectableValues.Std().addValue("injected", "an injected value")))
			.fallback(WithInjectedProperty.class, REASON)
			.check(WithInjectedProperty.class, "{\"text\":\"a\"}", "{\"injected\":\"b\"}", "{}");
		ReadParity.of(() -> mapper(true))
			.fallback(WithAnySetter.class, REASON)
			.check(WithAnySetter.class, "{\"text\":\"a\",\"street\":\"s\",\"number\":1}", "{}");
		ReadParity.of(() -> mapper(true))
			.fallback(WithCollection.class, REASON)
			.check(WithCollection.class, "{\"id\":1,\"tags\":[\"b\"]}", "{\"tags\":[\"b\"],\"id\":1}", "{\"id\":1}");
		ReadParity.of(() -> mapper(true))
			.fallback(WithUnwrappedProperty.class, REASON)
			.check(WithUnwrappedProperty.class, "{\"text\":\"a\",\"street\":\"s\"}", "{}");
		ReadParity.of(() -> mapper(true))
			.fallback(WithExternalType.class, REASON)
			.check(WithExternalType.class, "{\"kind\":\"address\",\"value\":{\"street\":\"s\"}}", "{}");
	}

	@Test
	void createsByWhatModifiersChoose() {
		ObjectMapper modified = mapper(true).registerModule(new SimpleModule().setDeserializerModifier(new Choosing()));
		OnDemandReflectionFree running = OnDemandReflectionFree.install(mapper(true)).reuse(modified);
		assertThat(readForm(modified, "{\"name\":\"a\"}")).isEqualTo("a chosen");
		assertThat(running.isReadStraightLine(Form.class)).isTrue();
	}

	@Test
	void leavesToReflectionWhatItMayNotAccess() {
		ReadParity.of(ReadKotlinPropertiesTests::publicOnly)
			.fallback(Guarded.class, "is not public, and CAN_OVERRIDE_ACCESS_MODIFIERS is disabled")
			.check(Guarded.class, "{\"text\":\"a\"}", "{}");
	}

	@SuppressWarnings("deprecation")
	private static ObjectMapper publicOnly() {
		return mapper(true).disable(MapperFeature.CAN_OVERRIDE_ACCESS_MODIFIERS);
	}

	@Test
	void setsPropertiesOfGenericClasses() {
		ReadParity.of(() -> mapper(true))
			.straightLine(OfTagged.class, Tagged.class)
			.check(OfTagged.class,
					"{\"tagged\":{\"id\":\"a\",\"tag\":\"b\",\"tags\":[\"c\"]},\"other\":{\"id\":{\"street\":\"s\"},"
							+ "\"tag\":{\"street\":\"t\"},\"tags\":[{\"street\":\"u\"}]}}",
					"{\"tagged\":{\"tag\":1,\"id\":\"a\"},\"other\":{\"tag\":1}}", "{\"tagged\":null}");
	}

	@ParameterizedTest
	@EnumSource(names = { "CAN_OVERRIDE_ACCESS_MODIFIERS", "OVERRIDE_PUBLIC_ACCESS_MODIFIERS" })
	@SuppressWarnings("deprecation")
	void setsWhatIsPublicIfNothingElseMayBeAccessed(MapperFeature feature) {
		ReadParity.of(() -> mapper(true).configure(feature, false))
			.straightLine(OfCollection.class)
			.check(OfCollection.class, "{\"text\":\"a\",\"tags\":[\"b\"]}", "{}");
	}

	@Test
	void callsNothingByReflection() throws IOException {
		mapper(true).readValue("{\"text\":\"a\"}", SetterWitness.class);
		assertThat(SetterWitness.byReflection).isTrue();
		assertThat(SetterWitness.createdByReflection).isTrue();
		for (boolean settled : new boolean[] { true, false }) {
			ObjectMapper mapper = mapper(true);
			OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper(true));
			OnDemandReflectionFree running = settled ? onDemand.reuse(mapper) : onDemand.reuseUnsettled(mapper);
			mapper.readValue("{\"text\":\"a\"}", SetterWitness.class);
			assertThat(SetterWitness.byReflection).isFalse();
			assertThat(SetterWitness.createdByReflection).isFalse();
			assertThat(running.isReadAsSettled(SetterWitness.class)).isEqualTo(settled);
		}
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void reportsWhatConstructorsThrow(boolean settled) {
		ObjectMapper mapper = mapper(true);
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper(true));
		OnDemandReflectionFree running = settled ? onDemand.reuse(mapper) : onDemand.reuseUnsettled(mapper);
		assertThat(read(mapper)).isEqualTo(read(mapper(true)));
		assertThat(running.isReadStraightLine(Failing.class)).isTrue();
		Failing.fails = true;
		assertThat(read(mapper)).contains("as it is told").isEqualTo(read(mapper(true)));
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void setsWhatHandlersMake(boolean settled) {
		Failing.fails = true;
		List<String> documents = List.of("{\"text\":\"a\"}", "{\"text\":\"a\"}", "{\"text\":\"a\",\"text\":\"b\"}",
				"{}");
		ObjectMapper mapper = mapper(true).addHandler(new Telling());
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper(true).addHandler(new Telling()));
		OnDemandReflectionFree running = settled ? onDemand.reuse(mapper) : onDemand.reuseUnsettled(mapper);
		assertThat(ReadBuffersTests.outcomes(mapper, Failing.class, documents))
			.isEqualTo(ReadBuffersTests.outcomes(mapper(true).addHandler(new Telling()), Failing.class, documents));
		assertThat(running.isReadStraightLine(Failing.class)).isTrue();
		assertThat(running.isReadAsSettled(Failing.class)).isEqualTo(settled);
	}

	@Test
	void setsByTheNamesThatModifiersGive() {
		ObjectMapper modified = mapper(true).registerModule(new SimpleModule().setDeserializerModifier(new Swapping()));
		ObjectMapper plain = mapper(true).registerModule(new SimpleModule().setDeserializerModifier(new Swapping()));
		OnDemandReflectionFree running = OnDemandReflectionFree.install(mapper(true)).reuse(modified);
		for (String document : List.of("{\"name\":\"a\",\"city\":\"b\"}", "{\"city\":\"c\",\"count\":1}")) {
			assertThat(readForm(modified, document)).isEqualTo(readForm(plain, document));
		}
		assertThat(readForm(modified, "{\"name\":\"a\",\"city\":\"b\"}")).isEqualTo("b a");
		assertThat(running.isReadStraightLine(Form.class)).isTrue();
	}

	private static String readForm(ObjectMapper mapper, String document) {
		try {
			Form form = mapper.readValue(document, Form.class);
			return form.getName() + " " + form.getCity();
		}
		catch (IOException | RuntimeException ex) {
			return ex.toString();
		}
	}

	private static String read(ObjectMapper mapper) {
		try {
			return mapper.readValue("{\"text\":\"a\"}", Failing.class).getText();
		}
		catch (IOException ex) {
			return ex + " caused by " + ex.getCause();
		}
	}

	@Test
	void usesTheNamesOfTheMapper() {
		ReadParity.of(() -> caseless().setPropertyNamingStrategy(PropertyNamingStrategies.UPPER_SNAKE_CASE))
			.straightLine(Profile.class, Form.class)
			.check(Profile.class, "{\"NAME\":\"n\",\"NOTE\":\"o\",\"shown_as\":\"s\"}",
					"{\"name\":\"n\",\"note\":\"o\"}");
	}

	@Test
	void updatesInstances() {
		ReadParity.of(() -> mapper(true))
			.straightLine(Form.class)
			.updating(Form::new)
			.check(Form.class, FORM, "{\"count\":7}", "{\"next\":{\"count\":1}}");
		ReadParity.of(() -> mapper(true))
			.straightLine(Profile.class)
			.updating(() -> new Profile("a", 1))
			.check(Profile.class, "{\"note\":\"o\"}", "{\"name\":\"b\",\"size\":7}", "{\"checked\":-1}");
	}

	@Test
	void saysOfMembersWhatReflectionSays() {
		ReadParity
			.of(() -> mapper(true)
				.registerModule(new SimpleModule().addDeserializer(Address.class, new OfProperties("none"))))
			.straightLine(Profile.class)
			.unmutated()
			.check(Profile.class, "{\"name\":\"n\",\"address\":1}");
	}

	private static ObjectMapper caseless() {
		return JsonMapper.builder()
			.addModules(new JavaTimeModule(), new KotlinModule.Builder().build())
			.enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES)
			.build();
	}

	private static ObjectMapper mapper(boolean strict) {
		return JsonMapper.builder()
			.addModules(new JavaTimeModule(), new KotlinModule.Builder().build())
			.configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, strict)
			.configure(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES, strict)
			.configure(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES, strict)
			.build();
	}

	/**
	 * Reads what is known of a property.
	 */
	private static final class OfProperties extends JsonDeserializer<Address> implements ContextualDeserializer {

		private final String known;

		OfProperties(String known) {
			this.known = known;
		}

		@Override
		public Address deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			parser.skipChildren();
			return new Address(this.known, null, null);
		}

		@Override
		public JsonDeserializer<?> createContextual(DeserializationContext context, BeanProperty property) {
			return new OfProperties(property.getMetadata().isRequired() + " " + property.getMember()
					+ property.getAnnotation(JsonProperty.class));
		}

	}

	/**
	 * Makes what cannot be created, and tells where the parser was then.
	 */
	private static final class Telling extends DeserializationProblemHandler {

		@Override
		public Object handleInstantiationProblem(DeserializationContext context, Class<?> type, Object argument,
				Throwable failure) throws IOException {
			Failing.fails = false;
			Failing made = new Failing();
			Failing.fails = true;
			made.setText(context.getParser().nextToken() + context.getParser().getText());
			return made;
		}

	}

	/**
	 * Has instances of one class created with a value.
	 */
	private static final class Choosing extends BeanDeserializerModifier {

		private static final long serialVersionUID = 1L;

		@Override
		public BeanDeserializerBuilder updateBuilder(DeserializationConfig config, BeanDescription description,
				BeanDeserializerBuilder builder) {
			if (description.getBeanClass() == Form.class) {
				builder.setValueInstantiator(new StdValueInstantiator(config, description.getType()) {

					private static final long serialVersionUID = 1L;

					@Override
					public boolean canCreateUsingDefault() {
						return true;
					}

					@Override
					public Object createUsingDefault(DeserializationContext context) {
						Form form = new Form();
						form.setCity("chosen");
						return form;
					}

				});
			}
			return builder;
		}

	}

	/**
	 * Has one property go by the name of another.
	 */
	private static final class Swapping extends BeanDeserializerModifier {

		private static final long serialVersionUID = 1L;

		@Override
		public List<BeanPropertyDefinition> updateProperties(DeserializationConfig config, BeanDescription description,
				List<BeanPropertyDefinition> properties) {
			return (description.getBeanClass() != Form.class) ? properties
					: properties.stream().map(Swapping::swap).toList();
		}

		private static BeanPropertyDefinition swap(BeanPropertyDefinition property) {
			return switch (property.getName()) {
				case "name" -> property.withSimpleName("city");
				case "city" -> property.withSimpleName("name");
				default -> property;
			};
		}

	}

}
