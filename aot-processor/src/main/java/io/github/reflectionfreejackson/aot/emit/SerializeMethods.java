package io.github.reflectionfreejackson.aot.emit;

import java.io.IOException;
import java.util.List;
import java.util.Map;

import javax.lang.model.element.Modifier;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.MemberModel;
import io.github.reflectionfreejackson.aot.model.PropertyModel;
import io.github.reflectionfreejackson.runtime.write.GeneratedPropertyWriter;

import org.springframework.javapoet.CodeBlock;
import org.springframework.javapoet.MethodSpec;
import org.springframework.javapoet.TypeName;
import org.springframework.javapoet.TypeSpec;

/**
 * Prints the method that writes all properties, in parts that the JIT compiler can
 * digest.
 *
 * <pre>
 * &#064;Override
 * protected void serialize(Customer value, GeneratedPropertyWriter[] writers, JsonGenerator generator,
 *         SerializerProvider provider) throws IOException {
 *     int property = 0;
 *     try {
 *         writers[property].writeString(value.getFirstName(), value, generator, provider);
 *         writers[++property].writeInt(value.getAge(), value, generator, provider);
 *     }
 *     catch (Throwable ex) {
 *         throw failed(ex, value, writers[property], generator, provider);
 *     }
 * }
 * </pre>
 *
 * If some properties are written in some views only, each is asked for:
 *
 * <pre>
 * if (writers[++property] != null) {
 *     writers[property].writeInt(value.getAge(), value, generator, provider);
 * }
 * </pre>
 */
final class SerializeMethods {

	private static final int PROPERTIES_PER_METHOD = 10;

	private static final Map<Class<?>, String> WRITE_METHODS = Map.of(String.class, "writeString", int.class,
			"writeInt", long.class, "writeLong", double.class, "writeDouble", boolean.class, "writeBoolean");

	private final TypeName beanType;

	private final AccessCode access;

	SerializeMethods(TypeName beanType, AccessCode access) {
		this.beanType = beanType;
		this.access = access;
	}

	void addTo(TypeSpec.Builder type, BeanModel bean) {
		List<PropertyModel> properties = bean.written();
		MethodSpec.Builder method = method("serialize").addAnnotation(Override.class).addModifiers(Modifier.PROTECTED);
		if (properties.size() <= PROPERTIES_PER_METHOD) {
			if (!properties.isEmpty()) {
				method.addCode(write(properties, 0, bean.viewed()));
			}
			type.addMethod(method.build());
			return;
		}
		for (int from = 0; from < properties.size(); from += PROPERTIES_PER_METHOD) {
			method.addStatement("serializeFrom$L(value, writers, generator, provider)", from);
		}
		type.addMethod(method.build());
		for (int from = 0; from < properties.size(); from += PROPERTIES_PER_METHOD) {
			int to = Math.min(from + PROPERTIES_PER_METHOD, properties.size());
			type.addMethod(method("serializeFrom" + from).addModifiers(Modifier.PRIVATE)
				.addCode(write(properties.subList(from, to), from, bean.viewed()))
				.build());
		}
	}

	private MethodSpec.Builder method(String name) {
		return MethodSpec.methodBuilder(name)
			.addParameter(this.beanType, "value")
			.addParameter(GeneratedPropertyWriter[].class, "writers")
			.addParameter(JsonGenerator.class, "generator")
			.addParameter(SerializerProvider.class, "provider")
			.addException(IOException.class);
	}

	private CodeBlock write(List<PropertyModel> properties, int first, boolean viewed) {
		CodeBlock.Builder code = CodeBlock.builder().addStatement("int property = $L", first).beginControlFlow("try");
		String index = "property";
		for (PropertyModel property : properties) {
			if (viewed) {
				code.beginControlFlow("if (writers[$L] != null)", index)
					.addStatement(write("property", property))
					.endControlFlow();
			}
			else {
				code.addStatement(write(index, property));
			}
			index = "++property";
		}
		return code.nextControlFlow("catch ($T ex)", Throwable.class)
			.addStatement("throw failed(ex, value, writers[property], generator, provider)")
			.endControlFlow()
			.build();
	}

	private CodeBlock write(String index, PropertyModel property) {
		if (!AccessCode.isReadBeforehand(property)) {
			return CodeBlock.of("writers[$L].serializeAsField(value, generator, provider)", index);
		}
		MemberModel member = property.member();
		return CodeBlock.of("writers[$L].$L($L, value, generator, provider)", index,
				WRITE_METHODS.getOrDefault(member.rawType(), "writeValue"), this.access.read(member));
	}

}
