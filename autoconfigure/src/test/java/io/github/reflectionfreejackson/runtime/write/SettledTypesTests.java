package io.github.reflectionfreejackson.runtime.write;

import java.lang.reflect.Type;
import java.time.DayOfWeek;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.TypeBindings;
import com.fasterxml.jackson.databind.type.TypeFactory;
import com.fasterxml.jackson.databind.type.TypeModifier;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link SettledTypes}.
 */
class SettledTypesTests {

	private final ObjectMapper mapper = JsonMapper.builder().addModule(new Jdk8Module()).build();

	@ParameterizedTest
	@ValueSource(classes = { Employee.class, Node.class, Names.class, Pair.class, DayOfWeek.class, Map.class,
			String.class, int.class, Employee[].class, Optional.class, TreeMap.class })
	void keptByResolvesTypesAsTheOtherFactoryDoes(Class<?> type) {
		TypeFactory factory = SettledTypes.keptBy(this.mapper.getTypeFactory());
		JavaType expected = this.mapper.constructType(type);
		for (int i = 0; i < 2; i++) {
			JavaType resolved = factory.constructType(type);
			assertThat(resolved).isEqualTo(expected).hasToString(expected.toString()).hasSameClassAs(expected);
			assertThat(resolved.getSuperClass()).isEqualTo(expected.getSuperClass());
			assertThat(resolved.getInterfaces()).isEqualTo(expected.getInterfaces());
			assertThat(resolved.getGenericSignature()).isEqualTo(expected.getGenericSignature());
		}
	}

	@Test
	void keptByResolvesATypeOnce() {
		TypeFactory factory = SettledTypes.keptBy(this.mapper.getTypeFactory());
		assertThat(factory.constructType(Employee.class)).isSameAs(factory.constructType(Employee.class))
			.isNotSameAs(this.mapper.constructType(Employee.class));
		factory.clearCache();
		assertThat(factory.constructType(Employee.class)).isEqualTo(this.mapper.constructType(Employee.class));
	}

	@Test
	void keptByAsksModifiers() {
		TypeFactory modified = this.mapper.getTypeFactory().withModifier(new Modifier());
		assertThat(SettledTypes.keptBy(modified).constructType(Person.class).hasRawClass(Node.class)).isTrue();
	}

	@Test
	void keptByKeepsAFactoryWithWaysOfItsOwn() {
		TypeFactory own = new OwnTypeFactory();
		assertThat(SettledTypes.keptBy(own)).isSameAs(own);
	}

	static class Person {

	}

	static class Employee extends Person implements Comparable<Employee> {

		@Override
		public int compareTo(Employee other) {
			return 0;
		}

	}

	record Node(List<Node> children) implements Comparable<Node> {

		@Override
		public int compareTo(Node other) {
			return 0;
		}

	}

	record Pair<F, S extends Comparable<S>>(F first, S second) {
	}

	static class Names extends ArrayList<String> {

		private static final long serialVersionUID = 1L;

	}

	private static final class Modifier extends TypeModifier {

		@Override
		public JavaType modifyType(JavaType type, Type declared, TypeBindings bindings, TypeFactory factory) {
			return type.hasRawClass(Person.class) ? factory.constructType(Node.class) : type;
		}

	}

	private static final class OwnTypeFactory extends TypeFactory {

		private static final long serialVersionUID = 1L;

		OwnTypeFactory() {
			super(new SettledTypes());
		}

	}

}
