package io.github.reflectionfreejackson.aot;

import java.util.List;
import java.util.Map;

import io.github.reflectionfreejackson.aot.discovery.DiscoveryProperties;
import io.github.reflectionfreejackson.aot.discovery.NamePatterns;
import io.github.reflectionfreejackson.aot.discovery.RootTypes;
import io.github.reflectionfreejackson.aot.model.ApplicationModel;
import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;

/**
 * Tells of entries of properties that are without effect. What is to be included and is
 * not there, is told of where it is looked for.
 */
final class PropertyEntries {

	private static final Log logger = LogFactory.getLog(PropertyEntries.class);

	private final ReflectionFreeJacksonProperties properties;

	private final Map<String, String> malformed;

	PropertyEntries(DiscoveryProperties properties) {
		this.properties = properties.values();
		this.malformed = properties.malformed();
	}

	/**
	 * Warn of values that are malformed, and of entries which can mean nothing, since
	 * they are not written as names are. Those of beans, which may be allowed, are
	 * written in any way.
	 */
	void warnOfMalformed(RootTypes roots) {
		this.malformed.forEach((property, reason) -> logger.warn(property + " is without effect: " + reason));
		warnOfMalformed("exclude", this.properties.getExclude());
		warnOfMalformed("allowed-fallbacks",
				this.properties.getAllowedFallbacks()
					.stream()
					.filter((entry) -> roots.unreadable().stream().noneMatch((bean) -> bean.beanName().equals(entry)))
					.toList());
	}

	private static void warnOfMalformed(String property, List<String> entries) {
		for (String entry : entries) {
			String objection = NamePatterns.objection(entry);
			if (objection != null) {
				logger.warn("'" + entry + "' in " + ReflectionFreeJacksonProperties.PREFIX + "." + property + " "
						+ objection);
			}
		}
	}

	/**
	 * Tell of exclusions which mean none of the types that were found.
	 */
	void tellOfUnused(ApplicationModel application) {
		for (String entry : this.properties.getExclude()) {
			NamePatterns pattern = NamePatterns.of(List.of(entry));
			if (!entry.isBlank() && NamePatterns.objection(entry) == null
					&& application.types().stream().noneMatch((type) -> pattern.match(type.getName()))
					&& application.reading().types().stream().noneMatch((type) -> pattern.match(type.getName()))) {
				logger.info("'" + entry + "' in " + ReflectionFreeJacksonProperties.PREFIX
						+ ".exclude means none of the types that were found: check the name, and write a package with '.*'");
			}
		}
	}

}
