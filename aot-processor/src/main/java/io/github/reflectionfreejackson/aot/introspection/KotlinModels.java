package io.github.reflectionfreejackson.aot.introspection;

import java.io.Serial;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.deser.BeanDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.CreatorProperty;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.FieldProperty;
import com.fasterxml.jackson.databind.deser.impl.MethodProperty;
import com.fasterxml.jackson.databind.introspect.AnnotatedConstructor;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.introspect.PotentialCreator;
import com.fasterxml.jackson.databind.jsontype.impl.AsExternalTypeDeserializer;
import io.github.reflectionfreejackson.aot.model.BeanModel.Placement;
import io.github.reflectionfreejackson.aot.model.CreatorModel;
import io.github.reflectionfreejackson.aot.model.MutatorModel;
import io.github.reflectionfreejackson.aot.model.NamedClasses;
import io.github.reflectionfreejackson.aot.model.ReadingModel;
import io.github.reflectionfreejackson.aot.model.ReadingPropertyModel;
import io.github.reflectionfreejackson.aot.model.Remedy;
import io.github.reflectionfreejackson.runtime.fingerprint.KotlinSettings;
import org.jspecify.annotations.Nullable;

/**
 * Records how classes of Kotlin are read of which Jackson's Kotlin module creates
 * instances. Generated code reads the arguments of their constructor and calls it where
 * the module would just do that, for which it is told which arguments may be {@code null}
 * or missing, and sets other properties. All else is left to the module.
 */
final class KotlinModels {

	private static final String METADATA = "kotlin.Metadata";

	private static final Set<Class<?>> PLAIN = Set.of(CreatorProperty.class, MethodProperty.class, FieldProperty.class);

	private final DeserializationConfig config;

	private final TypePlacement placement;

	private final AnnotationModels annotationModels;

	private final Conditions conditions;

	private final @Nullable KotlinSettings settings;

	KotlinModels(DeserializationConfig config, TypePlacement placement, AnnotationModels annotationModels) {
		this.config = config;
		this.placement = placement;
		this.annotationModels = annotationModels;
		this.conditions = new Conditions(config);
		this.settings = KotlinSettings.of(config);
	}

	/**
	 * Return whether the module looks at a class, whichever class loader has the
	 * annotation by which it knows those of Kotlin.
	 */
	boolean areAbout(Class<?> type) {
		return this.settings != null && Arrays.stream(type.getAnnotations())
			.anyMatch((annotation) -> annotation.annotationType().getName().equals(METADATA));
	}

	/**
	 * Record a type.
	 * @param description what Jackson found
	 * @param deserializer what Jackson reads the type with
	 * @param unresolved its properties before Jackson chose among setters
	 * @throws UnsupportedTypeException if the module has more to do than to call a
	 * constructor, or no placement is possible
	 */
	ReadingModel record(BeanDescription description, Object deserializer, UnresolvedProperties unresolved)
			throws UnsupportedTypeException {
		AnnotatedConstructor constructor = constructor(description);
		if (constructor == null || !(deserializer instanceof BeanDeserializerBase bean)
				|| !new OpenDeserializer(bean).isMadeByModule()) {
			throw unsupported();
		}
		return new PlacementChoice<ReadingModel>(this.placement, ReadingModels::isDirect, NamedClasses::of)
			.record(description.getBeanClass(), (chosen) -> record(description, constructor, bean, unresolved, chosen));
	}

	/**
	 * Return the constructor that Jackson calls, or {@code null} if there is none.
	 */
	private static @Nullable AnnotatedConstructor constructor(BeanDescription description) {
		PotentialCreator creator = description.getPotentialCreators().propertiesBased;
		if (creator == null) {
			return description.findDefaultConstructor();
		}
		return (creator.creator() instanceof AnnotatedConstructor constructor) ? constructor : null;
	}

	static UnsupportedTypeException unsupported() {
		return new UnsupportedTypeException(
				"it is a Kotlin class of which more is to do than to pass its"
						+ " properties to its constructor or set them, which Jackson's Kotlin module inspects",
				Remedy.NOTHING_FOR_KOTLIN);
	}

