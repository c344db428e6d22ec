package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;
import java.util.Objects;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import io.github.reflectionfreejackson.runtime.decode.ExpectedNames;
import io.github.reflectionfreejackson.runtime.decode.PendingValues;
import org.jspecify.annotations.Nullable;

/**
 * Reads the arguments of creators for generated code. Whatever is not the plain case,
 * such as coercion and failures, goes to Jackson.
 * <p>
 * Only for generated code. Instances may be used by several threads.
 *
 * @since 0.1.0
 */
public abstract sealed class ArgumentReading permits CreatorReading {

	private final StraightLineHost<GeneratedBeanDeserializer> host;

	private final boolean[] direct;

	private final @Nullable Class<?>[] types;

	private final ExpectedNames names;

	private final @Nullable SettledValues settled;

	private final SettableBeanProperty @Nullable [] arguments;

	/**
	 * Read what Jackson has made properties of.
	 */
	ArgumentReading(GeneratedBeanDeserializer deserializer, SettableBeanProperty[] arguments, ExpectedNames names) {
		this.host = deserializer;
		this.arguments = arguments;
		this.direct = new boolean[arguments.length];
		this.types = new Class<?>[arguments.length];
		this.names = names;
		this.settled = null;
		for (int i = 0; i < arguments.length; i++) {
			Class<?> type = arguments[i].getType().getRawClass();
			this.types[i] = type;
			this.direct[i] = StandardDeserializers.allowDirectReading(arguments[i], type);
			this.names.add(i, arguments[i].getName());
		}
	}

	/**
	 * Read what was settled when code was generated.
	 */
	ArgumentReading(StraightLineHost<GeneratedBeanDeserializer> host, SettledValues settled, ExpectedNames names) {
		this.host = host;
		this.direct = settled.direct();
		this.types = settled.types();
		this.names = names;
		this.settled = settled;
		this.arguments = null;
		settled.addTo(names);
	}

	final ExpectedNames names() {
		return this.names;
	}

	/**
	 * Return how many arguments there are.
	 */
	final int count() {
		return this.direct.length;
	}

	/**
	 * Return the arguments as they were settled, or {@code null} if they were not.
	 */
	final @Nullable SettledValues settled() {
		return this.settled;
	}

	/**
	 * Return Jackson's deserializer, which handles what is not plain.
	 */
	final GeneratedBeanDeserializer complete() throws IOException {
		return this.host.complete();
	}

	/**
	 * Return the class of what is created.
	 */
	final Class<?> handledType() {
		return this.host.handledType();
	}

	/**
	 * Read a text.
	 * @param argument the position of the argument
	 * @param parser the parser, at the name
	 * @param context the context
	 * @return the text, or whatever Jackson reads
	 * @throws IOException if reading fails
	 */
	public final @Nullable Object text(int argument, JsonParser parser, DeserializationContext context)
			throws IOException {
		boolean isPending = this.direct[argument] && this.names.isPending(parser);
		try {
			String text = isPending ? PendingValues.takeText((UTF8StreamJsonParser) parser) : null;
			if (text != null) {
				return text;
			}
		}
		catch (Exception ex) {
			throw failed(ex, argument, context);
		}
		if (this.names.nextToken(parser) != JsonToken.VALUE_STRING || !this.direct[argument]) {
			return read(argument, parser, context);
		}
		try {
			return parser.getText();
		}
		catch (Exception ex) {
			throw failed(ex, argument, context);
		}
	}

	/**
	 * Read an {@code int}.
	 * @param argument the position of the argument
	 * @param parser the parser, at the name
	 * @param context the context
	 * @return the number
	 * @throws IOException if reading fails
	 */
	public final int intValue(int argument, JsonParser parser, DeserializationContext context) throws IOException {
		if (this.direct[argument] && this.names.isPending(parser)) {
			long number = PendingValues.takeIntegral((UTF8StreamJsonParser) parser, Integer.MIN_VALUE,
					Integer.MAX_VALUE);
			if (number != PendingValues.NO_NUMBER) {
				return (int) number;
			}
		}
		if (this.names.nextToken(parser) != JsonToken.VALUE_NUMBER_INT || !this.direct[argument]) {
			return (int) primitive(argument, parser, context);
		}
		try {
			return parser.getIntValue();
		}
		catch (Exception ex) {
			throw failed(ex, argument, context);
		}
	}

