package io.github.reflectionfreejackson.runtime;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

import io.github.reflectionfreejackson.runtime.read.GeneratedDeserializer;
import io.github.reflectionfreejackson.runtime.read.ReadableType;
import io.github.reflectionfreejackson.runtime.read.ReadableTypes;
import io.github.reflectionfreejackson.runtime.write.GeneratedSerializer;
import io.github.reflectionfreejackson.runtime.write.WritableType;
import io.github.reflectionfreejackson.runtime.write.WritableTypes;
import org.jspecify.annotations.Nullable;

/**
 * All that was generated for one application: the types which generated code can write
 * and read, those which it cannot, and the fingerprints of the mapper it was generated
 * with.
 * <p>
 * Generated classes extend this class; applications have no need to. Instances create
 * what is asked for, and nothing before. They may be used by several threads.
 *
 * @since 0.1.0
 */
public abstract class GeneratedSerializers implements WritableTypes, ReadableTypes {

	private final Map<Class<?>, WritableType> described = new ConcurrentHashMap<>();

	private final Map<Class<?>, LinkageError> writingMisfits = new ConcurrentHashMap<>();

	private final Map<Class<?>, LinkageError> readingMisfits = new ConcurrentHashMap<>();

	/**
	 * Create the registry of one application.
	 */
	protected GeneratedSerializers() {
	}

	@Override
	public abstract Map<String, String> fingerprint();

	@Override
	public Map<String, String> outcome() {
		return Map.of();
	}

	/**
	 * Return the names of all types that code was generated for.
	 * @return the names, sorted
	 */
	protected abstract List<String> typeNames();

	/**
	 * Create the generated access to a type.
	 * @param type the type
	 * @return the access, or {@code null} if nothing was generated for the type; access
	 * to a class of the same name, of another class loader, is not used
	 */
	protected abstract @Nullable GeneratedSerializer<?> create(Class<?> type);

	@Override
	public abstract @Nullable String reasonForFallback(Class<?> type);

	@Override
	public @Nullable String remedyForFallback(Class<?> type) {
		return null;
	}

	/**
	 * Return whether the types that generated code serves have hints as well, so that
	 * Jackson's reflection can serve them in a native image.
	 * @return whether they have; by default they have not
	 */
	public boolean hasFallbackHints() {
		return false;
	}

	@Override
	public boolean encodesAllValues() {
		return false;
	}

	@Override
	public Map<String, String> readingFingerprint() {
		return Map.of();
	}

	@Override
	public boolean settlesReading() {
		return true;
	}

	@Override
	public boolean readsAllDirectly() {
		return false;
	}

	/**
	 * Return the names of all types that generated code can read.
	 * @return the names, sorted
	 */
	protected List<String> readableTypeNames() {
		return List.of();
	}

	/**
	 * Create the generated access that reads a type.
	 * @param type the type
	 * @return the access, or {@code null} if nothing was generated for the type; access
	 * to a class of the same name, of another class loader, is not used
	 */
	protected @Nullable GeneratedDeserializer<?> createDeserializer(Class<?> type) {
		return null;
	}

	@Override
	public @Nullable String reasonForReflectiveReading(Class<?> type) {
		return null;
	}

	@Override
	public @Nullable String remedyForReflectiveReading(Class<?> type) {
		return null;
	}

	/**
	 * Return the names of all types that generated code can read, used or not.
	 * @return the names, sorted
	 */
	public final List<String> registeredReadableTypes() {
		return readableTypeNames();
	}

	/**
	 * Return the names of all types that code was generated for, used or not.
	 * @return the names, sorted
	 */
	public final List<String> registeredTypes() {
		return typeNames();
	}

	@Override
	public final @Nullable WritableType find(Class<?> type) {
		WritableType known = this.described.get(type);
		return (known != null) ? known : this.described.computeIfAbsent(type, new Describing(this));
	}

	private @Nullable WritableType describe(Class<?> type) {
		try {
			GeneratedSerializer<?> serializer = create(type);
			return (serializer != null && serializer.type() == type) ? WritableType.of(serializer) : null;
		}
		catch (LinkageError ex) {
			throw first(this.writingMisfits, type, ex);
		}
	}

	@Override
	public final @Nullable ReadableType findReadable(Class<?> type) {
		try {
			GeneratedDeserializer<?> deserializer = createDeserializer(type);
			return (deserializer != null && deserializer.type() == type) ? ReadableType.of(deserializer) : null;
		}
		catch (LinkageError ex) {
			throw first(this.readingMisfits, type, ex);
		}
	}

	/**
	 * The JVM says why a class cannot be initialized the first time, and never again.
	 */
	private static LinkageError first(Map<Class<?>, LinkageError> misfits, Class<?> type, LinkageError misfit) {
		LinkageError first = misfits.putIfAbsent(type, misfit);
		return (first != null) ? first : misfit;
	}

	/**
	 * Describes types.
	 *
	 * @param serializers creates the access
	 */
	private record Describing(GeneratedSerializers serializers) implements Function<Class<?>, @Nullable WritableType> {

		@Override
		public @Nullable WritableType apply(Class<?> type) {
			return this.serializers.describe(type);
		}

	}

}
