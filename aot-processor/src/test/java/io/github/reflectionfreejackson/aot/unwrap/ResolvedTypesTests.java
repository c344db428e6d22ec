package io.github.reflectionfreejackson.aot.unwrap;

import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.type.TypeFactory;
import io.github.reflectionfreejackson.aot.discovery.Customer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import org.springframework.core.ResolvableType;
import org.springframework.util.ReflectionUtils;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ResolvedTypes}: the types stand alone, and Jackson understands them.
 */
class ResolvedTypesTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			own         | java.util.List<Customer>
			array       | java.util.List<Customer[]>
			generics    | java.util.List<java.util.Map<java.lang.String, Customer>[]>
			lower       | java.util.List<Customer>
			upper       | java.util.List<Customer>
			unknown     | java.util.List<java.lang.Object>
			raw         | java.util.List
			nested      | java.util.Map<Customer, java.util.List<Customer>>
			""")
	void resolveLeavesNoVariables(String method, String expected) {
		Type type = ResolvedTypes.resolve(ResolvableType
			.forMethodReturnType(ReflectionUtils.findMethod(CustomerReturns.class, method), CustomerReturns.class));
		assertThat(type.getTypeName()).isEqualTo(expected.replaceAll("\\bCustomer\\b", Customer.class.getName()));
		JavaType javaType = TypeFactory.defaultInstance().constructType(type);
		assertThat(javaType.toCanonical()).doesNotContain("T");
	}

	@SuppressWarnings("rawtypes")
	interface Returns<T> {

		List<T> own();

		List<T[]> array();

		List<Map<String, T>[]> generics();

		List<? super T> lower();

		List<? extends T> upper();

		List<?> unknown();

		List raw();

		Map<T, List<T>> nested();

	}

	interface CustomerReturns extends Returns<Customer> {

	}

}
