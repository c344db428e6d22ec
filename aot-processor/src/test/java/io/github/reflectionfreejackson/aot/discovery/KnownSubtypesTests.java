package io.github.reflectionfreejackson.aot.discovery;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import org.junit.jupiter.api.Test;

import org.springframework.core.OverridingClassLoader;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link KnownSubtypes}.
 */
class KnownSubtypesTests {

	@Test
	void ofWhenAnnotatedFindsSubtypesRecursivelyAndSorted() {
		assertThat(KnownSubtypes.of(Animal.class)).containsExactly(Cat.class, Dog.class, Puppy.class);
	}

	@Test
	void ofWhenAnnotationIsWithinAnotherFindsSubtypes() {
		assertThat(KnownSubtypes.of(Bundled.class)).containsExactly(Cat.class);
	}

	@Test
	void ofWhenSealedFindsPermittedSubclassesRecursively() {
		assertThat(KnownSubtypes.of(Shape.class)).containsExactly(Circle.class, Polygon.class, Square.class);
	}

	@Test
	void ofWhenConstantsOfEnumHaveBodiesDoesNotFindTheirClasses() {
		assertThat(Color.GREEN.getClass()).isNotEqualTo(Color.class);
		assertThat(KnownSubtypes.of(Color.class)).isEmpty();
		assertThat(KnownSubtypes.of(Paint.class)).containsExactly(Color.class);
	}

	@Test
	void ofWhenNothingIsNamedFindsNothing() {
		assertThat(KnownSubtypes.of(String.class)).isEmpty();
	}

	@Test
	void ofWhenTypeNamesItselfDoesNotFindIt() {
		assertThat(KnownSubtypes.of(Self.class)).containsExactly(Other.class);
	}

	@Test
	void ofWhenSubtypeCannotBeLoadedFindsTheOthers() throws Exception {
		ClassLoader classLoader = new OverridingClassLoader(getClass().getClassLoader()) {

			@Override
			protected boolean isEligibleForOverriding(String className) {
				return className.startsWith(KnownSubtypesTests.class.getName());
			}

			@Override
			protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
				if (name.equals(Cat.class.getName()) || name.equals(Circle.class.getName())) {
					throw new ClassNotFoundException(name);
				}
				return super.loadClass(name, resolve);
			}

		};
		assertThat(KnownSubtypes.of(classLoader.loadClass(Animal.class.getName()))).extracting(Class::getName)
			.containsExactly(Dog.class.getName(), Puppy.class.getName());
		assertThat(KnownSubtypes.of(classLoader.loadClass(Shape.class.getName()))).extracting(Class::getName)
			.containsExactly(Polygon.class.getName(), Square.class.getName());
	}

	@JsonSubTypes({ @JsonSubTypes.Type(Dog.class), @JsonSubTypes.Type(Cat.class) })
	interface Animal {

	}

	@JsonSubTypes(@JsonSubTypes.Type(Puppy.class))
	static class Dog implements Animal {

	}

	static class Puppy extends Dog {

	}

	static class Cat implements Animal {

	}

	@JacksonAnnotationsInside
	@JsonSubTypes(@JsonSubTypes.Type(Cat.class))
	@Retention(RetentionPolicy.RUNTIME)
	@interface Bundle {

	}

	@Bundle
	interface Bundled {

	}

	sealed interface Shape permits Circle, Polygon {

	}

	record Circle(int radius) implements Shape {

	}

	sealed interface Polygon extends Shape permits Square {

	}

	record Square(int width) implements Polygon {

	}

	sealed interface Paint permits Color {

	}

	enum Color implements Paint {

		RED,

		GREEN {
			@Override
			public String toString() {
				return "g";
			}
		}

	}

	@JsonSubTypes({ @JsonSubTypes.Type(Self.class), @JsonSubTypes.Type(Other.class) })
	static class Self {

	}

	static class Other extends Self {

	}

}
