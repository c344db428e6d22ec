package io.github.reflectionfreejackson.http;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import io.github.reflectionfreejackson.runtime.direct.DirectTarget;
import org.apache.commons.logging.Log;
import org.jspecify.annotations.Nullable;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpLogging;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.HttpMessageConversionException;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.http.converter.HttpMessageNotWritableException;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;
import org.springframework.http.converter.json.MappingJacksonInputMessage;
import org.springframework.http.converter.json.MappingJacksonValue;
import org.springframework.util.StreamUtils;
import org.springframework.util.StringUtils;
import org.springframework.util.TypeUtils;

/**
 * Spring's converter, with one difference: what is the same for all values of a type and
 * class that are written as {@code application/json}, or read from it, is derived once,
 * not for each value. All else is left to Spring, and so is everything if the converter
 * or the mapper has unusual settings. Output, headers, exceptions and log messages are
 * Spring's.
 * <p>
 * Not final, so that Spring can make proxies of it, as of its own.
 *
 * @since 0.1.0
 */
public class CachingJackson2HttpMessageConverter extends MappingJackson2HttpMessageConverter {

	private static final Log springsLogger = HttpLogging.forLogName(MappingJackson2HttpMessageConverter.class);

	private final RootWriterCache writers;

	private final List<MediaType> usualMediaTypes;

	private volatile @Nullable RootReaders readers;

	private volatile boolean hasMappersForTypes;

	private volatile boolean prefixed;

	/**
	 * Create a converter with Spring's default settings.
	 * @param objectMapper the mapper to write and read with
	 */
	public CachingJackson2HttpMessageConverter(ObjectMapper objectMapper) {
		this(objectMapper, RootWriterFactory.DIRECT);
	}

	CachingJackson2HttpMessageConverter(ObjectMapper objectMapper, RootWriterFactory writerFactory) {
		super(objectMapper);
		this.writers = new RootWriterCache(this::rootType, writerFactory);
		this.usualMediaTypes = getSupportedMediaTypes();
	}

	@Override
	public void registerObjectMappersForType(Class<?> clazz, Consumer<Map<MediaType, ObjectMapper>> registrar) {
		this.writers.leaveToSpring(clazz);
		this.hasMappersForTypes = true;
		super.registerObjectMappersForType(clazz, registrar);
	}

	@Override
	public void setJsonPrefix(@Nullable String jsonPrefix) {
		this.prefixed = true;
		super.setJsonPrefix(jsonPrefix);
	}

	@Override
	public void setPrefixJson(boolean prefixJson) {
		this.prefixed = true;
		super.setPrefixJson(prefixJson);
	}

	@Override
	public boolean canWrite(Class<?> clazz, @Nullable MediaType mediaType) {
		if ((mediaType != null && !isJsonInUtf8(mediaType)) || getSupportedMediaTypes() != this.usualMediaTypes
				|| this.writers.isLeftToSpring(clazz)) {
			return super.canWrite(clazz, mediaType);
		}
		RootWriters current = this.writers.of(getObjectMapper());
		if (current.isWritable(clazz)) {
			return true;
		}
		boolean writable = super.canWrite(clazz, mediaType);
		if (writable) {
			current.foundWritable(clazz);
		}
		return writable;
	}

	@Override
	public boolean canRead(Type type, @Nullable Class<?> contextClass, @Nullable MediaType mediaType) {
		if ((mediaType != null && !isJsonOfAnyCharset(mediaType)) || this.hasMappersForTypes
				|| getSupportedMediaTypes() != this.usualMediaTypes) {
			return super.canRead(type, contextClass, mediaType);
		}
		RootReaders current = readers();
		if (current.find(type, contextClass) != null) {
			return true;
		}
		boolean readable = super.canRead(type, contextClass, mediaType);
		if (readable) {
			current.foundReadable(type, contextClass, getJavaType(type, contextClass));
		}
		return readable;
	}

	private RootReaders readers() {
		ObjectMapper mapper = getObjectMapper();
		RootReaders derived = this.readers;
		if (derived == null || !derived.isDerivedFrom(mapper)) {
			derived = new RootReaders(mapper);
			this.readers = derived;
		}
		return derived;
	}

