package io.github.reflectionfreejackson.benchmarks.spring;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.Charset;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpOutputMessage;

/**
 * Takes one answer after another, as a connection that is kept alive does.
 */
final class ReusableOutputMessage implements HttpOutputMessage {

	private final ByteArrayOutputStream body = new ByteArrayOutputStream(64 * 1024);

	private HttpHeaders headers = new HttpHeaders();

	void reset() {
		this.body.reset();
		this.headers = new HttpHeaders();
	}

	long size() {
		return this.body.size();
	}

	String body(Charset charset) {
		return this.body.toString(charset);
	}

	@Override
	public OutputStream getBody() {
		return this.body;
	}

	@Override
	public HttpHeaders getHeaders() {
		return this.headers;
	}

}
