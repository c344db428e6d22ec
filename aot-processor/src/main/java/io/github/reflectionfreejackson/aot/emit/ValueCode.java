package io.github.reflectionfreejackson.aot.emit;

import java.util.List;
import java.util.Map;

import io.github.reflectionfreejackson.aot.model.AnnotationModel;
import io.github.reflectionfreejackson.aot.model.Nameability;
import io.github.reflectionfreejackson.runtime.outline.JavaTypes;

import org.springframework.javapoet.CodeBlock;

/**
 * Prints the values of annotations, and classes.
 */
final class ValueCode {

	private final GeneratedNames names;

	private final String packageName;

	private final Class<?> neighbour;

	/**
	 * Create a printer.
	 * @param packageName the package that is printed for
	 * @param neighbour a class which may be named there
	 */
	ValueCode(GeneratedNames names, String packageName, Class<?> neighbour) {
		this.names = names;
		this.packageName = packageName;
		this.neighbour = neighbour;
	}

	/**
	 * Print {@code Customer.class}, or a look-up by name of a class that must not be
	 * named.
	 */
	CodeBlock classLiteral(Class<?> type) {
		if (Nameability.isNameableFrom(type, this.packageName)) {
			return CodeBlock.of("$T.class", type);
		}
		return CodeBlock.of("$T.named($L, $T.class)", JavaTypes.class, TextCode.of(type.getName()), this.neighbour);
	}

	/**
	 * Print {@code new JsonFormat__Literal().withPattern("yyyy")}.
	 */
	CodeBlock annotation(AnnotationModel annotation) {
		CodeBlock.Builder code = CodeBlock.builder().add("new $T()", this.names.literal(annotation.type()));
		Map<String, String> mutators = AnnotationLiteralGenerator.mutatorsOf(annotation.type());
		for (Map.Entry<String, Object> value : annotation.values().entrySet()) {
			code.add(".$L(", mutators.get(value.getKey()));
			if (value.getValue() instanceof List<?> elements) {
				code.add(elements(elements));
			}
			else {
				code.add(value(value.getValue()));
			}
			code.add(")");
		}
		return code.build();
	}

	/**
	 * Print the elements of an array, separated by commas.
	 */
	CodeBlock elements(List<?> elements) {
		return elements.stream().map(this::value).collect(CodeBlock.joining(", "));
	}

	/**
	 * Print a value that is not an array.
	 */
	CodeBlock value(Object value) {
		if (value instanceof AnnotationModel nested) {
			return annotation(nested);
		}
		if (value instanceof Class<?> type) {
			return classLiteral(type);
		}
		if (value instanceof Enum<?> constant) {
			return CodeBlock.of("$T.$L", constant.getDeclaringClass(), constant.name());
		}
		if (value instanceof String text) {
			return TextCode.of(text);
		}
		return primitive(value);
	}

	private static CodeBlock primitive(Object value) {
		if (value instanceof Character character) {
			return CodeBlock.of("(char) $L", (int) character);
		}
		if (value instanceof Long number) {
			return CodeBlock.of("$LL", number);
		}
		if (value instanceof Double number) {
			return CodeBlock.of("$T.longBitsToDouble($LL)", Double.class, Double.doubleToRawLongBits(number));
		}
		if (value instanceof Float number) {
			return CodeBlock.of("$T.intBitsToFloat($L)", Float.class, Float.floatToRawIntBits(number));
		}
		if (value instanceof Byte || value instanceof Short) {
			return CodeBlock.of("($L) $L", (value instanceof Byte) ? "byte" : "short", value);
		}
		return CodeBlock.of("$L", value);
	}

}
