package io.github.reflectionfreejackson.aot.discovery;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import io.github.reflectionfreejackson.annotation.ReflectionFreeJson;
import io.github.reflectionfreejackson.aot.failure.FatalErrors;
import org.jspecify.annotations.Nullable;

import org.springframework.aot.generate.Generated;
import org.springframework.core.annotation.MergedAnnotation;
import org.springframework.core.io.DefaultResourceLoader;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.springframework.core.io.support.ResourcePatternResolver;
import org.springframework.core.type.AnnotationMetadata;
import org.springframework.core.type.classreading.MetadataReaderFactory;
import org.springframework.core.type.classreading.SimpleMetadataReaderFactory;
import org.springframework.stereotype.Component;
import org.springframework.util.ClassUtils;

/**
 * Lists the classes of a package and its sub-packages from their class files, without
 * loading them. Class files that cannot be read are left out.
 */
final class PackageScan {

	private static final Set<String> DESCRIPTORS = Set.of("package-info.class", "module-info.class");

	private static final String ALL_FILES = "/**/*.class";

	private static final String VERSIONS = "!/META-INF/versions/";

	private static final String JACKSON = "com.fasterxml.jackson.";

	private static final Set<String> WRITING_THEMSELVES = Set.of("com.fasterxml.jackson.databind.JsonSerializable",
			"com.fasterxml.jackson.databind.JsonSerializable$Base");

	private final PathMatchingResourcePatternResolver resources;

	private final MetadataReaderFactory metadataReaders;

	/**
	 * What packages themselves hold.
	 */
	private final Map<String, List<AnnotationMetadata>> packages = new HashMap<>();

	PackageScan(@Nullable ClassLoader classLoader) {
		DefaultResourceLoader resourceLoader = new DefaultResourceLoader(classLoader);
		this.resources = new PathMatchingResourcePatternResolver(resourceLoader);
		this.metadataReaders = new SimpleMetadataReaderFactory(resourceLoader);
	}

	/**
	 * List the classes of a package, abstract ones, records and enums included, which are
	 * top-level or static nested, but for Spring's components, whose constructors take
	 * other beans, what extends Jackson, such as serializers, and builders, which nobody
	 * reads or writes for themselves.
	 * @param packageName the name of the package
	 * @return the names of the classes, sorted
	 */
	List<String> classNames(String packageName) {
		List<AnnotationMetadata> classes = independent(packageName, ALL_FILES);
		Map<String, AnnotationMetadata> byName = new HashMap<>();
		classes.forEach((metadata) -> byName.put(metadata.getClassName(), metadata));
		Set<String> builders = builders(classes);
		return names(classes, (metadata) -> !metadata.isInterface() && !isComponent(metadata)
				&& !isExtension(metadata, byName) && !isBuilder(metadata, builders, byName));
	}

	/**
	 * List those classes and interfaces of a package that are opted in by annotation, be
	 * it that no code can be generated for them.
	 * @param packageName the name of the package
	 * @return the names of the classes, sorted
	 */
	List<String> optedIn(String packageName) {
		return names(read(packageName, ALL_FILES),
				(metadata) -> !metadata.isAnnotation() && metadata.getAnnotations()
					.get(ReflectionFreeJson.class, MergedAnnotation::isDirectlyPresent)
					.getValue(MergedAnnotation.VALUE, Boolean.class)
					.orElse(false));
	}

	/**
	 * List those classes and interfaces of a package itself that extend or implement a
	 * type, and are no components.
	 * @param packageName the name of the package
	 * @param typeName the name of the type
	 * @return the names of the classes, sorted
	 */
	List<String> subtypes(String packageName, String typeName) {
		List<AnnotationMetadata> siblings = this.packages.computeIfAbsent(packageName,
				(name) -> independent(name, "/*.class"));
		return names(siblings, (metadata) -> (typeName.equals(metadata.getSuperClassName())
				|| List.of(metadata.getInterfaceNames()).contains(typeName)) && !isComponent(metadata));
	}

