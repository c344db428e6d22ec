package io.github.reflectionfreejackson.testsupport.encoding;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import com.fasterxml.jackson.databind.type.TypeFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Lists, collections and maps that fail, or hold what they should not.
 */
class EncodingContainerFailureTests {

	@ParameterizedTest
	@ValueSource(ints = { -1, 0, 1, 2, 3, 4, 5, 6, 10, 11 })
	void failsWhileReadingContainersAsPlainJackson(int failing) {
		MapperPair pair = MapperPair.withModules();
		for (int place = 0; place < 16; place++) {
			Containers containers = new Containers();
			switch (place) {
				case 0:
					containers.texts = FailingContainers.list("x", failing);
					break;
				case 1:
					containers.numbers = FailingContainers.list(1, failing);
					break;
				case 2:
					containers.finals = FailingContainers.list(new Final(1), failing);
					break;
				case 3:
					containers.anything = FailingContainers.list("x", failing);
					break;
				case 4:
					containers.textCollection = FailingContainers.collection("x", failing);
					break;
				case 5:
					containers.numberCollection = FailingContainers.collection(1, failing);
					break;
				case 6:
					containers.openCollection = FailingContainers.collection(new Open(), failing);
					break;
				case 7:
					containers.anyCollection = FailingContainers.collection("x", failing);
					break;
				case 8:
					containers.textMap = FailingContainers.map("x", failing);
					break;
				case 9:
					containers.finalMap = FailingContainers.map(new Final(1), failing);
					break;
				case 10:
					containers.anyMap = FailingContainers.map(new Open(), failing);
					break;
				case 11:
					containers.texts = FailingContainers.randomAccessList("x", failing);
					break;
				case 12:
					containers.numbers = FailingContainers.randomAccessList(1, failing);
					break;
				case 13:
					containers.finals = FailingContainers.randomAccessList(new Final(1), failing);
					break;
				case 14:
					containers.anything = FailingContainers.randomAccessList("x", failing);
					break;
				default:
					containers.iterable = FailingContainers.collection("x", failing);
					break;
			}
			check(pair, "step " + failing + " of " + place, containers);
		}
		pair.encoded(Containers.class);
	}

	/**
	 * What is neither an exception nor an error is not reported, and comes after what was
	 * written.
	 */
	@Test
	void failsByOtherThrowablesAsPlainJackson() {
		MapperPair pair = MapperPair.withModules();
		for (boolean inBean : new boolean[] { true, false }) {
			Containers containers = new Containers();
			containers.texts = new ThrowingList();
			check(pair, "throwable", inBean ? containers : List.of(1, containers));
			check(pair, "throwable in list", inBean ? new ThrowingList() : List.of("x", new ThrowingList()));
		}
		pair.encoded(Containers.class);
	}

	/**
	 * With a type, the serializer of all elements is known beforehand, and fewer failures
	 * are reported as those of an element.
	 */
	@ParameterizedTest
	@ValueSource(ints = { -1, 0, 1, 2, 3, 4, 5, 6, 10, 11 })
	void failsInRootContainersAsPlainJackson(int failing) {
		MapperPair pair = MapperPair.withModules();
		TypeFactory types = TypeFactory.defaultInstance();
		for (Object item : new Object[] { "x", new Final(1), new Open() }) {
			List<Object> list = FailingContainers.list(item, failing);
			List<Object> randomAccess = FailingContainers.randomAccessList(item, failing);
			Collection<Object> collection = FailingContainers.collection(item, failing);
			Map<String, Object> map = FailingContainers.map(item, failing);
			for (Class<?> element : new Class<?>[] { Object.class, item.getClass() }) {
				pair.check("list", (mapper) -> DirectUse.of(mapper, types.constructCollectionType(List.class, element))
					.repeated(list));
				pair.check("collection",
						(mapper) -> DirectUse.of(mapper, types.constructCollectionType(Collection.class, element))
							.repeated(collection));
				pair.check("map",
						(mapper) -> DirectUse.of(mapper, types.constructMapType(Map.class, String.class, element))
							.repeated(map));
			}
			pair.check("no type",
					(mapper) -> DirectUse.repeated(mapper, list) + DirectUse.repeated(mapper, randomAccess)
							+ DirectUse.repeated(mapper, collection) + DirectUse.repeated(mapper, map));
		}
		if (failing > 3) {
			pair.encoded(Final.class).encoded(Open.class);
		}
	}

