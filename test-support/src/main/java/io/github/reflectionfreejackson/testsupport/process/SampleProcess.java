package io.github.reflectionfreejackson.testsupport.process;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A sample application that runs as a process of its own, on a free port. All that it
 * prints is recorded, and the port is read from it. For example:
 *
 * <pre>
 * try (SampleProcess process = SampleProcess.jar(Path.of("target/sample.jar"))
 *     .jvmArguments("-Dspring.aot.enabled=true")
 *     .start()) {
 *     SampleResponse response = process.send(SampleRequest.get("/customers"));
 *     SampleOutput output = process.stop();
 * }
 * </pre>
 */
public final class SampleProcess implements AutoCloseable {

	private static final Pattern PORT = Pattern.compile("(?:Tomcat|Netty) started on port (\\d+)");

	/**
	 * How long to wait for each of the start, a response and the end.
	 */
	private static final Duration TIMEOUT = Duration.ofMinutes(2);

	private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

	private final CompletableFuture<Integer> port = new CompletableFuture<>();

	private final List<String> lines = new ArrayList<>();

	private final Process process;

	private final Thread reader;

	private SampleProcess(Process process) {
		this.process = process;
		this.reader = new Thread(this::read, "sample-output-" + process.pid());
		this.reader.setDaemon(true);
		this.reader.start();
	}

	/**
	 * Configure a process that runs {@code java -jar}.
	 * @param jar the executable jar
	 * @return a builder to configure and start the process
	 */
	public static Builder jar(Path jar) {
		return new Builder(List.of("-jar", jar.toString()));
	}

	/**
	 * Configure a process that runs a main class.
	 * @param mainClass the name of the main class
	 * @param classPath the class path of the process
	 * @return a builder to configure and start the process
	 */
	public static Builder mainClass(String mainClass, List<Path> classPath) {
		String joined = String.join(File.pathSeparator, classPath.stream().map(Path::toString).toList());
		return new Builder(List.of("-cp", joined, mainClass));
	}

	/**
	 * Configure a process that runs a main class with the class path of the caller.
	 * @param mainClass the name of the main class
	 * @return a builder to configure and start the process
	 */
	public static Builder mainClass(String mainClass) {
		String classPath = System.getProperty("java.class.path");
		return mainClass(mainClass, Stream.of(classPath.split(File.pathSeparator)).map(Path::of).toList());
	}

	/**
	 * Return the port that the application listens on.
	 * @return the port
	 */
	public int port() {
		return this.port.join();
	}

