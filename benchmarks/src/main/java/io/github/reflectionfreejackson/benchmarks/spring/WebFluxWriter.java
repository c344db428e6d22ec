package io.github.reflectionfreejackson.benchmarks.spring;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;

import io.github.reflectionfreejackson.benchmarks.payload.Payload;
import io.netty.buffer.PooledByteBufAllocator;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.core.ResolvableType;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.core.io.buffer.NettyDataBufferFactory;
import org.springframework.http.MediaType;
import org.springframework.http.codec.json.Jackson2JsonEncoder;
import org.springframework.util.MimeType;

/**
 * Writes the way that Spring WebFlux on Netty does when it has chosen an encoder and a
 * media type.
 */
final class WebFluxWriter implements AnswerWriter {

	private static final int ROUNDS = 2_000;

	private final NettyDataBufferFactory buffers = new NettyDataBufferFactory(PooledByteBufAllocator.DEFAULT);

	private final Map<String, Object> hints = Collections.emptyMap();

	private final Jackson2JsonEncoder encoder;

	private final ResolvableType type;

	private final MimeType mimeType;

	private final Publisher<?> values;

	/**
	 * Create a writer.
	 * @param count how many values are written, as lines if there is more than one
	 */
	WebFluxWriter(Jackson2JsonEncoder encoder, Payload payload, int count) {
		this.encoder = encoder;
		Object value = payload.value();
		this.type = payload.isList() ? ResolvableType.forClassWithGenerics(List.class, payload.type())
				: ResolvableType.forClass(payload.type());
		this.mimeType = (count > 1) ? MediaType.APPLICATION_NDJSON : MediaType.APPLICATION_JSON;
		this.values = (count > 1) ? Flux.fromIterable(Collections.nCopies(count, value)) : Mono.just(value);
	}

	@Override
	public long write() {
		long size = 0;
		for (DataBuffer buffer : encode()) {
			size += buffer.readableByteCount();
			DataBufferUtils.release(buffer);
		}
		return size;
	}

	@Override
	public String written() {
		StringBuilder text = new StringBuilder();
		for (DataBuffer buffer : encode()) {
			text.append(buffer.toString(StandardCharsets.UTF_8));
			DataBufferUtils.release(buffer);
		}
		return text.toString();
	}

	private List<DataBuffer> encode() {
		List<DataBuffer> encoded = this.encoder.encode(this.values, this.buffers, this.type, this.mimeType, this.hints)
			.collectList()
			.block();
		return (encoded != null) ? encoded : List.of();
	}

	@Override
	public void pollute() {
		for (Payload payload : Payload.values()) {
			WebFluxWriter other = new WebFluxWriter(this.encoder, payload, 1);
			for (int round = 0; round < ROUNDS; round++) {
				other.write();
			}
		}
	}

}
