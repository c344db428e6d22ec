package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.util.Objects;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import io.github.reflectionfreejackson.runtime.decode.ExpectedNames;
import io.github.reflectionfreejackson.runtime.decode.ParserWindow;
import io.github.reflectionfreejackson.runtime.served.Misfits;
import org.jspecify.annotations.Nullable;

/**
 * Takes generated code through the properties of JSON objects, to set them of beans of
 * one type. Whatever is not the plain case, such as {@code null}, coercion, unknown
 * properties and failures, goes to Jackson.
 * <p>
 * Only for generated code. Instances may be used by several threads.
 *
 * @since 0.1.0
 */
public final class BeanReading {

	/**
	 * Stands for the end of an object where a member is expected.
	 */
	public static final int END = -1;

	/**
	 * Stands for a value that is not as simple as generated code expects.
	 */
	public static final long NO_NUMBER = ParserWindow.NO_NUMBER;

	private static final Object NOT_READ = new NotRead();

	private final StraightLineHost host;

	private final boolean[] direct;

	private final ExpectedNames names;

	private final @Nullable SettledValues settled;

	private final @Nullable GeneratedSettableProperty @Nullable [] members;

	BeanReading(GeneratedBeanDeserializer deserializer, @Nullable GeneratedSettableProperty[] members,
			ExpectedNames names) {
		this.host = deserializer;
		this.members = members;
		this.direct = new boolean[names.count()];
		this.names = names;
		this.settled = null;
		for (int i = 0; i < members.length; i++) {
			GeneratedSettableProperty member = members[i];
			if (member != null) {
				this.direct[i] = StandardDeserializers.allowDirectReading(member, member.rawType());
				this.names.add(i, member.getName());
			}
		}
	}

	BeanReading(StraightLineHost host, SettledValues settled, ExpectedNames names) {
		this.host = host;
		this.direct = settled.direct();
		this.names = names;
		this.settled = settled;
		this.members = null;
	}

	/**
	 * Go on to the next property that generated code knows, and let Jackson handle those
	 * in between that it does not.
	 * @param previous the position of the member that was set last
	 * @param parser the parser, at the end of the value
	 * @param context the context
	 * @param bean the bean
	 * @return the position of the member to set, or {@link #END}
	 * @throws IOException if reading fails
	 */
	public int next(int previous, JsonParser parser, DeserializationContext context, Object bean) throws IOException {
		int taken = this.names.take(previous, parser);
		if (taken >= 0) {
			return taken;
		}
		return (taken == ExpectedNames.ENDED) ? END : find(previous, parser.nextFieldName(), parser, context, bean);
	}

	ExpectedNames names() {
		return this.names;
	}

	int find(int previous, @Nullable String name, JsonParser parser, DeserializationContext context, Object bean)
			throws IOException {
		int expected = (name != null) ? this.names.expected(previous, name) : END;
		return (expected != END || name == null) ? expected : search(previous, name, parser, context, bean);
	}

	private int search(int previous, String first, JsonParser parser, DeserializationContext context, Object bean)
			throws IOException {
		for (String name = first; name != null; name = parser.nextFieldName()) {
			int known = (this.settled != null) ? this.names.find(name) : END;
			if (known != END) {
				this.names.learn(previous, known);
				return known;
			}
			SettableBeanProperty property = this.host.complete().findByName(name);
			if (property instanceof GeneratedSettableProperty generated && generated.getName().equals(name)) {
				this.names.learn(previous, generated.position());
				return generated.position();
			}
			parser.nextToken();
			this.host.complete().readOther(property, name, parser, context, bean);
		}
		return END;
	}

