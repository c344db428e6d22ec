package io.github.reflectionfreejackson.autoconfigure;

import java.util.ArrayList;
import java.util.List;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.source.InvalidConfigurationPropertyValueException;

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
	 * Whether types are served by generated code. Read while building, where off means
	 * that nothing is generated, and again at run time, where off means that generated
	 * code is not used.
	 */
	private boolean enabled = false;

	/**
	 * Whether ObjectMapper beans which were not built by a Jackson2ObjectMapperBuilder
	 * bean use generated code as well.
	 */
	private boolean allMappers = false;

	/**
	 * Names of classes to generate code for although no controller method declares them.
	 * Read while building.
	 */
	private List<String> include = new ArrayList<>();

	/**
	 * Packages, with their sub-packages, whose classes to generate code for although no
	 * controller method declares them; components, what extends Jackson, such as
	 * serializers, and builders are left out. Read while building.
	 */
	private List<String> includePackages = new ArrayList<>();

	/**
	 * Names of classes, or of packages followed by '.*', that are left to Jackson's
	 * reflection. Read while building.
	 */
	private List<String> exclude = new ArrayList<>();

	/**
	 * What AOT processing does about types that are left to Jackson's reflection, and
	 * about controller methods whose types it cannot see. Read while building.
	 */
	private OnFallback onFallback = OnFallback.IGNORE;

	/**
	 * Names of classes, or of packages followed by '.*', that may be left to Jackson's
	 * reflection, or whose methods may return what cannot be seen, whatever 'on-fallback'
	 * says. Read while building.
	 */
	private List<String> allowedFallbacks = new ArrayList<>();

	/**
	 * Whether types that generated code serves get hints as well, so that Jackson's
	 * reflection can serve them in a native image, too: where generated code is switched
	 * off, verified, or steps back at run time. Types get them anyway if 'verify' is on
	 * while building. Read while building.
	 */
	private boolean fallbackHints = false;

	/**
	 * Whether to encode values straight into the output, where that is possible, rather
	 * than to write them through Jackson's generator.
	 */
	private boolean directEncoding = true;

	/**
	 * Which values are written, and read, by plain Jackson as well, to verify what
	 * generated code does. What plain Jackson makes of a value that is verified is what
	 * is sent, or what the application gets.
	 */
	private Verify verify = Verify.OFF;

	/**
	 * Share of values that are verified if 'verify' is 'sample', from 0 to 1.
	 */
	private double verifySampleRate = 0.01;

	private final Reading reading = new Reading();

	private final Http http = new Http();

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

	public OnFallback getOnFallback() {
		return this.onFallback;
	}

	public void setOnFallback(OnFallback onFallback) {
		this.onFallback = onFallback;
	}

	public List<String> getAllowedFallbacks() {
		return this.allowedFallbacks;
	}

	public void setAllowedFallbacks(List<String> allowedFallbacks) {
		this.allowedFallbacks = allowedFallbacks;
	}

	public boolean isFallbackHints() {
		return this.fallbackHints;
	}

	public void setFallbackHints(boolean fallbackHints) {
		this.fallbackHints = fallbackHints;
	}

	public boolean isDirectEncoding() {
		return this.directEncoding;
	}

	public void setDirectEncoding(boolean directEncoding) {
		this.directEncoding = directEncoding;
	}

	public Verify getVerify() {
		return this.verify;
	}

	public void setVerify(Verify verify) {
		this.verify = verify;
	}

	public double getVerifySampleRate() {
		return this.verifySampleRate;
	}

	public void setVerifySampleRate(double verifySampleRate) {
		this.verifySampleRate = verifySampleRate;
	}

	public Reading getReading() {
		return this.reading;
	}

	public Http getHttp() {
		return this.http;
	}

	/**
	 * Return which share of values to verify.
	 * @throws InvalidConfigurationPropertyValueException if the share is out of range
	 */
	double shareToVerify() {
		if (!(this.verifySampleRate >= 0 && this.verifySampleRate <= 1)) {
			throw new InvalidConfigurationPropertyValueException(PREFIX + ".verify-sample-rate", this.verifySampleRate,
					"It must be from 0 to 1.");
		}
		return switch (this.verify) {
			case OFF -> 0;
			case SAMPLE -> this.verifySampleRate;
			case ALWAYS -> 1;
		};
	}

	/**
	 * Properties of reading.
	 */
	public static class Reading {

		/**
		 * Whether types are read by generated code, and not only written. Read while
		 * building, where off means that no code is generated for reading, and again at
		 * run time, where off means that Jackson's reflection reads. Without effect
		 * unless 'spring.jackson.reflection-free.enabled' is set.
		 */
		private boolean enabled = true;

		/**
		 * Whether expected names and simple values are taken straight from the input,
		 * where that is possible, rather than through Jackson's parser.
		 */
		private boolean direct = true;

		public boolean isEnabled() {
			return this.enabled;
		}

		public void setEnabled(boolean enabled) {
			this.enabled = enabled;
		}

		public boolean isDirect() {
			return this.direct;
		}

		public void setDirect(boolean direct) {
			this.direct = direct;
		}

	}

	/**
	 * Properties of the way from a controller to the network.
	 */
	public static class Http {

		/**
		 * Whether Spring Boot's message converter and encoder for JSON are replaced by
		 * ones that derive once what Spring derives for each answer, and the converter
		 * for each request. The converter is not where something may ask for exactly its
		 * class, as advices do. Without effect unless
		 * 'spring.jackson.reflection-free.enabled' is set.
		 */
		private boolean enabled = true;

		public boolean isEnabled() {
			return this.enabled;
		}

		public void setEnabled(boolean enabled) {
			this.enabled = enabled;
		}

	}

	/**
	 * What AOT processing does about types that are left to Jackson's reflection.
	 */
	public enum OnFallback {

		/**
		 * Report them.
		 */
		IGNORE,

		/**
		 * Report them, and log a warning.
		 */
		WARN,

		/**
		 * Report them, and end with an error.
		 */
		FAIL

	}

	/**
	 * Which values are written, and read, by plain Jackson as well, to verify what
	 * generated code does.
	 */
	public enum Verify {

		/**
		 * None.
		 */
		OFF,

		/**
		 * Some, chosen at random.
		 */
		SAMPLE,

		/**
		 * All.
		 */
		ALWAYS

	}

}
