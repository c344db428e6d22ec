package io.github.reflectionfreejackson.runtime.direct;

import java.util.Map;

import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ser.std.BooleanSerializer;
import com.fasterxml.jackson.databind.ser.std.NumberSerializers;
import com.fasterxml.jackson.databind.ser.std.StringSerializer;

/**
 * The types whose standard serializer does nothing but hand the value to the generator.
 */
final class DirectTypes {

	private static final Map<Class<?>, Class<?>> SERIALIZERS = Map.of(String.class, StringSerializer.class, int.class,
			NumberSerializers.IntegerSerializer.class, long.class, NumberSerializers.LongSerializer.class, double.class,
			NumberSerializers.DoubleSerializer.class, boolean.class, BooleanSerializer.class);

	/**
	 * Those and further ones, whose text is the same whatever method of the generator
	 * writes it.
	 */
	private static final Map<Class<?>, Class<?>> ENCODABLE = Map.of(String.class, StringSerializer.class, int.class,
			NumberSerializers.IntegerSerializer.class, long.class, NumberSerializers.LongSerializer.class, double.class,
			NumberSerializers.DoubleSerializer.class, boolean.class, BooleanSerializer.class, short.class,
			NumberSerializers.ShortSerializer.class, byte.class, NumberSerializers.IntLikeSerializer.class, float.class,
			NumberSerializers.FloatSerializer.class);

	private DirectTypes() {
	}

	static boolean contains(Class<?> type, JsonSerializer<?> serializer) {
		return SERIALIZERS.get(type) == serializer.getClass();
	}

	/**
	 * Return whether an encoder has a method of its own for a type.
	 */
	static boolean hasOwnMethod(Class<?> type) {
		return ENCODABLE.containsKey(type);
	}

	static boolean isEncodable(Class<?> type, JsonSerializer<?> serializer) {
		return ENCODABLE.get(type) == serializer.getClass();
	}

}
