package io.github.reflectionfreejackson.runtime.direct;

import java.lang.reflect.Array;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link KnownClasses}.
 */
class KnownClassesTests {

	private final KnownClasses<Integer> known = new KnownClasses<>();

	@Test
	void knowsNothingAtFirst() {
		assertThat(this.known.find(String.class)).isNull();
		assertThat(this.known.find(Void.class)).isNull();
	}

	@Test
	void keepsWhatIsFoundOut() {
		Integer first = this.known.add(String.class, 1000);
		assertThat(first).isEqualTo(1000);
		this.known.add(Object.class, 2000);
		assertThat(this.known.find(String.class)).isSameAs(first);
		assertThat(this.known.find(Object.class)).isEqualTo(2000);
		assertThat(this.known.find(String.class)).isSameAs(first);
		assertThat(this.known.find(Integer.class)).isNull();
	}

	@Test
	void keepsSoManyAndTheLatest() {
		Class<?>[] types = new Class<?>[100];
		for (int i = 0; i < types.length; i++) {
			types[i] = Array.newInstance(int.class, new int[i + 1]).getClass();
			this.known.add(types[i], i);
		}
		assertThat(this.known.find(types[99])).isEqualTo(99);
		assertThat(this.known.find(types[63])).isEqualTo(63);
		assertThat(this.known.find(types[99])).isNull();
		assertThat(this.known.find(types[64])).isNull();
		assertThat(this.known.find(types[0])).isZero();
	}

}
