package io.github.reflectionfreejackson.http;

import java.lang.reflect.Type;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.ser.SerializerFactory;
import org.jspecify.annotations.Nullable;

/**
 * What was derived from one configuration of a mapper: what writes the values of each
 * type and class, and which classes can be written at all.
 * <p>
 * A mapper that is configured anew, or another one, needs a new instance, so nothing of
 * the old one is kept. What is kept is softly reachable, so that classes can be unloaded,
 * and of limited number.
 */
final class RootWriters {

	private final ObjectMapper mapper;

	private final SerializationConfig config;

	private final SerializerFactory serializerFactory;

	private final SerializerProvider serializerProvider;

	private final JsonFactory generatorFactory;

	private final RootTypes rootTypes;

	private final RootWriterFactory writerFactory;

	private final boolean usual;

	private final SoftCache<RootWriter> writers = new SoftCache<>();

	private final SoftCache<Boolean> writable = new SoftCache<>();

	RootWriters(ObjectMapper mapper, RootTypes rootTypes, RootWriterFactory writerFactory) {
		this.mapper = mapper;
		this.config = mapper.getSerializationConfig();
		this.serializerFactory = mapper.getSerializerFactory();
		this.serializerProvider = mapper.getSerializerProvider();
		this.generatorFactory = mapper.getFactory();
		this.rootTypes = rootTypes;
		this.writerFactory = writerFactory;
		this.usual = isUsual(mapper.getClass(), this.config);
	}

	/**
	 * A subclass may hand out a different writer each time. Views, filters and pretty
	 * printing would be served right, but are left to Spring with all that is unusual. A
	 * mock, which has no configuration, may be of the mapper's own class.
	 */
	private static boolean isUsual(Class<?> mapperClass, @Nullable SerializationConfig config) {
		return (mapperClass == ObjectMapper.class || mapperClass == JsonMapper.class) && config != null
				&& config.getActiveView() == null && config.getFilterProvider() == null
				&& !config.isEnabled(SerializationFeature.INDENT_OUTPUT);
	}

	/**
	 * Return whether this was derived from what a mapper is now, whose generator factory
	 * is always the same.
	 */
	boolean isDerivedFrom(ObjectMapper other) {
		return this.mapper == other && this.config == other.getSerializationConfig()
				&& this.serializerFactory == other.getSerializerFactory()
				&& this.serializerProvider == other.getSerializerProvider();
	}

	/**
	 * Return what a generator needs for its output to come from recycled buffers.
	 */
	JsonFactory generatorFactory() {
		return this.generatorFactory;
	}

	/**
	 * Return what writes values, or {@code null} if that is left to Spring.
	 * @param type the declared type, or {@code null} if there is none
	 * @param valueClass the class of all values, or {@code null} if it may differ
	 */
	@Nullable RootWriter find(@Nullable Type type, @Nullable Class<?> valueClass) {
		if (!this.usual) {
			return null;
		}
		Object key = TypeKey.ofValues(type, valueClass);
		RootWriter found = this.writers.get(key);
		return (found != null) ? found : create(key, type, valueClass);
	}

	private @Nullable RootWriter create(Object key, @Nullable Type type, @Nullable Class<?> valueClass) {
		if (this.writers.isFull()) {
			return null;
		}
		RootWriter created;
		try {
			JavaType rootType = (type != null) ? this.rootTypes.find(type, valueClass) : null;
			ObjectWriter writer = this.mapper.writer();
			created = this.writerFactory.create(this.mapper, (rootType != null) ? writer.forType(rootType) : writer,
					rootType, valueClass);
		}
		catch (RuntimeException ex) {
			// Spring fails as well, and at the right time
			return null;
		}
		this.writers.put(key, created);
		return created;
	}

	/**
	 * Return whether a class was found to be writable before.
	 */
	boolean isWritable(Class<?> type) {
		return this.usual && this.writable.get(type) != null;
	}

	void foundWritable(Class<?> type) {
		if (this.usual) {
			this.writable.put(type, Boolean.TRUE);
		}
	}

	/**
	 * Finds the type that a writer is to be told of.
	 */
	@FunctionalInterface
	interface RootTypes {

		/**
		 * Return the type to tell, or {@code null} to go by the class of the value.
		 */
		@Nullable JavaType find(Type type, @Nullable Class<?> valueClass);

	}

}
