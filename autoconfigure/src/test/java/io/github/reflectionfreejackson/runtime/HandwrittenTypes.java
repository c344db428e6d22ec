package io.github.reflectionfreejackson.runtime;

import java.util.function.Supplier;

import com.fasterxml.jackson.databind.ObjectMapper;

/**
 * Gives tests of other packages what {@link HandwrittenSerializers} serve.
 */
public final class HandwrittenTypes {

	/**
	 * The name of the type of {@link #customer()}.
	 */
	public static final String CUSTOMER = HandwrittenSerializers.Customer.class.getName();

	/**
	 * The name of a type that can be written, but not read.
	 */
	public static final String ADDRESS = HandwrittenSerializers.Address.class.getName();

	private HandwrittenTypes() {
	}

	/**
	 * Create a registry.
	 * @param mapper returns a mapper of the configuration that the registry is for
	 * @param broken whether one of the serializers writes something wrong
	 * @return the registry
	 */
	public static GeneratedSerializers serializers(Supplier<ObjectMapper> mapper, boolean broken) {
		return new HandwrittenSerializers(mapper, broken);
	}

	/**
	 * Create a registry that can read as well.
	 * @param mapper returns a mapper of the configuration that the registry is for
	 * @return the registry
	 */
	public static GeneratedSerializers deserializers(Supplier<ObjectMapper> mapper) {
		return new HandwrittenDeserializers(mapper);
	}

	/**
	 * Create a value that generated code can write.
	 * @return the value
	 */
	public static Object customer() {
		return new HandwrittenSerializers.Customer();
	}

}
