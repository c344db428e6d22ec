package io.github.reflectionfreejackson.testsupport.process;

import java.io.IOException;
import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a sample application answered: status, headers and the bytes of the body.
 */
public final class SampleResponse {

	private final int status;

	private final HttpHeaders headers;

	private final byte[] body;

	private SampleResponse(int status, HttpHeaders headers, byte[] body) {
		this.status = status;
		this.headers = headers;
		this.body = body;
	}

	static SampleResponse of(HttpResponse<byte[]> response) {
		return new SampleResponse(response.statusCode(), response.headers(), response.body());
	}

	/**
	 * Return the response of an application that gave up before the response was
	 * complete.
	 */
	static SampleResponse broken(IOException ex) {
		return new SampleResponse(0, HttpHeaders.of(Map.of(), (name, value) -> true),
				ex.toString().getBytes(StandardCharsets.UTF_8));
	}

	/**
	 * Return the status code.
	 * @return the status code, or 0 if the response is not complete
	 */
	public int status() {
		return this.status;
	}

	/**
	 * Return the headers that depend on nothing but the request: all except {@code Date}.
	 * @return the headers by name, ignoring case
	 */
	public Map<String, List<String>> headers() {
		Map<String, List<String>> stable = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
		stable.putAll(this.headers.map());
		stable.remove("Date");
		return stable;
	}

	/**
	 * Return the body as it was received.
	 * @return a copy of the bytes of the body
	 */
	public byte[] body() {
		return this.body.clone();
	}

	/**
	 * Return the body as text.
	 * @return the body, decoded as UTF-8
	 */
	public String text() {
		return new String(this.body, StandardCharsets.UTF_8);
	}

	@Override
	public String toString() {
		return this.status + " " + text();
	}

}
