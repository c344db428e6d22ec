package io.github.reflectionfreejackson.benchmarks.spring;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.util.List;

import io.github.reflectionfreejackson.benchmarks.BenchmarkApplication;
import io.github.reflectionfreejackson.benchmarks.payload.Document;
import org.jspecify.annotations.Nullable;

import org.springframework.core.ResolvableType;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;

/**
 * Reads the way that Spring MVC does: it asks a converter whether it can, and has it
 * read.
 */
final class MvcReader implements MessageWork {

	private static final int ROUNDS = 1_000;

	/**
	 * What Spring makes of {@code application/json} where Spring Boot has set the
	 * encoding of requests.
	 */
	private static final MediaType CONTENT_TYPE = MediaType.valueOf("application/json;charset=UTF-8");

	private final MappingJackson2HttpMessageConverter converter;

	private final Type type;

	private final byte[] json;

	private @Nullable Object latest;

	MvcReader(MappingJackson2HttpMessageConverter converter, Document document) {
		this.converter = converter;
		this.type = document.isList() ? ResolvableType.forClassWithGenerics(List.class, document.type()).getType()
				: document.type();
		this.json = document.json();
	}

	@Override
	public long run() throws IOException {
		if (!this.converter.canRead(this.type, MvcReader.class, CONTENT_TYPE)) {
			throw new IllegalStateException("Cannot read " + this.type);
		}
		this.latest = this.converter.read(this.type, MvcReader.class, new Body(this.json));
		return this.json.length;
	}

	@Override
	public String outcome() throws IOException {
		run();
		return BenchmarkApplication.plainMapper().writeValueAsString(this.latest);
	}

	@Override
	public void pollute() throws IOException {
		for (Document document : Document.values()) {
			MvcReader other = new MvcReader(this.converter, document);
			for (int round = 0; round < ROUNDS; round++) {
				other.run();
			}
		}
	}

	/**
	 * The body of a request, and the header that tells of it.
	 */
	private static final class Body implements HttpInputMessage {

		private final HttpHeaders headers = new HttpHeaders();

		private final InputStream body;

		Body(byte[] json) {
			this.body = new ByteArrayInputStream(json);
			this.headers.set(HttpHeaders.CONTENT_TYPE, CONTENT_TYPE.toString());
		}

		@Override
		public InputStream getBody() {
			return this.body;
		}

		@Override
		public HttpHeaders getHeaders() {
			return this.headers;
		}

	}

}
