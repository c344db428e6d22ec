package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.SortedMap;

/**
 * What came of fuzzing, as far as reading goes.
 *
 * @param reads how many documents were read
 * @param failures how many of these Jackson refused to read
 * @param generated how many types generated code read
 * @param fellBack how many types reflection read
 * @param reasons the reasons why reflection read types, each with an example
 * @since 0.1.0
 */
public record FuzzReadReport(int reads, int failures, int generated, int fellBack, SortedMap<String, String> reasons) {

	/**
	 * Return this on a few lines.
	 * @return the lines
	 */
	public String summary() {
		StringBuilder text = new StringBuilder();
		text.append(this.reads + " documents read, of which Jackson refused " + this.failures + "; " + this.generated
				+ " types read by generated code, " + this.fellBack + " by reflection");
		this.reasons.forEach((reason, example) -> text.append("\n  ").append(reason).append(": ").append(example));
		return text.toString();
	}

}
