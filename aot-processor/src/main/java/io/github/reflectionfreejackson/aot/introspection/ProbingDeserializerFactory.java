package io.github.reflectionfreejackson.aot.introspection;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.cfg.DeserializerFactoryConfig;
import com.fasterxml.jackson.databind.deser.BeanDeserializerFactory;
import com.fasterxml.jackson.databind.deser.DeserializerFactory;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's factory, which notes how Jackson goes about reading types.
 */
final class ProbingDeserializerFactory extends BeanDeserializerFactory {

	private static final long serialVersionUID = 1L;

	private final transient Map<Class<?>, Kind> kinds;

	private final transient Map<JavaType, BeanDescription> builders;

	private final transient Map<Class<?>, UnresolvedProperties> properties;

	ProbingDeserializerFactory(DeserializerFactoryConfig config) {
		this(config, new HashMap<>(), new HashMap<>(), new HashMap<>());
	}

	private ProbingDeserializerFactory(DeserializerFactoryConfig config, Map<Class<?>, Kind> kinds,
			Map<JavaType, BeanDescription> builders, Map<Class<?>, UnresolvedProperties> properties) {
		super(config);
		this.kinds = kinds;
		this.builders = builders;
		this.properties = properties;
	}

	@Override
	public DeserializerFactory withConfig(DeserializerFactoryConfig config) {
		return new ProbingDeserializerFactory(config, this.kinds, this.builders, this.properties);
	}

	/**
	 * Return how Jackson reads a type.
	 * @return how, or {@code null} if it did not look at any properties
	 */
	@Nullable Kind kindOf(Class<?> type) {
		return this.kinds.get(type);
	}

	/**
	 * Return the types that Jackson reads by a builder.
	 */
	Set<JavaType> built() {
		return this.builders.keySet();
	}

	/**
	 * Return what Jackson found out about the builder of a type.
	 */
	BeanDescription builderOf(Class<?> type) {
		return this.builders.entrySet()
			.stream()
			.filter((entry) -> entry.getKey().hasRawClass(type))
			.map(Map.Entry::getValue)
			.findFirst()
			.orElseThrow();
	}

	/**
	 * Return the properties of a type, or of its builder, as they were before Jackson
	 * made a deserializer of them.
	 */
	UnresolvedProperties propertiesOf(Class<?> type) {
		return Objects.requireNonNull(this.properties.get(type));
	}

	private void note(Class<?> type, Kind kind, BeanDescription description, DeserializationContext context) {
		this.kinds.put(type, kind);
		this.properties.put(type, UnresolvedProperties.of(description, context.getConfig()));
	}

	@Override
	public JsonDeserializer<Object> buildBeanDeserializer(DeserializationContext context, JavaType type,
			BeanDescription description) throws JsonMappingException {
		note(type.getRawClass(), Kind.BEAN, description, context);
		return new Unresolved(super.buildBeanDeserializer(context, type, description));
	}

	/**
	 * Return the deserializer that was created for a type.
	 * @param deserializer what Jackson returned
	 */
	static JsonDeserializer<?> unwrap(JsonDeserializer<?> deserializer) {
		return (deserializer instanceof Unresolved unresolved) ? unresolved.deserializer : deserializer;
	}

	@Override
	public JsonDeserializer<Object> buildThrowableDeserializer(DeserializationContext context, JavaType type,
			BeanDescription description) throws JsonMappingException {
		note(type.getRawClass(), Kind.THROWABLE, description, context);
		return super.buildThrowableDeserializer(context, type, description);
	}

	@Override
	protected JsonDeserializer<Object> buildBuilderBasedDeserializer(DeserializationContext context, JavaType type,
			BeanDescription builderDescription) throws JsonMappingException {
		note(type.getRawClass(), Kind.BUILDER, builderDescription, context);
		this.builders.put(type, builderDescription);
		return new Unresolved(super.buildBuilderBasedDeserializer(context, type, builderDescription));
	}

	/**
	 * How Jackson reads a type.
	 */
	enum Kind {

		/**
		 * As a bean.
		 */
		BEAN,

		/**
		 * As an exception.
		 */
		THROWABLE,

		/**
		 * By a builder.
		 */
		BUILDER

	}

	/**
	 * Keeps Jackson from creating deserializers for all properties, and for theirs. They
	 * are looked at on their own.
	 */
	private static final class Unresolved extends JsonDeserializer<Object> {

		private final JsonDeserializer<Object> deserializer;

		Unresolved(JsonDeserializer<Object> deserializer) {
			this.deserializer = deserializer;
		}

		@Override
		public Object deserialize(JsonParser parser, DeserializationContext context) {
			throw new UnsupportedOperationException("Nothing is read when an application is built");
		}

	}

}
