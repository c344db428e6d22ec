package io.github.reflectionfreejackson.aot.introspection;

import java.io.Serial;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.cfg.DeserializerFactoryConfig;
import com.fasterxml.jackson.databind.deser.BeanDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.BeanDeserializerFactory;
import com.fasterxml.jackson.databind.deser.CreatorProperty;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.deser.impl.FieldProperty;
import com.fasterxml.jackson.databind.deser.impl.MethodProperty;
import com.fasterxml.jackson.databind.deser.std.StdValueInstantiator;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.util.IgnorePropertiesUtil;
import io.github.reflectionfreejackson.aot.failure.FatalErrors;
import io.github.reflectionfreejackson.aot.model.ReadingModel;
import io.github.reflectionfreejackson.aot.model.ReadingPropertyModel;
import io.github.reflectionfreejackson.runtime.fingerprint.ReadingOutcome;

/**
 * Decides whether Jackson makes no more of a type's properties than what their types ask
 * for, so that it need not be asked again while running.
 */
final class ReadingSettlement {

	private final DeserializationConfig config;

	private final DeserializationContext context;

	private final JacksonDeserializers own;

	private boolean exhausted;

	ReadingSettlement(DeserializationConfig config, DeserializerFactoryConfig factoryConfig) {
		this.config = config;
		this.context = new DefaultDeserializationContext.Impl(
				BeanDeserializerFactory.instance.withConfig(factoryConfig))
			.createDummyInstance(config);
		this.own = new JacksonDeserializers(this.context);
	}

	/**
	 * Return the model, settled if the type is.
	 * @param model what is generated
	 * @param description what Jackson found
	 * @param deserializer what Jackson reads the type by while building, not resolved yet
	 */
	ReadingModel settle(ReadingModel model, BeanDescription description, BeanDeserializerBase deserializer) {
		boolean isPlain = deserializer.getClass() == BeanDeserializer.class && model.injected().isEmpty()
				&& model.type().getTypeParameters().length == 0 && this.config.findConfigOverride(model.type()) == null
				&& description.findExpectedFormat().equals(JsonFormat.Value.empty()) && !isTyped(description)
				&& (model.creatorToReadFor() != null || model.canReadProperties())
				&& new OpenDeserializer(deserializer).isPlain(model.creatorToReadFor() != null, model.ofKotlin());
		return (isPlain && hasPlainProperties(model, deserializer) && havePlainTypes(deserializer)) ? model.asSettled()
				: model;
	}

	private boolean isTyped(BeanDescription description) {
		return this.config.getAnnotationIntrospector()
			.findTypeResolver(this.config, description.getClassInfo(), description.getType()) != null;
	}

	/**
	 * Generated code has to set all there are: others, such as collections without
	 * setters, may ask for anything. Of an any-setter, Jackson looks for what reads its
	 * values before it is done with the type, which may be theirs.
	 */
	private static boolean hasPlainProperties(ReadingModel model, BeanDeserializerBase deserializer) {
		if (model.anySetter() != null) {
			return false;
		}
		boolean byCreator = model.creatorToReadFor() != null;
		boolean areSet = !byCreator || model.canReadPropertiesAfterCreation();
		Set<String> names = new HashSet<>();
		for (ReadingPropertyModel property : model.properties()) {
			SettableBeanProperty settable = deserializer.findProperty(property.name());
			boolean isArgument = property.parameter() >= 0;
			boolean isRead = isArgument ? byCreator : (areSet && property.isSet());
			if (isRead ? (settable == null || !isPlain(settable, isArgument) || !names.add(property.name()))
					: (byCreator || settable != null)) {
				return false;
			}
		}
		return deserializer.getPropertyCount() == names.size();
	}

	private static boolean isPlain(SettableBeanProperty property, boolean isArgument) {
		boolean isOfKind = isArgument ? (property.getClass() == CreatorProperty.class)
				: (property.getClass() == MethodProperty.class || property.getClass() == FieldProperty.class);
		return isOfKind && !property.hasValueDeserializer() && property.getObjectIdInfo() == null
				&& property.getManagedReferenceName() == null && !property.isIgnorable()
				&& property.getInjectableValueId() == null && property.getType().equals(typeOf(property.getMember()))
				&& ReadingOutcome.isPlain(property);
	}

	private static JavaType typeOf(AnnotatedMember member) {
		return (member instanceof AnnotatedMethod setter) ? setter.getParameterType(0) : member.getType();
	}

	/**
	 * If the type of a property cannot be read, Jackson says so before it reads anything.
	 * If it has an object id, the property is more than it seems. Deserializers that are
	 * not Jackson's may ask for anything.
	 */
	private boolean havePlainTypes(BeanDeserializerBase deserializer) {
		for (Iterator<SettableBeanProperty> properties = deserializer.properties(); properties.hasNext();) {
			if (!hasPlainType(properties.next().getType())) {
				return false;
			}
		}
		return true;
	}

	private boolean hasPlainType(JavaType type) {
		try {
			return !this.exhausted
					&& this.context.findContextualValueDeserializer(type, null).getObjectIdReader() == null
					&& this.own.read(type);
		}
		catch (StackOverflowError ex) {
			// Each type of a long chain would fail anew
			this.exhausted = true;
			return false;
		}
		catch (Throwable ex) {
			FatalErrors.rethrow(ex);
			return false;
		}
	}

	/**
	 * A copy of a deserializer that shows what Jackson keeps to itself.
	 */
	private static final class OpenDeserializer extends BeanDeserializer {

		@Serial
		private static final long serialVersionUID = 1L;

		OpenDeserializer(BeanDeserializerBase source) {
			super(source);
		}

		boolean isPlain(boolean byCreator, boolean ofKotlin) {
			return this._objectIdReader == null && this._injectables == null
					&& (ofKotlin || this._valueInstantiator.getClass() == StdValueInstantiator.class)
					&& isPlain(this._valueInstantiator, byCreator)
					&& (this._serializationShape == null || this._serializationShape == JsonFormat.Shape.ANY)
					&& !isAnyIgnored();
		}

		private static boolean isPlain(ValueInstantiator instantiator, boolean byCreator) {
			return !instantiator.canCreateUsingDelegate() && !instantiator.canCreateUsingArrayDelegate()
					&& instantiator.canCreateFromObjectWith() == byCreator
					&& (byCreator || instantiator.canCreateUsingDefault());
		}

		private boolean isAnyIgnored() {
			for (SettableBeanProperty property : this._beanProperties) {
				if (IgnorePropertiesUtil.shouldIgnore(property.getName(), this._ignorableProps,
						this._includableProps)) {
					return true;
				}
			}
			return false;
		}

	}

}
