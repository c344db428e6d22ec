package io.github.reflectionfreejackson.aot.emit;

import io.github.reflectionfreejackson.aot.model.MemberModel;
import io.github.reflectionfreejackson.aot.model.MemberModel.Access;
import io.github.reflectionfreejackson.aot.model.MemberModel.Kind;

import org.springframework.javapoet.CodeBlock;
import org.springframework.javapoet.TypeName;

/**
 * Prints how a member is read.
 */
final class AccessCode {

	private final TypeName beanType;

	private final MemberHandles handles;

	AccessCode(TypeName beanType, MemberHandles handles) {
		this.beanType = beanType;
		this.handles = handles;
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
			return CodeBlock.of("(($T) value).$L", member.declaringClass(), member.name());
		}
		return CodeBlock.of(method ? "value.$L()" : "value.$L", member.name());
	}

	/**
	 * A handle takes exactly the class that declares the member.
	 */
	private CodeBlock receiver(MemberModel member) {
		TypeName declaring = TypeName.get(member.declaringClass());
		return declaring.equals(this.beanType) ? CodeBlock.of("value") : CodeBlock.of("($T) value", declaring);
	}

}
