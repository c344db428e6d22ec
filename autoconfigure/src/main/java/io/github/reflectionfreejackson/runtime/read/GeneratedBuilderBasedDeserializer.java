package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;
import java.io.Serial;
import java.lang.reflect.InvocationTargetException;
import java.util.Set;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
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
import io.github.reflectionfreejackson.runtime.served.DeepStructures;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's deserializer that fills a builder, which generated code then has build. Plain
 * objects are left to straight-line code. Copies that Jackson makes for something
 * special, such as other names, do not leave it any.
 */
final class GeneratedBuilderBasedDeserializer extends BuilderBasedDeserializer
		implements CompleteDeserializer<GeneratedBuilderBasedDeserializer> {

	@Serial
	private static final long serialVersionUID = 1L;

	private final transient GeneratedBuilderDeserializer<?, Object> generated;

	private final transient MemberOutline buildMethod;

	private int memberCount;

	/**
	 * Is {@code null} in copies, and where nothing is read straight-line.
	 */
	private transient @Nullable ReadingGuard guard;

	private transient @Nullable StraightLine straightLine;

	GeneratedBuilderBasedDeserializer(BuilderBasedDeserializer source, GeneratedReadingDescription description,
			ReadingGuard guard) {
		super(source);
		this.generated = description.builderDeserializer();
		this.buildMethod = description.buildMethod();
		this.memberCount = description.outline().memberCount();
		this.guard = description.outline().isStraightLine() ? guard : null;
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
	public void resolve(DeserializationContext context) throws JsonMappingException {
		super.resolve(context);
		if (this.guard == null || this._nonStandardCreation || this._injectables != null) {
			return;
		}
		@Nullable GeneratedSettableProperty @Nullable [] members = PropertyReading.membersOf(this._beanProperties,
				this.memberCount);
		if (members != null) {
			this.straightLine = StraightLine.of(this, this.generated, this.guard,
					new BuilderReading(this, members, this.guard.expectedNames(this.memberCount)));
		}
	}

	@Override
	public @Nullable Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
		StraightLine line = this.straightLine;
		if (line == null || (this._needViewProcesing && context.getActiveView() != null)) {
			return readByJackson(parser, context);
		}
		if (DeepStructures.isInDeepObject(parser)) {
			return readBegun(parser, context);
		}
		return line.read(parser, context);
	}

	@Override
	public @Nullable Object readByJackson(JsonParser parser, DeserializationContext context) throws IOException {
		return super.deserialize(parser, context);
	}

	@Override
	public @Nullable Object readBegun(JsonParser parser, DeserializationContext context) throws IOException {
		return finishBuild(context, deserializeFromObject(parser, context));
	}

	@Override
	public @Nullable Object readInto(@Nullable Object created, JsonParser parser, DeserializationContext context)
			throws IOException {
		return finishBuild(context, readFrom(parser, context, created));
	}

	/**
	 * Set the properties of a builder, where the parser is at the next name. A
	 * deserializer may have left it elsewhere, where Jackson stops.
	 * @return what builds
	 */
	@Nullable Object readFrom(JsonParser parser, DeserializationContext context, @Nullable Object builder) throws IOException {
		return parser.hasToken(JsonToken.FIELD_NAME) ? _deserialize(parser, context, builder) : builder;
	}

	@Override
	public GeneratedBuilderBasedDeserializer complete() {
		return this;
	}

	/**
	 * Return whether properties that Jackson does not know go to the builder.
	 */
	boolean hasAnySetter() {
		return this._anySetter != null;
	}

	/**
	 * Read a property that nobody knows.
	 */
	void readUnknown(String name, JsonParser parser, DeserializationContext context, Object builder)
			throws IOException {
		handleUnknownVanilla(parser, context, builder, name);
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
