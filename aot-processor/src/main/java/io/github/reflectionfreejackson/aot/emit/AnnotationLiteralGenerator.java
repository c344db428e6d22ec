package io.github.reflectionfreejackson.aot.emit;

import java.lang.annotation.Annotation;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;

import javax.lang.model.element.Modifier;

import io.github.reflectionfreejackson.aot.model.AnnotationTypeModel;
import io.github.reflectionfreejackson.aot.model.AnnotationTypeModel.Attribute;
import io.github.reflectionfreejackson.runtime.outline.AnnotationLiteral;

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
		ChosenNames.print(type, packageName, (target, chosen) -> print(target, annotation, packageName, chosen));
	}

	private void print(TypeSpec.Builder type, AnnotationTypeModel annotation, String packageName, ChosenNames chosen) {
		ClassName self = this.names.literal(annotation.type());
		ValueCode values = new ValueCode(this.names, packageName, annotation.type());
		Map<String, String> mutators = mutatorsOf(annotation.type());
		List<Value> parts = annotation.attributes()
			.stream()
			.map((attribute) -> new Value(attribute, chosen.take(attribute.name()),
					Objects.requireNonNull(mutators.get(attribute.name()))))
			.toList();
		type.addJavadoc("Stands for {@link $T}.\n", annotation.type());
		type.addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
			.addMember("value", "{ $S, $S, $S, $S, $S }", "deprecation", "rawtypes", "removal", "unchecked", "varargs")
			.build());
		type.addModifiers(Modifier.PUBLIC, Modifier.FINAL)
			.superclass(AnnotationLiteral.class)
			.addSuperinterface(annotation.type());
		parts.forEach((part) -> type.addField(field(part, values)));
		parts.forEach((part) -> type.addMethod(accessor(part)).addMethod(mutator(part, self)));
		type.addMethod(annotationType(annotation));
		type.addMethod(equalsMethod(annotation, parts));
		type.addMethod(hashCodeMethod(parts));
	}

	private static FieldSpec field(Value part, ValueCode values) {
		Attribute attribute = part.attribute();
		FieldSpec.Builder field = FieldSpec.builder(TypeName.get(attribute.type()), part.field(), Modifier.PRIVATE);
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

	private static MethodSpec accessor(Value part) {
		Attribute attribute = part.attribute();
		return MethodSpec.methodBuilder(attribute.name())
			.addAnnotation(Override.class)
			.addModifiers(Modifier.PUBLIC)
			.returns(TypeName.get(attribute.type()))
			.addStatement("return this.$L$L", part.field(), isArray(attribute) ? ".clone()" : "")
			.build();
	}

	private static MethodSpec mutator(Value part, ClassName self) {
		Attribute attribute = part.attribute();
		MethodSpec.Builder method = MethodSpec.methodBuilder(part.mutator())
			.addModifiers(Modifier.PUBLIC)
			.returns(self)
			.addParameter(TypeName.get(attribute.type()), attribute.name())
			.varargs(isArray(attribute))
			.addStatement("this.$L = $L", part.field(), attribute.name())
			.addStatement("return this");
		if (attribute.type() instanceof GenericArrayType) {
			method.addAnnotation(SafeVarargs.class).addModifiers(Modifier.FINAL);
		}
		return method.build();
	}

	/**
	 * Return the names of the methods that set values, by the names of the values. They
	 * differ from the annotation's own, which a call without arguments, for an empty
	 * array, would mean.
	 */
	static Map<String, String> mutatorsOf(Class<? extends Annotation> annotationType) {
		SortedSet<String> attributes = new TreeSet<>();
		for (Method method : annotationType.getDeclaredMethods()) {
			attributes.add(method.getName());
		}
		ChosenNames chosen = ChosenNames.besides(attributes);
		Map<String, String> mutators = new HashMap<>();
		attributes
			.forEach((attribute) -> mutators.put(attribute, chosen.take("with" + StringUtils.capitalize(attribute))));
		return mutators;
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

	private static MethodSpec equalsMethod(AnnotationTypeModel annotation, List<Value> parts) {
		CodeBlock.Builder same = CodeBlock.builder();
		for (Value part : parts) {
			same.add("\n&& same(this.$L, that.$L())", part.field(), part.attribute().name());
		}
		MethodSpec.Builder method = MethodSpec.methodBuilder("equals")
			.addAnnotation(Override.class)
			.addModifiers(Modifier.PUBLIC)
			.returns(boolean.class)
			.addParameter(Object.class, "other");
		String pattern = parts.isEmpty() ? "" : " that";
		return method.addStatement("return other instanceof $T$L$L", annotation.type(), pattern, same.build()).build();
	}

	private static MethodSpec hashCodeMethod(List<Value> parts) {
		CodeBlock hash = parts.stream()
			.map((part) -> CodeBlock.of("hash($L, this.$L)", TextCode.of(part.attribute().name()), part.field()))
			.collect(CodeBlock.joining("\n+ "));
		return MethodSpec.methodBuilder("hashCode")
			.addAnnotation(Override.class)
			.addModifiers(Modifier.PUBLIC)
			.returns(int.class)
			.addStatement("return $L", hash.isEmpty() ? CodeBlock.of("0") : hash)
			.build();
	}

	/**
	 * A value, with the names of what holds and sets it.
	 */
	private record Value(Attribute attribute, String field, String mutator) {
	}

}
