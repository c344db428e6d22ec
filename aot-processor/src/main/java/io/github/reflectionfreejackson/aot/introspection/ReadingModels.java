package io.github.reflectionfreejackson.aot.introspection;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.introspect.AnnotatedConstructor;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.AnnotatedWithParams;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.introspect.PotentialCreator;
import com.fasterxml.jackson.databind.introspect.PotentialCreators;
import com.fasterxml.jackson.databind.introspect.VisibilityChecker;
import com.fasterxml.jackson.databind.util.ClassUtil;
import io.github.reflectionfreejackson.aot.model.BeanModel.Placement;
import io.github.reflectionfreejackson.aot.model.BuilderModel;
import io.github.reflectionfreejackson.aot.model.CreatorModel;
import io.github.reflectionfreejackson.aot.model.CreatorModel.Role;
import io.github.reflectionfreejackson.aot.model.MemberModel;
import io.github.reflectionfreejackson.aot.model.MemberModel.Access;
import io.github.reflectionfreejackson.aot.model.MutatorModel;
import io.github.reflectionfreejackson.aot.model.NamedClasses;
import io.github.reflectionfreejackson.aot.model.ReadingModel;
import io.github.reflectionfreejackson.aot.model.ReadingPropertyModel;
import io.github.reflectionfreejackson.aot.model.Remedy;
import org.jspecify.annotations.Nullable;

/**
 * Records how types are read, placed where their members are within reach.
 */
final class ReadingModels {

	/**
	 * The types of single parameters by which Jackson takes a creator that is not
	 * annotated.
	 */
	private static final Set<Class<?>> SCALARS = Set.of(String.class, CharSequence.class, int.class, Integer.class,
			long.class, Long.class, double.class, Double.class, boolean.class, Boolean.class, BigInteger.class,
			BigDecimal.class);

	private final DeserializationConfig config;

	private final TypePlacement placement;

	private final AnnotationModels annotationModels;

	private final Conditions conditions;

	private final SetterlessMetadata setterless;

	ReadingModels(DeserializationConfig config, TypePlacement placement, AnnotationModels annotationModels) {
		this.config = config;
		this.placement = placement;
		this.annotationModels = annotationModels;
		this.conditions = new Conditions(config);
		this.setterless = new SetterlessMetadata(config);
	}

	/**
	 * Record a type.
	 * @param description what Jackson found
	 * @param unresolved its properties before Jackson chose among setters
	 * @throws UnsupportedTypeException if no placement is possible
	 */
	ReadingModel record(BeanDescription description, UnresolvedProperties unresolved) throws UnsupportedTypeException {
		Class<?> type = description.getBeanClass();
		return new PlacementChoice<>(this.placement, ReadingModels::isDirect, NamedClasses::of).record(type,
				(chosen) -> record(type, description, unresolved, false, chosen));
	}

	/**
	 * Record a type that is read by a builder.
	 * @param description what Jackson found out about the builder
	 * @param unresolved its properties before Jackson chose among methods
	 * @throws UnsupportedTypeException if no placement is possible
	 */
	ReadingModel recordBuilder(Class<?> type, BeanDescription description, UnresolvedProperties unresolved)
			throws UnsupportedTypeException {
		return new PlacementChoice<>(this.placement, ReadingModels::isDirect, NamedClasses::of).record(type,
				(chosen) -> record(type, description, unresolved, true, chosen));
	}

	/**
	 * Return whether generated code names all that it reaches, other than what no source
	 * can name.
	 */
	static boolean isDirect(ReadingModel model) {
		return model.creators()
			.stream()
			.noneMatch((creator) -> creator.access() == Access.HANDLE && creator.role() != Role.DEFAULTS)
				&& model.mutators().stream().noneMatch((mutator) -> mutator.access() == Access.HANDLE)
				&& model.accessors().stream().noneMatch((accessor) -> accessor.access() == Access.HANDLE)
				&& (model.buildMethod() == null || model.buildMethod().access() != Access.HANDLE);
	}

