package io.github.reflectionfreejackson.runtime.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.introspect.AnnotatedConstructor;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.BasicBeanDescription;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.introspect.ObjectIdInfo;
import com.fasterxml.jackson.databind.introspect.PotentialCreator;
import com.fasterxml.jackson.databind.introspect.PotentialCreators;
import com.fasterxml.jackson.databind.util.SimpleBeanPropertyDefinition;
import io.github.reflectionfreejackson.runtime.outline.CreatorOutline;
import io.github.reflectionfreejackson.runtime.outline.MemberOutline;
import io.github.reflectionfreejackson.runtime.outline.OutlinedMember;
import io.github.reflectionfreejackson.runtime.outline.ReadingOutline;
import io.github.reflectionfreejackson.runtime.outline.ReadingOutline.AnySetterOutline;
import io.github.reflectionfreejackson.runtime.outline.ReadingPropertyOutline;
import org.jspecify.annotations.Nullable;

/**
 * Describes a bean to Jackson that reads it: its members as generated code knows them,
 * its class as Jackson itself introspects it.
 */
final class GeneratedReadingDescription extends BasicBeanDescription {

	private final BeanDescription reflective;

	private final GeneratedDeserializer<Object> deserializer;

	private final ReadingOutline outline;

	private final PotentialCreators creators;

	private final @Nullable GeneratedCreator defaultCreator;

	private final boolean modified;

	private final boolean hidesConstructor;

	@SuppressWarnings("unchecked")
	private GeneratedReadingDescription(DeserializationConfig config, JavaType type, BeanDescription reflective,
			ReadableType described, List<GeneratedCreator> creators, List<BeanPropertyDefinition> properties,
			boolean modified) {
		super(config, type, reflective.getClassInfo(), properties);
		this.reflective = reflective;
		this.deserializer = (GeneratedDeserializer<Object>) described.deserializer();
		this.outline = described.outline();
		this.creators = potentialCreators(config, this.outline.creators(), creators, properties);
		this.defaultCreator = find(CreatorOutline.Role.DEFAULT, this.outline.creators(), creators);
		this.modified = modified;
		this.hidesConstructor = false;
	}

	private GeneratedReadingDescription(GeneratedReadingDescription other, List<BeanPropertyDefinition> properties,
			boolean hidesConstructor) {
		super(other._config, other.getType(), other.getClassInfo(), properties);
		this.reflective = other.reflective;
		this.deserializer = other.deserializer;
		this.outline = other.outline;
		this.creators = other.creators;
		this.defaultCreator = other.defaultCreator;
		this.modified = other.modified;
		this.hidesConstructor = hidesConstructor;
	}

	/**
	 * Describe a bean.
	 * @param type the type of the bean, or of its builder
	 * @param reflective what Jackson finds
	 * @param modified whether there are modifiers, which may ask for what is not ours
	 */
	static GeneratedReadingDescription of(DeserializationConfig config, JavaType type, BeanDescription reflective,
			ReadableType described, boolean modified) {
		ReadingOutline outline = described.outline();
		List<GeneratedCreator> creators = new ArrayList<>();
		for (CreatorOutline creator : outline.creators()) {
			creators.add(GeneratedCreator.of(config, type, described.deserializer(), creator));
		}
		GeneratedCreator ofProperties = find(CreatorOutline.Role.PROPERTIES, outline.creators(), creators);
		List<BeanPropertyDefinition> properties = new ArrayList<>(outline.properties().size());
		for (ReadingPropertyOutline property : outline.properties()) {
			GeneratedMutableProperty.Members members = new GeneratedMutableProperty.Members(
					(ofProperties != null && property.parameter() >= 0)
							? ofProperties.getParameter(property.parameter()) : null,
					mutator(config, type, described, property.mutator()),
					mutator(config, type, described, property.accessor()));
			properties.add(new GeneratedMutableProperty(config, property, members, modified ? reflective : null));
		}
		return new GeneratedReadingDescription(config, type, reflective, described, creators, properties, modified);
	}

	private static @Nullable GeneratedMutator mutator(DeserializationConfig config, JavaType type,
			ReadableType described, @Nullable MemberOutline outline) {
		return (outline != null) ? GeneratedMutator.of(config, type, described.deserializer(), outline) : null;
	}

	private static @Nullable GeneratedCreator find(CreatorOutline.Role role, List<CreatorOutline> outlines,
			List<GeneratedCreator> creators) {
		for (int i = 0; i < outlines.size(); i++) {
			if (outlines.get(i).role() == role) {
				return creators.get(i);
			}
		}
		return null;
	}

	private static PotentialCreators potentialCreators(DeserializationConfig config, List<CreatorOutline> outlines,
			List<GeneratedCreator> creators, List<BeanPropertyDefinition> properties) {
		PotentialCreators potential = new PotentialCreators();
		List<PotentialCreator> constructors = new ArrayList<>();
		List<PotentialCreator> factories = new ArrayList<>();
		for (int i = 0; i < outlines.size(); i++) {
			GeneratedCreator creator = creators.get(i);
			switch (outlines.get(i).role()) {
				case PROPERTIES -> {
					potential.propertiesBased = new PotentialCreator(creator, JsonCreator.Mode.PROPERTIES);
					potential.propertiesBased
						.assignPropertyDefs(parameters(config, outlines.get(i), creator, properties));
				}
				case DELEGATING ->
					potential.addExplicitDelegating(new PotentialCreator(creator, JsonCreator.Mode.DELEGATING));
				case IMPLICIT -> (outlines.get(i).member().isMethod() ? factories : constructors)
					.add(new PotentialCreator(creator, null));
				default -> {
				}
			}
		}
		potential.setImplicitDelegating(constructors, factories);
		return potential;
	}

