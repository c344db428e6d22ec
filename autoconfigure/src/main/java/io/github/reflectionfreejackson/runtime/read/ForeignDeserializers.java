package io.github.reflectionfreejackson.runtime.read;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import com.fasterxml.jackson.databind.cfg.DeserializerFactoryConfig;
import com.fasterxml.jackson.databind.type.ClassKey;
import io.github.reflectionfreejackson.runtime.fingerprint.ModuleMappings;
import io.github.reflectionfreejackson.runtime.fingerprint.ReadingOutcome;
import io.github.reflectionfreejackson.runtime.outline.CreatorOutline;
import io.github.reflectionfreejackson.runtime.outline.MemberOutline;
import io.github.reflectionfreejackson.runtime.outline.ReadingOutline;
import io.github.reflectionfreejackson.runtime.outline.ReadingPropertyOutline;
import org.jspecify.annotations.Nullable;

/**
 * Tells which types may be read by deserializers that modules of a mapper have, other
 * than Jackson's own. These may ask for anything when they are created, which Jackson
 * does before it reads.
 * <p>
 * May be used by several threads.
 */
final class ForeignDeserializers {

	/**
	 * What values of no particular type are read as.
	 */
	private static final List<Class<?>> UNTYPED = List.of(Object.class, String.class, Number.class, List.class,
			Map.class);

	private final boolean known;

	private final List<Object> extensions = new ArrayList<>();

	private final ReadableTypes generated;

	private volatile Found found = new Found(0, Set.of(), Set.of());

	/**
	 * Create a list.
	 * @param factoryConfig has what modules have added
	 * @param generated what was generated
	 */
	ForeignDeserializers(DeserializerFactoryConfig factoryConfig, ReadableTypes generated) {
		this.generated = generated;
		this.known = !factoryConfig.hasAbstractTypeResolvers() && areKnown(factoryConfig.deserializers())
				&& areKnown(factoryConfig.keyDeserializers());
		addAll(factoryConfig.deserializers());
		addAll(factoryConfig.keyDeserializers());
	}

	private void addAll(Iterable<?> added) {
		for (Object extension : added) {
			this.extensions.add(extension);
		}
	}

	private static boolean areKnown(Iterable<?> extensions) {
		for (Object extension : extensions) {
			if (!ReadingOutcome.isOfJackson(extension)) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Return whether Jackson itself reads all that a type is made of.
	 */
	boolean areNotIn(ReadingOutline outline) {
		if (!this.known) {
			return false;
		}
		Found now = found();
		return now.foreign().isEmpty() || !new Search(now).finds(outline);
	}

	/**
	 * Modules can be added to after use, which replaces nothing but their entries.
	 */
	private Found found() {
		int count = 0;
		for (Object extension : this.extensions) {
			count += ModuleMappings.of(extension).size();
		}
		Found latest = this.found;
		if (latest.count() != count) {
			latest = new Found(count, foreign(), ConcurrentHashMap.newKeySet());
			this.found = latest;
		}
		return latest;
	}

	private Set<ClassKey> foreign() {
		Set<ClassKey> foreign = new HashSet<>();
		for (Object extension : this.extensions) {
			for (Map.Entry<ClassKey, ?> mapping : ModuleMappings.of(extension).entrySet()) {
				if (!ReadingOutcome.isOfJackson(mapping.getValue())) {
					foreign.add(mapping.getKey());
				}
			}
		}
		return foreign;
	}

	/**
	 * What was found in modules.
	 *
	 * @param count the number of all deserializers
	 * @param foreign the classes that others than Jackson's are for
	 * @param harmless classes that are made of none of these
	 */
	private record Found(int count, Set<ClassKey> foreign, Set<Class<?>> harmless) {

		boolean isForeign(Class<?> type) {
			return this.foreign.contains(new ClassKey(type));
		}

		boolean isAnyForeign(List<Class<?>> types) {
			for (Class<?> type : types) {
				if (isForeign(type)) {
					return true;
				}
			}
			return false;
		}

	}

	/**
	 * Looks for the classes in all that a type is made of. What generated code does not
	 * know may be made of anything.
	 */
	private final class Search {

		private final Found found;

		private final Set<Class<?>> seen = new HashSet<>();

		Search(Found found) {
			this.found = found;
		}

		boolean finds(ReadingOutline outline) {
			if (isIn(outline)) {
				return true;
			}
			this.found.harmless().addAll(this.seen);
			return false;
		}

		private boolean isIn(ReadingOutline outline) {
			for (ReadingPropertyOutline property : outline.properties()) {
				if (isIn(property.mutator()) || isIn(property.accessor())) {
					return true;
				}
			}
			for (CreatorOutline creator : outline.creators()) {
				for (MemberOutline parameter : creator.parameters()) {
					if (isIn(parameter)) {
						return true;
					}
				}
			}
			ReadingOutline.AnySetterOutline anySetter = outline.anySetter();
			return anySetter != null
					&& (isIn(anySetter.member()) || (anySetter.keyType() != null && isIn(anySetter.keyType())));
		}

		private boolean isIn(@Nullable MemberOutline member) {
			return member != null && isIn(member.type());
		}

		private boolean isIn(Type type) {
			if (type instanceof Class<?> raw) {
				return isIn(raw);
			}
			if (type instanceof ParameterizedType parameterized) {
				return isIn(parameterized.getRawType()) || areIn(parameterized.getActualTypeArguments());
			}
			if (type instanceof GenericArrayType array) {
				return isIn(array.getGenericComponentType());
			}
			return !(type instanceof WildcardType wildcard) || areIn(wildcard.getUpperBounds());
		}

		private boolean areIn(Type[] types) {
			for (Type type : types) {
				if (isIn(type)) {
					return true;
				}
			}
			return false;
		}

		private boolean isIn(Class<?> type) {
			if (this.found.harmless().contains(type) || !this.seen.add(type)) {
				return false;
			}
			return this.found.isForeign(type) || (type.isArray() ? isIn(type.getComponentType()) : isInside(type));
		}

		private boolean isInside(Class<?> type) {
			if (Enum.class.isAssignableFrom(type)) {
				return this.found.isForeign(Enum.class);
			}
			if (type.getClassLoader() == null) {
				return (type == Object.class || type.getTypeParameters().length > 0)
						&& this.found.isAnyForeign(UNTYPED);
			}
			if (ReadingOutcome.isClassOfJackson(type)) {
				return false;
			}
			ReadableType described = ForeignDeserializers.this.generated.findReadable(type);
			return described == null || isIn(described.outline());
		}

	}

}
