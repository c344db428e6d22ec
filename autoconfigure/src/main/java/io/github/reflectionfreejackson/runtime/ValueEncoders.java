package io.github.reflectionfreejackson.runtime;

import java.util.Map;
import java.util.function.Function;

import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ser.impl.IndexedListSerializer;
import com.fasterxml.jackson.databind.ser.impl.IndexedStringListSerializer;
import com.fasterxml.jackson.databind.ser.impl.StringCollectionSerializer;
import com.fasterxml.jackson.databind.ser.std.BooleanSerializer;
import com.fasterxml.jackson.databind.ser.std.CollectionSerializer;
import com.fasterxml.jackson.databind.ser.std.EnumSerializer;
import com.fasterxml.jackson.databind.ser.std.MapSerializer;
import com.fasterxml.jackson.databind.ser.std.NullSerializer;
import com.fasterxml.jackson.databind.ser.std.NumberSerializer;
import com.fasterxml.jackson.databind.ser.std.NumberSerializers;
import com.fasterxml.jackson.databind.ser.std.ObjectArraySerializer;
import com.fasterxml.jackson.databind.ser.std.ReferenceTypeSerializer;
import com.fasterxml.jackson.databind.ser.std.StringSerializer;
import com.fasterxml.jackson.databind.ser.std.UUIDSerializer;
import org.jspecify.annotations.Nullable;

import org.springframework.util.ClassUtils;

/**
 * Finds the encoder that does what one of Jackson's serializers does. Only for
 * serializers of exactly Jackson's own classes, in the configuration that the encoder
 * knows.
 */
final class ValueEncoders {

	private static final Map<Class<?>, Function<JsonSerializer<?>, @Nullable ValueEncoder>> RULES = Map.ofEntries(
			Map.entry(GeneratedBeanSerializer.class,
					(serializer) -> new BeanEncoder((GeneratedBeanSerializer) serializer)),
			Map.entry(StringSerializer.class, ScalarEncoders.Text::new),
			Map.entry(BooleanSerializer.class, ScalarEncoders.Truth::new),
			Map.entry(NumberSerializers.IntegerSerializer.class, ScalarEncoders.Integral::new),
			Map.entry(NumberSerializers.ShortSerializer.class, ScalarEncoders.ShortInteger::new),
			Map.entry(NumberSerializers.IntLikeSerializer.class, ScalarEncoders.SmallInteger::new),
			Map.entry(NumberSerializers.LongSerializer.class, ScalarEncoders.LongInteger::new),
			Map.entry(NumberSerializers.DoubleSerializer.class, ScalarEncoders.FloatingPoint::new),
			Map.entry(NumberSerializers.FloatSerializer.class, ScalarEncoders.ShortFloatingPoint::new),
			Map.entry(NumberSerializer.class, ScalarEncoders.BigNumber::new),
			Map.entry(UUIDSerializer.class,
					(serializer) -> SerializerState.isPlain((UUIDSerializer) serializer)
							? new ScalarEncoders.Uuid(serializer) : null),
			Map.entry(EnumSerializer.class,
					(serializer) -> SerializerState.isPlain((EnumSerializer) serializer)
							? new EnumEncoder((EnumSerializer) serializer) : null),
			Map.entry(IndexedListSerializer.class,
					(serializer) -> ContainerEncoders.ofList((IndexedListSerializer) serializer)),
			Map.entry(CollectionSerializer.class,
					(serializer) -> ContainerEncoders.ofCollection((CollectionSerializer) serializer)),
			Map.entry(ObjectArraySerializer.class,
					(serializer) -> ContainerEncoders.ofArray((ObjectArraySerializer) serializer)),
			Map.entry(IndexedStringListSerializer.class,
					(serializer) -> ContainerEncoders.ofStrings((IndexedStringListSerializer) serializer)),
			Map.entry(StringCollectionSerializer.class,
					(serializer) -> ContainerEncoders.ofStrings((StringCollectionSerializer) serializer)),
			Map.entry(MapSerializer.class, (serializer) -> MapEncoder.of((MapSerializer) serializer)));

	private static final String OPTIONAL = "com.fasterxml.jackson.datatype.jdk8.OptionalSerializer";

	private static final boolean JAVA_TIME = ClassUtils
		.isPresent("com.fasterxml.jackson.datatype.jsr310.ser.InstantSerializer", ValueEncoders.class.getClassLoader());

	private ValueEncoders() {
	}

	/**
	 * Return the encoder that does what a serializer does, or one that encodes nothing.
	 */
	static ValueEncoder of(JsonSerializer<?> serializer) {
		ValueEncoder encoder = SerializerState.isReadable() ? find(serializer) : null;
		return (encoder != null) ? encoder : new Unencodable(serializer);
	}

	private static @Nullable ValueEncoder find(JsonSerializer<?> serializer) {
		Function<JsonSerializer<?>, @Nullable ValueEncoder> rule = RULES.get(serializer.getClass());
		if (rule != null) {
			return rule.apply(serializer);
		}
		if (serializer instanceof ReferenceTypeSerializer<?> reference
				&& serializer.getClass().getName().equals(OPTIONAL)) {
			return OptionalEncoder.of(reference);
		}
		return JAVA_TIME ? TemporalEncoders.of(serializer) : null;
	}

	/**
	 * Return an encoder of nothing.
	 */
	static ValueEncoder unencodable() {
		return new Unencodable(NullSerializer.instance);
	}

	/**
	 * For what only Jackson can write.
	 */
	private static final class Unencodable extends ValueEncoder {

		Unencodable(JsonSerializer<?> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) {
			return false;
		}

		@Override
		boolean canEncode() {
			return false;
		}

	}

}
