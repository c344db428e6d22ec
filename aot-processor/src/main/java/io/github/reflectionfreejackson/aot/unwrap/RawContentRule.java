package io.github.reflectionfreejackson.aot.unwrap;

import java.io.InputStream;
import java.io.Reader;
import java.util.List;

import javax.xml.transform.Source;

import org.jspecify.annotations.Nullable;

import org.springframework.core.ResolvableType;
import org.springframework.http.codec.multipart.Part;
import org.springframework.http.codec.multipart.PartEvent;
import org.springframework.web.multipart.MultipartFile;

/**
 * Uploaded files and other parts of a request, streams and sources of XML: what they hold
 * is passed on as it is.
 */
final class RawContentRule implements UnwrapRule {

	private static final List<Class<?>> CONTENT = List.of(MultipartFile.class, Part.class, PartEvent.class,
			InputStream.class, Reader.class, Source.class);

	private final PresentTypes parts;

	RawContentRule(@Nullable ClassLoader classLoader) {
		this.parts = PresentTypes.of(classLoader, "jakarta.servlet.http.Part");
	}

	@Override
	public boolean appliesTo(Class<?> rawType) {
		return CONTENT.stream().anyMatch((content) -> content.isAssignableFrom(rawType)) || this.parts.cover(rawType);
	}

	@Override
	public void unwrap(ResolvableType type, Target target) {
	}

}
