package io.github.reflectionfreejackson.sample.webmvc;

import java.io.IOException;
import java.util.AbstractMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.encode.FieldName;
import io.github.reflectionfreejackson.runtime.fingerprint.MapperFingerprint;
import io.github.reflectionfreejackson.runtime.outline.BeanOutline;
import io.github.reflectionfreejackson.runtime.outline.CreatorOutline;
import io.github.reflectionfreejackson.runtime.outline.ReadingOutline;
import io.github.reflectionfreejackson.runtime.read.GeneratedDeserializer;
import io.github.reflectionfreejackson.runtime.write.EncodedProperties;
import io.github.reflectionfreejackson.runtime.write.GeneratedPropertyWriter;
import io.github.reflectionfreejackson.runtime.write.GeneratedSerializer;
import io.github.reflectionfreejackson.runtime.write.JsonEncoder;
import io.github.reflectionfreejackson.sample.webmvc.customer.Address;

import org.springframework.beans.factory.ObjectProvider;

/**
 * A registry like the one that is generated, which writes, and reads, the wrong street.
 */
final class BrokenSerializers extends GeneratedSerializers {

	private static final String VISIBILITY = "[Visibility: getter=PUBLIC_ONLY,isGetter=PUBLIC_ONLY,setter=ANY,"
			+ "creator=ANY,field=PUBLIC_ONLY]";

	private final ObjectProvider<ObjectMapper> mapper;

	BrokenSerializers(ObjectProvider<ObjectMapper> mapper) {
		this.mapper = mapper;
	}

	@Override
	public Map<String, String> fingerprint() {
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
	public String reasonForFallback(Class<?> type) {
		return null;
	}

	/**
	 * Asked for while the mapper is being made, but not for what is in it.
	 */
	@Override
	public Map<String, String> readingFingerprint() {
		return new AbstractMap<>() {

			@Override
			public Set<Entry<String, String>> entrySet() {
				ObjectMapper made = BrokenSerializers.this.mapper.getObject();
				return MapperFingerprint.of(made.getDeserializationConfig()).entries().entrySet();
			}

			@Override
			public boolean isEmpty() {
				return false;
			}

		};
	}

	@Override
	protected List<String> readableTypeNames() {
		return typeNames();
	}

	@Override
	protected GeneratedDeserializer<?> createDeserializer(Class<?> type) {
		return (type == Address.class) ? new AddressDeserializer() : null;
	}

	private static final class AddressSerializer extends GeneratedSerializer<Address> {

		private static final FieldName STREET = FieldName.of("street");

		private static final FieldName TOWN = FieldName.of("town");

		AddressSerializer() {
			super(Address.class);
		}

		@Override
		protected void describe(BeanOutline bean) {
			bean.visibility(VISIBILITY);
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
			catch (Throwable ex) {
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
			catch (Throwable ex) {
				throw encoder.failed(ex, value, properties, property);
			}
		}

	}

	private static final class AddressDeserializer extends GeneratedDeserializer<Address> {

		AddressDeserializer() {
			super(Address.class);
		}

		@Override
		protected void describe(ReadingOutline bean) {
			bean.visibility(VISIBILITY);
			bean.constructor(Address.class, CreatorOutline.Role.DEFAULT);
			bean.property("street").setter(Address.class, "setStreet", String.class);
			bean.property("town").setter(Address.class, "setTown", String.class);
		}

		@Override
		protected Object create(int creator, Object[] arguments) {
			return new Address();
		}

		@Override
		protected Object set(Address bean, int member, Object value) {
			if (member == 0) {
				bean.setStreet(value + "!");
			}
			else {
				bean.setTown((String) value);
			}
			return null;
		}

	}

}