	private ReadingModel record(Class<?> type, BeanDescription description, UnresolvedProperties unresolved,
			boolean builds, Placement chosen) throws UnsupportedTypeException {
		this.conditions.checkNaming(description);
		Class<?> beanType = description.getBeanClass();
		MemberIntrospector members = new MemberIntrospector(description.getType(), this.config.getTypeFactory(),
				this.placement.packageOf(chosen, type), this.annotationModels);
		BuilderModel builder = builds ? new BuilderIntrospector(members, this.conditions).record(description) : null;
		MutatorIntrospector mutators = new MutatorIntrospector(beanType, members);
		List<ReadingPropertyModel> properties = new ArrayList<>();
		PotentialCreators creators = description.getPotentialCreators();
		for (BeanPropertyDefinition property : description.findProperties()) {
			AnnotatedMember mutator = property.getNonConstructorMutator();
			if (mutator != null) {
				checkMutator(description, builds, property, mutator);
			}
			List<Class<?>> rivals = unresolved.rivals(property, members);
			ReadingPropertyModel model = record(creators, property, mutator, rivals, members, mutators);
			if (model != null) {
				properties.add(model);
			}
		}
		List<MutatorModel> injected = new ArrayList<>();
		Map<Object, AnnotatedMember> injectables = description.findInjectables();
		if (injectables != null) {
			for (AnnotatedMember member : injectables.values()) {
				this.conditions.checkMember(member);
				injected.add(mutators.record(member));
			}
		}
		AnnotatedMember anySetter = description.findAnySetterAccessor();
		return new ReadingModel(type, builder, chosen, this.conditions.visibility(description),
				this.conditions.mixIns(beanType), new TreeSet<>(description.getIgnoredPropertyNames()),
				creators(description, creators, properties, new CreatorIntrospector(members)), List.copyOf(properties),
				(anySetter != null) ? anySetter(anySetter, mutators) : null, List.copyOf(injected), false, false);
	}

	private MutatorModel anySetter(AnnotatedMember anySetter, MutatorIntrospector mutators)
			throws UnsupportedTypeException {
		this.conditions.checkMember(anySetter);
		return mutators.record(anySetter);
	}

	private @Nullable ReadingPropertyModel record(PotentialCreators creators, BeanPropertyDefinition property,
			@Nullable AnnotatedMember mutator, List<Class<?>> rivals, MemberIntrospector members,
			MutatorIntrospector mutators) throws UnsupportedTypeException {
		AnnotatedParameter parameter = property.getConstructorParameter();
		if (parameter != null && (creators.propertiesBased == null
				|| !creators.propertiesBased.creator().equals(parameter.getOwner()))) {
			throw new UnsupportedTypeException(
					"its property '" + property.getName() + "' is a parameter of a creator that takes no properties",
					Remedy.NOTHING);
		}
		AnnotatedMember asked = (parameter != null) ? parameter : mutator;
		if (asked != null) {
			this.conditions.checkAnnotations(property, asked);
		}
		AnnotatedMember accessor = accessor(property, mutator);
		MemberModel recorded = (accessor != null) ? accessor(property, accessor, members) : null;
		if (parameter == null && mutator == null) {
			if (recorded == null) {
				return null;
			}
			if (accessor instanceof AnnotatedMethod getter && isCalled(property, getter)
					&& !this.setterless.comesFrom(property, getter)) {
				throw new UnsupportedTypeException("its property '" + property.getName()
						+ "' has another getter than the one that says how it is read", Remedy.NOTHING);
			}
		}
		PropertyName name = property.getFullName();
		return new ReadingPropertyModel(name.getSimpleName(), name.hasNamespace() ? name.getNamespace() : "",
				property.getInternalName(), property.isExplicitlyIncluded(), property.isExplicitlyNamed(),
				(parameter != null) ? parameter.getIndex() : -1, (mutator != null) ? mutators.record(mutator) : null,
				rivals, recorded);
	}

	/**
	 * Of records that are no builders, Jackson calls setters or not by its own class for
	 * them.
	 */
	private void checkMutator(BeanDescription description, boolean builds, BeanPropertyDefinition property,
			AnnotatedMember mutator) throws UnsupportedTypeException {
		this.conditions.checkMember(mutator);
		if (description.isRecordType() && !builds && mutator instanceof AnnotatedMethod) {
			throw new UnsupportedTypeException("it is a record with a setter, '" + mutator.getName() + "'",
					Remedy.NOTHING);
		}
		if (ClassUtil.getOuterClass(property.getRawPrimaryType()) == description.getBeanClass()) {
			throw new UnsupportedTypeException(
					"its property '" + property.getName() + "' is of an inner class, whose instances need another",
					Remedy.MAKE_CLASS_STATIC);
		}
	}

	/**
	 * What is there already matters only where no mutator takes the property, or where
	 * what is read is merged into it.
	 */
	private static @Nullable AnnotatedMember accessor(BeanPropertyDefinition property,
			@Nullable AnnotatedMember mutator) {
		if (property.getMetadata().getMergeInfo() != null) {
			return property.getMetadata().getMergeInfo().getter;
		}
		return (mutator != null) ? null : property.getGetter();
	}

