package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.IOException;
import java.util.Collections;
import java.util.List;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;

/**
 * A program that writes lists of two types, often enough for them to be compiled.
 */
final class TwoTypes {

	private static final int ROUNDS = 2000;

	private TwoTypes() {
	}

	public static void main(String[] arguments) throws IOException {
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree generated = OnDemandReflectionFree.install(mapper);
		List<Person> people = Collections.nCopies(20, new Person("Ada", "London", 36));
		List<Place> places = Collections.nCopies(20, new Place("Greenwich", 51.5, "London"));
		long bytes = 0;
		for (int i = 0; i < ROUNDS; i++) {
			bytes += mapper.writeValueAsBytes(people).length;
		}
		for (int i = 0; i < ROUNDS; i++) {
			bytes += mapper.writeValueAsBytes(places).length + mapper.writeValueAsBytes(people).length;
		}
		System.out.println(bytes + " bytes, encoded: " + generated.isEncoded(Person.class) + " and "
				+ generated.isEncoded(Place.class));
	}

	/**
	 * One of them.
	 *
	 * @param name any
	 * @param city any
	 * @param age any
	 */
	public record Person(String name, String city, int age) {
	}

	/**
	 * The other one.
	 *
	 * @param name any
	 * @param latitude any
	 * @param city any
	 */
	public record Place(String name, double latitude, String city) {
	}

}
