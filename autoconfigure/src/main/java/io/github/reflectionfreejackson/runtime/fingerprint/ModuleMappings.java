package io.github.reflectionfreejackson.runtime.fingerprint;

import java.lang.invoke.VarHandle;
import java.util.HashMap;
import java.util.Map;

import com.fasterxml.jackson.databind.module.SimpleDeserializers;
import com.fasterxml.jackson.databind.module.SimpleKeyDeserializers;
import com.fasterxml.jackson.databind.type.ClassKey;
import io.github.reflectionfreejackson.runtime.access.JacksonMembers;

/**
 * Looks into the deserializers of modules. They can be asked about single classes, but
 * not whether they have any.
 * <p>
 * Keeps no state, and may be used by several threads.
 *
 * @since 0.1.0
 */
public final class ModuleMappings {

	private static final VarHandle VALUES = JacksonMembers.field(SimpleDeserializers.class, "_classMappings",
			HashMap.class);

	private static final VarHandle KEYS = JacksonMembers.field(SimpleKeyDeserializers.class, "_classMappings",
			HashMap.class);

	private ModuleMappings() {
	}

	/**
	 * Return the deserializers of values or keys that a module has for classes.
	 * @param extension what the module has added
	 * @return the deserializers by class, or none if it finds them in another way
	 */
	@SuppressWarnings("unchecked")
	public static Map<ClassKey, ?> of(Object extension) {
		Object mappings = null;
		if (extension instanceof SimpleDeserializers values) {
			mappings = VALUES.get(values);
		}
		else if (extension instanceof SimpleKeyDeserializers keys) {
			mappings = KEYS.get(keys);
		}
		return (mappings != null) ? (Map<ClassKey, ?>) mappings : Map.of();
	}

}
