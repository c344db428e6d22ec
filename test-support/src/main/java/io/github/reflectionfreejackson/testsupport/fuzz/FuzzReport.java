package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.List;
import java.util.SortedMap;

/**
 * What came of fuzzing.
 *
 * @param shapes how many shapes were made
 * @param invalid the seeds of those which do not compile or cannot make their mapper
 * @param comparisons how many values were written
 * @param failures how many of these Jackson refused to write
 * @param generated how many types generated code wrote
 * @param fellBack how many types reflection wrote
 * @param reasons the reasons why reflection wrote types, each with an example
 * @param reading what came of reading
 * @param differing the seeds of shapes that are written or read differently
 * @param differences the differences, each with its seed, the first with shrunk source,
 * too
 * @since 0.1.0
 */
public record FuzzReport(int shapes, List<Long> invalid, int comparisons, int failures, int generated, int fellBack,
		SortedMap<String, String> reasons, FuzzReadReport reading, List<Long> differing, List<String> differences) {

	/**
	 * Return all but the differences on a few lines.
	 * @return the lines
	 */
	public String summary() {
		StringBuilder text = new StringBuilder();
		text.append(this.shapes + " shapes, " + this.invalid.size() + " invalid, " + this.comparisons
				+ " values written, of which Jackson refused " + this.failures + "; " + this.generated
				+ " types generated, " + this.fellBack + " fell back; " + this.differing.size()
				+ " shapes written or read differently: " + this.differing);
		this.reasons.forEach((reason, example) -> text.append("\n  ").append(reason).append(": ").append(example));
		text.append('\n').append(this.reading.summary());
		return text.toString();
	}

}
