package io.github.reflectionfreejackson.aot.emit;

import java.io.IOException;
import java.util.Map;

import javax.lang.model.element.Modifier;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import io.github.reflectionfreejackson.aot.model.MemberModel.Access;
import io.github.reflectionfreejackson.aot.model.MutatorModel;
import io.github.reflectionfreejackson.aot.model.MutatorModel.Kind;
import io.github.reflectionfreejackson.aot.model.ReadingModel;
import io.github.reflectionfreejackson.runtime.read.BeanReading;

import org.springframework.javapoet.ClassName;
import org.springframework.javapoet.CodeBlock;
import org.springframework.javapoet.MethodSpec;
import org.springframework.javapoet.TypeSpec;

/**
 * Prints the method that reads properties and sets them, one after the other. What is no
 * text, number or truth value, Jackson reads, and what is not of the member's type, it
 * sets.
 *
 * <pre>
 * &#064;Override
 * protected void readProperties(BeanReading reading, JsonParser parser, DeserializationContext context,
 *         Customer bean, int first) throws IOException {
 *     for (int member = first; member != BeanReading.END; member = reading.next(member, parser, context, bean)) {
 *         boolean setting = false;
 *         try {
 *             switch (member) {
 *                 case 0 -&gt; {
 *                     String value = reading.text(0, parser);
 *                     if (value != null) {
 *                         setting = true;
 *                         bean.setFirstName(value);
 *                     }
 *                     else {
 *                         reading.setOther(0, parser, context, bean);
 *                     }
 *                 }
 *                 case 1 -&gt; {
 *                     Object value = reading.value(1, parser, context);
 *                     if (value instanceof List typed) {
 *                         setting = true;
 *                         bean.setChildren(typed);
 *                     }
 *                     else {
 *                         reading.setValue(1, value, parser, context, bean);
 *                     }
 *                 }
 *                 default -&gt; reading.set(member, parser, context, bean);
 *             }
 *         }
 *         catch (Throwable ex) {
 *             throw reading.failed(ex, setting, member, parser, context, bean);
 *         }
 *     }
 * }
 * </pre>
 */
final class ReadPropertiesMethod {

	private final ClassName beanType;

	private final SetMethods setMethods;

	ReadPropertiesMethod(ClassName beanType, SetMethods setMethods) {
		this.beanType = beanType;
		this.setMethods = setMethods;
	}

	void addTo(TypeSpec.Builder type, ReadingModel bean, ReadingMembers members) {
		if (!bean.canReadProperties()) {
			return;
		}
		MethodSpec.Builder method = MethodSpec.methodBuilder("readProperties")
			.addAnnotation(Override.class)
			.addModifiers(Modifier.PROTECTED)
			.addParameter(BeanReading.class, "reading")
			.addParameter(JsonParser.class, "parser")
			.addParameter(DeserializationContext.class, "context")
			.addParameter(this.beanType, "bean")
			.addParameter(int.class, "first")
			.addException(IOException.class);
		method.beginControlFlow(
				"for (int member = first; member != $T.END; member = reading.next(member, parser, context, bean))",
				BeanReading.class);
		method.addStatement("boolean setting = false");
		method.beginControlFlow("try");
		method.beginControlFlow("switch (member)");
		for (Map.Entry<Integer, MutatorModel> entry : members.mutators().entrySet()) {
			Class<?> rawType = entry.getValue().rawTypes().get(0);
			ScalarCode scalar = ScalarCode.of(rawType);
			if (entry.getValue().kind() == Kind.FINAL_FIELD) {
				continue;
			}
			if (scalar != null) {
				addScalar(method, entry.getKey(), entry.getValue(), scalar);
			}
			else if (!rawType.isPrimitive() && rawType != Object.class) {
				addValue(method, entry.getKey(), entry.getValue());
			}
		}
		method.addStatement("default -> reading.set(member, parser, context, bean)");
		method.endControlFlow();
		method.nextControlFlow("catch ($T ex)", Throwable.class);
		method.addStatement("throw reading.failed(ex, setting, member, parser, context, bean)");
		method.endControlFlow();
		method.endControlFlow();
		type.addMethod(method.build());
	}

	private void addScalar(MethodSpec.Builder method, int member, MutatorModel mutator, ScalarCode scalar) {
		method.beginControlFlow("case $L ->", member);
		method.addStatement("$T value = reading.$L($L, parser)", scalar.holder(), scalar.reader(), member);
		method.beginControlFlow("if ($L)", scalar.isPresent());
		addSet(method, mutator, scalar.value(mutator.rawTypes().get(0)));
		method.nextControlFlow("else");
		method.addStatement("reading.setOther($L, parser, context, bean)", member);
		method.endControlFlow();
		method.endControlFlow();
	}

	private void addValue(MethodSpec.Builder method, int member, MutatorModel mutator) {
		method.beginControlFlow("case $L ->", member);
		method.addStatement("$T value = reading.value($L, parser, context)", Object.class, member);
		method.beginControlFlow("if (value instanceof $T typed)", mutator.rawTypes().get(0));
		addSet(method, mutator, CodeBlock.of("typed"));
		method.nextControlFlow("else");
		method.addStatement("reading.setValue($L, value, parser, context, bean)", member);
		method.endControlFlow();
		method.endControlFlow();
	}

	private void addSet(MethodSpec.Builder method, MutatorModel mutator, CodeBlock value) {
		boolean returns = mutator.access() == Access.HANDLE && mutator.returnType() != void.class
				&& mutator.kind() == Kind.METHOD;
		if (mutator.kind() == Kind.METHOD) {
			method.addStatement("setting = true");
		}
		method.addStatement("$L$L", returns ? CodeBlock.of("$T ignored = ", mutator.returnType()) : "",
				this.setMethods.set(mutator, value));
	}

}
