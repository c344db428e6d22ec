package io.github.reflectionfreejackson.aot.emit;

import io.github.reflectionfreejackson.runtime.read.BuilderReading;

import org.springframework.javapoet.ClassName;
import org.springframework.javapoet.MethodSpec;
import org.springframework.javapoet.TypeSpec;

/**
 * Prints the method that reads properties and sets them of a builder, one after the
 * other. What the builder's methods return is the builder to go on with.
 *
 * <pre>
 * &#064;Override
 * protected Object readProperties(BuilderReading reading, JsonParser parser, DeserializationContext context,
 *         Customer.Builder builder, int first) throws IOException {
 *     Customer.Builder bean = builder;
 *     int member = first;
 *     while (member &gt;= 0) {
 *         boolean setting = false;
 *         Object returned = null;
 *         try {
 *             switch (member) {
 *                 ...
 *             }
 *         }
 *         catch (Throwable ex) {
 *             throw reading.failed(ex, setting, member, parser, context, bean);
 *         }
 *         if (returned instanceof Customer.Builder next) {
 *             bean = next;
 *         }
 *         else if (returned != null) {
 *             return reading.goOn(parser, context, returned);
 *         }
 *         member = reading.next(member, parser, context, bean);
 *     }
 *     return reading.end(member, parser, context, bean);
 * }
 * </pre>
 */
final class FillBuilderMethod {

	private final ClassName builderType;

	private final ReadingCases cases;

	FillBuilderMethod(ClassName builderType, SetMethods setMethods) {
		this.builderType = builderType;
		this.cases = ReadingCases.ofBuilder(setMethods);
	}

	void addTo(TypeSpec.Builder type, ReadingMembers members) {
		MethodSpec.Builder method = ReadingCases.method(BuilderReading.class, this.builderType, "builder")
			.returns(Object.class);
		method.addStatement("$T bean = builder", this.builderType);
		method.addStatement("int member = first");
		method.beginControlFlow("while (member >= 0)");
		this.cases.addTo(method, members);
		method.beginControlFlow("if (returned instanceof $T next)", this.builderType);
		method.addStatement("bean = next");
		method.nextControlFlow("else if (returned != null)");
		method.addStatement("return reading.goOn(parser, context, returned)");
		method.endControlFlow();
		method.addStatement("member = reading.next(member, parser, context, bean)");
		method.endControlFlow();
		method.addStatement("return reading.end(member, parser, context, bean)");
		type.addMethod(method.build());
	}

}
