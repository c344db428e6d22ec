package io.github.reflectionfreejackson.runtime.direct;

import java.io.Closeable;
import java.io.IOException;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SequenceWriter;
import org.jspecify.annotations.Nullable;

/**
 * Values that are written one after the other as a {@link SequenceWriter} does, without a
 * generator of Jackson's for as long as none is needed. They share one provider, and so
 * what Jackson keeps there, such as object ids.
 * <p>
 * Not to be used by several threads at a time.
 *
 * @since 0.1.0
 */
public final class DirectSequence implements Closeable {

	private final DirectWriter values;

	private final DirectConditions conditions;

	private final @Nullable JavaType rootType;

	private final LazyGenerator output;

	private @Nullable Class<?> latestClass;

	private @Nullable ValueEncoder latestEncoder;

	private @Nullable SequenceWriter writer;

	DirectSequence(DirectWriter values, DirectConditions conditions, @Nullable JavaType rootType,
			LazyGenerator output) {
		this.values = values;
		this.conditions = conditions;
		this.rootType = rootType;
		this.output = output;
	}

	/**
	 * Write the next value, and flush the target.
	 * @param value the value
	 * @throws IOException if the value or the target fails
	 */
	public void write(Object value) throws IOException {
		if (!encode(value)) {
			writer().write(value);
		}
		else if (this.conditions.flushesValues()) {
			this.output.flush();
		}
		this.output.flush();
	}

	private boolean encode(Object value) throws IOException {
		if (this.output.isOpen()) {
			return false;
		}
		ValueEncoder encoder = encoderFor(value);
		return encoder != null && this.values.encode(value, encoder, this.output);
	}

	/**
	 * Jackson's sequences look each class up once. Here, where most have values of one
	 * class only, that is so until a value of another comes.
	 * @return the encoder, or {@code null} if there is none for such values
	 */
	private @Nullable ValueEncoder encoderFor(Object value) throws IOException {
		if (value != null && value.getClass() == this.latestClass) {
			return this.latestEncoder;
		}
		if (!this.values.mayWrite(value)) {
			return null;
		}
		this.latestEncoder = this.values.encoderFor(value, this.output);
		this.latestClass = value.getClass();
		return this.latestEncoder;
	}

	/**
	 * Once there is a generator, it has all that follows.
	 */
	private SequenceWriter writer() throws IOException {
		SequenceWriter existing = this.writer;
		if (existing == null) {
			ObjectWriter source = this.conditions.writer();
			existing = new SequenceWriter(this.output.provider(), this.output.open(), false,
					ObjectWriter.Prefetch.empty.forRootType(source, this.rootType));
			this.writer = existing;
		}
		return existing;
	}

	/**
	 * Do to the target what closing a generator does.
	 */
	@Override
	public void close() throws IOException {
		this.output.close();
	}

}
