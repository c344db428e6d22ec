package io.github.reflectionfreejackson.runtime.direct;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link Attempts}.
 */
class AttemptsTests {

	@Test
	void areWorthWhileUntilTooManyHaveFailed() {
		for (Attempts attempts : new Attempts[] { Attempts.atWholes(), Attempts.amidstOthers() }) {
			for (int i = 0; i < Attempts.MAX_FAILURES; i++) {
				assertThat(attempts.failed()).isFalse();
				assertThat(attempts.areWorthWhile()).isTrue();
			}
			assertThat(attempts.failed()).isTrue();
			assertThat(attempts.areWorthWhile()).isFalse();
		}
	}

	@Test
	void areWorthWhileOnceInAWhileAfterThat() {
		Attempts attempts = failing(Attempts.amidstOthers());
		for (int round = 0; round < 3; round++) {
			assertThat(refused(attempts)).isEqualTo(Attempts.RETRY - 1);
			assertThat(attempts.failed()).isTrue();
		}
	}

	@Test
	void areWorthWhileAgainAfterOneHasSucceeded() {
		Attempts attempts = failing(Attempts.amidstOthers());
		refused(attempts);
		attempts.succeeded();
		assertThat(attempts.areWorthWhile()).isTrue();
		assertThat(attempts.areWorthWhile()).isTrue();
		assertThat(attempts.failed()).isTrue();
		assertThat(attempts.areWorthWhile()).isFalse();
	}

	@Test
	void areWorthWhileIfFewFail() {
		Attempts attempts = Attempts.amidstOthers();
		for (int i = 0; i < 1000; i++) {
			attempts.count(i % 10 == 0);
			assertThat(attempts.areWorthWhile()).isTrue();
		}
	}

	@Test
	void areNotWorthWhileIfManyFailAmidstOthers() {
		Attempts attempts = Attempts.amidstOthers();
		for (int i = 0; i < 100; i++) {
			attempts.count(i % 3 == 0);
		}
		assertThat(attempts.areWorthWhile()).isFalse();
	}

	@Test
	void areWorthWhileIfSuccessesAreForgottenByThenIsFalse() {
		Attempts attempts = Attempts.amidstOthers();
		for (int i = 0; i < 1000; i++) {
			attempts.succeeded();
		}
		assertThat(failing(attempts).areWorthWhile()).isFalse();
	}

	private static Attempts failing(Attempts attempts) {
		for (int i = 0; i <= Attempts.MAX_FAILURES; i++) {
			attempts.failed();
		}
		return attempts;
	}

	/**
	 * Return how many values are not attempted before one is.
	 */
	private static int refused(Attempts attempts) {
		int refused = 0;
		while (!attempts.areWorthWhile()) {
			refused++;
		}
		return refused;
	}

}
