package io.github.reflectionfreejackson.aot.emit;

import java.io.IOException;
import java.util.Map;

import javax.lang.model.element.Modifier;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import io.github.reflectionfreejackson.aot.model.MemberModel.Access;
import io.github.reflectionfreejackson.aot.model.MutatorModel;
import io.github.reflectionfreejackson.aot.model.MutatorModel.Kind;
import io.github.reflectionfreejackson.runtime.read.PropertyReading;

import org.springframework.javapoet.ClassName;
import org.springframework.javapoet.CodeBlock;
import org.springframework.javapoet.MethodSpec;

/**
 * Prints the head of a method that reads properties, and the statement that reads one of
 * them and sets it. In a method for builders, what is returned is assigned to a variable
 * of that name:
 *
 * <pre>
 * boolean setting = false;
 * Object returned = null;
 * try {
 *     switch (member) {
 *         case 0 -&gt; {
 *             String value = reading.text(0, parser);
 *             if (value != null) {
 *                 setting = true;
 *                 returned = bean.firstName(value);
 *             }
 *             else {
 *                 returned = reading.setOther(0, parser, context, bean);
 *             }
 *         }
 *         default -&gt; returned = reading.set(member, parser, context, bean);
 *     }
 * }
 * catch (Throwable ex) {
 *     throw reading.failed(ex, setting, member, parser, context, bean);
 * }
 * </pre>
 */
final class ReadingCases {

	private final SetMethods setMethods;

	private final boolean returning;

	private ReadingCases(SetMethods setMethods, boolean returning) {
		this.setMethods = setMethods;
		this.returning = returning;
	}

	static ReadingCases ofBean(SetMethods setMethods) {
		return new ReadingCases(setMethods, false);
	}

	static ReadingCases ofBuilder(SetMethods setMethods) {
		return new ReadingCases(setMethods, true);
	}

	/**
	 * Begin the method.
	 * @param reading what takes it through the properties
	 * @param bean what is set
	 * @param name the name of that
	 */
	static MethodSpec.Builder method(Class<? extends PropertyReading> reading, ClassName bean, String name) {
		return MethodSpec.methodBuilder("readProperties")
			.addAnnotation(Override.class)
			.addModifiers(Modifier.PROTECTED)
			.addParameter(reading, "reading")
			.addParameter(JsonParser.class, "parser")
			.addParameter(DeserializationContext.class, "context")
			.addParameter(bean, name)
			.addParameter(int.class, "first")
			.addException(IOException.class);
	}

	void addTo(MethodSpec.Builder method, ReadingMembers members) {
		method.addStatement("boolean setting = false");
		if (this.returning) {
			method.addStatement("$T returned = null", Object.class);
		}
		method.beginControlFlow("try");
		addCases(method, members);
		method.nextControlFlow("catch ($T ex)", Throwable.class);
		method.addStatement("throw reading.failed(ex, setting, member, parser, context, bean)");
		method.endControlFlow();
	}

	private void addCases(MethodSpec.Builder method, ReadingMembers members) {
		method.beginControlFlow("switch (member)");
		for (Map.Entry<Integer, MutatorModel> entry : members.properties().entrySet()) {
			MutatorModel mutator = entry.getValue();
			ScalarCode scalar = ScalarCode.of(mutator.valueType());
			if (mutator.kind() == Kind.FINAL_FIELD) {
				continue;
			}
			if (scalar != null) {
				addScalar(method, entry.getKey(), mutator, scalar);
			}
			else if (!mutator.valueType().isPrimitive()) {
				addValue(method, entry.getKey(), mutator);
			}
		}
		method.addStatement("default -> $Lreading.set(member, parser, context, bean)", returned());
		method.endControlFlow();
	}

	private String returned() {
		return this.returning ? "returned = " : "";
	}

	private void addScalar(MethodSpec.Builder method, int member, MutatorModel mutator, ScalarCode scalar) {
		method.beginControlFlow("case $L ->", member);
		method.addStatement("$T value = reading.$L($L, parser)", scalar.holder(), scalar.reader(), member);
		method.beginControlFlow("if ($L)", scalar.isPresent());
		addSet(method, mutator, asTaken(mutator, scalar.value(mutator.valueType())));
		method.nextControlFlow("else");
		method.addStatement("$Lreading.setOther($L, parser, context, bean)", returned(), member);
		method.endControlFlow();
		method.endControlFlow();
	}

	/**
	 * A handle takes exactly what its member is declared to take.
	 */
	private static CodeBlock asTaken(MutatorModel mutator, CodeBlock value) {
		Class<?> declared = mutator.rawTypes().get(0);
		return (mutator.access() == Access.HANDLE && declared != mutator.valueType())
				? CodeBlock.of("($T) $L", declared, value) : value;
	}

	private void addValue(MethodSpec.Builder method, int member, MutatorModel mutator) {
		method.beginControlFlow("case $L ->", member);
		method.addStatement("$T value = reading.value($L, parser, context)", Object.class, member);
		if (mutator.rawTypes().get(0) == Object.class) {
			method.beginControlFlow("if ($T.isRead(value))", PropertyReading.class);
			addSet(method, mutator, CodeBlock.of("value"));
		}
		else {
			method.beginControlFlow("if (value instanceof $T typed)", mutator.rawTypes().get(0));
			addSet(method, mutator, CodeBlock.of("typed"));
		}
		method.nextControlFlow("else");
		method.addStatement("$Lreading.setValue($L, value, parser, context, bean)", returned(), member);
		method.endControlFlow();
		method.endControlFlow();
	}

	private void addSet(MethodSpec.Builder method, MutatorModel mutator, CodeBlock value) {
		if (mutator.kind() == Kind.METHOD) {
			method.addStatement("setting = true");
		}
		method.addStatement("$L$L", variable(mutator), this.setMethods.set(mutator, value));
	}

	/**
	 * A handle's return value has to be of the method's type, and what is cast is no
	 * statement.
	 */
	private CodeBlock variable(MutatorModel mutator) {
		if (mutator.kind() != Kind.METHOD || mutator.returnType() == void.class) {
			return CodeBlock.of("");
		}
		if (this.returning) {
			return CodeBlock.of("returned = ");
		}
		return (mutator.access() == Access.HANDLE) ? CodeBlock.of("$T ignored = ", mutator.returnType())
				: CodeBlock.of("");
	}

}