	/**
	 * Return the properties that a creator takes, also if they are ignored, with
	 * {@code null} for what no property is, such as values that are injected.
	 */
	private static List<@Nullable BeanPropertyDefinition> parameters(DeserializationConfig config,
			CreatorOutline outline, GeneratedCreator creator, List<BeanPropertyDefinition> properties) {
		List<@Nullable BeanPropertyDefinition> parameters = new ArrayList<>();
		for (int i = 0; i < creator.getParameterCount(); i++) {
			String ignored = outline.ignored(i);
			BeanPropertyDefinition taken = (ignored != null) ? SimpleBeanPropertyDefinition.construct(config,
					creator.getParameter(i), PropertyName.construct(ignored)) : null;
			for (BeanPropertyDefinition property : properties) {
				if (property.getConstructorParameter() != null && property.getConstructorParameter().getIndex() == i) {
					taken = property;
				}
			}
			parameters.add(taken);
		}
		return parameters;
	}

	GeneratedDeserializer<Object> deserializer() {
		return this.deserializer;
	}

	@SuppressWarnings("unchecked")
	GeneratedBuilderDeserializer<?, Object> builderDeserializer() {
		return (GeneratedBuilderDeserializer<?, Object>) (GeneratedDeserializer<?>) this.deserializer;
	}

	/**
	 * Return whether generated code calls the method of a name in order to build.
	 */
	boolean buildsBy(String name) {
		MemberOutline buildMethod = this.outline.buildMethod();
		return buildMethod != null && buildMethod.name().equals(name);
	}

	/**
	 * Return the method that generated code calls in order to build.
	 */
	MemberOutline buildMethod() {
		return Objects.requireNonNull(this.outline.buildMethod());
	}

	/**
	 * Jackson's class for methods holds one of reflection, and cannot be extended.
	 * Generated code builds without it, but modifiers may pass it on.
	 */
	@Override
	public @Nullable AnnotatedMethod findMethod(String name, Class<?> @Nullable [] parameterTypes) {
		return (buildsBy(name) && !this.modified) ? null : this.reflective.findMethod(name, parameterTypes);
	}

	ReadingOutline outline() {
		return this.outline;
	}

	/**
	 * Return what creates instances without arguments, or {@code null} if nothing does.
	 */
	@Nullable GeneratedCreator defaultCreator() {
		return this.defaultCreator;
	}

	/**
	 * Return the type of the first parameter of the method that takes what no property
	 * takes, or {@code null} if that is a field.
	 */
	@Nullable JavaType anySetterKeyType() {
		AnySetterOutline anySetter = this.outline.anySetter();
		return (anySetter != null && anySetter.keyType() != null)
				? OutlinedMember.context(this._config, getType(), anySetter.member().declaringClass())
					.resolveType(anySetter.keyType())
				: null;
	}

	/**
	 * Return the same without any properties.
	 */
	GeneratedReadingDescription withoutProperties() {
		return new GeneratedReadingDescription(this, List.of(), this.hidesConstructor);
	}

	/**
	 * Return the same without the default constructor, in place of which generated code
	 * creates instances.
	 */
	GeneratedReadingDescription withoutDefaultConstructor() {
		return new GeneratedReadingDescription(this, findProperties(), true);
	}

	@Override
	public PotentialCreators getPotentialCreators() {
		return this.creators;
	}

	/**
	 * Jackson's class for constructors holds one of reflection, and cannot be extended.
	 * Modifiers and value instantiators may ask for it.
	 */
	@Override
	public @Nullable AnnotatedConstructor findDefaultConstructor() {
		return this.hidesConstructor ? null : this.reflective.findDefaultConstructor();
	}

	@Override
	public Map<Object, AnnotatedMember> findInjectables() {
		Map<Object, AnnotatedMember> injectables = new LinkedHashMap<>();
		for (MemberOutline injected : this.outline.injected()) {
			AnnotatedMember member = GeneratedMutator.of(this._config, getType(), this.deserializer, injected);
			JacksonInject.Value value = this._annotationIntrospector.findInjectableValue(member);
			if (value == null) {
				throw new IllegalStateException("Nothing is injected into '" + member.getName() + "' any more");
			}
			injectables.put(value.getId(), member);
		}
		return injectables;
	}

	@Override
	public Set<String> getIgnoredPropertyNames() {
		return this.outline.ignored();
	}

	@Override
	public @Nullable AnnotatedMember findAnySetterAccessor() {
		AnySetterOutline anySetter = this.outline.anySetter();
		return (anySetter != null) ? GeneratedMutator.of(this._config, getType(), this.deserializer, anySetter.member())
				: null;
	}

	@Override
	public @Nullable AnnotatedMember findAnyGetter() {
		return this.reflective.findAnyGetter();
	}

	@Override
	public @Nullable ObjectIdInfo getObjectIdInfo() {
		return this.reflective.getObjectIdInfo();
	}

	@Override
	public JsonFormat.Value findExpectedFormat() {
		return this.reflective.findExpectedFormat();
	}

}
