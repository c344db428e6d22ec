package io.github.reflectionfreejackson.benchmarks.contender;

import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import io.github.reflectionfreejackson.benchmarks.payload.Document;

/**
 * Reads by avaje-jsonb, whose annotation processor generates adapters for the types that
 * {@link AvajeEncoders} and the package of flat beans import.
 */
final class AvajeDecoders implements Decoders {

	private final Jsonb jsonb = Jsonb.builder().build();

	@Override
	public Decoder forPayload(Document document) {
		JsonType<?> type = this.jsonb.type(document.type());
		return document.isList() ? type.list()::fromJson : type::fromJson;
	}

}
