package io.github.reflectionfreejackson.runtime.direct;

import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;

import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.StdDelegatingSerializer;
import com.fasterxml.jackson.databind.util.Converter;
import org.jspecify.annotations.Nullable;

/**
 * Encodes what a converter makes of a value.
 */
final class ConvertedEncoder extends ContentEncoder {

	private final Converter<Object, ?> converter;

	private ConvertedEncoder(StdDelegatingSerializer serializer, Converter<Object, ?> converter, ValueEncoder content) {
		super(serializer, content);
		this.converter = converter;
	}

	/**
	 * Return an encoder, or {@code null} if there is none.
	 * @param delegatee the serializer of what the converter makes
	 */
	static @Nullable ValueEncoder of(StdDelegatingSerializer serializer, JsonSerializer<?> delegatee) {
		Converter<Object, ?> converter = SerializerState.converterOf(serializer);
		ValueEncoder content = (isOfOneClass(serializer.handledType()) && goesByValue(converter))
				? contentEncoder(delegatee) : null;
		return (content != null) ? new ConvertedEncoder(serializer, converter, content) : null;
	}

	/**
	 * Return whether all values of a type are of its class, but for oddities.
	 */
	private static boolean isOfOneClass(Class<?> type) {
		return Modifier.isFinal(type.getModifiers()) || type == BigDecimal.class || type == BigInteger.class;
	}

	/**
	 * Return whether a converter is handed nothing but values. One that asks for the
	 * provider, too, may look at the generator by it.
	 */
	private static boolean goesByValue(Converter<?, ?> converter) {
		try {
			return converter.getClass()
				.getMethod("convert", SerializerProvider.class, Object.class)
				.getDeclaringClass() == Converter.class;
		}
		catch (NoSuchMethodException ex) {
			// There are no hints for it, so nobody knows
			return false;
		}
	}

	@Override
	@Nullable Object contentOf(Object value, SerializerProvider provider) {
		return this.converter.convert(value);
	}

}