	@Test
	void failsOfNullKeysAsPlainJackson() {
		MapperPair pair = MapperPair.withModules();
		Containers containers = new Containers();
		containers.textMap = new HashMap<>(Collections.singletonMap(null, "x"));
		check(pair, "text", containers);
		containers.textMap = null;
		containers.finalMap = new HashMap<>(Collections.singletonMap(null, new Final(1)));
		check(pair, "final", containers);
		containers.finalMap = null;
		containers.anyMap = new HashMap<>(Collections.singletonMap(null, new Final(1)));
		check(pair, "any", containers);
		containers.anyMap = new HashMap<>(Collections.singletonMap(null, null));
		check(pair, "nulls", containers);
		pair.encoded(Containers.class);
	}

	@Test
	@SuppressWarnings({ "unchecked", "rawtypes" })
	void writesOrFailsWithForeignElementsAsPlainJackson() {
		MapperPair pair = MapperPair.withModules();
		for (Object foreign : Arrays.asList(1, 1L, (short) 1, (byte) 1, 1.0, 1.0F, "x", 'c', true, new Final(1),
				new Open(), new Object[] { 1 }, List.of(), Optional.of(1))) {
			Polluted<?>[] all = { new OfString(), new OfInteger(), new OfLong(), new OfShort(), new OfByte(),
					new OfDouble(), new OfFloat(), new OfBoolean() };
			for (Polluted polluted : all) {
				String how = foreign.getClass() + " in " + polluted.getClass();
				polluted.list = new ArrayList(Arrays.asList(null, foreign));
				check(pair, "list: " + how, polluted);
				polluted.list = null;
				polluted.set = new HashSet(List.of(foreign));
				check(pair, "set: " + how, polluted);
				polluted.set = null;
				polluted.map = new HashMap(Map.of("k", foreign));
				check(pair, "map: " + how, polluted);
				polluted.map = new HashMap(Map.of(foreign, foreign));
				check(pair, "keys: " + how, polluted);
				polluted.map = null;
				polluted.optional = Optional.of(foreign);
				check(pair, "optional: " + how, polluted);
			}
		}
		pair.encoded(OfString.class).encoded(OfLong.class).encoded(OfBoolean.class);
	}

	private static void check(MapperPair pair, String how, Object value) {
		for (Object each : new Object[] { value, List.of(value), new Holder("a", value, 1),
				new Holder("a", Map.of("k", List.of(value, 1)), 1) }) {
			pair.check(how + ", direct", (mapper) -> DirectUse.repeated(mapper, each));
			pair.checkContext(how, each);
		}
	}

	record Final(int number) {
	}

	static class Open {

		public int number = 1;

	}

	record Holder(String a, Object value, int z) {
	}

	static class Containers {

		public int first = 1;

		public List<String> texts;

		public List<Integer> numbers;

		public List<Final> finals;

		public List<Object> anything;

		public Collection<String> textCollection;

		public Collection<Integer> numberCollection;

		public Collection<Open> openCollection;

		public Collection<Object> anyCollection;

		public Map<String, String> textMap;

		public Map<String, Final> finalMap;

		public Map<String, Object> anyMap;

		public Iterable<String> iterable;

		public int last = 2;

	}

	abstract static class Polluted<T> {

		public int first = 1;

		public List<T> list;

		public Collection<T> set;

		public Map<String, T> map;

		public Optional<T> optional;

	}

	static class OfString extends Polluted<String> {

	}

	static class OfInteger extends Polluted<Integer> {

	}

	static class OfLong extends Polluted<Long> {

	}

	static class OfShort extends Polluted<Short> {

	}

	static class OfByte extends Polluted<Byte> {

	}

	static class OfDouble extends Polluted<Double> {

	}

	static class OfFloat extends Polluted<Float> {

	}

	static class OfBoolean extends Polluted<Boolean> {

	}

	/**
	 * Throws what it does not declare.
	 */
	private static final class ThrowingList extends AbstractList<String> {

		@Override
		public String get(int index) {
			if (index == 2) {
				ThrowingList.<RuntimeException>raise(new Throwable("neither"));
			}
			return "text";
		}

		@SuppressWarnings("unchecked")
		private static <T extends Throwable> void raise(Throwable throwable) throws T {
			throw (T) throwable;
		}

		@Override
		public int size() {
			return 4;
		}

	}

}
