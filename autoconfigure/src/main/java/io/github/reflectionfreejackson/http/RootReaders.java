package io.github.reflectionfreejackson.http;

import java.lang.reflect.Type;

import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.jspecify.annotations.Nullable;

/**
 * What was derived from one configuration of a mapper: what reads values of each type
 * that was found to be readable.
 * <p>
 * A mapper that is configured anew, or another one, needs a new instance, so nothing of
 * the old one is kept. May be used by several threads.
 */
final class RootReaders {

	private final ObjectMapper mapper;

	private final @Nullable DeserializationConfig config;

	private final DeserializationContext context;

	private final @Nullable InjectableValues injectableValues;

	private final boolean usual;

	private final SoftCache<RootReader> readers = new SoftCache<>();

	RootReaders(ObjectMapper mapper) {
		this.mapper = mapper;
		this.config = mapper.getDeserializationConfig();
		this.context = mapper.getDeserializationContext();
		this.injectableValues = mapper.getInjectableValues();
		this.usual = isUsual(mapper.getClass()) && this.config != null;
	}

	/**
	 * A subclass may hand out a different reader each time. A mock, which has no
	 * configuration, may be of the mapper's own class.
	 */
	private static boolean isUsual(Class<?> mapperClass) {
		return mapperClass == ObjectMapper.class || mapperClass == JsonMapper.class;
	}

	/**
	 * Return whether this was derived from what a mapper is now.
	 */
	boolean isDerivedFrom(ObjectMapper other) {
		return this.mapper == other && this.config == other.getDeserializationConfig()
				&& this.context == other.getDeserializationContext()
				&& this.injectableValues == other.getInjectableValues();
	}

	/**
	 * Return what reads values of a type, or {@code null} if the type was not found to be
	 * readable, or is left to Spring.
	 * @param contextClass the class in which the type is declared, if there is one
	 */
	@Nullable RootReader find(Type type, @Nullable Class<?> contextClass) {
		return this.usual ? this.readers.get(TypeKey.ofDeclared(type, contextClass)) : null;
	}

	/**
	 * Keep what reads values of a type, which was found to be readable.
	 * @param resolved what the type is where it is declared
	 */
	void foundReadable(Type type, @Nullable Class<?> contextClass, JavaType resolved) {
		if (this.usual) {
			this.readers.put(TypeKey.ofDeclared(type, contextClass), new RootReader(this.mapper, resolved));
		}
	}

}