	/**
	 * Read a {@code long}.
	 * @param argument the position of the argument
	 * @param parser the parser, at the name
	 * @param context the context
	 * @return the number
	 * @throws IOException if reading fails
	 */
	public final long longValue(int argument, JsonParser parser, DeserializationContext context) throws IOException {
		if (this.direct[argument] && this.names.isPending(parser)) {
			long number = PendingValues.takeIntegral((UTF8StreamJsonParser) parser, Long.MIN_VALUE, Long.MAX_VALUE);
			if (number != PendingValues.NO_NUMBER) {
				return number;
			}
		}
		if (this.names.nextToken(parser) != JsonToken.VALUE_NUMBER_INT || !this.direct[argument]) {
			return (long) primitive(argument, parser, context);
		}
		try {
			return parser.getLongValue();
		}
		catch (Exception ex) {
			throw failed(ex, argument, context);
		}
	}

	/**
	 * Read a {@code double}.
	 * @param argument the position of the argument
	 * @param parser the parser, at the name
	 * @param context the context
	 * @return the number
	 * @throws IOException if reading fails
	 */
	public final double doubleValue(int argument, JsonParser parser, DeserializationContext context)
			throws IOException {
		if (this.direct[argument] && this.names.isPending(parser)) {
			double number = PendingValues.takeFloatingPoint((UTF8StreamJsonParser) parser);
			if (!Double.isNaN(number)) {
				return number;
			}
		}
		if (this.names.nextToken(parser) != JsonToken.VALUE_NUMBER_FLOAT || !this.direct[argument]) {
			return (double) primitive(argument, parser, context);
		}
		try {
			return parser.getDoubleValue();
		}
		catch (Exception ex) {
			throw failed(ex, argument, context);
		}
	}

	/**
	 * Read a {@code boolean}.
	 * @param argument the position of the argument
	 * @param parser the parser, at the name
	 * @param context the context
	 * @return the truth value
	 * @throws IOException if reading fails
	 */
	public final boolean booleanValue(int argument, JsonParser parser, DeserializationContext context)
			throws IOException {
		JsonToken token = null;
		if (this.direct[argument] && this.names.isPending(parser)) {
			token = PendingValues.takeBoolean((UTF8StreamJsonParser) parser);
		}
		if (token == null) {
			token = this.names.nextToken(parser);
		}
		if (this.direct[argument] && (token == JsonToken.VALUE_TRUE || token == JsonToken.VALUE_FALSE)) {
			return token == JsonToken.VALUE_TRUE;
		}
		return (boolean) primitive(argument, parser, context);
	}

	/**
	 * Read a number or a truth value, if that is what it is, or let Jackson read it.
	 * @param argument the position of the argument
	 * @param parser the parser, at the name
	 * @param context the context
	 * @return the value, which is not of the argument's type if a deserializer is wrong
	 * @throws IOException if reading fails
	 */
	public final @Nullable Object value(int argument, JsonParser parser, DeserializationContext context)
			throws IOException {
		Class<?> type = this.types[argument];
		if (type != null && this.direct[argument] && this.names.isPending(parser)) {
			Object taken = BoxedValue.take(type, (UTF8StreamJsonParser) parser);
			if (taken != null) {
				return taken;
			}
		}
		this.names.nextToken(parser);
		return read(argument, parser, context);
	}

	/**
	 * Types are read straight-line only if primitive values are never {@code null}.
	 */
	private Object primitive(int argument, JsonParser parser, DeserializationContext context) throws IOException {
		return Objects.requireNonNull(read(argument, parser, context));
	}

	private @Nullable Object read(int argument, JsonParser parser, DeserializationContext context) throws IOException {
		JsonDeserializer<Object> deserializer = (this.settled != null) ? this.settled.deserializer(argument) : null;
		if (deserializer == null) {
			return complete().readArgument(arguments()[argument], parser, context);
		}
		try {
			Object value = parser.hasToken(JsonToken.VALUE_NULL) ? null
					: StandardDeserializers.read(deserializer, this.names, parser, context);
			return (value != null) ? value : deserializer.getNullValue(context);
		}
		catch (Exception ex) {
			throw failed(ex, argument, context);
		}
	}

	private IOException failed(Exception failure, int argument, DeserializationContext context) throws IOException {
		GeneratedBeanDeserializer deserializer = complete();
		return deserializer.wrapAndThrow(failure, deserializer.handledType(), arguments()[argument].getName(), context);
	}

	/**
	 * Return the properties that Jackson has made of the arguments.
	 */
	final SettableBeanProperty[] arguments() throws IOException {
		return (this.arguments != null) ? this.arguments : complete().arguments();
	}

}
