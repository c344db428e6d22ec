package io.github.reflectionfreejackson.aot;

import java.util.ArrayDeque;
import java.util.Collection;
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
import io.github.reflectionfreejackson.aot.discovery.KnownSubtypes;
import io.github.reflectionfreejackson.aot.discovery.LikelySubtypes;
import io.github.reflectionfreejackson.aot.discovery.RootType;
import io.github.reflectionfreejackson.aot.failure.FatalErrors;
import io.github.reflectionfreejackson.aot.introspection.BeanIntrospector;
import io.github.reflectionfreejackson.aot.introspection.Introspected;
import io.github.reflectionfreejackson.aot.model.ApplicationModel;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.FallbackModel;
import io.github.reflectionfreejackson.aot.model.JdkClasses;
import io.github.reflectionfreejackson.aot.model.ReadingApplicationModel;
import io.github.reflectionfreejackson.aot.model.TypeGraph;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;

/**
 * Starts from the types that controllers return, and has all types introspected that can
 * be written with them: those of properties, type arguments, superclasses and subtypes.
 */
final class TypeCrawler {

	private static final Log logger = LogFactory.getLog(TypeCrawler.class);

	private final BeanIntrospector introspector;

	private final FallbackDecision decision;

	private final LikelySubtypes likelySubtypes = new LikelySubtypes();

	private final Set<Class<?>> seen = new HashSet<>();

	/**
	 * Those seen that are more than likely.
	 */
	private final Set<String> known = new HashSet<>();

	/**
	 * Those seen that values are declared to have, and not merely superclasses.
	 */
	private final Set<Class<?>> declared = new HashSet<>();

	/**
	 * Those of which no subtypes are known, as far as these were not looked for.
	 */
	private final Map<String, Class<?>> withoutSubtypes = new TreeMap<>();

	private final Queue<Class<?>> pending = new ArrayDeque<>();

	private final Map<String, BeanModel> beans = new TreeMap<>();

	private final Map<String, FallbackModel> fallbacks = new TreeMap<>();

	private final Map<String, Class<?>> types = new TreeMap<>();

	private final TreeMap<String, SortedSet<String>> rootClasses = new TreeMap<>();

	private final Map<String, TypeGraph.Node> nodes = new TreeMap<>();

	TypeCrawler(BeanIntrospector introspector, Predicate<Class<?>> excluded) {
		this.introspector = introspector;
		this.decision = new FallbackDecision(excluded);
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
		do {
			for (Class<?> type = this.pending.poll(); type != null; type = this.pending.poll()) {
				visit(type);
			}
			seeLikelySubtypes();
		}
		while (!this.pending.isEmpty());
		forgetUnasked();
		Collection<BeanModel> generated = this.beans.values();
		return new ApplicationModel(new TreeMap<>(this.introspector.fingerprint().entries()),
				new TreeMap<>(this.introspector.outcome()), List.copyOf(generated),
				this.introspector.annotationTypes(generated, reading.beans()), List.copyOf(this.fallbacks.values()),
				List.copyOf(this.types.values()), new TypeGraph(this.rootClasses, List.copyOf(this.nodes.values())),
				reading);
	}

	private void visit(Class<?> type) {
		Introspected introspected = this.introspector.introspect(type);
		FallbackModel fallback = this.decision.about(type, introspected.model() != null, introspected.objection());
		if (fallback != null) {
			this.fallbacks.put(type.getName(), fallback);
		}
		else if (introspected.model() != null) {
			this.beans.put(type.getName(), introspected.model());
		}
		if (!JdkClasses.contain(type)) {
			this.types.put(type.getName(), type);
			this.introspector.mixInsOf(type).forEach((mixIn) -> this.types.put(mixIn.getName(), mixIn));
			SortedSet<String> references = new TreeSet<>();
			introspected.referenced().forEach((referenced) -> see(referenced, references));
			SortedSet<String> relatives = new TreeSet<>();
			introspected.subtypes().forEach((subtype) -> seeSubtype(type, subtype, relatives));
			seeRelatives(type, relatives);
			if (introspected.model() != null && hasNoSubtypes(type, introspected)) {
				this.withoutSubtypes.put(type.getName(), type);
			}
			this.nodes.put(type.getName(), new TypeGraph.Node(type, introspected.serializer(), references, relatives));
		}
		else if (fallback != null) {
			this.nodes.put(type.getName(), new TypeGraph.Node(type, null, new TreeSet<>(), new TreeSet<>()));
		}
	}

