package io.github.reflectionfreejackson.runtime.write;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.type.TypeFactory;
import com.fasterxml.jackson.databind.util.LookupCache;
import org.jspecify.annotations.Nullable;

/**
 * The types that are resolved for settled types, which are as many as the application's
 * classes make them. Jackson's own cache forgets those that are not used, and to keep
 * account of that is most of what it takes to resolve the type of a bean for the first
 * time.
 * <p>
 * May be used by several threads.
 */
final class SettledTypes implements LookupCache<Object, JavaType> {

	private final Map<Object, JavaType> types = new ConcurrentHashMap<>();

	/**
	 * Return a factory that resolves types as another does, and keeps them here.
	 * @param factory the other factory
	 * @return the factory, or the other one if it may have ways of its own
	 */
	static TypeFactory keptBy(TypeFactory factory) {
		return (factory.getClass() == TypeFactory.class) ? factory.withCache(new SettledTypes()) : factory;
	}

	@Override
	public @Nullable JavaType get(Object key) {
		return this.types.get(key);
	}

	@Override
	public @Nullable JavaType put(Object key, JavaType type) {
		return this.types.put(key, type);
	}

	@Override
	public @Nullable JavaType putIfAbsent(Object key, JavaType type) {
		return this.types.putIfAbsent(key, type);
	}

	@Override
	public int size() {
		return this.types.size();
	}

	@Override
	public void clear() {
		this.types.clear();
	}

}