	/**
	 * A getter that Jackson does not call, since nothing can be added to what it returns,
	 * may be out of reach, unless Jackson takes note of its name.
	 */
	private @Nullable MemberModel accessor(BeanPropertyDefinition property, AnnotatedMember accessor,
			MemberIntrospector members) throws UnsupportedTypeException {
		try {
			this.conditions.checkMember(accessor);
			return members.record(accessor);
		}
		catch (UnsupportedTypeException ex) {
			if (!isCalled(property, accessor) && !this.conditions.isIgnored(property.getRawPrimaryType())) {
				return null;
			}
			throw ex;
		}
	}

	private static boolean isCalled(BeanPropertyDefinition property, AnnotatedMember accessor) {
		return property.getMetadata().getMergeInfo() != null || accessor.getType().isContainerType();
	}

	private List<CreatorModel> creators(BeanDescription description, PotentialCreators potential,
			List<ReadingPropertyModel> properties, CreatorIntrospector introspector) throws UnsupportedTypeException {
		List<CreatorModel> creators = new ArrayList<>();
		PotentialCreator ofProperties = potential.propertiesBased;
		if (ofProperties != null) {
			this.conditions.checkAccess(ofProperties.creator());
			creators.add(introspector.record(ofProperties.creator(),
					(ofProperties.paramCount() == 0) ? Role.DEFAULT : Role.PROPERTIES,
					ignoredParameters(ofProperties, properties, description.getIgnoredPropertyNames())));
		}
		boolean isConcrete = description.getType().isConcrete();
		AnnotatedConstructor defaultConstructor = isConcrete ? description.findDefaultConstructor() : null;
		if (defaultConstructor != null && creators.stream().noneMatch((creator) -> creator.role() == Role.DEFAULT)) {
			add(defaultConstructor, Role.DEFAULT, introspector, creators);
		}
		for (PotentialCreator delegating : potential.getExplicitDelegating()) {
			add(delegating.creator(), Role.DELEGATING, introspector, creators);
		}
		VisibilityChecker<?> visibility = this.config.getDefaultVisibilityChecker(description.getBeanClass(),
				description.getClassInfo());
		for (PotentialCreator constructor : Objects.requireNonNullElse(potential.getImplicitDelegatingConstructors(),
				List.<PotentialCreator>of())) {
			if (isConcrete && (isScalar(constructor, visibility) || hasInjected(constructor))) {
				add(constructor.creator(), Role.IMPLICIT, introspector, creators);
			}
		}
		for (PotentialCreator factory : Objects.requireNonNullElse(potential.getImplicitDelegatingFactories(),
				List.<PotentialCreator>of())) {
			if (isScalar(factory, visibility)) {
				add(factory.creator(), Role.IMPLICIT, introspector, creators);
			}
		}
		return List.copyOf(creators);
	}

	private void add(AnnotatedWithParams creator, Role role, CreatorIntrospector introspector,
			List<CreatorModel> creators) throws UnsupportedTypeException {
		this.conditions.checkAccess(creator);
		creators.add(introspector.record(creator, role, Map.of()));
	}

	/**
	 * Return the names that Jackson has for parameters which take no property, as it
	 * ignores what they would take.
	 */
	private static Map<Integer, String> ignoredParameters(PotentialCreator creator,
			List<ReadingPropertyModel> properties, Set<String> ignored) throws UnsupportedTypeException {
		Map<Integer, String> names = new HashMap<>();
		BeanPropertyDefinition[] definitions = creator.propertyDefs();
		for (int i = 0; i < definitions.length; i++) {
			BeanPropertyDefinition definition = definitions[i];
			if (definition == null || isTaken(definition, i, properties)) {
				continue;
			}
			if (definition.getFullName().hasNamespace() || !ignored.contains(definition.getName())) {
				throw new UnsupportedTypeException(
						"its creator takes '" + definition.getName() + "', which is no property to read",
						Remedy.NOTHING);
			}
			names.put(i, definition.getName());
		}
		return names;
	}

	private static boolean isTaken(BeanPropertyDefinition definition, int index,
			List<ReadingPropertyModel> properties) {
		return properties.stream()
			.anyMatch((property) -> property.parameter() == index && property.name().equals(definition.getName()));
	}

	private static boolean isScalar(PotentialCreator creator, VisibilityChecker<?> visibility) {
		return creator.paramCount() == 1 && SCALARS.contains(creator.creator().getRawParameterType(0))
				&& visibility.isCreatorVisible(creator.creator());
	}

	private boolean hasInjected(PotentialCreator creator) {
		AnnotationIntrospector introspector = this.config.getAnnotationIntrospector();
		for (int i = 0; i < creator.paramCount(); i++) {
			if (introspector.findInjectableValue(creator.param(i)) != null) {
				return true;
			}
		}
		return false;
	}

}
