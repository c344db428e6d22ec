package io.github.reflectionfreejackson.aot;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

import com.fasterxml.jackson.databind.JavaType;
import io.github.reflectionfreejackson.aot.model.JdkClasses;
import org.jspecify.annotations.Nullable;

/**
 * Lists what a resolved type consists of: itself, its arguments, content and keys, and
 * what those consist of. A type such as {@code Link extends AtomicReference<Link>} is
 * among its own parts.
 */
final class ResolvedParts {

	private final Set<JavaType> seen = Collections.newSetFromMap(new IdentityHashMap<>());

	private final List<JavaType> parts = new ArrayList<>();

	private ResolvedParts() {
	}

	static List<JavaType> of(JavaType type) {
		ResolvedParts parts = new ResolvedParts();
		parts.add(type);
		return parts.parts;
	}

	/**
	 * Return the classes of arrays that members of a type may have whose elements are of
	 * a type variable. Jackson makes them from what stands for it.
	 */
	static List<Class<?>> arraysOfArguments(JavaType type) {
		List<Class<?>> arrays = new ArrayList<>();
		if (!JdkClasses.contain(type.getRawClass())) {
			for (JavaType argument : type.getBindings().getTypeParameters()) {
				arrays.add(argument.getRawClass().arrayType());
			}
		}
		return arrays;
	}

	private void add(@Nullable JavaType type) {
		if (type != null && this.seen.add(type)) {
			this.parts.add(type);
			type.getBindings().getTypeParameters().forEach(this::add);
			add(type.getContentType());
			add(type.getKeyType());
		}
	}

}
