package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.UnresolvedForwardReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Documents that are read while what is read is verified.
 */
class ReadVerificationTests {

	private static final String ORDER = "{\"id\":1,\"name\":\"a \\u00e4\",\"total\":12.50,\"gift\":true,"
			+ "\"from\":{\"street\":\"x\",\"number\":3},\"lines\":[{\"id\":2,\"name\":\"b\",\"lines\":[]}],"
			+ "\"notes\":{\"k\":{\"street\":null}},\"memo\":\"m\"}";

	@Test
	void readsAlike() {
		ReadParity.of(ReadVerificationTests::mapper)
			.verified()
			.straightLine(Order.class, Place.class)
			.check(Order.class, ORDER, "{\"name\":null,\"total\":1e3}", "{}");
		ReadParity.of(ReadVerificationTests::mapper)
			.verified()
			.generated(Order.class, Place.class)
			.check(new TypeReference<Map<String, List<Order>>>() {
			}, "{\"a\":[" + ORDER + ",null],\"b\":[]}");
	}

	@Test
	void readsSubtypesAndReferencesAlike() {
		ReadParity.of(ObjectMapper::new)
			.verified()
			.generated(Animal.class, Dog.class)
			.check(Animal[].class,
					"[{\"type\":\"dog\",\"name\":\"a\",\"friend\":{\"type\":\"cat\",\"name\":\"b\"}},{\"type\":\"?\"}]");
		ReadParity.of(ObjectMapper::new)
			.verified()
			.generated(Node.class)
			.check(Node.class, "{\"id\":1,\"next\":{\"id\":2,\"next\":1}}", "{\"id\":1,\"next\":9}");
	}

	@Test
	void readsByReaderThatUpdatesAlike() {
		ReadParity.of(ReadVerificationTests::mapper).verified().updating(Order::new).check(Order.class, ORDER);
		ReadParity.of(ObjectMapper::new)
			.verified()
			.generated(Node.class)
			.updating(Node::new)
			.check(Node.class, "{\"id\":1,\"next\":9}");
	}

	/**
	 * A mapper that has forgotten its deserializers makes them anew, for documents that
	 * are verified and for others.
	 */
	@ParameterizedTest
	@ValueSource(doubles = { Double.MIN_NORMAL, 1 })
	void readsAsMapperIsSetUpWhenItsCachesAreCleared(double rate) throws Exception {
		String document = "{\"street\":\"a\",\"road\":\"b\"}";
		ShadowVerification verification = new ShadowVerification(rate);
		ObjectMapper mapper = mapper();
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper, verification);
		assertThat(mapper.readValue(document, Place.class)).isEqualTo(new Place("a", 0));
		assertThat(onDemand.isReadByGeneratedCode(Place.class)).isTrue();
		mapper.addMixIn(Place.class, OfRoads.class);
		assertThat(mapper.readValue(document, Place.class)).isEqualTo(new Place("a", 0));
		mapper.clearCaches();
		assertThat(mapper.readValue(document, Place.class)).isEqualTo(new Place("b", 0));
		assertThat(verification.reading().differences()).isEmpty();
	}

	@Test
	void takesNamesAndValuesFromBufferOfCopy() throws Exception {
		ShadowVerification verification = new ShadowVerification(1);
		ObjectMapper mapper = mapper();
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper, verification);
		byte[] document = ("[" + (ORDER + ",").repeat(300) + ORDER + "]").getBytes(StandardCharsets.UTF_8);
		assertThat(mapper.readValue(document, Order[].class)).hasSize(301);
		assertThat(onDemand.isReadDirectly(Order.class)).isTrue();
		assertThat(onDemand.isReadDirectly(Place.class)).isTrue();
		assertThat(mapper.readValue(new ByteArrayInputStream(document), Order[].class)).hasSize(301);
		assertThat(verification.reading().equal()).isEqualTo(2);
		document[document.length - 100] = '\u0001';
		for (int i = 0; i < 2; i++) {
			assertThatExceptionOfType(IOException.class)
				.isThrownBy(() -> mapper.readValue(new ByteArrayInputStream(document), Order[].class));
		}
		assertThat(verification.reading().equal()).isEqualTo(4);
		assertThat(verification.reading().differences()).isEmpty();
		assertThat(verification.reading().inconclusive()).isZero();
	}

	@Test
	void findsReferencesThatLeadNowhereEqual() {
		ShadowVerification verification = new ShadowVerification(1);
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper, verification);
		assertThatExceptionOfType(UnresolvedForwardReference.class)
			.isThrownBy(() -> mapper.readValue("{\"id\":1,\"next\":9}", Node.class));
		assertThat(onDemand.isReadByGeneratedCode(Node.class)).isTrue();
		assertThat(verification.reading().equal()).isEqualTo(1);
		assertThat(verification.reading().inconclusive()).isZero();
	}

	private static JsonMapper mapper() {
		return JsonMapper.builder().addModule(new Jdk8Module()).build();
	}

	static class Order {

		private int id;

		public String name;

		public double total;

		public boolean gift;

		public Place from;

		public List<Order> lines;

		public Map<String, Place> notes;

		public Optional<String> memo = Optional.empty();

		public void setId(int id) {
			this.id = id;
		}

	}

	@JsonIgnoreProperties(ignoreUnknown = true)
	record Place(String street, int number) {
	}

	abstract static class OfRoads {

		@JsonProperty("road")
		String street;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
	@JsonSubTypes({ @JsonSubTypes.Type(value = Dog.class, name = "dog"),
			@JsonSubTypes.Type(value = Animal.class, name = "cat") })
	static class Animal {

		public String name;

	}

	static class Dog extends Animal {

		public Animal friend;

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
	static class Node {

		public int id;

		public Node next;

	}

}
