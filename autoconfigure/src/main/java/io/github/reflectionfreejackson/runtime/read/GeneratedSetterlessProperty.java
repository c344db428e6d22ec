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
import com.fasterxml.jackson.databind.PropertyMetadata;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.deser.NullValueProvider;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.SetterlessProperty;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.util.Annotations;
import org.jspecify.annotations.Nullable;

/**
 * A collection or map without setter, to which what is read is added.
 */
final class GeneratedSetterlessProperty extends SettableBeanProperty {

	private static final long serialVersionUID = 1L;

	private final transient GeneratedMutator accessor;

	private final transient DeserializationConfig config;

	private boolean behindCreator;

	GeneratedSetterlessProperty(BeanPropertyDefinition definition, JavaType type,
			@Nullable TypeDeserializer typeDeserializer, Annotations classAnnotations, GeneratedMutator accessor,
			DeserializationConfig config) {
		super(definition, type, typeDeserializer, classAnnotations);
		this.accessor = accessor;
		this.config = config;
	}

	private GeneratedSetterlessProperty(GeneratedSetterlessProperty source, JsonDeserializer<?> deserializer,
			NullValueProvider nullProvider) {
		super(source, deserializer, nullProvider);
		this.accessor = source.accessor;
		this.config = source.config;
		this.behindCreator = source.behindCreator;
	}

	private GeneratedSetterlessProperty(GeneratedSetterlessProperty source, PropertyName newName) {
		super(source, newName);
		this.accessor = source.accessor;
		this.config = source.config;
		this.behindCreator = source.behindCreator;
	}

	/**
	 * Note that a property of a creator falls back to this one, and is to be merged as
	 * this one says.
	 */
	void setBehindCreator() {
		this.behindCreator = true;
	}

	@Override
	public SettableBeanProperty withName(PropertyName newName) {
		return new GeneratedSetterlessProperty(this, newName);
	}

	@Override
	public SettableBeanProperty withValueDeserializer(JsonDeserializer<?> deserializer) {
		if (this._valueDeserializer == deserializer) {
			return this;
		}
		return new GeneratedSetterlessProperty(this, deserializer,
				(this._nullProvider == this._valueDeserializer) ? deserializer : this._nullProvider);
	}

	@Override
	public SettableBeanProperty withNullProvider(NullValueProvider nullProvider) {
		return new GeneratedSetterlessProperty(this, this._valueDeserializer, nullProvider);
	}

	@Override
	public void fixAccess(DeserializationConfig config) {
		// Generated code has access
	}

	@Override
	public boolean isMerging() {
		return true;
	}

	/**
	 * Jackson would have the property merged, which it is by itself, unless it knew the
	 * class. Where values cannot be merged, Jackson reports that, or asks for nothing
	 * more.
	 */
	@Override
	public PropertyMetadata getMetadata() {
		PropertyMetadata metadata = super.getMetadata();
		PropertyMetadata.MergeInfo merge = metadata.getMergeInfo();
		return (merge != null && !this.behindCreator && isMerged(merge)) ? metadata.withMergeInfo(null) : metadata;
	}

	private boolean isMerged(PropertyMetadata.MergeInfo merge) {
		Boolean supported = this._valueDeserializer.supportsUpdate(this.config);
		return (supported != null) ? supported : !merge.fromDefaults;
	}

	@Override
	public <A extends Annotation> @Nullable A getAnnotation(Class<A> type) {
		return this.accessor.getAnnotation(type);
	}

	@Override
	public AnnotatedMember getMember() {
		return this.accessor;
	}

	@Override
	public int getCreatorIndex() {
		throw GeneratedSettableProperty.noCreatorIndex(this, SetterlessProperty.class);
	}

	@Override
	public void deserializeAndSet(JsonParser parser, DeserializationContext context, Object bean) throws IOException {
		if (parser.hasToken(JsonToken.VALUE_NULL)) {
			return;
		}
		if (this._valueTypeDeserializer != null) {
			context.reportBadDefinition(getType(), String.format(
					"Problem deserializing 'setterless' property (\"%s\"): no way to handle typed deser with setterless yet",
					getName()));
		}
		Object content = content(parser, bean);
		if (content == null) {
			context.reportBadDefinition(getType(), String
				.format("Problem deserializing 'setterless' property '%s': get method returned null", getName()));
		}
		this._valueDeserializer.deserialize(parser, context, content);
	}

	private @Nullable Object content(JsonParser parser, Object bean) throws IOException {
		try {
			return this.accessor.read(bean);
		}
		catch (InvocationTargetException ex) {
			throw _throwAsIOE(parser, ex);
		}
	}

	@Override
	public Object deserializeSetAndReturn(JsonParser parser, DeserializationContext context, Object bean)
			throws IOException {
		deserializeAndSet(parser, context, bean);
		return bean;
	}

	@Override
	public void set(Object bean, @Nullable Object value) {
		throw new UnsupportedOperationException(
				"Should never call `set()` on setterless property ('" + getName() + "')");
	}

	@Override
	public Object setAndReturn(Object bean, @Nullable Object value) {
		set(bean, value);
		return bean;
	}

}
