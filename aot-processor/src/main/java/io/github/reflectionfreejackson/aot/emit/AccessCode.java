package io.github.reflectionfreejackson.aot.emit;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;

import io.github.reflectionfreejackson.aot.model.MemberModel;
import io.github.reflectionfreejackson.aot.model.MemberModel.Access;
import io.github.reflectionfreejackson.aot.model.MemberModel.Kind;
import io.github.reflectionfreejackson.aot.model.PropertyModel;

import org.springframework.javapoet.CodeBlock;
import org.springframework.javapoet.TypeName;

/**
 * Prints how a member is read.
 */
final class AccessCode {

	private final TypeName beanType;

	private final MemberHandles handles;

	private final String variable;

	AccessCode(TypeName beanType, MemberHandles handles) {
		this(beanType, handles, "value");
	}

	/**
	 * Create a printer.
	 * @param variable the name of the variable that holds the bean
	 */
	AccessCode(TypeName beanType, MemberHandles handles, String variable) {
		this.beanType = beanType;
		this.handles = handles;
		this.variable = variable;
	}

	/**
	 * Return the name of the variable that holds the bean.
	 */
	String variable() {
		return this.variable;
	}

	/**
	 * Print {@code value.getName()}, {@code value.name}, or a call of a handle.
	 */
	CodeBlock read(MemberModel member) {
		boolean method = member.kind() == Kind.METHOD;
		if (member.access() == Access.HANDLE) {
			CodeBlock receiver = receiver(member);
			return CodeBlock.of("($T) $L.$L($L)", member.rawType(), this.handles.constantFor(member),
					method ? "invokeExact" : "get", receiver);
		}
		if (member.access() == Access.DIRECT_ON_DECLARING_CLASS) {
			return CodeBlock.of("(($T) $L).$L", member.declaringClass(), this.variable, member.name());
		}
		return CodeBlock.of(method ? "$L.$L()" : "$L.$L", this.variable, member.name());
	}

	/**
	 * Print the same for the arm of a switch. There, the compiler would have it checked
	 * that the member holds what the bean's class says for a type variable, which
	 * reflection does not check.
	 */
	CodeBlock readUnchecked(MemberModel member) {
		boolean checked = member.access() == Access.DIRECT && isVariable(member.type())
				&& !TypeName.get(member.declaringClass()).equals(this.beanType);
		return checked ? CodeBlock.of("($T) $L", Object.class, read(member)) : read(member);
	}

	private static boolean isVariable(Type type) {
		return (type instanceof GenericArrayType array) ? isVariable(array.getGenericComponentType())
				: type instanceof TypeVariable;
	}

	/**
	 * Return whether generated code reads a property before it has it written, rather
	 * than leave both to the writer, where a method may throw what is to be wrapped.
	 */
	static boolean isReadBeforehand(PropertyModel property) {
		return !property.aside() && !property.member().throwsAnything();
	}

	/**
	 * A handle takes exactly the class that declares the member.
	 */
	private CodeBlock receiver(MemberModel member) {
		TypeName declaring = TypeName.get(member.declaringClass());
		return declaring.equals(this.beanType) ? CodeBlock.of("$L", this.variable)
				: CodeBlock.of("($T) $L", declaring, this.variable);
	}

}
