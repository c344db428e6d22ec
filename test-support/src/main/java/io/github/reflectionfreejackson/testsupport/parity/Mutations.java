package io.github.reflectionfreejackson.testsupport.parity;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonStringEncoder;

/**
 * Makes documents that differ from a document in one way each: at any depth, a property
 * is left out, doubled or unknown, properties come in reverse order, a value is another;
 * or the document ends early. The same document yields the same mutations.
 */
final class Mutations {

	private static final List<Json> REPLACEMENTS = List.of(new Scalar("null"), new Scalar("\"text\""),
			new Scalar("\"\""), new Scalar("\"12\""), new Scalar("12"), new Scalar("-1.5"), new Scalar("true"),
			new Scalar("123456789012345678901234567890"), new Members(List.of()), new Elements(List.of()));

	private static final Member UNKNOWN = new Member("unknown",
			new Members(List.of(new Member("a", new Elements(List.of(new Scalar("1"), new Scalar("{\"b\":null}")))))));

	private static final Pattern NAME = Pattern.compile("(?<=\")\\w+(?=\"\\s?:)");

	private static final int CUTS = 8;

	private Mutations() {
	}

	/**
	 * Return a document's mutations.
	 * @param document the document, of which only the beginning is taken if it is not
	 * well-formed
	 * @return the document, and then its mutations
	 */
	static List<String> of(String document) {
		Set<String> mutations = new LinkedHashSet<>(List.of(document));
		try (JsonParser parser = new JsonFactory().createParser(document)) {
			parser.nextToken();
			variants(parse(parser)).forEach((variant) -> mutations.add(variant.toString()));
		}
		catch (IOException ex) {
			mutations.add(document + " ");
		}
		for (int i = 0; i < CUTS; i++) {
			mutations.add(document.substring(0, i * document.length() / CUTS));
		}
		mutations.add(document.substring(0, Math.max(0, document.length() - 1)));
		return List.copyOf(mutations);
	}

	/**
	 * Return some of a document's mutations, and some more in which a property has
	 * another name.
	 * @param document the document
	 * @param count how many mutations to pick
	 * @param seed what picks them
	 * @return the document, and then the mutations
	 */
	static List<String> some(String document, int count, long seed) {
		SplittableRandom random = new SplittableRandom(seed);
		List<Json> variants = new ArrayList<>();
		try (JsonParser parser = new JsonFactory().createParser(document)) {
			parser.nextToken();
			variants.addAll(variants(parse(parser)));
		}
		catch (IOException ex) {
			variants.add(new Scalar(document + " "));
		}
		List<String> mutations = new ArrayList<>(List.of(document));
		for (int i = 0; i < count; i++) {
			String mutation = switch (random.nextInt(8)) {
				case 0 -> document.substring(0, random.nextInt(document.length() + 1));
				case 1 -> renamed(document, random);
				default -> variants.get(random.nextInt(variants.size())).toString();
			};
			mutations.add(mutation);
		}
		return mutations;
	}

	private static String renamed(String document, SplittableRandom random) {
		List<MatchResult> names = NAME.matcher(document).results().toList();
		if (names.isEmpty()) {
			return document;
		}
		MatchResult name = names.get(random.nextInt(names.size()));
		List<String> others = List.of("x", "y", "id", "name", name.group().toUpperCase(Locale.ROOT),
				names.get(random.nextInt(names.size())).group());
		return document.substring(0, name.start()) + others.get(random.nextInt(others.size()))
				+ document.substring(name.end());
	}

	private static Json parse(JsonParser parser) throws IOException {
		if (parser.currentToken() == JsonToken.START_OBJECT) {
			List<Member> members = new ArrayList<>();
			while (parser.nextToken() == JsonToken.FIELD_NAME) {
				String name = parser.currentName();
				parser.nextToken();
				members.add(new Member(name, parse(parser)));
			}
			return new Members(members);
		}
		if (parser.currentToken() == JsonToken.START_ARRAY) {
			List<Json> elements = new ArrayList<>();
			while (parser.nextToken() != JsonToken.END_ARRAY) {
				elements.add(parse(parser));
			}
			return new Elements(elements);
		}
		String text = parser.getText();
		return new Scalar((parser.currentToken() == JsonToken.VALUE_STRING) ? quote(text) : text);
	}

	private static List<Json> variants(Json json) {
		List<Json> variants = new ArrayList<>(REPLACEMENTS);
		if (json instanceof Members members) {
			members.addVariants(variants);
		}
		else if (json instanceof Elements elements) {
			elements.addVariants(variants);
		}
		return variants;
	}

	private static <T> List<T> with(List<T> list, int index, T element) {
		List<T> changed = new ArrayList<>(list);
		changed.set(index, element);
		return changed;
	}

	private static <T> List<T> without(List<T> list, int index) {
		List<T> changed = new ArrayList<>(list);
		changed.remove(index);
		return changed;
	}

	private static <T> List<T> and(List<T> list, int index, T element) {
		List<T> changed = new ArrayList<>(list);
		changed.add(index, element);
		return changed;
	}

	private static String quote(String text) {
		return "\"" + String.valueOf(JsonStringEncoder.getInstance().quoteAsString(text)) + "\"";
	}

	private interface Json {

	}

	private record Scalar(String text) implements Json {

		@Override
		public String toString() {
			return this.text;
		}

	}

	private record Elements(List<Json> elements) implements Json {

		void addVariants(List<Json> variants) {
			for (int i = 0; i < this.elements.size(); i++) {
				variants.add(new Elements(without(this.elements, i)));
				for (Json variant : Mutations.variants(this.elements.get(i))) {
					variants.add(new Elements(with(this.elements, i, variant)));
				}
			}
		}

		@Override
		public String toString() {
			return this.elements.stream().map(String::valueOf).collect(Collectors.joining(",", "[", "]"));
		}

	}

	private record Member(String name, Json value) {

		@Override
		public String toString() {
			return quote(this.name) + ":" + this.value;
		}

	}

	private record Members(List<Member> members) implements Json {

		void addVariants(List<Json> variants) {
			int size = this.members.size();
			variants.add(new Members(and(this.members, 0, UNKNOWN)));
			variants.add(new Members(and(this.members, size, UNKNOWN)));
			List<Member> reversed = new ArrayList<>(this.members);
			Collections.reverse(reversed);
			variants.add(new Members(reversed));
			for (int i = 0; i < size; i++) {
				Member member = this.members.get(i);
				variants.add(new Members(without(this.members, i)));
				variants.add(new Members(and(this.members, size, member)));
				for (Json variant : Mutations.variants(member.value())) {
					variants.add(new Members(with(this.members, i, new Member(member.name(), variant))));
				}
			}
		}

		@Override
		public String toString() {
			return this.members.stream().map(String::valueOf).collect(Collectors.joining(", ", "{", "}"));
		}

	}

}
