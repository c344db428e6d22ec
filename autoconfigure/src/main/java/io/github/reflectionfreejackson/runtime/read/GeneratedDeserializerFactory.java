package io.github.reflectionfreejackson.runtime.read;

import java.io.Serial;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.cfg.DeserializerFactoryConfig;
import com.fasterxml.jackson.databind.deser.BeanDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBuilder;
import com.fasterxml.jackson.databind.deser.BeanDeserializerFactory;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.CreatorProperty;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.deser.DeserializerFactory;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.deser.std.StdValueInstantiator;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import io.github.reflectionfreejackson.runtime.served.SteppingBackException;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's factory, with one difference: where the guard agrees, what Jackson would find
 * out about a type's members by reflection, in order to read it, comes from generated
 * code.
 *
 * @since 0.1.0
 */
public final class GeneratedDeserializerFactory extends GeneratedMemberDeserializerFactory {

	@Serial
	private static final long serialVersionUID = 1L;

	private final transient ReadingGuard guard;

	/**
	 * Create a factory.
	 * @param config the configuration of the factory that this one is in place of
	 * @param guard decides what generated code may read
	 */
	public GeneratedDeserializerFactory(DeserializerFactoryConfig config, ReadingGuard guard) {
		super(config);
		this.guard = guard;
	}

	@Override
	public DeserializerFactory withConfig(DeserializerFactoryConfig config) {
		return (config == this._factoryConfig) ? this : new GeneratedDeserializerFactory(config, this.guard);
	}

	@Override
	public JsonDeserializer<Object> createBeanDeserializer(DeserializationContext context, JavaType type,
			BeanDescription description) throws JsonMappingException {
		JsonDeserializer<Object> settled = createSettled(context, type, description);
		return (settled != null) ? settled : super.createBeanDeserializer(context, type, description);
	}

	/**
	 * A context of the application's may have other deserializers for properties than
	 * those that are found for their types.
	 */
	private static boolean isAsUsual(DeserializationContext context) {
		return context instanceof DefaultDeserializationContext.Impl
				|| context instanceof VerifyingDeserializationContext;
	}

	private @Nullable JsonDeserializer<Object> createSettled(DeserializationContext context, JavaType type,
			BeanDescription description) throws JsonMappingException {
		DeserializationConfig config = context.getConfig();
		Class<?> raw = type.getRawClass();
		if (!ReadingGuard.mayServe(type) || !(context instanceof DefaultDeserializationContext blueprint)
				|| !isAsUsual(context)) {
			return null;
		}
		try {
			ReadableType described = this.guard.findSettled(config, raw, description);
			ReadingSettlement settlement = this.guard.settlement(config, this._factoryConfig);
			if (described == null || !settlement.holdsFor(type, description, described.outline())
					|| _findCustomBeanDeserializer(type, config, description) != null) {
				return null;
			}
			SettledBeanDeserializer deserializer = SettledBeanDeserializer.of(type, description, described, settlement,
					this, this.guard, blueprint.createDummyInstance(config));
			if (deserializer != null) {
				settlement.settled(raw);
				this.guard.settled(raw);
			}
			return deserializer;
		}
		catch (RuntimeException | LinkageError ex) {
			// Jackson finds the same fault, and reports it
			return null;
		}
	}

	/**
	 * Create Jackson's deserializer of a type which is settled. What has been changed
	 * since then does not matter, as Jackson would have made it then.
	 */
	GeneratedBeanDeserializer createComplete(DeserializationContext context, JavaType type, BeanDescription description,
			ReadableType described) throws JsonMappingException {
		JsonDeserializer<?> built = described.outline().isOfKotlin()
				? ofKotlin(type.getRawClass(), described, super.buildBeanDeserializer(context, type, description))
				: super.buildBeanDeserializer(context, type,
						describe(context.getConfig(), type, description, described));
		GeneratedBeanDeserializer deserializer = (GeneratedBeanDeserializer) built;
		deserializer.resolve(context);
		return deserializer;
	}

	private BeanDescription describe(DeserializationConfig config, JavaType beanType, BeanDescription description,
			ReadableType described) {
		return GeneratedReadingDescription.of(config, beanType, description, described,
				this._factoryConfig.hasDeserializerModifiers());
	}

	/**
	 * Settled types have no type information.
	 */
	@Override
	public @Nullable TypeDeserializer findTypeDeserializer(DeserializationConfig config, JavaType type)
			throws JsonMappingException {
		return this.guard.settlement(config, this._factoryConfig).isSettled(type.getRawClass()) ? null
				: super.findTypeDeserializer(config, type);
	}

