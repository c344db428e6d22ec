package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;

/**
 * Stands in for one of Jackson's serializers where a value as a whole is written, which
 * it encodes at a stroke, and hands to the generator as one.
 * <p>
 * May be used by several threads.
 *
 * @since 0.1.0
 */
public final class RootSerializer extends JsonSerializer<Object> {

	private final ValueEncoder encoder;

	private final boolean isOfStructures;

	private final Attempts attempts = Attempts.atWholes();

	private final RunGains gains;

	/**
	 * Create what stands in for a serializer.
	 * @param encoder does what the serializer does
	 */
	public RootSerializer(ValueEncoder encoder) {
		this(encoder, RunGains.ofWholes());
	}

	private RootSerializer(ValueEncoder encoder, RunGains gains) {
		this.encoder = encoder;
		this.gains = gains;
		this.isOfStructures = encoder.isOfStructures();
	}

	/**
	 * Create what stands in for a serializer of beans.
	 * @param encoder does what the serializer does
	 * @param properties how many properties it writes
	 * @return what stands in for it
	 */
	public static RootSerializer ofBeans(ValueEncoder encoder, int properties) {
		return new RootSerializer(encoder, RunGains.ofWholeBeans(properties));
	}

	/**
	 * Return whether an attempt to encode a value is worth while. If most values cannot
	 * be encoded, or what had been has to be parsed, no further attempt is made. Small
	 * values are left to the serializer.
	 * @param small whether to encode small values, too
	 * @return whether one is
	 */
	public boolean mayEncode(boolean small) {
		return this.isOfStructures && this.attempts.areWorthWhile() && (small || this.gains.areExpected());
	}

	/**
	 * Write a value to a generator in whose buffer values may be encoded. If no value may
	 * come next, the serializer reports that before it reads the value.
	 */
	@Override
	public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
		if (!GeneratorWindow.expectsValue(generator) || !encode(value, generator, provider)) {
			this.encoder.write(value, generator, provider);
		}
	}

	private boolean encode(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
		JsonEncoder run = Encoding.encoder();
		try {
			run.beginRoot(generator, provider);
			boolean encoded = encode(value, run);
			this.attempts.count(!encoded || run.endRoot(this.gains));
			return encoded;
		}
		finally {
			Encoding.release(run);
		}
	}

	private boolean encode(Object value, JsonEncoder run) throws IOException {
		try {
			return this.encoder.encode(value, run);
		}
		catch (Exception ex) {
			run.replay(ex);
			throw ex;
		}
		catch (Throwable ex) {
			run.fail(ex);
			throw ex;
		}
	}

}
