package io.github.reflectionfreejackson.aot.emit;

import java.lang.reflect.Modifier;
import java.util.List;

import io.github.reflectionfreejackson.aot.model.AnnotationModel;

import org.springframework.javapoet.CodeBlock;

/**
 * Prints what a member is declared with: modifiers and annotations.
 */
final class DeclarationCode {

	private final ValueCode values;

	DeclarationCode(ValueCode values) {
		this.values = values;
	}

	/**
	 * Print the calls that describe modifiers and annotations, as far as there is
	 * anything to say.
	 */
	CodeBlock of(int modifiers, List<AnnotationModel> annotations) {
		CodeBlock.Builder code = CodeBlock.builder();
		if (modifiers != Modifier.PUBLIC) {
			code.add(".modifiers($L)", ModifierCode.of(modifiers));
		}
		return code.add(annotations(annotations)).build();
	}

	/**
	 * Print the call that describes annotations, if there are any: each in a line of its
	 * own, unless there is but one.
	 */
	CodeBlock annotations(List<AnnotationModel> annotations) {
		if (annotations.isEmpty()) {
			return CodeBlock.of("");
		}
		if (annotations.size() == 1) {
			return CodeBlock.of("\n.annotations($L)", this.values.annotation(annotations.get(0)));
		}
		CodeBlock literals = annotations.stream().map(this.values::annotation).collect(CodeBlock.joining(",\n"));
		return CodeBlock.of("\n.annotations($>$>\n$L$<$<)", literals);
	}

}
