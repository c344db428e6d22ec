package io.github.reflectionfreejackson.runtime.direct;

import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ser.impl.IndexedListSerializer;
import com.fasterxml.jackson.databind.ser.impl.IndexedStringListSerializer;
import com.fasterxml.jackson.databind.ser.impl.StringCollectionSerializer;
import com.fasterxml.jackson.databind.ser.impl.TypeWrappedSerializer;
import com.fasterxml.jackson.databind.ser.std.BooleanSerializer;
import com.fasterxml.jackson.databind.ser.std.CollectionSerializer;
import com.fasterxml.jackson.databind.ser.std.EnumSerializer;
import com.fasterxml.jackson.databind.ser.std.JsonValueSerializer;
import com.fasterxml.jackson.databind.ser.std.MapSerializer;
import com.fasterxml.jackson.databind.ser.std.NullSerializer;
import com.fasterxml.jackson.databind.ser.std.NumberSerializer;
import com.fasterxml.jackson.databind.ser.std.NumberSerializers;
import com.fasterxml.jackson.databind.ser.std.ObjectArraySerializer;
import com.fasterxml.jackson.databind.ser.std.ReferenceTypeSerializer;
import com.fasterxml.jackson.databind.ser.std.SerializableSerializer;
import com.fasterxml.jackson.databind.ser.std.StaticListSerializerBase;
import com.fasterxml.jackson.databind.ser.std.StdDelegatingSerializer;
import com.fasterxml.jackson.databind.ser.std.StringSerializer;
import com.fasterxml.jackson.databind.ser.std.UUIDSerializer;
import org.jspecify.annotations.Nullable;

import org.springframework.util.ClassUtils;

/**
 * Finds the encoder that does what one of Jackson's serializers does. Only for
 * serializers of exactly Jackson's own classes, in the configuration that the encoder
 * knows.
 * <p>
 * Written without lambda expressions, as is whatever runs before the first value of a
 * type is written: each takes about half a millisecond when it is first met.
 *
 * @since 0.1.0
 */
public final class ValueEncoders {

	/**
	 * The serializer of {@code Optional}.
	 */
	public static final String OPTIONAL = "com.fasterxml.jackson.datatype.jdk8.OptionalSerializer";

	private static final String OPTIONALS = "com.fasterxml.jackson.datatype.jdk8.Optional";

	private static final boolean JAVA_TIME = ClassUtils
		.isPresent("com.fasterxml.jackson.datatype.jsr310.ser.InstantSerializer", ValueEncoders.class.getClassLoader());

	private ValueEncoders() {
	}

	/**
	 * Return the encoder that does what a serializer does, or one that encodes nothing.
	 * @param serializer the serializer
	 * @return the encoder
	 */
	public static ValueEncoder of(JsonSerializer<?> serializer) {
		ValueEncoder encoder = null;
		try {
			encoder = SerializerState.isReadable() ? find(serializer) : null;
		}
		catch (LinkageError ex) {
			// The serializer has not the fields that are to be read: Jackson's is another
		}
		return (encoder != null) ? encoder : new Unencodable(serializer);
	}

	private static @Nullable ValueEncoder find(JsonSerializer<?> serializer) {
		Class<?> type = serializer.getClass();
		if (type == TypeWrappedSerializer.class) {
			return BeanEncoder.of((TypeWrappedSerializer) serializer);
		}
		ValueEncoder encoder = (serializer instanceof EncodableBeans beans) ? beans.encoder(serializer, null)
				: scalar(type, serializer);
		if (encoder == null) {
			encoder = container(type, serializer);
		}
		if (encoder == null && type.getName().startsWith(OPTIONALS)) {
			return type.getName().equals(OPTIONAL) ? OptionalEncoder.of((ReferenceTypeSerializer<?>) serializer)
					: OptionalNumberEncoders.of(serializer);
		}
		if (encoder == null && JAVA_TIME) {
			encoder = TemporalEncoders.of(serializer);
		}
		if (encoder == null && type == SerializableSerializer.class) {
			return new NodeEncoder(serializer);
		}
		return (encoder != null) ? encoder : CapturedScalarEncoder.of(serializer);
	}

	private static @Nullable ValueEncoder scalar(Class<?> type, JsonSerializer<?> serializer) {
		if (type == StringSerializer.class) {
			return new ScalarEncoders.Text(serializer);
		}
		if (type == BooleanSerializer.class) {
			return new ScalarEncoders.Truth(serializer);
		}
		if (type == UUIDSerializer.class) {
			return SerializerState.isPlain((UUIDSerializer) serializer) ? new ScalarEncoders.Uuid(serializer) : null;
		}
		if (type == EnumSerializer.class) {
			return SerializerState.isPlain((EnumSerializer) serializer) ? new EnumEncoder((EnumSerializer) serializer)
					: null;
		}
		if (type == JsonValueSerializer.class) {
			return JsonValueEncoder.of((JsonValueSerializer) serializer);
		}
		if (type == StdDelegatingSerializer.class) {
			return converted((StdDelegatingSerializer) serializer);
		}
		return number(type, serializer);
	}

	private static @Nullable ValueEncoder converted(StdDelegatingSerializer serializer) {
		JsonSerializer<?> delegatee = serializer.getDelegatee();
		return (delegatee != null) ? ConvertedEncoder.of(serializer, delegatee) : BoxedEncoder.of(serializer);
	}

	private static @Nullable ValueEncoder number(Class<?> type, JsonSerializer<?> serializer) {
		if (type == NumberSerializers.IntegerSerializer.class) {
			return new ScalarEncoders.Integral(serializer);
		}
		if (type == NumberSerializers.LongSerializer.class) {
			return new ScalarEncoders.LongInteger(serializer);
		}
		if (type == NumberSerializers.DoubleSerializer.class) {
			return new ScalarEncoders.FloatingPoint(serializer);
		}
		if (type == NumberSerializer.class) {
			return new ScalarEncoders.BigNumber(serializer);
		}
		if (type == NumberSerializers.FloatSerializer.class) {
			return new ScalarEncoders.ShortFloatingPoint(serializer);
		}
		if (type == NumberSerializers.ShortSerializer.class) {
			return new ScalarEncoders.ShortInteger(serializer);
		}
		return (type == NumberSerializers.IntLikeSerializer.class) ? new ScalarEncoders.SmallInteger(serializer) : null;
	}

	private static @Nullable ValueEncoder container(Class<?> type, JsonSerializer<?> serializer) {
		if (type == IndexedListSerializer.class) {
			return ContainerEncoders.ofList((IndexedListSerializer) serializer);
		}
		if (type == IndexedStringListSerializer.class || type == StringCollectionSerializer.class) {
			return ContainerEncoders.ofStrings((StaticListSerializerBase<?>) serializer);
		}
		if (type == CollectionSerializer.class) {
			return ContainerEncoders.ofCollection((CollectionSerializer) serializer);
		}
		if (type == ObjectArraySerializer.class) {
			return ContainerEncoders.ofArray((ObjectArraySerializer) serializer);
		}
		return (type == MapSerializer.class) ? MapEncoder.of((MapSerializer) serializer) : ArrayEncoders.of(serializer);
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