	/**
	 * Send a request to the application and wait for the whole response.
	 * @param request the request to send
	 * @return the response, which has status 0 if the application closed the connection
	 * too early
	 */
	public SampleResponse send(SampleRequest request) {
		URI uri = URI.create("http://localhost:" + port() + request.path());
		HttpRequest.Builder httpRequest = HttpRequest.newBuilder(uri)
			.method(request.method(),
					(request.body() != null) ? HttpRequest.BodyPublishers.ofString(request.body())
							: HttpRequest.BodyPublishers.noBody())
			.header("Accept", request.accept())
			.timeout(TIMEOUT);
		if (request.contentType() != null) {
			httpRequest.header("Content-Type", request.contentType());
		}
		try {
			return SampleResponse.of(this.client.send(httpRequest.build(), HttpResponse.BodyHandlers.ofByteArray()));
		}
		catch (IOException ex) {
			if (this.process.isAlive() && !(ex instanceof HttpTimeoutException)) {
				return SampleResponse.broken(ex);
			}
			throw new UncheckedIOException("No response to " + request + " from\n" + output(), ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
	}

	private SampleOutput awaitEnd() {
		try {
			if (!this.process.waitFor(TIMEOUT.toMillis(), TimeUnit.MILLISECONDS)) {
				throw new IllegalStateException("Not ended within " + TIMEOUT + ":\n" + output());
			}
			this.reader.join(TIMEOUT.toMillis());
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
		finally {
			this.process.destroyForcibly();
		}
		if (this.process.exitValue() != 0) {
			throw new IllegalStateException("Ended with " + this.process.exitValue() + ":\n" + output());
		}
		return output();
	}

	/**
	 * Stop the application and wait until it has ended.
	 * @return all that it has printed
	 */
	public SampleOutput stop() {
		// Process.destroy() would close the stream before its last lines are read
		this.process.toHandle().destroy();
		try {
			if (!this.process.waitFor(TIMEOUT.toMillis(), TimeUnit.MILLISECONDS)) {
				this.process.destroyForcibly();
				throw new IllegalStateException("Not stopped within " + TIMEOUT + ":\n" + output());
			}
			this.reader.join(TIMEOUT.toMillis());
		}
		catch (InterruptedException ex) {
			this.process.destroyForcibly();
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
		return output();
	}

	/**
	 * Stop the application if it still runs.
	 */
	@Override
	public void close() {
		if (this.process.isAlive()) {
			stop();
		}
	}

	private SampleOutput output() {
		synchronized (this.lines) {
			return new SampleOutput(this.lines);
		}
	}

	private void read() {
		try (BufferedReader output = this.process.inputReader()) {
			String line = output.readLine();
			while (line != null) {
				synchronized (this.lines) {
					this.lines.add(line);
				}
				Matcher matcher = PORT.matcher(line);
				if (matcher.find()) {
					this.port.complete(Integer.valueOf(matcher.group(1)));
				}
				line = output.readLine();
			}
			this.port.completeExceptionally(new IllegalStateException("End of output"));
		}
		catch (IOException ex) {
			this.port.completeExceptionally(ex);
		}
	}

	private void awaitPort() {
		try {
			this.port.get(TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
		}
		catch (InterruptedException ex) {
			this.process.destroyForcibly();
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
		catch (ExecutionException ex) {
			this.process.destroyForcibly();
			throw new IllegalStateException("Ended before it listened on a port:\n" + output(), ex);
		}
		catch (TimeoutException ex) {
			this.process.destroyForcibly();
			throw new IllegalStateException("Not started within " + TIMEOUT + ":\n" + output(), ex);
		}
	}

	/**
	 * The command line of a process. Without further configuration the Java installation
	 * of the caller runs the application on a free port.
	 */
	public static final class Builder {

		private final List<String> target;

		private final List<String> jvmArguments = new ArrayList<>();

		private final List<String> arguments = new ArrayList<>(List.of("--server.port=0"));

		private Builder(List<String> target) {
			this.target = target;
		}

		/**
		 * Add arguments for the virtual machine, such as a system property or an agent.
		 * @param jvmArguments the arguments to add
		 * @return this builder
		 */
		public Builder jvmArguments(String... jvmArguments) {
			this.jvmArguments.addAll(List.of(jvmArguments));
			return this;
		}

		/**
		 * Add arguments for the application.
		 * @param arguments the arguments to add
		 * @return this builder
		 */
		public Builder arguments(String... arguments) {
			this.arguments.addAll(List.of(arguments));
			return this;
		}

		/**
		 * Start the process and wait until it listens on its port.
		 * @return the running process
		 */
		public SampleProcess start() {
			SampleProcess process = new SampleProcess(launch());
			process.awaitPort();
			return process;
		}

		/**
		 * Start the process and wait until it ends by itself.
		 * @return all that it has printed
		 */
		public SampleOutput run() {
			return new SampleProcess(launch()).awaitEnd();
		}

		private Process launch() {
			List<String> command = new ArrayList<>();
			command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
			command.addAll(this.jvmArguments);
			command.addAll(this.target);
			command.addAll(this.arguments);
			try {
				return new ProcessBuilder(command).redirectErrorStream(true).start();
			}
			catch (IOException ex) {
				throw new UncheckedIOException("Cannot run " + command, ex);
			}
		}

	}

}
