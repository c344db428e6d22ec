package io.github.reflectionfreejackson.autoconfigure;

import java.util.List;

import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.base.ParserBase;
import com.fasterxml.jackson.core.base.ParserMinimalBase;
import com.fasterxml.jackson.core.json.JsonGeneratorImpl;
import com.fasterxml.jackson.core.json.ReaderBasedJsonParser;
import com.fasterxml.jackson.core.json.UTF8JsonGenerator;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.core.json.WriterBasedJsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.module.SimpleDeserializers;
import com.fasterxml.jackson.databind.module.SimpleKeyDeserializers;
import org.jspecify.annotations.Nullable;

import org.springframework.aot.hint.ExecutableMode;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.RuntimeHintsRegistrar;
import org.springframework.aot.hint.TypeReference;

/**
 * Hints for the members which naming strategies are asked about, for the fields in which
 * Jackson's serializers keep their configuration, and for that in which a mapper keeps
 * its factory of deserializers.
 */
class ReflectionFreeJacksonRuntimeHints implements RuntimeHintsRegistrar {

	private static final String STANDARD = "com.fasterxml.jackson.databind.ser.std.";

	private static final List<String> SERIALIZERS = List.of(STANDARD + "AsArraySerializerBase",
			STANDARD + "ArraySerializerBase", STANDARD + "ObjectArraySerializer", STANDARD + "StaticListSerializerBase",
			STANDARD + "MapSerializer", STANDARD + "ReferenceTypeSerializer", STANDARD + "EnumSerializer",
			STANDARD + "UUIDSerializer", STANDARD + "JsonValueSerializer", STANDARD + "StdDelegatingSerializer",
			"com.fasterxml.jackson.datatype.jsr310.ser.JSR310FormattedSerializerBase");

	/**
	 * Looked up by name to find out whether there is support for java.time.
	 */
	private static final String JAVA_TIME = "com.fasterxml.jackson.datatype.jsr310.ser.InstantSerializer";

	/**
	 * Asked for the settings of Jackson's Kotlin module.
	 */
	private static final List<String> OF_KOTLIN = List.of(
			"com.fasterxml.jackson.module.kotlin.KotlinAnnotationIntrospector",
			"com.fasterxml.jackson.module.kotlin.KotlinNamesAnnotationIntrospector",
			"com.fasterxml.jackson.module.kotlin.KotlinValueInstantiator");

	@Override
	public void registerHints(RuntimeHints hints, @Nullable ClassLoader classLoader) {
		hints.reflection()
			.registerType(TypeReference.of("io.github.reflectionfreejackson.runtime.fingerprint.NamingProbe$Probe"),
					MemberCategory.DECLARED_FIELDS, MemberCategory.INVOKE_DECLARED_METHODS);
		hints.reflection().registerType(ObjectMapper.class, (hint) -> hint.withField("_deserializationContext"));
		hints.reflection().registerType(SimpleDeserializers.class, (hint) -> hint.withField("_classMappings"));
		hints.reflection().registerType(SimpleKeyDeserializers.class, (hint) -> hint.withField("_classMappings"));
		hints.reflection().registerType(UTF8JsonGenerator.class, (hint) -> hint.withField("_quoteChar"));
		hints.reflection().registerType(WriterBasedJsonGenerator.class, (hint) -> hint.withField("_quoteChar"));
		hints.reflection().registerType(JsonGeneratorImpl.class, (hint) -> hint.withField("_outputEscapes"));
		List<TypeReference> integer = List.of(TypeReference.of(int.class));
		hints.reflection()
			.registerType(UTF8StreamJsonParser.class, (hint) -> hint.withMembers(MemberCategory.DECLARED_FIELDS)
				.withMethod("_isNextTokenNameYes", integer, ExecutableMode.INVOKE)
				.withMethod("_parseSignedNumber", List.of(TypeReference.of(boolean.class)), ExecutableMode.INVOKE)
				.withMethod("_parseUnsignedNumber", integer, ExecutableMode.INVOKE)
				.withMethod("_loadMoreGuaranteed", List.of(), ExecutableMode.INVOKE)
				.withMethod("_finishString2", List.of(TypeReference.of(char[].class), integer.get(0)),
						ExecutableMode.INVOKE));
		List<TypeReference> location = List.of(integer.get(0), integer.get(0));
		hints.reflection()
			.registerType(ParserBase.class,
					(hint) -> hint.withMembers(MemberCategory.DECLARED_FIELDS)
						.withMethod("createChildObjectContext", location, ExecutableMode.INVOKE)
						.withMethod("createChildArrayContext", location, ExecutableMode.INVOKE));
		hints.reflection().registerType(ReaderBasedJsonParser.class, MemberCategory.DECLARED_FIELDS);
		hints.reflection().registerType(ParserMinimalBase.class, MemberCategory.DECLARED_FIELDS);
		hints.reflection()
			.registerType(TypeReference.of("com.fasterxml.jackson.databind.util.TokenBuffer$Parser"),
					MemberCategory.DECLARED_FIELDS);
		hints.reflection().registerType(JsonStreamContext.class, (hint) -> hint.withField("_index"));
		for (String serializer : SERIALIZERS) {
			hints.reflection().registerTypeIfPresent(classLoader, serializer, MemberCategory.DECLARED_FIELDS);
		}
		hints.reflection().registerTypeIfPresent(classLoader, JAVA_TIME);
		for (String holder : OF_KOTLIN) {
			hints.reflection().registerTypeIfPresent(classLoader, holder, MemberCategory.DECLARED_FIELDS);
		}
	}

}
