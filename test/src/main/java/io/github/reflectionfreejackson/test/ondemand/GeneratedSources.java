package io.github.reflectionfreejackson.test.ondemand;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

import io.github.reflectionfreejackson.aot.introspection.BeanIntrospector;
import io.github.reflectionfreejackson.aot.model.AnnotationTypeModel;
import io.github.reflectionfreejackson.aot.model.ApplicationModel;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.BeanModel.Placement;
import io.github.reflectionfreejackson.aot.model.ReadingApplicationModel;
import io.github.reflectionfreejackson.aot.model.ReadingModel;
import io.github.reflectionfreejackson.aot.model.TypeGraph;
import io.github.reflectionfreejackson.aot.register.GeneratedSerializersContribution;

import org.springframework.aot.generate.ClassNameGenerator;
import org.springframework.aot.generate.DefaultGenerationContext;
import org.springframework.aot.generate.GeneratedFiles.Kind;
import org.springframework.aot.generate.GeneratedMethods;
import org.springframework.aot.generate.InMemoryGeneratedFiles;
import org.springframework.aot.generate.MethodReference;
import org.springframework.beans.factory.aot.BeanFactoryInitializationCode;
import org.springframework.core.io.InputStreamSource;
import org.springframework.javapoet.ClassName;

/**
 * What was generated for types, by the very classes which AOT processing uses.
 *
 * @param name what in the names of generated classes tells them from others for the same
 * types
 * @param texts the sources by the name of their class
 * @param neighbours a class in each package that classes are generated into
 * @param types the types
 */
record GeneratedSources(String name, Map<String, String> texts, Map<String, Class<?>> neighbours,
		List<Class<?>> types) {

	/**
	 * Classes of one loader need different names, whichever mapper they are for.
	 */
	private static final AtomicLong SEQUENCE = new AtomicLong();

	/**
	 * Return the package of the application that a class is taken for. No other package
	 * can refer to the unnamed one, for which no code can be generated.
	 */
	static String applicationPackage(Class<?> applicationClass) {
		String packageName = applicationClass.getPackageName();
		return packageName.isEmpty() ? "application" : packageName;
	}

	/**
	 * Generate.
	 * @param applicationClass a class in the package of the application
	 */
	static GeneratedSources of(BeanIntrospector introspector, Class<?> applicationClass, List<BeanModel> beans,
			List<ReadingModel> readings) {
		List<AnnotationTypeModel> annotations = introspector.annotationTypes(beans, readings);
		Map<String, Class<?>> neighbours = new HashMap<>();
		for (AnnotationTypeModel annotation : annotations) {
			if (annotation.placement() == Placement.TYPE) {
				neighbours.put(annotation.type().getPackageName(), annotation.type());
			}
		}
		beans.forEach((bean) -> neighbours.put(bean.type().getPackageName(), bean.type()));
		readings.forEach((bean) -> neighbours.put(bean.type().getPackageName(), bean.type()));
		neighbours.put(applicationClass.getPackageName(), applicationClass);
		ApplicationModel application = new ApplicationModel(new TreeMap<>(), new TreeMap<>(), beans, annotations,
				List.of(), List.of(), TypeGraph.EMPTY,
				new ReadingApplicationModel(new TreeMap<>(), readings, List.of(), List.of(), List.of(), List.of()));
		List<Class<?>> types = Stream
			.concat(beans.stream().<Class<?>>map(BeanModel::type), readings.stream().map(ReadingModel::type))
			.distinct()
			.toList();
		String name = alphabetic(SEQUENCE.incrementAndGet());
		return new GeneratedSources(name, texts(applicationClass, application, name), neighbours, types);
	}

	/**
	 * Return the sources as they would be for any other mapper that they are the same
	 * for.
	 */
	Map<String, String> nameless() {
		Map<String, String> nameless = new HashMap<>();
		this.texts
			.forEach((className, text) -> nameless.put(className.replace(this.name, ""), text.replace(this.name, "")));
		return nameless;
	}

	/**
	 * Return whether one class loader has all types and neighbours, so that the same
	 * sources always mean the same classes.
	 */
	boolean isOfOneLoader() {
		ClassLoader loader = this.types.get(0).getClassLoader();
		return Stream.concat(this.types.stream(), this.neighbours.values().stream())
			.allMatch((type) -> type.getClassLoader() == loader);
	}

	private static Map<String, String> texts(Class<?> applicationClass, ApplicationModel application, String name) {
		ClassName target = ClassName.get(applicationPackage(applicationClass), "OnDemand");
		InMemoryGeneratedFiles files = new InMemoryGeneratedFiles();
		DefaultGenerationContext context = new DefaultGenerationContext(new ClassNameGenerator(target), files)
			.withName(name);
		new GeneratedSerializersContribution((applicationPackage) -> application, (generated) -> {
		}, false).applyTo(context, new IgnoredInitializationCode());
		context.writeGeneratedContent();
		Map<String, String> sources = new TreeMap<>();
		files.getGeneratedFiles(Kind.SOURCE)
			.forEach(
					(path, content) -> sources.put(path.replaceFirst("\\.java$", "").replace('/', '.'), text(content)));
		return sources;
	}

	/**
	 * Names of generated classes keep letters only.
	 */
	private static String alphabetic(long number) {
		StringBuilder name = new StringBuilder("OnDemand");
		for (long rest = number; rest != 0; rest /= 26) {
			name.append((char) ('A' + rest % 26));
		}
		return name.toString();
	}

	private static String text(InputStreamSource content) {
		try {
			return new String(content.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Takes the place of the code of a bean factory, which there is none of.
	 */
	private static final class IgnoredInitializationCode implements BeanFactoryInitializationCode {

		@Override
		public GeneratedMethods getMethods() {
			throw new UnsupportedOperationException();
		}

		@Override
		public void addInitializer(MethodReference methodReference) {
		}

	}

}
