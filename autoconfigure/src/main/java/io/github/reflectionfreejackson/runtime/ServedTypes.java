package io.github.reflectionfreejackson.runtime;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;

/**
 * Knows of each type that was written whether generated code or reflection writes it, and
 * why, and logs it: every type at debug level, every reason that asks for attention once.
 * <p>
 * Holds names of types only, so that it keeps no class alive. May be used by several
 * threads.
 *
 * @since 0.1.0
 */
public final class ServedTypes {

	private static final Log logger = LogFactory.getLog(ServedTypes.class);

	private static final String GENERATED = "";

	private final Map<String, String> reasons = new ConcurrentHashMap<>();

	private final Set<String> reported = ConcurrentHashMap.newKeySet();

	/**
	 * Return the names of the types which generated code writes.
	 * @return the names
	 */
	public Set<String> byGeneratedCode() {
		Map<String, String> types = new TreeMap<>(this.reasons);
		types.values().removeIf((reason) -> !GENERATED.equals(reason));
		return types.keySet();
	}

	/**
	 * Return the names of the types which Jackson's reflection writes, although they are
	 * beans, each with the reason.
	 * @return the reasons by name of the type
	 */
	public Map<String, String> byReflection() {
		Map<String, String> types = new TreeMap<>(this.reasons);
		types.values().removeIf(GENERATED::equals);
		return types;
	}

	void byGeneratedCode(Class<?> type) {
		if (this.reasons.put(type.getName(), GENERATED) == null && logger.isDebugEnabled()) {
			logger.debug("Writing " + type.getName() + " by generated code");
		}
	}

	void byReflection(Class<?> type, String reason) {
		if (!reason.equals(this.reasons.put(type.getName(), reason))) {
			report(type, reason);
		}
	}

	void byReflectionUnlessKnown(Class<?> type, String reason) {
		if (this.reasons.putIfAbsent(type.getName(), reason) == null) {
			report(type, reason);
		}
	}

	private void report(Class<?> type, String reason) {
		if (this.reported.add(reason)) {
			logger.info("Writing " + type.getName() + " by reflection: " + reason);
		}
		else if (logger.isDebugEnabled()) {
			logger.debug("Writing " + type.getName() + " by reflection: " + reason);
		}
	}

}
