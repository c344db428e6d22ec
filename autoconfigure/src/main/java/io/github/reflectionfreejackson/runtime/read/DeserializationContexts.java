package io.github.reflectionfreejackson.runtime.read;

import java.lang.invoke.VarHandle;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.BeanDeserializerFactory;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.deser.DeserializerFactory;
import io.github.reflectionfreejackson.runtime.access.JacksonMembers;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;

/**
 * Gives mappers another factory of deserializers. There is a method for that of
 * serializers, but none for these.
 *
 * @since 0.1.0
 */
public final class DeserializationContexts {

	private DeserializationContexts() {
	}

	/**
	 * Return whether a mapper has Jackson's own factory of deserializers.
	 * @param mapper the mapper
	 * @return whether it has
	 */
	public static boolean isStandard(ObjectMapper mapper) {
		return factory(mapper).getClass() == BeanDeserializerFactory.class;
	}

	/**
	 * Return the factory of a mapper.
	 * @param mapper the mapper
	 * @return the factory
	 */
	public static DeserializerFactory factory(ObjectMapper mapper) {
		return mapper.getDeserializationContext().getFactory();
	}

	/**
	 * Give a mapper, which must not have been used yet, another factory.
	 * @param mapper the mapper
	 * @param factory the other factory
	 * @throws IllegalStateException if the mapper's context is not of Jackson's kind
	 * @throws LinkageError if the field that holds the context cannot be reached
	 */
	public static void setFactory(ObjectMapper mapper, DeserializerFactory factory) {
		if (!(mapper.getDeserializationContext() instanceof DefaultDeserializationContext context)) {
			throw new IllegalStateException("The mapper's deserialization context is a "
					+ mapper.getDeserializationContext().getClass().getName());
		}
		Field.CONTEXT.set(mapper, context.with(factory));
	}

	/**
	 * Have a mapper, which must not have been used yet, read by generated code and by
	 * plain Jackson where it is verified.
	 * @param mapper the mapper
	 * @param guard decides what generated code may read
	 * @param verification decides what is verified
	 * @throws LinkageError if the field that holds the context cannot be reached
	 */
	public static void verify(ObjectMapper mapper, ReadingGuard guard, ShadowVerification verification) {
		DefaultDeserializationContext context = (DefaultDeserializationContext) mapper.getDeserializationContext();
		Field.CONTEXT.set(mapper, new VerifyingDeserializationContext(context, guard, verification));
	}

	/**
	 * Have a mapper that is verified read by Jackson's reflection only.
	 * @param mapper the mapper
	 */
	public static void stopVerifying(ObjectMapper mapper) {
		if (mapper.getDeserializationContext() instanceof VerifyingDeserializationContext context) {
			Field.CONTEXT.set(mapper, context.withoutVerification());
		}
	}

	/**
	 * Looked up when it is needed.
	 */
	private static final class Field {

		static final VarHandle CONTEXT = JacksonMembers.field(ObjectMapper.class, "_deserializationContext",
				DefaultDeserializationContext.class);

	}

}
