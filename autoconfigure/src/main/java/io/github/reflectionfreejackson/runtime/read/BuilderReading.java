package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import io.github.reflectionfreejackson.runtime.decode.ExpectedNames;
import org.jspecify.annotations.Nullable;

/**
 * Takes generated code through the properties of JSON objects, to set them of builders of
 * one type. What a method of the builder returns is the builder to go on with. Whatever
 * is not the plain case, such as {@code null}, coercion, unknown properties that are not
 * ignored, and failures, goes to Jackson.
 * <p>
 * Only for generated code. Instances may be used by several threads.
 *
 * @since 0.1.0
 */
public final class BuilderReading extends PropertyReading {

	private final GeneratedBuilderBasedDeserializer deserializer;

	private final @Nullable GeneratedSettableProperty[] members;

	BuilderReading(GeneratedBuilderBasedDeserializer deserializer, @Nullable GeneratedSettableProperty[] members,
			ExpectedNames names) {
		super(members, names);
		this.deserializer = deserializer;
		this.members = members;
	}

	/**
	 * Set the properties, and have the value built.
	 */
	@Override
	@Nullable Object read(GeneratedDeserializer<Object> generated, int taken, JsonParser parser, DeserializationContext context,
			Object created) throws IOException {
		Object builder = created;
		if (parser.hasToken(JsonToken.FIELD_NAME)) {
			builder = ((GeneratedBuilderDeserializer<?, Object>) generated).readProperties(this, parser, context,
					created, first(taken, parser, context, created));
		}
		return this.deserializer.finishBuild(context, builder);
	}

	/**
	 * Jackson goes from token to token here, as for creators.
	 */
	@Override
	@Nullable String nextName(JsonParser parser) throws IOException {
		return CreatorReading.nextName(parser);
	}

	@Override
	boolean hasAnySetter() {
		return this.deserializer.hasAnySetter();
	}

	@Override
	boolean pass(@Nullable SettableBeanProperty property, String name, JsonParser parser,
			DeserializationContext context, Object builder) throws IOException {
		if (property != null) {
			return false;
		}
		names().nextToken(parser);
		this.deserializer.readUnknown(name, parser, context, builder);
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
	 * @param builder the builder
	 * @return what to go on with
	 * @throws IOException if that fails
	 */
	public Object setValue(int member, @Nullable Object value, JsonParser parser, DeserializationContext context,
			Object builder) throws IOException {
		return isLeft(value, parser) ? setOther(member, parser, context, builder)
				: property(member).setRead(value, parser, context, builder);
	}

	/**
	 * Let Jackson read a value and set a member to it.
	 * @param member the position of the member
	 * @param parser the parser, at the name
	 * @param context the context
	 * @param builder the builder
	 * @return what to go on with
	 * @throws IOException if reading fails
	 */
	public Object set(int member, JsonParser parser, DeserializationContext context, Object builder)
			throws IOException {
		nextToken(parser);
		return setOther(member, parser, context, builder);
	}

	/**
	 * Let Jackson set a member to a value that generated code could not take.
	 * @param member the position of the member
	 * @param parser the parser, at the value
	 * @param context the context
	 * @param builder the builder
	 * @return what to go on with
	 * @throws IOException if reading fails
	 */
	public Object setOther(int member, JsonParser parser, DeserializationContext context, Object builder)
			throws IOException {
		return property(member).deserializeSetAndReturn(parser, context, builder);
	}

	/**
	 * Let Jackson go on with what a method of the builder returned, which is no builder
	 * of the type.
	 * @param parser the parser, at the end of the value
	 * @param context the context
	 * @param returned what the method returned
	 * @return what builds
	 * @throws IOException if reading fails
	 */
	public @Nullable Object goOn(JsonParser parser, DeserializationContext context, Object returned)
			throws IOException {
		parser.nextToken();
		return this.deserializer.readFrom(parser, context, returned);
	}

	/**
	 * Let Jackson read the rest if there is one.
	 * @param member what {@link #next} returned
	 * @param parser the parser, at a name or the end of the object
	 * @param context the context
	 * @param builder the builder
	 * @return what builds
	 * @throws IOException if reading fails
	 */
	public @Nullable Object end(int member, JsonParser parser, DeserializationContext context, Object builder)
			throws IOException {
		return (member == END) ? builder : this.deserializer.readFrom(parser, context, builder);
	}

	@Override
	@Nullable SettableBeanProperty findSettable(String name) throws IOException {
		return complete().findProperty(name);
	}

	@Override
	GeneratedBuilderBasedDeserializer complete() {
		return this.deserializer;
	}

	@Override
	GeneratedSettableProperty property(int member) {
		GeneratedSettableProperty property = this.members[member];
		if (property == null) {
			throw new IndexOutOfBoundsException(member);
		}
		return property;
	}

}
