package io.github.reflectionfreejackson.aot.unwrap;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionStage;

import org.jspecify.annotations.Nullable;

import org.springframework.core.ReactiveAdapter;
import org.springframework.core.ReactiveAdapterRegistry;
import org.springframework.core.ResolvableType;
import org.springframework.web.context.request.async.DeferredResult;
import org.springframework.web.context.request.async.WebAsyncTask;

/**
 * Knows the types whose value arrives later, and what that value is. Reactive types are
 * those which {@link ReactiveAdapterRegistry} knows, whatever the library.
 *
 * @since 0.1.0
 */
public final class AsyncContent {

	private static final List<Class<?>> DEFERRED = List.of(Callable.class, CompletionStage.class, DeferredResult.class,
			WebAsyncTask.class);

	private final ReactiveAdapterRegistry reactiveTypes = ReactiveAdapterRegistry.getSharedInstance();

	private final PresentTypes others;

	/**
	 * Create an instance.
	 * @param classLoader the class loader of the application
	 */
	public AsyncContent(@Nullable ClassLoader classLoader) {
		this.others = PresentTypes.of(classLoader, "org.springframework.util.concurrent.ListenableFuture");
	}

	/**
	 * Return whether the value of a type arrives later.
	 * @param rawType the erasure of the type
	 * @return whether there is none yet
	 */
	public boolean isAsync(Class<?> rawType) {
		return wrapperOf(rawType) != null;
	}

	/**
	 * Return whether the type stands for a stream of values.
	 * @param rawType the erasure of the type
	 * @return whether there may be many values
	 */
	public boolean isStream(Class<?> rawType) {
		ReactiveAdapter adapter = this.reactiveTypes.getAdapter(rawType);
		return adapter != null && adapter.isMultiValue();
	}

	/**
	 * Return the type of the value, or of each value.
	 * @param type a type which {@linkplain #isAsync(Class) arrives later}
	 * @return the type, {@code void} where there is never a value
	 */
	public ResolvableType of(ResolvableType type) {
		Class<?> rawType = type.resolve(Object.class);
		Class<?> wrapper = wrapperOf(rawType);
		ReactiveAdapter adapter = this.reactiveTypes.getAdapter(rawType);
		if (wrapper == null || (adapter != null && adapter.isNoValue())) {
			return ResolvableType.forClass(void.class);
		}
		return type.as(wrapper).getGeneric();
	}

	private @Nullable Class<?> wrapperOf(Class<?> rawType) {
		for (Class<?> candidate : DEFERRED) {
			if (candidate.isAssignableFrom(rawType)) {
				return candidate;
			}
		}
		for (Class<?> candidate : this.others.all()) {
			if (candidate.isAssignableFrom(rawType)) {
				return candidate;
			}
		}
		ReactiveAdapter adapter = this.reactiveTypes.getAdapter(rawType);
		return (adapter != null) ? adapter.getReactiveType() : null;
	}

}
