package io.github.reflectionfreejackson.testsupport.settlement;

import java.io.IOException;

import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.CacheProvider;
import com.fasterxml.jackson.databind.cfg.DefaultCacheProvider;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Jackson can be told to keep few deserializers, or none. Those which build time has
 * settled look for others when they need them, and there must be no more of them for
 * that.
 */
class SmallCachesTests {

	@Test
	void deserializerOfSettledTypeIsMadeOnce() throws IOException {
		ObjectMapper plain = withoutCache();
		ObjectMapper mapper = withoutCache();
		OnDemandReflectionFree generated = OnDemandReflectionFree.install(mapper);
		String json = plain.writeValueAsString(
				new Tree(1, new Tree(2, new Tree(3, null, null), null), new Tree(4, null, new Tree(5, null, null))));
		for (int i = 0; i < 3; i++) {
			assertThat(mapper.readValue(json, Tree.class)).isEqualTo(plain.readValue(json, Tree.class));
		}
		assertThat(generated.isReadAsSettled(Tree.class)).isTrue();
		assertThat(deserializer(mapper)).isSameAs(deserializer(mapper));
		assertThat(deserializer(plain)).as("nothing is kept").isNotSameAs(deserializer(plain));
	}

	private static ObjectMapper withoutCache() {
		CacheProvider caches = DefaultCacheProvider.builder()
			.maxDeserializerCacheSize(0)
			.maxSerializerCacheSize(100)
			.maxTypeFactoryCacheSize(100)
			.build();
		return JsonMapper.builder().cacheProvider(caches).build();
	}

	private static JsonDeserializer<Object> deserializer(ObjectMapper mapper) throws JsonMappingException {
		return ((DefaultDeserializationContext) mapper.getDeserializationContext())
			.createDummyInstance(mapper.getDeserializationConfig())
			.findNonContextualValueDeserializer(mapper.constructType(Tree.class));
	}

	/**
	 * Holds others of its kind.
	 *
	 * @param number any
	 * @param left another one
	 * @param right yet another one
	 */
	record Tree(int number, Tree left, Tree right) {
	}

}
