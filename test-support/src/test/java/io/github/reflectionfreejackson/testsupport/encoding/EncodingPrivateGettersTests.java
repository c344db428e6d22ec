package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Getters that generated code can reach by handles only.
 */
class EncodingPrivateGettersTests {

	@Test
	void encodesWhatPrivateGettersReturn() throws IOException {
		MapperPair pair = MapperPair.withModules();
		Secrets secrets = new Secrets();
		for (int i = 0; i < 3; i++) {
			pair.checkInAllWays(secrets);
		}
		pair.encoded(Secrets.class);
		assertThat(DirectUse.of(pair.generated()).isDirect(List.of(secrets, secrets))).isTrue();
	}

	@ParameterizedTest
	@EnumSource
	void failsInPrivateGettersAsPlainJackson(Failure failure) {
		MapperPair pair = MapperPair.withModules();
		for (int i = 0; i < 3; i++) {
			for (Failing failing : List.of(new Failing(failure, null), new Failing(null, failure))) {
				pair.checkInAllWays(failing);
				pair.checkContext("context", Map.of("key", List.of(new Failing(null, null), failing)));
			}
		}
		pair.checkInAllWays(new Failing(null, null));
		pair.encoded(Failing.class);
	}

	/**
	 * As Jackson does, since reflection wraps it.
	 */
	@Test
	void wrapsWhateverGettersDeclareToThrow() {
		MapperPair pair = MapperPair.withModules();
		for (boolean hidden : new boolean[] { true, false, true }) {
			pair.checkInAllWays(new Odd(hidden));
			pair.checkContext("context", List.of(new Odd(hidden)));
		}
		pair.encoded(Odd.class);
	}

	enum Failure {

		RUNTIME(() -> new IllegalStateException("runtime")),

		CHECKED(() -> new InterruptedException("checked")),

		IO(() -> new FileNotFoundException("io")),

		ERROR(() -> new AssertionError("error")),

		OVERFLOW(() -> new StackOverflowError("overflow"));

		private final Supplier<Throwable> failures;

		Failure(Supplier<Throwable> failures) {
			this.failures = failures;
		}

		@SuppressWarnings("unchecked")
		private <E extends Throwable> void fail() throws E {
			throw (E) this.failures.get();
		}

	}

	static class Secrets {

		public String before = "before";

		@JsonProperty
		private String getText() {
			return "text";
		}

		@JsonProperty
		private int getNumber() {
			return 4711;
		}

		@JsonProperty
		private Long getNothing() {
			return null;
		}

		@JsonProperty
		private List<String> getList() {
			return List.of("a", "b");
		}

		@JsonProperty
		private Inner getInner() {
			return new Inner();
		}

	}

	@JsonAutoDetect(getterVisibility = JsonAutoDetect.Visibility.ANY)
	static class Inner {

		private boolean getTruth() {
			return true;
		}

	}

	static class Odd {

		public String before = "before";

		private final boolean hidden;

		Odd(boolean hidden) {
			this.hidden = hidden;
		}

		@JsonProperty
		private int getHidden() throws Throwable {
			if (this.hidden) {
				throw new Throwable("hidden");
			}
			return 1;
		}

		public int getShown() throws Throwable {
			throw new Throwable("shown");
		}

	}

	static class Failing {

		public String before = "before";

		private final Failure failure;

		private final Failure last;

		Failing(Failure failure, Failure last) {
			this.failure = failure;
			this.last = last;
		}

		@JsonProperty
		private String getText() throws Exception {
			fail(this.failure);
			return "text";
		}

		@JsonProperty("last")
		private int readLast() throws Throwable {
			fail(this.last);
			return 2;
		}

		public int getAfter() {
			return 1;
		}

		private static void fail(Failure failure) {
			if (failure != null) {
				failure.fail();
			}
		}

	}

}
