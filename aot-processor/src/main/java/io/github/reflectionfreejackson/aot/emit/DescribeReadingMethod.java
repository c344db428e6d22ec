package io.github.reflectionfreejackson.aot.emit;

import java.util.ArrayList;
import java.util.List;

import javax.lang.model.element.Modifier;

import io.github.reflectionfreejackson.aot.model.AnnotationModel;
import io.github.reflectionfreejackson.aot.model.CreatorModel;
import io.github.reflectionfreejackson.aot.model.MemberModel;
import io.github.reflectionfreejackson.aot.model.MutatorModel;
import io.github.reflectionfreejackson.aot.model.ParameterModel;
import io.github.reflectionfreejackson.aot.model.ReadingModel;
import io.github.reflectionfreejackson.aot.model.ReadingPropertyModel;
import io.github.reflectionfreejackson.runtime.outline.CreatorOutline;
import io.github.reflectionfreejackson.runtime.outline.ReadingOutline;

import org.springframework.javapoet.CodeBlock;
import org.springframework.javapoet.MethodSpec;
import org.springframework.javapoet.TypeSpec;

/**
 * Prints the method that tells Jackson how a type is read.
 *
 * <pre>
 * &#064;Override
 * protected void describe(ReadingOutline bean) {
 *     bean.visibility("...");
 *     bean.constructor(Person.class, CreatorOutline.Role.DEFAULT);
 *     bean.property("first_name").internalName("firstName").setter(Person.class, "setFirstName", String.class);
 * }
 * </pre>
 */
final class DescribeReadingMethod {

	private final ValueCode values;

	private final DeclarationCode declarations;

	private final TypeCode types;

	DescribeReadingMethod(ValueCode values) {
		this.values = values;
		this.declarations = new DeclarationCode(this.values);
		this.types = new TypeCode(values);
	}

	void addTo(TypeSpec.Builder type, ReadingModel bean) {
		MethodSpec.Builder method = MethodSpec.methodBuilder("describe")
			.addAnnotation(Override.class)
			.addModifiers(Modifier.PROTECTED)
			.addParameter(ReadingOutline.class, "bean");
		method.addStatement("bean.visibility($L)", TextCode.of(bean.visibility()));
		bean.mixIns()
			.forEach((target, mixIn) -> method.addStatement("bean.mixIn($L, $L)", TextCode.of(target),
					TextCode.of(mixIn)));
		if (!bean.ignored().isEmpty()) {
			method.addStatement("bean.ignored($L)",
					bean.ignored().stream().map(TextCode::of).collect(CodeBlock.joining(", ")));
		}
		if (bean.buildMethod() != null) {
			method.addStatement("bean.buildMethod($L, $L)",
					this.values.classLiteral(bean.buildMethod().declaringClass()),
					TextCode.of(bean.buildMethod().name()));
		}
		bean.creators().forEach((creator) -> method.addStatement("$L", creator(creator)));
		List<List<ReadingPropertyModel>> parts = DescriptionParts.of(bean.properties(),
				DescribeReadingMethod::annotations);
		int from = 0;
		for (List<ReadingPropertyModel> part : parts) {
			if (parts.size() == 1) {
				part.forEach((property) -> method.addStatement("$L", property(property)));
			}
			else {
				method.addStatement("describeFrom$L(bean)", from);
				MethodSpec.Builder partMethod = MethodSpec.methodBuilder("describeFrom" + from)
					.addModifiers(Modifier.PRIVATE)
					.addParameter(ReadingOutline.class, "bean");
				part.forEach((property) -> partMethod.addStatement("$L", property(property)));
				type.addMethod(partMethod.build());
				from += part.size();
			}
		}
		if (bean.anySetter() != null) {
			method.addStatement("bean.$L", member("anySetter", "anySetterField", bean.anySetter()));
		}
		bean.injected()
			.forEach((injected) -> method.addStatement("bean.$L", member("injectedBy", "injectedInto", injected)));
		if (bean.creatorToReadFor() != null || bean.canReadProperties()) {
			method.addStatement("bean.straightLine()");
		}
		if (bean.canReadPropertiesAfterCreation()) {
			method.addStatement("bean.straightLineAfterCreation()");
		}
		if (bean.ofKotlin()) {
			method.addStatement("bean.ofKotlin()");
		}
		if (bean.settled()) {
			method.addStatement("bean.settled()");
		}
		type.addMethod(method.build());
	}

