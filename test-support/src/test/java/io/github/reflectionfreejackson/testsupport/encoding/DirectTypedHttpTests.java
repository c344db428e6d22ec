package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.IOException;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectMapper.DefaultTyping;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.impl.LaissezFaireSubTypeValidator;
import io.github.reflectionfreejackson.http.CachingJackson2HttpMessageConverter;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import org.springframework.core.ParameterizedTypeReference;
import org.springframework.http.MediaType;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;
import org.springframework.mock.http.MockHttpOutputMessage;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Answers with type information for whatever they are declared as.
 */
class DirectTypedHttpTests {

	private static ObjectMapper mapper(DefaultTyping typing) {
		return JsonMapper.builder()
			.addModules(StarterModules.create())
			.activateDefaultTyping(LaissezFaireSubTypeValidator.instance, typing)
			.build();
	}

	@ParameterizedTest
	@EnumSource
	void converterWritesTypesAsSpringsDoes(DefaultTyping typing) throws IOException {
		ObjectMapper generated = mapper(typing);
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(generated);
		MappingJackson2HttpMessageConverter springs = new MappingJackson2HttpMessageConverter(mapper(typing));
		MappingJackson2HttpMessageConverter ours = new CachingJackson2HttpMessageConverter(generated);
		for (Map.Entry<Object, Type> value : values().entrySet()) {
			String expected = write(springs, value);
			for (int i = 0; i < 3; i++) {
				assertThat(write(ours, value)).as(value.getValue().getTypeName()).isEqualTo(expected);
			}
		}
		assertThat(onDemand.isGenerated(Item.class)).isTrue();
		assertThat(onDemand.isGenerated(Final.class)).isTrue();
	}

	private static Map<Object, Type> values() {
		List<Item> items = new ArrayList<>(List.of(new Item(), new Item()));
		List<Final> finals = new ArrayList<>(List.of(new Final()));
		List<Named> named = new ArrayList<>(List.of(new Named()));
		Map<Object, Type> values = new LinkedHashMap<>();
		values.put(Optional.of(items), new ParameterizedTypeReference<Optional<List<Item>>>() {
		}.getType());
		values.put(Optional.of(finals), new ParameterizedTypeReference<Optional<List<Final>>>() {
		}.getType());
		values.put(Optional.of(named), new ParameterizedTypeReference<Optional<List<Named>>>() {
		}.getType());
		values.put(Optional.of(new LinkedHashMap<>(Map.of("k", new Item()))),
				new ParameterizedTypeReference<Optional<Map<String, Item>>>() {
				}.getType());
		values.put(Optional.of(new Final()), new ParameterizedTypeReference<Optional<Final>>() {
		}.getType());
		values.put(items, new ParameterizedTypeReference<List<Item>>() {
		}.getType());
		values.put(finals, new ParameterizedTypeReference<List<Final>>() {
		}.getType());
		values.put(named, new ParameterizedTypeReference<List<Named>>() {
		}.getType());
		values.put(new Item(), Item.class);
		values.put(new Final(), Final.class);
		return values;
	}

	private static String write(MappingJackson2HttpMessageConverter converter, Map.Entry<Object, Type> value)
			throws IOException {
		MockHttpOutputMessage message = new MockHttpOutputMessage();
		converter.write(value.getKey(), value.getValue(), MediaType.APPLICATION_JSON, message);
		return message.getBodyAsString(StandardCharsets.UTF_8);
	}

	static class Item {

		public int number = 1;

		public List<Final> parts = new ArrayList<>(List.of(new Final()));

	}

	static final class Final {

		public String text = "text";

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
	static class Named {

		public int number = 1;

	}

}
