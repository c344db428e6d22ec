package io.github.reflectionfreejackson.runtime;

import java.io.IOException;
import java.util.function.Supplier;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import io.github.reflectionfreejackson.runtime.direct.EncodedProperties;
import io.github.reflectionfreejackson.runtime.direct.JsonEncoder;
import io.github.reflectionfreejackson.runtime.write.GeneratedPropertyWriter;
import io.github.reflectionfreejackson.runtime.write.GeneratedSerializer;
import org.jspecify.annotations.Nullable;

/**
 * A registry like those which are generated. What writes an address is wrong.
 */
final class FaultySerializers extends HandwrittenSerializers {

	private final Supplier<GeneratedSerializer<Address>> serializer;

	private FaultySerializers(Supplier<GeneratedSerializer<Address>> serializer) {
		super(ObjectMapper::new, false);
		this.serializer = serializer;
	}

	static FaultySerializers overflowing() {
		return new FaultySerializers(OverflowingSerializer::new);
	}

	static FaultySerializers reordering() {
		return new FaultySerializers(ReorderingSerializer::new);
	}

	static FaultySerializers misreporting() {
		return new FaultySerializers(MisreportingSerializer::new);
	}

	@Override
	protected @Nullable GeneratedSerializer<?> create(Class<?> type) {
		return (type == Address.class) ? this.serializer.get() : super.create(type);
	}

	private abstract static class FaultySerializer extends AddressSerializer {

		FaultySerializer() {
			super(false);
		}

		@Override
		protected void encode(Address value, EncodedProperties properties, JsonEncoder encoder) {
			throw new AssertionError("Text is not encoded");
		}

	}

	/**
	 * Takes more of the stack than there is.
	 */
	private static final class OverflowingSerializer extends FaultySerializer {

		@Override
		protected Object get(Address value, int member) {
			throw new StackOverflowError();
		}

		@Override
		protected void serialize(Address value, GeneratedPropertyWriter[] writers, JsonGenerator generator,
				SerializerProvider provider) {
			throw new StackOverflowError();
		}

		@Override
		protected void encode(Address value, EncodedProperties properties, JsonEncoder encoder) {
			throw new StackOverflowError();
		}

	}

	/**
	 * Writes in another order.
	 */
	private static final class ReorderingSerializer extends FaultySerializer {

		@Override
		protected void serialize(Address value, GeneratedPropertyWriter[] writers, JsonGenerator generator,
				SerializerProvider provider) throws IOException {
			int property = 1;
			try {
				writers[property].writeValue(value.getVisitors(), value, generator, provider);
				writers[--property].writeString(value.getStreet(), value, generator, provider);
			}
			catch (Throwable ex) {
				throw failed(ex, value, writers[property], generator, provider);
			}
		}

	}

	/**
	 * Says that another property has failed.
	 */
	private static final class MisreportingSerializer extends FaultySerializer {

		@Override
		protected void serialize(Address value, GeneratedPropertyWriter[] writers, JsonGenerator generator,
				SerializerProvider provider) throws IOException {
			try {
				writers[0].writeString(value.getStreet(), value, generator, provider);
				writers[1].writeValue(value.getVisitors(), value, generator, provider);
			}
			catch (Throwable ex) {
				throw failed(ex, value, writers[1], generator, provider);
			}
		}

	}

}
