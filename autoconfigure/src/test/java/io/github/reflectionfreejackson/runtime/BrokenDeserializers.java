package io.github.reflectionfreejackson.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.runtime.fingerprint.MapperFingerprint;
import io.github.reflectionfreejackson.runtime.outline.CreatorOutline.Role;
import io.github.reflectionfreejackson.runtime.outline.JavaTypes;
import io.github.reflectionfreejackson.runtime.outline.ReadingOutline;
import io.github.reflectionfreejackson.runtime.read.GeneratedDeserializer;
import io.github.reflectionfreejackson.runtime.write.GeneratedSerializer;
import org.jspecify.annotations.Nullable;

/**
 * A registry like those which are generated, which reads two types. What it knows of
 * {@link Sender} can be made wrong.
 */
final class BrokenDeserializers extends GeneratedSerializers {

	private final Supplier<ObjectMapper> mapper;

	private final Fault fault;

	BrokenDeserializers(Supplier<ObjectMapper> mapper, Fault fault) {
		this.mapper = mapper;
		this.fault = fault;
	}

	@Override
	public Map<String, String> fingerprint() {
		return MapperFingerprint.of(this.mapper.get().getSerializationConfig()).entries();
	}

	@Override
	protected List<String> typeNames() {
		return List.of();
	}

	@Override
	protected @Nullable GeneratedSerializer<?> create(Class<?> type) {
		return null;
	}

	@Override
	public @Nullable String reasonForFallback(Class<?> type) {
		return "nothing was generated";
	}

	@Override
	public Map<String, String> readingFingerprint() {
		return MapperFingerprint.of(this.mapper.get().getDeserializationConfig()).entries();
	}

	@Override
	protected @Nullable GeneratedDeserializer<?> createDeserializer(Class<?> type) {
		if (type == Sender.class) {
			return new SenderDeserializer(this.fault);
		}
		return (type == Parcel.class) ? new ParcelDeserializer() : null;
	}

	private static String visibility() {
		return MapperFingerprint.describe(new ObjectMapper().getVisibilityChecker());
	}

	/**
	 * What generated code does wrong.
	 */
	enum Fault {

		/**
		 * Nothing.
		 */
		NONE,

		/**
		 * It sets a street that was not read.
		 */
		STREET,

		/**
		 * It fails.
		 */
		FAILURE,

		/**
		 * It fails with another message where the setter fails.
		 */
		MESSAGE,

		/**
		 * It sets no street where the setter would fail.
		 */
		SILENCE,

		/**
		 * It takes more of the stack than there is.
		 */
		OVERFLOW

	}

	static class Parcel {

		public @Nullable String label;

		public @Nullable Sender sender;

		public List<Parcel> parts = new ArrayList<>();

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
	static class Station {

		public int id;

		public @Nullable Station next;

		public @Nullable Sender sender;

	}

	static class Sender {

		private static int created;

		private @Nullable String street;

		private int number;

		private final List<Object> notes = new ArrayList<>();

		Sender() {
			created++;
		}

		static int created() {
			return created;
		}

		@Nullable String street() {
			return this.street;
		}

		public void setStreet(@Nullable String street) {
			if ("".equals(street)) {
				throw new IllegalArgumentException("no street");
			}
			if ("random".equals(street)) {
				this.notes.add("created as number " + created);
			}
			this.street = street;
		}

		public void setNumber(int number) {
			this.number = number;
		}

		int number() {
			return this.number;
		}

	}

	private static final class ParcelDeserializer extends GeneratedDeserializer<Parcel> {

		ParcelDeserializer() {
			super(Parcel.class);
		}

		@Override
		protected void describe(ReadingOutline bean) {
			bean.visibility(visibility());
			bean.constructor(Parcel.class, Role.DEFAULT).modifiers(0);
			bean.property("label").field(Parcel.class, "label", String.class);
			bean.property("sender").field(Parcel.class, "sender", Sender.class);
			bean.property("parts").field(Parcel.class, "parts", JavaTypes.parameterized(List.class, Parcel.class));
		}

		@Override
		protected Object create(int creator, @Nullable Object[] arguments) {
			return new Parcel();
		}

		@Override
		@SuppressWarnings("unchecked")
		protected @Nullable Object set(Parcel bean, int member, @Nullable Object value) {
			if (member == 0) {
				bean.label = (String) value;
			}
			else if (member == 1) {
				bean.sender = (Sender) value;
			}
			else {
				bean.parts = (List<Parcel>) value;
			}
			return null;
		}

	}

	private static final class SenderDeserializer extends GeneratedDeserializer<Sender> {

		private final Fault fault;

		SenderDeserializer(Fault fault) {
			super(Sender.class);
			this.fault = fault;
		}

		@Override
		protected void describe(ReadingOutline bean) {
			bean.visibility(visibility());
			bean.constructor(Sender.class, Role.DEFAULT).modifiers(0);
			bean.property("street").setter(Sender.class, "setStreet", String.class);
			bean.property("number").setter(Sender.class, "setNumber", int.class);
		}

		@Override
		protected Object create(int creator, @Nullable Object[] arguments) {
			return new Sender();
		}

		@Override
		protected @Nullable Object set(Sender bean, int member, @Nullable Object value) {
			if (member == 0) {
				setStreet(bean, (String) value);
			}
			else {
				bean.setNumber((int) value);
			}
			return null;
		}

		private void setStreet(Sender bean, @Nullable String street) {
			boolean fails = "".equals(street);
			switch (this.fault) {
				case STREET -> bean.setStreet(street + "!");
				case FAILURE -> throw new IllegalStateException("broken: " + street);
				case MESSAGE -> bean.setStreet(fails ? "another" : street);
				case OVERFLOW -> throw new StackOverflowError();
				case SILENCE -> bean.setStreet(fails ? null : street);
				default -> bean.setStreet(street);
			}
			if (fails && this.fault == Fault.MESSAGE) {
				throw new IllegalArgumentException("broken");
			}
		}

	}

}
