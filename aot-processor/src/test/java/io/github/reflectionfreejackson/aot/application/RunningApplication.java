package io.github.reflectionfreejackson.aot.application;

import java.util.Map;
import java.util.Set;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ser.BasicSerializerFactory;
import com.fasterxml.jackson.databind.ser.BeanSerializerFactory;
import io.github.reflectionfreejackson.runtime.ReflectionFreeJackson;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;

import org.springframework.context.ApplicationContext;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * An application that was started from the code which was generated for it.
 *
 * @param context its context
 */
public record RunningApplication(ApplicationContext context) {

	public ObjectMapper mapper() {
		return this.context.getBean(ObjectMapper.class);
	}

	/**
	 * Return a mapper that differs from the given one in that it writes by reflection.
	 */
	public static ObjectMapper plain(ObjectMapper mapper) {
		ObjectMapper plain = mapper.copy();
		plain.setSerializerFactory(BeanSerializerFactory.instance
			.withConfig(((BasicSerializerFactory) mapper.getSerializerFactory()).getFactoryConfig()));
		assertThat(ReflectionFreeJackson.isInstalled(plain)).isFalse();
		return plain;
	}

	public Set<String> served() {
		return this.context.getBean(ServedTypes.class).byGeneratedCode();
	}

	public Map<String, String> reflected() {
		return this.context.getBean(ServedTypes.class).byReflection();
	}

	/**
	 * Assert that the value is written as Jackson writes it, and by generated code.
	 */
	public void assertGenerated(Object value) {
		assertSameJson(mapper(), value);
		assertThat(served()).contains(value.getClass().getName());
	}

	/**
	 * Assert that the value is written as Jackson writes it, by Jackson, and that the
	 * reason is known.
	 */
	public void assertReflected(Object value, String reason) {
		assertSameJson(mapper(), value);
		assertThat(served()).doesNotContain(value.getClass().getName());
		assertThat(reflected()).hasEntrySatisfying(value.getClass().getName(),
				(found) -> assertThat(found).contains(reason));
	}

	/**
	 * Assert that documents are read into the type as Jackson reads them, or fails to,
	 * and by generated code.
	 */
	public void assertRead(Class<?> type, String... documents) {
		assertSameRead(type, documents);
		assertThat(this.context.getBean(ServedTypes.class).reading().byReflection()).isEmpty();
		assertThat(this.context.getBean(ServedTypes.class).reading().byGeneratedCode()).contains(type.getName());
	}

	/**
	 * Assert that documents are read into the type as Jackson reads them, by Jackson, and
	 * that the reason is known.
	 */
	public void assertReadByReflection(Class<?> type, String reason, String... documents) {
		assertSameRead(type, documents);
		assertThat(this.context.getBean(ServedTypes.class).reading().byReflection()).hasEntrySatisfying(type.getName(),
				(found) -> assertThat(found).contains(reason));
	}

	private void assertSameRead(Class<?> type, String... documents) {
		ObjectMapper plain = mapper().copy();
		ReflectionFreeJackson.uninstall(plain);
		ObjectMapper fields = new ObjectMapper().setVisibility(PropertyAccessor.ALL, JsonAutoDetect.Visibility.NONE)
			.setVisibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY)
			.findAndRegisterModules();
		for (String document : documents) {
			assertThat(read(mapper(), fields, type, document)).as(document)
				.isEqualTo(read(plain, fields, type, document));
		}
	}

	private static String read(ObjectMapper mapper, ObjectMapper fields, Class<?> type, String document) {
		try {
			return fields.writeValueAsString(mapper.readValue(document, type));
		}
		catch (JsonProcessingException | RuntimeException ex) {
			return ex.getClass().getName() + ": " + ex.getMessage();
		}
	}

	/**
	 * Assert that mapper writes the value as it would by reflection.
	 */
	public static void assertSameJson(ObjectMapper mapper, Object value) {
		assertThat(outcome(mapper, value)).isEqualTo(outcome(plain(mapper), value));
	}

	private static String outcome(ObjectMapper mapper, Object value) {
		try {
			return mapper.writeValueAsString(value);
		}
		catch (JsonProcessingException | RuntimeException | Error ex) {
			return ex.getClass().getName() + ": " + ex.getMessage();
		}
	}

}
