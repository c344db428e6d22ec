package io.github.reflectionfreejackson.runtime;

import java.io.IOException;
import java.io.Serial;
import java.util.Objects;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.BeanDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.CreatorProperty;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.PropertyValueBuffer;
import com.fasterxml.jackson.databind.deser.std.StdValueInstantiator;
import com.fasterxml.jackson.databind.util.IgnorePropertiesUtil;
import com.fasterxml.jackson.databind.util.NameTransformer;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's deserializer of beans, which leaves plain objects to straight-line code.
 * Copies that Jackson makes for something special, such as other names, do not.
 */
final class GeneratedBeanDeserializer extends BeanDeserializer {

	@Serial
	private static final long serialVersionUID = 1L;

	private static final int NONE = BeanReading.END;

	private final transient GeneratedDeserializer<Object> generated;

	private final boolean straightLine;

	private final int memberCount;

	private final transient ReadingGuard guard;

	private transient @Nullable BeanReading properties;

	private transient @Nullable CreatorReading arguments;

	private transient boolean direct;

	private transient @Nullable NameTransformer transforming;

	GeneratedBeanDeserializer(BeanDeserializerBase source, GeneratedReadingDescription description,
			ReadingGuard guard) {
		super(source);
		this.generated = description.deserializer();
		this.straightLine = description.isStraightLine();
		this.memberCount = description.memberCount();
		this.guard = guard;
	}

	@Override
	public void resolve(DeserializationContext context) throws JsonMappingException {
		super.resolve(context);
		if (!this.straightLine || this._objectIdReader != null || this._injectables != null
				|| this._unwrappedPropertyHandler != null || this._externalTypeIdHandler != null
				|| this._delegateDeserializer != null || this._arrayDelegateDeserializer != null) {
			return;
		}
		if (this._propertyBasedCreator != null) {
			this.arguments = argumentsToRead(context);
		}
		else if (!this._nonStandardCreation) {
			this.properties = new BeanReading(this, this._beanProperties.getPropertiesInInsertionOrder(),
					expectedNames(this.memberCount));
		}
		if (this.arguments != null || this.properties != null) {
			this.guard.straightLine(handledType());
		}
	}

	/**
	 * Properties that the creator does not take would have to wait for it, which is left
	 * to Jackson.
	 */
	private @Nullable CreatorReading argumentsToRead(DeserializationContext context) {
		if (this._anySetter != null || !(this._valueInstantiator.getWithArgsCreator() instanceof GeneratedCreator)
				|| !isStandardInstantiator()) {
			return null;
		}
		SettableBeanProperty[] properties = this._valueInstantiator.getFromObjectArguments(context.getConfig());
		SettableBeanProperty[] found = new SettableBeanProperty[properties.length];
		for (SettableBeanProperty property : this._beanProperties) {
			if (property.getClass() != CreatorProperty.class) {
				return null;
			}
		}
		for (int i = 0; i < found.length; i++) {
			SettableBeanProperty property = this._propertyBasedCreator.findCreatorProperty(properties[i].getName());
			if (property == null || property.getClass() != CreatorProperty.class || property.getCreatorIndex() != i
					|| property.getInjectionDefinition() != null
					|| (property.getType().isPrimitive() && !StandardDeserializers.isOfPrimitive(property))) {
				return null;
			}
			found[i] = property;
		}
		return new CreatorReading(this, found, expectedNames(found.length));
	}

	private ExpectedNames expectedNames(int count) {
		return new ExpectedNames(count, this.guard.allowsDirectReading());
	}

	private boolean isStandardInstantiator() {
		Class<?> type = this._valueInstantiator.getClass();
		return type == StdValueInstantiator.class || type == GeneratedValueInstantiator.class;
	}