	@Override
	public JsonDeserializer<Object> buildBeanDeserializer(DeserializationContext context, JavaType type,
			BeanDescription description) throws JsonMappingException {
		Class<?> raw = type.getRawClass();
		ReadableType described = this.guard.find(context.getConfig(), raw, description, null);
		if (described != null && described.outline().isOfKotlin()) {
			return ofKotlin(raw, described, super.buildBeanDeserializer(context, type, description));
		}
		return build(context.getConfig(), raw, type, description, described,
				(chosen) -> super.buildBeanDeserializer(context, type, chosen));
	}

	/**
	 * Jackson's Kotlin module needs the members that reflection finds.
	 */
	@SuppressWarnings("unchecked")
	private JsonDeserializer<Object> ofKotlin(Class<?> type, ReadableType described,
			JsonDeserializer<Object> reflective) {
		if (reflective.getClass() != BeanDeserializer.class) {
			this.guard.steppedBack(type, "a modifier has replaced its deserializer");
			return reflective;
		}
		return new KotlinBeanDeserializer((BeanDeserializer) (JsonDeserializer<?>) reflective,
				(GeneratedDeserializer<Object>) described.deserializer(), described.outline(), this.guard);
	}

	@Override
	protected JsonDeserializer<Object> buildBuilderBasedDeserializer(DeserializationContext context, JavaType type,
			BeanDescription description) throws JsonMappingException {
		Class<?> raw = type.getRawClass();
		return build(context.getConfig(), raw, description.getType(), description,
				this.guard.find(context.getConfig(), raw, description, description.getBeanClass()),
				(chosen) -> super.buildBuilderBasedDeserializer(context, type, chosen));
	}

	/**
	 * Build a deserializer.
	 * @param beanType the type itself, or its builder
	 * @param described the generated access, or {@code null} if there is none
	 */
	private JsonDeserializer<Object> build(DeserializationConfig config, Class<?> type, JavaType beanType,
			BeanDescription description, @Nullable ReadableType described, Building building)
			throws JsonMappingException {
		if (described == null) {
			this.guard.reflected(type);
			return building.by(description);
		}
		try {
			JsonDeserializer<Object> deserializer = building
				.by(withKnownMembers(describe(config, beanType, description, described)));
			this.guard.served(type);
			return deserializer;
		}
		catch (SteppingBackException ex) {
			this.guard.steppedBack(type, ex.reason());
			return building.by(description);
		}
		catch (JsonMappingException | RuntimeException | LinkageError ex) {
			// If the type is at fault, reflection finds the same fault, and reports it
			JsonDeserializer<Object> deserializer = building.by(description);
			this.guard.steppedBack(type, "generated code failed: " + ex.getClass().getName());
			return deserializer;
		}
	}

	private static BeanDescription withKnownMembers(BeanDescription description) {
		for (BeanPropertyDefinition property : description.findProperties()) {
			if (property instanceof GeneratedMutableProperty generated) {
				if (generated.isContested()) {
					throw new SteppingBackException("the mapper has a config override of what one of several setters "
							+ "or fields of property '" + property.getName() + "' takes");
				}
				if (generated.lacksAccessor()) {
					throw new SteppingBackException("the mapper's config override has values of property '"
							+ property.getName() + "' merged, and nothing is known to hold them");
				}
			}
		}
		return description;
	}

	@Override
	public JsonDeserializer<Object> buildThrowableDeserializer(DeserializationContext context, JavaType type,
			BeanDescription description) throws JsonMappingException {
		this.guard.reflected(type.getRawClass());
		return super.buildThrowableDeserializer(context, type, description);
	}

	@Override
	protected ValueInstantiator _constructDefaultValueInstantiator(DeserializationContext context,
			BeanDescription description) throws JsonMappingException {
		if (!(description instanceof GeneratedReadingDescription generated)) {
			return super._constructDefaultValueInstantiator(context, description);
		}
		ValueInstantiator instantiator = super._constructDefaultValueInstantiator(context,
				generated.withoutDefaultConstructor());
		if (generated.defaultCreator() != null && instantiator instanceof StdValueInstantiator standard
				&& !standard.canCreateUsingDefault()) {
			return new GeneratedValueInstantiator(standard, generated.defaultCreator());
		}
		return instantiator;
	}

	@Override
	protected BeanDeserializerBuilder constructBeanDeserializerBuilder(DeserializationContext context,
			BeanDescription description) {
		return (description instanceof GeneratedReadingDescription generated)
				? new GeneratedBeanDeserializerBuilder(generated, context, this.guard)
				: super.constructBeanDeserializerBuilder(context, description);
	}

