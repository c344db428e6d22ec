package io.github.reflectionfreejackson.test.ondemand;

import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Generates for many mappers ahead of use, and compiles all at once, since starting the
 * compiler costs more than a type. Whatever cannot be prepared this way is left until it
 * is used.
 * <p>
 * Instances are for one thread.
 *
 * @since 0.1.0
 */
public final class OnDemandBatch {

	private final Map<OnDemandReflectionFree, GeneratedSources> pending = new LinkedHashMap<>();

	/**
	 * Generate for types.
	 * @param onDemand for which mapper, which stays in use until {@link #compile()}
	 * @param applicationClass a class in the package of the application
	 * @param types the types
	 */
	public void add(OnDemandReflectionFree onDemand, Class<?> applicationClass, Collection<Class<?>> types) {
		GeneratedSources generated = onDemand.serializers().generateWithReading(applicationClass, types);
		if (generated != null) {
			this.pending.put(onDemand, generated);
		}
	}

	/**
	 * Compile and load what was generated.
	 * @return whether it did compile
	 */
	public boolean compile() {
		Iterator<List<Class<?>>> loaded;
		try {
			loaded = GeneratedClassLoading.load(this.pending.values()).iterator();
		}
		catch (IllegalStateException ex) {
			return false;
		}
		this.pending.forEach((onDemand, generated) -> onDemand.serializers().add(generated, loaded.next()));
		return true;
	}

}