	private static List<String> names(List<AnnotationMetadata> classes, Predicate<AnnotationMetadata> filter) {
		return classes.stream().filter(filter).map(AnnotationMetadata::getClassName).distinct().sorted().toList();
	}

	private List<AnnotationMetadata> independent(String packageName, String files) {
		return read(packageName, files).stream().filter(AnnotationMetadata::isIndependent).toList();
	}

	private List<AnnotationMetadata> read(String packageName, String files) {
		List<AnnotationMetadata> classes = new ArrayList<>();
		try {
			for (Resource resource : files(ClassUtils.convertClassNameToResourcePath(packageName), files)) {
				AnnotationMetadata metadata = read(resource);
				if (metadata != null && !isGenerated(metadata)) {
					classes.add(metadata);
				}
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Could not scan package '" + packageName + "'", ex);
		}
		return classes;
	}

	/**
	 * List files below a path. Of a jar for several releases of Java, class loaders may
	 * only tell the directory of what is for the one that runs.
	 */
	private List<Resource> files(String path, String files) throws IOException {
		String place = ResourcePatternResolver.CLASSPATH_ALL_URL_PREFIX + path;
		List<Resource> found = new ArrayList<>(List.of(this.resources.getResources(place + files)));
		for (Resource directory : this.resources.getResources(place + "/")) {
			String url = directory.getURL().toString();
			int versions = url.indexOf(VERSIONS);
			if (versions >= 0) {
				found.addAll(List.of(this.resources.getResources(url.substring(0, versions) + "!/" + path + files)));
			}
		}
		return found;
	}

	/**
	 * Return whether a class, or one of its superclasses beside it, extends or implements
	 * a type of Jackson's, other than to write itself.
	 */
	private static boolean isExtension(AnnotationMetadata metadata, Map<String, AnnotationMetadata> others) {
		for (AnnotationMetadata type = metadata; type != null; type = others.get(type.getSuperClassName())) {
			if (Stream.concat(Stream.ofNullable(type.getSuperClassName()), Stream.of(type.getInterfaceNames()))
				.anyMatch((name) -> name.startsWith(JACKSON) && !WRITING_THEMSELVES.contains(name))) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Return the names of the classes which Jackson is told to build others with.
	 */
	private static Set<String> builders(List<AnnotationMetadata> classes) {
		Set<String> builders = new HashSet<>();
		for (AnnotationMetadata metadata : classes) {
			if (metadata.hasAnnotation(JsonPOJOBuilder.class.getName())) {
				builders.add(metadata.getClassName());
			}
			Map<String, Object> attributes = metadata.getAnnotationAttributes(JsonDeserialize.class.getName(), true);
			if (attributes != null && attributes.get("builder") instanceof String builder) {
				builders.add(builder);
			}
		}
		return builders;
	}

	private static boolean isBuilder(AnnotationMetadata metadata, Set<String> builders,
			Map<String, AnnotationMetadata> others) {
		for (AnnotationMetadata type = metadata; type != null; type = others.get(type.getSuperClassName())) {
			if (builders.contains(type.getClassName())) {
				return true;
			}
		}
		return false;
	}

	private static boolean isComponent(AnnotationMetadata metadata) {
		return metadata.getAnnotations().isPresent(Component.class);
	}

	/**
	 * Classes of an earlier build may still lie beside those they serve: this project's,
	 * and the proxies that Spring made of configuration classes, for example.
	 */
	private static boolean isGenerated(AnnotationMetadata metadata) {
		return metadata.getClassName().contains(ClassUtils.CGLIB_CLASS_SEPARATOR)
				|| metadata.hasAnnotation(Generated.class.getName());
	}

	private @Nullable AnnotationMetadata read(Resource resource) {
		String fileName = resource.getFilename();
		if (fileName == null || DESCRIPTORS.contains(fileName)) {
			return null;
		}
		try {
			return this.metadataReaders.getMetadataReader(resource).getAnnotationMetadata();
		}
		catch (Throwable ex) {
			FatalErrors.rethrow(ex);
			return null;
		}
	}

}
