package io.github.reflectionfreejackson.aot.emit;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.util.LinkedHashMap;
import java.util.Map;

import javax.lang.model.element.Modifier;

import io.github.reflectionfreejackson.aot.model.MemberModel;
import io.github.reflectionfreejackson.aot.model.MemberModel.Kind;

import org.springframework.javapoet.ClassName;
import org.springframework.javapoet.CodeBlock;
import org.springframework.javapoet.FieldSpec;
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

	private final ConstantNames names;

	private final Map<String, CodeBlock> lookups = new LinkedHashMap<>();

	private final Map<String, Class<?>> types = new LinkedHashMap<>();

	MemberHandles(ConstantNames names) {
		this.names = names;
	}

	/**
	 * Return the name of the constant that reaches a member, and have it declared.
	 */
	String constantFor(MemberModel member) {
		CodeBlock lookup = CodeBlock.of("$T.privateLookupIn($T.class, $T.lookup())", MethodHandles.class,
				member.declaringClass(), MethodHandles.class);
		if (member.kind() == Kind.FIELD) {
			return declare(member.name(), VarHandle.class, CodeBlock.of("$L.findVarHandle($T.class, $S, $T.class)",
					lookup, member.declaringClass(), member.name(), member.rawType()));
		}
		return declare(member.name(), MethodHandle.class,
				CodeBlock.of("$L.findVirtual($T.class, $S, $T.methodType($T.class))", lookup, member.declaringClass(),
						member.name(), MethodType.class, member.rawType()));
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
		for (Map.Entry<String, CodeBlock> known : this.lookups.entrySet()) {
			if (known.getValue().equals(lookup)) {
				return known.getKey();
			}
		}
		String name = this.names.take(memberName);
		this.lookups.put(name, lookup);
		this.types.put(name, type);
		return name;
	}

	void addTo(TypeSpec.Builder type) {
		if (this.lookups.isEmpty()) {
			return;
		}
		this.types.forEach((name, constantType) -> type.addField(
				FieldSpec.builder(constantType, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL).build()));
		CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("try");
		this.lookups.forEach((name, lookup) -> code.addStatement("$L = $L", name, lookup));
		code.nextControlFlow("catch ($T ex)", ClassName.get(ReflectiveOperationException.class));
		code.addStatement("throw new $T(ex)", ClassName.get(ExceptionInInitializerError.class)).endControlFlow();
		type.addStaticBlock(code.build());
	}

}
