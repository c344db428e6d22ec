package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

import io.github.reflectionfreejackson.runtime.encode.FieldName;
import org.jspecify.annotations.Nullable;

/**
 * The properties of a bean under other names than generated code writes.
 * <p>
 * May be used by several threads.
 *
 * @since 0.1.0
 */
public final class RenamedProperties {

	private final EncodablePropertyWriter[] writers;

	private final FieldName[] names;

	private final EncodedProperties encoded;

	private RenamedProperties(EncodablePropertyWriter[] writers, FieldName[] names) {
		this.writers = writers;
		this.names = names;
		this.encoded = EncodedProperties.of(writers);
	}

	/**
	 * Return properties to encode.
	 * @param writers the writers, which know the names
	 * @return the properties, or {@code null} if a name cannot be encoded
	 */
	public static @Nullable RenamedProperties of(EncodablePropertyWriter[] writers) {
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
				EncodablePropertyWriter writer = this.writers[property];
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
