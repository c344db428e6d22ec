package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
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
	 * Set the properties of a builder, one after the other, to what is read. Only called
	 * if the description says that properties are read straight-line.
	 * @param reading finds the properties
	 * @param parser the parser, at the name of the first property
	 * @param context the context
	 * @param builder the builder
	 * @param first the position of the first member to set, or a negative number if there
	 * is none
	 * @return what builds: the builder, or what its methods returned
	 * @throws IOException if reading fails
	 */
	protected @Nullable Object readProperties(BuilderReading reading, JsonParser parser, DeserializationContext context,
			B builder, int first) throws IOException {
		throw new UnsupportedOperationException();
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
