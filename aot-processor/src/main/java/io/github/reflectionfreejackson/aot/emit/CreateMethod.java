package io.github.reflectionfreejackson.aot.emit;

import java.util.ArrayList;
import java.util.List;

import javax.lang.model.element.Modifier;

import io.github.reflectionfreejackson.aot.model.CreatorModel;
import io.github.reflectionfreejackson.aot.model.MemberModel.Access;
import io.github.reflectionfreejackson.aot.model.ParameterModel;
import io.github.reflectionfreejackson.aot.model.ReadingModel;

import org.springframework.javapoet.CodeBlock;
import org.springframework.javapoet.MethodSpec;
import org.springframework.javapoet.TypeSpec;

/**
 * Prints the method that creates instances.
 *
 * <pre>
 * &#064;Override
 * protected Object create(int creator, Object[] arguments) throws Throwable {
 *     return switch (creator) {
 *         case 0 -&gt; new Customer((String) arguments[0], (int) arguments[1]);
 *         default -&gt; throw new IndexOutOfBoundsException(creator);
 *     };
 * }
 * </pre>
 */
final class CreateMethod {

	private final MemberHandles handles;

	CreateMethod(MemberHandles handles) {
		this.handles = handles;
	}

	void addTo(TypeSpec.Builder type, ReadingModel bean) {
		MethodSpec.Builder method = MethodSpec.methodBuilder("create")
			.addAnnotation(Override.class)
			.addModifiers(Modifier.PROTECTED)
			.returns(Object.class)
			.addParameter(int.class, "creator")
			.addParameter(Object[].class, "arguments")
			.addException(Throwable.class);
		CodeBlock otherwise = CodeBlock.of("throw new $T(creator)", IndexOutOfBoundsException.class);
		List<CreatorModel> creators = bean.creators();
		if (creators.isEmpty()) {
			type.addMethod(method.addStatement(otherwise).build());
			return;
		}
		method.addCode("return switch (creator) {\n$>");
		for (int i = 0; i < creators.size(); i++) {
			method.addStatement("case $L -> $L", i, call(creators.get(i)));
		}
		method.addStatement("default -> $L", otherwise).addCode("$<};\n");
		type.addMethod(method.build());
	}

	private CodeBlock call(CreatorModel creator) {
		List<CodeBlock> arguments = new ArrayList<>();
		for (int i = 0; i < creator.parameters().size(); i++) {
			arguments.add(argument(creator.parameters().get(i), "arguments[" + i + "]"));
		}
		return call(creator, arguments);
	}

	/**
	 * Print {@code (String) value}, or what is in a value class of Kotlin.
	 */
	CodeBlock argument(ParameterModel parameter, String value) {
		Class<?> valueClass = parameter.valueClass();
		if (valueClass == null) {
			return CastCode.of(parameter.rawType(), value);
		}
		CodeBlock content = CodeBlock.of("($L != null) ? ($T) $L.invokeExact($L) : $L", value, parameter.rawType(),
				this.handles.constantForUnboxing(valueClass, parameter.rawType()), CastCode.of(valueClass, value),
				nothing(parameter.rawType()));
		// The compiler does not look into it for what is passed to a handle
		return parameter.rawType().isPrimitive() ? content : CodeBlock.of("($T) ($L)", parameter.rawType(), content);
	}

	private static String nothing(Class<?> type) {
		if (!type.isPrimitive()) {
			return "null";
		}
		return (type == boolean.class) ? "false" : "(" + type + ") 0";
	}

	/**
	 * Print {@code new Customer(firstName, age)}.
	 */
	CodeBlock call(CreatorModel creator, List<CodeBlock> arguments) {
		CodeBlock list = arguments.stream().collect(CodeBlock.joining(", "));
		if (creator.access() == Access.HANDLE) {
			return CodeBlock.of("($T) $L.invokeExact($L)", creator.returnType(), this.handles.constantFor(creator),
					list);
		}
		return creator.factory() ? CodeBlock.of("$T.$L($L)", creator.declaringClass(), creator.name(), list)
				: CodeBlock.of("new $T($L)", creator.declaringClass(), list);
	}

}
