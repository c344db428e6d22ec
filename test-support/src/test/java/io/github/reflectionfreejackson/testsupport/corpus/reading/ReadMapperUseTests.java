package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Ways to use a mapper.
 */
class ReadMapperUseTests {

	private static final String DOCUMENT = "{\"name\":\"a\",\"point\":{\"x\":1,\"y\":2},\"list\":[{\"name\":\"b\"}]}";

	private static final byte[] BYTES = DOCUMENT.getBytes(StandardCharsets.UTF_8);

	static List<ReadParity.Use> uses() {
		return List.of((mapper) -> mapper.readValue(new StringReader(DOCUMENT), Bean.class),
				(mapper) -> mapper.readValue(BYTES, 0, BYTES.length - 1, Bean.class),
				(mapper) -> mapper.readValue(new ByteArrayInputStream(BYTES), Bean.class),
				(mapper) -> mapper.readValue((java.io.DataInput) new DataInputStream(new ByteArrayInputStream(BYTES)),
						Bean.class),
				(mapper) -> mapper.readerFor(Bean.class)
					.readValue(mapper.getFactory().createParser(DOCUMENT.toCharArray())),
				(mapper) -> mapper.treeToValue(mapper.readTree(DOCUMENT), Bean.class),
				(mapper) -> mapper.convertValue(Map.of("name", "a", "point", new Point(1, 2)), Bean.class),
				(mapper) -> mapper.readValue(DOCUMENT, JsonNode.class).traverse(mapper).readValueAs(Bean.class),
				(mapper) -> mapper.reader().forType(Bean.class).readValues(DOCUMENT + DOCUMENT).readAll(),
				(mapper) -> mapper.reader().readValue(DOCUMENT, Bean.class),
				(mapper) -> mapper.readerFor(Bean.class).withoutRootName().readValue(BYTES),
				(mapper) -> mapper.readerForListOf(Bean.class).readValue("[" + DOCUMENT + "]"),
				(mapper) -> mapper.readerForMapOf(Bean.class).readValue("{\"k\":" + DOCUMENT + "}"),
				(mapper) -> mapper.readerForArrayOf(Bean.class).readValue("[" + DOCUMENT + "]"),
				(mapper) -> mapper.readerFor(Bean.class).at("/list/0").readValue(DOCUMENT));
	}

	@ParameterizedTest
	@MethodSource("uses")
	void readsAlike(ReadParity.Use use) {
		ReadParity.of(ObjectMapper::new).generated(Bean.class).checkUse(use);
	}

	@Test
	void readsTreesAlike() {
		ReadParity.of(ObjectMapper::new).checkUse((mapper) -> mapper.readerFor(Bean.class).readTree(DOCUMENT));
		ReadParity.of(ObjectMapper::new)
			.checkUse((mapper) -> mapper.treeToValue(mapper.readTree(DOCUMENT),
					new TypeReference<Map<String, JsonNode>>() {
					}));
		ReadParity.of(ObjectMapper::new)
			.checkUse((mapper) -> mapper.convertValue(new Bean(), new TypeReference<Map<String, Object>>() {
			}));
	}

	@Test
	void readsByCopyAndAfterLaterModules() {
		ReadParity.of(ObjectMapper::new)
			.checkUse((mapper) -> mapper.copy()
				.disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
				.readValue("{\"name\":\"a\",\"x\":1}", Bean.class));
		ReadParity.of(ObjectMapper::new)
			.generated(Bean.class)
			.checkUse((mapper) -> mapper
				.registerModule(
						new SimpleModule("later").addAbstractTypeMapping(List.class, java.util.LinkedList.class))
				.readValue(DOCUMENT, Bean.class));
		ReadParity.of(ObjectMapper::new)
			.checkUse((mapper) -> mapper.addMixIn(Point.class, Object.class)
				.setPropertyNamingStrategy(com.fasterxml.jackson.databind.PropertyNamingStrategies.UPPER_CAMEL_CASE)
				.readValue("{\"Name\":\"a\",\"Point\":{\"X\":1}}", Bean.class));
	}

	@Test
	void readsPartsOfDocument() {
		ReadParity.of(ObjectMapper::new).generated(Point.class).checkUse((mapper) -> {
			try (JsonParser parser = mapper.createParser(DOCUMENT)) {
				while (!"point".equals(parser.currentName())) {
					parser.nextToken();
				}
				parser.nextToken();
				Point point = parser.readValueAs(Point.class);
				return List.of(point, String.valueOf(parser.currentToken()), parser.currentLocation());
			}
		});
	}

	@Test
	void readsInSeveralThreads() {
		ReadParity.of(ObjectMapper::new).generated(Bean.class, Point.class).checkUse((mapper) -> {
			ExecutorService executor = Executors.newFixedThreadPool(4);
			try {
				List<Callable<Bean>> reads = IntStream.range(0, 64)
					.<Callable<Bean>>mapToObj((i) -> () -> mapper.readValue(DOCUMENT.replace("1", "" + i), Bean.class))
					.collect(Collectors.toList());
				List<Bean> beans = new java.util.ArrayList<>();
				for (Future<Bean> read : executor.invokeAll(reads)) {
					beans.add(read.get());
				}
				return beans;
			}
			finally {
				executor.shutdown();
			}
		});
	}

	record Point(int x, int y) {
	}

	static class Bean {

		private String name;

		public Point point;

		public List<Bean> list;

		public String getName() {
			return this.name;
		}

		public void setName(String name) {
			this.name = name;
		}

	}

}
