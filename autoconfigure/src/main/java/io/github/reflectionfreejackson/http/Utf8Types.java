package io.github.reflectionfreejackson.http;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import org.springframework.http.MediaType;
import org.springframework.util.MimeType;

/**
 * Recognizes media types that stand for UTF-8, whether they have no parameter or one that
 * says so.
 */
final class Utf8Types {

	/**
	 * As clients and Spring write it: Spring adds the parameter to the content type of
	 * requests that have none, where Spring Boot has set their encoding.
	 */
	private static final List<String> JSON_WITH_CHARSET = List.of(MediaType.APPLICATION_JSON_VALUE + ";charset=UTF-8",
			MediaType.APPLICATION_JSON_VALUE + "; charset=utf-8", MediaType.APPLICATION_JSON_VALUE + ";charset=utf-8",
			MediaType.APPLICATION_JSON_VALUE + "; charset=UTF-8");

	private Utf8Types() {
	}

	/**
	 * Return whether a header says JSON in UTF-8. It is not parsed: {@code false} tells
	 * nothing.
	 */
	static boolean isJson(@Nullable String contentType) {
		return contentType != null
				&& (contentType.equals(MediaType.APPLICATION_JSON_VALUE) || JSON_WITH_CHARSET.contains(contentType));
	}

	/**
	 * Return whether a type is another one in UTF-8.
	 * @param type the type
	 * @param plain the other one, without parameters
	 */
	static boolean isUtf8(MimeType type, MimeType plain) {
		return type == plain || (type.equalsTypeAndSubtype(plain) && saysAtMostUtf8(type));
	}

	private static boolean saysAtMostUtf8(MimeType type) {
		Map<String, String> parameters = type.getParameters();
		return parameters.isEmpty() || (parameters.size() == 1 && StandardCharsets.UTF_8.equals(type.getCharset()));
	}

}
