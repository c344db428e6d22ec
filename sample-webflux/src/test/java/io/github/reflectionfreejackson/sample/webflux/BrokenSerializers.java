package io.github.reflectionfreejackson.sample.webflux;

import java.io.IOException;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import io.github.reflectionfreejackson.runtime.BeanOutline;
import io.github.reflectionfreejackson.runtime.EncodedProperties;
import io.github.reflectionfreejackson.runtime.FieldName;
import io.github.reflectionfreejackson.runtime.GeneratedPropertyWriter;
import io.github.reflectionfreejackson.runtime.GeneratedSerializer;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.JsonEncoder;
import io.github.reflectionfreejackson.runtime.MapperFingerprint;
import io.github.reflectionfreejackson.sample.webflux.customer.Address;

import org.springframework.beans.factory.ObjectProvider;

/**
 * A registry like the one that is generated, which writes the wrong street.
 */
final class BrokenSerializers extends GeneratedSerializers {

	private final ObjectProvider<ObjectMapper> mapper;

	BrokenSerializers(ObjectProvider<ObjectMapper> mapper) {
		this.mapper = mapper;
	}

	@Override
	protected Map<String, String> fingerprint() {
		return MapperFingerprint.of(this.mapper.getObject().getSerializationConfig()).entries();
	}

	@Override
	protected List<String> typeNames() {
		return List.of(Address.class.getName());
	}

	@Override
	protected GeneratedSerializer<?> create(Class<?> type) {
		return (type == Address.class) ? new AddressSerializer() : null;
	}

	@Override
	protected String reasonForFallback(Class<?> type) {
		return null;
	}

	private static final class AddressSerializer extends GeneratedSerializer<Address> {

		private static final FieldName STREET = FieldName.of("street");

		private static final FieldName TOWN = FieldName.of("town");

		AddressSerializer() {
			super(Address.class);
		}

		@Override
		protected void describe(BeanOutline bean) {
			bean.visibility("[Visibility: getter=PUBLIC_ONLY,isGetter=PUBLIC_ONLY,setter=ANY,creator=ANY,"
					+ "field=PUBLIC_ONLY]");
			bean.property("street").getter(Address.class, "getStreet", String.class);
			bean.property("town").getter(Address.class, "getTown", String.class);
		}

		@Override
		protected Object get(Address value, int member) {
			return (member == 0) ? value.getStreet() : value.getTown();
		}

		@Override
		protected void serialize(Address value, GeneratedPropertyWriter[] writers, JsonGenerator generator,
				SerializerProvider provider) throws IOException {
			int property = 0;
			try {
				writers[property].writeString(value.getStreet() + "!", value, generator, provider);
				writers[++property].writeString(value.getTown(), value, generator, provider);
			}
			catch (Exception | StackOverflowError ex) {
				throw failed(ex, value, writers[property], generator, provider);
			}
		}

		@Override
		protected void encode(Address value, EncodedProperties properties, JsonEncoder encoder) throws IOException {
			int property = 0;
			try {
				encoder.writeString(properties, property, STREET, value.getStreet() + "!");
				encoder.writeString(properties, ++property, TOWN, value.getTown());
			}
			catch (Exception | StackOverflowError ex) {
				throw encoder.failed(ex, value, properties, property);
			}
		}

	}

}
