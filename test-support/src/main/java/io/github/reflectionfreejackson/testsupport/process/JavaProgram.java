package io.github.reflectionfreejackson.testsupport.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A program that runs in a JVM of its own, with the class path of this one.
 */
public final class JavaProgram {

	private JavaProgram() {
	}

	/**
	 * Run a program to its end.
	 * @param main its main class
	 * @param options the options of the JVM
	 * @param arguments the arguments of the program
	 * @return all that it printed
	 * @throws IOException if the JVM cannot be started, or its output not be read
	 * @throws InterruptedException if this thread is interrupted
	 * @throws IllegalStateException if the program fails
	 */
	public static String run(Class<?> main, List<String> options, String... arguments)
			throws IOException, InterruptedException {
		List<String> command = new ArrayList<>();
		command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
		command.addAll(options);
		command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
		command.addAll(Arrays.asList(arguments));
		Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
		String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		int status = process.waitFor();
		if (status != 0) {
			throw new IllegalStateException(main.getSimpleName() + " ended with " + status + ": " + output);
		}
		return output;
	}

}
