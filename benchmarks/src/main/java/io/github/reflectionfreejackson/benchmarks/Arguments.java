package io.github.reflectionfreejackson.benchmarks;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Arguments of the form {@code --name=value}.
 */
public final class Arguments {

	private final Map<String, String> values = new HashMap<>();

	/**
	 * Read arguments.
	 * @param args the arguments
	 * @param known the names that there are
	 * @throws IllegalArgumentException if an argument has another name or form
	 */
	public Arguments(String[] args, String... known) {
		Set<String> names = Set.of(known);
		for (String argument : args) {
			int end = argument.indexOf('=');
			if (!argument.startsWith("--") || end == -1 || !names.contains(argument.substring(2, end))) {
				throw new IllegalArgumentException("Unknown argument " + argument
						+ ", known are --name=value with a name of " + Arrays.stream(known).sorted().toList());
			}
			this.values.put(argument.substring(2, end), argument.substring(end + 1));
		}
	}

	/**
	 * Return a text.
	 * @param name its name
	 * @param byDefault what is returned if it is not there, or empty
	 * @return the text
	 */
	public String text(String name, String byDefault) {
		String value = this.values.getOrDefault(name, "");
		return value.isEmpty() ? byDefault : value;
	}

	/**
	 * Return a number.
	 * @param name its name
	 * @param byDefault what is returned if it is not there
	 * @return the number
	 */
	public int number(String name, int byDefault) {
		return Integer.parseInt(text(name, String.valueOf(byDefault)));
	}

	/**
	 * Return names that are separated by commas.
	 * @param name the name of the argument
	 * @return the names, none if it is not there
	 */
	public List<String> list(String name) {
		return Arrays.stream(text(name, "").split(",")).filter((element) -> !element.isEmpty()).toList();
	}

}
