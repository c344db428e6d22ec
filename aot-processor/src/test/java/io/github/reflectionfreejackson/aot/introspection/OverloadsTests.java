package io.github.reflectionfreejackson.aot.introspection;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Of each class, the method is meant that takes a list, or the first parameter of which
 * is one.
 */
class OverloadsTests {

	@ParameterizedTest
	@ValueSource(classes = { OtherArgument.class, Bound.class, ArgumentOfRaw.class, Second.class, WiderNumber.class,
			Inheriting.class, Implementing.class, OfVariable.class, OfArrays.class })
	void areAmbiguousWhereTypeArgumentsDiffer(Class<?> type) {
		assertThat(Overloads.areAmbiguous(meant(type), type)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(
			classes = { Alone.class, SameArgument.class, Raw.class, Anything.class, MoreSpecial.class, OtherCount.class,
					OtherName.class, Unrelated.class, OutOfReach.class, Overriding.class, OverridingVariable.class,
					AnyArgument.class, AloneOfVariable.class, AloneOfBound.class, NarrowerNumber.class })
	void areNotAmbiguousOtherwise(Class<?> type) {
		assertThat(Overloads.areAmbiguous(meant(type), type)).isFalse();
	}

	@Test
	void areAmbiguousWhereTypeArgumentsOfConstructorsDiffer() throws Exception {
		Constructor<?> meant = Constructed.class.getDeclaredConstructor(List.class);
		Constructor<?> other = Constructed.class.getDeclaredConstructor(Collection.class);

		assertThat(Overloads.areAmbiguous(meant, Constructed.class)).isTrue();
		assertThat(Overloads.areAmbiguous(other, Constructed.class)).isFalse();
	}

	@Test
	void areNotAmbiguousOnClassThatDoesNotSeeTheOther() throws Exception {
		Method meant = Base.class.getDeclaredMethod("set", List.class);

		assertThat(Overloads.areAmbiguous(meant, Base.class)).isFalse();
		assertThat(Overloads.areAmbiguous(meant, Sub.class)).isTrue();
	}

	private static Method meant(Class<?> type) {
		return Arrays.stream(type.getDeclaredMethods())
			.filter((method) -> !method.isSynthetic() && method.getName().equals("set"))
			.filter((method) -> List.class.isAssignableFrom(method.getParameterTypes()[0])
					|| method.getParameterTypes()[0] == List[].class || method.getParameterTypes()[0] == int.class)
			.filter((method) -> method.getParameterTypes()[0] != ArrayList.class)
			.findFirst()
			.orElseThrow();
	}

	static class Alone {

		void set(List<String> value) {
		}

	}

	static class AloneOfVariable<T> {

		void set(List<T> value) {
		}

	}

	static class AloneOfBound {

		void set(List<? super Integer> value) {
		}

	}

	static class NarrowerNumber {

		void set(int first, List<String> second) {
		}

		void set(long first, Collection<String> second) {
		}

	}

	static class OtherArgument {

		void set(List<String> value) {
		}

		void set(Collection<Integer> value) {
		}

	}

	static class SameArgument {

		void set(List<String> value) {
		}

		void set(Collection<String> value) {
		}

	}

	static class AnyArgument {

		void set(List<String> value) {
		}

		void set(Collection<?> value) {
		}

	}

	static class Bound {

		void set(List<String> value) {
		}

		void set(Iterable<? extends Number> value) {
		}

	}

	@SuppressWarnings("rawtypes")
	static class ArgumentOfRaw {

		void set(List value) {
		}

		void set(Collection<Integer> value) {
		}

	}

	@SuppressWarnings("rawtypes")
	static class Raw {

		void set(List<String> value) {
		}

		void set(Collection value) {
		}

	}

	static class Anything {

		void set(List<String> value) {
		}

		void set(Object value) {
		}

	}

	static class MoreSpecial {

		void set(List<String> value) {
		}

		void set(ArrayList<Integer> value) {
		}

	}

	static class OtherCount {

		void set(List<String> value) {
		}

		void set(Collection<Integer> value, int more) {
		}

	}

	static class OtherName {

		void set(List<String> value) {
		}

		void add(Collection<Integer> value) {
		}

	}

	static class Unrelated {

		void set(List<String> value) {
		}

		void set(Set<Integer> value) {
		}

	}

	static class OutOfReach {

		void set(List<String> value) {
		}

		private void set(Collection<Integer> value) {
		}

	}

	static class Second {

		void set(List<String> first, List<String> second) {
		}

		void set(List<String> first, Collection<Integer> second) {
		}

	}

	static class WiderNumber {

		void set(int first, List<String> second) {
		}

		void set(long first, Collection<Integer> second) {
		}

	}

	static class OfArrays {

		void set(List<String>[] value) {
		}

		void set(Collection<Integer>[] value) {
		}

	}

	static class Inherited {

		void set(Collection<Integer> value) {
		}

	}

	static class Inheriting extends Inherited {

		void set(List<String> value) {
		}

	}

	interface Implemented {

		default void set(Collection<Integer> value) {
		}

	}

	static class Implementing implements Implemented {

		void set(List<String> value) {
		}

	}

	static class OfVariable<T> {

		void set(List<T> value) {
		}

		void set(Collection<Integer> value) {
		}

	}

	static class Overridden {

		void set(List<String> value) {
		}

	}

	static class Overriding extends Overridden {

		@Override
		void set(List<String> value) {
		}

	}

	static class OfAny<T> {

		void set(T value) {
		}

	}

	static class OverridingVariable extends OfAny<List<String>> {

		@Override
		void set(List<String> value) {
		}

	}

	static class Base {

		void set(List<String> value) {
		}

	}

	static class Sub extends Base {

		void set(Collection<Integer> value) {
		}

	}

	static class Constructed {

		Constructed(List<String> value) {
		}

		Constructed(Collection<Integer> value) {
		}

	}

}
