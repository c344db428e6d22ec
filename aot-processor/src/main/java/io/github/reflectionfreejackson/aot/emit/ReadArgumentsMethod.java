package io.github.reflectionfreejackson.aot.emit;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import javax.lang.model.element.Modifier;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import io.github.reflectionfreejackson.aot.model.CreatorModel;
import io.github.reflectionfreejackson.aot.model.ParameterModel;
import io.github.reflectionfreejackson.aot.model.ReadingModel;
import io.github.reflectionfreejackson.runtime.read.CreatorReading;

import org.springframework.javapoet.CodeBlock;
import org.springframework.javapoet.MethodSpec;
import org.springframework.javapoet.TypeSpec;

/**
 * Prints the method that reads the arguments of a creator and calls it. If other
 * properties are set, they may come before the last argument, and are then left to
 * Jackson, with the rest of the object. So is what stands for {@code null}, if it may be
 * something else:
 *
 * <pre>
 * &#064;Override
 * protected Object readArguments(CreatorReading reading, JsonParser parser, DeserializationContext context,
 *         int first) throws IOException {
 *     Object firstName = null;
 *     int age = 0;
 *     TokenBuffer unknown = null;
 *     long seen = 0;
 *     for (int argument = first; argument != CreatorReading.END; argument = reading.next(argument, parser)) {
 *         switch (argument) {
 *             case 0 -&gt; firstName = reading.text(0, parser, context);
 *             case 1 -&gt; age = reading.intValue(1, parser, context);
 *             default -&gt; {
 *                 if (reading.isSet(argument)) {
 *                     return reading.rest(argument, seen, unknown, parser, context, firstName, age);
 *                 }
 *                 unknown = reading.other(unknown, parser, context);
 *                 continue;
 *             }
 *         }
 *         seen |= 1L &lt;&lt; argument;
 *         if (seen == 0x3L) {
 *             parser.nextToken();
 *             if (firstName == null) {
 *                 return reading.createdOfNull(seen, unknown, parser, context, firstName, age);
 *             }
 *             Object bean;
 *             try {
 *                 bean = new Customer((String) firstName, age);
 *             }
 *             catch (Throwable ex) {
 *                 bean = reading.failed(ex, context, firstName, age);
 *             }
 *             return reading.created(bean, unknown, parser, context);
 *         }
 *     }
 *     return reading.incomplete(seen, unknown, parser, context, firstName, age);
 * }
 * </pre>
 */
final class ReadArgumentsMethod {

	private static final Set<String> TAKEN = Set.of("reading", "parser", "context", "first", "unknown", "seen",
			"argument", "bean", "ex");

	private final CreateMethod createMethod;

	private final ChosenNames chosen;

	ReadArgumentsMethod(CreateMethod createMethod, ChosenNames chosen) {
		this.createMethod = createMethod;
		this.chosen = chosen;
	}

	void addTo(TypeSpec.Builder type, ReadingModel bean) {
		CreatorModel creator = bean.creatorToReadFor();
		if (creator == null) {
			return;
		}
		List<String> names = names(bean);
		MethodSpec.Builder method = MethodSpec.methodBuilder("readArguments")
			.addAnnotation(Override.class)
			.addModifiers(Modifier.PROTECTED)
			.returns(Object.class)
			.addParameter(CreatorReading.class, "reading")
			.addParameter(JsonParser.class, "parser")
			.addParameter(DeserializationContext.class, "context")
			.addParameter(int.class, "first")
			.addException(IOException.class);
		for (int i = 0; i < names.size(); i++) {
			method.addStatement(declaration(creator.parameters().get(i), names.get(i)));
		}
		method.addStatement("$T unknown = null", TokenBuffer.class).addStatement("long seen = 0");
		method.beginControlFlow(
				"for (int argument = first; argument != $T.END; argument = reading.next(argument, parser))",
				CreatorReading.class);
		method.beginControlFlow("switch (argument)");
		for (int i = 0; i < names.size(); i++) {
			method.addStatement("case $L -> $L = reading.$L($L, parser, context)", i, names.get(i),
					reader(creator.parameters().get(i)), i);
		}
		method.beginControlFlow("default ->");
		if (bean.canReadPropertiesAfterCreation()) {
			method.beginControlFlow("if (reading.isSet(argument))")
				.addStatement("return reading.rest(argument, seen, unknown, parser, context, $L)", list(names))
				.endControlFlow();
		}
		method.addStatement("unknown = reading.other(unknown, parser, context)")
			.addStatement("continue")
			.endControlFlow();
		method.endControlFlow();
		method.addStatement("seen |= 1L << argument");
		method.beginControlFlow("if (seen == 0x$LL)", Long.toHexString(-1L >>> (Long.SIZE - names.size())));
		addCall(method, creator, names);
		method.endControlFlow();
		method.endControlFlow();
		method.addStatement("return reading.incomplete(seen, unknown, parser, context, $L)", list(names));
		type.addMethod(method.build());
	}

