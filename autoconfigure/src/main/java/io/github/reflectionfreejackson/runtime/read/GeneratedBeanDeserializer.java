package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;
import java.io.Serial;
import java.util.Objects;
import java.util.Set;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.BeanDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.CreatorProperty;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.BeanAsArrayDeserializer;
import com.fasterxml.jackson.databind.deser.impl.PropertyValueBuffer;
import com.fasterxml.jackson.databind.deser.std.StdValueInstantiator;
import com.fasterxml.jackson.databind.util.IgnorePropertiesUtil;
import com.fasterxml.jackson.databind.util.NameTransformer;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import io.github.reflectionfreejackson.runtime.outline.CreatorOutline;
import io.github.reflectionfreejackson.runtime.outline.ReadingOutline;
import io.github.reflectionfreejackson.runtime.served.DeepStructures;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's deserializer of beans, which leaves plain objects to straight-line code.
 * Copies that Jackson makes for something special, such as other names, do not.
 */
sealed class GeneratedBeanDeserializer extends BeanDeserializer
		implements CompleteDeserializer<GeneratedBeanDeserializer> permits KotlinBeanDeserializer {

	@Serial
	private static final long serialVersionUID = 1L;

	final transient GeneratedDeserializer<Object> generated;

	final transient ReadingOutline outline;

	final transient ReadingGuard guard;

	private transient @Nullable StraightLine straightLine;

	private transient @Nullable GeneratedSettableProperty @Nullable [] members;

	private transient SettableBeanProperty @Nullable [] arguments;

	private transient @Nullable NameTransformer transforming;

	GeneratedBeanDeserializer(BeanDeserializerBase source, GeneratedDeserializer<Object> generated,
			ReadingOutline outline, ReadingGuard guard) {
		super(source);
		this.generated = generated;
		this.outline = outline;
		this.guard = guard;
	}

	@Override
	public void resolve(DeserializationContext context) throws JsonMappingException {
		super.resolve(context);
		resolveStraightLine(context);
	}

	private void resolveStraightLine(DeserializationContext context) {
		if (!this.outline.isStraightLine() || this._objectIdReader != null || this._injectables != null
				|| this._unwrappedPropertyHandler != null || this._externalTypeIdHandler != null
				|| this._delegateDeserializer != null || this._arrayDelegateDeserializer != null) {
			return;
		}
		if (this._propertyBasedCreator != null) {
			this.arguments = (this._anySetter == null && isCreatedAlike(context.getConfig()))
					? argumentsToRead(context.getConfig()) : null;
			CreatorArguments creation = (this.arguments != null) ? creation(this.arguments) : null;
			if (creation != null && canReadOtherProperties()) {
				this.straightLine = StraightLine.of(this, this.generated, this.guard,
						creating(creation, Objects.requireNonNull(this.arguments)));
			}
		}
		else if (!this._nonStandardCreation && this.outline.creator(CreatorOutline.Role.PROPERTIES) == null) {
			int count = this.outline.memberCount();
			this.members = PropertyReading.membersOf(this._beanProperties, count);
			if (this.members != null) {
				this.straightLine = StraightLine.of(this, this.generated, this.guard,
						new BeanReading(this, this.members, this.guard.expectedNames(count)));
			}
		}
	}

	/**
	 * Return whether generated code may create instances of arguments.
	 */
	boolean isCreatedAlike(DeserializationConfig config) {
		return GeneratedValueInstantiator.isStandard(this._valueInstantiator);
	}

	/**
	 * Return what creates instances of arguments, or {@code null} if Jackson has to.
	 */
	@Nullable CreatorArguments creation(SettableBeanProperty[] taken) {
		return (this._valueInstantiator.getWithArgsCreator() instanceof GeneratedCreator creator)
				? new CreatorProperties(creator, taken) : null;
	}

	/**
	 * Return whether generated code sets all properties that the creator does not take.
	 */
	private boolean canReadOtherProperties() {
		int count = this.outline.memberCount();
		if (areCovered(new GeneratedSettableProperty[count])) {
			return true;
		}
		this.members = this.outline.isStraightLineAfterCreation()
				? PropertyReading.membersOf(this._beanProperties, count) : null;
		return this.members != null && areCovered(this.members);
	}

	/**
	 * Return whether each property is either passed to the creator, or one of the given
	 * others. The creator has not heard of what a modifier has given another name.
	 */
	private boolean areCovered(@Nullable GeneratedSettableProperty[] others) {
		for (SettableBeanProperty property : this._beanProperties) {
			boolean isPassed = property.getClass() == CreatorProperty.class
					&& this._propertyBasedCreator.findCreatorProperty(property.getName()) != null;
			if (!isPassed && !(property instanceof GeneratedSettableProperty settable
					&& others[settable.position()] == settable)) {
				return false;
			}
		}
		return true;
	}

	private CreatorReading creating(CreatorArguments creation, SettableBeanProperty[] taken) {
		@Nullable GeneratedSettableProperty[] others = this.members;
		if (others == null) {
			return new CreatorReading(this, creation, taken, null, this.guard.expectedNames(taken.length));
		}
		int count = this.outline.memberCount();
		BeanReading properties = new BeanReading(this, others, this.guard.expectedNames(count));
		return new CreatorReading(this, creation, taken, new AfterCreation(this.generated, properties),
				this.guard.expectedNames(taken.length + count));
	}

	/**
	 * Return the properties that generated code passes to the creator.
	 */
	private SettableBeanProperty @Nullable [] argumentsToRead(DeserializationConfig config) {
		SettableBeanProperty[] properties = this._valueInstantiator.getFromObjectArguments(config);
		SettableBeanProperty[] found = new SettableBeanProperty[properties.length];
		for (int i = 0; i < found.length; i++) {
			SettableBeanProperty property = this._propertyBasedCreator.findCreatorProperty(properties[i].getName());
			if (property == null || property.getClass() != CreatorProperty.class || property.getCreatorIndex() != i
					|| property.getInjectableValueId() != null
					|| (property.getType().isPrimitive() && !StandardDeserializers.isOfPrimitive(property))) {
				return null;
			}
			found[i] = property;
		}
		return found;
	}

	@Override
	public @Nullable Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
		StraightLine line = this.straightLine;
		if (line == null || (this._needViewProcesing && context.getActiveView() != null)) {
			return readByJackson(parser, context);
		}
		if (DeepStructures.isInDeepObject(parser)) {
			return deserializeFromObject(parser, context);
		}
		return line.read(parser, context);
	}

	@Override
	public @Nullable Object readByJackson(JsonParser parser, DeserializationContext context) throws IOException {
		return super.deserialize(parser, context);
	}

	@Override
	public @Nullable Object readBegun(JsonParser parser, DeserializationContext context) throws IOException {
		return deserializeFromObject(parser, context);
	}

	@Override
	public @Nullable Object readInto(@Nullable Object created, JsonParser parser, DeserializationContext context)
			throws IOException {
		return deserialize(parser, context, created);
	}

	@Override
	public GeneratedBeanDeserializer complete() {
		return this;
	}

	/**
	 * Return whether generated code reads plain objects.
	 */
	final boolean isStraightLine() {
		return this.straightLine != null;
	}

	/**
	 * Return the properties that generated code sets, by the positions of their members.
	 */
	@Nullable GeneratedSettableProperty[] members() {
		return Objects.requireNonNull(this.members);
	}

	/**
	 * Return the properties that generated code passes to a creator, by their positions.
	 */
	SettableBeanProperty[] arguments() {
		return (this.arguments != null) ? this.arguments : argumentsOfCreator();
	}

	/**
	 * Of a mapper that was changed after its first use, Jackson may make more of a
	 * creator's properties than what generated code can read by itself.
	 */
	private SettableBeanProperty[] argumentsOfCreator() {
		Set<SettableBeanProperty> properties = Set.copyOf(this._propertyBasedCreator.properties());
		SettableBeanProperty[] found = new SettableBeanProperty[properties.size()];
		for (SettableBeanProperty property : properties) {
			found[property.getCreatorIndex()] = property;
		}
		return found;
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

	/**
	 * Return whether properties that Jackson does not know go to the bean.
	 */
	boolean hasAnySetter() {
		return this._anySetter != null;
	}

	int findArgument(String name) {
		SettableBeanProperty property = this._propertyBasedCreator.findCreatorProperty(name);
		return (property != null) ? property.getCreatorIndex() : CreatorReading.OTHER;
	}

	/**
	 * Return a property that is set, where {@link #findProperty} finds those that the
	 * creator takes as well.
	 */
	@Nullable SettableBeanProperty findSettable(String name) {
		return this._beanProperties.find(name);
	}

	/**
	 * Return the position of a property that generated code sets.
	 */
	int findMember(String name) {
		SettableBeanProperty property = findSettable(name);
		return (property instanceof GeneratedSettableProperty settable) ? settable.position() : CreatorReading.OTHER;
	}

	@Nullable Object readArgument(SettableBeanProperty property, JsonParser parser, DeserializationContext context)
			throws IOException {
		return _deserializeWithErrorWrapping(parser, context, property);
	}

	/**
	 * Keep a property that the creator does not take until there is an instance.
	 */
	@Nullable TokenBuffer bufferOther(@Nullable TokenBuffer unknown, String name, JsonParser parser,
			DeserializationContext context) throws IOException {
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
	 * Let Jackson say what it says where a creator without arguments failed.
	 */
	@Nullable Object creationByDefaultFailed(Throwable failure, DeserializationContext context) throws IOException {
		GeneratedCreator creator = GeneratedCreator.of(context.getConfig(), this._beanType, this.generated,
				Objects.requireNonNull(this.outline.creator(CreatorOutline.Role.DEFAULT)));
		return new GeneratedValueInstantiator((StdValueInstantiator) this._valueInstantiator, creator.failing(failure))
			.createUsingDefault(context);
	}

	/**
	 * Let Jackson say what it says where a creator failed.
	 * @param seen the arguments that JSON has, a bit each
	 */
	@Nullable Object creationFailed(Throwable failure, DeserializationContext context, @Nullable Object[] arguments, long seen)
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
		return deserialize(parser, context, completed);
	}

	/**
	 * Begin to keep what the creator takes, and what is set once there is an instance.
	 */
	PropertyValueBuffer startBuilding(JsonParser parser, DeserializationContext context) {
		return this._propertyBasedCreator.startBuilding(parser, context, null);
	}

	/**
	 * Create an instance of what was kept.
	 */
	@Nullable Object build(PropertyValueBuffer kept, DeserializationContext context) throws IOException {
		return this._propertyBasedCreator.build(context, kept);
	}

	/**
	 * Let Jackson say what it says where {@link #build} failed.
	 */
	@Nullable Object buildingFailed(Exception failure, DeserializationContext context) throws IOException {
		return wrapInstantiationProblem(failure, context);
	}

	/**
	 * Go on with an instance where the object ended before all arguments were seen.
	 */
	@Nullable Object completeIncomplete(@Nullable Object bean, @Nullable TokenBuffer unknown, JsonParser parser,
			DeserializationContext context) throws IOException {
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

	@Override
	protected BeanDeserializerBase asArrayDeserializer() {
		return new OfArray(this, this._beanProperties.getPropertiesInInsertionOrder());
	}

	/**
	 * Mappers and readers can be serialized; generated code is not carried along.
	 */
	@Serial
	private Object writeReplace() {
		return new DeserializerStandIn(this._beanType);
	}

	/**
	 * Jackson's deserializer of beans that are arrays in JSON.
	 */
	private static final class OfArray extends BeanAsArrayDeserializer {

		@Serial
		private static final long serialVersionUID = 1L;

		OfArray(BeanDeserializerBase delegate, SettableBeanProperty[] properties) {
			super(delegate, properties);
		}

		@Serial
		private Object writeReplace() {
			return new DeserializerStandIn(this._beanType);
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
