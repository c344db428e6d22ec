package io.github.reflectionfreejackson.runtime;

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

	private DirectTypes() {
	}

	static boolean contains(Class<?> type, JsonSerializer<?> serializer) {
		return SERIALIZERS.get(type) == serializer.getClass();
	}

}
