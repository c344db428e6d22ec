package io.github.reflectionfreejackson.aot.introspection;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.POJOPropertyBuilder;
import io.github.reflectionfreejackson.aot.model.Remedy;
import org.jspecify.annotations.Nullable;

/**
 * The properties of a type before Jackson chooses among the setters or fields of each. It
 * reads by the chosen one, but has asked what a mapper says of {@code null} and merging
 * for the class that the first one takes, whichever reflection finds first.
 */
final class UnresolvedProperties {

	private final List<OpenProperty> properties;

	private UnresolvedProperties(List<OpenProperty> properties) {
		this.properties = properties;
	}

	/**
	 * Take note of properties.
	 * @param description what Jackson found, and has not used yet
	 */
	static UnresolvedProperties of(BeanDescription description) {
		return new UnresolvedProperties(description.findProperties()
			.stream()
			.filter(POJOPropertyBuilder.class::isInstance)
			.map((property) -> new OpenProperty((POJOPropertyBuilder) property))
			.toList());
	}

	/**
	 * Check that it does not matter which one Jackson asks, as generated code knows only
	 * the one that it uses.
	 */
	void check() throws UnsupportedTypeException {
		for (OpenProperty property : this.properties) {
			if (property.takesSeveralClasses()) {
				throw new UnsupportedTypeException(
						"its property '" + property.getName()
								+ "' has several setters or fields, which take different classes",
						Remedy.NAME_ONE_SETTER);
			}
		}
	}

	/**
	 * A copy of a property that shows what Jackson keeps to itself.
	 */
	private static final class OpenProperty extends POJOPropertyBuilder {

		OpenProperty(POJOPropertyBuilder source) {
			super(source, source.getFullName());
		}

		boolean takesSeveralClasses() {
			return this._ctorParameters == null && takeSeveral((this._setters != null) ? this._setters : this._fields);
		}

		/**
		 * What overrides a setter of a generic supertype takes the same class as that,
		 * seen from the type.
		 */
		private boolean takeSeveral(@Nullable Linked<? extends AnnotatedMember> members) {
			Set<Class<?>> classes = new HashSet<>();
			for (Linked<? extends AnnotatedMember> member = members; member != null; member = member.next) {
				classes.add(_rawTypeOf(member.value));
			}
			return classes.size() > 1;
		}

	}

}
