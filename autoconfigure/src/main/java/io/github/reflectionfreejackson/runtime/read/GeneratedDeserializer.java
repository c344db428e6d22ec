package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import io.github.reflectionfreejackson.runtime.outline.ReadingOutline;
import org.jspecify.annotations.Nullable;

/**
 * What generated code knows of reading one type: which properties and creators Jackson
 * found when the application was built, and straight-line access to them. Everything else
 * about reading the type stays with Jackson.
 * <p>
 * Generated classes extend this class; applications have no need to. Instances have no
 * state and may be used by several threads.
 *
 * @param <T> the type that is read, or its builder
 * @since 0.1.0
 */
public abstract class GeneratedDeserializer<T> {

	private final Class<?> type;

	private final Class<? super T> beanType;

	/**
	 * Create generated access to the given type.
	 * @param type the class of the values that are read
	 */
	protected GeneratedDeserializer(Class<? super T> type) {
		this(type, type);
	}

	GeneratedDeserializer(Class<?> type, Class<? super T> beanType) {
		this.type = type;
		this.beanType = beanType;
	}

	/**
	 * Return the class of the values that are read.
	 * @return the class
	 */
	public final Class<?> type() {
		return this.type;
	}

	/**
	 * Return the class whose members are set.
	 */
	final Class<? super T> beanType() {
		return this.beanType;
	}

	/**
	 * Describe the properties and creators which Jackson found, in its order, and what
	 * finding them depended on.
	 * @param bean the description to fill
	 */
	protected abstract void describe(ReadingOutline bean);

	/**
	 * Create an instance.
	 * @param creator the position of the creator in the description
	 * @param arguments its arguments, of the types of its parameters
	 * @return the instance, or whatever the creator returns
	 * @throws Throwable what the creator throws
	 */
	protected abstract @Nullable Object create(int creator, @Nullable Object[] arguments) throws Throwable;

	/**
	 * Set one member.
	 * @param bean the bean to set it of
	 * @param member the position of the member in the description
	 * @param value the value, of the type of the member
	 * @return what a method returns, or {@code null}
	 * @throws Throwable what the member throws
	 */
	protected abstract @Nullable Object set(T bean, int member, @Nullable Object value) throws Throwable;

	/**
	 * Set the properties of a bean, one after the other, to what is read. Only called if
	 * the description says that properties are read straight-line.
	 * @param reading finds the properties
	 * @param parser the parser, at the name of the first property
	 * @param context the context
	 * @param bean the bean
	 * @param first the position of the first member to set
	 * @throws IOException if reading fails
	 */
	protected void readProperties(BeanReading reading, JsonParser parser, DeserializationContext context, T bean,
			int first) throws IOException {
		throw new UnsupportedOperationException();
	}

	/**
	 * Create an instance from the properties that are read. Only called if the
	 * description says that properties are read straight-line.
	 * @param reading finds the arguments
	 * @param parser the parser, at the name of the first property
	 * @param context the context
	 * @param first the position of the first argument
	 * @return the instance, or whatever the creator returns
	 * @throws IOException if reading fails
	 */
	protected @Nullable Object readArguments(CreatorReading reading, JsonParser parser, DeserializationContext context,
			int first) throws IOException {
		throw new UnsupportedOperationException();
	}

	/**
	 * Read one member.
	 * @param bean the bean to read from
	 * @param member the position of the member in the description
	 * @return what the member holds or returns
	 * @throws Throwable what the member throws
	 */
	protected @Nullable Object get(T bean, int member) throws Throwable {
		throw new IndexOutOfBoundsException(member);
	}

	/**
	 * Call the method that takes what no property takes.
	 * @param bean the bean
	 * @param key the key, of the type of the first parameter
	 * @param value the value, of the type of the second parameter
	 * @throws Throwable what the method throws
	 */
	protected void put(T bean, @Nullable Object key, @Nullable Object value) throws Throwable {
		throw new UnsupportedOperationException();
	}

}
