package io.github.reflectionfreejackson.http;

import java.io.IOException;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import org.apache.commons.logging.Log;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.util.context.ContextView;

import org.springframework.core.ResolvableType;
import org.springframework.core.codec.CodecException;
import org.springframework.core.codec.EncodingException;
import org.springframework.core.codec.Hints;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferFactory;
import org.springframework.core.log.LogFormatUtils;
import org.springframework.http.HttpLogging;
import org.springframework.http.MediaType;
import org.springframework.http.codec.json.Jackson2JsonEncoder;
import org.springframework.http.converter.json.MappingJacksonValue;
import org.springframework.util.Assert;
import org.springframework.util.MimeType;

/**
 * Spring's encoder, with one difference: what is the same for all values of a type and
 * class that are written as {@code application/json}, {@code application/x-ndjson} or as
 * events is derived once, not for each value or stream. All else is left to an encoder of
 * exactly Spring's class, and so is everything if the encoder or the mapper has unusual
 * settings. Output, exceptions and log messages are Spring's.
 * <p>
 * Not final, so that Spring can make proxies of it, as of its own.
 *
 * @since 0.1.0
 */
public class CachingJackson2JsonEncoder extends Jackson2JsonEncoder {

	private static final Log springsLogger = HttpLogging.forLogName(Jackson2JsonEncoder.class);

	/**
	 * As which Spring has each event encoded whose data is no text.
	 */
	private static final MimeType EVENT = new MediaType(MediaType.TEXT_EVENT_STREAM, StandardCharsets.UTF_8);

	private final Jackson2JsonEncoder springs;

	private final RootWriterCache writers;

	/**
	 * Create an encoder with Spring's default settings.
	 * @param mapper the mapper to write with
	 */
	public CachingJackson2JsonEncoder(ObjectMapper mapper) {
		this(mapper, RootWriterFactory.DIRECT);
	}

	CachingJackson2JsonEncoder(ObjectMapper mapper, RootWriterFactory writerFactory) {
		super(mapper);
		this.springs = new Jackson2JsonEncoder(mapper);
		this.writers = new RootWriterCache(this::rootType, writerFactory);
	}

	@Override
	public void setObjectMapper(ObjectMapper objectMapper) {
		super.setObjectMapper(objectMapper);
		this.springs.setObjectMapper(objectMapper);
	}

	@Override
	public void registerObjectMappersForType(Class<?> clazz, Consumer<Map<MimeType, ObjectMapper>> registrar) {
		this.writers.leaveToSpring(clazz);
		this.springs.registerObjectMappersForType(clazz, registrar);
	}

	@Override
	public @Nullable Map<MimeType, ObjectMapper> getObjectMappersForType(Class<?> clazz) {
		return this.springs.getObjectMappersForType(clazz);
	}

	@Override
	public List<MimeType> getEncodableMimeTypes(ResolvableType elementType) {
		return this.springs.getEncodableMimeTypes(elementType);
	}

	/**
	 * Called by the superclass' constructor as well.
	 */
	@Override
	public void setStreamingMediaTypes(List<MediaType> mediaTypes) {
		super.setStreamingMediaTypes(mediaTypes);
		if (this.springs != null) {
			this.springs.setStreamingMediaTypes(mediaTypes);
		}
	}

	@Override
	public boolean canEncode(ResolvableType elementType, @Nullable MimeType mimeType) {
		Class<?> type = elementType.toClass();
		if ((mimeType != null && !isServed(mimeType)) || this.writers.isLeftToSpring(type)) {
			return this.springs.canEncode(elementType, mimeType);
		}
		RootWriters current = this.writers.of(getObjectMapper());
		if (current.isWritable(type)) {
			return true;
		}
		boolean writable = this.springs.canEncode(elementType, mimeType);
		if (writable) {
			current.foundWritable(type);
		}
		return writable;
	}

	/**
	 * Encodes the value of a {@code Mono} by
	 * {@link #encodeValue(Object, DataBufferFactory, ResolvableType, MimeType, Map)}.
	 */
	@Override
	public Flux<DataBuffer> encode(Publisher<?> inputStream, DataBufferFactory bufferFactory,
			ResolvableType elementType, @Nullable MimeType mimeType, @Nullable Map<String, Object> hints) {
		Assert.notNull(inputStream, "'inputStream' must not be null");
		Assert.notNull(bufferFactory, "'bufferFactory' must not be null");
		Assert.notNull(elementType, "'elementType' must not be null");
		if (inputStream instanceof Mono) {
			return Flux.defer(() -> Flux.from(inputStream)
				.map((value) -> encodeValue(value, bufferFactory, elementType, mimeType, hints)));
		}
		if (!isServed(mimeType, hints)) {
			return this.springs.encode(inputStream, bufferFactory, elementType, mimeType, hints);
		}
		return Flux.deferContextual((context) -> {
			RootWriters current = this.writers.of(getObjectMapper());
			RootWriter writer = find(current, elementType, null);
			if (writer == null) {
				return this.springs.encode(inputStream, bufferFactory, elementType, mimeType, hints);
			}
			Map<String, Object> merged = (context.isEmpty()) ? hints
					: Hints.merge(hints, ContextView.class.getName(), context);
			try {
				EncodedStream stream = new EncodedStream(current.generatorFactory(), writer,
						getStreamingMediaTypeSeparator(mimeType), bufferFactory);
				return encode(Flux.from(inputStream), stream, merged).doAfterTerminate(() -> close(stream));
			}
			catch (IOException ex) {
				return Flux.error(ex);
			}
		});
	}

