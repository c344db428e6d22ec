package io.github.reflectionfreejackson.aot.emit;

import java.lang.invoke.MethodType;
import java.util.Map;

import com.fasterxml.jackson.core.JsonToken;
import io.github.reflectionfreejackson.runtime.read.BeanReading;
import org.jspecify.annotations.Nullable;

import org.springframework.javapoet.CodeBlock;
import org.springframework.util.ClassUtils;

/**
 * How generated code reads a value of one of the most usual types.
 *
 * @param reader the method that reads it
 * @param holder the type that the method returns for a bean's property
 * @param isPresent the expression that tells whether it returned a value
 * @param primitive the value as a text or primitive value
 */
record ScalarCode(String reader, Class<?> holder, CodeBlock isPresent, CodeBlock primitive) {

	private static final ScalarCode TEXT = new ScalarCode("text", String.class, CodeBlock.of("value != null"),
			CodeBlock.of("value"));

	private static final ScalarCode INT = new ScalarCode("intValue", long.class,
			CodeBlock.of("value != $T.NO_NUMBER", BeanReading.class), CodeBlock.of("(int) value"));

	private static final ScalarCode LONG = new ScalarCode("longValue", long.class,
			CodeBlock.of("value != $T.NO_NUMBER", BeanReading.class), CodeBlock.of("value"));

	private static final ScalarCode DOUBLE = new ScalarCode("doubleValue", double.class,
			CodeBlock.of("!$T.isNaN(value)", Double.class), CodeBlock.of("value"));

	private static final ScalarCode BOOLEAN = new ScalarCode("booleanValue", JsonToken.class,
			CodeBlock.of("value != null"), CodeBlock.of("value == $T.VALUE_TRUE", JsonToken.class));

	private static final Map<Class<?>, ScalarCode> CODE = Map.of(String.class, TEXT, int.class, INT, long.class, LONG,
			double.class, DOUBLE, boolean.class, BOOLEAN);

	/**
	 * Return the code for a type, or {@code null} if Jackson reads values of it.
	 */
	static @Nullable ScalarCode of(Class<?> type) {
		return CODE.get(ClassUtils.isPrimitiveWrapper(type) ? primitiveOf(type) : type);
	}

	private static Class<?> primitiveOf(Class<?> wrapper) {
		return MethodType.methodType(wrapper).unwrap().returnType();
	}

	/**
	 * Print the value as a method of the given parameter takes it.
	 */
	CodeBlock value(Class<?> type) {
		return ClassUtils.isPrimitiveWrapper(type) ? CodeBlock.of("$T.valueOf($L)", type, this.primitive)
				: this.primitive;
	}

}
