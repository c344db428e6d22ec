package io.github.reflectionfreejackson.aot;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

import com.fasterxml.jackson.databind.JavaType;
import io.github.reflectionfreejackson.aot.discovery.KnownSubtypes;
import io.github.reflectionfreejackson.aot.discovery.LikelySubtypes;
import io.github.reflectionfreejackson.aot.discovery.RootType;
import io.github.reflectionfreejackson.aot.failure.FatalErrors;
import io.github.reflectionfreejackson.aot.introspection.IntrospectedReading;
import io.github.reflectionfreejackson.aot.introspection.ReadingIntrospector;
import io.github.reflectionfreejackson.aot.model.FallbackModel;
import io.github.reflectionfreejackson.aot.model.JdkClasses;
import io.github.reflectionfreejackson.aot.model.ReadingApplicationModel;
import io.github.reflectionfreejackson.aot.model.ReadingModel;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;
import org.jspecify.annotations.Nullable;

/**
 * Starts from the types that the application reads, and has all types introspected that
 * can be read with them: those of properties and parameters, type arguments and subtypes.
 */
final class ReadingCrawler {

	private static final Log logger = LogFactory.getLog(ReadingCrawler.class);

	private final ReadingIntrospector introspector;

	private final FallbackDecision decision;

	private final LikelySubtypes likelySubtypes = new LikelySubtypes();

	private final Set<Class<?>> seen = new HashSet<>();

	/**
	 * The names of types that are not merely likely to be read.
	 */
	private final Set<String> declared = new HashSet<>();

	private final Queue<Class<?>> pending = new ArrayDeque<>();

	private final Map<String, ReadingModel> beans = new TreeMap<>();

	private final Map<String, FallbackModel> fallbacks = new TreeMap<>();

	private final Map<String, Class<?>> types = new TreeMap<>();

	private final Map<String, Class<?>> keys = new TreeMap<>();

	private final Map<String, Class<?>> arrays = new TreeMap<>();

	/**
	 * Create a crawler.
	 * @param excluded whether the application wants a type left to reflection
	 */
	ReadingCrawler(ReadingIntrospector introspector, Predicate<Class<?>> excluded) {
		this.introspector = introspector;
		this.decision = new FallbackDecision(excluded);
	}

	ReadingApplicationModel crawl(Collection<RootType> roots) {
		if (roots.isEmpty()) {
			return ReadingApplicationModel.none();
		}
		for (RootType root : roots) {
			try {
				see(this.introspector.resolve(root.type()));
			}
			catch (Throwable ex) {
				FatalErrors.rethrow(ex);
				logger.warn("Cannot resolve the type " + root.type().getTypeName() + " which " + root.origins()
						+ " reads: it is left to reflection", ex);
			}
		}
		for (Class<?> type = this.pending.poll(); type != null; type = this.pending.poll()) {
			visit(type);
		}
		// Nobody has asked for what is merely likely
		this.fallbacks.values()
			.removeIf((fallback) -> !fallback.isWanted() && !this.declared.contains(fallback.type().getName()));
		return new ReadingApplicationModel(new TreeMap<>(this.introspector.fingerprint()),
				List.copyOf(this.beans.values()), List.copyOf(this.fallbacks.values()),
				List.copyOf(this.types.values()), List.copyOf(this.keys.values()), List.copyOf(this.arrays.values()));
	}

	private void visit(Class<?> type) {
		IntrospectedReading introspected = this.introspector.introspect(type);
		FallbackModel fallback = this.decision.about(type, introspected.model() != null, introspected.objection());
		if (fallback != null) {
			this.fallbacks.put(type.getName(), fallback);
		}
		else if (introspected.model() != null) {
			this.beans.put(type.getName(), introspected.model());
		}
		if (!JdkClasses.contain(type)) {
			this.types.put(type.getName(), type);
			introspected.referenced().forEach(this::see);
			// Jackson may name the type itself
			introspected.subtypes().stream().filter((subtype) -> !subtype.hasRawClass(type)).forEach(this::see);
			seeFurtherSubtypes(type, introspected.model());
		}
	}

	/**
	 * Look at subtypes of which Jackson does not know, but documents may, or a factory
	 * method: Jackson has the class of what it returns looked at.
	 */
	private void seeFurtherSubtypes(Class<?> type, @Nullable ReadingModel model) {
		try {
			KnownSubtypes.of(type).forEach(this::see);
			if ((model != null && model.builder() == null) || this.introspector.isReadByTypeIds(type)) {
				seeLikelySubtypes(type);
			}
		}
		catch (Throwable ex) {
			FatalErrors.rethrow(ex);
			logger.warn("Cannot look at the subtypes of " + type.getName() + ": " + ex);
		}
	}

	/**
	 * Where code generators extend each other's classes, only the last may be concrete.
	 */
	private void seeLikelySubtypes(Class<?> type) {
		for (Class<?> subtype : this.likelySubtypes.of(type)) {
			enqueue(subtype);
			seeLikelySubtypes(subtype);
		}
	}

	private void see(JavaType type) {
		for (JavaType part : ResolvedParts.of(type)) {
			see(part.getRawClass());
			JavaType key = part.hasRawClass(Map.Entry.class) ? part.containedType(0) : part.getKeyType();
			if (key != null) {
				put(this.keys, key.getRawClass());
			}
			if (part.isArrayType()) {
				put(this.arrays, part.getRawClass());
			}
			else if (part.isContainerType()) {
				// Of the JDK, too, as Jackson creates them
				this.types.put(part.getRawClass().getName(), part.getRawClass());
			}
			ResolvedParts.arraysOfArguments(part).forEach((array) -> put(this.arrays, array));
		}
	}

	private static void put(Map<String, Class<?>> types, Class<?> type) {
		if (!JdkClasses.contain(type)) {
			types.put(type.getName(), type);
		}
	}

	private void see(Class<?> type) {
		if (type.isArray()) {
			see(type.getComponentType());
		}
		else if (!type.isPrimitive() && type != Object.class) {
			this.declared.add(type.getName());
			enqueue(type);
		}
	}

	private void enqueue(Class<?> type) {
		if (this.seen.add(type)) {
			this.pending.add(type);
		}
	}

}
