package io.github.reflectionfreejackson.runtime.verify;

import java.util.List;
import java.util.function.Supplier;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.io.ContentReference;
import com.fasterxml.jackson.databind.JsonMappingException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link Failures}.
 */
class FailuresTests {

	private static final JsonLocation LOCATION = location(10, 10, 2, 3);

	static List<Supplier<Throwable>> failures() {
		return List.of(() -> new IllegalStateException("a"), () -> new IllegalStateException((String) null),
				() -> new IllegalStateException("a", new IllegalArgumentException("b")), () -> located(LOCATION),
				() -> located(null), () -> withPath("name"), () -> withPath("name", "first"),
				() -> suppressing(new IllegalStateException("b")), FailuresTests::circle);
	}

	@ParameterizedTest
	@MethodSource("failures")
	void areEqualWhenMadeAlike(Supplier<Throwable> failure) {
		assertEqual(failure.get(), failure.get());
	}

	@Test
	void areEqualWhenThereIsNone() {
		assertEqual(null, null);
		assertDifferent(new IllegalStateException("a"), null);
	}

	@Test
	void areNotEqualWhenClassesOrMessagesDiffer() {
		assertDifferent(new IllegalStateException("a"), new IllegalArgumentException("a"));
		assertDifferent(new IllegalStateException("a"), new IllegalStateException("b"));
		assertDifferent(new IllegalStateException("a"), new IllegalStateException((String) null));
	}

	static List<JsonLocation> otherLocations() {
		return List.of(location(11, 10, 2, 3), location(10, 11, 2, 3), location(10, 10, 1, 3), location(10, 10, 2, 4));
	}

	@ParameterizedTest
	@MethodSource("otherLocations")
	void areNotEqualWhenLocationsDiffer(JsonLocation other) {
		assertDifferent(located(LOCATION), located(other));
	}

	@Test
	void areNotEqualWhenOneHasNoLocation() {
		assertDifferent(located(LOCATION), located(null));
	}

	@Test
	void areNotEqualWhenPathsDiffer() {
		assertDifferent(withPath("name"), withPath("number"));
		assertDifferent(withPath("name"), withPath("first", "name"));
	}

	@Test
	void areNotEqualWhenCausesDiffer() {
		assertDifferent(causedBy(new IllegalArgumentException("b")), causedBy(new IllegalArgumentException("c")));
		assertDifferent(causedBy(new IllegalArgumentException("b")), causedBy(null));
		assertDifferent(causedBy(located(LOCATION)), causedBy(located(null)));
	}

	@Test
	void areNotEqualWhenSuppressedOnesDiffer() {
		Throwable one = new IllegalStateException("b");
		assertDifferent(suppressing(one), suppressing(new IllegalStateException("c")));
		assertDifferent(suppressing(), suppressing(one));
		assertDifferent(suppressing(one), suppressing(one, new IllegalStateException("c")));
	}

	private static void assertEqual(@Nullable Throwable expected, @Nullable Throwable actual) {
		assertThat(Failures.areEqual(expected, actual)).isTrue();
	}

	private static void assertDifferent(@Nullable Throwable one, @Nullable Throwable other) {
		assertThat(Failures.areEqual(one, other)).isFalse();
		assertThat(Failures.areEqual(other, one)).isFalse();
	}

	private static JsonLocation location(long bytes, long characters, int line, int column) {
		return new JsonLocation(ContentReference.unknown(), bytes, characters, line, column);
	}

	private static Throwable located(@Nullable JsonLocation location) {
		return new JsonParseException(null, "a", location);
	}

	private static Throwable withPath(String... fields) {
		JsonMappingException failure = new JsonMappingException(null, "a");
		for (String field : fields) {
			failure.prependPath(Object.class, field);
		}
		return failure;
	}

	private static Throwable causedBy(@Nullable Throwable cause) {
		return new IllegalStateException("a", cause);
	}

	private static Throwable suppressing(Throwable... suppressed) {
		Throwable failure = new IllegalStateException("a");
		for (Throwable other : suppressed) {
			failure.addSuppressed(other);
		}
		return failure;
	}

	private static Throwable circle() {
		Throwable failure = new IllegalStateException("a");
		failure.initCause(new IllegalStateException("b", failure));
		return failure;
	}

}
