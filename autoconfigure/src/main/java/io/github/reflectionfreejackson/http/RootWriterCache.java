package io.github.reflectionfreejackson.http;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

import com.fasterxml.jackson.databind.ObjectMapper;
import org.jspecify.annotations.Nullable;

/**
 * Keeps what was derived from the mapper as it is now, and the types that are left to
 * Spring.
 */
final class RootWriterCache {

	private final RootWriters.RootTypes rootTypes;

	private final RootWriterFactory writerFactory;

	private final List<Class<?>> leftToSpring = new CopyOnWriteArrayList<>();

	private volatile @Nullable RootWriters current;

	RootWriterCache(RootWriters.RootTypes rootTypes, RootWriterFactory writerFactory) {
		this.rootTypes = rootTypes;
		this.writerFactory = writerFactory;
	}

	/**
	 * Return what is derived from a mapper as it is now.
	 */
	RootWriters of(ObjectMapper mapper) {
		RootWriters derived = this.current;
		if (derived == null || !derived.isDerivedFrom(mapper)) {
			derived = new RootWriters(mapper, this.rootTypes, this.writerFactory);
			this.current = derived;
		}
		return derived;
	}

	/**
	 * Leave a type and its subtypes to Spring from now on.
	 */
	void leaveToSpring(Class<?> type) {
		this.leftToSpring.add(type);
	}

	boolean isLeftToSpring(Class<?> type) {
		if (!this.leftToSpring.isEmpty()) {
			for (Class<?> candidate : this.leftToSpring) {
				if (candidate.isAssignableFrom(type)) {
					return true;
				}
			}
		}
		return false;
	}

}