	private ReadingModel record(BeanDescription description, AnnotatedConstructor constructor,
			BeanDeserializerBase deserializer, UnresolvedProperties unresolved, Placement chosen)
			throws UnsupportedTypeException {
		Class<?> type = description.getBeanClass();
		this.conditions.checkNaming(description);
		this.conditions.checkAccess(constructor);
		MemberIntrospector members = new MemberIntrospector(description.getType(), this.config.getTypeFactory(),
				this.placement.packageOf(chosen, type), this.annotationModels);
		List<ReadingPropertyModel> properties = properties(description, deserializer, unresolved, members);
		List<CreatorModel> creators = new KotlinCreators(this.settings, members).record(constructor, deserializer,
				properties);
		ReadingModel model = new ReadingModel(type, null, chosen, this.conditions.visibility(description),
				this.conditions.mixIns(type), new TreeSet<>(), creators, properties, null, List.of(), false, true);
		if (model.creatorToReadFor() == null && !model.canReadProperties()) {
			throw unsupported();
		}
		return model;
	}

	/**
	 * Return the properties that are passed to the constructor, or set, just as they are
	 * read. If the constructor takes any, these have to be all.
	 */
	private List<ReadingPropertyModel> properties(BeanDescription description, BeanDeserializerBase deserializer,
			UnresolvedProperties unresolved, MemberIntrospector members) throws UnsupportedTypeException {
		MutatorIntrospector mutators = new MutatorIntrospector(description.getBeanClass(), members);
		List<ReadingPropertyModel> properties = new ArrayList<>();
		for (BeanPropertyDefinition definition : description.findProperties()) {
			SettableBeanProperty property = deserializer.findProperty(definition.getName());
			if (property != null && isReadBeside(property)) {
				throw unsupported();
			}
			if (property != null && isPlain(property) && definition.findObjectIdInfo() == null) {
				boolean isArgument = property.getClass() == CreatorProperty.class;
				properties.add(new ReadingPropertyModel(definition.getName(), "", definition.getInternalName(), false,
						false, isArgument ? property.getCreatorIndex() : -1,
						isArgument ? null : mutator(property.getMember(), mutators),
						unresolved.rivals(definition, members), null));
			}
		}
		boolean areArguments = properties.stream().anyMatch((property) -> property.parameter() >= 0);
		if (areArguments && properties.size() != deserializer.getPropertyCount()) {
			throw unsupported();
		}
		return List.copyOf(properties);
	}

	private MutatorModel mutator(AnnotatedMember member, MutatorIntrospector mutators) throws UnsupportedTypeException {
		this.conditions.checkUse(member);
		return mutators.record(member);
	}

	/**
	 * Return whether other properties have to be read for one.
	 */
	private boolean isReadBeside(SettableBeanProperty property) {
		return property.getValueTypeDeserializer() instanceof AsExternalTypeDeserializer
				|| this.config.getAnnotationIntrospector().findUnwrappingNameTransformer(property.getMember()) != null;
	}

	/**
	 * Return whether a property is passed on or set as it is read.
	 */
	private static boolean isPlain(SettableBeanProperty property) {
		return PLAIN.contains(property.getClass()) && property.getInjectableValueId() == null
				&& property.getManagedReferenceName() == null;
	}

	/**
	 * A copy of a deserializer that shows what Jackson keeps to itself.
	 */
	private static final class OpenDeserializer extends BeanDeserializer {

		@Serial
		private static final long serialVersionUID = 1L;

		OpenDeserializer(BeanDeserializerBase source) {
			super(source);
		}

		/**
		 * Return whether Jackson's Kotlin module creates instances, and nothing is done
		 * with them afterwards.
		 */
		boolean isMadeByModule() {
			return KotlinSettings.passArguments(this._valueInstantiator)
					&& !this._valueInstantiator.canCreateUsingDelegate()
					&& !this._valueInstantiator.canCreateUsingArrayDelegate() && this._objectIdReader == null
					&& this._injectables == null && this._anySetter == null;
		}

	}

}
