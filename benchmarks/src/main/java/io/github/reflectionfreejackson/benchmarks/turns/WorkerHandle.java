package io.github.reflectionfreejackson.benchmarks.turns;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Starts the JVM of a contender, tells it what to do and reads its answers.
 */
final class WorkerHandle implements AutoCloseable {

	private final Process process;

	private final Path errors;

	private final Writer orders;

	private final BufferedReader answers;

	private WorkerHandle(Process process, Path errors) {
		this.process = process;
		this.errors = errors;
		this.orders = process.outputWriter(StandardCharsets.UTF_8);
		this.answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
	}

	/**
	 * Start a JVM like this one.
	 * @param processor the number of the only processor that it may use, or an empty
	 * string if it may use all. It is configured as if it could use all in either case.
	 */
	static WorkerHandle start(String benchmark, String contender, String processor) throws IOException {
		Path errors = Files.createTempFile("worker", ".log");
		List<String> command = new ArrayList<>();
		if (!processor.isEmpty()) {
			command.addAll(List.of("taskset", "--cpu-list", processor));
		}
		command.addAll(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xms512m",
				"-Xmx512m", "-XX:ActiveProcessorCount=" + Runtime.getRuntime().availableProcessors(), "-cp",
				System.getProperty("java.class.path"), WorkerProcess.class.getName(), benchmark, contender));
		return new WorkerHandle(new ProcessBuilder(command).redirectError(errors.toFile()).start(), errors);
	}

	/**
	 * Prepare a payload.
	 * @return why the contender cannot take part, or an empty string
	 */
	String prepare(String payload) throws IOException {
		String answer = ask(WorkerProcess.PREPARE + " " + payload);
		return answer.equals(WorkerProcess.READY) ? "" : answer.substring(WorkerProcess.CANNOT.length() + 1);
	}

	/**
	 * Have the contender write or read all that was prepared.
	 */
	void warm(int millis) throws IOException {
		ask(WorkerProcess.WARM + " " + millis);
	}

	/**
	 * Have the contender write or read what was prepared.
	 */
	Turn turn(String payload, int calls) throws IOException {
		String[] answer = ask(WorkerProcess.TURN + " " + payload + " " + calls).split(" ");
		return new Turn(Double.parseDouble(answer[0]), Long.parseLong(answer[1]));
	}

	private String ask(String order) throws IOException {
		this.orders.write(order + "\n");
		this.orders.flush();
		String answer = this.answers.readLine();
		if (answer == null) {
			throw new IOException("It ended at '" + order + "': " + Files.readString(this.errors));
		}
		return answer;
	}

	@Override
	public void close() throws IOException {
		this.orders.close();
		try {
			this.process.waitFor();
		}
		catch (InterruptedException ex) {
			this.process.destroy();
			Thread.currentThread().interrupt();
		}
		Files.delete(this.errors);
	}

	/**
	 * A turn.
	 *
	 * @param nanos the CPU time of a call
	 * @param bytes what a call allocated
	 */
	record Turn(double nanos, long bytes) {
	}

}
