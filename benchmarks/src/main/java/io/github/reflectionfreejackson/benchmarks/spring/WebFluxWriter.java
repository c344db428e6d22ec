package io.github.reflectionfreejackson.benchmarks.spring;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

import io.github.reflectionfreejackson.benchmarks.payload.Payload;
import io.netty.buffer.PooledByteBufAllocator;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.reactivestreams.Subscription;
import reactor.core.CoreSubscriber;
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
final class WebFluxWriter implements MessageWork {

	private static final int ROUNDS = 2_000;

	private final NettyDataBufferFactory buffers = new NettyDataBufferFactory(PooledByteBufAllocator.DEFAULT);

	private final Map<String, Object> hints = Collections.emptyMap();

	private final Jackson2JsonEncoder encoder;

	private final ResolvableType type;

	private final MimeType mimeType;

	private final Publisher<?> values;

	/**
	 * Create a writer.
	 * @param count how many values are written, as a stream if there is more than one
	 */
	WebFluxWriter(Jackson2JsonEncoder encoder, Payload payload, MimeType mimeType, int count) {
		this.encoder = encoder;
		Object value = payload.value();
		this.type = payload.isList() ? ResolvableType.forClassWithGenerics(List.class, payload.type())
				: ResolvableType.forClass(payload.type());
		this.mimeType = mimeType;
		this.values = (count > 1) ? Flux.fromIterable(new ArrayList<>(Collections.nCopies(count, value)))
				: Mono.just(value);
	}

	@Override
	public long run() {
		Reader reader = new Reader(null);
		encode(reader);
		return reader.size();
	}

	@Override
	public String outcome() {
		StringBuilder text = new StringBuilder();
		encode(new Reader(text));
		return text.toString();
	}

	private void encode(Reader reader) {
		this.encoder.encode(this.values, this.buffers, this.type, this.mimeType, this.hints).subscribe(reader);
		reader.verifyComplete();
	}

	@Override
	public void pollute() {
		for (Payload payload : Payload.values()) {
			WebFluxWriter other = new WebFluxWriter(this.encoder, payload, MediaType.APPLICATION_JSON, 1);
			for (int round = 0; round < ROUNDS; round++) {
				other.run();
			}
		}
	}

	/**
	 * Takes each buffer as soon as it is there and releases it, as a server does. All
	 * values are there already, so that nothing is waited for.
	 */
	private static final class Reader implements CoreSubscriber<DataBuffer> {

		private final @Nullable StringBuilder text;

		private long size;

		private boolean complete;

		private @Nullable Throwable failure;

		/**
		 * Create a subscriber.
		 * @param text what to add the text to, or {@code null} if it is not needed
		 */
		Reader(@Nullable StringBuilder text) {
			this.text = text;
		}

		@Override
		public void onSubscribe(Subscription subscription) {
			subscription.request(Long.MAX_VALUE);
		}

		@Override
		public void onNext(DataBuffer buffer) {
			this.size += buffer.readableByteCount();
			if (this.text != null) {
				this.text.append(buffer.toString(StandardCharsets.UTF_8));
			}
			DataBufferUtils.release(buffer);
		}

		@Override
		public void onError(Throwable failure) {
			this.failure = failure;
		}

		@Override
		public void onComplete() {
			this.complete = true;
		}

		long size() {
			return this.size;
		}

		void verifyComplete() {
			if (!this.complete) {
				throw new IllegalStateException("Not written to the end", this.failure);
			}
		}

	}

}
