package io.github.reflectionfreejackson.testsupport.parity;

import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;

/**
 * A document, and one way to read it.
 *
 * @since 0.1.0
 */
public final class ReadSample {

	private final String document;

	private final ReadingWay way;

	private ReadSample(String document, ReadingWay way) {
		this.document = document;
		this.way = way;
	}

	/**
	 * Return a document and some of its mutations, each with a way to read it.
	 * @param document the document
	 * @param mutations how many mutations
	 * @param seed what picks mutations and ways
	 * @return the samples, of which the first is the document as text
	 */
	public static List<ReadSample> of(String document, int mutations, long seed) {
		List<ReadSample> samples = new ArrayList<>(List.of(new ReadSample(document, ReadingWay.TEXT)));
		ReadingWay[] ways = ReadingWay.values();
		for (String mutation : Mutations.some(document, mutations, seed)) {
			ReadingWay way = ways[(int) Math.floorMod(seed + samples.size(), (long) ways.length)];
			boolean possible = !way.needsWellFormed() || ReadingWay.isWellFormed(mutation);
			samples.add(new ReadSample(mutation, possible ? way : ReadingWay.BYTES));
		}
		return samples;
	}

	/**
	 * Read the document.
	 * @param mapper what reads
	 * @param target the type to read
	 * @return what came of it
	 */
	public String read(ObjectMapper mapper, Type target) {
		return ReadOutcome.of(() -> {
			JavaType type = mapper.constructType(target);
			return this.way.read(new ReadingWay.Reading(mapper, mapper.readerFor(type), type), this.document);
		});
	}

	/**
	 * Read the document as text.
	 * @param reader what reads
	 * @return what came of it
	 */
	public String read(ObjectReader reader) {
		return ReadOutcome.of(() -> reader.readValue(this.document));
	}

	/**
	 * Read the document into a value.
	 * @param mapper what reads
	 * @param value the value
	 * @return what came of it, and what became of the value
	 */
	public String update(ObjectMapper mapper, Object value) {
		String outcome = ReadOutcome.of(() -> mapper.readerForUpdating(value).readValue(this.document));
		return outcome + "\nafter which the value was " + Structure.of(value);
	}

	/**
	 * Return whether an outcome is a failure.
	 * @param outcome what came of reading
	 * @return whether nothing was read
	 */
	public static boolean isFailure(String outcome) {
		return outcome.startsWith("failed: ");
	}

	/**
	 * Return how the document is read.
	 */
	@Override
	public String toString() {
		return this.way + " of " + this.document;
	}

}
