package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;
import java.util.Objects;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.impl.TypeWrappedSerializer;
import org.jspecify.annotations.Nullable;

/**
 * The encoders of the values of a property, or of the elements of a container: one for
 * all, or one a class.
 * <p>
 * May be used by several threads: what one has found out, another may find out again.
 */
final class ElementEncoders {

	private final @Nullable ValueEncoder fixed;

	private final @Nullable Finder finder;

	private final @Nullable TypeSerializer typeSerializer;

	/**
	 * Whether type ids are none, or such that they can be encoded.
	 */
	private final boolean typesKnown;

	private final @Nullable Class<?> integers;

	private final KnownClasses<ValueEncoder> known = new KnownClasses<>();

	private ElementEncoders(@Nullable ValueEncoder fixed, @Nullable Finder finder,
			@Nullable TypeSerializer typeSerializer) {
		this.fixed = fixed;
		this.finder = finder;
		this.typeSerializer = typeSerializer;
		this.integers = integers(fixed);
		this.typesKnown = TypeIdEncoder.isKnown(typeSerializer);
	}

	/**
	 * Create encoders.
	 * @param serializer the serializer of all values, or {@code null} if their class
	 * decides
	 * @param typeSerializer writes type ids, if there are any
	 * @param finder finds the serializer of a class otherwise
	 */
	static ElementEncoders of(@Nullable JsonSerializer<?> serializer, @Nullable TypeSerializer typeSerializer,
			Finder finder) {
		return new ElementEncoders((serializer != null) ? ValueEncoders.of(typed(serializer, typeSerializer)) : null,
				finder, typeSerializer);
	}

	private static JsonSerializer<?> typed(JsonSerializer<?> serializer, @Nullable TypeSerializer typeSerializer) {
		return (typeSerializer != null) ? new TypeWrappedSerializer(typeSerializer, serializer) : serializer;
	}

	/**
	 * Create encoders for elements that one serializer writes.
	 */
	static ElementEncoders ofAll(JsonSerializer<?> serializer) {
		return new ElementEncoders(ValueEncoders.of(serializer), null, null);
	}

	/**
	 * Return whether values can be encoded at all, as far as that is known.
	 */
	boolean canEncode() {
		return (this.fixed == null) ? this.typesKnown : this.fixed.canEncode();
	}

	/**
	 * Return whether no serializer of others is asked whether an element is empty.
	 */
	boolean decidesAlone(Object element, EncodingContext context) {
		try {
			return encoderFor(element, context).decidesAlone(element, context);
		}
		catch (IOException | RuntimeException ex) {
			// Jackson fails, too, or does not ask
			return false;
		}
	}

	/**
	 * Return whether no serializer of others is asked by one of Jackson's that looks for
	 * an element which is not empty.
	 */
	boolean decideAlone(Iterable<?> elements, EncodingContext context) {
		if (this.fixed != null && !this.fixed.isOfStructures()) {
			return this.fixed.canEncode();
		}
		try {
			for (Object element : elements) {
				if (element != null) {
					ValueEncoder encoder = encoderFor(element, context);
					if (!encoder.decidesAlone(element, context)) {
						return false;
					}
					if (isOfNobody(element, encoder) && !encoder.serializer().isEmpty(context.provider(), element)) {
						return true;
					}
				}
			}
			return true;
		}
		catch (IOException | RuntimeException ex) {
			// Jackson fails, too, or does not ask
			return false;
		}
	}

	/**
	 * Return whether no method of an application is called if an element is asked whether
	 * it is empty, which Jackson does, too.
	 */
	private static boolean isOfNobody(Object element, ValueEncoder encoder) {
		return element.getClass().getClassLoader() == null && !encoder.isOfStructures();
	}

	/**
	 * Return whether the serializer of all values is known beforehand.
	 */
	boolean areAlike() {
		return this.fixed != null;
	}

	/**
	 * Return the class of the integers that all values should be, or {@code null} if they
	 * are none.
	 */
	@Nullable Class<?> integers() {
		return this.integers;
	}

	private static @Nullable Class<?> integers(@Nullable ValueEncoder encoder) {
		if (encoder instanceof ScalarEncoders.Integral) {
			return Integer.class;
		}
		return (encoder instanceof ScalarEncoders.LongInteger) ? Long.class : null;
	}

	/**
	 * Return the encoder of a value, whose serializer is looked up only if it is not
	 * known yet.
	 */
	ValueEncoder encoderFor(Object value, EncodingContext context) throws IOException {
		ValueEncoder encoder = known(value.getClass());
		return (encoder != null) ? encoder : find(value, context.openProvider());
	}

	private ValueEncoder encoderFor(Object value, SerializerProvider provider) throws JsonMappingException {
		ValueEncoder encoder = known(value.getClass());
		return (encoder != null) ? encoder : find(value, provider);
	}

	private @Nullable ValueEncoder known(Class<?> type) {
		ValueEncoder encoder = this.fixed;
		return (encoder != null) ? encoder : this.known.find(type);
	}

	private ValueEncoder find(Object value, SerializerProvider provider) throws JsonMappingException {
		JsonSerializer<?> serializer = Objects.requireNonNull(this.finder).find(value, provider);
		return this.known.add(value.getClass(), ValueEncoders.of(typed(serializer, this.typeSerializer)));
	}

	/**
	 * Have Jackson's serializer write an element, which may be {@code null}.
	 */
	void write(@Nullable Object element, JsonGenerator generator, SerializerProvider provider) throws IOException {
		if (element == null) {
			provider.defaultSerializeNull(generator);
		}
		else {
			encoderFor(element, provider).write(element, generator, provider);
		}
	}

	/**
	 * Finds serializers as Jackson does in the same place.
	 */
	interface Finder {

		/**
		 * Find the serializer of a value.
		 */
		JsonSerializer<?> find(Object value, SerializerProvider provider) throws JsonMappingException;

	}

}
