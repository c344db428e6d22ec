package io.github.reflectionfreejackson.testsupport.process;

import org.jspecify.annotations.Nullable;

/**
 * A request to a sample application.
 *
 * @param method the method
 * @param path the path and query, beginning with a slash
 * @param accept the value of the {@code Accept} header
 * @param contentType the value of the {@code Content-Type} header, or {@code null} for
 * none
 * @param body the body, or {@code null} for none
 */
public record SampleRequest(String method, String path, String accept, @Nullable String contentType,
		@Nullable String body) {

	/**
	 * Return a GET request that accepts any media type.
	 * @param path the path and query, beginning with a slash
	 * @return the request
	 */
	public static SampleRequest get(String path) {
		return new SampleRequest("GET", path, "*/*", null, null);
	}

	/**
	 * Return a POST request with JSON that accepts any media type.
	 * @param path the path and query, beginning with a slash
	 * @param json the body
	 * @return the request
	 */
	public static SampleRequest post(String path, String json) {
		return new SampleRequest("POST", path, "*/*", "application/json", json);
	}

	/**
	 * Return a PUT request with JSON that accepts any media type.
	 * @param path the path and query, beginning with a slash
	 * @param json the body
	 * @return the request
	 */
	public static SampleRequest put(String path, String json) {
		return new SampleRequest("PUT", path, "*/*", "application/json", json);
	}

	/**
	 * Return this request with another {@code Accept} header.
	 * @param mediaType the media type to accept
	 * @return a new request
	 */
	public SampleRequest accepting(String mediaType) {
		return new SampleRequest(this.method, this.path, mediaType, this.contentType, this.body);
	}

	/**
	 * Return this request with another {@code Content-Type} header.
	 * @param mediaType the media type of the body
	 * @return a new request
	 */
	public SampleRequest sending(String mediaType) {
		return new SampleRequest(this.method, this.path, this.accept, mediaType, this.body);
	}

	@Override
	public String toString() {
		String request = this.method + " " + this.path + " as " + this.accept;
		return (this.body != null) ? request + " with " + this.body : request;
	}

}
