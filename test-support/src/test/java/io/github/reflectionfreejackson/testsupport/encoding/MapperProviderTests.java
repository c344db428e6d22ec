package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.CacheProvider;
import com.fasterxml.jackson.databind.cfg.DefaultCacheProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import com.fasterxml.jackson.databind.ser.std.NullSerializer;
import com.fasterxml.jackson.databind.util.LRUMap;
import com.fasterxml.jackson.databind.util.LookupCache;
import com.fasterxml.jackson.databind.util.TypeKey;
import io.github.reflectionfreejackson.runtime.ReflectionFreeJackson;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The provider which mappers get, in place of Jackson's own: its settings, its copies,
 * and what becomes of it.
 */
class MapperProviderTests {

	@Test
	void heedsWhatTheProviderIsTold() {
		MapperPair pair = MapperPair.withModules();
		RootValueTests.ValueUse use = (mapper, value) -> EncodingGateTests.text(mapper.writeValueAsBytes(value));
		RootValueTests.check(pair, "before", use, new RootValueTests.Witness(null));
		pair.check("told", (mapper) -> {
			mapper.getSerializerProvider().setNullValueSerializer(new EncodingGateTests.DashSerializer());
			mapper.getSerializerProvider().setNullKeySerializer(new EncodingGateTests.DashSerializer());
			return "";
		});
		RootValueTests.check(pair, "after", use, new RootValueTests.Witness(null));
		RootValueTests.check(pair, "element", use, Arrays.asList(null, new RootValueTests.Witness(null)));
		RootValueTests.check(pair, "key", use, Collections.singletonMap(null, new RootValueTests.Witness(null)));
		RootValueTests.check(pair, "copy",
				(mapper, value) -> EncodingGateTests.text(mapper.copy().writeValueAsBytes(value)),
				new RootValueTests.Witness(null));
	}

	@Test
	void hasProvidersOfItsOwnForCopies() throws IOException {
		MapperPair pair = MapperPair.withModules();
		RootValueTests.Witness witness = new RootValueTests.Witness(1);
		for (ObjectMapper mapper : List.of(pair.generated().copy(),
				pair.generated().copy().setCacheProvider(DefaultCacheProvider.defaultInstance()))) {
			assertThat(mapper.getSerializerProvider()).isNotSameAs(pair.generated().getSerializerProvider())
				.hasSameClassAs(pair.generated().getSerializerProvider());
			for (int i = 0; i < 2; i++) {
				assertThat(EncodingGateTests.text(mapper.writeValueAsBytes(witness)))
					.isEqualTo("{\"content\":1,\"number\":1}");
			}
			assertThat(witness.serializer).isEqualTo("RootSerializer");
		}
	}

	@Test
	void keepsTheCacheThatAMapperHad() {
		Caches caches = new Caches();
		MapperPair pair = MapperPair.of(() -> new ObjectMapper().setCacheProvider(caches));
		caches.serializers.clear();
		pair.check("cached",
				(mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(new RootValueTests.Answer(1))));
		// What build time has settled needs no cache
		assertThat(caches.serializers).contains("BeanSerializer").doesNotContain("GeneratedBeanSerializer");
		pair.check("cached in a list",
				(mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(List.of(new RootValueTests.Answer(1)))));
		assertThat(caches.serializers).contains("GeneratedBeanSerializer");
	}

	@Test
	void leavesNoTraceInSerializedMappers() throws Exception {
		ObjectMapper mapper = MapperPair.of(ObjectMapper::new).generated();
		mapper.getSerializerProvider().setNullValueSerializer(NullSerializer.instance);
		ByteArrayOutputStream stream = new ByteArrayOutputStream();
		try (ObjectOutputStream output = new ObjectOutputStream(stream)) {
			output.writeObject(mapper);
		}
		assertThat(EncodingGateTests.text(stream.toByteArray())).doesNotContain("GeneratedSerializerProvider");
		try (ObjectInputStream input = new ObjectInputStream(new ByteArrayInputStream(stream.toByteArray()))) {
			ObjectMapper read = (ObjectMapper) input.readObject();
			assertThat(read.getSerializerProvider()).isExactlyInstanceOf(DefaultSerializerProvider.Impl.class);
			assertThat(EncodingGateTests.text(read.writeValueAsBytes(List.of(1)))).isEqualTo("[1]");
		}
	}

	@Test
	void leavesJacksonsProviderWhereItIsUninstalled() throws IOException {
		ObjectMapper mapper = MapperPair.withModules().generated();
		assertThat(mapper.getSerializerProvider()).isNotInstanceOf(DefaultSerializerProvider.Impl.class);
		mapper.getSerializerProvider().setNullValueSerializer(new EncodingGateTests.DashSerializer());
		mapper.getSerializerProvider().setDefaultKeySerializer(new UpperCaseKeys());
		ReflectionFreeJackson.uninstall(mapper);
		assertThat(mapper.getSerializerProvider()).isExactlyInstanceOf(DefaultSerializerProvider.Impl.class);
		ObjectMapper plain = JsonMapper.builder().addModules(StarterModules.create()).build();
		plain.getSerializerProvider().setNullValueSerializer(new EncodingGateTests.DashSerializer());
		plain.getSerializerProvider().setDefaultKeySerializer(new UpperCaseKeys());
		Object value = List.of(Collections.singletonMap("key", null), new RootValueTests.Witness(null));
		assertThat(EncodingGateTests.text(mapper.writeValueAsBytes(value)))
			.isEqualTo(EncodingGateTests.text(plain.writeValueAsBytes(value)));
	}

	@Test
	void keepsProvidersOfTheApplication() {
		ObjectMapper mapper = new ObjectMapper();
		mapper.setSerializerProvider(new EncodingGateTests.Provider());
		MapperPair.of(() -> mapper);
		assertThat(mapper.getSerializerProvider()).isExactlyInstanceOf(EncodingGateTests.Provider.class);
	}

	/**
	 * Notes the classes of cached serializers.
	 */
	static class Caches implements CacheProvider {

		private static final long serialVersionUID = 1L;

		private final transient Set<String> serializers = ConcurrentHashMap.newKeySet();

		@Override
		public LookupCache<JavaType, JsonDeserializer<Object>> forDeserializerCache(DeserializationConfig config) {
			return DefaultCacheProvider.defaultInstance().forDeserializerCache(config);
		}

		@Override
		public LookupCache<TypeKey, JsonSerializer<Object>> forSerializerCache(SerializationConfig config) {
			return new LRUMap<>(8, 64) {

				private static final long serialVersionUID = 1L;

				@Override
				public JsonSerializer<Object> put(TypeKey key, JsonSerializer<Object> serializer) {
					Caches.this.serializers.add(serializer.getClass().getSimpleName());
					return super.put(key, serializer);
				}

			};
		}

		@Override
		public LookupCache<Object, JavaType> forTypeFactory() {
			return DefaultCacheProvider.defaultInstance().forTypeFactory();
		}

	}

	static class UpperCaseKeys extends JsonSerializer<Object> {

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeFieldName(value.toString().toUpperCase(Locale.ROOT));
		}

	}

}
