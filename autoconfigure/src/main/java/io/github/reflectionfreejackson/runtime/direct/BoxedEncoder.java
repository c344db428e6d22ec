package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.ContextualSerializer;
import com.fasterxml.jackson.databind.ser.std.StdDelegatingSerializer;
import com.fasterxml.jackson.databind.util.Converter;
import org.jspecify.annotations.Nullable;

/**
 * Encodes what getters of Kotlin return for value classes and unsigned numbers. Jackson's
 * Kotlin module boxes it by a converter, of which it does not tell what it makes, so that
 * Jackson looks up its serializer for each value.
 * <p>
 * May be used by several threads: what one has found out, another may find out again.
 */
final class BoxedEncoder extends ValueEncoder {

	private static final String KOTLIN = "com.fasterxml.jackson.module.kotlin.";

	private final Converter<Object, ?> converter;

	private final KnownClasses<ValueEncoder> known = new KnownClasses<>();

	private BoxedEncoder(StdDelegatingSerializer serializer, Converter<Object, ?> converter) {
		super(serializer);
		this.converter = converter;
	}

	/**
	 * Return an encoder, or {@code null} if a converter is not the module's.
	 */
	static @Nullable ValueEncoder of(StdDelegatingSerializer serializer) {
		Converter<Object, ?> converter = SerializerState.converterOf(serializer);
		return converter.getClass().getName().startsWith(KOTLIN) ? new BoxedEncoder(serializer, converter) : null;
	}

	@Override
	@Nullable ValueEncoder unfailing() {
		return null;
	}

	/**
	 * Where boxing fails, or there is no serializer, Jackson's serializer tries again,
	 * and reports it.
	 */
	@Override
	boolean encode(Object value, JsonEncoder encoder) throws IOException {
		Object boxed;
		ValueEncoder content;
		try {
			boxed = this.converter.convert(value);
			content = encoderFor(boxed.getClass(), encoder);
		}
		catch (RuntimeException | JsonMappingException ex) {
			return false;
		}
		return content.encode(boxed, encoder);
	}

	private ValueEncoder encoderFor(Class<?> type, EncodingContext context) throws IOException {
		ValueEncoder encoder = this.known.find(type);
		return (encoder != null) ? encoder : this.known.add(type, find(type, context.openProvider()));
	}

	private static ValueEncoder find(Class<?> type, SerializerProvider provider) throws JsonMappingException {
		JsonSerializer<?> serializer = provider.findValueSerializer(type);
		return ValueEncoders.of((serializer instanceof ContextualSerializer contextual)
				? contextual.createContextual(provider, null) : serializer);
	}

}
