package io.github.reflectionfreejackson.runtime.read;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.deser.std.NullifyingDeserializer;
import com.fasterxml.jackson.databind.introspect.AnnotatedConstructor;
import io.github.reflectionfreejackson.runtime.fingerprint.KotlinSettings;
import io.github.reflectionfreejackson.runtime.outline.CreatorOutline;
import io.github.reflectionfreejackson.runtime.outline.JavaTypes;
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

	private final GeneratedDeserializer<?> deserializer;

	private final CreatorOutline outline;

	private final @Nullable CreatorOutline ofDefaults;

	KotlinConstructor(GeneratedDeserializer<?> deserializer, ReadingOutline bean) {
		this.deserializer = deserializer;
		this.outline = Objects.requireNonNull(bean.creator(CreatorOutline.Role.PROPERTIES));
		this.ofDefaults = bean.creator(CreatorOutline.Role.DEFAULTS);
	}

	/**
	 * Return whether the module creates instances. It does not if Jackson may not call
	 * what is out of reach, or what is not.
	 */
	static boolean isUsedBy(ValueInstantiator instantiator, DeserializationConfig config) {
		return KotlinSettings.passArguments(instantiator)
				&& config.isEnabled(MapperFeature.CAN_OVERRIDE_ACCESS_MODIFIERS)
				&& config.isEnabled(MapperFeature.OVERRIDE_PUBLIC_ACCESS_MODIFIERS);
	}

	/**
	 * Return whether an instantiator calls this constructor, and passes {@code null} to
	 * it where it was found to do so.
	 */
	boolean isCalledBy(ValueInstantiator instantiator, SettableBeanProperty[] properties) {
		for (int i = 0; i < properties.length; i++) {
			if (isOptional(i) && !isNeeded(i) && properties[i].getMetadata().getValueNulls() == Nulls.SKIP) {
				return false;
			}
		}
		return instantiator.getWithArgsCreator() instanceof AnnotatedConstructor constructor
				&& Arrays.equals(constructor.getAnnotated().getParameterTypes(), compiledTypes());
	}

	private Class<?>[] compiledTypes() {
		Class<?>[] types = new Class<?>[this.outline.parameters().size()];
		for (int i = 0; i < types.length; i++) {
			types[i] = this.outline.compiledType(i);
		}
		return types;
	}

	private Class<?>[] rawTypes() {
		List<MemberOutline> parameters = this.outline.parameters();
		Class<?>[] types = new Class<?>[parameters.size()];
		for (int i = 0; i < types.length; i++) {
			types[i] = JavaTypes.erase(parameters.get(i).type());
		}
		return types;
	}

	/**
	 * The module asks nobody what an argument is that has a default, or may be
	 * {@code null}.
	 */
	@Override
	public @Nullable JsonDeserializer<?> ofAbsent(int argument) {
		return (isNeeded(argument) && !isOptional(argument)) ? null : NullifyingDeserializer.instance;
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
		List<MemberOutline> parameters = this.ofDefaults.parameters();
		for (int i = 0; i < arguments.length; i++) {
			if ((absent & (1L << i)) != 0 && parameters.get(i).type() instanceof Class<?> type && type.isPrimitive()) {
				arguments[i] = Array.get(Array.newInstance(type, 1), 0);
			}
		}
		@Nullable Object[] all = Arrays.copyOf(arguments, parameters.size());
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
		return Arguments.fit(rawTypes(), arguments) ? new InvocationTargetException(failure) : null;
	}

}
