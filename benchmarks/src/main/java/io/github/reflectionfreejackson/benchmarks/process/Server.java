package io.github.reflectionfreejackson.benchmarks.process;

import java.io.File;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * An application in a JVM of its own, with the JDK that this one runs on.
 */
final class Server implements AutoCloseable {

	private static final Duration PATIENCE = Duration.ofMinutes(2);

	/**
	 * Without it, Tomcat closes connections after 100 requests, and Netty does not.
	 */
	private static final String KEEP_ALIVE = "--server.tomcat.max-keep-alive-requests=-1";

	private final Process process;

	private final long startedAt;

	private final int port;

	private final Path log;

	private Server(Process process, long startedAt, int port, Path log) {
		this.process = process;
		this.startedAt = startedAt;
		this.port = port;
		this.log = log;
	}

	/**
	 * Return the command that starts a JVM like this one.
	 */
	static List<String> java(List<String> options) {
		List<String> command = new ArrayList<>();
		command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
		command.addAll(options);
		return command;
	}

	/**
	 * Run a JVM like this one to its end.
	 * @return what it printed
	 */
	static String output(List<String> options) throws IOException {
		List<String> command = java(options);
		Path errors = Files.createTempFile("errors", ".txt");
		Process process = new ProcessBuilder(command).redirectError(errors.toFile()).start();
		String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		try {
			if (process.waitFor() != 0) {
				throw new IOException("Failed: " + command + "\n" + output + Files.readString(errors));
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IOException(ex);
		}
		finally {
			Files.delete(errors);
		}
		return output;
	}

	/**
	 * Start an application in AOT mode.
	 * @param jar the application
	 * @param options more options of the JVM
	 */
	static Server start(Path jar, List<String> options, Variant variant) throws IOException {
		int port = freePort();
		List<String> command = java(options);
		command.addAll(List.of("-Dspring.aot.enabled=true", "-jar", jar.toString(), "--server.port=" + port, KEEP_ALIVE,
				variant.argument()));
		Path log = Files.createTempFile("server", ".log");
		ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true)
			.redirectOutput(log.toFile())
			.redirectInput(new File("/dev/null"));
		long startedAt = System.nanoTime();
		return new Server(builder.start(), startedAt, port, log);
	}

	/**
	 * See to it that an application writes JSON in both ways, which is not measured, so
	 * that it can log what it does.
	 * @param jar the application
	 * @param paths what to ask it for
	 */
	static void requireVariants(Path jar, List<String> paths) throws IOException {
		for (Variant variant : Variant.values()) {
			try (Server server = start(jar, List.of(Variant.LOGGED), variant)) {
				for (String path : paths) {
					server.awaitAnswer(path);
				}
				String objection = variant.objection(Files.readString(server.log));
				if (!objection.isEmpty()) {
					throw new IOException("There is nothing to compare in what " + jar + " answers: " + variant.id()
							+ " is measured with " + variant.argument() + ", but " + objection);
				}
			}
		}
	}

	private static int freePort() throws IOException {
		try (ServerSocket socket = new ServerSocket(0)) {
			return socket.getLocalPort();
		}
	}

	int port() {
		return this.port;
	}

	/**
	 * Wait until the application answers a request.
	 * @return the nanoseconds since it was started
	 */
	long awaitAnswer(String path) throws IOException {
		while (System.nanoTime() - this.startedAt < PATIENCE.toNanos() && this.process.isAlive()) {
			try (Connection connection = new Connection(this.port)) {
				if (connection.get(path) > 0) {
					return System.nanoTime() - this.startedAt;
				}
			}
			catch (IOException ex) {
				pause();
			}
		}
		throw new IOException("The application does not answer: " + Files.readString(this.log));
	}

	private static void pause() throws IOException {
		try {
			TimeUnit.MILLISECONDS.sleep(2);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IOException(ex);
		}
	}

	/**
	 * Return the CPU time of the whole process, in user and kernel mode, so far. On Linux
	 * it is read from {@code /proc/<pid>/stat}.
	 */
	Duration cpu() {
		return this.process.info().totalCpuDuration().orElseThrow();
	}

	/**
	 * Stop the application, and wait until it has ended.
	 */
	@Override
	public void close() throws IOException {
		this.process.destroy();
		try {
			if (!this.process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
				this.process.destroyForcibly().waitFor();
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
		Files.deleteIfExists(this.log);
	}

}
