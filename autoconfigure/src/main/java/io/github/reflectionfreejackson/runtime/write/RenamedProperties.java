package io.github.reflectionfreejackson.runtime.write;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

import io.github.reflectionfreejackson.runtime.encode.FieldName;
import org.jspecify.annotations.Nullable;

/**
 * The properties of a bean under other names than generated code writes.
 * <p>
 * May be used by several threads.
 */
final class RenamedProperties {

	private final GeneratedPropertyWriter[] writers;

	private final FieldName[] names;

	private final EncodedProperties encoded;

	private RenamedProperties(GeneratedPropertyWriter[] writers, FieldName[] names) {
		this.writers = writers;
		this.names = names;
		this.encoded = EncodedProperties.of(writers);
	}

	/**
	 * Return properties to encode, or {@code null} if a name cannot be.
	 * @param writers the writers, which know the names
	 */
	static @Nullable RenamedProperties of(GeneratedPropertyWriter[] writers) {
		FieldName[] names = new FieldName[writers.length];
		for (int i = 0; i < names.length; i++) {
			if (!StandardCharsets.UTF_8.newEncoder().canEncode(writers[i].getName())) {
				return null;
			}
			names[i] = FieldName.of(writers[i].getName());
		}
		return new RenamedProperties(writers, names);
	}

	boolean areAllEncodable() {
		return this.encoded.areAllEncodable();
	}

	/**
	 * Encode the properties of a bean in the midst of others, one by one.
	 */
	void encode(Object bean, JsonEncoder encoder) throws IOException {
		int property = 0;
		try {
			for (; property < this.names.length; property++) {
				GeneratedPropertyWriter writer = this.writers[property];
				if (writer.inner() != null) {
					encoder.writeInner(this.encoded, property);
				}
				else {
					encoder.writeValue(this.encoded, property, this.names[property], writer.get(bean));
				}
			}
		}
		catch (Throwable ex) {
			throw encoder.failed(ex, bean, this.encoded, property);
		}
		this.encoded.succeeded();
	}

}
