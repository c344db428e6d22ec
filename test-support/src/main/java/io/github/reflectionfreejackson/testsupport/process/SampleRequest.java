package io.github.reflectionfreejackson.testsupport.process;

/**
 * A GET request to a sample application.
 *
 * @param path the path and query, beginning with a slash
 * @param accept the value of the {@code Accept} header
 */
public record SampleRequest(String path, String accept) {

	/**
	 * Return a request that accepts any media type.
	 * @param path the path and query, beginning with a slash
	 * @return the request
	 */
	public static SampleRequest get(String path) {
		return new SampleRequest(path, "*/*");
	}

	/**
	 * Return this request with another {@code Accept} header.
	 * @param mediaType the media type to accept
	 * @return a new request
	 */
	public SampleRequest accepting(String mediaType) {
		return new SampleRequest(this.path, mediaType);
	}

	@Override
	public String toString() {
		return this.path + " as " + this.accept;
	}

}
