package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.UnresolvedForwardReference;
import com.fasterxml.jackson.databind.deser.impl.PropertyValueBuffer;
import com.fasterxml.jackson.databind.deser.impl.ReadableObjectId;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import org.jspecify.annotations.Nullable;

/**
 * An instance whose creator waits for arguments, and what is to be set of it then.
 * Jackson keeps both, and sets what it has kept in its own order.
 * <p>
 * For one object, and one thread.
 */
final class PendingCreation {

	private final GeneratedBeanDeserializer deserializer;

	private final SettableBeanProperty[] arguments;

	private final JsonParser parser;

	private final DeserializationContext context;

	private final PropertyValueBuffer values;

	private @Nullable List<PendingReference> references;

	/**
	 * Create an object for an instance.
	 * @param seen the arguments that are there, a bit each
	 * @param values the arguments
	 */
	PendingCreation(GeneratedBeanDeserializer deserializer, SettableBeanProperty[] arguments, long seen,
			@Nullable Object[] values, JsonParser parser, DeserializationContext context) {
		this.deserializer = deserializer;
		this.arguments = arguments;
		this.parser = parser;
		this.context = context;
		this.values = deserializer.startBuilding(parser, context);
		for (int i = 0; i < values.length; i++) {
			if ((seen & (1L << i)) != 0) {
				take(i, values[i]);
			}
		}
	}

	/**
	 * Take an argument.
	 * @return whether it was the last one
	 */
	boolean take(int argument, @Nullable Object value) {
		return this.values.assignParameter(this.arguments[argument], value);
	}

	/**
	 * Read what is to be set of the instance.
	 * @param member the position of what sets it
	 */
	void keep(int member) throws IOException {
		SettableBeanProperty property = Objects.requireNonNull(this.deserializer.members()[member]);
		try {
			this.values.bufferProperty(property, this.deserializer.readArgument(property, this.parser, this.context));
		}
		catch (UnresolvedForwardReference ex) {
			PendingReference reference = new PendingReference(ex, property, this.context);
			ex.getRoid().appendReferring(reference);
			if (this.references == null) {
				this.references = new ArrayList<>();
			}
			this.references.add(reference);
		}
	}

	/**
	 * Create the instance where the parser is after the last argument.
	 */
	@Nullable Object create() throws IOException {
		try {
			return this.deserializer.build(this.values, this.context);
		}
		catch (Exception ex) {
			return this.deserializer.buildingFailed(ex, this.context);
		}
	}

	/**
	 * Create the instance where the object ended before all arguments were there.
	 * @param unknown what was not known, or {@code null}
	 */
	@Nullable Object end(@Nullable TokenBuffer unknown) throws IOException {
		Object bean;
		try {
			bean = this.deserializer.build(this.values, this.context);
		}
		catch (Exception ex) {
			return this.deserializer.buildingFailed(ex, this.context);
		}
		if (this.references != null) {
			for (PendingReference reference : this.references) {
				reference.bean = bean;
			}
		}
		return this.deserializer.completeIncomplete(bean, unknown, this.parser, this.context);
	}

	/**
	 * A property that is set once the object is there whose id was read.
	 */
	private static final class PendingReference extends ReadableObjectId.Referring {

		private final SettableBeanProperty property;

		private final DeserializationContext context;

		private @Nullable Object bean;

		PendingReference(UnresolvedForwardReference reference, SettableBeanProperty property,
				DeserializationContext context) {
			super(reference, property.getType());
			this.property = property;
			this.context = context;
		}

		/**
		 * As long as there is no instance, Jackson reports what it reports then.
		 */
		@Override
		public void handleResolvedForwardReference(Object id, Object value) throws IOException {
			if (this.bean == null) {
				this.context.reportInputMismatch(this.property,
						"Cannot resolve ObjectId forward reference using property '%s' (of type %s): Bean not yet resolved",
						this.property.getName(), this.property.getMember().getDeclaringClass().getName());
			}
			this.property.set(this.bean, value);
		}

	}

}