	private void addCall(MethodSpec.Builder method, CreatorModel creator, List<String> names) {
		List<CodeBlock> arguments = new ArrayList<>();
		for (int i = 0; i < names.size(); i++) {
			ParameterModel parameter = creator.parameters().get(i);
			arguments.add(isPrimitive(parameter) ? CodeBlock.of(names.get(i))
					: this.createMethod.argument(parameter, names.get(i)));
		}
		method.addStatement("parser.nextToken()");
		List<String> needed = new ArrayList<>();
		for (int i = 0; i < names.size(); i++) {
			ParameterModel parameter = creator.parameters().get(i);
			if (parameter.needed() && !parameter.readType().isPrimitive()) {
				needed.add(names.get(i) + " == null");
			}
		}
		if (!needed.isEmpty()) {
			method.beginControlFlow("if ($L)", String.join(" || ", needed))
				.addStatement("return reading.createdOfNull(seen, unknown, parser, context, $L)", list(names))
				.endControlFlow();
		}
		method.addStatement("$T bean", Object.class);
		method.beginControlFlow("try")
			.addStatement("bean = $L", this.createMethod.call(creator, arguments))
			.nextControlFlow("catch ($T ex)", Throwable.class)
			.addStatement("bean = reading.failed(ex, context, $L)", list(names))
			.endControlFlow();
		method.addStatement("return reading.created(bean, unknown, parser, context)");
	}

	private static CodeBlock declaration(ParameterModel parameter, String name) {
		if (!isPrimitive(parameter)) {
			return CodeBlock.of("$T $L = null", Object.class, name);
		}
		return CodeBlock.of("$T $L = $L", parameter.rawType(), name,
				(parameter.rawType() == boolean.class) ? "false" : "0");
	}

	/**
	 * Other primitive types are kept as objects.
	 */
	private static boolean isPrimitive(ParameterModel parameter) {
		return parameter.readType().isPrimitive() && ScalarCode.of(parameter.readType()) != null;
	}

	private static String reader(ParameterModel parameter) {
		ScalarCode scalar = ScalarCode.of(parameter.readType());
		boolean canHold = parameter.readType().isPrimitive() || parameter.readType() == String.class;
		return (scalar != null && canHold) ? scalar.reader() : "value";
	}

	private List<String> names(ReadingModel bean) {
		ChosenNames variables = this.chosen.within(TAKEN);
		List<String> names = new ArrayList<>();
		bean.namesOfArguments()
			.forEach((position, name) -> names
				.add(variables.take((isAscii(name) && !variables.isTaken(name)) ? name : "argument" + position)));
		return names;
	}

	private static boolean isAscii(String name) {
		return name.chars().allMatch((character) -> character < 128 && character != '$');
	}

	/**
	 * A single argument that is {@code null} must not be taken for no arguments.
	 */
	private static CodeBlock list(List<String> names) {
		CodeBlock list = CodeBlock.of(String.join(", ", names));
		return (names.size() == 1) ? CodeBlock.of("new $T[] { $L }", Object.class, list) : list;
	}

}
