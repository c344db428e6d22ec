package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.BeanPropertyMap;
import io.github.reflectionfreejackson.runtime.decode.ExpectedNames;
import io.github.reflectionfreejackson.runtime.decode.PendingValues;
import io.github.reflectionfreejackson.runtime.served.Misfits;
import org.jspecify.annotations.Nullable;

/**
 * Takes values from a parser for generated code that sets members, of beans or of
 * builders, and reports what fails as Jackson does.
 * <p>
 * Only for generated code. Instances may be used by several threads.
 *
 * @since 0.1.0
 */
public abstract sealed class PropertyReading permits BeanReading, BuilderReading {

	/**
	 * Stands for the end of an object where a member is expected.
	 */
	public static final int END = -1;

	/**
	 * Stands for a value that is not as simple as generated code expects.
	 */
	public static final long NO_NUMBER = PendingValues.NO_NUMBER;

	/**
	 * Stands for a value that only Jackson reads.
	 */
	static final Object NOT_READ = new NotRead();

	/**
	 * Stands for a property that Jackson knows, and generated code does not.
	 */
	private static final int JACKSONS = Integer.MIN_VALUE;

	private final boolean[] direct;

	private final ExpectedNames names;

	PropertyReading(boolean[] direct, ExpectedNames names) {
		this.direct = direct;
		this.names = names;
	}

	PropertyReading(@Nullable GeneratedSettableProperty[] members, ExpectedNames names) {
		this(new boolean[names.count()], names);
		for (int i = 0; i < members.length; i++) {
			GeneratedSettableProperty member = members[i];
			if (member != null) {
				this.direct[i] = StandardDeserializers.allowDirectReading(member, member.valueType());
				names.add(i, member.getName());
			}
		}
	}

	/**
	 * Return the properties that generated code sets, by the positions of their members.
	 * Where Jackson does not care for the case of names, it finds one of several. Two
	 * that set the same member, of which a modifier has added one, are left to Jackson.
	 * @return the properties, or {@code null} if Jackson has to set them
	 */
	static @Nullable GeneratedSettableProperty @Nullable [] membersOf(BeanPropertyMap properties, int memberCount) {
		GeneratedSettableProperty[] found = new GeneratedSettableProperty[memberCount];
		for (SettableBeanProperty property : properties) {
			if (property instanceof GeneratedSettableProperty settable
					&& properties.find(settable.getName()) == settable) {
				if (found[settable.position()] != null) {
					return null;
				}
				found[settable.position()] = settable;
			}
		}
		return found;
	}

	final ExpectedNames names() {
		return this.names;
	}

	/**
	 * Set the properties of what was created.
	 * @param generated sets them
	 * @param taken the member whose name was taken, or {@link #END} if none was
	 * @return the value
	 */
	abstract @Nullable Object read(GeneratedDeserializer<Object> generated, int taken, JsonParser parser,
			DeserializationContext context, Object created) throws IOException;

	/**
	 * Go on to the next property that generated code knows, and let Jackson handle those
	 * in between that it does not.
	 * @param previous the position of the member that was set last
	 * @param parser the parser, at the end of the value
	 * @param context the context
	 * @param bean the bean or builder
	 * @return the position of the member to set, or a negative number if there is none:
	 * {@link #END}, or another from where Jackson has to go on
	 * @throws IOException if reading fails
	 */
	public final int next(int previous, JsonParser parser, DeserializationContext context, Object bean)
			throws IOException {
		int taken = this.names.take(previous, parser);
		if (taken >= 0) {
			return taken;
		}
		return (taken == ExpectedNames.ENDED) ? END : search(previous, taken,
				(taken == END) ? nextName(parser) : parser.currentName(), parser, context, bean);
	}

	/**
	 * Return the first member to set.
	 */
	final int first(int taken, JsonParser parser, DeserializationContext context, Object bean) throws IOException {
		return (taken >= 0) ? taken : search(END, taken, parser.currentName(), parser, context, bean);
	}

	/**
	 * Ask for the next name, as Jackson does.
	 * @return the name, or {@code null} if there is none
	 */
	abstract @Nullable String nextName(JsonParser parser) throws IOException;

