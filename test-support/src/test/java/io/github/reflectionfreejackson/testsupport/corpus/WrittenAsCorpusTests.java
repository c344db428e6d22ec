package io.github.reflectionfreejackson.testsupport.corpus;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonKey;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Values that annotations have written as if they were of another class.
 */
class WrittenAsCorpusTests {

	private static ObjectMapper mapper() {
		return JsonMapper.builder().addModules(StarterModules.create()).build();
	}

	static List<Object> holders() {
		return List.of(new Holder(), new HolderOfContents(), new HolderOfInterface(), new HolderOfObject(),
				new Unwrapping(), new HolderOfArray(), new HolderOfKeys());
	}

	@ParameterizedTest
	@MethodSource("holders")
	void writesMembersThatTheClassHas(Object holder) {
		Parity.of(WrittenAsCorpusTests::mapper).generated(holder.getClass()).check(holder);
		Parity.of(WrittenAsCorpusTests::mapper)
			.generated(holder.getClass())
			.check(List.of(holder, holder, Optional.of(holder)));
	}

	@Test
	void writesRootsByMembersThatTheClassHas() {
		Parity.of(WrittenAsCorpusTests::mapper).generated(DeclaredView.class).check(new Declared());
		Parity.of(WrittenAsCorpusTests::mapper)
			.generated(DeclaredView.class)
			.check(List.of(new DeclaredView(), new Declared()));
	}

	@Test
	void failsWhereTheClassHasNoSuchMember() {
		Parity.of(WrittenAsCorpusTests::mapper)
			.generated(HolderOfStrange.class, Strange.class)
			.check(new HolderOfStrange());
		Parity.of(WrittenAsCorpusTests::mapper)
			.generated(HolderOfStrange.class, Strange.class)
			.check(List.of(new Strange(), new HolderOfStrange()));
	}

	static class Base {

		public String a = "a";

		public int getB() {
			return 2;
		}

	}

	@JsonPropertyOrder({ "b", "a" })
	static class View extends Base {

	}

	static class Holder {

		@JsonSerialize(as = View.class)
		public Base value = new Base();

		@JsonSerialize(as = View.class)
		public Base same = new View();

		@JsonSerialize(as = View.class)
		public Base getRead() {
			return new Base();
		}

	}

	static class HolderOfContents {

		@JsonSerialize(contentAs = View.class)
		public List<Base> list = List.of(new Base(), new View());

		@JsonSerialize(contentAs = View.class)
		public Map<String, Base> map = Map.of("key", new Base());

		@JsonSerialize(contentAs = View.class)
		public Base[] array = { new Base(), new View() };

		@JsonSerialize(contentAs = View.class)
		public Optional<Base> optional = Optional.of(new Base());

	}

	interface Part {

		String getName();

		int getNumber();

	}

	@JsonPropertyOrder({ "number", "name" })
	interface PartView extends Part {

	}

	static class Implementation implements Part {

		@Override
		public String getName() {
			return "name";
		}

		@Override
		public int getNumber() {
			return 1;
		}

		public String getOther() {
			return "other";
		}

	}

	static class HolderOfInterface {

		@JsonSerialize(as = PartView.class)
		public Part part = new Implementation();

	}

	@JsonSerialize(as = DeclaredView.class)
	static class Declared {

		public int x = 1;

		public int getY() {
			return 2;
		}

	}

	@JsonPropertyOrder({ "y", "x" })
	@JsonSerialize(as = DeclaredView.class)
	static class DeclaredView extends Declared {

	}

	static class HolderOfObject {

		@JsonSerialize(as = View.class)
		public Object value = new Base();

	}

	static class Unwrapping {

		@JsonUnwrapped
		@JsonSerialize(as = View.class)
		public Base value = new Base();

	}

	@JsonFormat(shape = JsonFormat.Shape.ARRAY)
	@JsonPropertyOrder({ "b", "a" })
	static class ArrayView extends Base {

	}

	static class HolderOfArray {

		@JsonSerialize(as = ArrayView.class)
		public Base value = new Base();

	}

	static class Key {

		@JsonKey
		public String key() {
			return "key";
		}

		@JsonValue
		public String value() {
			return "value";
		}

	}

	static class KeyView extends Key {

	}

	static class HolderOfKeys {

		@JsonSerialize(keyAs = KeyView.class)
		public Map<Key, Integer> map = Map.of(new Key(), 1);

		@JsonSerialize(as = KeyView.class)
		public Key value = new Key();

	}

	static class Strange extends Base {

		public int number = 1;

	}

	static class HolderOfStrange {

		@JsonSerialize(as = Strange.class)
		public Base value = new Base();

	}

}
