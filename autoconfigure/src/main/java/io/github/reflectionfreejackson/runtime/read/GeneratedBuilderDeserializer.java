package io.github.reflectionfreejackson.runtime.read;

import org.jspecify.annotations.Nullable;

/**
 * What generated code knows of reading one type by its builder: how the builder is
 * created, which members of it Jackson sets, and how it builds.
 * <p>
 * Generated classes extend this class; applications have no need to. Instances have no
 * state and may be used by several threads.
 *
 * @param <T> the type that is read
 * @param <B> the builder
 * @since 0.1.0
 */
public abstract class GeneratedBuilderDeserializer<T, B> extends GeneratedDeserializer<B> {

	/**
	 * Create generated access to the given type.
	 * @param type the class of the values that are read
	 * @param builderType the class of their builder
	 */
	protected GeneratedBuilderDeserializer(Class<? super T> type, Class<? super B> builderType) {
		super(type, builderType);
	}

	/**
	 * Build a value. Only called if the description names a method that builds.
	 * @param builder the builder
	 * @return the value, or whatever the builder returns
	 * @throws Throwable what the builder throws
	 */
	protected @Nullable Object build(B builder) throws Throwable {
		throw new UnsupportedOperationException();
	}

}
