package io.github.reflectionfreejackson.aot.discovery;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

import io.github.reflectionfreejackson.annotation.ReflectionFreeJson;
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
 * loading them: concrete and abstract classes, records and enums, top-level or static
 * nested. Class files that cannot be read are left out.
 */
final class PackageScan {

	private static final Set<String> DESCRIPTORS = Set.of("package-info.class", "module-info.class");

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
	 * List the classes of a package, but for Spring's components, whose constructors take
	 * other beans.
	 * @param packageName the name of the package
	 * @return the names of the classes, sorted
	 */
	List<String> classNames(String packageName) {
		return classNames(packageName, (metadata) -> !isComponent(metadata));
	}

	/**
	 * List those classes of a package that are opted in by annotation.
	 * @param packageName the name of the package
	 * @return the names of the classes, sorted
	 */
	List<String> optedIn(String packageName) {
		return classNames(packageName,
				(metadata) -> metadata.getAnnotations()
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
				(name) -> read(name, "/*.class"));
		return names(siblings, (metadata) -> (typeName.equals(metadata.getSuperClassName())
				|| List.of(metadata.getInterfaceNames()).contains(typeName)) && !isComponent(metadata));
	}

	private List<String> classNames(String packageName, Predicate<AnnotationMetadata> filter) {
		return names(read(packageName, "/**/*.class"), (metadata) -> !metadata.isInterface() && filter.test(metadata));
	}

	private static List<String> names(List<AnnotationMetadata> classes, Predicate<AnnotationMetadata> filter) {
		return classes.stream().filter(filter).map(AnnotationMetadata::getClassName).distinct().sorted().toList();
	}

	private List<AnnotationMetadata> read(String packageName, String files) {
		String pattern = ResourcePatternResolver.CLASSPATH_ALL_URL_PREFIX
				+ ClassUtils.convertClassNameToResourcePath(packageName) + files;
		List<AnnotationMetadata> classes = new ArrayList<>();
		try {
			for (Resource resource : this.resources.getResources(pattern)) {
				AnnotationMetadata metadata = read(resource);
				if (metadata != null && metadata.isIndependent() && !isGenerated(metadata)) {
					classes.add(metadata);
				}
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Could not scan package '" + packageName + "'", ex);
		}
		return classes;
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
		catch (IOException ex) {
			return null;
		}
	}

}
