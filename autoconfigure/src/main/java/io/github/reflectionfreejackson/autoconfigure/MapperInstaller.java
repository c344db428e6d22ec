package io.github.reflectionfreejackson.autoconfigure;

import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ser.BeanSerializerFactory;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.ReadingMode;
import io.github.reflectionfreejackson.runtime.ReflectionFreeJackson;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;

import org.springframework.aot.AotDetector;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.core.NativeDetector;
import org.springframework.core.env.Environment;
import org.springframework.http.converter.json.Jackson2ObjectMapperBuilder;
import org.springframework.util.function.SingletonSupplier;

/**
 * Makes mappers write and read by generated code: those which a builder bean builds, be
 * it Spring Boot's or the application's, and, if the application wants that, all other
 * mapper beans.
 */
class MapperInstaller implements BeanPostProcessor, SmartInitializingSingleton {

	private static final Log logger = LogFactory.getLog(MapperInstaller.class);

	private static final String XML = "XML";

	private final Environment environment;

	private final ObjectProvider<GeneratedSerializers> serializers;

	private final SingletonSupplier<Optional<ReflectionFreeJackson>> reflectionFreeJackson;

	private final Set<Jackson2ObjectMapperBuilder> builders = Collections
		.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

	/**
	 * The names of beans, of which there may be many instances.
	 */
	private final Set<String> warnedOf = ConcurrentHashMap.newKeySet();

	MapperInstaller(Environment environment, ObjectProvider<GeneratedSerializers> serializers,
			ObjectProvider<ServedTypes> servedTypes, ObjectProvider<ShadowVerification> verification) {
		this.environment = environment;
		this.serializers = serializers;
		this.reflectionFreeJackson = SingletonSupplier
			.of(() -> create(environment, serializers, servedTypes, verification));
	}

	private static Optional<ReflectionFreeJackson> create(Environment environment,
			ObjectProvider<GeneratedSerializers> serializers, ObjectProvider<ServedTypes> servedTypes,
			ObjectProvider<ShadowVerification> verification) {
		GeneratedSerializers generated = serializers.getIfAvailable();
		if (generated != null) {
			return Optional.of(new ReflectionFreeJackson(generated, servedTypes.getObject(), verification.getObject(),
					Switch.DIRECT_ENCODING.isOn(environment), readingMode(environment)));
		}
		if (AotDetector.useGeneratedArtifacts()) {
			logger.info("Writing and reading by reflection: AOT processing generated no code. Either "
					+ Switch.CODE.property() + " was not true while building, or the log of the build tells why");
		}
		return Optional.empty();
	}

	private static ReadingMode readingMode(Environment environment) {
		if (!Switch.READING.isOn(environment)) {
			return ReadingMode.REFLECTIVE;
		}
		return Switch.DIRECT_READING.isOn(environment) ? ReadingMode.DIRECT : ReadingMode.THROUGH_PARSER;
	}

	/**
	 * Have a builder make its mappers use generated code. Customizers reach Spring Boot's
	 * builder only, before it is a bean.
	 */
	void customize(Jackson2ObjectMapperBuilder builder) {
		if (this.builders.add(builder)) {
			builder.postConfigurer(this::install);
		}
	}

	/**
	 * Make a mapper use generated code, if there is any, and it is not switched off.
	 */
	private void install(ObjectMapper mapper) {
		if (isEnabled()) {
			this.reflectionFreeJackson.obtain().ifPresent((available) -> available.install(mapper));
		}
	}

	@Override
	public Object postProcessAfterInitialization(Object bean, String beanName) {
		if (bean instanceof Jackson2ObjectMapperBuilder builder) {
			customize(builder);
		}
		if (bean instanceof ObjectMapper mapper && isEnabled() && isCandidate(mapper)
				&& this.reflectionFreeJackson.obtain().isPresent()) {
			if (hasOwnFactory(mapper) || Switch.ALL_MAPPERS.isOn(this.environment)) {
				install(mapper);
			}
			else if (this.warnedOf.add(beanName)) {
				logger.warn("The ObjectMapper bean '" + beanName + "' was not built by a Jackson2ObjectMapperBuilder "
						+ "bean, and writes and reads by reflection. Set " + Switch.ALL_MAPPERS.property()
						+ "=true to have it use generated code, or inject the builder to build it");
			}
		}
		return bean;
	}

	/**
	 * A mock has no factories, and a proxy may have no mapper to ask for them yet.
	 */
	private static boolean isCandidate(ObjectMapper mapper) {
		try {
			return mapper.getFactory() != null && mapper.getSerializerFactory() != null
					&& !ReflectionFreeJackson.isInstalled(mapper) && !XML.equals(mapper.getFactory().getFormatName());
		}
		catch (RuntimeException ex) {
			return false;
		}
	}

	/**
	 * Whoever built it, installing says why such a mapper cannot use generated code.
	 */
	private static boolean hasOwnFactory(ObjectMapper mapper) {
		return mapper.getSerializerFactory().getClass() != BeanSerializerFactory.class;
	}

	@Override
	public void afterSingletonsInstantiated() {
		if (NativeDetector.inNativeImage()) {
			this.serializers.ifAvailable((generated) -> {
				String warning = MissingHints.warning(generated, this.environment);
				if (warning != null) {
					logger.warn(warning);
				}
			});
		}
	}

	private boolean isEnabled() {
		return Switch.CODE.isOn(this.environment);
	}

}