	@Override
	public @Nullable Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
		BeanReading reading = this.properties;
		CreatorReading creating = this.arguments;
		if ((reading == null && creating == null) || (this._needViewProcesing && context.getActiveView() != null)
				|| (creating != null && context.isEnabled(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES))) {
			return super.deserialize(parser, context);
		}
		boolean starts = parser.isExpectedStartObjectToken();
		if (!starts && !parser.hasToken(JsonToken.FIELD_NAME) && !parser.hasToken(JsonToken.END_OBJECT)) {
			return super.deserialize(parser, context);
		}
		int first = !starts ? NONE
				: (creating != null) ? creating.takeFirst(parser) : Objects.requireNonNull(reading).takeFirst(parser);
		if (first == NONE) {
			if (starts) {
				parser.nextToken();
			}
			if (!parser.hasToken(JsonToken.FIELD_NAME) || parser.canReadObjectId()) {
				return deserializeFromObject(parser, context);
			}
		}
		else if (!this.direct) {
			this.direct = true;
			this.guard.readDirectly(handledType());
		}
		return (creating != null) ? readArguments(creating, first, parser, context)
				: readProperties(Objects.requireNonNull(reading), first, parser, context);
	}

	private Object readProperties(BeanReading reading, int taken, JsonParser parser, DeserializationContext context)
			throws IOException {
		int known = taken;
		if (known != NONE && mayCreationUseParser(context)) {
			ParserWindow.complete((UTF8StreamJsonParser) parser);
			known = NONE;
		}
		else if (known != NONE) {
			ParserWindow.completeUnlessSafe((UTF8StreamJsonParser) parser);
		}
		Object bean = this._valueInstantiator.createUsingDefault(context);
		if (!parser.hasToken(JsonToken.FIELD_NAME)) {
			return bean;
		}
		parser.assignCurrentValue(bean);
		int first = (known != NONE) ? known
				: reading.find(BeanReading.END, parser.currentName(), parser, context, bean);
		this.generated.readProperties(reading, parser, context, bean, first);
		return bean;
	}

	/**
	 * Whether code of the application, which gets at the parser through the context, may
	 * be called to create an instance.
	 */
	private boolean mayCreationUseParser(DeserializationContext context) {
		return !isStandardInstantiator() || context.getConfig().getProblemHandlers() != null;
	}

	private @Nullable Object readArguments(CreatorReading reading, int taken, JsonParser parser,
			DeserializationContext context) throws IOException {
		int first = (taken != NONE) ? taken : reading.find(CreatorReading.END, parser.currentName());
		return this.generated.readArguments(reading, parser, context, first);
	}

	@Nullable SettableBeanProperty findByName(String name) {
		return this._beanProperties.find(name);
	}

	/**
	 * Read a property that generated code does not know.
	 * @param property the property, or {@code null} if Jackson does not know it either
	 */
	void readOther(@Nullable SettableBeanProperty property, String name, JsonParser parser,
			DeserializationContext context, Object bean) throws IOException {
		if (property == null) {
			handleUnknownVanilla(parser, context, bean, name);
			return;
		}
		try {
			property.deserializeAndSet(parser, context, bean);
		}
		catch (Exception ex) {
			wrapAndThrow(ex, bean, name, context);
		}
	}

	int findArgument(String name) {
		SettableBeanProperty property = this._propertyBasedCreator.findCreatorProperty(name);
		return (property != null) ? property.getCreatorIndex() : CreatorReading.OTHER;
	}

	@Nullable Object readArgument(SettableBeanProperty property, JsonParser parser, DeserializationContext context)
			throws IOException {
		return _deserializeWithErrorWrapping(parser, context, property);
	}

	/**
	 * Keep a property that the creator does not take until there is an instance.
	 */
	@Nullable TokenBuffer bufferOther(@Nullable TokenBuffer unknown, JsonParser parser, DeserializationContext context)
			throws IOException {
		String name = parser.currentName();
		parser.nextToken();
		if (IgnorePropertiesUtil.shouldIgnore(name, this._ignorableProps, this._includableProps)) {
			handleIgnoredProperty(parser, context, handledType(), name);
			return unknown;
		}
		if (this._ignoreAllUnknown) {
			parser.skipChildren();
			return unknown;
		}
		TokenBuffer buffer = (unknown != null) ? unknown : context.bufferForInputBuffering(parser);
		buffer.writeFieldName(name);
		buffer.copyCurrentStructure(parser);
		return buffer;
	}

	/**
	 * Let Jackson say what it says where a creator failed.
	 */
	@Nullable Object creationFailed(Throwable failure, DeserializationContext context, @Nullable Object[] arguments)
			throws IOException {
		try {
			return new FailedInstantiator((StdValueInstantiator) this._valueInstantiator, failure)
				.createFromObjectWith(context, arguments);
		}
		catch (Exception ex) {
			return wrapInstantiationProblem(ex, context);
		}
	}

	/**
	 * Go on with an instance where the parser is after the last argument.
	 */
	@Nullable Object complete(@Nullable Object bean, @Nullable TokenBuffer unknown, JsonParser parser,
			DeserializationContext context) throws IOException {
		parser.assignCurrentValue(bean);
		if (bean == null) {
			_handleNullFromPropsBasedCreator(parser, context, unknown, null);
			return null;
		}
		if (bean.getClass() != handledType()) {
			return handlePolymorphic(parser, context, parser.streamReadConstraints(), bean, unknown);
		}
		Object completed = (unknown != null) ? handleUnknownProperties(context, bean, unknown) : bean;
		return parser.hasToken(JsonToken.FIELD_NAME) ? deserialize(parser, context, completed) : completed;
	}

	/**
	 * Create an instance where the object ended before all arguments were seen.
	 */
	@Nullable Object createIncomplete(SettableBeanProperty[] properties, long seen, @Nullable Object[] arguments,
			@Nullable TokenBuffer unknown, JsonParser parser, DeserializationContext context) throws IOException {
		PropertyValueBuffer buffer = this._propertyBasedCreator.startBuilding(parser, context, null);
		for (int i = 0; i < arguments.length; i++) {
			if ((seen & (1L << i)) != 0) {
				buffer.assignParameter(properties[i], arguments[i]);
			}
		}
		Object bean;
		try {
			bean = this._propertyBasedCreator.build(context, buffer);
		}
		catch (Exception ex) {
			return wrapInstantiationProblem(ex, context);
		}
		parser.assignCurrentValue(bean);
		if (bean == null) {
			_handleNullFromPropsBasedCreator(null, context, unknown, null);
			return null;
		}
		if (unknown == null) {
			return bean;
		}
		return (bean.getClass() != handledType())
				? handlePolymorphic(null, context, parser.streamReadConstraints(), bean, unknown)
				: handleUnknownProperties(context, bean, unknown);
	}

	/**
	 * Jackson's own class takes no subclass of it apart. A type that contains itself is
	 * asked again while it answers.
	 */
	@Override
	public JsonDeserializer<Object> unwrappingDeserializer(NameTransformer transformer) {
		if (this.transforming == transformer) {
			return this;
		}
		this.transforming = transformer;
		try {
			return withBeanProperties(this._beanProperties).unwrappingDeserializer(transformer);
		}
		finally {
			this.transforming = null;
		}
	}

	/**
	 * Fails in the way in which generated code failed.
	 */
	private static final class FailedInstantiator extends StdValueInstantiator {

		@Serial
		private static final long serialVersionUID = 1L;

		FailedInstantiator(StdValueInstantiator source, Throwable failure) {
			super(source);
			this._withArgsCreator = ((GeneratedCreator) source.getWithArgsCreator()).failing(failure);
		}

	}

}
