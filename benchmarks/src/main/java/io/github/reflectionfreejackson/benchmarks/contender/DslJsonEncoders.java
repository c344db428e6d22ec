package io.github.reflectionfreejackson.benchmarks.contender;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonWriter;
import com.dslplatform.json.runtime.Settings;
import io.github.reflectionfreejackson.benchmarks.payload.Payload;

/**
 * Writes by dsl-json, into a writer that is used again as its documentation advises. Its
 * annotation processor generates converters for what {@link DslJsonTypes} refers to.
 */
final class DslJsonEncoders implements Encoders {

	private final DslJson<Object> withNulls = new DslJson<>(Settings.basicSetup().skipDefaultValues(false));

	private final DslJson<Object> withoutNulls = new DslJson<>(Settings.basicSetup().skipDefaultValues(true));

	@Override
	public Encoder forPayload(Payload payload) {
		DslJson<Object> json = payload.writesNulls() ? this.withNulls : this.withoutNulls;
		JsonWriter writer = json.newWriter();
		return (value) -> {
			writer.reset();
			json.serialize(writer, value);
			return writer.toByteArray();
		};
	}

}
