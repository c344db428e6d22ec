package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Public members of superclasses that source cannot name.
 */
class ReadHiddenSuperclassesTests {

	private static final String REASON = "cannot be reached from package";

	@ParameterizedTest
	@ValueSource(classes = { Numbered.class, Keyed.class, Listed.class, OfArrays.class, Reimplemented.class,
			StillGeneric.class, Plain.class })
	void readsMembersOfHiddenSuperclasses(Class<?> type) {
		ReadParity.of(ObjectMapper::new)
			.generated(type)
			.straightLine(type)
			.check(type, "{\"id\":1,\"open\":2,\"list\":[3],\"array\":[4],\"guarded\":6,\"own\":5}",
					"{\"id\":null,\"open\":null,\"list\":null,\"array\":null}", "{\"id\":\"a\",\"open\":\"b\"}");
	}

	@Test
	void readsWhatNoPropertyTakes() {
		ReadParity.of(ObjectMapper::new)
			.generated(Rest.class)
			.check(Rest.class, "{\"a\":1,\"b\":2}", "{\"a\":\"x\"}", "{\"id\":1,\"a\":null}");
	}

	/**
	 * Reflection passes on whatever the erased parameter takes.
	 */
	@Test
	void setsWhatIsNoneOfTheTypeArgument() {
		ReadParity.of(ObjectMapper::new)
			.generated(Deceived.class)
			.check(Deceived.class, "{\"id\":1}", "{\"id\":null}", "{\"id\":[1]}");
	}

	@ParameterizedTest
	@ValueSource(classes = { Concealed.class, ConcealedField.class, Ambiguous.class })
	void leavesWhatIsNotPublicToReflection(Class<?> type) {
		ReadParity.of(ObjectMapper::new).fallback(type, REASON).check(type, "{\"id\":1,\"open\":2}", "{\"id\":\"a\"}");
	}

	private abstract static class Hidden<T extends Comparable<T>> {

		public T open;

		private T id;

		private List<T> list;

		@JsonProperty
		protected T guarded;

		private T[] array;

		public T getId() {
			return this.id;
		}

		public void setId(T id) {
			this.id = id;
		}

		public List<T> getList() {
			return this.list;
		}

		public void setList(List<T> list) {
			this.list = list;
		}

		public T[] getArray() {
			return this.array;
		}

		public void setArray(T[] array) {
			this.array = array;
		}

	}

	static class Numbered extends Hidden<Long> {

		public int own;

	}

	static class Keyed extends Hidden<String> {

	}

	static class Between<K extends Comparable<K>> extends Hidden<K> {

	}

	static class Listed extends Between<Integer> {

	}

	static class OfArrays extends Hidden<Double> {

		private double own;

		public void setOwn(double own) {
			this.own = own;
		}

		public double getOwn() {
			return this.own;
		}

	}

	static class Reimplemented extends Hidden<Integer> {

		@Override
		public void setId(Integer id) {
			super.setId((id != null) ? id + 1 : 0);
		}

	}

	static class StillGeneric<T extends Comparable<T>> extends Hidden<T> {

		public T own;

	}

	private abstract static class HiddenPlain {

		public int open;

		private String id;

		public String getId() {
			return this.id;
		}

		public void setId(String id) {
			this.id = id;
		}

	}

	static class Plain extends HiddenPlain {

	}

	private abstract static class HiddenRest<T> {

		private final Map<String, T> rest = new TreeMap<>();

		@JsonAnySetter
		public void put(String name, T value) {
			this.rest.put(name, value);
		}

		public Map<String, T> rest() {
			return this.rest;
		}

	}

	static class Rest extends HiddenRest<Integer> {

		public int id;

	}

	private abstract static class HiddenDeceived<T> {

		private T id;

		public Object shown() {
			return this.id;
		}

		@JsonDeserialize(using = Deceiving.class)
		public void setId(T id) {
			this.id = id;
		}

	}

	static class Deceived extends HiddenDeceived<Long> {

	}

	static final class Deceiving extends StdDeserializer<Object> {

		private static final long serialVersionUID = 1L;

		Deceiving() {
			super(Object.class);
		}

		@Override
		public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			return "text of " + parser.getText();
		}

	}

	private abstract static class HiddenConcealed<T> {

		private T id;

		public T getId() {
			return this.id;
		}

		@JsonProperty
		private void setId(T id) {
			this.id = id;
		}

	}

	static class Concealed extends HiddenConcealed<Long> {

	}

	private abstract static class HiddenField<T> {

		@JsonProperty
		private T id;

	}

	static class ConcealedField extends HiddenField<Long> {

	}

	private abstract static class HiddenValue<T extends Comparable<T>> {

		public T id;

	}

	interface Constants {

		Comparable<String> id = "constant";

	}

	static class Ambiguous extends HiddenValue<String> implements Constants {

	}

}