	/**
	 * Jackson adds what does not depend on properties; these are added here, since its
	 * classes for their members hold those of reflection.
	 */
	@Override
	protected void addBeanProps(DeserializationContext context, BeanDescription description,
			BeanDeserializerBuilder builder) throws JsonMappingException {
		if (!(description instanceof GeneratedReadingDescription generated) || generated.findProperties().isEmpty()) {
			super.addBeanProps(context, description, builder);
			return;
		}
		new GeneratedDeserializerFactory(new DeserializerFactoryConfig(), this.guard).addBeanProps(context,
				generated.withoutProperties(), builder);
		SettableBeanProperty[] arguments = builder.getValueInstantiator().getFromObjectArguments(context.getConfig());
		for (BeanPropertyDefinition definition : definitions(context, generated, builder)) {
			SettableBeanProperty property = settable(context, generated, builder, definition);
			if (arguments != null && definition.hasConstructorParameter()) {
				CreatorProperty argument = argument(arguments, definition);
				if (property != null) {
					if (property instanceof GeneratedSetterlessProperty setterless) {
						setterless.setBehindCreator();
					}
					argument.setFallbackSetter(property);
				}
				argument.setViews(views(generated, definition));
				builder.addCreatorProperty(argument);
			}
			else if (property != null) {
				property.setViews(views(generated, definition));
				builder.addProperty(property);
			}
		}
	}

	private List<BeanPropertyDefinition> definitions(DeserializationContext context,
			GeneratedReadingDescription description, BeanDeserializerBuilder builder) {
		DeserializationConfig config = context.getConfig();
		JsonIgnoreProperties.Value ignorals = config.getDefaultPropertyIgnorals(description.getBeanClass(),
				description.getClassInfo());
		JsonIncludeProperties.Value inclusions = config.getDefaultPropertyInclusions(description.getBeanClass(),
				description.getClassInfo());
		List<BeanPropertyDefinition> definitions = filterBeanProps(context, description, builder,
				description.findProperties(), (ignorals != null) ? ignorals.findIgnoredForDeserialization() : Set.of(),
				(inclusions != null) ? inclusions.getIncluded() : null);
		for (BeanDeserializerModifier modifier : this._factoryConfig.deserializerModifiers()) {
			definitions = modifier.updateProperties(config, description, definitions);
		}
		return definitions;
	}

	private static boolean isHeldByGetter(BeanPropertyDefinition definition) {
		return (definition instanceof GeneratedMutableProperty generated) ? generated.isHeldByGetter()
				: definition.hasGetter();
	}

	private static CreatorProperty argument(SettableBeanProperty[] arguments, BeanPropertyDefinition definition) {
		for (SettableBeanProperty argument : arguments) {
			if (argument instanceof CreatorProperty creatorProperty
					&& argument.getName().equals(definition.getName())) {
				return creatorProperty;
			}
		}
		throw new IllegalStateException("The creator takes no property '" + definition.getName() + "'");
	}

	private static Class<?> @Nullable [] views(BeanDescription description, BeanPropertyDefinition definition) {
		Class<?>[] views = definition.findViews();
		return (views != null) ? views : description.findDefaultViews();
	}

	private @Nullable SettableBeanProperty settable(DeserializationContext context, BeanDescription description,
			BeanDeserializerBuilder builder, BeanPropertyDefinition definition) throws JsonMappingException {
		AnnotatedMember mutator = definition.getNonConstructorMutator();
		if (mutator != null) {
			JavaType type = (mutator instanceof AnnotatedMethod setter) ? setter.getParameterType(0)
					: mutator.getType();
			return constructSettableProperty(context, description, definition, type);
		}
		if (!isHeldByGetter(definition)) {
			return null;
		}
		AnnotatedMember getter = definition.getAccessor();
		boolean isContainer = Collection.class.isAssignableFrom(getter.getRawType())
				|| Map.class.isAssignableFrom(getter.getRawType());
		if (isContainer && context.isEnabled(MapperFeature.USE_GETTERS_AS_SETTERS)
				&& context.isEnabled(MapperFeature.AUTO_DETECT_GETTERS)) {
			return builder.hasIgnorable(definition.getName()) ? null
					: constructSetterlessProperty(context, description, definition);
		}
		boolean merges = !definition.hasConstructorParameter() && definition.getMetadata().getMergeInfo() != null;
		return merges ? constructSetterlessProperty(context, description, definition) : null;
	}

	/**
	 * Mappers can be serialized; generated code is not carried along.
	 */
	@Serial
	private Object readResolve() {
		return BeanDeserializerFactory.instance.withConfig(this._factoryConfig);
	}

	/**
	 * Lets Jackson build a deserializer.
	 */
	private interface Building {

		JsonDeserializer<Object> by(BeanDescription description) throws JsonMappingException;

	}

}
