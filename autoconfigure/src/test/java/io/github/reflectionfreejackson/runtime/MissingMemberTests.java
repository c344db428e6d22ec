package io.github.reflectionfreejackson.runtime;

import java.util.function.Consumer;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.runtime.outline.BeanOutline;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.runtime.write.GeneratedSerializer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that types are left to Jackson where a member that others have to see was there
 * when code was generated, and is not any more.
 */
class MissingMemberTests {

	private final ServedTypes served = new ServedTypes();

	@ParameterizedTest
	@MethodSource("descriptions")
	void typeOfMissingMemberIsLeftToReflection(Consumer<BeanOutline> description, String reason) throws Exception {
		ObjectMapper mapper = new ObjectMapper();
		new ReflectionFreeJackson(new OutdatedSerializers(description), this.served, null).install(mapper);
		HandwrittenSerializers.Customer value = new HandwrittenSerializers.Customer();
		assertThat(mapper.writeValueAsString(value)).isEqualTo(new ObjectMapper().writeValueAsString(value));
		assertThat(this.served.byGeneratedCode()).containsExactly(HandwrittenSerializers.Customer.class.getName());
		assertThat(this.served.byReflection()).containsEntry(HandwrittenSerializers.Address.class.getName(), reason);
	}

	static Stream<Arguments> descriptions() {
		String asked = "its member '%s', which annotation introspectors ask for, cannot be found";
		String replaced = "its member '%s', which the writer of a BeanSerializerModifier reads by reflection, "
				+ "cannot be found";
		return Stream.of(
				Arguments.of(describe((bean) -> bean.property("town")
					.getter(HandwrittenSerializers.Address.class, "getTown", String.class)
					.reflective()), asked.formatted("getTown")),
				Arguments.of(describe((bean) -> bean.property("town")
					.field(HandwrittenSerializers.Address.class, "town", String.class)
					.reflective()), asked.formatted("town")),
				Arguments.of(
						describe((bean) -> bean.property("town")
							.replaced()
							.getter(HandwrittenSerializers.Address.class, "getTown", String.class)),
						replaced.formatted("getTown")),
				Arguments.of(
						describe((bean) -> bean.property("town")
							.replaced()
							.field(HandwrittenSerializers.Address.class, "town", String.class)),
						replaced.formatted("town")));
	}

	private static Consumer<BeanOutline> describe(Consumer<BeanOutline> description) {
		return description;
	}

	/**
	 * Generated when addresses had a town.
	 */
	private static final class OutdatedSerializers extends HandwrittenSerializers {

		private final Consumer<BeanOutline> description;

		OutdatedSerializers(Consumer<BeanOutline> description) {
			super(ObjectMapper::new, false);
			this.description = description;
		}

		@Override
		protected @Nullable GeneratedSerializer<?> create(Class<?> type) {
			return (type == Address.class) ? new AddressSerializer(false) {

				@Override
				protected void describe(BeanOutline bean) {
					bean.visibility(visibility());
					OutdatedSerializers.this.description.accept(bean);
				}

			} : super.create(type);
		}

	}

}
