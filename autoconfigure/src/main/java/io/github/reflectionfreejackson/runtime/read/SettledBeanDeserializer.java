package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;
import java.io.Serial;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.Objects;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.fasterxml.jackson.databind.util.AccessPattern;
import com.fasterxml.jackson.databind.util.NameTransformer;
import io.github.reflectionfreejackson.runtime.fingerprint.ReadingOutcome;
import io.github.reflectionfreejackson.runtime.outline.CreatorOutline;
import io.github.reflectionfreejackson.runtime.outline.MemberOutline;
import io.github.reflectionfreejackson.runtime.outline.ReadingOutline;
import io.github.reflectionfreejackson.runtime.served.DeepStructures;
import org.jspecify.annotations.Nullable;

/**
 * Reads plain objects of a type as it was settled when code was generated. Jackson's own
 * deserializer is made when something else is asked for.
 */
final class SettledBeanDeserializer extends StdDeserializer<Object>
		implements ContextualDeserializer, StraightLineHost<GeneratedBeanDeserializer> {

	@Serial
	private static final long serialVersionUID = 1L;

	private static final Object[] NO_ARGUMENTS = {};

	private final transient GeneratedDeserializer<Object> generated;

	private final transient BeanDescription description;

	private final transient ReadableType described;

	private final int defaultCreator;

	private final boolean setsProperties;

	private final transient GeneratedDeserializerFactory factory;

	private final transient DefaultDeserializationContext blueprint;

	private final transient StraightLine straightLine;

	private transient volatile @Nullable GeneratedBeanDeserializer complete;

	private SettledBeanDeserializer(JavaType type, BeanDescription description, ReadableType described,
			@Nullable SettledValues arguments, @Nullable SettledValues members, GeneratedDeserializerFactory factory,
			ReadingGuard guard, DefaultDeserializationContext blueprint) {
		super(type);
		this.generated = generated(described);
		this.description = description;
		this.described = described;
		this.factory = factory;
		this.blueprint = blueprint;
		CreatorOutline creator = (arguments != null) ? null : described.outline().creator(CreatorOutline.Role.DEFAULT);
		this.defaultCreator = (creator != null) ? creator.member().position() : -1;
		this.setsProperties = members != null;
		BeanReading properties = (members != null)
				? new BeanReading(this, members, members.addTo(guard.expectedNames(members.count())), arguments != null)
				: null;
		this.straightLine = (arguments != null)
				? StraightLine.of(this, this.generated, guard, creating(arguments, properties, guard))
				: StraightLine.of(this, this.generated, guard, Objects.requireNonNull(properties));
	}

	private CreatorReading creating(SettledValues arguments, @Nullable BeanReading properties, ReadingGuard guard) {
		int count = arguments.count();
		CreatorArguments creation = this.described.outline().isOfKotlin()
				? new KotlinConstructor(this.generated, this.described.outline()) : arguments;
		if (properties == null) {
			return new CreatorReading(this, creation, arguments, null, guard.expectedNames(count));
		}
		return new CreatorReading(this, creation, arguments, new AfterCreation(this.generated, properties),
				guard.expectedNames(count + properties.names().count()));
	}

	@SuppressWarnings("unchecked")
	private static GeneratedDeserializer<Object> generated(ReadableType described) {
		return (GeneratedDeserializer<Object>) described.deserializer();
	}

	/**
	 * Return the deserializer of a type, always the same one.
	 * @return the deserializer, or {@code null} if the mapper has something to say about
	 * properties
	 */
	static @Nullable SettledBeanDeserializer of(JavaType type, BeanDescription description, ReadableType described,
			ReadingSettlement settlement, GeneratedDeserializerFactory factory, ReadingGuard guard,
			DefaultDeserializationContext blueprint) throws JsonMappingException {
		ReadingOutline outline = described.outline();
		CreatorOutline creator = outline.creator(CreatorOutline.Role.PROPERTIES);
		if (creator != null) {
			for (MemberOutline parameter : creator.parameters()) {
				if (parameter.type() instanceof Class<?> raw && raw.isPrimitive()
						&& !settlement.isStandard(raw, blueprint)) {
					return null;
				}
			}
		}
		SettledValues arguments = (creator != null)
				? new SettledValues(type, generated(described), settlement, blueprint, outline, creator) : null;
		SettledValues members = (creator == null || outline.isStraightLineAfterCreation())
				? new SettledValues(type, generated(described), settlement, blueprint, outline, null) : null;
		if ((arguments != null && !arguments.areUntouched()) || (members != null && !members.areUntouched())) {
			return null;
		}
		// Only now, since the mapper may have got something to say meanwhile
		SettledBeanDeserializer kept = settlement.bean(type);
		return (kept != null) ? kept : settlement.keep(type, new SettledBeanDeserializer(type, description, described,
				arguments, members, factory, guard, blueprint));
	}

	@Override
	public GeneratedBeanDeserializer complete() throws JsonMappingException {
		GeneratedBeanDeserializer known = this.complete;
		if (known == null) {
			known = this.factory.createComplete(this.blueprint.createDummyInstance(this.blueprint.getConfig()),
					this._valueType, this.description, this.described);
			this.complete = known;
		}
		return known;
	}

	private GeneratedBeanDeserializer completeUnchecked() {
		try {
			return complete();
		}
		catch (JsonMappingException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	@Override
	public @Nullable Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
		if (context.getActiveView() != null) {
			return complete().deserialize(parser, context);
		}
		if (this.setsProperties && DeepStructures.isInDeepObject(parser)) {
			return complete().deserializeFromObject(parser, context);
		}
		return this.straightLine.read(parser, context);
	}

	@Override
	public @Nullable Object createBean(DeserializationContext context) throws IOException {
		try {
			return this.generated.create(this.defaultCreator, NO_ARGUMENTS);
		}
		catch (Throwable ex) {
			return complete().creationByDefaultFailed(ex, context);
		}
	}

	@Override
	public boolean mayCreationUseParser(DeserializationContext context) {
		return context.getConfig().getProblemHandlers() != null;
	}

	/**
	 * A property may ask for anything by its annotations.
	 */
	@Override
	public JsonDeserializer<?> createContextual(DeserializationContext context, @Nullable BeanProperty property)
			throws JsonMappingException {
		return (property == null || ReadingOutcome.isPlain(property)) ? this
				: complete().createContextual(context, property);
	}

	@Override
	public Object deserialize(JsonParser parser, DeserializationContext context, Object bean) throws IOException {
		return complete().deserialize(parser, context, bean);
	}

	/**
	 * No settled type has object ids, which Jackson would look for first.
	 */
	@Override
	public Object deserializeWithType(JsonParser parser, DeserializationContext context,
			TypeDeserializer typeDeserializer) throws IOException {
		return typeDeserializer.deserializeTypedFromObject(parser, context);
	}

	@Override
	public Object deserializeWithType(JsonParser parser, DeserializationContext context,
			TypeDeserializer typeDeserializer, Object bean) throws IOException {
		return complete().deserializeWithType(parser, context, typeDeserializer, bean);
	}

	@Override
	public JsonDeserializer<Object> unwrappingDeserializer(NameTransformer transformer) {
		return completeUnchecked().unwrappingDeserializer(transformer);
	}

	@Override
	public Collection<Object> getKnownPropertyNames() {
		return completeUnchecked().getKnownPropertyNames();
	}

	@Override
	public @Nullable SettableBeanProperty findBackReference(String name) {
		return completeUnchecked().findBackReference(name);
	}

	@Override
	public ValueInstantiator getValueInstantiator() {
		return completeUnchecked().getValueInstantiator();
	}

	@Override
	public AccessPattern getEmptyAccessPattern() {
		return AccessPattern.DYNAMIC;
	}

	@Override
	public Object getEmptyValue(DeserializationContext context) throws JsonMappingException {
		return complete().getEmptyValue(context);
	}

	@Override
	public AccessPattern getNullAccessPattern() {
		return AccessPattern.ALWAYS_NULL;
	}

	@Override
	public boolean isCachable() {
		return true;
	}

	@Override
	public Boolean supportsUpdate(DeserializationConfig config) {
		return Boolean.TRUE;
	}

	@Override
	public LogicalType logicalType() {
		return LogicalType.POJO;
	}

	/**
	 * Mappers and readers can be serialized; generated code is not carried along.
	 */
	@Serial
	private Object writeReplace() {
		return new DeserializerStandIn(this._valueType);
	}

}
