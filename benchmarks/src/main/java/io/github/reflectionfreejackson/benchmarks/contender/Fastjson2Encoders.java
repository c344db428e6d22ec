package io.github.reflectionfreejackson.benchmarks.contender;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONWriter;
import io.github.reflectionfreejackson.benchmarks.payload.Payload;

/**
 * Writes by fastjson2, which generates bytecode while running.
 */
final class Fastjson2Encoders implements Encoders {

	@Override
	public Encoder forPayload(Payload payload) {
		if (payload.writesNulls()) {
			return (value) -> JSON.toJSONBytes(value, JSONWriter.Feature.WriteMapNullValue);
		}
		return JSON::toJSONBytes;
	}

}
