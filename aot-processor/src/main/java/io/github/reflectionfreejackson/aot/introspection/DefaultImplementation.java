package io.github.reflectionfreejackson.aot.introspection;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import org.jspecify.annotations.Nullable;

/**
 * Finds what is read where a document names no type, or an unknown one.
 */
final class DefaultImplementation {

	private DefaultImplementation() {
	}

	/**
	 * Return the default implementation that a class or a property names.
	 * @param config the configuration of the mapper
	 * @param annotated the class, or the member
	 * @return the type, or {@code null} if none is named
	 */
	static @Nullable JavaType of(MapperConfig<?> config, Annotated annotated) {
		JsonTypeInfo.Value info = config.getAnnotationIntrospector().findPolymorphicTypeInfo(config, annotated);
		Class<?> type = (info != null) ? info.getDefaultImpl() : null;
		return (type != null && type != Void.class && type != void.class) ? config.constructType(type) : null;
	}

}
