package io.github.reflectionfreejackson.testsupport.fuzz;

import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.function.Consumer;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.PropertyNamingStrategy;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.MutableConfigOverride;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.impl.LaissezFaireSubTypeValidator;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import io.github.reflectionfreejackson.testsupport.fuzz.fixture.Handlers;
import io.github.reflectionfreejackson.testsupport.fuzz.fixture.Mappers;
import io.github.reflectionfreejackson.testsupport.fuzz.fixture.Views;

/**
 * Picks changes of a mapper which is in use, as Jackson does not forbid them.
 */
final class SessionChanges {

	private static final List<Class<?>> COMMON = List.of(String.class, List.class, Map.class, Integer.class, int.class,
			Date.class, Object.class);

	private static final List<Class<?>> MIX_INS = List.of(Ordered.class, Ignoring.class, Typed.class, AsArray.class);

	private final Choices choices;

	private final List<Class<?>> types;

	/**
	 * Create a source of changes.
	 * @param types classes that values are of
	 */
	SessionChanges(Choices choices, List<Class<?>> types) {
		this.choices = choices;
		this.types = types;
	}

	SessionStep next() {
		return switch (this.choices.below(20)) {
			case 0, 1, 2, 3, 4, 5 -> feature();
			case 6, 7 -> mixIn();
			case 8, 9 -> override();
			case 10, 11 -> module();
			case 12, 13 -> inclusion();
			case 14, 15 -> rule();
			case 16 -> provider();
			case 17 -> typing();
			case 18 -> reading();
			default -> new SessionStep("copy", (session) -> {
				session.copy();
				return null;
			});
		};
	}

	private static SessionStep change(String name, Consumer<ObjectMapper> change) {
		return new SessionStep(name, (session) -> {
			change.accept(session.mapper());
			return null;
		});
	}

	@SuppressWarnings("deprecation")
	private SessionStep feature() {
		boolean state = this.choices.percent(50);
		return switch (this.choices.below(8)) {
			case 0, 1, 2 -> feature(SerializationFeature.values(), state, ObjectMapper::configure);
			case 3, 4 -> feature(MapperFeature.values(), state, ObjectMapper::configure);
			case 5 -> feature(DeserializationFeature.values(), state, ObjectMapper::configure);
			case 6 -> feature(JsonGenerator.Feature.values(), state, ObjectMapper::configure);
			default -> feature(JsonParser.Feature.values(), state, ObjectMapper::configure);
		};
	}

	private <F> SessionStep feature(F[] features, boolean state, Configuring<F> configuring) {
		F feature = this.choices.oneOf(List.of(features));
		return change(feature + "=" + state, (mapper) -> configuring.configure(mapper, feature, state));
	}

	private Class<?> type() {
		return this.choices.oneOf(this.choices.percent(30) ? COMMON : this.types);
	}

	private SessionStep mixIn() {
		Class<?> type = type();
		Class<?> mixIn = this.choices.percent(15) ? null : this.choices.oneOf(MIX_INS);
		return change("mix-in " + mixIn + " of " + type, (mapper) -> mapper.addMixIn(type, mixIn));
	}

	private SessionStep override() {
		Class<?> type = type();
		int kind = this.choices.below(7);
		return change("override " + kind + " of " + type, (mapper) -> override(mapper.configOverride(type), kind));
	}

