package io.github.reflectionfreejackson.runtime.fingerprint;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.PropertyNamingStrategy;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AccessorNamingStrategy;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedClassResolver;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.AnnotationMap;
import com.fasterxml.jackson.databind.introspect.TypeResolutionContext;
import org.jspecify.annotations.Nullable;

/**
 * Asks naming strategies for the names of a few made-up members, since two strategies of
 * the same class may be configured differently.
 */
final class NamingProbe {

	private static final List<String> PROPERTIES = List.of("name", "firstName", "URLOfPage", "x1Value", "aB", "_id");

	private static final List<String> METHODS = List.of("getName", "getURL", "name", "isOpen", "isURL", "readName",
			"hasName", "get_id", "getaB", "getABc");

	private static final List<String> MUTATORS = List.of("setText", "withText", "text", "setURLText", "set");

	private final MapperConfig<?> config;

	NamingProbe(MapperConfig<?> config) {
		this.config = config;
	}

	String names(PropertyNamingStrategy strategy) {
		AnnotatedMethod method = method("getText");
		AnnotatedField field = field("text");
		List<String> names = new ArrayList<>();
		for (String property : PROPERTIES) {
			names.add(nameForGetter(strategy, method, property));
			names.add(nameForField(strategy, field, property));
			if (isForReading()) {
				names.add(nameForSetter(strategy, method("setText", String.class), property));
			}
		}
		return String.join(" ", names);
	}

	String names(AccessorNamingStrategy.Provider provider) {
		try {
			AnnotatedClass type = AnnotatedClassResolver.resolveWithoutSuperTypes(this.config, Probe.class);
			AccessorNamingStrategy strategy = provider.forPOJO(this.config, type);
			AnnotatedMethod text = method("getText");
			AnnotatedMethod flag = method("isFlag");
			AnnotatedField field = field("text");
			List<String> names = new ArrayList<>();
			for (String method : METHODS) {
				names.add(nameForRegularGetter(strategy, text, method));
				names.add(nameForIsGetter(strategy, flag, method));
			}
			if (isForReading()) {
				addMutators(strategy, names);
			}
			names.add(modifiedFieldName(strategy, field));
			return String.join(" ", names);
		}
		catch (RuntimeException ex) {
			return ex.getClass().getName();
		}
	}

	/**
	 * Return the names that the methods of a builder imply.
	 */
	String namesOfBuilder(AccessorNamingStrategy.Provider provider) {
		try {
			List<String> names = new ArrayList<>();
			addMutators(provider.forBuilder(this.config,
					AnnotatedClassResolver.resolveWithoutSuperTypes(this.config, Probe.class),
					this.config.introspectClassAnnotations(Probe.class)), names);
			return String.join(" ", names);
		}
		catch (RuntimeException ex) {
			return ex.getClass().getName();
		}
	}

	private void addMutators(AccessorNamingStrategy strategy, List<String> names) {
		for (String method : MUTATORS) {
			names.add(nameForMutator(strategy, method("setText", String.class), method));
		}
	}

	/**
	 * Names of setters matter for reading only.
	 */
	private boolean isForReading() {
		return this.config instanceof DeserializationConfig;
	}

	private AnnotatedMethod method(String name, Class<?>... parameters) {
		try {
			return new AnnotatedMethod(context(), Probe.class.getDeclaredMethod(name, parameters), new AnnotationMap(),
					new AnnotationMap[parameters.length]);
		}
		catch (NoSuchMethodException ex) {
			throw new IllegalStateException("Reflection hints for " + Probe.class.getName() + " are missing", ex);
		}
	}

	private AnnotatedField field(String name) {
		try {
			return new AnnotatedField(context(), Probe.class.getDeclaredField(name), new AnnotationMap());
		}
		catch (NoSuchFieldException ex) {
			throw new IllegalStateException("Reflection hints for " + Probe.class.getName() + " are missing", ex);
		}
	}

	private TypeResolutionContext context() {
		return new TypeResolutionContext.Empty(this.config.getTypeFactory());
	}

	private String nameForGetter(PropertyNamingStrategy strategy, AnnotatedMethod method, String property) {
		try {
			return answer(strategy.nameForGetterMethod(this.config, method, property));
		}
		catch (RuntimeException ex) {
			return answer(ex);
		}
	}

	private String nameForSetter(PropertyNamingStrategy strategy, AnnotatedMethod method, String property) {
		try {
			return answer(strategy.nameForSetterMethod(this.config, method, property));
		}
		catch (RuntimeException ex) {
			return answer(ex);
		}
	}

	private String nameForField(PropertyNamingStrategy strategy, AnnotatedField field, String property) {
		try {
			return answer(strategy.nameForField(this.config, field, property));
		}
		catch (RuntimeException ex) {
			return answer(ex);
		}
	}

	private static String nameForRegularGetter(AccessorNamingStrategy strategy, AnnotatedMethod method, String name) {
		try {
			return answer(strategy.findNameForRegularGetter(method, name));
		}
		catch (RuntimeException ex) {
			return answer(ex);
		}
	}

	private static String nameForIsGetter(AccessorNamingStrategy strategy, AnnotatedMethod method, String name) {
		try {
			return answer(strategy.findNameForIsGetter(method, name));
		}
		catch (RuntimeException ex) {
			return answer(ex);
		}
	}

	private static String nameForMutator(AccessorNamingStrategy strategy, AnnotatedMethod method, String name) {
		try {
			return answer(strategy.findNameForMutator(method, name));
		}
		catch (RuntimeException ex) {
			return answer(ex);
		}
	}

	private static String modifiedFieldName(AccessorNamingStrategy strategy, AnnotatedField field) {
		try {
			return answer(strategy.modifyFieldName(field, "name"));
		}
		catch (RuntimeException ex) {
			return answer(ex);
		}
	}

	private static String answer(@Nullable String name) {
		return Objects.requireNonNullElse(name, "-");
	}

	/**
	 * A strategy may well fail for a member that is not the application's.
	 */
	private static String answer(RuntimeException failure) {
		return failure.getClass().getSimpleName();
	}

	/**
	 * The class whose members are asked about.
	 */
	static final class Probe {

		@Nullable String text;

		@Nullable String getText() {
			return this.text;
		}

		void setText(@Nullable String text) {
			this.text = text;
		}

		boolean isFlag() {
			return this.text != null;
		}

	}

}
