package io.github.reflectionfreejackson.aot.emit;

import javax.lang.model.element.Modifier;

import io.github.reflectionfreejackson.aot.model.MemberModel;

import org.springframework.javapoet.ClassName;
import org.springframework.javapoet.MethodSpec;
import org.springframework.javapoet.TypeSpec;

/**
 * Prints the method that has a builder build.
 *
 * <pre>
 * &#064;Override
 * protected Object build(Customer.Builder builder) throws Throwable {
 *     return builder.build();
 * }
 * </pre>
 */
final class BuildMethod {

	private final AccessCode access;

	BuildMethod(AccessCode access) {
		this.access = access;
	}

	void addTo(TypeSpec.Builder type, ClassName builderType, MemberModel buildMethod) {
		type.addMethod(MethodSpec.methodBuilder("build")
			.addAnnotation(Override.class)
			.addModifiers(Modifier.PROTECTED)
			.returns(Object.class)
			.addParameter(builderType, this.access.variable())
			.addException(Throwable.class)
			.addStatement("return $L", this.access.read(buildMethod))
			.build());
	}

}