	private static List<AnnotationModel> annotations(ReadingPropertyModel property) {
		List<AnnotationModel> annotations = new ArrayList<>();
		if (property.mutator() != null) {
			annotations.addAll(property.mutator().annotations());
		}
		if (property.accessor() != null) {
			annotations.addAll(property.accessor().annotations());
		}
		return annotations;
	}

	private CodeBlock creator(CreatorModel creator) {
		CodeBlock.Builder code = CodeBlock.builder();
		CodeBlock declaring = this.values.classLiteral(creator.declaringClass());
		CodeBlock role = CodeBlock.of("$T.$L", CreatorOutline.Role.class, creator.role());
		if (creator.factory()) {
			code.add("bean.factory($L, $L, $L)", declaring, TextCode.of(creator.name()), role);
		}
		else {
			code.add("bean.constructor($L, $L)", declaring, role);
		}
		code.add(this.declarations.of(creator.modifiers(), creator.annotations()));
		for (ParameterModel parameter : creator.parameters()) {
			Class<?> valueClass = parameter.valueClass();
			code.add("\n.parameter($L)", this.types.print((valueClass != null) ? valueClass : parameter.type()));
			if (valueClass != null) {
				code.add(".unboxed($L)", this.types.print(parameter.rawType()));
			}
			if (parameter.ignored() != null) {
				code.add(".ignored($L)", TextCode.of(parameter.ignored()));
			}
			if (parameter.needed()) {
				code.add(".needed()");
			}
			if (parameter.optional()) {
				code.add(".optional()");
			}
			code.add(this.declarations.annotations(parameter.annotations()));
		}
		return code.build();
	}

	private CodeBlock property(ReadingPropertyModel property) {
		CodeBlock.Builder code = CodeBlock.builder().add("bean.property($L)", TextCode.of(property.name()));
		if (!property.namespace().isEmpty()) {
			code.add(".namespace($L)", TextCode.of(property.namespace()));
		}
		if (!property.internalName().equals(property.name())) {
			code.add(".internalName($L)", TextCode.of(property.internalName()));
		}
		if (property.explicitlyIncluded()) {
			code.add(".explicitlyIncluded()");
		}
		if (property.explicitlyNamed()) {
			code.add(".explicitlyNamed()");
		}
		if (property.parameter() >= 0) {
			code.add(".parameter($L)", property.parameter());
		}
		if (property.mutator() != null) {
			MutatorModel mutator = property.mutator();
			code.add("\n.").add(member("setter", "field", mutator));
		}
		if (!property.rivals().isEmpty()) {
			code.add("\n.rivals($L)",
					property.rivals().stream().map(this.types::print).collect(CodeBlock.joining(", ")));
		}
		if (property.accessor() != null) {
			MemberModel accessor = property.accessor();
			code.add("\n.$L($L, $L, $L)", (accessor.kind() == MemberModel.Kind.METHOD) ? "getter" : "accessedField",
					this.values.classLiteral(accessor.declaringClass()), TextCode.of(accessor.name()),
					this.types.print(accessor.type()))
				.add(this.declarations.of(accessor.modifiers(), accessor.annotations()));
		}
		return code.build();
	}

	private CodeBlock member(String ifMethod, String ifField, MutatorModel mutator) {
		return CodeBlock.builder()
			.add(member((mutator.kind() == MutatorModel.Kind.METHOD) ? ifMethod : ifField, mutator))
			.add(this.declarations.of(mutator.modifiers(), mutator.annotations()))
			.build();
	}

	private CodeBlock member(String method, MutatorModel mutator) {
		CodeBlock types = mutator.types().stream().map(this.types::print).collect(CodeBlock.joining(", "));
		return CodeBlock.of("$L($L, $L, $L)", method, this.values.classLiteral(mutator.declaringClass()),
				TextCode.of(mutator.name()), types);
	}

}
