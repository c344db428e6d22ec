package io.github.reflectionfreejackson.http;

import java.lang.ref.SoftReference;
import java.lang.reflect.Type;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

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
 * the old one is kept. All entries together are softly reachable, which costs less than
 * each for itself, so classes can be unloaded; and they are of limited number.
 */
final class RootWriters {

	static final int LIMIT = 1024;

	private final ObjectMapper mapper;

	private final SerializationConfig config;

	private final SerializerFactory serializerFactory;

	private final SerializerProvider serializerProvider;

	private final JsonFactory generatorFactory;

	private final RootTypes rootTypes;

	private final RootWriterFactory writerFactory;

	private final boolean usual;

	private volatile SoftReference<Entries> entries = new SoftReference<>(new Entries());

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
		Object key = (type != null && type == valueClass) ? type : new Key(type, valueClass);
		Map<Object, RootWriter> writers = entries().writers;
		RootWriter found = writers.get(key);
		return (found != null) ? found : create(writers, key, type, valueClass);
	}

	private @Nullable RootWriter create(Map<Object, RootWriter> writers, Object key, @Nullable Type type,
			@Nullable Class<?> valueClass) {
		if (writers.size() >= LIMIT) {
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
		writers.put(key, created);
		return created;
	}

	/**
	 * Return whether a class was found to be writable before.
	 */
	boolean isWritable(Class<?> type) {
		return this.usual && entries().writable.contains(type);
	}

	void foundWritable(Class<?> type) {
		if (this.usual && entries().writable.size() < LIMIT) {
			entries().writable.add(type);
		}
	}

	private Entries entries() {
		Entries existing = this.entries.get();
		return (existing != null) ? existing : newEntries();
	}

	private Entries newEntries() {
		Entries created = new Entries();
		this.entries = new SoftReference<>(created);
		return created;
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

	/**
	 * What writes values, and what can be written.
	 */
	private static final class Entries {

		final Map<Object, RootWriter> writers = new ConcurrentHashMap<>();

		final Set<Class<?>> writable = ConcurrentHashMap.newKeySet();

	}

	/**
	 * A declared type and the class of the values.
	 */
	private static final class Key {

		private final @Nullable Type type;

		private final @Nullable Class<?> valueClass;

		Key(@Nullable Type type, @Nullable Class<?> valueClass) {
			this.type = type;
			this.valueClass = valueClass;
		}

		@Override
		public boolean equals(@Nullable Object other) {
			return other instanceof Key key && this.valueClass == key.valueClass
					&& (this.type == key.type || Objects.equals(this.type, key.type));
		}

		@Override
		public int hashCode() {
			return 31 * Objects.hashCode(this.type) + Objects.hashCode(this.valueClass);
		}

	}

}
