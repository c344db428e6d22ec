package io.github.reflectionfreejackson.aot.register;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

import io.github.reflectionfreejackson.aot.emit.AnnotationLiteralGenerator;
import io.github.reflectionfreejackson.aot.emit.DeserializerGenerator;
import io.github.reflectionfreejackson.aot.emit.GeneratedNames;
import io.github.reflectionfreejackson.aot.emit.RegistryGenerator;
import io.github.reflectionfreejackson.aot.emit.SerializerGenerator;
import io.github.reflectionfreejackson.aot.failure.FatalErrors;
import io.github.reflectionfreejackson.aot.model.AnnotationTypeModel;
import io.github.reflectionfreejackson.aot.model.ApplicationModel;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.BeanModel.Placement;
import io.github.reflectionfreejackson.aot.model.FallbackModel;
import io.github.reflectionfreejackson.aot.model.ReadingApplicationModel;
import io.github.reflectionfreejackson.aot.model.ReadingModel;
import io.github.reflectionfreejackson.aot.model.Remedy;
import org.jspecify.annotations.Nullable;

import org.springframework.aot.generate.ClassNameGenerator;
import org.springframework.aot.generate.DefaultGenerationContext;
import org.springframework.aot.generate.GeneratedClass;
import org.springframework.aot.generate.GeneratedClasses;
import org.springframework.aot.generate.GenerationContext;
import org.springframework.javapoet.ClassName;
import org.springframework.javapoet.TypeSpec;
import org.springframework.util.ClassUtils;

/**
 * Adds the generated classes of an application to the AOT output, in ASCII. Names are
 * chosen in the order of the model, so that they are the same in every run. The registry
 * is Spring's to print, the others are added at once.
 */
final class ApplicationCodeGenerator {

	private static final String SERIALIZER = "JsonSerializer";

	private static final String DESERIALIZER = "JsonDeserializer";

	private static final String LITERAL = "Literal";

	private static final String REGISTRY = "JsonSerializers";

	private static final String SEPARATOR = "__";

	private static final Comparator<FallbackModel> BY_TYPE = Comparator
		.comparing((fallback) -> fallback.type().getName());

	private final GeneratedClass registry;

	private final DefaultGenerationContext generation;

	private final TreeMap<String, ClassName> literals = new TreeMap<>();

	private final TreeMap<String, ClassName> serializers = new TreeMap<>();

	private final TreeMap<String, ClassName> deserializers = new TreeMap<>();

	/**
	 * The names for which classes are generated, by these and the feature in lower case.
	 */
	private final Map<String, String> components = new HashMap<>();

	private @Nullable ApplicationModel generated;

	ApplicationCodeGenerator(GenerationContext generationContext) {
		this.registry = generationContext.getGeneratedClasses().addForFeature(REGISTRY, this::printRegistry);
		this.generation = new DefaultGenerationContext(namesLike(this.registry.getName()),
				new AsciiFiles(generationContext.getGeneratedFiles()));
	}

	/**
	 * Spring tells several contexts apart by a prefix, or a number, which the name of the
	 * registry has.
	 */
	private static ClassNameGenerator namesLike(ClassName registry) {
		String name = registry.simpleName();
		int feature = name.lastIndexOf(REGISTRY);
		String prefix = name.substring(name.lastIndexOf(SEPARATOR, feature) + SEPARATOR.length(), feature);
		return new ClassNameGenerator(registry, prefix + name.substring(feature + REGISTRY.length()));
	}

	/**
	 * Return the class that knows all others.
	 */
	GeneratedClass registry() {
		return this.registry;
	}

	/**
	 * Return the package of the application.
	 */
	String applicationPackage() {
		return this.registry.getName().packageName();
	}

	/**
	 * Return the paths of the sources that write types, by the names of the types.
	 */
	SortedMap<String, String> sources() {
		return paths(this.serializers);
	}

	/**
	 * Return the paths of the sources that read types, by the names of the types.
	 */
	SortedMap<String, String> readingSources() {
		return paths(this.deserializers);
	}

	private static SortedMap<String, String> paths(SortedMap<String, ClassName> classes) {
		SortedMap<String, String> sources = new TreeMap<>();
		classes.forEach((type, generated) -> sources.put(type,
				ClassUtils.convertClassNameToResourcePath(generated.reflectionName()) + ".java"));
		return sources;
	}

