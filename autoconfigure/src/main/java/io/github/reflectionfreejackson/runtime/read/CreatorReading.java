package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;
import java.util.Objects;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import io.github.reflectionfreejackson.runtime.decode.ExpectedNames;
import io.github.reflectionfreejackson.runtime.decode.ParserWindow;
import org.jspecify.annotations.Nullable;

/**
 * Takes generated code through the properties of JSON objects, to create instances of one
 * type from them. Whatever is not the plain case, such as coercion, unknown properties
 * that are not ignored, and failures, goes to Jackson.
 * <p>
 * Only for generated code. Instances may be used by several threads.
 *
 * @since 0.1.0
 */
public final class CreatorReading {

	/**
	 * Stands for the end of an object where an argument is expected.
	 */
	public static final int END = -1;

	/**
	 * Stands for a property that the creator does not take, and whose name is not
	 * remembered.
	 */
	public static final int OTHER = ExpectedNames.OTHER;

	private final StraightLineHost<GeneratedBeanDeserializer> host;

	private final boolean[] direct;

	private final @Nullable Class<?>[] types;

	private final ExpectedNames names;

	private final @Nullable SettledValues settled;

	private final SettableBeanProperty @Nullable [] arguments;

	private final IncompleteCreation incomplete;

	/**
	 * Sets what the creator does not take, or is {@code null} if it takes all there are.
	 */
	private final @Nullable AfterCreation after;

	/**
	 * What a factory method returns may have more properties.
	 */
	private final boolean skipsOthers;

	CreatorReading(GeneratedBeanDeserializer deserializer, CreatorArguments creation, SettableBeanProperty[] arguments,
			@Nullable AfterCreation after, ExpectedNames names) {
		this.host = deserializer;
		this.arguments = arguments;
		this.direct = new boolean[arguments.length];
		this.types = new Class<?>[arguments.length];
		this.names = names;
		this.settled = null;
		this.incomplete = new IncompleteCreation(creation, arguments.length);
		this.skipsOthers = !creation.isByFactory();
		for (int i = 0; i < arguments.length; i++) {
			Class<?> type = arguments[i].getType().getRawClass();
			this.types[i] = type;
			this.direct[i] = StandardDeserializers.allowDirectReading(arguments[i], type);
			this.names.add(i, arguments[i].getName());
		}
		this.after = after;
		addNames(after);
	}

	CreatorReading(StraightLineHost<GeneratedBeanDeserializer> host, CreatorArguments creation, SettledValues settled,
			@Nullable AfterCreation after, ExpectedNames names) {
		this.host = host;
		this.direct = settled.direct();
		this.types = settled.types();
		this.names = names;
		this.settled = settled;
		this.arguments = null;
		this.incomplete = new IncompleteCreation(creation, settled.count());
		this.skipsOthers = !creation.isByFactory();
		settled.addTo(names);
		this.after = after;
		addNames(after);
	}

	private void addNames(@Nullable AfterCreation properties) {
		if (properties != null) {
			this.names.addAll(this.direct.length, properties.properties().names());
		}
	}

	/**
	 * Go on to the next property.
	 * @param previous what was returned for the previous property
	 * @param parser the parser, at the end of the value
	 * @return the position of the argument, {@link #END}, or another number if the
	 * creator does not take the property
	 * @throws IOException if reading fails
	 */
	public int next(int previous, JsonParser parser) throws IOException {
		int taken = this.names.take(previous, parser);
		if (taken >= 0) {
			return taken;
		}
		if (taken == ExpectedNames.ENDED) {
			return END;
		}
		return (taken == END) ? find(previous, nextName(parser)) : taken;
	}

	/**
	 * Jackson goes from token to token here. Some parsers fail with other words where
	 * they are asked for a name.
	 */
	static @Nullable String nextName(JsonParser parser) throws IOException {
		if (parser.getClass() == UTF8StreamJsonParser.class) {
			return parser.nextFieldName();
		}
		return (parser.nextToken() == JsonToken.FIELD_NAME) ? parser.currentName() : null;
	}

	ExpectedNames names() {
		return this.names;
	}

