package io.github.reflectionfreejackson.runtime.direct;

import java.io.Closeable;
import java.io.IOException;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import org.jspecify.annotations.Nullable;

/**
 * A generator of Jackson's that is opened when something needs one, and so is its
 * provider. Until then, values that are encoded go to the target, which is written to,
 * flushed and closed as the generator would do.
 * <p>
 * Not to be used by several threads at a time.
 */
final class LazyGenerator implements Closeable {

	/**
	 * Serializes nothing, so that a provider gets to know the generator.
	 */
	static final JsonSerializer<Object> WRITES_NOTHING = new Continuation(null);

	private final DirectConditions conditions;

	private final DirectTarget target;

	private @Nullable DefaultSerializerProvider provider;

	private @Nullable JsonGenerator generator;

	private @Nullable Thread latestThread;

	private @Nullable JsonEncoder latestEncoder;

	/**
	 * How many values went to the target.
	 */
	private int values;

	LazyGenerator(DirectConditions conditions, DirectTarget target) {
		this.conditions = conditions;
		this.target = target;
	}

	/**
	 * Return an encoder for this thread, to be released. Values of a sequence mostly come
	 * in the same one.
	 */
	JsonEncoder encoder() {
		Thread thread = Thread.currentThread();
		JsonEncoder latest = this.latestEncoder;
		if (latest != null && this.latestThread == thread && !latest.isActive()) {
			return latest;
		}
		JsonEncoder encoder = Encoding.encoder();
		if (!encoder.isShared()) {
			this.latestEncoder = encoder;
			this.latestThread = thread;
		}
		return encoder;
	}

	/**
	 * Return the provider, which is the same for all values.
	 */
	DefaultSerializerProvider provider() {
		DefaultSerializerProvider created = this.provider;
		if (created == null) {
			created = this.conditions.createProvider();
			this.provider = created;
		}
		return created;
	}

	/**
	 * Return the active view, or {@code null} if there is none.
	 */
	@Nullable Class<?> activeView() {
		return this.conditions.activeView();
	}

	/**
	 * Return whether the mapper has something else written for {@code null}.
	 */
	boolean replacesNull() {
		return this.conditions.replacesNull();
	}

	/**
	 * Return the features of generators.
	 */
	int features() {
		return this.conditions.generatorFeatures();
	}

	/**
	 * Return the configuration that the provider has.
	 */
	SerializationConfig config() {
		return this.conditions.writer().getConfig();
	}

	/**
	 * Return how many objects and arrays there may be within each other.
	 */
	int maxDepth() {
		return this.conditions.factory().streamWriteConstraints().getMaxNestingDepth();
	}

	boolean isOpen() {
		return this.generator != null;
	}

	/**
	 * Return the generator, which the provider knows then.
	 */
	JsonGenerator open() throws IOException {
		JsonGenerator opened = this.generator;
		if (opened == null) {
			opened = this.conditions.writer().createGenerator(this.target.stream());
			this.generator = opened;
			GeneratorWindow.count(opened, this.values);
			provider().serializeValue(opened, this, null, WRITES_NOTHING);
		}
		return opened;
	}

	/**
	 * Write a whole value to the target.
	 */
	void write(byte[] bytes, int start, int end) throws IOException {
		this.values++;
		this.target.write(bytes, start, end);
	}

	/**
	 * Return what Jackson's provider makes of a failure of the serializer of a root
	 * value.
	 */
	IOException failed(Object value, Exception failure) throws IOException {
		provider().serializeValue(open(), value, null, new Continuation(failure));
		throw new IllegalStateException("Jackson did not report the failure", failure);
	}

	void flush() throws IOException {
		if (this.generator != null) {
			this.generator.flush();
		}
		else if (this.conditions.flushesTarget()) {
			this.target.flush();
		}
	}

	@Override
	public void close() throws IOException {
		if (this.generator != null) {
			this.generator.close();
		}
		else if (this.conditions.closesTarget()) {
			this.target.close();
		}
		else if (this.conditions.flushesTarget()) {
			this.target.flush();
		}
	}

	/**
	 * What is left to do for a serializer where a value has been written already.
	 */
	private static final class Continuation extends JsonSerializer<Object> {

		private final @Nullable Exception failure;

		Continuation(@Nullable Exception failure) {
			this.failure = failure;
		}

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			if (this.failure != null) {
				Continuation.<RuntimeException>raise(this.failure);
			}
		}

		/**
		 * Containers may throw what they do not declare.
		 */
		@SuppressWarnings("unchecked")
		private static <T extends Exception> void raise(Exception failure) throws T {
			throw (T) failure;
		}

	}

}
