package io.github.reflectionfreejackson.runtime.write;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import io.github.reflectionfreejackson.runtime.direct.PropertiesEncoder;
import io.github.reflectionfreejackson.runtime.direct.WritingFailures;
import io.github.reflectionfreejackson.runtime.outline.BeanOutline;
import io.github.reflectionfreejackson.runtime.served.SteppingBackException;
import org.jspecify.annotations.Nullable;

/**
 * What generated code knows of one type: which properties Jackson found when the
 * application was built, and straight-line access to them. Everything else about writing
 * the type stays with Jackson.
 * <p>
 * Generated classes extend this class; applications have no need to. Instances have no
 * state and may be used by several threads.
 *
 * @param <T> the type that is written
 * @since 0.1.0
 */
public abstract class GeneratedSerializer<T> extends PropertiesEncoder<T> {

	private final Class<? super T> type;

	/**
	 * Create generated access to the given type.
	 * @param type the class of the values that are written
	 */
	protected GeneratedSerializer(Class<? super T> type) {
		this.type = type;
	}

	/**
	 * Return the class of the values that are written.
	 * @return the class
	 */
	public final Class<? super T> type() {
		return this.type;
	}

	/**
	 * Describe the properties which Jackson found, in its order, and what finding them
	 * depended on.
	 * @param bean the description to fill
	 */
	protected abstract void describe(BeanOutline bean);

	/**
	 * Read one member.
	 * @param value the value to read from
	 * @param member the position of the member in the description
	 * @return what the member holds or returns
	 * @throws Throwable what the member throws
	 */
	protected abstract @Nullable Object get(T value, int member) throws Throwable;

	/**
	 * Write all properties in the order of the description, without the braces around
	 * them.
	 * @param value the value to write
	 * @param writers the writers of the properties, in the order of the description;
	 * {@code null} for those that are not in the active view, if the description says
	 * that there are some in views
	 * @param generator where to write to
	 * @param provider finds Jackson's serializers
	 * @throws IOException if writing fails, or any property
	 */
	protected abstract void serialize(T value, GeneratedPropertyWriter[] writers, JsonGenerator generator,
			SerializerProvider provider) throws IOException;

	/**
	 * Create an instance by the default constructor, whose properties are the defaults
	 * that {@code NON_DEFAULT} compares with. This is overridden if the mapper wanted
	 * such an instance when code was generated; otherwise reflection serves the type of a
	 * mapper that wants one.
	 * @return an instance, or {@code null} if there is no default constructor
	 * @throws Throwable what the constructor throws
	 */
	protected @Nullable Object newInstance() throws Throwable {
		throw new SteppingBackException(
				"the mapper's inclusion for it leaves out defaults, and did not when code was generated");
	}

	/**
	 * Report that a property could not be read or written, exactly as Jackson does, which
	 * lets errors pass, but for overflows of the stack. Generated code catches whatever
	 * it is, as a single class to catch takes the JVM the least time to verify.
	 * @param failure what went wrong
	 * @param value the value that was written
	 * @param writer the writer of the property
	 * @param generator where was written to
	 * @param provider finds Jackson's serializers
	 * @return never returns normally
	 * @throws IOException the failure, with the reference path
	 */
	protected static IOException failed(Throwable failure, Object value, GeneratedPropertyWriter writer,
			JsonGenerator generator, SerializerProvider provider) throws IOException {
		throw WritingFailures.report(failure, value, writer, generator, provider);
	}

}
