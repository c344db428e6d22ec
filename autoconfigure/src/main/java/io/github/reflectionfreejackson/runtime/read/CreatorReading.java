package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import io.github.reflectionfreejackson.runtime.decode.ExpectedNames;
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
public final class CreatorReading extends ArgumentReading {

	/**
	 * Stands for the end of an object where an argument is expected.
	 */
	public static final int END = -1;

	/**
	 * Stands for a property that the creator does not take, and whose name is not
	 * remembered.
	 */
	public static final int OTHER = ExpectedNames.OTHER;

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
		super(deserializer, arguments, names);
		this.incomplete = new IncompleteCreation(creation, arguments.length);
		this.skipsOthers = !creation.isByFactory();
		this.after = after;
		addNames(after);
	}

	CreatorReading(StraightLineHost<GeneratedBeanDeserializer> host, CreatorArguments creation, SettledValues settled,
			@Nullable AfterCreation after, ExpectedNames names) {
		super(host, settled, names);
		this.incomplete = new IncompleteCreation(creation, settled.count());
		this.skipsOthers = !creation.isByFactory();
		this.after = after;
		addNames(after);
	}

	private void addNames(@Nullable AfterCreation properties) {
		if (properties != null) {
			names().addAll(count(), properties.properties().names());
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
		int taken = names().take(previous, parser);
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

	int find(int previous, @Nullable String name) throws IOException {
		if (name == null) {
			return END;
		}
		int expected = names().expected(previous, name);
		if (expected != END) {
			return expected;
		}
		int found = names().findOther(name);
		if (found == OTHER && settled() != null) {
			found = names().findListed(name);
		}
		if (found == OTHER) {
			int asked = hasListedNamesOnly() ? OTHER : ask(name);
			found = (asked != OTHER) ? asked : names().addOther(name);
		}
		names().learn(previous, found);
		return found;
	}

	/**
	 * Return whether the type has no properties but those in the list of names.
	 */
	private boolean hasListedNamesOnly() {
		SettledValues known = settled();
		return known != null && known.haveNoAliases()
				&& (this.after == null || this.after.properties().haveNoAliases());
	}

	/**
	 * Ask Jackson what it makes of a name.
	 */
	private int ask(String name) throws IOException {
		GeneratedBeanDeserializer deserializer = complete();
		int argument = deserializer.findArgument(name);
		if (argument != OTHER || this.after == null) {
			return argument;
		}
		int member = deserializer.findMember(name);
		return (member != OTHER) ? count() + member : OTHER;
	}

	/**
	 * Return whether a property is set once there is an instance.
	 * @param property what was returned for the property
	 * @return whether it is; otherwise Jackson handles what the creator does not take
	 */
	public boolean isSet(int property) {
		return property >= count();
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
				names().nextToken(parser);
				pending.keep(found - count());
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
		return new PendingCreation(complete(), arguments(), seen, arguments, parser, context);
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
		if (this.skipsOthers && UnknownProperties.areIgnored(context) && names().skipIfSimple(parser)) {
			return unknown;
		}
		String name = parser.currentName();
		names().nextToken(parser);
		return complete().bufferOther(unknown, name, parser, context);
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
		if (bean != null && unknown == null && bean.getClass() == handledType()) {
			if (this.after != null && parser.hasToken(JsonToken.FIELD_NAME)) {
				return this.after.read(bean, parser, context);
			}
			if (!parser.hasToken(JsonToken.FIELD_NAME) && !parser.isExpectedStartObjectToken()) {
				parser.assignCurrentValue(bean);
				return bean;
			}
		}
		return complete().complete(bean, unknown, parser, context);
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
		return complete().creationFailed(failure, context, arguments, -1);
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
			bean = complete().creationFailed(ex, context, arguments, seen);
		}
		if (bean == null || unknown != null) {
			return complete().completeIncomplete(bean, unknown, parser, context);
		}
		parser.assignCurrentValue(bean);
		return bean;
	}

}
