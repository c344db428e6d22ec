package io.github.reflectionfreejackson.aot;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

import com.fasterxml.jackson.databind.JavaType;
import io.github.reflectionfreejackson.annotation.ReflectionFreeJson;
import io.github.reflectionfreejackson.aot.discovery.KnownSubtypes;
import io.github.reflectionfreejackson.aot.discovery.RootType;
import io.github.reflectionfreejackson.aot.failure.FatalErrors;
import io.github.reflectionfreejackson.aot.introspection.BeanIntrospector;
import io.github.reflectionfreejackson.aot.introspection.Introspected;
import io.github.reflectionfreejackson.aot.introspection.Objection;
import io.github.reflectionfreejackson.aot.model.ApplicationModel;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.FallbackModel;
import io.github.reflectionfreejackson.aot.model.ReadingApplicationModel;
import io.github.reflectionfreejackson.aot.model.Remedy;
import io.github.reflectionfreejackson.aot.model.TypeGraph;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;
import org.jspecify.annotations.Nullable;

/**
 * Starts from the types that controllers return, and has all types introspected that can
 * be written with them: those of properties, type arguments, superclasses and subtypes.
 */
final class TypeCrawler {

	private static final Log logger = LogFactory.getLog(TypeCrawler.class);

	private final BeanIntrospector introspector;

	private final Predicate<Class<?>> excluded;

	private final Set<Class<?>> seen = new HashSet<>();

	private final Queue<Class<?>> pending = new ArrayDeque<>();

	private final Map<String, BeanModel> beans = new TreeMap<>();

	private final Map<String, FallbackModel> fallbacks = new TreeMap<>();

	private final Map<String, Class<?>> types = new TreeMap<>();

	private final TreeMap<String, SortedSet<String>> rootClasses = new TreeMap<>();

	private final Map<String, TypeGraph.Node> nodes = new TreeMap<>();

	TypeCrawler(BeanIntrospector introspector, Predicate<Class<?>> excluded) {
		this.introspector = introspector;
		this.excluded = excluded;
	}

	/**
	 * Crawl from the types that are written.
	 * @param reading what is generated for reading
	 */
	ApplicationModel crawl(Collection<RootType> roots, ReadingApplicationModel reading) {
		for (RootType root : roots) {
			try {
				SortedSet<String> found = new TreeSet<>();
				see(this.introspector.resolve(root.type()), found);
				this.rootClasses.put(root.type().getTypeName(), found);
			}
			catch (Throwable ex) {
				FatalErrors.rethrow(ex);
				logger.warn("Cannot resolve the type " + root.type().getTypeName() + " which " + root.origins()
						+ " returns: it is left to reflection", ex);
			}
		}
		for (Class<?> type = this.pending.poll(); type != null; type = this.pending.poll()) {
			visit(type);
		}
		Collection<BeanModel> generated = this.beans.values();
		return new ApplicationModel(new TreeMap<>(this.introspector.fingerprint().entries()),
				new TreeMap<>(this.introspector.outcome()), List.copyOf(generated),
				this.introspector.annotationTypes(generated, reading.beans()), List.copyOf(this.fallbacks.values()),
				List.copyOf(this.types.values()), new TypeGraph(this.rootClasses, List.copyOf(this.nodes.values())),
				reading);
	}

	private void visit(Class<?> type) {
		Introspected introspected = this.introspector.introspect(type);
		FallbackModel fallback = fallback(type, introspected);
		if (fallback != null) {
			this.fallbacks.put(type.getName(), fallback);
		}
		else if (introspected.model() != null) {
			this.beans.put(type.getName(), introspected.model());
		}
		if (!isOfJdk(type)) {
			this.types.put(type.getName(), type);
			this.introspector.mixInsOf(type).forEach((mixIn) -> this.types.put(mixIn.getName(), mixIn));
			SortedSet<String> references = new TreeSet<>();
			introspected.referenced().forEach((referenced) -> see(referenced, references));
			SortedSet<String> relatives = new TreeSet<>();
			introspected.subtypes().forEach((subtype) -> seeSubtype(type, subtype, relatives));
			seeRelatives(type, relatives);
			this.nodes.put(type.getName(), new TypeGraph.Node(type, introspected.serializer(), references, relatives));
		}
		else if (fallback != null) {
			this.nodes.put(type.getName(), new TypeGraph.Node(type, null, new TreeSet<>(), new TreeSet<>()));
		}
	}

	/**
	 * Jackson may name the type itself and its siblings as well.
	 */
	private void seeSubtype(Class<?> type, JavaType subtype, SortedSet<String> relatives) {
		Class<?> raw = subtype.getRawClass();
		see(subtype, (raw != type && type.isAssignableFrom(raw)) ? relatives : new TreeSet<>());
	}

	private @Nullable FallbackModel fallback(Class<?> type, Introspected introspected) {
		if (introspected.model() != null && this.excluded.test(type)) {
			return new FallbackModel(type, "it is excluded by a property", Remedy.REMOVE_EXCLUSION);
		}
		if (introspected.model() != null && isOptedOut(type)) {
			return new FallbackModel(type, "it is annotated with @ReflectionFreeJson(false)", Remedy.REMOVE_ANNOTATION);
		}
		Objection objection = introspected.objection();
		return (objection != null) ? new FallbackModel(type, objection.reason(), objection.remedy()) : null;
	}

	static boolean isOptedOut(Class<?> type) {
		ReflectionFreeJson annotation = type.getDeclaredAnnotation(ReflectionFreeJson.class);
		return annotation != null && !annotation.value();
	}

	private void seeRelatives(Class<?> type, SortedSet<String> found) {
		try {
			if (type.getGenericSuperclass() != null) {
				see(this.introspector.resolve(type.getGenericSuperclass()), found);
			}
			List<Class<?>> subtypes = new ArrayList<>(KnownSubtypes.of(type));
			subtypes.sort(Comparator.comparing(Class::getName));
			subtypes.forEach((subtype) -> see(subtype, found));
		}
		catch (Throwable ex) {
			FatalErrors.rethrow(ex);
			logger.warn("Cannot look at the supertypes and subtypes of " + type.getName() + ": " + ex);
		}
	}

	private void see(JavaType type, SortedSet<String> found) {
		ResolvedParts.of(type).forEach((part) -> see(part.getRawClass(), found));
	}

	private void see(Class<?> type, SortedSet<String> found) {
		if (type.isArray()) {
			see(type.getComponentType(), found);
		}
		else if (!type.isPrimitive() && type != Object.class) {
			found.add(type.getName());
			if (this.seen.add(type)) {
				this.pending.add(type);
			}
		}
	}

	private static boolean isOfJdk(Class<?> type) {
		ClassLoader loader = type.getClassLoader();
		return loader == null || loader == ClassLoader.getPlatformClassLoader();
	}

}