	int find(int previous, @Nullable String name) throws IOException {
		if (name == null) {
			return END;
		}
		int expected = this.names.expected(previous, name);
		if (expected != END) {
			return expected;
		}
		int found = this.names.findOther(name);
		if (found == OTHER && this.settled != null) {
			found = this.names.findListed(name);
		}
		if (found == OTHER) {
			int asked = hasListedNamesOnly() ? OTHER : ask(name);
			found = (asked != OTHER) ? asked : this.names.addOther(name);
		}
		this.names.learn(previous, found);
		return found;
	}

	/**
	 * Return whether the type has no properties but those in the list of names.
	 */
	private boolean hasListedNamesOnly() {
		return this.settled != null && this.settled.haveNoAliases()
				&& (this.after == null || this.after.properties().haveNoAliases());
	}

	/**
	 * Ask Jackson what it makes of a name.
	 */
	private int ask(String name) throws IOException {
		GeneratedBeanDeserializer deserializer = this.host.complete();
		int argument = deserializer.findArgument(name);
		if (argument != OTHER || this.after == null) {
			return argument;
		}
		int member = deserializer.findMember(name);
		return (member != OTHER) ? this.direct.length + member : OTHER;
	}

	/**
	 * Read a text.
	 * @param argument the position of the argument
	 * @param parser the parser, at the name
	 * @param context the context
	 * @return the text, or whatever Jackson reads
	 * @throws IOException if reading fails
	 */
	public @Nullable Object text(int argument, JsonParser parser, DeserializationContext context) throws IOException {
		boolean isPending = this.direct[argument] && this.names.isPending(parser);
		try {
			String text = isPending ? ParserWindow.takeText((UTF8StreamJsonParser) parser) : null;
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
	public int intValue(int argument, JsonParser parser, DeserializationContext context) throws IOException {
		if (this.direct[argument] && this.names.isPending(parser)) {
			long number = ParserWindow.takeIntegral((UTF8StreamJsonParser) parser, Integer.MIN_VALUE,
					Integer.MAX_VALUE);
			if (number != ParserWindow.NO_NUMBER) {
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
	public long longValue(int argument, JsonParser parser, DeserializationContext context) throws IOException {
		if (this.direct[argument] && this.names.isPending(parser)) {
			long number = ParserWindow.takeIntegral((UTF8StreamJsonParser) parser, Long.MIN_VALUE, Long.MAX_VALUE);
			if (number != ParserWindow.NO_NUMBER) {
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
	public double doubleValue(int argument, JsonParser parser, DeserializationContext context) throws IOException {
		if (this.direct[argument] && this.names.isPending(parser)) {
			double number = ParserWindow.takeFloatingPoint((UTF8StreamJsonParser) parser);
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
	public boolean booleanValue(int argument, JsonParser parser, DeserializationContext context) throws IOException {
		JsonToken token = null;
		if (this.direct[argument] && this.names.isPending(parser)) {
			token = ParserWindow.takeBoolean((UTF8StreamJsonParser) parser);
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
	public @Nullable Object value(int argument, JsonParser parser, DeserializationContext context) throws IOException {
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
			return this.host.complete().readArgument(arguments()[argument], parser, context);
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
		GeneratedBeanDeserializer deserializer = this.host.complete();
		return deserializer.wrapAndThrow(failure, deserializer.handledType(), arguments()[argument].getName(), context);
	}

	private SettableBeanProperty[] arguments() throws IOException {
		return (this.arguments != null) ? this.arguments : this.host.complete().arguments();
	}

	/**
	 * Return whether a property is set once there is an instance.
	 * @param property what was returned for the property
	 * @return whether it is; otherwise Jackson handles what the creator does not take
	 */
	public boolean isSet(int property) {
		return property >= this.direct.length;
	}

	/**
	 * Read the rest of an object of which a property is to be set before there is an
	 * instance.
	 * @param first what was returned for the property
	 * @param seen the arguments that are there, a bit each
	 * @param unknown what was not known so far, or {@code null}
	 * @param parser the parser, at the name
	 * @param context the context
	 * @param arguments the arguments
	 * @return the instance
	 * @throws IOException if that fails, or reading does
	 */
	public @Nullable Object rest(int first, long seen, @Nullable TokenBuffer unknown, JsonParser parser,
			DeserializationContext context, @Nullable Object... arguments) throws IOException {
		PendingCreation pending = pending(seen, parser, context, arguments);
		TokenBuffer others = unknown;
		for (int found = first; found != END; found = next(found, parser)) {
			if (isSet(found)) {
				this.names.nextToken(parser);
				pending.keep(found - this.direct.length);
			}
			else if (found < 0) {
				others = other(others, parser, context);
			}
			else if (pending.take(found, value(found, parser, context))) {
				parser.nextToken();
				return created(pending.create(), others, parser, context);
			}
		}
		return pending.end(others);
	}

	private PendingCreation pending(long seen, JsonParser parser, DeserializationContext context,
			@Nullable Object[] arguments) throws IOException {
		return new PendingCreation(this.host.complete(), arguments(), seen, arguments, parser, context);
	}

	/**
	 * Let Jackson handle a property that the creator does not take.
	 * @param unknown what was not known so far, or {@code null}
	 * @param parser the parser, at the name
	 * @param context the context
	 * @return what is not known so far, or {@code null}
	 * @throws IOException if reading fails
	 */
	public @Nullable TokenBuffer other(@Nullable TokenBuffer unknown, JsonParser parser, DeserializationContext context)
			throws IOException {
		if (this.skipsOthers && UnknownProperties.areIgnored(context) && this.names.skipIfSimple(parser)) {
			return unknown;
		}
		String name = parser.currentName();
		this.names.nextToken(parser);
		return this.host.complete().bufferOther(unknown, name, parser, context);
	}

	/**
	 * Complete an instance that was created.
	 * @param bean the instance, or {@code null} if the creator returned nothing
	 * @param unknown what was not known, or {@code null}
	 * @param parser the parser, after the last argument
	 * @param context the context
	 * @return the instance
	 * @throws IOException if reading fails
	 */
	public @Nullable Object created(@Nullable Object bean, @Nullable TokenBuffer unknown, JsonParser parser,
			DeserializationContext context) throws IOException {
		if (bean != null && unknown == null && bean.getClass() == this.host.handledType()) {
			if (this.after != null && parser.hasToken(JsonToken.FIELD_NAME)) {
				return this.after.read(bean, parser, context);
			}
			if (!parser.hasToken(JsonToken.FIELD_NAME) && !parser.isExpectedStartObjectToken()) {
				parser.assignCurrentValue(bean);
				return bean;
			}
		}
		return this.host.complete().complete(bean, unknown, parser, context);
	}

	/**
	 * Have Jackson create an instance of which an argument is {@code null} that may not
	 * be, or stands for another.
	 * @param seen the arguments, a bit each, which are all there
	 * @param unknown what was not known, or {@code null}
	 * @param parser the parser, after the last argument
	 * @param context the context
	 * @param arguments the arguments
	 * @return the instance
	 * @throws IOException if that fails, or reading does
	 */
	public @Nullable Object createdOfNull(long seen, @Nullable TokenBuffer unknown, JsonParser parser,
			DeserializationContext context, @Nullable Object... arguments) throws IOException {
		return created(pending(seen, parser, context, arguments).create(), unknown, parser, context);
	}

	/**
	 * Report as Jackson does that a creator failed, or refuses its arguments.
	 * @param failure the failure
	 * @param context the context
	 * @param arguments the arguments
	 * @return the instance that a handler of problems made instead
	 * @throws IOException the failure
	 */
	public @Nullable Object failed(Throwable failure, DeserializationContext context, @Nullable Object... arguments)
			throws IOException {
		return this.host.complete().creationFailed(failure, context, arguments, -1);
	}

	/**
	 * Create an instance although arguments are missing.
	 * @param seen the arguments that are not, a bit each
	 * @param unknown what was not known, or {@code null}
	 * @param parser the parser, at the end of the object
	 * @param context the context
	 * @param arguments the arguments
	 * @return the instance
	 * @throws IOException if that fails, or reading does
	 */
	public @Nullable Object incomplete(long seen, @Nullable TokenBuffer unknown, JsonParser parser,
			DeserializationContext context, @Nullable Object... arguments) throws IOException {
		if (!this.incomplete.fillIn(arguments, seen, context)) {
			return pending(seen, parser, context, arguments).end(unknown);
		}
		Object bean;
		try {
			bean = this.incomplete.create(arguments, seen);
		}
		catch (Throwable ex) {
			bean = this.host.complete().creationFailed(ex, context, arguments, seen);
		}
		if (bean == null || unknown != null) {
			return this.host.complete().completeIncomplete(bean, unknown, parser, context);
		}
		parser.assignCurrentValue(bean);
		return bean;
	}

}
