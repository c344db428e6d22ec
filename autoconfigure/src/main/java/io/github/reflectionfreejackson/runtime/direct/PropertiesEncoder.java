package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;

/**
 * Encodes all properties of beans of one type.
 * <p>
 * Generated code extends this; applications have no need to. May be used by several
 * threads.
 *
 * @param <T> the type of the beans
 * @since 0.1.0
 */
public abstract class PropertiesEncoder<T> {

	/**
	 * Elements of an array, as a compiler would see through constants.
	 */
	private static final PropertiesEncoder<?>[] OTHERS = { new Nothing(), new NothingElse() };

	/**
	 * Others are called at one bean of so many: often enough, as the JIT compiler takes a
	 * class that nine of ten calls meet for the only one.
	 */
	private static final int OTHERS_EVERY = 8;

	/**
	 * Create an encoder.
	 */
	protected PropertiesEncoder() {
	}

	/**
	 * Encode all properties in the order of the description, without the braces around
	 * them.
	 * @param value the value to write
	 * @param properties the properties, in the order of the description
	 * @param encoder where to write to
	 * @throws IOException if writing fails, or any property
	 */
	protected abstract void encode(T value, EncodedProperties properties, JsonEncoder encoder) throws IOException;

	/**
	 * Encode all properties by code that is compiled for itself.
	 * <p>
	 * Where a call has met one class or two, the JIT compiler puts their methods in its
	 * place, and into those what they call, until there is so much of it that what is
	 * innermost, once for each char, remains a call. So a program with two types would be
	 * slower than one with many, where each type has code of its own. That is why this
	 * call meets three classes in any program, and none of them nearly always.
	 */
	static <T> void encodeApart(PropertiesEncoder<T> encoder, T value, EncodedProperties properties, JsonEncoder target)
			throws IOException {
		if (target.countBean() % OTHERS_EVERY == 0) {
			call(OTHERS[0], value, properties, target);
			call(OTHERS[1], value, properties, target);
		}
		call(encoder, value, properties, target);
	}

	@SuppressWarnings("unchecked")
	private static void call(PropertiesEncoder<?> encoder, Object value, EncodedProperties properties,
			JsonEncoder target) throws IOException {
		((PropertiesEncoder<Object>) encoder).encode(value, properties, target);
	}

	private static final class Nothing extends PropertiesEncoder<Object> {

		@Override
		protected void encode(Object value, EncodedProperties properties, JsonEncoder encoder) {
		}

	}

	private static final class NothingElse extends PropertiesEncoder<Object> {

		@Override
		protected void encode(Object value, EncodedProperties properties, JsonEncoder encoder) {
		}

	}

}
