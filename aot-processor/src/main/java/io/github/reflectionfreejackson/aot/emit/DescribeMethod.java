package io.github.reflectionfreejackson.aot.emit;

import java.util.List;

import javax.lang.model.element.Modifier;

import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.MemberModel;
import io.github.reflectionfreejackson.aot.model.MemberModel.Kind;
import io.github.reflectionfreejackson.aot.model.MetadataModel;
import io.github.reflectionfreejackson.aot.model.PropertyModel;
import io.github.reflectionfreejackson.runtime.outline.BeanOutline;

import org.springframework.javapoet.CodeBlock;
import org.springframework.javapoet.MethodSpec;
import org.springframework.javapoet.TypeSpec;

/**
 * Prints the method that tells Jackson about the properties.
 *
 * <pre>
 * &#064;Override
 * protected void describe(BeanOutline bean) {
 *     bean.visibility("...");
 *     bean.property("first_name").internalName("firstName").getter(Person.class, "getFirstName", String.class);
 * }
 * </pre>
 */
final class DescribeMethod {

	private final ValueCode values;

	private final DeclarationCode declarations;

	private final TypeCode types;

	DescribeMethod(ValueCode values) {
		this.values = values;
		this.declarations = new DeclarationCode(this.values);
		this.types = new TypeCode(values);
	}

	void addTo(TypeSpec.Builder type, BeanModel bean) {
		MethodSpec.Builder method = MethodSpec.methodBuilder("describe")
			.addAnnotation(Override.class)
			.addModifiers(Modifier.PROTECTED)
			.addParameter(BeanOutline.class, "bean");
		method.addStatement("bean.visibility($L)", TextCode.of(bean.visibility()));
		bean.mixIns()
			.forEach((target, mixIn) -> method.addStatement("bean.mixIn($L, $L)", TextCode.of(target),
					TextCode.of(mixIn)));
		if (bean.settled()) {
			method.addStatement("bean.settled()");
			if (bean.typed()) {
				method.addStatement("bean.typed()");
			}
		}
		if (bean.viewed()) {
			method.addStatement("bean.viewed()");
		}
		List<List<PropertyModel>> parts = DescriptionParts.of(bean.properties(),
				(property) -> property.member().annotations());
		if (parts.size() == 1) {
			addProperties(method, parts.get(0));
		}
		else {
			addParts(type, method, parts);
		}
		if (bean.jsonValue() != null) {
			method.addStatement("bean.$L", member(bean.jsonValue(), "jsonValueGetter", "jsonValueField"));
		}
		if (bean.anyGetter() != null) {
			method.addStatement("bean.$L", member(bean.anyGetter(), "anyGetter", "anyGetterField"));
			if (bean.anyGetterLast()) {
				method.addStatement("bean.anyGetterLast()");
			}
		}
		if (bean.jsonKey() != null) {
			method.addStatement("bean.$L", member(bean.jsonKey(), "jsonKeyGetter", "jsonKeyField"));
		}
		type.addMethod(method.build());
	}

	private void addParts(TypeSpec.Builder type, MethodSpec.Builder method, List<List<PropertyModel>> parts) {
		int from = 0;
		for (List<PropertyModel> properties : parts) {
			String name = "describeFrom" + from;
			method.addStatement("$L(bean)", name);
			MethodSpec.Builder part = MethodSpec.methodBuilder(name)
				.addModifiers(Modifier.PRIVATE)
				.addParameter(BeanOutline.class, "bean");
			addProperties(part, properties);
			type.addMethod(part.build());
			from += properties.size();
		}
	}

	private void addProperties(MethodSpec.Builder method, List<PropertyModel> properties) {
		for (PropertyModel property : properties) {
			method.addStatement("$L", property(property));
		}
	}

	private CodeBlock property(PropertyModel property) {
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
		if (property.readOnly()) {
			code.add(".readOnly()");
		}
		if (property.omitsNull()) {
			code.add(".omitNull()");
		}
		if (property.omitsEmpty()) {
			code.add(".omitEmpty()");
		}
		if (property.removed()) {
			code.add(".removed()");
		}
		if (property.aside()) {
			code.add(property.replaced() ? ".replaced()" : ".aside()");
		}
		MetadataModel metadata = property.metadata();
		if (!metadata.isEmpty()) {
			code.add(".metadata($L, $L, $L, $L)", metadata.required(), TextCode.of(metadata.description()),
					metadata.index(), TextCode.of(metadata.defaultValue()));
		}
		return code.add("\n.").add(member(property.member(), "getter", "field")).build();
	}

	private CodeBlock member(MemberModel member, String ifMethod, String ifField) {
		CodeBlock.Builder code = CodeBlock.builder()
			.add("$L($L, $L, $L)", (member.kind() == Kind.METHOD) ? ifMethod : ifField,
					this.values.classLiteral(member.declaringClass()), TextCode.of(member.name()),
					this.types.print(member.type()));
		if (member.reflective()) {
			code.add(".reflective()");
		}
		return code.add(this.declarations.of(member.modifiers(), member.annotations())).build();
	}

}
