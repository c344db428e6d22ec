package io.github.reflectionfreejackson.aot.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import javax.lang.model.element.Modifier;

import io.github.reflectionfreejackson.aot.model.MemberModel.Access;
import io.github.reflectionfreejackson.aot.model.MutatorModel;
import io.github.reflectionfreejackson.aot.model.MutatorModel.Kind;
import io.github.reflectionfreejackson.aot.model.ReadingModel;

import org.springframework.javapoet.ClassName;
import org.springframework.javapoet.CodeBlock;
import org.springframework.javapoet.MethodSpec;
import org.springframework.javapoet.TypeSpec;

/**
 * Prints the methods that set members, in parts that the JIT compiler accepts.
 *
 * <pre>
 * &#064;Override
 * protected Object set(Customer bean, int member, Object value) throws Throwable {
 *     switch (member) {
 *         case 0 -&gt; bean.setFirstName((String) value);
 *         case 1 -&gt; bean.age = (int) value;
 *         default -&gt; throw new IndexOutOfBoundsException(member);
 *     }
 *     return null;
 * }
 * </pre>
 */
final class SetMethods {

	private static final int MEMBERS_PER_METHOD = 200;

	private final ClassName beanType;

	private final MemberHandles handles;

	SetMethods(ClassName beanType, MemberHandles handles) {
		this.beanType = beanType;
		this.handles = handles;
	}

	void addTo(TypeSpec.Builder type, ReadingModel bean, ReadingMembers members) {
		List<Map.Entry<Integer, MutatorModel>> entries = new ArrayList<>(members.mutators().entrySet());
		entries.removeIf((entry) -> entry.getValue().kind() == Kind.FINAL_FIELD);
		int parts = Math.max(1, (entries.size() + MEMBERS_PER_METHOD - 1) / MEMBERS_PER_METHOD);
		for (int part = 0; part < parts; part++) {
			MethodSpec.Builder method = MethodSpec.methodBuilder((part == 0) ? "set" : "setFrom" + part)
				.returns(Object.class)
				.addParameter(this.beanType, "bean")
				.addParameter(int.class, "member")
				.addParameter(Object.class, "value")
				.addException(Throwable.class);
			if (part == 0) {
				method.addAnnotation(Override.class).addModifiers(Modifier.PROTECTED);
			}
			else {
				method.addModifiers(Modifier.PRIVATE);
			}
			addCases(method,
					entries.subList(part * MEMBERS_PER_METHOD,
							Math.min(entries.size(), (part + 1) * MEMBERS_PER_METHOD)),
					(part + 1 < parts) ? CodeBlock.of("return setFrom$L(bean, member, value)", part + 1)
							: CodeBlock.of("throw new $T(member)", IndexOutOfBoundsException.class));
			type.addMethod(method.build());
		}
		if (bean.anySetter() != null && bean.anySetter().kind() == Kind.METHOD) {
			addPut(type, bean.anySetter());
		}
	}

	private void addCases(MethodSpec.Builder method, List<Map.Entry<Integer, MutatorModel>> entries,
			CodeBlock otherwise) {
		if (entries.isEmpty()) {
			method.addStatement(otherwise);
			return;
		}
		method.addCode("switch (member) {\n$>");
		for (Map.Entry<Integer, MutatorModel> entry : entries) {
			CodeBlock statement = set(entry.getValue());
			if (entry.getValue().returnType() == void.class) {
				method.addStatement("case $L -> $L", entry.getKey(), statement);
			}
			else {
				method.addCode("case $L -> {\n$>", entry.getKey())
					.addStatement("return $L", statement)
					.addCode("$<}\n");
			}
		}
		if (otherwise.toString().startsWith("return")) {
			method.addCode("default -> {\n$>").addStatement(otherwise).addCode("$<}\n");
		}
		else {
			method.addStatement("default -> $L", otherwise);
		}
		method.addCode("$<}\n");
		if (entries.stream().anyMatch((entry) -> entry.getValue().returnType() == void.class)) {
			method.addStatement("return null");
		}
	}

	private CodeBlock set(MutatorModel mutator) {
		return set(mutator, CastCode.of(mutator.rawTypes().get(0), "value"));
	}

	/**
	 * Print {@code bean.setAge(value)}, which is an expression, or no statement, if the
	 * method returns something and is called by a handle.
	 */
	CodeBlock set(MutatorModel mutator, CodeBlock value) {
		if (mutator.access() == Access.HANDLE) {
			return (mutator.kind() == Kind.METHOD) ? invoke(mutator, value)
					: CodeBlock.of("$L.set($L, $L)", this.handles.constantFor(mutator), receiver(mutator), value);
		}
		return (mutator.kind() == Kind.METHOD) ? CodeBlock.of("$L.$L($L)", target(mutator), mutator.name(), value)
				: CodeBlock.of("$L.$L = $L", target(mutator), mutator.name(), value);
	}

	private static CodeBlock target(MutatorModel mutator) {
		return (mutator.access() == Access.DIRECT_ON_DECLARING_CLASS)
				? CodeBlock.of("(($T) bean)", mutator.declaringClass()) : CodeBlock.of("bean");
	}

	private CodeBlock invoke(MutatorModel mutator, CodeBlock arguments) {
		CodeBlock call = CodeBlock.of("$L.invokeExact($L, $L)", this.handles.constantFor(mutator), receiver(mutator),
				arguments);
		return (mutator.returnType() != void.class) ? CodeBlock.of("($T) $L", mutator.returnType(), call) : call;
	}

	/**
	 * A handle takes exactly the class on which it was looked up.
	 */
	private CodeBlock receiver(MutatorModel mutator) {
		ClassName receiver = ClassName.get(mutator.receiver());
		return receiver.equals(this.beanType) ? CodeBlock.of("bean") : CodeBlock.of("($T) bean", receiver);
	}

	private void addPut(TypeSpec.Builder type, MutatorModel anySetter) {
		CodeBlock arguments = CodeBlock.of("$L, $L", CastCode.of(anySetter.rawTypes().get(0), "key"),
				CastCode.of(anySetter.rawTypes().get(1), "value"));
		boolean handle = anySetter.access() == Access.HANDLE;
		CodeBlock call = handle ? invoke(anySetter, arguments)
				: CodeBlock.of("$L.$L($L)", target(anySetter), anySetter.name(), arguments);
		if (handle && anySetter.returnType() != void.class) {
			call = CodeBlock.of("$T ignored = $L", anySetter.returnType(), call);
		}
		type.addMethod(MethodSpec.methodBuilder("put")
			.addAnnotation(Override.class)
			.addModifiers(Modifier.PROTECTED)
			.addParameter(this.beanType, "bean")
			.addParameter(Object.class, "key")
			.addParameter(Object.class, "value")
			.addException(Throwable.class)
			.addStatement(call)
			.build());
	}

}
