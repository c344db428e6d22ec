package io.github.reflectionfreejackson.testsupport.ondemand;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;

import io.github.reflectionfreejackson.aot.introspection.BeanIntrospector;
import io.github.reflectionfreejackson.aot.model.AnnotationTypeModel;
import io.github.reflectionfreejackson.aot.model.ApplicationModel;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.BeanModel.Placement;
import io.github.reflectionfreejackson.aot.register.GeneratedSerializersContribution;
import io.github.reflectionfreejackson.runtime.GeneratedSerializer;

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
 * Has one type's classes generated as AOT processing does, compiles them, and loads them
 * beside the type.
 */
final class GeneratedClassLoading {

	/**
	 * Classes of one loader need different names, whichever mapper they are for.
	 */
	private static final AtomicLong SEQUENCE = new AtomicLong();

	/**
	 * The end of the name of the registry, which takes no part here.
	 */
	private static final String REGISTRY = "JsonSerializers";

	/**
	 * One for all, since it opens every jar of the class path.
	 */
	private static final InMemoryCompiler COMPILER = new InMemoryCompiler();

	GeneratedSerializer<?> load(BeanIntrospector introspector, BeanModel bean) {
		List<AnnotationTypeModel> annotations = introspector.annotationTypes(List.of(bean));
		ApplicationModel application = new ApplicationModel(new TreeMap<>(), List.of(bean), annotations, List.of(),
				List.of());
		Map<String, Class<?>> neighbours = new HashMap<>();
		for (AnnotationTypeModel annotation : annotations) {
			if (annotation.placement() == Placement.TYPE) {
				neighbours.put(annotation.type().getPackageName(), annotation.type());
			}
		}
		neighbours.put(bean.type().getPackageName(), bean.type());
		Map<String, byte[]> classFiles = COMPILER.compile(sources(bean.type(), application), bean.type());
		try {
			return define(classFiles, neighbours);
		}
		catch (ReflectiveOperationException ex) {
			throw new IllegalStateException("Cannot load what was generated for " + bean.type().getName(), ex);
		}
	}

	private static Map<String, String> sources(Class<?> type, ApplicationModel application) {
		ClassName target = ClassName.get(type.getPackageName(), "OnDemand");
		InMemoryGeneratedFiles files = new InMemoryGeneratedFiles();
		DefaultGenerationContext context = new DefaultGenerationContext(new ClassNameGenerator(target), files)
			.withName(alphabetic(SEQUENCE.incrementAndGet()));
		new GeneratedSerializersContribution((applicationPackage) -> application, (generated) -> {
		}).applyTo(context, new IgnoredInitializationCode());
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

	private static GeneratedSerializer<?> define(Map<String, byte[]> classFiles, Map<String, Class<?>> neighbours)
			throws ReflectiveOperationException {
		Class<?> serializer = null;
		for (Map.Entry<String, byte[]> classFile : classFiles.entrySet()) {
			String name = classFile.getKey();
			if (name.endsWith(REGISTRY)) {
				continue;
			}
			int end = name.lastIndexOf('.');
			Class<?> neighbour = neighbours.get((end != -1) ? name.substring(0, end) : "");
			if (neighbour == null) {
				throw new IllegalStateException("No class is known in the package of " + name);
			}
			Class<?> defined = MethodHandles.privateLookupIn(neighbour, MethodHandles.lookup())
				.defineClass(classFile.getValue());
			if (GeneratedSerializer.class.isAssignableFrom(defined)) {
				serializer = defined;
			}
		}
		if (serializer == null) {
			throw new IllegalStateException("No serializer was generated");
		}
		return (GeneratedSerializer<?>) serializer.getConstructor().newInstance();
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