	/**
	 * Find the next member, and pass the properties before it. After a name that is not
	 * remembered, most come that are not either, so that they are not looked for in the
	 * parser's buffer.
	 * @param previous the position of the previous name
	 * @param taken the position of the name if it was taken, or {@link #END}
	 * @param first the name, or {@code null} if there is none
	 */
	private int search(int previous, int taken, @Nullable String first, JsonParser parser,
			DeserializationContext context, Object bean) throws IOException {
		int before = previous;
		int next = taken;
		String name = first;
		while (name != null) {
			if (next == END) {
				next = find(before, name);
			}
			if (next >= 0) {
				return next;
			}
			if (!pass(next, name, parser, context, bean)) {
				return ExpectedNames.OTHER;
			}
			boolean isStrange = next == ExpectedNames.OTHER;
			before = (next != JACKSONS) ? next : ExpectedNames.OTHER;
			next = isStrange ? END : this.names.take(before, parser);
			if (next == ExpectedNames.ENDED) {
				return END;
			}
			name = (next == END) ? nextName(parser) : parser.currentName();
		}
		return END;
	}

	private int find(int previous, String name) throws IOException {
		int expected = this.names.expected(previous, name);
		if (expected != END) {
			return expected;
		}
		int other = this.names.isFull() ? ExpectedNames.OTHER : this.names.findOther(name);
		int found = (other != ExpectedNames.OTHER) ? other : ask(name);
		if (found != JACKSONS) {
			this.names.learn(previous, found);
		}
		return found;
	}

	/**
	 * Ask Jackson what it makes of a name.
	 * @return the position of the name, {@link ExpectedNames#OTHER} if there is no such
	 * property and the name is not remembered, or {@link #JACKSONS}
	 */
	int ask(String name) throws IOException {
		SettableBeanProperty property = findSettable(name);
		if (property == null) {
			return this.names.addOther(name);
		}
		return (property instanceof GeneratedSettableProperty generated && generated.getName().equals(name))
				? generated.position() : JACKSONS;
	}

	/**
	 * Go on after a property that generated code does not set.
	 */
	private boolean pass(int position, String name, JsonParser parser, DeserializationContext context, Object bean)
			throws IOException {
		boolean isUnknown = position != JACKSONS;
		if (isUnknown && !hasAnySetter() && UnknownProperties.areIgnored(context)) {
			this.names.skipValue(parser);
			return true;
		}
		return pass(isUnknown ? null : findSettable(name), name, parser, context, bean);
	}

	/**
	 * Return whether properties that Jackson does not know are set, too.
	 */
	abstract boolean hasAnySetter() throws IOException;

	/**
	 * Let Jackson handle a property.
	 * @param property the property, or {@code null} if Jackson does not know it
	 * @return whether it did; if not, it has to go on from there
	 */
	abstract boolean pass(@Nullable SettableBeanProperty property, String name, JsonParser parser,
			DeserializationContext context, Object bean) throws IOException;

	/**
	 * Return Jackson's property of a name that is set, or {@code null} if there is none.
	 */
	abstract @Nullable SettableBeanProperty findSettable(String name) throws IOException;

	/**
	 * Return the property that a member is set by.
	 */
	abstract GeneratedSettableProperty property(int member) throws IOException;

	/**
	 * Return Jackson's deserializer of the type.
	 */
	abstract BeanDeserializerBase complete() throws IOException;

	/**
	 * Take the text that a member may be set to.
	 * @param member the position of the member
	 * @param parser the parser, at the name
	 * @return the text, or {@code null} if Jackson has to look at the value, where the
	 * parser is then
	 * @throws IOException if reading fails
	 */
	public final @Nullable String text(int member, JsonParser parser) throws IOException {
		if (this.direct[member] && this.names.isPending(parser)) {
			String text = PendingValues.takeText((UTF8StreamJsonParser) parser);
			if (text != null) {
				return text;
			}
		}
		return (nextToken(parser) == JsonToken.VALUE_STRING && this.direct[member]) ? parser.getText() : null;
	}

	/**
	 * Take the {@code int} that a member may be set to.
	 * @param member the position of the member
	 * @param parser the parser, at the name
	 * @return the number, or {@link #NO_NUMBER} if Jackson has to look at the value,
	 * where the parser is then
	 * @throws IOException if reading fails
	 */
	public final long intValue(int member, JsonParser parser) throws IOException {
		if (this.direct[member] && this.names.isPending(parser)) {
			long number = PendingValues.takeIntegral((UTF8StreamJsonParser) parser, Integer.MIN_VALUE,
					Integer.MAX_VALUE);
			if (number != NO_NUMBER) {
				return number;
			}
		}
		return (nextToken(parser) == JsonToken.VALUE_NUMBER_INT && this.direct[member]) ? parser.getIntValue()
				: NO_NUMBER;
	}

