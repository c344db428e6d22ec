package io.github.reflectionfreejackson.aot.emit;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

import javax.lang.model.element.Modifier;

import io.github.reflectionfreejackson.aot.model.ApplicationModel;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.FallbackModel;
import io.github.reflectionfreejackson.aot.model.ReadingApplicationModel;
import io.github.reflectionfreejackson.aot.model.ReadingModel;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.read.GeneratedDeserializer;
import io.github.reflectionfreejackson.runtime.write.GeneratedSerializer;

import org.springframework.javapoet.ClassName;
import org.springframework.javapoet.CodeBlock;
import org.springframework.javapoet.MethodSpec;
import org.springframework.javapoet.ParameterizedTypeName;
import org.springframework.javapoet.TypeName;
import org.springframework.javapoet.TypeSpec;
import org.springframework.javapoet.WildcardTypeName;

/**
 * Prints the class that knows all generated classes:
 *
 * <pre>
 * /** Knows which types are written and read without reflection. *&#47;
 * public final class Application__JsonSerializers extends GeneratedSerializers {
 *
 *     &#064;Override
 *     public Map&lt;String, String&gt; fingerprint() ...
 *
 *     &#064;Override
 *     public Map&lt;String, String&gt; outcome() ...
 *
 *     &#064;Override
 *     protected List&lt;String&gt; typeNames() ...
 *
 *     &#064;Override
 *     protected GeneratedSerializer&lt;?&gt; create(Class&lt;?&gt; type) {
 *         return (GeneratedSerializer&lt;?&gt;) serializerOf(type);
 *     }
 *
 *     private Object serializerOf(Class&lt;?&gt; type) {
 *         switch (type.getName()) {
 *             case "com.example.Customer": return new Customer__JsonSerializer();
 *             default: return null;
 *         }
 *     }
 *
 *     &#064;Override
 *     public String reasonForFallback(Class&lt;?&gt; type) ...
 *
 *     &#064;Override
 *     public String remedyForFallback(Class&lt;?&gt; type) ...
 *
 * }
 * </pre>
 *
 * @since 0.1.0
 */
public final class RegistryGenerator {

	private static final int CASES_PER_METHOD = 100;

	private static final TypeName STRING = ClassName.get(String.class);

	private static final TypeName OBJECT = ClassName.get(Object.class);

	private static final TypeName ANY_CLASS = ParameterizedTypeName.get(ClassName.get(Class.class),
			WildcardTypeName.subtypeOf(Object.class));

	private static final TypeName ANY_SERIALIZER = ParameterizedTypeName.get(ClassName.get(GeneratedSerializer.class),
			WildcardTypeName.subtypeOf(Object.class));

	private static final TypeName ANY_DESERIALIZER = ParameterizedTypeName
		.get(ClassName.get(GeneratedDeserializer.class), WildcardTypeName.subtypeOf(Object.class));

	private RegistryGenerator() {
	}

	/**
	 * Print the class.
	 * @param type the class to fill
	 * @param application what was generated
	 * @param serializers the names of the generated classes that write, by the names of
	 * the types they serve
	 * @param deserializers the names of those that read
	 */
	public static void generate(TypeSpec.Builder type, ApplicationModel application, Map<String, ClassName> serializers,
			Map<String, ClassName> deserializers) {
		type.addJavadoc("Knows which types are written and read without reflection.\n")
			.addModifiers(Modifier.PUBLIC, Modifier.FINAL)
			.superclass(GeneratedSerializers.class)
			.addMethod(entries("fingerprint", application.fingerprint()));
		if (!application.outcome().isEmpty()) {
			type.addMethod(entries("outcome", application.outcome()));
		}
		type.addMethod(typeNames("typeNames", application.beans(), BeanModel::type));
		type.addMethod(creation("create", ANY_SERIALIZER, "serializerOf"));
		addLookup(type, "serializerOf", OBJECT, application.beans(), (bean) -> bean.type().getName(),
				(BeanModel bean) -> creation(serializers, bean.type()));
		addLookup(type, "reasonForFallback", STRING, application.fallbacks(), (fallback) -> fallback.type().getName(),
				(FallbackModel fallback) -> TextCode.of(fallback.reason()));
		addLookup(type, "remedyForFallback", STRING, application.fallbacks(), (fallback) -> fallback.type().getName(),
				(FallbackModel fallback) -> TextCode.of(fallback.remedy().text()));
		if (!application.reading().types().isEmpty()) {
			addReading(type, application.reading(), deserializers);
		}
	}

