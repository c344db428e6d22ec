package io.github.reflectionfreejackson.testsupport.broken;

import java.io.IOException;
import java.util.AbstractMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.direct.EncodedProperties;
import io.github.reflectionfreejackson.runtime.direct.JsonEncoder;
import io.github.reflectionfreejackson.runtime.encode.FieldName;
import io.github.reflectionfreejackson.runtime.fingerprint.MapperFingerprint;
import io.github.reflectionfreejackson.runtime.outline.BeanOutline;
import io.github.reflectionfreejackson.runtime.outline.CreatorOutline;
import io.github.reflectionfreejackson.runtime.outline.ReadingOutline;
import io.github.reflectionfreejackson.runtime.read.GeneratedDeserializer;
import io.github.reflectionfreejackson.runtime.write.GeneratedPropertyWriter;
import io.github.reflectionfreejackson.runtime.write.GeneratedSerializer;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.ObjectProvider;

/**
 * A registry like the one that is generated, which writes, and reads, the wrong street of
 * the addresses of a sample.
 *
 * @param <A> the type of the addresses
 */
public class BrokenSerializers<A> extends GeneratedSerializers {

	private static final String VISIBILITY = "[Visibility: getter=PUBLIC_ONLY,isGetter=PUBLIC_ONLY,setter=ANY,"
			+ "creator=ANY,field=PUBLIC_ONLY]";

	private final ObjectProvider<ObjectMapper> mapper;

	private final AddressMembers<A> address;

	/**
	 * Create a registry.
	 * @param mapper the application's mapper, asked for when it has been made
	 * @param address the members of the addresses
	 */
	protected BrokenSerializers(ObjectProvider<ObjectMapper> mapper, AddressMembers<A> address) {
		this.mapper = mapper;
		this.address = address;
	}

	@Override
	public Map<String, String> fingerprint() {
		return MapperFingerprint.of(this.mapper.getObject().getSerializationConfig()).entries();
	}

	@Override
	protected List<String> typeNames() {
		return List.of(this.address.type().getName());
	}

	@Override
	protected @Nullable GeneratedSerializer<?> create(Class<?> type) {
		return (type == this.address.type()) ? new AddressSerializer<>(this.address) : null;
	}

	@Override
	public @Nullable String reasonForFallback(Class<?> type) {
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
	protected @Nullable GeneratedDeserializer<?> createDeserializer(Class<?> type) {
		return (type == this.address.type()) ? new AddressDeserializer<>(this.address) : null;
	}

	private static final class AddressSerializer<A> extends GeneratedSerializer<A> {

		private static final FieldName STREET = FieldName.of("street");

		private static final FieldName TOWN = FieldName.of("town");

		private final AddressMembers<A> address;

		AddressSerializer(AddressMembers<A> address) {
			super(address.type());
			this.address = address;
		}

		@Override
		protected void describe(BeanOutline bean) {
			bean.visibility(VISIBILITY);
			bean.property("street").getter(this.address.type(), "getStreet", String.class);
			bean.property("town").getter(this.address.type(), "getTown", String.class);
		}

		@Override
		protected Object get(A value, int member) {
			return (member == 0) ? this.address.street().apply(value) : this.address.town().apply(value);
		}

		@Override
		protected void serialize(A value, GeneratedPropertyWriter[] writers, JsonGenerator generator,
				SerializerProvider provider) throws IOException {
			int property = 0;
			try {
				writers[property].writeString(this.address.street().apply(value) + "!", value, generator, provider);
				writers[++property].writeString(this.address.town().apply(value), value, generator, provider);
			}
			catch (Throwable ex) {
				throw failed(ex, value, writers[property], generator, provider);
			}
		}

		@Override
		protected void encode(A value, EncodedProperties properties, JsonEncoder encoder) throws IOException {
			int property = 0;
			try {
				encoder.writeString(properties, property, STREET, this.address.street().apply(value) + "!");
				encoder.writeString(properties, ++property, TOWN, this.address.town().apply(value));
			}
			catch (Throwable ex) {
				throw encoder.failed(ex, value, properties, property);
			}
		}

	}

	private static final class AddressDeserializer<A> extends GeneratedDeserializer<A> {

		private final AddressMembers<A> address;

		AddressDeserializer(AddressMembers<A> address) {
			super(address.type());
			this.address = address;
		}

		@Override
		protected void describe(ReadingOutline bean) {
			bean.visibility(VISIBILITY);
			bean.constructor(this.address.type(), CreatorOutline.Role.DEFAULT);
			bean.property("street").setter(this.address.type(), "setStreet", String.class);
			bean.property("town").setter(this.address.type(), "setTown", String.class);
		}

		@Override
		protected Object create(int creator, @Nullable Object[] arguments) {
			return this.address.constructor().get();
		}

		@Override
		protected @Nullable Object set(A bean, int member, @Nullable Object value) {
			if (member == 0) {
				this.address.setStreet().accept(bean, value + "!");
			}
			else {
				this.address.setTown().accept(bean, (String) value);
			}
			return null;
		}

	}

}