	/**
	 * Add all classes which the registry refers to.
	 * @return the model, in which types that could not be printed fall back
	 */
	ApplicationModel generate(ApplicationModel application) {
		GeneratedClasses classes = this.generation.getGeneratedClasses();
		GeneratedNames names = new GeneratedNames(this.literals);
		AnnotationLiteralGenerator literalGenerator = new AnnotationLiteralGenerator(names);
		for (AnnotationTypeModel annotation : application.annotations()) {
			ClassName component = component(LITERAL, annotation.type(), annotation.placement());
			GeneratedClass generated = classes.addForFeatureComponent(LITERAL, component,
					(type) -> literalGenerator.generate(type, annotation, component.packageName()));
			this.literals.put(annotation.type().getName(), generated.getName());
		}
		SerializerGenerator serializerGenerator = new SerializerGenerator(names);
		List<BeanModel> beans = new ArrayList<>();
		List<FallbackModel> fallbacks = new ArrayList<>(application.fallbacks());
		for (BeanModel bean : application.beans()) {
			ClassName component = component(SERIALIZER, bean.type(), bean.placement());
			try {
				serializerGenerator.generate(TypeSpec.classBuilder(SERIALIZER), bean, component.packageName());
			}
			catch (Throwable ex) {
				FatalErrors.rethrow(ex);
				fallbacks.add(unprintable(bean.type(), ex));
				continue;
			}
			GeneratedClass generated = classes.addForFeatureComponent(SERIALIZER, component,
					(type) -> serializerGenerator.generate(type, bean, component.packageName()));
			this.serializers.put(bean.type().getName(), generated.getName());
			beans.add(bean);
		}
		fallbacks.sort(BY_TYPE);
		ApplicationModel printable = new ApplicationModel(application.fingerprint(), application.outcome(), beans,
				application.annotations(), fallbacks, application.types(), application.graph(),
				generate(application.reading(), new DeserializerGenerator(names)));
		this.generated = printable;
		this.generation.writeGeneratedContent();
		return printable;
	}

	private ReadingApplicationModel generate(ReadingApplicationModel reading, DeserializerGenerator generator) {
		GeneratedClasses classes = this.generation.getGeneratedClasses();
		List<ReadingModel> beans = new ArrayList<>();
		List<FallbackModel> fallbacks = new ArrayList<>(reading.fallbacks());
		for (ReadingModel bean : reading.beans()) {
			ClassName component = component(DESERIALIZER, bean.type(), bean.placement());
			try {
				generator.generate(TypeSpec.classBuilder(DESERIALIZER), bean, component.packageName());
			}
			catch (Throwable ex) {
				FatalErrors.rethrow(ex);
				fallbacks.add(unprintable(bean.type(), ex));
				continue;
			}
			GeneratedClass generatedClass = classes.addForFeatureComponent(DESERIALIZER, component,
					(type) -> generator.generate(type, bean, component.packageName()));
			this.deserializers.put(bean.type().getName(), generatedClass.getName());
			beans.add(bean);
		}
		fallbacks.sort(BY_TYPE);
		return new ReadingApplicationModel(reading.fingerprint(), beans, fallbacks, reading.types(), reading.keys(),
				reading.arrays());
	}

	private static FallbackModel unprintable(Class<?> type, Throwable failure) {
		return new FallbackModel(type, "its source cannot be printed: " + failure, Remedy.REPORT_DEFECT);
	}

	private void printRegistry(TypeSpec.Builder type) {
		if (this.generated != null) {
			RegistryGenerator.generate(type, this.generated, this.serializers, this.deserializers);
		}
	}

	/**
	 * Spring tells equal names apart by numbers, but not those that differ by case, whose
	 * files are the same on some file systems. It replaces dollar signs.
	 */
	private ClassName component(String feature, Class<?> type, Placement placement) {
		String packageName = (placement == Placement.TYPE) ? type.getPackageName() : applicationPackage();
		String base = String.join("_", ClassName.get(type).simpleNames()).replace('$', '_');
		String name = base;
		for (int i = 2; !isFree(packageName + "." + name, feature); i++) {
			name = base + "_" + i;
		}
		return ClassName.get(packageName, name);
	}

	private boolean isFree(String name, String feature) {
		String known = this.components.putIfAbsent((name + SEPARATOR + feature).toLowerCase(Locale.ROOT), name);
		return known == null || known.equals(name);
	}

}
