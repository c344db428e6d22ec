package io.github.reflectionfreejackson.testsupport.aot;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A run of AOT processing in a virtual machine of its own, as build tools run it.
 *
 * @param exitCode what the virtual machine ended with, 0 if all went well
 * @param log all that was printed
 */
public record AotProcess(int exitCode, String log) {

	private static final String PROCESSOR = "org.springframework.boot.SpringApplicationAotProcessor";

	/**
	 * Process an application, and wait for the end.
	 * @param application the main class of the application
	 * @param classPath the class path of the application
	 * @param artifact the group and the artifact of the application
	 * @param directory the directory to generate into
	 * @param jvmArguments arguments for the virtual machine, such as system properties
	 * @return how it ended
	 */
	public static AotProcess run(Class<?> application, List<Path> classPath, Map.Entry<String, String> artifact,
			Path directory, String... jvmArguments) {
		List<String> command = new ArrayList<>();
		command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
		command.add("-XX:TieredStopAtLevel=1");
		command.addAll(List.of(jvmArguments));
		command.addAll(List.of("-cp", String.join(File.pathSeparator, classPath.stream().map(Path::toString).toList()),
				PROCESSOR, application.getName()));
		Stream.of("sources", "resources", "classes").map(directory::resolve).map(Path::toString).forEach(command::add);
		command.addAll(List.of(artifact.getKey(), artifact.getValue()));
		try {
			Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
			String log = new String(process.getInputStream().readAllBytes());
			return new AotProcess(process.waitFor(), log);
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Cannot run " + command, ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
	}

}
