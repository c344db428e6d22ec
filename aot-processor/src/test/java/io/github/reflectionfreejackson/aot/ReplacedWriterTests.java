package io.github.reflectionfreejackson.aot;

import java.util.List;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.AotOutput;
import org.junit.jupiter.api.Test;

import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of types some of whose properties are written by writers of a modifier's own.
 */
class ReplacedWriterTests {

	private static final AotOutput output = AotApplication.of(MaskingModule.class)
		.include(Account.class, Open.class)
		.process();

	@Test
	void processWhenModifierReplacesSomeWritersLeavesPropertiesToThem() {
		assertThat(output.sources().values()).filteredOn((source) -> source.contains("class ReplacedWriterTests"))
			.anySatisfy((source) -> assertThat(source).contains("bean.property(\"password\").replaced()")
				.contains("bean.property(\"name\")\n")
				.contains("encoder.writeInner(properties, ++property)"));
	}

	@Test
	void writeWhenModifierReplacesSomeWritersUsesGeneratedCode() {
		output.run((application) -> {
			Account account = new Account();
			application.assertGenerated(account);
			assertThat(application.mapper().writeValueAsString(account))
				.isEqualTo("{\"name\":\"duke\",\"password\":\"text of 6\",\"attempts\":3}");
		});
	}

	/**
	 * The writer reads by reflection, and so does Jackson should it not work.
	 */
	@Test
	void processWhenModifierReplacesSomeWritersRegistersHints() {
		RuntimeHints hints = output.hints();
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(Account.class)
			.withMemberCategory(MemberCategory.DECLARED_FIELDS)).accepts(hints);
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(Open.class)
			.withMemberCategory(MemberCategory.DECLARED_FIELDS)).rejects(hints);
	}

	static class Account {

		public String name = "duke";

		public String password = "secret";

		public int attempts = 3;

	}

	static class Open {

		public String name = "open";

	}

	static class MaskingModule extends SimpleModule {

		private static final long serialVersionUID = 1L;

		MaskingModule() {
			setSerializerModifier(new BeanSerializerModifier() {

				private static final long serialVersionUID = 1L;

				@Override
				public List<BeanPropertyWriter> changeProperties(SerializationConfig config,
						BeanDescription description, List<BeanPropertyWriter> writers) {
					writers.replaceAll((writer) -> writer.getName().equals("password") ? new Masking(writer) : writer);
					return writers;
				}

			});
		}

	}

	static class Masking extends BeanPropertyWriter {

		private static final long serialVersionUID = 1L;

		Masking(BeanPropertyWriter base) {
			super(base);
		}

		@Override
		public void serializeAsField(Object bean, JsonGenerator generator, SerializerProvider provider)
				throws Exception {
			generator.writeStringField(getName(), "text of " + get(bean).toString().length());
		}

	}

}