	private static void override(MutableConfigOverride override, int kind) {
		switch (kind) {
			case 0 -> override.setInclude(JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, null));
			case 1 -> override.setFormat(JsonFormat.Value.forShape(JsonFormat.Shape.STRING));
			case 2 -> override.setIgnorals(JsonIgnoreProperties.Value.forIgnoredProperties("id", "name"));
			case 3 -> override
				.setVisibility(JsonAutoDetect.Value.construct(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY));
			case 4 -> override.setMergeable(true);
			case 5 -> override.setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.SKIP));
			default -> override.setIsIgnoredType(true);
		}
	}

	private SessionStep module() {
		int kind = this.choices.below(7);
		return change("module " + kind, (mapper) -> {
			switch (kind) {
				case 0 -> mapper.registerModule(Mappers.serializers());
				case 1 -> mapper.registerModule(Mappers.modifier());
				case 2 -> mapper.registerModule(Mappers.wrapper());
				case 3 -> mapper.registerModule(Mappers.deserializers());
				case 4 -> mapper.registerModule(Mappers.readingModifier());
				case 5 -> mapper
					.registerModule(new SimpleModule("loud").addSerializer(this.types.get(0), new Handlers.Loud()));
				default -> mapper.setAnnotationIntrospector(AnnotationIntrospector.pair(new Mappers.NoteIntrospector(),
						new JacksonAnnotationIntrospector()));
			}
		});
	}

	private SessionStep inclusion() {
		JsonInclude.Include inclusion = this.choices
			.oneOf(List.of(JsonInclude.Include.ALWAYS, JsonInclude.Include.NON_NULL, JsonInclude.Include.NON_ABSENT,
					JsonInclude.Include.NON_EMPTY, JsonInclude.Include.NON_DEFAULT));
		boolean content = this.choices.percent(30);
		return change("inclusion " + inclusion + (content ? ", content too" : ""),
				(mapper) -> mapper.setDefaultPropertyInclusion(
						JsonInclude.Value.construct(inclusion, content ? inclusion : JsonInclude.Include.ALWAYS)));
	}

	private SessionStep rule() {
		PropertyNamingStrategy naming = this.choices.oneOf(List.of(PropertyNamingStrategies.SNAKE_CASE,
				PropertyNamingStrategies.UPPER_CAMEL_CASE, PropertyNamingStrategies.LOWER_CAMEL_CASE));
		PropertyAccessor accessor = this.choices.oneOf(List.of(PropertyAccessor.values()));
		JsonAutoDetect.Visibility visibility = this.choices.oneOf(List.of(JsonAutoDetect.Visibility.values()));
		return switch (this.choices.below(7)) {
			case 0 -> change("naming " + naming.getClass(), (mapper) -> mapper.setPropertyNamingStrategy(naming));
			case 1, 2 -> change(visibility + " " + accessor, (mapper) -> mapper.setVisibility(accessor, visibility));
			case 3 -> change("time zone", (mapper) -> mapper.setTimeZone(TimeZone.getTimeZone("GMT+5")));
			case 4 -> change("locale", (mapper) -> mapper.setLocale(Locale.FRANCE));
			case 5 -> change("date format", (mapper) -> mapper.setDateFormat(new SimpleDateFormat("yy-MM")));
			default -> change("printer", (mapper) -> mapper.setDefaultPrettyPrinter(new MinimalPrettyPrinter(" ")));
		};
	}

	private SessionStep provider() {
		int kind = this.choices.below(4);
		return change("provider " + kind, (mapper) -> {
			DefaultSerializerProvider provider = (DefaultSerializerProvider) mapper.getSerializerProvider();
			switch (kind) {
				case 0 -> provider.setNullValueSerializer(new Handlers.Loud());
				case 1 -> provider.setNullKeySerializer(new Handlers.LoudKey());
				case 2 -> provider.setDefaultKeySerializer(new Handlers.LoudKey());
				default -> provider.flushCachedSerializers();
			}
		});
	}

	private SessionStep typing() {
		ObjectMapper.DefaultTyping typing = this.choices.oneOf(List.of(ObjectMapper.DefaultTyping.values()));
		JsonTypeInfo.As inclusion = this.choices
			.oneOf(List.of(JsonTypeInfo.As.PROPERTY, JsonTypeInfo.As.WRAPPER_ARRAY, JsonTypeInfo.As.WRAPPER_OBJECT));
		return change("typing " + typing + " " + inclusion,
				(mapper) -> mapper.activateDefaultTyping(LaissezFaireSubTypeValidator.instance, typing, inclusion));
	}

	private SessionStep reading() {
		int kind = this.choices.below(4);
		return change("reading " + kind, (mapper) -> {
			switch (kind) {
				case 0 -> mapper.setDefaultSetterInfo(JsonSetter.Value.forValueNulls(Nulls.SKIP));
				case 1 -> mapper.setDefaultMergeable(true);
				case 2 -> mapper
					.setInjectableValues(new InjectableValues.Std().addValue("id", 5).addValue("name", "injected"));
				default -> mapper.setConfig(mapper.getDeserializationConfig().withView(Views.Open.class));
			}
		});
	}

	/**
	 * Sets a feature.
	 *
	 * @param <F> the kind of feature
	 */
	@FunctionalInterface
	private interface Configuring<F> {

		void configure(ObjectMapper mapper, F feature, boolean state);

	}

	@JsonPropertyOrder(alphabetic = true)
	@JsonInclude(JsonInclude.Include.NON_NULL)
	private interface Ordered {

	}

	@JsonIgnoreProperties({ "id", "name", "value" })
	private interface Ignoring {

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
	private interface Typed {

	}

	@JsonFormat(shape = JsonFormat.Shape.ARRAY)
	private interface AsArray {

	}

}
