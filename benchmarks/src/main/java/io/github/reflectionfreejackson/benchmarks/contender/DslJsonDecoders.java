package io.github.reflectionfreejackson.benchmarks.contender;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.runtime.Settings;
import io.github.reflectionfreejackson.benchmarks.payload.Document;

/**
 * Reads by dsl-json. Its annotation processor generates converters for what
 * {@link DslJsonTypes} and the package of flat beans refer to.
 */
final class DslJsonDecoders implements Decoders {

	private final DslJson<Object> json = new DslJson<>(Settings.basicSetup());

	@Override
	public Decoder forPayload(Document document) {
		Class<?> type = document.type();
		if (document.isList()) {
			return (bytes) -> this.json.deserializeList(type, bytes, bytes.length);
		}
		return (bytes) -> this.json.deserialize(type, bytes, bytes.length);
	}

}
