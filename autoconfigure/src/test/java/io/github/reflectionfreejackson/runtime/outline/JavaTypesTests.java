package io.github.reflectionfreejackson.runtime.outline;

import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.databind.type.TypeFactory;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Tests for {@link JavaTypes}.
 */
class JavaTypesTests {

	@Test
	void typesEqualThoseOfReflection() throws Exception {
		assertSame("list", JavaTypes.parameterized(List.class, String.class));
		assertSame("map", JavaTypes.parameterized(Map.class, JavaTypes.variable(Bean.class, 1),
				JavaTypes.subtypeOf(Number.class)));
		assertSame("lower", JavaTypes.parameterized(List.class, JavaTypes.supertypeOf(Integer.class)));
		assertSame("unbounded", JavaTypes.parameterized(List.class, JavaTypes.subtypeOf()));
		assertSame("array", JavaTypes.array(JavaTypes.variable(Bean.class, 0)));
		assertSame("arrays", JavaTypes.array(JavaTypes.array(JavaTypes.parameterized(List.class, String.class))));
		assertSame("entry", JavaTypes.parameterized(Map.Entry.class, String.class, int[].class));
	}

	@Test
	void namedFindsClassThatIsNotAccessible() {
		assertThat(JavaTypes.named(Secret.class.getName(), JavaTypesTests.class)).isEqualTo(Secret.class);
		assertThat(JavaTypes.named(Secret[][].class.getName(), JavaTypesTests.class)).isEqualTo(Secret[][].class);
		assertThatIllegalArgumentException().isThrownBy(() -> JavaTypes.named("no.such.Type", JavaTypesTests.class))
			.withMessageContaining("no.such.Type");
	}

	private static void assertSame(String field, Type literal) throws Exception {
		Type type = Bean.class.getField(field).getGenericType();
		assertThat(literal).isEqualTo(type).hasSameHashCodeAs(type).hasToString(type.toString());
		assertThat(literal.getTypeName()).isEqualTo(type.getTypeName());
		assertThat(type).isEqualTo(literal);
		assertThat(JavaTypes.erase(literal)).isEqualTo(Bean.class.getField(field).getType());
		TypeFactory types = TypeFactory.defaultInstance();
		assertThat(types.constructType(literal)).isEqualTo(types.constructType(type));
	}

	private static final class Secret {

	}

	static class Bean<T extends Number, U> {

		public List<String> list;

		public Map<U, ? extends Number> map;

		public List<? super Integer> lower;

		public List<?> unbounded;

		public T[] array;

		public List<String>[][] arrays;

		public Map.Entry<String, int[]> entry;

	}

}