	/**
	 * Take the text that a member may be set to.
	 * @param member the position of the member
	 * @param parser the parser, at the name
	 * @return the text, or {@code null} if Jackson has to look at the value, where the
	 * parser is then
	 * @throws IOException if reading fails
	 */
	public @Nullable String text(int member, JsonParser parser) throws IOException {
		if (this.direct[member] && this.names.isPending(parser)) {
			String text = ParserWindow.takeText((UTF8StreamJsonParser) parser);
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
	public long intValue(int member, JsonParser parser) throws IOException {
		if (this.direct[member] && this.names.isPending(parser)) {
			long number = ParserWindow.takeIntegral((UTF8StreamJsonParser) parser, Integer.MIN_VALUE,
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
	public long longValue(int member, JsonParser parser) throws IOException {
		if (this.direct[member] && this.names.isPending(parser)) {
			long number = ParserWindow.takeIntegral((UTF8StreamJsonParser) parser, Long.MIN_VALUE, Long.MAX_VALUE);
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
	public double doubleValue(int member, JsonParser parser) throws IOException {
		if (this.direct[member] && this.names.isPending(parser)) {
			double number = ParserWindow.takeFloatingPoint((UTF8StreamJsonParser) parser);
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
	public @Nullable JsonToken booleanValue(int member, JsonParser parser) throws IOException {
		JsonToken token = null;
		if (this.direct[member] && this.names.isPending(parser)) {
			token = ParserWindow.takeBoolean((UTF8StreamJsonParser) parser);
		}
		if (token == null) {
			token = nextToken(parser);
		}
		boolean isBoolean = token == JsonToken.VALUE_TRUE || token == JsonToken.VALUE_FALSE;
		return (isBoolean && this.direct[member]) ? token : null;
	}

	/**
	 * Let Jackson read a value.
	 * @param member the position of the member
	 * @param parser the parser, at the name
	 * @param context the context
	 * @return the value, or something that no member takes if Jackson has to set it, too
	 * @throws IOException if reading fails
	 */
	public @Nullable Object value(int member, JsonParser parser, DeserializationContext context) throws IOException {
		if (nextToken(parser) == JsonToken.VALUE_NULL) {
			return NOT_READ;
		}
		JsonDeserializer<Object> deserializer = (this.settled != null) ? this.settled.deserializer(member) : null;
		if (deserializer != null) {
			return deserializer.deserialize(parser, context);
		}
		GeneratedSettableProperty property = property(member);
		return property.hasValueTypeDeserializer() ? NOT_READ
				: property.getValueDeserializer().deserialize(parser, context);
	}

	/**
	 * Let Jackson set a member to a value that is not of its type, such as {@code null}.
	 * @param member the position of the member
	 * @param value the value
	 * @param parser the parser, at the value
	 * @param context the context
	 * @param bean the bean
	 * @throws IOException if that fails
	 */
	public void setValue(int member, @Nullable Object value, JsonParser parser, DeserializationContext context,
			Object bean) throws IOException {
		if (value == NOT_READ) {
			setOther(member, parser, context, bean);
		}
		else {
			property(member).setRead(value, parser, context, bean);
		}
	}

	/**
	 * Let Jackson read a value and set a member to it.
	 * @param member the position of the member
	 * @param parser the parser, at the name
	 * @param context the context
	 * @param bean the bean
	 * @throws IOException if reading fails
	 */
	public void set(int member, JsonParser parser, DeserializationContext context, Object bean) throws IOException {
		nextToken(parser);
		property(member).deserializeAndSet(parser, context, bean);
	}

	/**
	 * Let Jackson set a member to a value that generated code could not take.
	 * @param member the position of the member
	 * @param parser the parser, at the value
	 * @param context the context
	 * @param bean the bean
	 * @throws IOException if reading fails
	 */
	public void setOther(int member, JsonParser parser, DeserializationContext context, Object bean)
			throws IOException {
		JsonDeserializer<Object> deserializer = (this.settled != null && parser.hasToken(JsonToken.VALUE_NULL))
				? this.settled.deserializer(member) : null;
		if (deserializer == null) {
			property(member).deserializeAndSet(parser, context, bean);
			return;
		}
		Object value = deserializer.getNullValue(context);
		if (!Objects.requireNonNull(this.settled).takesInsteadOfNull(member, value)) {
			property(member).setRead(value, parser, context, bean);
			return;
		}
		try {
			this.settled.set(bean, member, value);
		}
		catch (Throwable ex) {
			property(member).failed(parser, new InvocationTargetException(ex));
		}
	}

	/**
	 * Whatever is wrong with a token belongs to no property.
	 */
	private @Nullable JsonToken nextToken(JsonParser parser) throws IOException {
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
	public IOException failed(Throwable failure, boolean setting, int member, JsonParser parser,
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
		return this.host.complete().wrapAndThrow(reported, bean, property.getName(), context);
	}

	private GeneratedSettableProperty property(int member) throws IOException {
		GeneratedSettableProperty property = (this.members != null) ? this.members[member]
				: this.host.complete().members()[member];
		if (property == null) {
			throw new IndexOutOfBoundsException(member);
		}
		return property;
	}

	/**
	 * Of a type that no member takes, unless it takes any object.
	 */
	private static final class NotRead {

	}

}
