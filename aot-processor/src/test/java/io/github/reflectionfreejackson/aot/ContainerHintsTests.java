package io.github.reflectionfreejackson.aot;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentSkipListMap;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import org.junit.jupiter.api.Test;

import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of the hints that a native image needs for what Jackson creates itself in
 * reading: containers, arrays and the keys of maps.
 */
class ContainerHintsTests {

	@Test
	void classesOfContainersThatAreReadGetConstructors() {
		RuntimeHints hintsOfContainers = AotApplication.of().include(OfContainers.class).process().hints();
		for (Class<?> type : List.of(Items.class, Names.class, ArrayDeque.class, ConcurrentSkipListMap.class)) {
			assertThat(RuntimeHintsPredicates.reflection()
				.onType(type)
				.withMemberCategory(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS)).as(type.getName())
				.accepts(hintsOfContainers);
		}
		assertThat(RuntimeHintsPredicates.reflection().onType(Deque.class)).rejects(hintsOfContainers);
	}

	@Test
	void classesOfContainersThatAreReadGetFactoryMethods() throws Exception {
		RuntimeHints hintsOfContainers = AotApplication.of().include(OfContainers.class).process().hints();
		assertThat(
				RuntimeHintsPredicates.reflection().onMethod(Items.class.getDeclaredMethod("of", List.class)).invoke())
			.accepts(hintsOfContainers);
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(ArrayDeque.class)
			.withMemberCategory(MemberCategory.INVOKE_DECLARED_METHODS)).rejects(hintsOfContainers);
	}

	/**
	 * Jackson calls constructors and factory methods that take a string.
	 */
	@Test
	void keysOfMapsThatAreReadGetConstructorsAndMethods() throws Exception {
		RuntimeHints hintsOfKeys = AotApplication.of(KeysController.class)
			.include(OfKeys.class, CreatedOfKeys.class)
			.process()
			.hints();
		for (Class<?> type : List.of(ConstructedKey.class, CreatedKey.class, InheritedKey.class, InnerKey.class,
				BodyKey.class, EntryKey.class)) {
			assertThat(RuntimeHintsPredicates.reflection()
				.onType(type)
				.withMemberCategory(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS)).as(type.getName())
				.accepts(hintsOfKeys);
		}
		for (Class<?> type : List.of(CreatedKey.class, BodyKey.class, BodyEntryKey.class, EntryKey.class)) {
			assertThat(
					RuntimeHintsPredicates.reflection().onMethod(type.getDeclaredMethod("of", String.class)).invoke())
				.as(type.getName())
				.accepts(hintsOfKeys);
		}
		assertThat(RuntimeHintsPredicates.reflection().onType(UUID.class)).rejects(hintsOfKeys);
	}

	/**
	 * Jackson makes the class of an array from that of its elements, which an annotation
	 * may name.
	 */
	@Test
	void arraysThatAreReadGetHints() {
		RuntimeHints hintsOfArrays = AotApplication.of().include(OfArrays.class).process().hints();
		for (Class<?> type : List.of(Element[].class, Element[][].class, Named[].class, Argument[].class)) {
			assertThat(RuntimeHintsPredicates.reflection().onType(type)).as(type.getName()).accepts(hintsOfArrays);
		}
		for (Class<?> type : List.of(String[].class, int[].class)) {
			assertThat(RuntimeHintsPredicates.reflection().onType(type)).as(type.getName()).rejects(hintsOfArrays);
		}
	}

	/**
	 * Jackson looks the class of the array up where it is another than the declared one.
	 */
	@Test
	void arraysThatAreWrittenGetHints() {
		RuntimeHints hintsOfArrays = AotApplication.of(ArraysController.class).process().hints();
		for (Class<?> type : List.of(Element[].class, Argument[].class)) {
			assertThat(RuntimeHintsPredicates.reflection().onType(type)).as(type.getName()).accepts(hintsOfArrays);
		}
		assertThat(RuntimeHintsPredicates.reflection().onType(String[].class)).rejects(hintsOfArrays);
	}

	static class OfContainers {

		public Items items;

		public Map<String, Names> names;

		public ArrayDeque<String> deque;

		public List<ConcurrentSkipListMap<String, Integer>> maps;

		public Deque<String> other;

	}

	static class Items extends ArrayList<Integer> {

		private static final long serialVersionUID = 1L;

		@JsonCreator
		static Items of(List<Integer> numbers) {
			Items items = new Items();
			items.addAll(numbers);
			return items;
		}

	}

	static class Names extends HashMap<String, Integer> {

		private static final long serialVersionUID = 1L;

	}

	static class OfArrays {

		@JsonDeserialize(contentAs = Element.class)
		public Base[] elements;

		public List<Element[][]> matrices;

		public Optional<Named[]> named;

		public Bounds<Argument> bounds;

		public Bounds<String> ofJdk;

		public String[] texts;

		public int[] numbers;

	}

	@RestController
	static class ArraysController {

		@GetMapping("/arrays")
		WrittenArrays get() {
			return new WrittenArrays();
		}

	}

	static class WrittenArrays {

		@JsonProperty
		@JsonSerialize(contentAs = Element.class)
		private Base[] elements;

		public Bounds<Argument> bounds;

		public String[] texts;

	}

	static class Bounds<T> {

		public T[] bounds;

	}

	static class Argument {

		public int number;

	}

	static class Element implements Base {

		public int number;

	}

	static class OfKeys {

		public List<Map<ConstructedKey, String>> names;

		public Map<UUID, String> known;

		public Prices prices;

		public List<? extends Map<InnerKey, String>[]> inner;

		public Map.Entry<EntryKey, String> entry;

	}

	record CreatedOfKeys(Map<CreatedKey, String> names) {

	}

	@RestController
	static class KeysController {

		@PostMapping("/keys")
		void take(@RequestBody Map<BodyKey, String> body) {
		}

		@PostMapping("/entries")
		void takeEntries(@RequestBody List<Map.Entry<? extends BodyEntryKey, String>> body) {
		}

	}

	static class Prices extends HashMap<InheritedKey, Integer> {

	}

	record ConstructedKey(String text) {

	}

	record InheritedKey(String text) {

	}

	record InnerKey(String text) {

	}

	record BodyKey(String text) {

		@JsonCreator
		static BodyKey of(String text) {
			return new BodyKey(text);
		}

	}

	record BodyEntryKey(String text) {

		@JsonCreator
		static BodyEntryKey of(String text) {
			return new BodyEntryKey(text);
		}

	}

	record EntryKey(String text) {

		@JsonCreator
		static EntryKey of(String text) {
			return new EntryKey(text);
		}

	}

	static final class CreatedKey {

		@JsonCreator
		static CreatedKey of(String text) {
			return new CreatedKey();
		}

	}

	interface Base {

	}

	private static class Named implements Base {

		public String name;

	}

}
