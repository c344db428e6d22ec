package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.InvocationTargetException;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.deser.NullValueProvider;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.FieldProperty;
import com.fasterxml.jackson.databind.deser.impl.MethodProperty;
import com.fasterxml.jackson.databind.deser.impl.NullsConstantProvider;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.util.Annotations;
import org.jspecify.annotations.Nullable;

/**
 * A property that generated code sets, by a setter or field.
 */
final class GeneratedSettableProperty extends SettableBeanProperty {

	private static final long serialVersionUID = 1L;

	private final transient GeneratedMutator mutator;

	private final AnnotatedMember member;

	private final boolean skipsNulls;

	GeneratedSettableProperty(BeanPropertyDefinition definition, JavaType type,
			@Nullable TypeDeserializer typeDeserializer, Annotations classAnnotations, GeneratedMutator mutator) {
		super(definition, type, typeDeserializer, classAnnotations);
		this.mutator = mutator;
		this.member = mutator;
		this.skipsNulls = NullsConstantProvider.isSkipper(this._nullProvider);
	}

	/**
	 * Create a property in place of another, which has the same mutator, but would call
	 * it by reflection.
	 */
	GeneratedSettableProperty(SettableBeanProperty source, GeneratedMutator mutator) {
		super(source);
		this.mutator = mutator;
		this.member = source.getMember();
		this.skipsNulls = NullsConstantProvider.isSkipper(this._nullProvider);
	}

	private GeneratedSettableProperty(GeneratedSettableProperty source, JsonDeserializer<?> deserializer,
			NullValueProvider nullProvider) {
		super(source, deserializer, nullProvider);
		this.mutator = source.mutator;
		this.member = source.member;
		this.skipsNulls = NullsConstantProvider.isSkipper(nullProvider);
	}

	private GeneratedSettableProperty(GeneratedSettableProperty source, PropertyName newName) {
		super(source, newName);
		this.mutator = source.mutator;
		this.member = source.member;
		this.skipsNulls = source.skipsNulls;
	}

	/**
	 * Return the position of the member in the description.
	 */
	int position() {
		return this.mutator.outline().position();
	}

	/**
	 * Return the class of what the member takes, which type arguments may say.
	 */
	Class<?> valueType() {
		return this.mutator.getType().getRawClass();
	}

	/**
	 * Report a failure of the member as Jackson does.
	 */
	void failed(JsonParser parser, InvocationTargetException failure) throws IOException {
		_throwAsIOE(parser, failure);
	}

	@Override
	public SettableBeanProperty withName(PropertyName newName) {
		return new GeneratedSettableProperty(this, newName);
	}

	/**
	 * What stands for {@code null} changes with the deserializer, if that decided on it.
	 */
	@Override
	public SettableBeanProperty withValueDeserializer(JsonDeserializer<?> deserializer) {
		if (this._valueDeserializer == deserializer) {
			return this;
		}
		return new GeneratedSettableProperty(this, deserializer,
				(this._nullProvider == this._valueDeserializer) ? deserializer : this._nullProvider);
	}

	@Override
	public SettableBeanProperty withNullProvider(NullValueProvider nullProvider) {
		return new GeneratedSettableProperty(this, this._valueDeserializer, nullProvider);
	}

	@Override
	public void fixAccess(DeserializationConfig config) {
		// Generated code has access
	}

	@Override
	public <A extends Annotation> @Nullable A getAnnotation(Class<A> type) {
		return this.member.getAnnotation(type);
	}

	@Override
	public AnnotatedMember getMember() {
		return this.member;
	}

	/**
	 * Jackson asks for it where an external type id comes with a creator, and names the
	 * class.
	 */
	@Override
	public int getCreatorIndex() {
		throw noCreatorIndex(this, this.mutator.outline().isMethod() ? MethodProperty.class : FieldProperty.class);
	}

	/**
	 * Return what Jackson throws where a property that is none of a creator's is asked
	 * for its position there.
	 */
	static IllegalStateException noCreatorIndex(SettableBeanProperty property,
			Class<? extends SettableBeanProperty> type) {
		return new IllegalStateException("Internal error: no creator index for property '" + property.getName()
				+ "' (of type " + type.getName() + ")");
	}

	@Override
	public void deserializeAndSet(JsonParser parser, DeserializationContext context, Object bean) throws IOException {
		deserializeSetAndReturn(parser, context, bean);
	}

	@Override
	public Object deserializeSetAndReturn(JsonParser parser, DeserializationContext context, Object bean)
			throws IOException {
		Object value;
		if (this._valueTypeDeserializer != null && !parser.hasToken(JsonToken.VALUE_NULL)) {
			value = this._valueDeserializer.deserializeWithType(parser, context, this._valueTypeDeserializer);
		}
		else {
			return setRead(
					parser.hasToken(JsonToken.VALUE_NULL) ? null : this._valueDeserializer.deserialize(parser, context),
					parser, context, bean);
		}
		return write(value, parser, bean);
	}

	/**
	 * Set the property to what its deserializer read.
	 */
	Object setRead(@Nullable Object read, JsonParser parser, DeserializationContext context, Object bean)
			throws IOException {
		if (read != null) {
			return write(read, parser, bean);
		}
		return this.skipsNulls ? bean : write(this._nullProvider.getNullValue(context), parser, bean);
	}

	private Object write(@Nullable Object value, JsonParser parser, Object bean) throws IOException {
		try {
			return write(bean, value);
		}
		catch (Exception ex) {
			_throwAsIOE(parser, ex, value);
			throw new IllegalStateException("Jackson did not report the failure", ex);
		}
	}

	@Override
	public void set(Object bean, @Nullable Object value) throws IOException {
		setAndReturn(bean, value);
	}

	@Override
	public Object setAndReturn(Object bean, @Nullable Object value) throws IOException {
		if (value == null && this.skipsNulls) {
			return bean;
		}
		try {
			return write(bean, value);
		}
		catch (Exception ex) {
			_throwAsIOE(ex, value);
			throw new IllegalStateException("Jackson did not report the failure", ex);
		}
	}

	/**
	 * A setter may return the bean to go on with.
	 */
	private Object write(Object bean, @Nullable Object value) throws Exception {
		Object result = this.mutator.write(bean, value);
		return (result != null) ? result : bean;
	}

}
