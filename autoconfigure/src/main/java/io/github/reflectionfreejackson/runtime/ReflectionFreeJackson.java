package io.github.reflectionfreejackson.runtime;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.BeanDeserializerFactory;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.ser.BeanSerializerFactory;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import com.fasterxml.jackson.databind.ser.SerializerFactory;
import io.github.reflectionfreejackson.runtime.read.DeserializationContexts;
import io.github.reflectionfreejackson.runtime.read.GeneratedDeserializerFactory;
import io.github.reflectionfreejackson.runtime.read.ReadingGuard;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import io.github.reflectionfreejackson.runtime.verify.VerifiedReading;
import io.github.reflectionfreejackson.runtime.verify.VerifiedWriting;
import io.github.reflectionfreejackson.runtime.write.GeneratedSerializerFactory;
import io.github.reflectionfreejackson.runtime.write.GeneratedSerializerProvider;
import io.github.reflectionfreejackson.runtime.write.Guard;
import io.github.reflectionfreejackson.runtime.write.VerifyingSerializerProvider;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;
import org.jspecify.annotations.Nullable;

/**
 * Makes mappers use generated code. May be used by several threads, each mapper by one.
 *
 * @since 0.1.0
 */
public final class ReflectionFreeJackson {

	private static final Log logger = LogFactory.getLog(ReflectionFreeJackson.class);

	private static final String XML = "XML";

	private static final String NOT_FOR_READING = "Reading by reflection: generated code cannot be installed for reading";

	private final Guard guard;

	private final ServedTypes servedTypes;

	private final @Nullable ShadowVerification verification;

	private final @Nullable ReadingGuard readingGuard;

	/**
	 * The builder may build many mappers that are alike.
	 */
	private final Set<String> reported = ConcurrentHashMap.newKeySet();

	/**
	 * Create an installer of what was generated.
	 * @param serializers what was generated
	 * @param servedTypes where to note how types are written
	 */
	public ReflectionFreeJackson(GeneratedSerializers serializers, ServedTypes servedTypes) {
		this(serializers, servedTypes, null);
	}

	/**
	 * Create an installer of what was generated.
	 * @param serializers what was generated
	 * @param servedTypes where to note how types are written
	 * @param verification has values written and read by plain Jackson as well, or
	 * {@code null} to verify nothing
	 */
	public ReflectionFreeJackson(GeneratedSerializers serializers, ServedTypes servedTypes,
			@Nullable ShadowVerification verification) {
		this(serializers, servedTypes, verification, true);
	}

	/**
	 * Create an installer of what was generated.
	 * @param serializers what was generated
	 * @param servedTypes where to note how types are written
	 * @param verification has values written and read by plain Jackson as well, or
	 * {@code null} to verify nothing
	 * @param encoding whether to encode values straight into the output, where that is
	 * possible, rather than to write them through Jackson's generator
	 */
	public ReflectionFreeJackson(GeneratedSerializers serializers, ServedTypes servedTypes,
			@Nullable ShadowVerification verification, boolean encoding) {
		this(serializers, servedTypes, verification, encoding, ReadingMode.DIRECT);
	}

	/**
	 * Create an installer of what was generated.
	 * @param serializers what was generated
	 * @param servedTypes where to note how types are written and read
	 * @param verification has values written and read by plain Jackson as well, or
	 * {@code null} to verify nothing
	 * @param encoding whether to encode values straight into the output, where that is
	 * possible, rather than to write them through Jackson's generator
	 * @param reading how to read types for which code was generated
	 */
	public ReflectionFreeJackson(GeneratedSerializers serializers, ServedTypes servedTypes,
			@Nullable ShadowVerification verification, boolean encoding, ReadingMode reading) {
		this.servedTypes = servedTypes;
		this.guard = new Guard(serializers, servedTypes, verification, encoding);
		this.verification = (verification != null && verification.isOn()) ? verification : null;
		this.readingGuard = (reading != ReadingMode.REFLECTIVE && !serializers.readingFingerprint().isEmpty())
				? new ReadingGuard(serializers, servedTypes.reading(),
						(this.verification != null) ? this.verification.reading() : null, reading == ReadingMode.DIRECT)
				: null;
	}

