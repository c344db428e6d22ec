package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import io.github.reflectionfreejackson.runtime.decode.ExpectedNames;
import org.jspecify.annotations.Nullable;

/**
 * Takes generated code through the properties of JSON objects, to set them of beans of
 * one type. Whatever is not the plain case, such as coercion, unknown properties that are
 * not ignored, and failures, goes to Jackson.
 * <p>
 * Only for generated code. Instances may be used by several threads.
 *
 * @since 0.1.0
 */
public final class BeanReading extends PropertyReading {

	private final StraightLineHost<GeneratedBeanDeserializer> host;

	private final @Nullable SettledValues settled;

	private final @Nullable GeneratedSettableProperty @Nullable [] members;

	/**
	 * Whether a creator takes other properties, whose names are not listed.
	 */
	private final boolean isAfterCreation;

	BeanReading(GeneratedBeanDeserializer deserializer, @Nullable GeneratedSettableProperty[] members,
			ExpectedNames names) {
		super(members, names);
		this.host = deserializer;
		this.members = members;
		this.settled = null;
		this.isAfterCreation = false;
	}

	BeanReading(StraightLineHost<GeneratedBeanDeserializer> host, SettledValues settled, ExpectedNames names,
			boolean isAfterCreation) {
		super(settled.direct(), names);
		this.host = host;
		this.settled = settled;
		this.members = null;
		this.isAfterCreation = isAfterCreation;
	}

	@Override
	Object read(GeneratedDeserializer<Object> generated, int taken, JsonParser parser, DeserializationContext context,
			Object created) throws IOException {
		if (parser.hasToken(JsonToken.FIELD_NAME)) {
			parser.assignCurrentValue(created);
			generated.readProperties(this, parser, context, created, first(taken, parser, context, created));
		}
		return created;
	}

	@Override
	@Nullable String nextName(JsonParser parser) throws IOException {
		return parser.nextFieldName();
	}

	@Override
	int ask(String name) throws IOException {
		int listed = (this.settled != null) ? names().findListed(name) : ExpectedNames.OTHER;
		if (listed != ExpectedNames.OTHER) {
			return listed;
		}
		return hasListedNamesOnly() ? names().addOther(name) : super.ask(name);
	}

	/**
	 * Return whether the type has no properties but those in the list of names.
	 */
	private boolean hasListedNamesOnly() {
		return !this.isAfterCreation && haveNoAliases();
	}

	/**
	 * Return whether the listed properties have no other names.
	 */
	boolean haveNoAliases() {
		return this.settled != null && this.settled.haveNoAliases();
	}

	@Override
	boolean hasAnySetter() throws IOException {
		return this.settled == null && complete().hasAnySetter();
	}

	@Override
	boolean pass(@Nullable SettableBeanProperty property, String name, JsonParser parser,
			DeserializationContext context, Object bean) throws IOException {
		names().nextToken(parser);
		complete().readOther(property, name, parser, context, bean);
		return true;
	}

	/**
	 * Let Jackson read a value.
	 * @param member the position of the member
	 * @param parser the parser, at the name
	 * @param context the context
	 * @return the value, {@code null} for {@code null}, or something that no member takes
	 * if Jackson has to read and set the value
	 * @throws IOException if reading fails
	 */
	public @Nullable Object value(int member, JsonParser parser, DeserializationContext context) throws IOException {
		if (nextToken(parser) == JsonToken.VALUE_NULL) {
			return null;
		}
		JsonDeserializer<Object> deserializer = (this.settled != null) ? this.settled.deserializer(member) : null;
		if (deserializer != null) {
			return StandardDeserializers.read(deserializer, names(), parser, context);
		}
		GeneratedSettableProperty property = property(member);
		return property.hasValueTypeDeserializer() ? NOT_READ
				: StandardDeserializers.read(property.getValueDeserializer(), names(), parser, context);
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
		if (isLeft(value, parser)) {
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
		SettledValues values = this.settled;
		JsonDeserializer<Object> ofPrimitive = (values != null && !parser.hasToken(JsonToken.VALUE_NULL))
				? values.deserializerOfPrimitive(member) : null;
		if (values != null && ofPrimitive != null) {
			setSettled(values, member, ofPrimitive.deserialize(parser, context), parser, bean);
		}
		else {
			property(member).deserializeAndSet(parser, context, bean);
		}
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
		if (this.settled == null || !parser.hasToken(JsonToken.VALUE_NULL)) {
			property(member).deserializeAndSet(parser, context, bean);
		}
		else if (this.settled.takesNull(member)) {
			setSettled(this.settled, member, null, parser, bean);
		}
		else {
			setInsteadOfNull(this.settled, member, parser, context, bean);
		}
	}

	private void setInsteadOfNull(SettledValues values, int member, JsonParser parser, DeserializationContext context,
			Object bean) throws IOException {
		JsonDeserializer<Object> deserializer = values.deserializer(member);
		if (deserializer == null) {
			property(member).deserializeAndSet(parser, context, bean);
			return;
		}
		Object value = deserializer.getNullValue(context);
		if (values.takesInsteadOfNull(member, value)) {
			setSettled(values, member, value, parser, bean);
		}
		else {
			property(member).setRead(value, parser, context, bean);
		}
	}

	private void setSettled(SettledValues values, int member, @Nullable Object value, JsonParser parser, Object bean)
			throws IOException {
		try {
			values.set(bean, member, value);
		}
		catch (Throwable ex) {
			property(member).failed(parser, new InvocationTargetException(ex));
		}
	}

	@Override
	@Nullable SettableBeanProperty findSettable(String name) throws IOException {
		return complete().findSettable(name);
	}

	@Override
	GeneratedBeanDeserializer complete() throws IOException {
		return this.host.complete();
	}

	@Override
	GeneratedSettableProperty property(int member) throws IOException {
		GeneratedSettableProperty property = (this.members != null) ? this.members[member]
				: complete().members()[member];
		if (property == null) {
			throw new IndexOutOfBoundsException(member);
		}
		return property;
	}

}
