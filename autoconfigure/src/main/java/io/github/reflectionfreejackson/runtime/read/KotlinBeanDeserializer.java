package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;
import java.io.Serial;

import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.BeanDeserializer;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.FieldProperty;
import com.fasterxml.jackson.databind.deser.impl.MethodProperty;
import io.github.reflectionfreejackson.runtime.outline.CreatorOutline;
import io.github.reflectionfreejackson.runtime.outline.MemberOutline;
import io.github.reflectionfreejackson.runtime.outline.ReadingOutline;
import io.github.reflectionfreejackson.runtime.outline.ReadingPropertyOutline;
import org.jspecify.annotations.Nullable;

/**
 * The deserializer of a Kotlin class of which Jackson's Kotlin module creates instances.
 * The module needs the members that reflection finds, and has all that is not plain left
 * to it; generated code sets properties, and calls constructors, where the module and
 * Jackson would just do that by reflection.
 */
final class KotlinBeanDeserializer extends GeneratedBeanDeserializer {

	@Serial
	private static final long serialVersionUID = 1L;

	private static final Object[] NO_ARGUMENTS = {};

	private final transient @Nullable KotlinConstructor constructor;

	/**
	 * What is called without arguments, unless the module may not call it.
	 */
	private transient @Nullable MemberOutline defaultConstructor;

	/**
	 * Create a deserializer.
	 * @param source what Jackson has made of the members that reflection finds
	 */
	KotlinBeanDeserializer(BeanDeserializer source, GeneratedDeserializer<Object> generated, ReadingOutline outline,
			ReadingGuard guard) {
		super(source, generated, outline, guard);
		this.constructor = (outline.creator(CreatorOutline.Role.PROPERTIES) != null)
				? new KotlinConstructor(generated, outline) : null;
	}

	@Override
	public void resolve(DeserializationContext context) throws JsonMappingException {
		setByGeneratedCode(context.getConfig());
		CreatorOutline withoutArguments = this.outline.creator(CreatorOutline.Role.DEFAULT);
		this.defaultConstructor = (withoutArguments != null && isCreatedAlike(context.getConfig()))
				? withoutArguments.member() : null;
		super.resolve(context);
		if (!isStraightLine()) {
			this.guard.steppedBack(handledType(), "Jackson's Kotlin module makes more of it than of a plain object");
		}
	}

	/**
	 * Have generated code set the properties that it knows.
	 */
	private void setByGeneratedCode(DeserializationConfig config) {
		for (ReadingPropertyOutline known : this.outline.properties()) {
			MemberOutline mutator = known.mutator();
			if (mutator != null) {
				setByGeneratedCode(known.name().getSimpleName(), mutator, config);
			}
		}
	}

	private void setByGeneratedCode(String name, MemberOutline mutator, DeserializationConfig config) {
		SettableBeanProperty property = this._beanProperties.find(name);
		if ((property instanceof MethodProperty || property instanceof FieldProperty)
				&& mutator.isOf(property.getMember())) {
			this._beanProperties.replace(property, new GeneratedSettableProperty(property,
					GeneratedMutator.of(config, this._beanType, this.generated, mutator)));
		}
	}

	@Override
	boolean isCreatedAlike(DeserializationConfig config) {
		return KotlinConstructor.isUsedBy(this._valueInstantiator, config);
	}

	@Override
	@Nullable CreatorArguments creation(SettableBeanProperty[] taken) {
		return (this.constructor != null && this.constructor.isCalledBy(this._valueInstantiator, taken))
				? this.constructor : null;
	}

	@Override
	public @Nullable Object createBean(DeserializationContext context) throws IOException {
		MemberOutline called = this.defaultConstructor;
		if (called == null) {
			return super.createBean(context);
		}
		try {
			return this.generated.create(called.position(), NO_ARGUMENTS);
		}
		catch (Throwable ex) {
			return creationByDefaultFailed(ex, context);
		}
	}

	@Override
	public boolean mayCreationUseParser(DeserializationContext context) {
		return (this.defaultConstructor != null) ? context.getConfig().getProblemHandlers() != null
				: super.mayCreationUseParser(context);
	}

	@Override
	@Nullable Object creationFailed(Throwable failure, DeserializationContext context, @Nullable Object[] arguments, long seen)
			throws IOException {
		Exception reflected = (this.constructor != null) ? this.constructor.reflected(failure, arguments) : null;
		return (reflected != null) ? wrapInstantiationProblem(reflected, context)
				: new PendingCreation(this, arguments(), seen, arguments, context.getParser(), context).create();
	}

}
