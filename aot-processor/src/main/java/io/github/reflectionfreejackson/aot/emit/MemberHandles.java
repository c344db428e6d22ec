package io.github.reflectionfreejackson.aot.emit;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import javax.lang.model.element.Modifier;

import io.github.reflectionfreejackson.aot.model.CreatorModel;
import io.github.reflectionfreejackson.aot.model.MemberModel;
import io.github.reflectionfreejackson.aot.model.MemberModel.Kind;
import io.github.reflectionfreejackson.aot.model.MutatorModel;
import io.github.reflectionfreejackson.aot.model.ParameterModel;

import org.springframework.javapoet.ClassName;
import org.springframework.javapoet.CodeBlock;
import org.springframework.javapoet.FieldSpec;
import org.springframework.javapoet.MethodSpec;
import org.springframework.javapoet.TypeSpec;

/**
 * The constants of a generated class which reach members that source cannot name.
 *
 * <pre>
 * private static final VarHandle SECRET;
 *
 * static {
 *     try {
 *         SECRET = MethodHandles.privateLookupIn(Customer.class, MethodHandles.lookup())
 *             .findVarHandle(Customer.class, "secret", String.class);
 *     }
 *     catch (ReflectiveOperationException ex) {
 *         throw new ExceptionInInitializerError(ex);
 *     }
 * }
 * </pre>
 */
final class MemberHandles {

	/**
	 * More would make too large a static initializer.
	 */
	private static final int CONSTANTS_PER_CLASS = 250;

	private static final String HOLDER = "Handles";

	private final ChosenNames names;

	private final Map<String, String> declared = new HashMap<>();

	private final Map<String, CodeBlock> lookups = new LinkedHashMap<>();

	private final Map<String, Class<?>> types = new LinkedHashMap<>();

	MemberHandles(ChosenNames names) {
		this.names = names;
	}

	/**
	 * Return the name of the constant that reaches a member, and have it declared.
	 */
	String constantFor(MemberModel member) {
		CodeBlock lookup = lookupIn(member.declaringClass());
		if (member.kind() == Kind.FIELD) {
			return declare(member.name(), VarHandle.class, CodeBlock.of("$L.findVarHandle($T.class, $L, $T.class)",
					lookup, member.declaringClass(), TextCode.of(member.name()), member.rawType()));
		}
		return declare(member.name(), MethodHandle.class,
				CodeBlock.of("$L.findVirtual($T.class, $L, $T.methodType($T.class))", lookup, member.declaringClass(),
						TextCode.of(member.name()), MethodType.class, member.rawType()));
	}

	/**
	 * Return the name of the constant that reaches a setter or field, and have it
	 * declared.
	 */
	String constantFor(MutatorModel mutator) {
		if (mutator.kind() != MutatorModel.Kind.METHOD) {
			return declare(mutator.name(), VarHandle.class,
					CodeBlock.of("$L.findVarHandle($T.class, $L, $T.class)", lookupIn(mutator.receiver()),
							mutator.receiver(), TextCode.of(mutator.name()), mutator.rawTypes().get(0)));
		}
		return declare(mutator.name(), MethodHandle.class,
				CodeBlock.of("$L.findVirtual($T.class, $L, $L)", lookupIn(mutator.receiver()), mutator.receiver(),
						TextCode.of(mutator.name()), methodType(mutator.returnType(), mutator.rawTypes())));
	}

	/**
	 * Return the name of the constant that calls a creator, and have it declared.
	 */
	String constantFor(CreatorModel creator) {
		CodeBlock lookup = lookupIn(creator.declaringClass());
		if (!creator.factory()) {
			return declare("new instance", MethodHandle.class, CodeBlock.of("$L.findConstructor($T.class, $L)", lookup,
					creator.declaringClass(), methodType(void.class, creator.rawTypes())));
		}
		return declare(creator.name(), MethodHandle.class,
				CodeBlock.of("$L.findStatic($T.class, $L, $L)", lookup, creator.declaringClass(),
						TextCode.of(creator.name()), methodType(creator.returnType(), creator.rawTypes())));
	}

	/**
	 * Return the name of the constant that takes what is in an instance of a value class
	 * of Kotlin, and have it declared.
	 */
	String constantForUnboxing(Class<?> valueClass, Class<?> content) {
		return declare("unbox " + valueClass.getSimpleName(), MethodHandle.class,
				CodeBlock.of("$L.findVirtual($T.class, $L, $L)", lookupIn(valueClass), valueClass,
						TextCode.of(ParameterModel.UNBOXING), methodType(content, List.of())));
	}

	private static CodeBlock lookupIn(Class<?> type) {
		return CodeBlock.of("$T.privateLookupIn($T.class, $T.lookup())", MethodHandles.class, type,
				MethodHandles.class);
	}

	private static CodeBlock methodType(Class<?> returnType, List<Class<?>> parameters) {
		CodeBlock.Builder code = CodeBlock.builder().add("$T.methodType($T.class", MethodType.class, returnType);
		parameters.forEach((parameter) -> code.add(", $T.class", parameter));
		return code.add(")").build();
	}

	/**
	 * Return the name of the constant that calls a default constructor, and have it
	 * declared.
	 */
	String constantForConstructor(Class<?> type) {
		return declare("new instance", MethodHandle.class,
				CodeBlock.of(
						"$T.privateLookupIn($T.class, $T.lookup()).findConstructor($T.class, $T.methodType($T.class))",
						MethodHandles.class, type, MethodHandles.class, type, MethodType.class, void.class));
	}

	private String declare(String memberName, Class<?> type, CodeBlock lookup) {
		String known = this.declared.get(lookup.toString());
		if (known != null) {
			return known;
		}
		String name = holder(this.lookups.size()) + this.names.constant(memberName);
		this.declared.put(lookup.toString(), name);
		this.lookups.put(name, lookup);
		this.types.put(name, type);
		return name;
	}

	/**
	 * Return the name of the nested class that holds a constant, with a dot, or nothing
	 * if the generated class itself does.
	 */
	private static String holder(int index) {
		int number = index / CONSTANTS_PER_CLASS;
		return (number != 0) ? HOLDER + (number + 1) + "." : "";
	}

	void addTo(TypeSpec.Builder type) {
		List<String> names = List.copyOf(this.lookups.keySet());
		for (int from = 0; from < names.size(); from += CONSTANTS_PER_CLASS) {
			List<String> part = names.subList(from, Math.min(names.size(), from + CONSTANTS_PER_CLASS));
			if (from == 0) {
				addTo(type, part, Modifier.PRIVATE);
				continue;
			}
			String name = holder(from).replace(".", "");
			TypeSpec.Builder holder = TypeSpec.classBuilder(name)
				.addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
				.addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
			addTo(holder, part);
			type.addType(holder.build());
		}
	}

	private void addTo(TypeSpec.Builder type, List<String> constants, Modifier... modifiers) {
		CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("try");
		for (String constant : constants) {
			String name = constant.substring(constant.indexOf('.') + 1);
			type.addField(FieldSpec.builder(Objects.requireNonNull(this.types.get(constant)), name, modifiers)
				.addModifiers(Modifier.STATIC, Modifier.FINAL)
				.build());
			code.addStatement("$L = $L", name, Objects.requireNonNull(this.lookups.get(constant)));
		}
		code.nextControlFlow("catch ($T ex)", ClassName.get(ReflectiveOperationException.class));
		code.addStatement("throw new $T(ex)", ClassName.get(ExceptionInInitializerError.class)).endControlFlow();
		type.addStaticBlock(code.build());
	}

}
