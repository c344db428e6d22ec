package io.github.reflectionfreejackson.runtime;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import io.github.reflectionfreejackson.runtime.direct.EncodedProperties;
import io.github.reflectionfreejackson.runtime.direct.JsonEncoder;
import io.github.reflectionfreejackson.runtime.encode.FieldName;
import io.github.reflectionfreejackson.runtime.fingerprint.MapperFingerprint;
import io.github.reflectionfreejackson.runtime.outline.BeanOutline;
import io.github.reflectionfreejackson.runtime.outline.JavaTypes;
import io.github.reflectionfreejackson.runtime.write.GeneratedPropertyWriter;
import io.github.reflectionfreejackson.runtime.write.GeneratedSerializer;
import org.jspecify.annotations.Nullable;

/**
 * A registry like those which are generated, for two types. What it knows of
 * {@link Address} can be made wrong.
 */
public class HandwrittenSerializers extends GeneratedSerializers {

	private final Supplier<ObjectMapper> mapper;

	private final boolean broken;

	public HandwrittenSerializers(Supplier<ObjectMapper> mapper, boolean broken) {
		this.mapper = mapper;
		this.broken = broken;
	}

	@Override
	public Map<String, String> fingerprint() {
		return MapperFingerprint.of(this.mapper.get().getSerializationConfig()).entries();
	}

	@Override
	public boolean encodesAllValues() {
		return true;
	}

	@Override
	public boolean readsAllDirectly() {
		return true;
	}

	@Override
	protected List<String> typeNames() {
		return List.of(Address.class.getName(), Customer.class.getName());
	}

	@Override
	protected @Nullable GeneratedSerializer<?> create(Class<?> type) {
		if (type == Address.class) {
			return new AddressSerializer(this.broken);
		}
		return (type == Customer.class) ? new CustomerSerializer() : null;
	}

	@Override
	public @Nullable String reasonForFallback(Class<?> type) {
		return null;
	}

	static String visibility() {
		return MapperFingerprint.describe(new ObjectMapper().getVisibilityChecker());
	}

	public static class Customer {

		public String name = "Jane Roe";

		public Address address = new Address("Elm Street");

	}

	public static class Address {

		private final String street;

		public Address(String street) {
			this.street = street;
		}

		public String getStreet() {
			if (this.street.isEmpty()) {
				throw new IllegalStateException("no street");
			}
			return this.street;
		}

		public @Nullable Iterator<String> getVisitors() {
			return null;
		}

	}

	private static final class CustomerSerializer extends GeneratedSerializer<Customer> {

		private static final FieldName NAME = FieldName.of("name");

		private static final FieldName ADDRESS = FieldName.of("address");

		CustomerSerializer() {
			super(Customer.class);
		}

		@Override
		protected void describe(BeanOutline bean) {
			bean.visibility(visibility());
			bean.settled();
			bean.property("name").field(Customer.class, "name", String.class);
			bean.property("address").field(Customer.class, "address", Address.class);
		}

		@Override
		protected Object get(Customer value, int member) {
			return (member == 0) ? value.name : value.address;
		}

		@Override
		protected void serialize(Customer value, GeneratedPropertyWriter[] writers, JsonGenerator generator,
				SerializerProvider provider) throws IOException {
			int property = 0;
			try {
				writers[property].writeString(value.name, value, generator, provider);
				writers[++property].writeValue(value.address, value, generator, provider);
			}
			catch (Throwable ex) {
				throw failed(ex, value, writers[property], generator, provider);
			}
		}

		@Override
		protected void encode(Customer value, EncodedProperties properties, JsonEncoder encoder) throws IOException {
			int property = 0;
			try {
				encoder.writeString(properties, property, NAME, value.name);
				encoder.writeValue(properties, ++property, ADDRESS, value.address);
			}
			catch (Throwable ex) {
				throw encoder.failed(ex, value, properties, property);
			}
		}

	}

	static class AddressSerializer extends GeneratedSerializer<Address> {

		private static final FieldName STREET = FieldName.of("street");

		private static final FieldName VISITORS = FieldName.of("visitors");

		private final boolean broken;

		AddressSerializer(boolean broken) {
			super(Address.class);
			this.broken = broken;
		}

		@Override
		protected void describe(BeanOutline bean) {
			bean.visibility(visibility());
			bean.settled();
			bean.property("street").getter(Address.class, "getStreet", String.class);
			bean.property("visitors")
				.getter(Address.class, "getVisitors", JavaTypes.parameterized(Iterator.class, String.class));
		}

		@Override
		protected @Nullable Object get(Address value, int member) {
			return (member == 0) ? value.getStreet() : value.getVisitors();
		}

		@Override
		protected void serialize(Address value, GeneratedPropertyWriter[] writers, JsonGenerator generator,
				SerializerProvider provider) throws IOException {
			int property = 0;
			try {
				String street = value.getStreet();
				writers[property].writeString(this.broken ? street + "!" : street, value, generator, provider);
				writers[++property].writeValue(value.getVisitors(), value, generator, provider);
			}
			catch (Throwable ex) {
				throw failed(ex, value, writers[property], generator, provider);
			}
		}

		@Override
		protected void encode(Address value, EncodedProperties properties, JsonEncoder encoder) throws IOException {
			int property = 0;
			try {
				String street = value.getStreet();
				encoder.writeString(properties, property, STREET, this.broken ? street + "!" : street);
				encoder.writeValue(properties, ++property, VISITORS, value.getVisitors());
			}
			catch (Throwable ex) {
				throw encoder.failed(ex, value, properties, property);
			}
		}

	}

}
