package io.github.reflectionfreejackson.http;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link SoftCache}.
 */
class SoftCacheTests {

	private final SoftCache<String> cache = new SoftCache<>();

	@Test
	void valuesAreKept() {
		this.cache.put("a", "1");
		this.cache.put("b", "2");
		assertThat(this.cache.get("a")).isEqualTo("1");
		assertThat(this.cache.get("b")).isEqualTo("2");
		assertThat(this.cache.get("c")).isNull();
		assertThat(this.cache.isFull()).isFalse();
	}

	@Test
	void numberOfValuesIsLimited() {
		for (int i = 0; i < SoftCache.LIMIT; i++) {
			assertThat(this.cache.isFull()).isFalse();
			this.cache.put(i, "value");
		}
		assertThat(this.cache.isFull()).isTrue();
		this.cache.put("more", "value");
		assertThat(this.cache.get("more")).isNull();
		assertThat(this.cache.get(0)).isEqualTo("value");
	}

}
