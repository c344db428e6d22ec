package io.github.reflectionfreejackson.runtime.read;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.List;

import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.deser.std.NullifyingDeserializer;
import com.fasterxml.jackson.databind.introspect.AnnotatedConstructor;
import io.github.reflectionfreejackson.runtime.outline.CreatorOutline;
import io.github.reflectionfreejackson.runtime.outline.MemberOutline;
import io.github.reflectionfreejackson.runtime.outline.ReadingOutline;
import io.github.reflectionfreejackson.runtime.served.Misfits;
import org.jspecify.annotations.Nullable;

/**
 * The constructor of a Kotlin class, which generated code calls where Jackson's Kotlin
 * module would call it with just the arguments that were read.
 * <p>
 * May be used by several threads.
 */
final class KotlinConstructor implements CreatorArguments {

	private static final String INSTANTIATOR = "com.fasterxml.jackson.module.kotlin.KotlinValueInstantiator";

	private final GeneratedDeserializer<?> deserializer;

	private final CreatorOutline outline;

	private final Class<?>[] rawTypes;

	private final SettableBeanProperty[] properties;

	private final @Nullable CreatorOutline ofDefaults;

	private KotlinConstructor(GeneratedDeserializer<?> deserializer, CreatorOutline outline, Class<?>[] rawTypes,
			SettableBeanProperty[] properties, @Nullable CreatorOutline ofDefaults) {
		this.deserializer = deserializer;
		this.outline = outline;
		this.rawTypes = rawTypes;
		this.properties = properties;
		this.ofDefaults = ofDefaults;
	}

	/**
	 * Return the constructor by which generated code creates instances as an instantiator
	 * does.
	 * @param properties a property for each argument
	 * @return the constructor, or {@code null} if the instantiator has another, or none
	 */
	static @Nullable KotlinConstructor of(GeneratedDeserializer<?> deserializer, ReadingOutline bean,
			ValueInstantiator instantiator, SettableBeanProperty[] properties) {
		CreatorOutline outline = bean.creator(CreatorOutline.Role.PROPERTIES);
		if (outline == null || !(instantiator.getWithArgsCreator() instanceof AnnotatedConstructor constructor)) {
			return null;
		}
		Class<?>[] rawTypes = constructor.getAnnotated().getParameterTypes();
		return haveTypes(outline.parameters(), rawTypes) ? new KotlinConstructor(deserializer, outline, rawTypes,
				properties, bean.creator(CreatorOutline.Role.DEFAULTS)) : null;
	}

	private static boolean haveTypes(List<MemberOutline> parameters, Class<?>[] types) {
		boolean alike = parameters.size() == types.length;
		for (int i = 0; alike && i < types.length; i++) {
			alike = parameters.get(i).type() == types[i];
		}
		return alike;
	}

	/**
	 * Return whether the module creates instances. It does not if Jackson may not call
	 * what is out of reach, or what is not.
	 */
	static boolean isUsedBy(ValueInstantiator instantiator, DeserializationConfig config) {
		return instantiator.getClass().getName().equals(INSTANTIATOR)
				&& config.isEnabled(MapperFeature.CAN_OVERRIDE_ACCESS_MODIFIERS)
				&& config.isEnabled(MapperFeature.OVERRIDE_PUBLIC_ACCESS_MODIFIERS);
	}

	/**
	 * The module asks nobody what an argument is that has a default, or may be
	 * {@code null}.
	 */
	@Override
	public @Nullable JsonDeserializer<?> ofAbsent(int argument) {
		boolean isAsked = !isOptional(argument) && (isNeeded(argument) || this.properties[argument].isRequired());
		return isAsked ? null : NullifyingDeserializer.instance;
	}

	@Override
	public boolean isNeeded(int argument) {
		return this.outline.isNeeded(argument);
	}

	private boolean isOptional(int argument) {
		return (this.outline.optionals() & (1L << argument)) != 0;
	}

	@Override
	public boolean isByFactory() {
		return false;
	}

	@Override
	public @Nullable Object create(@Nullable Object[] arguments, long seen) throws Throwable {
		long absent = this.outline.optionals() & ~seen;
		if (absent == 0 || this.ofDefaults == null) {
			return this.deserializer.create(this.outline.member().position(), arguments);
		}
		for (int i = 0; i < arguments.length; i++) {
			if ((absent & (1L << i)) != 0 && this.rawTypes[i].isPrimitive()) {
				arguments[i] = Array.get(Array.newInstance(this.rawTypes[i], 1), 0);
			}
		}
		@Nullable Object[] all = Arrays.copyOf(arguments, this.ofDefaults.parameters().size());
		for (int i = arguments.length; i < all.length - 1; i++) {
			all[i] = (int) (absent >>> (Integer.SIZE * (i - arguments.length)));
		}
		return this.deserializer.create(this.ofDefaults.member().position(), all);
	}

	/**
	 * Return what reflection throws in place of a failure of generated code.
	 * @param arguments the arguments with which it failed
	 * @return the failure, or {@code null} if reflection refuses the arguments
	 */
	@Nullable Exception reflected(Throwable failure, @Nullable Object[] arguments) {
		if (failure instanceof LinkageError mismatch) {
			Misfits.note(mismatch);
		}
		return Arguments.fit(this.rawTypes, arguments) ? new InvocationTargetException(failure) : null;
	}

}
