package io.github.reflectionfreejackson.runtime.direct;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.ObjectCodec;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import com.fasterxml.jackson.databind.ser.SerializerFactory;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether whole values may be written without a generator: only if the mapper and
 * its factory would make nothing but a generator of Jackson's own for UTF-8, with all
 * that matters as by default, and nothing is written around a value.
 * <p>
 * A generator that is opened for the purpose, and writes nothing, shows it. What may
 * change after that is looked at for each value. May be used by several threads.
 */
final class DirectConditions {

	private final ObjectWriter writer;

	private final JsonFactory factory;

	private final DefaultSerializerProvider blueprint;

	private final ProviderView view;

	private final SerializerFactory serializerFactory;

	private final int features;

	private final int generatorFeatures;

	private final ObjectCodec codec;

	private final @Nullable Class<?> activeView;

	private final boolean flushesValues;

	private final boolean flushesTarget;

	private final boolean closesTarget;

	private DirectConditions(ObjectWriter writer, DefaultSerializerProvider blueprint,
			SerializerFactory serializerFactory, JsonGenerator probe) {
		this.writer = writer;
		this.factory = writer.getFactory();
		this.blueprint = blueprint;
		this.view = new ProviderView(blueprint, writer.getConfig(), serializerFactory);
		this.serializerFactory = serializerFactory;
		this.features = this.factory.getGeneratorFeatures();
		this.generatorFeatures = probe.getFeatureMask();
		this.codec = probe.getCodec();
		this.activeView = writer.getConfig().getActiveView();
		this.flushesValues = writer.isEnabled(SerializationFeature.FLUSH_AFTER_WRITE_VALUE);
		this.flushesTarget = probe.isEnabled(JsonGenerator.Feature.FLUSH_PASSED_TO_STREAM);
		this.closesTarget = probe.isEnabled(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
	}

	/**
	 * Return the conditions, or {@code null} if they do not hold.
	 */
	static @Nullable DirectConditions of(ObjectMapper mapper, ObjectWriter writer, @Nullable JavaType rootType) {
		if (!isUsual(writer.getFactory()) || writesAround(writer.getConfig())
				|| (rootType != null && !writer.hasPrefetchedSerializer())
				|| !(mapper.getSerializerFactory() instanceof EncodingFactory generated)
				|| !Encoding.isOfJackson(mapper.getSerializerProvider())) {
			return null;
		}
		Encoding encoding = generated.encoding();
		if (encoding == null) {
			return null;
		}
		DefaultSerializerProvider blueprint = (DefaultSerializerProvider) mapper.getSerializerProvider();
		try (JsonGenerator probe = writer.createGenerator(new ByteArrayOutputStream())) {
			DirectConditions conditions = new DirectConditions(writer, blueprint, mapper.getSerializerFactory(), probe);
			return (encoding.isPossible(probe, conditions.createProvider()) && conditions.hold()) ? conditions : null;
		}
		catch (IOException | RuntimeException ex) {
			return null;
		}
	}

	private static boolean isUsual(JsonFactory factory) {
		return FactoryView.isOfJackson(factory) && !new FactoryView(factory).isDecorating();
	}

	private static boolean writesAround(SerializationConfig config) {
		PropertyName name = config.getFullRootName();
		return (name != null) ? !name.isEmpty() : config.isEnabled(SerializationFeature.WRAP_ROOT_VALUE);
	}

	/**
	 * Return whether what may change is as it was.
	 */
	boolean hold() {
		return this.factory.getGeneratorFeatures() == this.features && this.factory.getCodec() == this.codec
				&& this.factory.getCharacterEscapes() == null && this.factory.getOutputDecorator() == null;
	}

	/**
	 * Return whether values of a sequence are separated as by default.
	 */
	boolean separateAsUsual() {
		return JsonFactory.DEFAULT_ROOT_VALUE_SEPARATOR.getValue().equals(this.factory.getRootValueSeparator());
	}

	/**
	 * Return whether a value is closed after it was written.
	 */
	boolean closes(Object value) {
		return this.writer.isEnabled(SerializationFeature.CLOSE_CLOSEABLE) && value instanceof Closeable;
	}

	/**
	 * Return a new provider, as there is one for each value or sequence.
	 */
	DefaultSerializerProvider createProvider() {
		return this.blueprint.createInstance(this.writer.getConfig(), this.serializerFactory);
	}

	/**
	 * Return the serializer which a new provider has at hand for a class, or {@code null}
	 * if it has to look further.
	 */
	@Nullable JsonSerializer<Object> knownSerializer(Class<?> type) {
		JsonSerializer<Object> settled = (this.blueprint instanceof EncodingProvider known) ? known.settledOfClass(type)
				: null;
		return (settled != null) ? settled : this.view.knownSerializer(type);
	}

	/**
	 * Return the failure to find a serializer as it is with a generator at hand. Jackson
	 * remembers what it made of the type the first time, and fails in another way then,
	 * so one is asked that remembers nothing.
	 */
	JsonMappingException failure(Class<?> type, JsonGenerator generator, JsonMappingException otherwise)
			throws IOException {
		DefaultSerializerProvider forgetful = this.blueprint.copy()
			.createInstance(this.writer.getConfig(), this.serializerFactory);
		forgetful.serializeValue(generator, type, null, LazyGenerator.WRITES_NOTHING);
		try {
			forgetful.findTypedValueSerializer(type, true, null);
		}
		catch (JsonMappingException ex) {
			return ex;
		}
		catch (RuntimeException ex) {
			// The first failure is the one that Jackson has
		}
		return otherwise;
	}

	@Nullable Class<?> activeView() {
		return this.activeView;
	}

	boolean replacesNull() {
		return !EncodedProperties.writesNullAsSuch(this.blueprint);
	}

	/**
	 * Return the features that generators have, which the writer may change.
	 */
	int generatorFeatures() {
		return this.generatorFeatures;
	}

	ObjectWriter writer() {
		return this.writer;
	}

	JsonFactory factory() {
		return this.factory;
	}

	/**
	 * Return whether the target is flushed after each value, before whoever writes values
	 * asks for it.
	 */
	boolean flushesValues() {
		return this.flushesValues;
	}

	boolean flushesTarget() {
		return this.flushesTarget;
	}

	boolean closesTarget() {
		return this.closesTarget;
	}

}
