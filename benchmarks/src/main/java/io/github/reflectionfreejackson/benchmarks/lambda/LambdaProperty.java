package io.github.reflectionfreejackson.benchmarks.lambda;

import java.io.IOException;
import java.lang.reflect.Method;
import java.util.function.BiConsumer;
import java.util.function.ObjDoubleConsumer;
import java.util.function.ObjIntConsumer;
import java.util.function.ObjLongConsumer;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.MethodProperty;
import com.fasterxml.jackson.databind.util.ClassUtil;

/**
 * A property whose setter is called by a lambda. Whatever is not the common case, such as
 * a {@code null} or a number in quotes, is left to Jackson's property.
 */
abstract class LambdaProperty extends SettableBeanProperty.Delegating {

	private static final long serialVersionUID = 1L;

	LambdaProperty(SettableBeanProperty jackson) {
		super(jackson);
	}

	/**
	 * Return a property that reads the type of its setter's parameter without boxing, if
	 * it is one of the usual primitives.
	 */
	@SuppressWarnings("unchecked")
	static SettableBeanProperty of(MethodProperty property) {
		Method setter = (Method) property.getMember().getMember();
		Class<?> type = property.getType().getRawClass();
		if (type == int.class) {
			return new OfInt(property, Lambdas.create(ObjIntConsumer.class, setter, int.class));
		}
		if (type == long.class) {
			return new OfLong(property, Lambdas.create(ObjLongConsumer.class, setter, long.class));
		}
		if (type == double.class) {
			return new OfDouble(property, Lambdas.create(ObjDoubleConsumer.class, setter, double.class));
		}
		if (type == boolean.class) {
			return new OfBoolean(property, Lambdas.create(ObjBooleanConsumer.class, setter, boolean.class));
		}
		return new OfObject(property, Lambdas.create(BiConsumer.class, setter, Object.class));
	}

	/**
	 * A deserializer that is not Jackson's own may read anything.
	 */
	@Override
	public SettableBeanProperty withValueDeserializer(JsonDeserializer<?> deserializer) {
		return (!getType().isPrimitive() || ClassUtil.isJacksonStdImpl(deserializer))
				? super.withValueDeserializer(deserializer) : this.delegate.withValueDeserializer(deserializer);
	}

	@Override
	public abstract void deserializeAndSet(JsonParser parser, DeserializationContext context, Object bean)
			throws IOException;

	@Override
	public final Object deserializeSetAndReturn(JsonParser parser, DeserializationContext context, Object bean)
			throws IOException {
		deserializeAndSet(parser, context, bean);
		return bean;
	}

	private static final class OfInt extends LambdaProperty {

		private static final long serialVersionUID = 1L;

		private final transient ObjIntConsumer<Object> setter;

		OfInt(SettableBeanProperty jackson, ObjIntConsumer<Object> setter) {
			super(jackson);
			this.setter = setter;
		}

		@Override
		protected SettableBeanProperty withDelegate(SettableBeanProperty jackson) {
			return new OfInt(jackson, this.setter);
		}

		@Override
		public void deserializeAndSet(JsonParser parser, DeserializationContext context, Object bean)
				throws IOException {
			if (parser.hasToken(JsonToken.VALUE_NUMBER_INT)) {
				this.setter.accept(bean, parser.getIntValue());
			}
			else {
				this.delegate.deserializeAndSet(parser, context, bean);
			}
		}

	}

	private static final class OfLong extends LambdaProperty {

		private static final long serialVersionUID = 1L;

		private final transient ObjLongConsumer<Object> setter;

		OfLong(SettableBeanProperty jackson, ObjLongConsumer<Object> setter) {
			super(jackson);
			this.setter = setter;
		}

		@Override
		protected SettableBeanProperty withDelegate(SettableBeanProperty jackson) {
			return new OfLong(jackson, this.setter);
		}

		@Override
		public void deserializeAndSet(JsonParser parser, DeserializationContext context, Object bean)
				throws IOException {
			if (parser.hasToken(JsonToken.VALUE_NUMBER_INT)) {
				this.setter.accept(bean, parser.getLongValue());
			}
			else {
				this.delegate.deserializeAndSet(parser, context, bean);
			}
		}

	}

	private static final class OfDouble extends LambdaProperty {

		private static final long serialVersionUID = 1L;

		private final transient ObjDoubleConsumer<Object> setter;

		OfDouble(SettableBeanProperty jackson, ObjDoubleConsumer<Object> setter) {
			super(jackson);
			this.setter = setter;
		}

		@Override
		protected SettableBeanProperty withDelegate(SettableBeanProperty jackson) {
			return new OfDouble(jackson, this.setter);
		}

		@Override
		public void deserializeAndSet(JsonParser parser, DeserializationContext context, Object bean)
				throws IOException {
			if (parser.hasToken(JsonToken.VALUE_NUMBER_FLOAT)) {
				this.setter.accept(bean, parser.getDoubleValue());
			}
			else {
				this.delegate.deserializeAndSet(parser, context, bean);
			}
		}

	}

	private static final class OfBoolean extends LambdaProperty {

		private static final long serialVersionUID = 1L;

		private final transient ObjBooleanConsumer setter;

		OfBoolean(SettableBeanProperty jackson, ObjBooleanConsumer setter) {
			super(jackson);
			this.setter = setter;
		}

		@Override
		protected SettableBeanProperty withDelegate(SettableBeanProperty jackson) {
			return new OfBoolean(jackson, this.setter);
		}

		@Override
		public void deserializeAndSet(JsonParser parser, DeserializationContext context, Object bean)
				throws IOException {
			if (parser.hasToken(JsonToken.VALUE_TRUE) || parser.hasToken(JsonToken.VALUE_FALSE)) {
				this.setter.accept(bean, parser.getBooleanValue());
			}
			else {
				this.delegate.deserializeAndSet(parser, context, bean);
			}
		}

	}

	private static final class OfObject extends LambdaProperty {

		private static final long serialVersionUID = 1L;

		private final transient BiConsumer<Object, Object> setter;

		OfObject(SettableBeanProperty jackson, BiConsumer<Object, Object> setter) {
			super(jackson);
			this.setter = setter;
		}

		@Override
		protected SettableBeanProperty withDelegate(SettableBeanProperty jackson) {
			return new OfObject(jackson, this.setter);
		}

		@Override
		public void deserializeAndSet(JsonParser parser, DeserializationContext context, Object bean)
				throws IOException {
			if (parser.hasToken(JsonToken.VALUE_NULL)) {
				this.delegate.deserializeAndSet(parser, context, bean);
			}
			else {
				this.setter.accept(bean, deserialize(parser, context));
			}
		}

	}

}
