package io.github.reflectionfreejackson.runtime;

import java.io.IOException;
import java.io.Serial;
import java.lang.reflect.InvocationTargetException;
import java.util.Set;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.BuilderBasedDeserializer;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.BeanAsArrayBuilderDeserializer;
import com.fasterxml.jackson.databind.deser.impl.BeanPropertyMap;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.util.NameTransformer;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's deserializer that fills a builder, which generated code then has build.
 */
final class GeneratedBuilderBasedDeserializer extends BuilderBasedDeserializer {

	@Serial
	private static final long serialVersionUID = 1L;

	private final transient GeneratedReadingDescription description;

	GeneratedBuilderBasedDeserializer(BuilderBasedDeserializer source, GeneratedReadingDescription description) {
		super(source);
		this.description = description;
	}

	private GeneratedBuilderBasedDeserializer(GeneratedBuilderBasedDeserializer source, NameTransformer unwrapper) {
		super(source, unwrapper);
		this.description = source.description;
	}

	private GeneratedBuilderBasedDeserializer(GeneratedBuilderBasedDeserializer source, @Nullable Set<String> ignorable,
			@Nullable Set<String> includable) {
		super(source, ignorable, includable);
		this.description = source.description;
	}

	private GeneratedBuilderBasedDeserializer(GeneratedBuilderBasedDeserializer source, BeanPropertyMap properties) {
		super(source, properties);
		this.description = source.description;
	}

	private GeneratedBuilderBasedDeserializer(GeneratedBuilderBasedDeserializer source, boolean ignoreAllUnknown) {
		super(source, ignoreAllUnknown);
		this.description = source.description;
	}

	@Override
	public JsonDeserializer<Object> unwrappingDeserializer(NameTransformer unwrapper) {
		return new GeneratedBuilderBasedDeserializer(this, unwrapper);
	}

	@Override
	public BeanDeserializerBase withByNameInclusion(@Nullable Set<String> ignorable, @Nullable Set<String> includable) {
		return new GeneratedBuilderBasedDeserializer(this, ignorable, includable);
	}

	@Override
	public BeanDeserializerBase withIgnoreAllUnknown(boolean ignoreUnknown) {
		return new GeneratedBuilderBasedDeserializer(this, ignoreUnknown);
	}

	@Override
	public BeanDeserializerBase withBeanProperties(BeanPropertyMap properties) {
		return new GeneratedBuilderBasedDeserializer(this, properties);
	}

	/**
	 * Jackson's own class for arrays calls the method that builds, and lets nothing else
	 * do it.
	 */
	@Override
	protected BeanDeserializerBase asArrayDeserializer() {
		SettableBeanProperty[] properties = this._beanProperties.getPropertiesInInsertionOrder();
		return new BeanAsArrayBuilderDeserializer(this, this._targetType, properties, buildMethod());
	}

	@Override
	protected @Nullable Object finishBuild(DeserializationContext context, @Nullable Object builder)
			throws IOException {
		GeneratedBuilderDeserializer<?, Object> generated = this.description.builderDeserializer();
		if (!generated.beanType().isInstance(builder)) {
			return finishBuildByReflection(context, builder);
		}
		try {
			return generated.build(builder);
		}
		catch (Throwable ex) {
			return wrapInstantiationProblem(new InvocationTargetException(ex), context);
		}
	}

	/**
	 * Members may return another builder, which reflection refuses unless a superclass
	 * has the method.
	 */
	private @Nullable Object finishBuildByReflection(DeserializationContext context, @Nullable Object builder)
			throws IOException {
		try {
			AnnotatedMethod method = buildMethod();
			if (method == null) {
				throw new IllegalArgumentException("object is not an instance of declaring class");
			}
			return method.getAnnotated().invoke(builder);
		}
		catch (Exception ex) {
			return wrapInstantiationProblem(ex, context);
		}
	}

	private @Nullable AnnotatedMethod buildMethod() {
		return (this._buildMethod != null) ? this._buildMethod : this.description.reflectiveBuildMethod();
	}

}