	private static boolean hasNoSubtypes(Class<?> type, Introspected introspected) {
		return KnownSubtypes.of(type).isEmpty() && introspected.subtypes()
			.stream()
			.allMatch((subtype) -> subtype.hasRawClass(type) || !type.isAssignableFrom(subtype.getRawClass()));
	}

	/**
	 * Jackson may name the type itself and its siblings as well.
	 */
	private void seeSubtype(Class<?> type, JavaType subtype, SortedSet<String> relatives) {
		if (!subtype.hasRawClass(type)) {
			see(subtype, type.isAssignableFrom(subtype.getRawClass()) ? relatives : new TreeSet<>());
		}
	}

	private void seeRelatives(Class<?> type, SortedSet<String> found) {
		try {
			if (type.getGenericSuperclass() != null) {
				seeSuperclass(this.introspector.resolve(type.getGenericSuperclass()), found);
			}
			KnownSubtypes.of(type).forEach((subtype) -> see(subtype, found));
		}
		catch (Throwable ex) {
			FatalErrors.rethrow(ex);
			logger.warn("Cannot look at the supertypes and subtypes of " + type.getName() + ": " + ex);
		}
	}

	/**
	 * Look at what values of abstract types are likely to be where nothing says so.
	 */
	private void seeLikelySubtypes() {
		List<Class<?>> types = this.withoutSubtypes.values().stream().filter(this.declared::contains).toList();
		this.withoutSubtypes.values().removeAll(types);
		for (Class<?> type : types) {
			SortedSet<String> found = new TreeSet<>();
			try {
				for (Class<?> subtype : this.likelySubtypes.of(type)) {
					this.declared.add(subtype);
					enqueue(subtype, found);
				}
			}
			catch (Throwable ex) {
				FatalErrors.rethrow(ex);
				logger.debug("Cannot look for subtypes of " + type.getName(), ex);
			}
			this.nodes.computeIfPresent(type.getName(), (name, node) -> node.withRelatives(found));
		}
	}

	private void seeSuperclass(JavaType type, SortedSet<String> found) {
		Class<?> superclass = type.getRawClass();
		ResolvedParts.of(type).forEach((part) -> {
			if (part.getRawClass() != superclass) {
				see(part.getRawClass(), found);
			}
		});
		// Records inherit no properties, and no value is of class Record itself
		if (superclass != Object.class && superclass != Record.class) {
			this.known.add(superclass.getName());
			enqueue(superclass, found);
		}
	}

	private void see(JavaType type, SortedSet<String> found) {
		for (JavaType part : ResolvedParts.of(type)) {
			see(part.getRawClass(), found);
			if (part.isArrayType()) {
				putArray(part.getRawClass());
			}
			ResolvedParts.arraysOfArguments(part).forEach(this::putArray);
		}
	}

	private void putArray(Class<?> type) {
		if (!JdkClasses.contain(type)) {
			this.types.put(type.getName(), type);
		}
	}

	private void see(Class<?> type, SortedSet<String> found) {
		if (type.isArray()) {
			see(type.getComponentType(), found);
		}
		else if (!type.isPrimitive() && type != Object.class) {
			this.known.add(type.getName());
			this.declared.add(type);
			enqueue(type, found);
		}
	}

	private void enqueue(Class<?> type, SortedSet<String> found) {
		found.add(type.getName());
		if (this.seen.add(type)) {
			this.pending.add(type);
		}
	}

	/**
	 * Nobody has asked for what is merely likely, unless the application wants it left to
	 * reflection. Nothing at all is said of the others.
	 */
	private void forgetUnasked() {
		List<String> unasked = this.fallbacks.values()
			.stream()
			.filter((fallback) -> !fallback.isWanted())
			.map((fallback) -> fallback.type().getName())
			.filter((name) -> !this.known.contains(name))
			.toList();
		this.fallbacks.keySet().removeAll(unasked);
		this.nodes.keySet().removeAll(unasked);
	}

}
