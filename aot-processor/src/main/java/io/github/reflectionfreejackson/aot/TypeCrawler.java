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
import java.util.TreeMap;
import java.util.function.Predicate;

import com.fasterxml.jackson.databind.JavaType;
import io.github.reflectionfreejackson.aot.discovery.KnownSubtypes;
import io.github.reflectionfreejackson.aot.discovery.RootType;
import io.github.reflectionfreejackson.aot.introspection.BeanIntrospector;
import io.github.reflectionfreejackson.aot.introspection.Introspected;
import io.github.reflectionfreejackson.aot.model.ApplicationModel;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.FallbackModel;
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

	TypeCrawler(BeanIntrospector introspector, Predicate<Class<?>> excluded) {
		this.introspector = introspector;
		this.excluded = excluded;
	}

	ApplicationModel crawl(Collection<RootType> roots) {
		for (RootType root : roots) {
			try {
				see(this.introspector.resolve(root.type()));
			}
			catch (RuntimeException | LinkageError ex) {
				logger.warn("Cannot resolve the type " + root.type().getTypeName() + " which " + root.origins()
						+ " returns: it is left to reflection", ex);
			}
		}
		for (Class<?> type = this.pending.poll(); type != null; type = this.pending.poll()) {
			visit(type);
		}
		Collection<BeanModel> generated = this.beans.values();
		return new ApplicationModel(new TreeMap<>(this.introspector.fingerprint().entries()), List.copyOf(generated),
				this.introspector.annotationTypes(generated), List.copyOf(this.fallbacks.values()),
				List.copyOf(this.types.values()));
	}

	private void visit(Class<?> type) {
		Introspected introspected = this.introspector.introspect(type);
		String reason = reasonForFallback(type, introspected);
		if (reason != null) {
			this.fallbacks.put(type.getName(), new FallbackModel(type, reason));
		}
		else if (introspected.model() != null) {
			this.beans.put(type.getName(), introspected.model());
		}
		if (!isOfJdk(type)) {
			this.types.put(type.getName(), type);
			this.introspector.mixInsOf(type).forEach((mixIn) -> this.types.put(mixIn.getName(), mixIn));
			introspected.referenced().forEach(this::see);
			seeRelatives(type);
		}
	}

	private @Nullable String reasonForFallback(Class<?> type, Introspected introspected) {
		if (introspected.model() != null && this.excluded.test(type)) {
			return "it is excluded by a property";
		}
		return introspected.fallbackReason();
	}

	private void seeRelatives(Class<?> type) {
		try {
			if (type.getGenericSuperclass() != null) {
				see(this.introspector.resolve(type.getGenericSuperclass()));
			}
			List<Class<?>> subtypes = new ArrayList<>(KnownSubtypes.of(type));
			subtypes.sort(Comparator.comparing(Class::getName));
			subtypes.forEach(this::see);
		}
		catch (RuntimeException | LinkageError ex) {
			logger.warn("Cannot look at the supertypes and subtypes of " + type.getName() + ": " + ex);
		}
	}

	private void see(JavaType type) {
		see(type.getRawClass());
		for (JavaType argument : type.getBindings().getTypeParameters()) {
			see(argument);
		}
		if (type.getContentType() != null) {
			see(type.getContentType());
		}
		if (type.getKeyType() != null) {
			see(type.getKeyType());
		}
	}

	private void see(Class<?> type) {
		if (type.isArray()) {
			see(type.getComponentType());
		}
		else if (!type.isPrimitive() && type != Object.class && this.seen.add(type)) {
			this.pending.add(type);
		}
	}

	private static boolean isOfJdk(Class<?> type) {
		ClassLoader loader = type.getClassLoader();
		return loader == null || loader == ClassLoader.getPlatformClassLoader();
	}

}
