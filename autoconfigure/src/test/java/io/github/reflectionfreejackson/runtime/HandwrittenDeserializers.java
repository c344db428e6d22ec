package io.github.reflectionfreejackson.runtime;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.runtime.fingerprint.MapperFingerprint;
import io.github.reflectionfreejackson.runtime.outline.CreatorOutline.Role;
import io.github.reflectionfreejackson.runtime.outline.ReadingOutline;
import io.github.reflectionfreejackson.runtime.read.BeanReading;
import io.github.reflectionfreejackson.runtime.read.GeneratedDeserializer;
import org.jspecify.annotations.Nullable;

/**
 * A registry like those which are generated, which can also read one of the types, and
 * says why it cannot read the other.
 */
class HandwrittenDeserializers extends HandwrittenSerializers {

	private final Map<String, String> fingerprint;

	HandwrittenDeserializers(Supplier<ObjectMapper> mapper) {
		super(mapper, false);
		this.fingerprint = MapperFingerprint.of(mapper.get().getDeserializationConfig()).entries();
	}

	@Override
	public Map<String, String> readingFingerprint() {
		return this.fingerprint;
	}

	@Override
	protected List<String> readableTypeNames() {
		return List.of(Customer.class.getName());
	}

	@Override
	protected @Nullable GeneratedDeserializer<?> createDeserializer(Class<?> type) {
		return (type == Customer.class) ? new CustomerDeserializer() : null;
	}

	@Override
	public @Nullable String reasonForReflectiveReading(Class<?> type) {
		return (type == Address.class) ? "it has no creator" : null;
	}

	@Override
	public @Nullable String remedyForReflectiveReading(Class<?> type) {
		return (type == Address.class) ? "Add one." : null;
	}

	private static final class CustomerDeserializer extends GeneratedDeserializer<Customer> {

		CustomerDeserializer() {
			super(Customer.class);
		}

		@Override
		protected void describe(ReadingOutline bean) {
			bean.visibility(visibility());
			bean.constructor(Customer.class, Role.DEFAULT).modifiers(0);
			bean.property("name").field(Customer.class, "name", String.class);
			bean.property("address").field(Customer.class, "address", Address.class);
			bean.straightLine();
		}

		@Override
		protected Object create(int creator, @Nullable Object[] arguments) {
			return new Customer();
		}

		@Override
		protected @Nullable Object set(Customer bean, int member, @Nullable Object value) {
			if (member == 0) {
				bean.name = (String) value;
			}
			else {
				bean.address = (Address) value;
			}
			return null;
		}

		@Override
		protected void readProperties(BeanReading reading, JsonParser parser, DeserializationContext context,
				Customer bean, int first) throws IOException {
			for (int member = first; member != BeanReading.END; member = reading.next(member, parser, context, bean)) {
				reading.set(member, parser, context, bean);
			}
		}

	}

}
