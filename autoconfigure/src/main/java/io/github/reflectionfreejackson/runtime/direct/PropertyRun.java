package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;

import com.fasterxml.jackson.databind.SerializerProvider;
import io.github.reflectionfreejackson.runtime.encode.FieldName;
import io.github.reflectionfreejackson.runtime.encode.TextEncoder;
import org.jspecify.annotations.Nullable;

/**
 * Writes the properties that generated code cannot encode on the spot: values of any
 * class, long text, {@code null}, values that may be left out, and whatever is among the
 * properties without being one. They are encoded here, or written by their writers where
 * they cannot be.
 */
abstract class PropertyRun extends MemberRun {

	/**
	 * Write the property that is the type id of a bean.
	 */
	final void writeTypeId(FieldName name, String id) throws IOException {
		ensureRoom(name, TextEncoder.room(id.length()) + 2);
		this.position = encode(id, this.buffer, name.write(this.buffer, this.position));
	}

	/**
	 * Small enough for the JIT compiler to put it into generated code, as most beans have
	 * properties that are left out.
	 */
	final void writeNull(EncodedProperties properties, int index, FieldName name) throws Exception {
		if (!properties.skipsNull(index)) {
			writeNullOrAside(properties, index, name);
		}
	}

	private void writeNullOrAside(EncodedProperties properties, int index, FieldName name) throws Exception {
		if (!properties.writesNull(index)) {
			writeNullAside(properties, index);
			return;
		}
		ensureRoom(name, Literals.LENGTH);
		this.position = Literals.writeNull(this.buffer, name.write(this.buffer, this.position));
	}

	final void writeLongOrOther(EncodedProperties properties, int index, FieldName name, String value)
			throws Exception {
		if (properties.isSpecial(index)) {
			writeOther(properties, index, name, value);
		}
		else {
			writeLong(properties, index, name, value);
		}
	}

	/**
	 * Write a long string. A run ends before it if it would be long with the string.
	 */
	private void writeLong(EncodedProperties properties, int index, FieldName name, String value) throws Exception {
		if (value.length() <= MAX_LONG_TEXT) {
			limitRun(name, value.length());
			encode(properties, index, name, value);
		}
		else {
			writeInParts(properties, index, name, value);
		}
	}

	/**
	 * Write a string that is too long for a run, through the generator, but encoded.
	 */
	private void writeInParts(EncodedProperties properties, int index, FieldName name, String value) throws Exception {
		if (!endRun()) {
			properties.writer(index).writeValue(value, container(), generator(), provider());
			return;
		}
		try {
			generator().writeFieldName(name.name());
			writeTextInParts(value);
		}
		catch (StackOverflowError ex) {
			StackOverflows.markAsWriting(ex, provider());
			throw ex;
		}
	}

	final void writeOther(EncodedProperties properties, int index, FieldName name, Object value) throws Exception {
		if (!properties.asksWriter(index) || value == containerAt(this.level)) {
			writeAside(properties, index, value);
			return;
		}
		ValueEncoder encoder = properties.values(index).encoderFor(value, this);
		if (!encoder.canEncode()) {
			missed(properties, index);
			writeAside(properties, index, value);
		}
		else if (properties.writer(index).suppresses(value, providerToAsk(encoder, value))) {
			return;
		}
		else if (encoder instanceof ScalarEncoders.Text && value instanceof String text && text.length() > MAX_TEXT) {
			writeLong(properties, index, name, text);
		}
		else {
			encode(properties, index, name, value);
		}
	}

	/**
	 * Names are written in one place only, for {@code null}, too: the JIT compiler puts
	 * into generated code what is compiled to less than 2,500 bytes, and twice the name
	 * may be more.
	 */
	final void encode(EncodedProperties properties, int index, FieldName name, @Nullable Object value)
			throws Exception {
		try {
			ValueEncoder encoder = (value != null) ? properties.values(index).encoderFor(value, this) : null;
			ensureRoom(name, FieldName.SLACK);
			this.position = name.write(this.buffer, this.position);
			if (encoder == null || value == null) {
				this.position = Literals.writeNull(this.buffer, this.position);
			}
			else if (!encoder.encode(value, self())) {
				this.position -= name.length();
				missed(properties, index);
				stepAside();
				properties.writer(index).writeIncluded(value, generator(), provider());
			}
		}
		catch (StackOverflowError ex) {
			StackOverflows.markAsWriting(ex, provider());
			throw ex;
		}
	}

	/**
	 * Have {@code null} written by its serializer, which is possible in the midst of
	 * others, but takes long.
	 */
	final void writeNullAside(EncodedProperties properties, int index) throws Exception {
		missed(properties, index);
		stepAside();
		properties.writer(index).writeValue(null, container(), generator(), provider());
	}

	private void missed(EncodedProperties properties, int index) {
		if (this.depth != 0 && !isFull()) {
			properties.missed(index);
		}
	}

	/**
	 * Return the provider that is given to whoever knows whether a value is empty. Others
	 * may look at its generator, and at what that has written.
	 */
	final SerializerProvider providerToAsk(ValueEncoder encoder, Object value) throws IOException {
		if (encoder.decidesAlone(value, this)) {
			return provider();
		}
		replay();
		return openProvider();
	}

	/**
	 * Have a value written that may be left out, or be the bean itself. Others may look
	 * at the generator, or something may fail, before there is a name: then the latest is
	 * that of the property before.
	 */
	private void writeAside(EncodedProperties properties, int index, Object value) throws Exception {
		if (properties.writer(index).maySuppress() || value == containerAt(this.level)) {
			replay();
		}
		else {
			stepAside();
		}
		properties.writer(index).writeValue(value, container(), generator(), provider());
	}

	final void writeInner(EncodedProperties properties, int index, InnerWriter writer, Object value, Object bean)
			throws Exception {
		try {
			if (!writer.encode(value, bean, self())) {
				if (this.depth != 0) {
					properties.missed(index);
				}
				// Others may ask for the latest name
				replay();
				writer.write(value, bean, generator(), provider());
			}
		}
		catch (StackOverflowError ex) {
			StackOverflows.markAsWriting(ex, provider());
			throw ex;
		}
	}

}
