package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;
import java.io.Serial;
import java.lang.reflect.InvocationTargetException;
import java.util.Set;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.BuilderBasedDeserializer;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.BeanAsArrayBuilderDeserializer;
import com.fasterxml.jackson.databind.deser.impl.BeanPropertyMap;
import com.fasterxml.jackson.databind.deser.impl.ObjectIdReader;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.AnnotationMap;
import com.fasterxml.jackson.databind.introspect.TypeResolutionContext;
import com.fasterxml.jackson.databind.type.TypeFactory;
import com.fasterxml.jackson.databind.util.NameTransformer;
import io.github.reflectionfreejackson.runtime.outline.ForeignReceiver;
import io.github.reflectionfreejackson.runtime.outline.MemberOutline;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's deserializer that fills a builder, which generated code then has build.
 */
final class GeneratedBuilderBasedDeserializer extends BuilderBasedDeserializer {

	@Serial
	private static final long serialVersionUID = 1L;

	private final transient GeneratedBuilderDeserializer<?, Object> generated;

	private final transient MemberOutline buildMethod;

	GeneratedBuilderBasedDeserializer(BuilderBasedDeserializer source, GeneratedReadingDescription description) {
		super(source);
		this.generated = description.builderDeserializer();
		this.buildMethod = description.buildMethod();
	}

	private GeneratedBuilderBasedDeserializer(GeneratedBuilderBasedDeserializer source, ObjectIdReader objectIdReader) {
		super(source, objectIdReader);
		this.generated = source.generated;
		this.buildMethod = source.buildMethod;
	}

	private GeneratedBuilderBasedDeserializer(GeneratedBuilderBasedDeserializer source, NameTransformer unwrapper) {
		super(source, unwrapper);
		this.generated = source.generated;
		this.buildMethod = source.buildMethod;
	}

	private GeneratedBuilderBasedDeserializer(GeneratedBuilderBasedDeserializer source, @Nullable Set<String> ignorable,
			@Nullable Set<String> includable) {
		super(source, ignorable, includable);
		this.generated = source.generated;
		this.buildMethod = source.buildMethod;
	}

	private GeneratedBuilderBasedDeserializer(GeneratedBuilderBasedDeserializer source, BeanPropertyMap properties) {
		super(source, properties);
		this.generated = source.generated;
		this.buildMethod = source.buildMethod;
	}

	private GeneratedBuilderBasedDeserializer(GeneratedBuilderBasedDeserializer source, boolean ignoreAllUnknown) {
		super(source, ignoreAllUnknown);
		this.generated = source.generated;
		this.buildMethod = source.buildMethod;
	}

	@Override
	public JsonDeserializer<Object> unwrappingDeserializer(NameTransformer unwrapper) {
		return new GeneratedBuilderBasedDeserializer(this, unwrapper);
	}

	@Override
	public BeanDeserializerBase withObjectIdReader(ObjectIdReader objectIdReader) {
		return new GeneratedBuilderBasedDeserializer(this, objectIdReader);
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
		try {
			AnnotatedMethod method = new AnnotatedMethod(new TypeResolutionContext.Empty(TypeFactory.defaultInstance()),
					ForeignReceiver.method(this.buildMethod), new AnnotationMap(), new AnnotationMap[0]);
			return new OfArray(this, this._targetType, properties, method);
		}
		catch (NoSuchMethodException ex) {
			throw new IllegalStateException("Reflection hints for " + handledType().getName() + " are missing", ex);
		}
	}

	@Override
	protected @Nullable Object finishBuild(DeserializationContext context, @Nullable Object builder)
			throws IOException {
		try {
			return this.generated.beanType().isInstance(builder) ? build(builder)
					: ForeignReceiver.get(this.buildMethod, builder);
		}
		catch (Exception ex) {
			return wrapInstantiationProblem(ex, context);
		}
	}

	/**
	 * Build, with the exceptions that reflection throws.
	 */
	private @Nullable Object build(Object builder) throws InvocationTargetException {
		try {
			return this.generated.build(builder);
		}
		catch (Throwable ex) {
			throw new InvocationTargetException(ex);
		}
	}

	/**
	 * Mappers and readers can be serialized; generated code is not carried along.
	 */
	@Serial
	private Object writeReplace() {
		return new DeserializerStandIn(this._targetType);
	}

	/**
	 * Jackson's deserializer of values that are arrays in JSON.
	 */
	private static final class OfArray extends BeanAsArrayBuilderDeserializer {

		@Serial
		private static final long serialVersionUID = 1L;

		OfArray(BeanDeserializerBase delegate, JavaType type, SettableBeanProperty[] properties,
				AnnotatedMethod method) {
			super(delegate, type, properties, method);
		}

		@Serial
		private Object writeReplace() {
			return new DeserializerStandIn(this._targetType);
		}

	}

}
