package io.github.reflectionfreejackson.benchmarks.contender;

import java.io.IOException;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.benchmarks.BenchmarkApplication;
import io.github.reflectionfreejackson.benchmarks.payload.Document;

/**
 * Compares what contenders read, after plain Jackson has written it.
 */
public final class InputCheck extends Check<DecodingContender, Decoders, Document> {

	private final ObjectMapper plain = BenchmarkApplication.plainMapper();

	/**
	 * Create a check with mappers of its own.
	 */
	public InputCheck() {
		super(DecodingContender.JACKSON);
	}

	@Override
	byte[] json(Decoders decoders, Document document) throws IOException {
		return this.plain.writeValueAsBytes(decoders.forPayload(document).decode(document.json()));
	}

}
