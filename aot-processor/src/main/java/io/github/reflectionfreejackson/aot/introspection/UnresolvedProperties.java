package io.github.reflectionfreejackson.aot.introspection;

import java.lang.annotation.Annotation;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.introspect.POJOPropertyBuilder;
import io.github.reflectionfreejackson.aot.model.Remedy;
import io.github.reflectionfreejackson.runtime.fingerprint.ReadingOutcome;
import org.jspecify.annotations.Nullable;

/**
 * The properties of a type before Jackson chooses among the setters or fields of each. It
 * reads by the chosen one, but has asked what a mapper says of {@code null} and merging
 * for the class that the first one takes, whichever reflection finds first.
 */
final class UnresolvedProperties {

	private final Map<String, OpenProperty> properties;

	private UnresolvedProperties(Map<String, OpenProperty> properties) {
		this.properties = properties;
	}

	/**
	 * Take note of properties.
	 * @param description what Jackson found, and has not used yet
	 */
	static UnresolvedProperties of(BeanDescription description, DeserializationConfig config) {
		Map<String, OpenProperty> properties = new LinkedHashMap<>();
		for (BeanPropertyDefinition property : description.findProperties()) {
			if (property instanceof POJOPropertyBuilder source) {
				properties.put(property.getName(), new OpenProperty(source, description.getClassInfo(), config));
			}
		}
		return new UnresolvedProperties(properties);
	}

	/**
	 * Check that it does not matter in which order reflection finds setters and fields.
	 */
	void check() throws UnsupportedTypeException {
		for (OpenProperty property : this.properties.values()) {
			if (!property.isUnambiguous()) {
				throw unsupported(property.getName());
			}
		}
	}

	/**
	 * Return the classes that setters or fields of a property take, if these are several.
	 */
	List<Class<?>> rivals(BeanPropertyDefinition definition, MemberIntrospector members)
			throws UnsupportedTypeException {
		OpenProperty property = this.properties.get(definition.getName());
		List<Class<?>> rivals = (property != null) ? property.rivals() : List.of();
		for (Class<?> rival : rivals) {
			if (!members.canName(rival) || GenericTypes.usesInternalsOfJdk(rival)) {
				throw unsupported(definition.getName());
			}
		}
		return rivals;
	}

	private static UnsupportedTypeException unsupported(String name) {
		return new UnsupportedTypeException(
				"its property '" + name + "' has several setters or fields, which take different classes",
				Remedy.NAME_ONE_SETTER);
	}

	/**
	 * A copy of a property that shows what Jackson keeps to itself.
	 */
	private static final class OpenProperty extends POJOPropertyBuilder {

		private final AnnotatedClass owner;

		private final DeserializationConfig deserialization;

		OpenProperty(POJOPropertyBuilder source, AnnotatedClass owner, DeserializationConfig deserialization) {
			super(source, source.getFullName());
			this.owner = owner;
			this.deserialization = deserialization;
		}

		/**
		 * Return whether Jackson comes to the same, whichever setter or field it sees
		 * first.
		 */
		boolean isUnambiguous() {
			List<Class<?>> rivals = rivals();
			List<AnnotatedMember> members = members();
			return rivals.isEmpty() || (members.stream().noneMatch(this::dependsOnUse)
					&& members.stream().anyMatch((member) -> isPreferred(member, members))
					&& !areAnnotationsContested(members)
					&& !ReadingOutcome.isAnyOverridden(this.deserialization, rivals));
		}

		/**
		 * Return the classes that members take, if these are several. What overrides a
		 * setter of a generic supertype takes the same class as that, seen from the type.
		 */
		List<Class<?>> rivals() {
			SortedMap<String, Class<?>> classes = new TreeMap<>();
			members().forEach((member) -> classes.put(_rawTypeOf(member).getName(), _rawTypeOf(member)));
			return (classes.size() > 1) ? List.copyOf(classes.values()) : List.of();
		}

		/**
		 * Return whether the class that a member takes is known no sooner than what the
		 * type's variables stand for.
		 */
		private boolean dependsOnUse(AnnotatedMember member) {
			return this.owner.getRawType().getTypeParameters().length != 0
					&& !(typeOf(member.getMember()) instanceof Class<?>);
		}

		private static Type typeOf(Member member) {
			return (member instanceof Method setter) ? setter.getGenericParameterTypes()[0]
					: ((Field) member).getGenericType();
		}

		/**
		 * Return what Jackson chooses among; a parameter of a creator comes first.
		 */
		private List<AnnotatedMember> members() {
			List<AnnotatedMember> members = new ArrayList<>();
			if (this._ctorParameters == null) {
				add((this._setters != null) ? this._setters : this._fields, members);
			}
			return members;
		}

		private static void add(@Nullable Linked<? extends AnnotatedMember> linked, List<AnnotatedMember> members) {
			for (Linked<? extends AnnotatedMember> member = linked; member != null; member = member.next) {
				members.add(member.value);
			}
		}

		/**
		 * Return whether Jackson prefers a member to each of the others.
		 */
		private boolean isPreferred(AnnotatedMember candidate, List<AnnotatedMember> members) {
			return members.stream().allMatch((other) -> other == candidate || isPreferred(candidate, other));
		}

		private boolean isPreferred(AnnotatedMember candidate, AnnotatedMember other) {
			if (candidate instanceof AnnotatedMethod setter && other instanceof AnnotatedMethod otherSetter) {
				return _selectSetter(setter, otherSetter) == setter && _selectSetter(otherSetter, setter) == setter;
			}
			return candidate.getDeclaringClass() != other.getDeclaringClass()
					&& other.getDeclaringClass().isAssignableFrom(candidate.getDeclaringClass());
		}

		/**
		 * Return whether members have the same annotation with different values, so that
		 * what counts is that of the first one.
		 */
		private boolean areAnnotationsContested(List<AnnotatedMember> members) {
			Map<Class<?>, Annotation> annotations = new HashMap<>();
			for (AnnotatedMember member : members) {
				AnnotatedMember declared = declared(member);
				if (declared == null) {
					return true;
				}
				for (Annotation annotation : declared.getAllAnnotations().annotations()) {
					Annotation other = annotations.putIfAbsent(annotation.annotationType(), annotation);
					if (other != null && !other.equals(annotation)) {
						return true;
					}
				}
			}
			return false;
		}

		/**
		 * Return a member as it was before Jackson gave it the annotations of all.
		 */
		private @Nullable AnnotatedMember declared(AnnotatedMember member) {
			if (member instanceof AnnotatedMethod method) {
				return this.owner.findMethod(method.getName(), method.getRawParameterTypes());
			}
			for (AnnotatedMember field : this.owner.fields()) {
				if (field.equals(member)) {
					return field;
				}
			}
			return null;
		}

	}

}