	private static void addReading(TypeSpec.Builder type, ReadingApplicationModel reading,
			Map<String, ClassName> deserializers) {
		type.addMethod(entries("readingFingerprint", reading.fingerprint()))
			.addMethod(typeNames("readableTypeNames", reading.beans(), ReadingModel::type));
		type.addMethod(creation("createDeserializer", ANY_DESERIALIZER, "deserializerOf"));
		addLookup(type, "deserializerOf", OBJECT, reading.beans(), (bean) -> bean.type().getName(),
				(ReadingModel bean) -> creation(deserializers, bean.type()));
		addLookup(type, "reasonForReflectiveReading", STRING, reading.fallbacks(),
				(fallback) -> fallback.type().getName(), (FallbackModel fallback) -> TextCode.of(fallback.reason()));
		addLookup(type, "remedyForReflectiveReading", STRING, reading.fallbacks(),
				(fallback) -> fallback.type().getName(),
				(FallbackModel fallback) -> TextCode.of(fallback.remedy().text()));
	}

	/**
	 * The registry is printed by Spring, which leaves names as they are.
	 */
	private static CodeBlock creation(Map<String, ClassName> generated, Class<?> type) {
		return CodeBlock.of("new $T()", AsciiSource.of(Objects.requireNonNull(generated.get(type.getName()))));
	}

	/**
	 * Cast what a method looks up. If that method declared what it returns, or were an
	 * expression of that type, the JVM would load all generated classes as soon as it
	 * verifies the registry.
	 */
	private static MethodSpec creation(String name, TypeName result, String lookup) {
		return MethodSpec.methodBuilder(name)
			.addAnnotation(Override.class)
			.addModifiers(Modifier.PROTECTED)
			.returns(result)
			.addParameter(ANY_CLASS, "type")
			.addStatement("return ($T) $L(type)", result, lookup)
			.build();
	}

	private static <B> MethodSpec typeNames(String name, List<B> beans, Function<B, Class<?>> type) {
		CodeBlock names = beans.stream()
			.map((bean) -> TextCode.of(type.apply(bean).getName()))
			.collect(CodeBlock.joining(",\n"));
		return MethodSpec.methodBuilder(name)
			.addAnnotation(Override.class)
			.addModifiers(Modifier.PROTECTED)
			.returns(ParameterizedTypeName.get(ClassName.get(List.class), STRING))
			.addStatement("return $T.of(\n$L)", List.class, names)
			.build();
	}

	private static MethodSpec entries(String name, Map<String, String> fingerprint) {
		CodeBlock entries = fingerprint.entrySet()
			.stream()
			.map((entry) -> CodeBlock.of("$T.entry($L, $L)", Map.class, TextCode.of(entry.getKey()),
					TextCode.of(entry.getValue())))
			.collect(CodeBlock.joining(",\n"));
		return MethodSpec.methodBuilder(name)
			.addAnnotation(Override.class)
			.addModifiers(Modifier.PUBLIC)
			.returns(ParameterizedTypeName.get(ClassName.get(Map.class), STRING, STRING))
			.addStatement("return $T.ofEntries(\n$L)", Map.class, entries)
			.build();
	}

	/**
	 * Add a method that looks something up by the name of a type, in as many methods as
	 * the class file format demands.
	 */
	private static <E> void addLookup(TypeSpec.Builder type, String name, TypeName result, List<E> entries,
			Function<E, String> key, Function<E, CodeBlock> value) {
		int parts = Math.max(1, (entries.size() + CASES_PER_METHOD - 1) / CASES_PER_METHOD);
		for (int part = 0; part < parts; part++) {
			List<E> cases = entries.subList(part * CASES_PER_METHOD,
					Math.min(entries.size(), (part + 1) * CASES_PER_METHOD));
			MethodSpec.Builder method = MethodSpec.methodBuilder((part == 0) ? name : name + (part + 1))
				.returns(result)
				.addParameter(ANY_CLASS, "type");
			if (part == 0 && result != OBJECT) {
				method.addAnnotation(Override.class).addModifiers(Modifier.PUBLIC);
			}
			else {
				method.addModifiers(Modifier.PRIVATE);
			}
			CodeBlock otherwise = (part + 1 < parts) ? CodeBlock.of("$L(type)", name + (part + 2))
					: CodeBlock.of("null");
			if (cases.isEmpty()) {
				type.addMethod(method.addStatement("return $L", otherwise).build());
				continue;
			}
			method.addCode("switch (type.getName()) {\n$>");
			for (E entry : cases) {
				method.addStatement("case $L: return $L", TextCode.of(key.apply(entry)), value.apply(entry));
			}
			method.addStatement("default: return $L", otherwise).addCode("$<}\n");
			type.addMethod(method.build());
		}
	}

}
