package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.ser.impl.TypeWrappedSerializer;
import org.jspecify.annotations.Nullable;

/**
 * Writes whole values as an {@link ObjectWriter} does, without a generator of Jackson's
 * for as long as none is needed. Output, failures, and what is done to the target are as
 * with a generator.
 * <p>
 * May be used by several threads.
 *
 * @since 0.1.0
 */
public final class DirectWriter {

	/**
	 * With more serializers than this, all are forgotten.
	 */
	private static final int MAX_KNOWN = 16;

	private final DirectConditions conditions;

	private final @Nullable JavaType rootType;

	/**
	 * The serializer of all values, which the {@link ObjectWriter} has looked up, too.
	 */
	private final @Nullable JsonSerializer<Object> rootSerializer;

	private volatile ValueEncoder[] known = {};

	private final Attempts attempts = Attempts.atWholes();

	private DirectWriter(DirectConditions conditions, @Nullable JavaType rootType) throws JsonMappingException {
		this.conditions = conditions;
		this.rootType = rootType;
		this.rootSerializer = (rootType != null)
				? conditions.createProvider().findTypedValueSerializer(rootType, true, null) : null;
	}

	/**
	 * Create a writer, if that is possible.
	 * @param mapper the mapper
	 * @param writer what would write the values, made by the mapper, and changed at most
	 * by {@link ObjectWriter#forType(JavaType)}
	 * @param rootType the type that it was made for, or {@code null} if it goes by the
	 * class of each value
	 * @return the writer, or {@code null} if the mapper or its factory is unusual
	 */
	public static @Nullable DirectWriter of(ObjectMapper mapper, ObjectWriter writer, @Nullable JavaType rootType) {
		DirectConditions conditions = DirectConditions.of(mapper, writer, rootType);
		try {
			DirectWriter direct = (conditions != null) ? new DirectWriter(conditions, rootType) : null;
			return (direct != null && !direct.goesByClassDespiteType()) ? direct : null;
		}
		catch (JsonMappingException | RuntimeException ex) {
			// The writer fails as well, and at the right time
			return null;
		}
	}

	/**
	 * Return whether the {@link ObjectWriter} takes from the type only that type
	 * information is written, and goes by the class of each value for the rest.
	 */
	private boolean goesByClassDespiteType() {
		return this.rootSerializer instanceof TypeWrappedSerializer && this.rootType != null
				&& !this.rootType.isContainerType();
	}

	/**
	 * Write a value, flush the target, and do to it what closing a generator does.
	 * @param value the value
	 * @param target where to write to
	 * @return {@code false} if the value has to be written by the {@link ObjectWriter},
	 * and nothing was done
	 * @throws IOException if the value or the target fails
	 */
	public boolean write(Object value, OutputStream target) throws IOException {
		return write(value, DirectTarget.of(target));
	}

	/**
	 * Write a value, flush the target, and do to it what closing a generator does.
	 * @param value the value
	 * @param target where to write to
	 * @return {@code false} if the value has to be written by the {@link ObjectWriter},
	 * and nothing was done
	 * @throws IOException if the value or the target fails
	 */
	public boolean write(Object value, DirectTarget target) throws IOException {
		if (!this.conditions.hold() || !mayWrite(value)) {
			return false;
		}
		try (LazyGenerator output = new LazyGenerator(this.conditions, target)) {
			ValueEncoder encoder = encoderFor(value, output);
			if (!encode(value, encoder, output)) {
				output.provider().serializeValue(output.open(), value, null, encoder.serializer());
			}
			if (this.conditions.flushesValues()) {
				output.flush();
			}
			output.flush();
		}
		return true;
	}

	/**
	 * Begin a sequence of values.
	 * @param target where to write to
	 * @return the sequence, to be closed, or {@code null} if it has to be written by the
	 * {@link ObjectWriter}
	 */
	public @Nullable DirectSequence sequence(OutputStream target) {
		return sequence(DirectTarget.of(target));
	}

	/**
	 * Begin a sequence of values.
	 * @param target where to write to
	 * @return the sequence, to be closed, or {@code null} if it has to be written by the
	 * {@link ObjectWriter}
	 */
	public @Nullable DirectSequence sequence(DirectTarget target) {
		if (!this.conditions.hold() || !this.conditions.separateAsUsual()) {
			return null;
		}
		return new DirectSequence(this, this.conditions, this.rootType, new LazyGenerator(this.conditions, target));
	}

	/**
	 * Return whether a value is one of those that there are encoders for.
	 */
	boolean mayWrite(Object value) {
		return value != null && !this.conditions.closes(value)
				&& (this.rootType == null || this.rootType.getRawClass().isInstance(value));
	}

	/**
	 * Return the encoder of a value.
	 * @throws IOException if Jackson cannot make a serializer
	 */
	ValueEncoder encoderFor(Object value, LazyGenerator output) throws IOException {
		JsonSerializer<Object> serializer = (this.rootSerializer != null) ? this.rootSerializer
				: this.conditions.knownSerializer(value.getClass());
		try {
			serializer = (serializer != null) ? serializer
					: output.provider().findTypedValueSerializer(value.getClass(), true, null);
		}
		catch (JsonMappingException ex) {
			throw this.conditions.failure(value.getClass(), output.open(), ex);
		}
		catch (RuntimeException ex) {
			// Jackson has its generator open by then
			output.open();
			throw ex;
		}
		for (ValueEncoder encoder : this.known) {
			if (encoder.serializer() == serializer) {
				return encoder;
			}
		}
		return add(ValueEncoders.of(serializer));
	}

	private ValueEncoder add(ValueEncoder encoder) {
		ValueEncoder[] all = this.known;
		ValueEncoder[] more = (all.length < MAX_KNOWN) ? Arrays.copyOf(all, all.length + 1) : new ValueEncoder[1];
		more[more.length - 1] = encoder;
		this.known = more;
		return encoder;
	}

	/**
	 * Encode a value.
	 * @return {@code false} if it cannot be encoded, and nothing was
	 */
	boolean encode(Object value, ValueEncoder encoder, LazyGenerator output) throws IOException {
		if (!this.attempts.areWorthWhile() || !encoder.isOfStructures() || !encoder.canEncode()) {
			return false;
		}
		JsonEncoder run = output.encoder();
		try {
			run.beginRoot(output);
			if (!encode(value, encoder, run, output)) {
				return false;
			}
			this.attempts.count(run.endRoot());
			return true;
		}
		finally {
			Encoding.release(run);
		}
	}

	private static boolean encode(Object value, ValueEncoder encoder, JsonEncoder run, LazyGenerator output)
			throws IOException {
		try {
			return encoder.encode(value, run);
		}
		catch (Exception ex) {
			run.replay(ex);
			throw output.failed(value, ex);
		}
		catch (Throwable ex) {
			run.fail(ex);
			throw ex;
		}
	}

}