	/**
	 * The beginning of an array is not sent before it is known that there is no error.
	 */
	private static Flux<DataBuffer> encode(Flux<?> values, EncodedStream stream, @Nullable Map<String, Object> hints) {
		Flux<DataBuffer> encoded = values.map((value) -> encode(value, stream, hints));
		return (stream.isArray())
				? encoded.switchIfEmpty(Mono.fromCallable(stream::start)).concatWith(Mono.fromCallable(stream::end))
				: encoded;
	}

	private static DataBuffer encode(Object value, EncodedStream stream, @Nullable Map<String, Object> hints) {
		boolean logged = springsLogger.isDebugEnabled();
		if (logged) {
			log(value, hints);
		}
		try {
			DataBuffer buffer = stream.encode(value);
			if (logged) {
				Hints.touchDataBuffer(buffer, hints, springsLogger);
			}
			return buffer;
		}
		catch (IOException ex) {
			throw translated(ex);
		}
	}

	private static void close(EncodedStream stream) {
		try {
			stream.close();
		}
		catch (IOException ex) {
			springsLogger.error("Could not close Encoder resources", ex);
		}
	}

	@Override
	public DataBuffer encodeValue(Object value, DataBufferFactory bufferFactory, ResolvableType valueType,
			@Nullable MimeType mimeType, @Nullable Map<String, Object> hints) {
		RootWriters current = this.writers.of(getObjectMapper());
		RootWriter writer = (isServed(mimeType, hints) && value != null && !(value instanceof MappingJacksonValue))
				? find(current, valueType, value.getClass()) : null;
		if (writer == null) {
			return this.springs.encodeValue(value, bufferFactory, valueType, mimeType, hints);
		}
		BufferTarget target = new BufferTarget(current.generatorFactory(), bufferFactory);
		boolean logged = springsLogger.isDebugEnabled();
		try {
			if (logged) {
				log(value, hints);
			}
			writer.write(value, target);
			DataBuffer buffer = target.take();
			if (logged) {
				Hints.touchDataBuffer(buffer, hints, springsLogger);
			}
			return buffer;
		}
		catch (IOException ex) {
			throw translated(ex);
		}
		finally {
			target.release();
		}
	}

	private static void log(Object value, @Nullable Map<String, Object> hints) {
		if (!Hints.isLoggingSuppressed(hints)) {
			LogFormatUtils.traceDebug(springsLogger, (trace) -> Hints.getLogPrefix(hints) + "Encoding ["
					+ LogFormatUtils.formatValue(value, !trace) + "]");
		}
	}

	private static RuntimeException translated(IOException ex) {
		if (ex instanceof InvalidDefinitionException definition) {
			return new CodecException("Type definition error: " + definition.getType(), ex);
		}
		if (ex instanceof JsonProcessingException processing) {
			return new EncodingException("JSON encoding error: " + processing.getOriginalMessage(), ex);
		}
		return new IllegalStateException("Unexpected I/O error while writing to byte array builder", ex);
	}

	private @Nullable RootWriter find(RootWriters current, ResolvableType type, @Nullable Class<?> valueClass) {
		return this.writers.isLeftToSpring(type.toClass()) ? null : current.find(typeOf(type), valueClass);
	}

	/**
	 * Finding out that a class is no wrapped type takes long before Java 23.
	 */
	private static Type typeOf(ResolvableType type) {
		return (type.getSource() instanceof Class<?> simple) ? simple : type.getType();
	}

	private @Nullable JavaType rootType(Type type, @Nullable Class<?> valueClass) {
		JavaType javaType = getJavaType(type, null);
		return javaType.isContainerType() ? javaType : null;
	}

	private static boolean isServed(@Nullable MimeType mimeType, @Nullable Map<String, Object> hints) {
		return mimeType != null && (isServed(mimeType) || mimeType.equals(EVENT))
				&& (hints == null || hints.get(JSON_VIEW_HINT) == null);
	}

	private static boolean isServed(MimeType mimeType) {
		return Utf8Types.isUtf8(mimeType, MediaType.APPLICATION_JSON)
				|| Utf8Types.isUtf8(mimeType, MediaType.APPLICATION_NDJSON);
	}

}
