package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;
import java.util.Objects;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import io.github.reflectionfreejackson.runtime.decode.ExpectedNames;
import io.github.reflectionfreejackson.runtime.decode.ParserWindow;
import org.jspecify.annotations.Nullable;

/**
 * Reads plain objects of one type by generated code, and leaves all others to Jackson.
 * <p>
 * May be used by several threads.
 */
final class StraightLine {

	private static final int NONE = PropertyReading.END;

	private final StraightLineHost<?> host;

	private final GeneratedDeserializer<Object> generated;

	private final ReadingGuard guard;

	private final Class<?> type;

	private final @Nullable PropertyReading properties;

	private final @Nullable CreatorReading arguments;

	private final ExpectedNames names;

	private boolean direct;

	private StraightLine(StraightLineHost<?> host, GeneratedDeserializer<Object> generated, ReadingGuard guard,
			@Nullable PropertyReading properties, @Nullable CreatorReading arguments, ExpectedNames names) {
		this.host = host;
		this.generated = generated;
		this.guard = guard;
		this.type = host.handledType();
		this.properties = properties;
		this.arguments = arguments;
		this.names = names;
		guard.straightLine(generated.type());
	}

	static StraightLine of(StraightLineHost<?> host, GeneratedDeserializer<Object> generated, ReadingGuard guard,
			PropertyReading properties) {
		return new StraightLine(host, generated, guard, properties, null, properties.names());
	}

	static StraightLine of(StraightLineHost<?> host, GeneratedDeserializer<Object> generated, ReadingGuard guard,
			CreatorReading arguments) {
		return new StraightLine(host, generated, guard, null, arguments, arguments.names());
	}

	/**
	 * Read an object, which may have been begun.
	 */
	@Nullable Object read(JsonParser parser, DeserializationContext context) throws IOException {
		CreatorReading creating = this.arguments;
		PropertyReading reading = this.properties;
		if (creating != null && context.isEnabled(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)) {
			return this.host.complete().readByJackson(parser, context);
		}
		boolean starts = parser.isExpectedStartObjectToken();
		if (!starts && !parser.hasToken(JsonToken.FIELD_NAME) && !parser.hasToken(JsonToken.END_OBJECT)) {
			return this.host.complete().readByJackson(parser, context);
		}
		if (!starts && ParserWindow.isPending(parser)) {
			// The parser has failed after this name, and may not go on where it is
			return this.host.complete().readBegun(parser, context);
		}
		int first = starts ? this.names.takeFirst(parser) : NONE;
		if (first == NONE) {
			if (starts) {
				parser.nextToken();
			}
			if (!parser.hasToken(JsonToken.FIELD_NAME) || parser.canReadObjectId()) {
				return this.host.complete().readBegun(parser, context);
			}
		}
		if (!this.direct && (first != NONE || (!starts && this.names.begun(parser)))) {
			this.direct = true;
			this.guard.readDirectly(this.generated.type());
		}
		try {
			return (creating != null) ? readArguments(creating, first, parser, context)
					: readProperties(Objects.requireNonNull(reading), first, parser, context);
		}
		catch (IOException | RuntimeException | Error ex) {
			this.names.giveNumberBack(parser);
			throw ex;
		}
	}

	private @Nullable Object readProperties(PropertyReading reading, int taken, JsonParser parser,
			DeserializationContext context) throws IOException {
		int known = taken;
		if (known != NONE && this.host.mayCreationUseParser(context)) {
			ParserWindow.complete((UTF8StreamJsonParser) parser);
			known = NONE;
		}
		else if (known != NONE) {
			ParserWindow.completeUnlessSafe((UTF8StreamJsonParser) parser);
		}
		Object bean = createBean(known, parser, context);
		if (bean == null || (bean.getClass() != this.type && !this.type.isInstance(bean))) {
			return readForeign(bean, known, parser, context);
		}
		return reading.read(this.generated, known, parser, context, bean);
	}

	private @Nullable Object createBean(int taken, JsonParser parser, DeserializationContext context)
			throws IOException {
		try {
			return this.host.createBean(context);
		}
		catch (IOException | RuntimeException | Error ex) {
			completeIfPending(taken, parser);
			throw ex;
		}
	}

	/**
	 * Let Jackson report that properties are of nothing, or of another class.
	 */
	private @Nullable Object readForeign(@Nullable Object bean, int taken, JsonParser parser,
			DeserializationContext context) throws IOException {
		completeIfPending(taken, parser);
		return this.host.complete().readInto(bean, parser, context);
	}

	private static void completeIfPending(int taken, JsonParser parser) throws IOException {
		if (taken != NONE && ParserWindow.isPending(parser)) {
			ParserWindow.complete((UTF8StreamJsonParser) parser);
		}
	}

	private @Nullable Object readArguments(CreatorReading reading, int taken, JsonParser parser,
			DeserializationContext context) throws IOException {
		int first = (taken != NONE) ? taken : reading.find(CreatorReading.END, parser.currentName());
		return this.generated.readArguments(reading, parser, context, first);
	}

}