	/**
	 * Make a mapper, and all copies of it, write and read by generated code. A mapper
	 * with a serializer factory of the application's own, which is logged once, and one
	 * for XML stay as they are. One with a deserializer factory of the application's own,
	 * which is logged once as well, only writes by generated code.
	 * @param mapper the mapper, which must not have been used yet
	 * @return whether the mapper writes by generated code
	 */
	public boolean install(ObjectMapper mapper) {
		SerializerFactory factory = mapper.getSerializerFactory();
		if (factory instanceof GeneratedSerializerFactory) {
			return true;
		}
		if (XML.equals(mapper.getFactory().getFormatName())) {
			return false;
		}
		if (factory.getClass() != BeanSerializerFactory.class) {
			warnOnce("Writing and reading by reflection: the mapper has a serializer factory of its own, "
					+ factory.getClass().getName() + ". Remove it to use generated code");
			return false;
		}
		mapper.setSerializerFactory(
				new GeneratedSerializerFactory(((BeanSerializerFactory) factory).getFactoryConfig(), this.guard));
		this.servedTypes.installed();
		if (this.verification != null) {
			verify(mapper, this.verification);
		}
		else if (this.guard.encodes()
				&& mapper.getSerializerProvider() instanceof DefaultSerializerProvider.Impl provider) {
			mapper.setSerializerProvider(new GeneratedSerializerProvider(provider, mapper));
		}
		if (this.readingGuard != null) {
			installForReading(mapper, this.readingGuard);
		}
		return true;
	}

	private void installForReading(ObjectMapper mapper, ReadingGuard guard) {
		if (!DeserializationContexts.isStandard(mapper)) {
			warnOnce("Reading by reflection: the mapper has a deserializer factory of its own, "
					+ DeserializationContexts.factory(mapper).getClass().getName()
					+ ". Remove it to use generated code");
			return;
		}
		BeanDeserializerFactory factory = (BeanDeserializerFactory) DeserializationContexts.factory(mapper);
		try {
			if (this.verification == null || !isReadingVerifiable(mapper)) {
				DeserializationContexts.setFactory(mapper,
						new GeneratedDeserializerFactory(factory.getFactoryConfig(), guard));
			}
			else {
				DeserializationContexts.verify(mapper, guard, this.verification.reading());
			}
		}
		catch (RuntimeException | LinkageError ex) {
			if (this.reported.add(NOT_FOR_READING)) {
				logger.warn(NOT_FOR_READING, ex);
			}
		}
	}

	private boolean isReadingVerifiable(ObjectMapper mapper) {
		if (!(mapper.getDeserializationContext() instanceof DefaultDeserializationContext.Impl)) {
			warnOnce("Verifying no reading: the mapper has a deserialization context of its own, "
					+ mapper.getDeserializationContext().getClass().getName());
			return false;
		}
		if (!VerifiedReading.isPossible()) {
			warnOnce("Verifying no reading: Jackson's parsers cannot be looked into");
			return false;
		}
		return true;
	}

	private void verify(ObjectMapper mapper, ShadowVerification verification) {
		if (!VerifiedWriting.isPossible()) {
			warnOnce("Verifying no writing: Jackson's generators cannot be looked into");
		}
		else if (mapper.getSerializerProvider() instanceof DefaultSerializerProvider.Impl provider) {
			mapper.setSerializerProvider(new VerifyingSerializerProvider(provider, verification));
		}
		else {
			warnOnce("Verifying no writing: the mapper has a serializer provider of its own, "
					+ mapper.getSerializerProvider().getClass().getName());
		}
	}

	private void warnOnce(String message) {
		if (this.reported.add(message)) {
			logger.warn(message);
		}
	}

	/**
	 * Make a mapper write and read by Jackson's reflection again, and verify nothing. A
	 * mapper that does not write by generated code stays as it is.
	 * @param mapper the mapper, which must not have been used yet
	 */
	public static void uninstall(ObjectMapper mapper) {
		DeserializationContexts.stopVerifying(mapper);
		if (DeserializationContexts.factory(mapper) instanceof GeneratedDeserializerFactory factory) {
			DeserializationContexts.setFactory(mapper,
					BeanDeserializerFactory.instance.withConfig(factory.getFactoryConfig()));
		}
		if (mapper.getSerializerFactory() instanceof GeneratedSerializerFactory factory) {
			mapper.setSerializerFactory(BeanSerializerFactory.instance.withConfig(factory.getFactoryConfig()));
		}
		if (mapper.getSerializerProvider() instanceof VerifyingSerializerProvider provider) {
			mapper.setSerializerProvider(provider.withoutVerification());
		}
		else if (mapper.getSerializerProvider() instanceof GeneratedSerializerProvider provider) {
			mapper.setSerializerProvider(GeneratedSerializerProvider.standard(provider));
		}
	}

	/**
	 * Return whether a mapper writes by generated code.
	 * @param mapper the mapper
	 * @return whether generated code was installed
	 */
	public static boolean isInstalled(ObjectMapper mapper) {
		return mapper.getSerializerFactory() instanceof GeneratedSerializerFactory;
	}

}
