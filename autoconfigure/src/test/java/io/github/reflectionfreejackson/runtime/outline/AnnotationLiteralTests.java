package io.github.reflectionfreejackson.runtime.outline;

import java.lang.annotation.Annotation;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link AnnotationLiteral}.
 */
class AnnotationLiteralTests {

	private final Note annotation = Noted.class.getAnnotation(Note.class);

	@Test
	void equalsAndHashCodeAgreeWithAnnotation() {
		Literal literal = new Literal("text", Double.NaN, new int[] { 1, 2 }, new String[] { "a" });
		assertThat(literal.equals(this.annotation)).isTrue();
		assertThat(this.annotation.equals(literal)).isTrue();
		assertThat(literal.hashCode()).isEqualTo(this.annotation.hashCode());
	}

	@Test
	void equalsWhenAnyValueDiffersIsFalse() {
		assertThat(new Literal("other", Double.NaN, new int[] { 1, 2 }, new String[] { "a" }).equals(this.annotation))
			.isFalse();
		assertThat(new Literal("text", 0.0, new int[] { 1, 2 }, new String[] { "a" }).equals(this.annotation))
			.isFalse();
		assertThat(new Literal("text", Double.NaN, new int[] { 2, 1 }, new String[] { "a" }).equals(this.annotation))
			.isFalse();
		assertThat(new Literal("text", Double.NaN, new int[] { 1, 2 }, new String[0]).equals(this.annotation))
			.isFalse();
	}

	@Test
	void toStringNamesAnnotation() {
		assertThat(new Literal("", 0, new int[0], new String[0])).hasToString("@" + Note.class.getName());
	}

	@Retention(RetentionPolicy.RUNTIME)
	@interface Note {

		String text();

		double number();

		int[] ints();

		String[] strings();

	}

	@Note(text = "text", number = Double.NaN, ints = { 1, 2 }, strings = "a")
	static class Noted {

	}

	@SuppressWarnings("all")
	static final class Literal extends AnnotationLiteral implements Note {

		private final String text;

		private final double number;

		private final int[] ints;

		private final String[] strings;

		Literal(String text, double number, int[] ints, String[] strings) {
			this.text = text;
			this.number = number;
			this.ints = ints;
			this.strings = strings;
		}

		@Override
		public String text() {
			return this.text;
		}

		@Override
		public double number() {
			return this.number;
		}

		@Override
		public int[] ints() {
			return this.ints;
		}

		@Override
		public String[] strings() {
			return this.strings;
		}

		@Override
		public Class<? extends Annotation> annotationType() {
			return Note.class;
		}

		@Override
		public boolean equals(@Nullable Object other) {
			return other instanceof Note that && same(this.text, that.text()) && same(this.number, that.number())
					&& same(this.ints, that.ints()) && same(this.strings, that.strings());
		}

		@Override
		public int hashCode() {
			return hash("text", this.text) + hash("number", this.number) + hash("ints", this.ints)
					+ hash("strings", this.strings);
		}

	}

}
