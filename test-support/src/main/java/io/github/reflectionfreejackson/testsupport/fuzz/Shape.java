package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.BitSet;
import java.util.Map;

/**
 * A random program: classes, a mapper and values, as source.
 *
 * @param seed what it was made from
 * @param sources its sources by the name of their class
 * @param mainClass the name of the class that is a {@link FuzzedProgram}
 * @param parts how many parts it has that it could do without
 * @param dropped the parts that were left out
 */
record Shape(long seed, Map<String, String> sources, String mainClass, int parts, BitSet dropped) {

	/**
	 * Return all sources, ready to be compiled.
	 */
	String text() {
		StringBuilder text = new StringBuilder();
		this.sources.forEach((name, source) -> text.append("// ").append(name).append('\n').append(source));
		return text.toString();
	}

}
