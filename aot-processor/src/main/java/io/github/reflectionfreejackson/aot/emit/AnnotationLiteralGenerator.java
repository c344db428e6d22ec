package io.github.reflectionfreejackson.aot.emit;

import java.lang.annotation.Annotation;
import java.lang.reflect.GenericArrayType;
import java.util.List;

import javax.lang.model.element.Modifier;

import io.github.reflectionfreejackson.aot.model.AnnotationTypeModel;
import io.github.reflectionfreejackson.aot.model.AnnotationTypeModel.Attribute;
import io.github.reflectionfreejackson.runtime.AnnotationLiteral;

import org.springframework.javapoet.AnnotationSpec;
import org.springframework.javapoet.ClassName;
import org.springframework.javapoet.CodeBlock;
import org.springframework.javapoet.FieldSpec;
import org.springframework.javapoet.MethodSpec;
import org.springframework.javapoet.ParameterizedTypeName;
import org.springframework.javapoet.TypeName;
import org.springframework.javapoet.TypeSpec;
import org.springframework.javapoet.WildcardTypeName;
import org.springframework.util.StringUtils;

/**
 * Prints the class whose instances stand for annotations of one type:
 *
 * <pre>
 * /** Stands for {&#064;link JsonFormat}. *&#47;
 * public final class JsonFormat__Literal extends AnnotationLiteral implements JsonFormat {
 *
 *     private String pattern = "";
 *
 *     &#064;Override
 *     public String pattern() {
 *         return this.pattern;
 *     }
 *
 *     public JsonFormat__Literal withPattern(String pattern) {
 *         this.pattern = pattern;
 *         return this;
 *     }
 *
 *     ...
 * }
 * </pre>
 *
 * @since 0.1.0
 */
public final class AnnotationLiteralGenerator {

	private static final TypeName ANY_CLASS = ParameterizedTypeName.get(ClassName.get(Class.class),
			WildcardTypeName.subtypeOf(Object.class));

	private final GeneratedNames names;

	/**
	 * Create a generator.
	 * @param names the names of other generated classes
	 */
	public AnnotationLiteralGenerator(GeneratedNames names) {
		this.names = names;
	}

	/**
	 * Print the class that stands for an annotation type.
	 * @param type the class to fill
	 * @param annotation the annotation type
	 * @param packageName the package of the class
	 */
	public void generate(TypeSpec.Builder type, AnnotationTypeModel annotation, String packageName) {
		ClassName self = this.names.literal(annotation.type());
		ValueCode values = new ValueCode(this.names, packageName, annotation.type());
		type.addJavadoc("Stands for {@link $T}.\n", annotation.type());
		type.addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
			.addMember("value", "{ $S, $S, $S, $S, $S }", "deprecation", "rawtypes", "removal", "unchecked", "varargs")
			.build());
		type.addModifiers(Modifier.PUBLIC, Modifier.FINAL)
			.superclass(AnnotationLiteral.class)
			.addSuperinterface(annotation.type());
		for (Attribute attribute : annotation.attributes()) {
			type.addField(field(attribute, values));
		}
		for (Attribute attribute : annotation.attributes()) {
			type.addMethod(accessor(attribute)).addMethod(mutator(attribute, self));
		}
		type.addMethod(annotationType(annotation));
		type.addMethod(equalsMethod(annotation));
		type.addMethod(hashCodeMethod(annotation));
	}

	private static FieldSpec field(Attribute attribute, ValueCode values) {
		FieldSpec.Builder field = FieldSpec.builder(TypeName.get(attribute.type()), attribute.name(), Modifier.PRIVATE);
		Object value = attribute.defaultValue();
		if (value instanceof List<?> elements) {
			CodeBlock array = elements.isEmpty() ? CodeBlock.of("{}")
					: CodeBlock.of("{ $L }", values.elements(elements));
			field.initializer(isOfBoundedClasses(attribute)
					? CodeBlock.of("($T) new $T[] $L", attribute.type(), ANY_CLASS, array) : array);
		}
		else if (value != null) {
			field.initializer(values.value(value));
		}
		return field.build();
	}

	private static MethodSpec accessor(Attribute attribute) {
		return MethodSpec.methodBuilder(attribute.name())
			.addAnnotation(Override.class)
			.addModifiers(Modifier.PUBLIC)
			.returns(TypeName.get(attribute.type()))
			.addStatement("return this.$L$L", attribute.name(), isArray(attribute) ? ".clone()" : "")
			.build();
	}

	private static MethodSpec mutator(Attribute attribute, ClassName self) {
		MethodSpec.Builder method = MethodSpec.methodBuilder(mutatorOf(attribute.name()))
			.addModifiers(Modifier.PUBLIC)
			.returns(self)
			.addParameter(TypeName.get(attribute.type()), attribute.name())
			.varargs(isArray(attribute))
			.addStatement("this.$L = $L", attribute.name(), attribute.name())
			.addStatement("return this");
		if (attribute.type() instanceof GenericArrayType) {
			method.addAnnotation(SafeVarargs.class).addModifiers(Modifier.FINAL);
		}
		return method.build();
	}

	/**
	 * Return the name of the method that sets a value. It differs from the annotation's
	 * own, which a call without arguments, for an empty array, would mean.
	 */
	static String mutatorOf(String attribute) {
		return "with" + StringUtils.capitalize(attribute);
	}

	/**
	 * Whether it is an array of classes that is generic beyond {@code Class<?>}, of which
	 * Java creates none.
	 */
	private static boolean isOfBoundedClasses(Attribute attribute) {
		return attribute.type() instanceof GenericArrayType array
				&& !TypeName.get(array.getGenericComponentType()).equals(ANY_CLASS);
	}

	private static boolean isArray(Attribute attribute) {
		return attribute.type() instanceof GenericArrayType
				|| (attribute.type() instanceof Class<?> type && type.isArray());
	}

	private static MethodSpec annotationType(AnnotationTypeModel annotation) {
		return MethodSpec.methodBuilder("annotationType")
			.addAnnotation(Override.class)
			.addModifiers(Modifier.PUBLIC)
			.returns(
					ParameterizedTypeName.get(ClassName.get(Class.class), WildcardTypeName.subtypeOf(Annotation.class)))
			.addStatement("return $T.class", annotation.type())
			.build();
	}

	private static MethodSpec equalsMethod(AnnotationTypeModel annotation) {
		CodeBlock.Builder same = CodeBlock.builder();
		for (Attribute attribute : annotation.attributes()) {
			same.add("\n&& same(this.$L, that.$L())", attribute.name(), attribute.name());
		}
		MethodSpec.Builder method = MethodSpec.methodBuilder("equals")
			.addAnnotation(Override.class)
			.addModifiers(Modifier.PUBLIC)
			.returns(boolean.class)
			.addParameter(Object.class, "other");
		String pattern = annotation.attributes().isEmpty() ? "" : " that";
		return method.addStatement("return other instanceof $T$L$L", annotation.type(), pattern, same.build()).build();
	}

	private static MethodSpec hashCodeMethod(AnnotationTypeModel annotation) {
		CodeBlock hash = annotation.attributes()
			.stream()
			.map((attribute) -> CodeBlock.of("hash($S, this.$L)", attribute.name(), attribute.name()))
			.collect(CodeBlock.joining("\n+ "));
		return MethodSpec.methodBuilder("hashCode")
			.addAnnotation(Override.class)
			.addModifiers(Modifier.PUBLIC)
			.returns(int.class)
			.addStatement("return $L", hash.isEmpty() ? CodeBlock.of("0") : hash)
			.build();
	}

}