	/**
	 * Spring's logger is named after the class of the converter.
	 */
	@Override
	protected void logWarningIfNecessary(Type type, @Nullable Throwable cause) {
		if (cause == null) {
			return;
		}
		String message = "Failed to evaluate Jackson " + ((type instanceof JavaType) ? "de" : "")
				+ "serialization for type [" + type + "]";
		if (cause instanceof JsonMappingException && cause.getMessage() != null
				&& cause.getMessage().startsWith("Cannot find")) {
			springsLogger.debug(message, cause);
		}
		else if (springsLogger.isDebugEnabled()) {
			springsLogger.warn(message, cause);
		}
		else {
			springsLogger.warn(message + ": " + cause);
		}
	}

	@Override
	public Object read(Type type, @Nullable Class<?> contextClass, HttpInputMessage inputMessage) throws IOException {
		RootReader reader = findReader(type, contextClass, inputMessage);
		return (reader != null) ? readBy(reader, inputMessage) : super.read(type, contextClass, inputMessage);
	}

	@Override
	protected Object readInternal(Class<?> clazz, HttpInputMessage inputMessage) throws IOException {
		RootReader reader = findReader(clazz, null, inputMessage);
		return (reader != null) ? readBy(reader, inputMessage) : super.readInternal(clazz, inputMessage);
	}

	private @Nullable RootReader findReader(Type type, @Nullable Class<?> contextClass, HttpInputMessage message) {
		if (this.hasMappersForTypes || message instanceof MappingJacksonInputMessage) {
			return null;
		}
		boolean isUsual = Utf8Types.isJson(message.getHeaders().getFirst(HttpHeaders.CONTENT_TYPE));
		return isUsual ? readers().find(type, contextClass) : null;
	}

	private Object readBy(RootReader reader, HttpInputMessage message) throws IOException {
		try {
			InputStream body = StreamUtils.nonClosing(message.getBody());
			return customizeReader(reader.get(), reader.type()).readValue(body);
		}
		catch (InvalidDefinitionException ex) {
			throw new HttpMessageConversionException("Type definition error: " + ex.getType(), ex);
		}
		catch (JsonProcessingException ex) {
			throw new HttpMessageNotReadableException("JSON parse error: " + ex.getOriginalMessage(), ex, message);
		}
	}

	@Override
	protected void addDefaultHeaders(HttpHeaders headers, Object object, @Nullable MediaType contentType)
			throws IOException {
		if (contentType != null && isJsonInUtf8(contentType) && getDefaultCharset() == null
				&& !StringUtils.hasLength(headers.getFirst(HttpHeaders.CONTENT_TYPE))
				&& headers.getFirst(HttpHeaders.CONTENT_LENGTH) == null) {
			headers.set(HttpHeaders.CONTENT_TYPE, contentType.toString());
		}
		else {
			super.addDefaultHeaders(headers, object, contentType);
		}
	}

	@Override
	protected void writeInternal(Object object, @Nullable Type type, HttpOutputMessage outputMessage)
			throws IOException {
		RootWriter writer = find(object, type, outputMessage);
		if (writer == null) {
			super.writeInternal(object, type, outputMessage);
			return;
		}
		DirectTarget body = DirectTarget.of(StreamUtils.nonClosing(outputMessage.getBody()));
		try {
			writer.write(object, body);
		}
		catch (InvalidDefinitionException ex) {
			throw new HttpMessageConversionException("Type definition error: " + ex.getType(), ex);
		}
		catch (JsonProcessingException ex) {
			throw new HttpMessageNotWritableException("Could not write JSON: " + ex.getOriginalMessage(), ex);
		}
	}

	private @Nullable RootWriter find(Object object, @Nullable Type type, HttpOutputMessage message) {
		if (this.prefixed || object instanceof MappingJacksonValue || this.writers.isLeftToSpring(object.getClass())
				|| !Utf8Types.isJson(message.getHeaders().getFirst(HttpHeaders.CONTENT_TYPE))) {
			return null;
		}
		return this.writers.of(getObjectMapper()).find(type, object.getClass());
	}

	private @Nullable JavaType rootType(Type type, @Nullable Class<?> valueClass) {
		if (valueClass == null || !TypeUtils.isAssignable(type, valueClass)) {
			return null;
		}
		JavaType javaType = getJavaType(type, null);
		return (javaType.isContainerType() || javaType.isTypeOrSubTypeOf(Optional.class)) ? javaType : null;
	}

	private static boolean isJsonOfAnyCharset(MediaType mediaType) {
		return mediaType.getClass() == MediaType.class && mediaType.equalsTypeAndSubtype(MediaType.APPLICATION_JSON);
	}

	private static boolean isJsonInUtf8(MediaType mediaType) {
		return mediaType.getClass() == MediaType.class && Utf8Types.isUtf8(mediaType, MediaType.APPLICATION_JSON);
	}

}
