package io.github.reflectionfreejackson.aot.emit;

import java.io.IOException;
import java.util.List;
import java.util.Map;

import javax.lang.model.element.Modifier;

import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.MemberModel;
import io.github.reflectionfreejackson.aot.model.PropertyModel;
import io.github.reflectionfreejackson.runtime.direct.EncodedProperties;
import io.github.reflectionfreejackson.runtime.direct.JsonEncoder;
import io.github.reflectionfreejackson.runtime.encode.FieldName;

import org.springframework.javapoet.CodeBlock;
import org.springframework.javapoet.FieldSpec;
import org.springframework.javapoet.MethodSpec;
import org.springframework.javapoet.TypeName;
import org.springframework.javapoet.TypeSpec;

/**
 * Prints the method that encodes all properties, in parts that the JIT compiler can
 * digest, and the names that it writes.
 *
 * <pre>
 * private static final FieldName FIRST_NAME = FieldName.of("firstName");
 *
 * &#064;Override
 * protected void encode(Customer value, EncodedProperties properties, JsonEncoder encoder) throws IOException {
 *     int property = 0;
 *     try {
 *         encoder.writeString(properties, property, FIRST_NAME, value.getFirstName());
 *         encoder.writeInt(properties, ++property, AGE, value.getAge());
 *     }
 *     catch (Throwable ex) {
 *         throw encoder.failed(ex, value, properties, property);
 *     }
 * }
 * </pre>
 *
 * If some properties are written in some views only, each is asked for:
 *
 * <pre>
 * if (properties.isShown(++property)) {
 *     encoder.writeInt(properties, property, AGE, value.getAge());
 * }
 * </pre>
 */
final class EncodeMethods {

	private static final int PROPERTIES_PER_METHOD = 10;

	private static final Map<Class<?>, String> WRITE_METHODS = Map.of(String.class, "writeString", int.class,
			"writeInt", short.class, "writeShort", byte.class, "writeByte", long.class, "writeLong", double.class,
			"writeDouble", float.class, "writeFloat", boolean.class, "writeBoolean");

	private final TypeName beanType;

	private final AccessCode access;

	private final ChosenNames names;

	EncodeMethods(TypeName beanType, AccessCode access, ChosenNames names) {
		this.beanType = beanType;
		this.access = access;
		this.names = names;
	}

	void addTo(TypeSpec.Builder type, BeanModel bean) {
		List<PropertyModel> properties = bean.written();
		List<String> constants = properties.stream().map((property) -> this.names.constant(property.name())).toList();
		for (int i = 0; i < properties.size(); i++) {
			if (AccessCode.isReadBeforehand(properties.get(i))) {
				type.addField(FieldSpec
					.builder(FieldName.class, constants.get(i), Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
					.initializer("$T.of($L)", FieldName.class, TextCode.of(properties.get(i).name()))
					.build());
			}
		}
		MethodSpec.Builder method = method("encode").addAnnotation(Override.class).addModifiers(Modifier.PROTECTED);
		if (properties.size() <= PROPERTIES_PER_METHOD) {
			if (!properties.isEmpty()) {
				method.addCode(encode(bean, constants, 0, properties.size()));
			}
			type.addMethod(method.build());
			return;
		}
		for (int from = 0; from < properties.size(); from += PROPERTIES_PER_METHOD) {
			method.addStatement("encodeFrom$L(value, properties, encoder)", from);
		}
		type.addMethod(method.build());
		for (int from = 0; from < properties.size(); from += PROPERTIES_PER_METHOD) {
			int to = Math.min(from + PROPERTIES_PER_METHOD, properties.size());
			type.addMethod(method("encodeFrom" + from).addModifiers(Modifier.PRIVATE)
				.addCode(encode(bean, constants, from, to))
				.build());
		}
	}

	private MethodSpec.Builder method(String name) {
		return MethodSpec.methodBuilder(name)
			.addParameter(this.beanType, "value")
			.addParameter(EncodedProperties.class, "properties")
			.addParameter(JsonEncoder.class, "encoder")
			.addException(IOException.class);
	}

	private CodeBlock encode(BeanModel bean, List<String> constants, int from, int to) {
		List<PropertyModel> properties = bean.written();
		CodeBlock.Builder code = CodeBlock.builder().addStatement("int property = $L", from).beginControlFlow("try");
		String index = "property";
		for (int i = from; i < to; i++) {
			if (bean.viewed()) {
				code.beginControlFlow("if (properties.isShown($L))", index)
					.addStatement(encode("property", constants.get(i), properties.get(i)))
					.endControlFlow();
			}
			else {
				code.addStatement(encode(index, constants.get(i), properties.get(i)));
			}
			index = "++property";
		}
		return code.nextControlFlow("catch ($T ex)", Throwable.class)
			.addStatement("throw encoder.failed(ex, value, properties, property)")
			.endControlFlow()
			.build();
	}

	private CodeBlock encode(String index, String constant, PropertyModel property) {
		if (!AccessCode.isReadBeforehand(property)) {
			return CodeBlock.of("encoder.$L(properties, $L)", property.aside() ? "writeInner" : "writeUnread", index);
		}
		MemberModel member = property.member();
		return CodeBlock.of("encoder.$L(properties, $L, $L, $L)",
				WRITE_METHODS.getOrDefault(member.rawType(), "writeValue"), index, constant, this.access.read(member));
	}

}