	/**
	 * Take the {@code long} that a member may be set to.
	 * @param member the position of the member
	 * @param parser the parser, at the name
	 * @return the number, or {@link #NO_NUMBER} if Jackson has to look at the value,
	 * where the parser is then
	 * @throws IOException if reading fails
	 */
	public final long longValue(int member, JsonParser parser) throws IOException {
		if (this.direct[member] && this.names.isPending(parser)) {
			long number = PendingValues.takeIntegral((UTF8StreamJsonParser) parser, Long.MIN_VALUE, Long.MAX_VALUE);
			if (number != NO_NUMBER) {
				return number;
			}
		}
		return (nextToken(parser) == JsonToken.VALUE_NUMBER_INT && this.direct[member]) ? parser.getLongValue()
				: NO_NUMBER;
	}

	/**
	 * Take the {@code double} that a member may be set to.
	 * @param member the position of the member
	 * @param parser the parser, at the name
	 * @return the number, or {@code NaN} if Jackson has to look at the value, where the
	 * parser is then
	 * @throws IOException if reading fails
	 */
	public final double doubleValue(int member, JsonParser parser) throws IOException {
		if (this.direct[member] && this.names.isPending(parser)) {
			double number = PendingValues.takeFloatingPoint((UTF8StreamJsonParser) parser);
			if (!Double.isNaN(number)) {
				return number;
			}
		}
		return (nextToken(parser) == JsonToken.VALUE_NUMBER_FLOAT && this.direct[member]) ? parser.getDoubleValue()
				: Double.NaN;
	}

	/**
	 * Take the truth value that a member may be set to.
	 * @param member the position of the member
	 * @param parser the parser, at the name
	 * @return the token for {@code true} or {@code false}, or {@code null} if Jackson has
	 * to look at the value, where the parser is then
	 * @throws IOException if reading fails
	 */
	public final @Nullable JsonToken booleanValue(int member, JsonParser parser) throws IOException {
		JsonToken token = null;
		if (this.direct[member] && this.names.isPending(parser)) {
			token = PendingValues.takeBoolean((UTF8StreamJsonParser) parser);
		}
		if (token == null) {
			token = nextToken(parser);
		}
		boolean isBoolean = token == JsonToken.VALUE_TRUE || token == JsonToken.VALUE_FALSE;
		return (isBoolean && this.direct[member]) ? token : null;
	}

	/**
	 * Return whether a value was read for a member that takes any object.
	 * @param value what was returned for the member
	 * @return whether generated code can set the member to it; otherwise Jackson has to
	 */
	public static boolean isRead(@Nullable Object value) {
		return value != null && value != NOT_READ;
	}

	/**
	 * Return whether Jackson has to read what generated code did not, where the parser
	 * still is.
	 */
	static boolean isLeft(@Nullable Object value, JsonParser parser) {
		return value == NOT_READ || (value == null && parser.hasToken(JsonToken.VALUE_NULL));
	}

	/**
	 * Whatever is wrong with a token belongs to no property.
	 */
	final @Nullable JsonToken nextToken(JsonParser parser) throws IOException {
		try {
			return this.names.nextToken(parser);
		}
		catch (IOException | RuntimeException ex) {
			throw new TokenFailure(ex);
		}
	}

	/**
	 * Report a failure as Jackson does.
	 * @param failure the failure
	 * @param setting whether the bean's own code failed, which reflection would call
	 * @param member the position of the member
	 * @param parser the parser
	 * @param context the context
	 * @param bean the bean
	 * @return never
	 * @throws IOException the failure, with the path to the property
	 */
	public final IOException failed(Throwable failure, boolean setting, int member, JsonParser parser,
			DeserializationContext context, Object bean) throws IOException {
		if (failure instanceof TokenFailure token) {
			throw token.asThrown();
		}
		GeneratedSettableProperty property = property(member);
		Throwable reported = failure;
		if (setting) {
			Misfits.note(failure);
			if (this.direct[member] && this.names.giveNumberBack(parser)) {
				parser.getNumberValue();
			}
			try {
				property.failed(parser, new InvocationTargetException(failure));
			}
			catch (IOException | RuntimeException ex) {
				reported = ex;
			}
		}
		return complete().wrapAndThrow(reported, bean, property.getName(), context);
	}

	/**
	 * Of a type that no member takes, unless it takes any object.
	 */
	private static final class NotRead {

	}

}
