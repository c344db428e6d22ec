package io.github.reflectionfreejackson.benchmarks.contender;

import com.alibaba.fastjson2.JSON;
import io.github.reflectionfreejackson.benchmarks.payload.Document;

/**
 * Reads by fastjson2, which generates bytecode while running.
 */
final class Fastjson2Decoders implements Decoders {

	@Override
	public Decoder forPayload(Document document) {
		Class<?> type = document.type();
		return document.isList() ? (json) -> JSON.parseArray(json, type) : (json) -> JSON.parseObject(json, type);
	}

}
