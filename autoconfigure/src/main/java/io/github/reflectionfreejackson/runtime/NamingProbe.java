package io.github.reflectionfreejackson.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

import com.fasterxml.jackson.databind.PropertyNamingStrategy;
import com.fasterxml.jackson.databind.SerializationConfig;
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

	private final SerializationConfig config;

	NamingProbe(SerializationConfig config) {
		this.config = config;
	}

	String names(@Nullable PropertyNamingStrategy strategy) {
		if (strategy == null) {
			return "none";
		}
		AnnotatedMethod method = method("getText");
		AnnotatedField field = field("text");
		List<String> names = new ArrayList<>();
		for (String property : PROPERTIES) {
			names.add(answer(() -> strategy.nameForGetterMethod(this.config, method, property)));
			names.add(answer(() -> strategy.nameForField(this.config, field, property)));
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
				names.add(answer(() -> strategy.findNameForRegularGetter(text, method)));
				names.add(answer(() -> strategy.findNameForIsGetter(flag, method)));
			}
			names.add(answer(() -> strategy.modifyFieldName(field, "name")));
			return String.join(" ", names);
		}
		catch (RuntimeException ex) {
			return ex.getClass().getName();
		}
	}

	private AnnotatedMethod method(String name) {
		try {
			return new AnnotatedMethod(context(), Probe.class.getDeclaredMethod(name), new AnnotationMap(), null);
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

	/**
	 * A strategy may well fail for a member that is not the application's.
	 */
	private static String answer(Supplier<@Nullable String> question) {
		try {
			return Objects.requireNonNullElse(question.get(), "-");
		}
		catch (RuntimeException ex) {
			return ex.getClass().getSimpleName();
		}
	}

	/**
	 * The class whose members are asked about.
	 */
	static final class Probe {

		@Nullable String text;

		@Nullable String getText() {
			return this.text;
		}

		boolean isFlag() {
			return this.text != null;
		}

	}

}
