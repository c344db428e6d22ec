package io.github.reflectionfreejackson.autoconfigure;

import java.util.ArrayList;
import java.util.List;

import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * Properties of JSON binding by generated code.
 *
 * @since 0.1.0
 */
@ConfigurationProperties(ReflectionFreeJacksonProperties.PREFIX)
public class ReflectionFreeJacksonProperties {

	/**
	 * Prefix of all properties.
	 */
	public static final String PREFIX = "spring.jackson.reflection-free";

	/**
	 * Whether types are served by generated code. Read while AOT processing, where off
	 * means that nothing is generated, and again at run time, where off means that
	 * generated code is not used.
	 */
	private boolean enabled = false;

	/**
	 * Whether ObjectMapper beans which were not built by Spring Boot's
	 * Jackson2ObjectMapperBuilder use generated code as well.
	 */
	private boolean allMappers = false;

	/**
	 * Names of classes to generate code for although no controller method declares them.
	 */
	private List<String> include = new ArrayList<>();

	/**
	 * Packages, with their sub-packages, whose classes to generate code for although no
	 * controller method declares them.
	 */
	private List<String> includePackages = new ArrayList<>();

	/**
	 * Names of classes, or of packages followed by '.*', that are left to Jackson's
	 * reflection.
	 */
	private List<String> exclude = new ArrayList<>();

	public boolean isEnabled() {
		return this.enabled;
	}

	public void setEnabled(boolean enabled) {
		this.enabled = enabled;
	}

	public boolean isAllMappers() {
		return this.allMappers;
	}

	public void setAllMappers(boolean allMappers) {
		this.allMappers = allMappers;
	}

	public List<String> getInclude() {
		return this.include;
	}

	public void setInclude(List<String> include) {
		this.include = include;
	}

	public List<String> getIncludePackages() {
		return this.includePackages;
	}

	public void setIncludePackages(List<String> includePackages) {
		this.includePackages = includePackages;
	}

	public List<String> getExclude() {
		return this.exclude;
	}

	public void setExclude(List<String> exclude) {
		this.exclude = exclude;
	}

}
