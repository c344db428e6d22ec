package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;
import java.util.Map;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.std.NumberDeserializers;
import com.fasterxml.jackson.databind.deser.std.StringCollectionDeserializer;
import com.fasterxml.jackson.databind.deser.std.StringDeserializer;
import io.github.reflectionfreejackson.runtime.decode.ExpectedNames;
import org.jspecify.annotations.Nullable;

/**
 * Tells which properties generated code may take from a parser itself: those that
 * Jackson's own deserializer of the type reads, which takes what the parser has if that
 * is of the type.
 */
final class StandardDeserializers {

	private static final Map<Class<?>, Class<?>> READ_DIRECTLY = Map.of(String.class, StringDeserializer.class,
			int.class, NumberDeserializers.IntegerDeserializer.class, Integer.class,
			NumberDeserializers.IntegerDeserializer.class, long.class, NumberDeserializers.LongDeserializer.class,
			Long.class, NumberDeserializers.LongDeserializer.class, double.class,
			NumberDeserializers.DoubleDeserializer.class, Double.class, NumberDeserializers.DoubleDeserializer.class,
			boolean.class, NumberDeserializers.BooleanDeserializer.class, Boolean.class,
			NumberDeserializers.BooleanDeserializer.class);

	private StandardDeserializers() {
	}

	/**
	 * Return whether a property of the given class may be taken from a parser.
	 */
	static boolean allowDirectReading(SettableBeanProperty property, Class<?> type) {
		return !property.hasValueTypeDeserializer() && property.hasValueDeserializer()
				&& property.getValueDeserializer().getClass() == READ_DIRECTLY.get(type);
	}

	/**
	 * Return whether a class's values, if they are as simple as they may be, are taken as
	 * the parser has them by the given deserializer, which has no use for more of a
	 * property than its type.
	 */
	static boolean isStandard(Class<?> type, JsonDeserializer<?> deserializer) {
		return (type.isPrimitive() && deserializer.getClass().getEnclosingClass() == NumberDeserializers.class)
				|| deserializer.getClass() == READ_DIRECTLY.get(type);
	}

	/**
	 * Return whether generated code may take values of a class from a parser.
	 */
	static boolean mayBeReadDirectly(Class<?> type) {
		return READ_DIRECTLY.containsKey(type);
	}

	/**
	 * Let a deserializer read a value, or take of it what the parser has in its buffer.
	 * For the first object of a type that is not tried, and no class loaded for it.
	 * @param names the names of the properties, of which this is one's value
	 */
	static @Nullable Object read(JsonDeserializer<?> deserializer, ExpectedNames names, JsonParser parser,
			DeserializationContext context) throws IOException {
		return (names.isTakenFrom(parser) && deserializer instanceof StringCollectionDeserializer ofTexts
				&& parser.hasToken(JsonToken.START_ARRAY))
						? TextElements.read(ofTexts, (UTF8StreamJsonParser) parser, context)
						: deserializer.deserialize(parser, context);
	}

	/**
	 * Return whether a property has a deserializer of Jackson's own for primitive types,
	 * which never returns anything else, {@code null} included.
	 */
	static boolean isOfPrimitive(SettableBeanProperty property) {
		JsonDeserializer<?> deserializer = property.getValueDeserializer();
		return !property.hasValueTypeDeserializer() && property.hasValueDeserializer()
				&& deserializer.getClass().getEnclosingClass() == NumberDeserializers.class
				&& property.getNullValueProvider() == deserializer;
	}

}
