package io.github.reflectionfreejackson.runtime.fingerprint;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.TreeMap;

import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import org.jspecify.annotations.Nullable;

/**
 * The settings of Jackson's Kotlin module, which keeps them in its annotation
 * introspectors and, of some versions, its instantiator. Immutable.
 *
 * @since 0.1.0
 */
public final class KotlinSettings {

	private static final String MODULE = "com.fasterxml.jackson.module.kotlin.";

	private static final String INSTANTIATOR = MODULE + "KotlinValueInstantiator";

	private static final String CHECK = "strictNullChecks";

	private final Map<String, Boolean> settings;

	private KotlinSettings(Map<String, Boolean> settings) {
		this.settings = settings;
	}

	/**
	 * Return the settings with which a mapper has the module.
	 * @param config the mapper's configuration
	 * @return the settings, as far as they can be found out, or {@code null} if the
	 * mapper does not have the module
	 */
	public static @Nullable KotlinSettings of(MapperConfig<?> config) {
		Map<String, Boolean> settings = null;
		for (AnnotationIntrospector introspector : config.getAnnotationIntrospector().allIntrospectors()) {
			if (introspector.getClass().getName().startsWith(MODULE)) {
				settings = (settings != null) ? settings : new TreeMap<>();
				add(introspector, settings);
			}
		}
		return (settings != null) ? new KotlinSettings(settings) : null;
	}

	private static void add(AnnotationIntrospector introspector, Map<String, Boolean> settings) {
		for (Field field : introspector.getClass().getDeclaredFields()) {
			if (field.getType() == boolean.class && !Modifier.isStatic(field.getModifiers())) {
				try {
					field.setAccessible(true);
					settings.put(field.getName(), field.getBoolean(introspector));
				}
				catch (ReflectiveOperationException | RuntimeException ex) {
					// Not known, here as elsewhere
				}
			}
		}
	}

	/**
	 * Return whether an instantiator is that of the module, and just passes arguments to
	 * a constructor. Before Jackson 2.21, it may have been told to look for {@code null}
	 * inside them.
	 * @param instantiator what creates instances
	 * @return whether it is and does
	 */
	public static boolean passArguments(ValueInstantiator instantiator) {
		Class<?> type = instantiator.getClass();
		if (!type.getName().equals(INSTANTIATOR)) {
			return false;
		}
		for (Field field : type.getDeclaredFields()) {
			if (field.getName().equals(CHECK)) {
				return !isSet(field, instantiator);
			}
		}
		return true;
	}

	private static boolean isSet(Field field, Object target) {
		try {
			field.setAccessible(true);
			return field.getBoolean(target);
		}
		catch (ReflectiveOperationException | RuntimeException ex) {
			return true;
		}
	}

	/**
	 * Return whether something is known to be switched off.
	 * @param setting the name of a property of the module
	 * @return whether it is; {@code false} also if that cannot be found out
	 */
	public boolean isOff(String setting) {
		return Boolean.FALSE.equals(this.settings.get(setting));
	}

	/**
	 * Return all settings as text.
	 */
	@Override
	public String toString() {
		return this.settings.toString();
	}

}
