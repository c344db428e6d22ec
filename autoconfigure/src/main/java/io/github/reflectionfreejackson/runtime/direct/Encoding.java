package io.github.reflectionfreejackson.runtime.direct;

import java.lang.ref.SoftReference;
import java.util.Arrays;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.UTF8JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import io.github.reflectionfreejackson.runtime.served.DeepStructures;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether beans may be encoded into a generator's buffer: only if the generator
 * is Jackson's own for UTF-8, and would write what encoders write.
 * <p>
 * One instance serves a mapper and its copies, and may be used by several threads.
 *
 * @since 0.1.0
 */
public final class Encoding {

	/**
	 * So many values are written through generators before any is encoded: the classes of
	 * encoders would take more than they gain for the first answer of an application.
	 */
	static final int FIRST_VALUES = 100;

	/**
	 * Softly reachable, as threads may outlive the application.
	 */
	private static final ThreadLocal<@Nullable SoftReference<JsonEncoder>> ENCODERS = new ThreadLocal<>();

	private final ServedTypes servedTypes;

	private final boolean allValues;

	/**
	 * How many values were written before any was encoded, as far as threads know of each
	 * other.
	 */
	private int values;

	/**
	 * Which conditions generators have violated.
	 */
	private volatile int[] violated = {};

	/**
	 * Create what decides.
	 * @param servedTypes where to note which types are encoded
	 * @param allValues whether the first values may be encoded, too
	 */
	public Encoding(ServedTypes servedTypes, boolean allValues) {
		this.servedTypes = servedTypes;
		this.allValues = allValues;
	}

	/**
	 * Return whether values are encoded even where that does not pay off: the first, and
	 * small ones inside of what is not encoded.
	 * @return whether they are
	 */
	public boolean encodesAllValues() {
		return this.allValues;
	}

	/**
	 * Return whether there were enough values for others to be encoded.
	 * @return whether there were
	 */
	public boolean isUnderWay() {
		return this.values >= FIRST_VALUES || this.allValues;
	}

	/**
	 * Count a whole value, or a bean, that is about to be written.
	 * @return whether there were enough before for it to be encoded
	 */
	public boolean countValue() {
		boolean underWay = isUnderWay();
		if (!underWay) {
			this.values++;
		}
		return underWay;
	}

	/**
	 * Return whether a bean may be encoded.
	 * @param generator the generator it is written to
	 * @param provider the provider that has it written
	 * @return whether it may
	 */
	public boolean isPossible(JsonGenerator generator, SerializerProvider provider) {
		return generator.getClass() == UTF8JsonGenerator.class && !generator.isClosed() && isUsual(generator)
				&& isOfJackson(provider) && !DeepStructures.isDeep(generator);
	}

	private boolean isUsual(JsonGenerator generator) {
		if (GeneratorConditions.hold(generator)) {
			return true;
		}
		noteViolated(GeneratorConditions.violated(generator));
		return false;
	}

	/**
	 * Describe conditions only once, as this is done for each bean.
	 */
	private void noteViolated(int violated) {
		int[] known = this.violated;
		for (int each : known) {
			if (each == violated) {
				return;
			}
		}
		int[] more = Arrays.copyOf(known, known.length + 1);
		more[known.length] = violated;
		this.violated = more;
		this.servedTypes.notEncoded(GeneratorConditions.describe(violated));
	}

	/**
	 * Note that a bean of a type is encoded.
	 * @param type the type
	 */
	public void encoded(Class<?> type) {
		this.servedTypes.encoded(type);
	}

	/**
	 * Return whether a provider writes as Jackson's own does.
	 */
	static boolean isOfJackson(SerializerProvider provider) {
		return provider.getClass() == DefaultSerializerProvider.Impl.class || provider instanceof EncodingProvider;
	}

	/**
	 * Return an encoder for this thread, to be released.
	 */
	static JsonEncoder encoder() {
		SoftReference<JsonEncoder> reference = ENCODERS.get();
		JsonEncoder encoder = (reference != null) ? reference.get() : null;
		if (encoder == null) {
			return firstEncoder();
		}
		JsonEncoder idle = encoder.isActive() ? encoder.idle() : encoder;
		return (idle != null) ? idle : firstEncoder();
	}

	private static JsonEncoder firstEncoder() {
		if (SharedEncoders.areFor(Thread.currentThread())) {
			return SharedEncoders.take();
		}
		JsonEncoder encoder = new JsonEncoder();
		ENCODERS.set(new SoftReference<>(encoder));
		return encoder;
	}

	/**
	 * Have an encoder forget all about what it has written.
	 */
	static void release(JsonEncoder encoder) {
		encoder.reset();
		if (encoder.isShared()) {
			SharedEncoders.giveBack(encoder);
		}
	}

}
