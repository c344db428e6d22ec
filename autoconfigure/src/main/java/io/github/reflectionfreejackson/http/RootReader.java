package io.github.reflectionfreejackson.http;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import org.jspecify.annotations.Nullable;

/**
 * The reader of a mapper for one type. It is made when the first value is read, as
 * Spring's is: that may fail.
 * <p>
 * May be used by several threads.
 */
final class RootReader {

	private final ObjectMapper mapper;

	private final JavaType type;

	private volatile @Nullable ObjectReader reader;

	RootReader(ObjectMapper mapper, JavaType type) {
		this.mapper = mapper;
		this.type = type;
	}

	JavaType type() {
		return this.type;
	}

	ObjectReader get() {
		ObjectReader made = this.reader;
		if (made == null) {
			made = this.mapper.reader().forType(this.type);
			this.reader = made;
		}
		return made;
	}

}
