package io.github.reflectionfreejackson.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.reflectionfreejackson.benchmarks.contender.Check;
import io.github.reflectionfreejackson.benchmarks.contender.Contender;
import io.github.reflectionfreejackson.benchmarks.contender.DecodingContender;
import io.github.reflectionfreejackson.benchmarks.contender.InputCheck;
import io.github.reflectionfreejackson.benchmarks.contender.Instance;
import io.github.reflectionfreejackson.benchmarks.contender.OutputCheck;
import io.github.reflectionfreejackson.benchmarks.contender.Participant;
import io.github.reflectionfreejackson.benchmarks.payload.Document;
import io.github.reflectionfreejackson.benchmarks.payload.Payload;
import io.github.reflectionfreejackson.benchmarks.spring.Message;
import io.github.reflectionfreejackson.benchmarks.spring.SpringContender;
import io.github.reflectionfreejackson.benchmarks.turns.Turns;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Checks what contenders write or read, measures those who do it right, and writes
 * results, the failed checks included.
 */
public final class Benchmarks {

	private static final int FORKS = 3;

	private static final int WARMUPS = 5;

	private static final int MILLIS = 1000;

	private final Arguments arguments;

	private final ObjectNode results = ResultFile.create();

	private final ArrayNode cannot = this.results.putArray("cannot");

	private final Collection<RunResult> measured = new ArrayList<>();

	private Benchmarks(Arguments arguments) {
		this.arguments = arguments;
	}

	/**
	 * Measure.
	 * @param args which benchmark, and how long
	 * @throws IOException if results cannot be written
	 * @throws RunnerException if JMH fails
	 */
	public static void main(String[] args) throws IOException, RunnerException {
		Arguments arguments = new Arguments(args, "benchmark", "payloads", "contenders", "forks", "warmups",
				"iterations", "millis", "turns", "cpu", "results", "command");
		Benchmarks benchmarks = new Benchmarks(arguments);
		switch (benchmark(arguments)) {
			case "encoding" -> benchmarks.measureEncoding();
			case "decoding" -> benchmarks.measureDecoding();
			case "spring" -> benchmarks.measureSpring();
			case "check" -> check(new OutputCheck(), benchmarks.contenders(), benchmarks.payloads());
			case "check-decoding" -> check(new InputCheck(), benchmarks.decodingContenders(), benchmarks.documents());
			default -> throw new IllegalArgumentException("There is no benchmark " + benchmark(arguments));
		}
	}

	private static String benchmark(Arguments arguments) {
		return arguments.text("benchmark", "encoding");
	}

	private void measureEncoding() throws IOException, RunnerException {
		if (measuredInTurns("payload", contenders(), payloads())) {
			return;
		}
		OutputCheck check = new OutputCheck();
		for (Payload payload : payloads()) {
			measure(EncodingBenchmark.class, "payload", payload, contenders(),
					(contender) -> check.objection(contender, payload));
		}
	}

	private void measureDecoding() throws IOException, RunnerException {
		if (measuredInTurns("document", decodingContenders(), documents())) {
			return;
		}
		InputCheck check = new InputCheck();
		for (Document document : documents()) {
			measure(DecodingBenchmark.class, "document", document, decodingContenders(),
					(contender) -> check.objection(contender, document));
		}
	}

	private boolean measuredInTurns(String parameter, List<? extends Enum<?>> contenders,
			List<? extends Enum<?>> payloads) throws IOException {
		int number = this.arguments.number("turns", 0);
		if (number == 0) {
			return false;
		}
		Turns turns = new Turns(benchmark(this.arguments), parameter,
				this.arguments.number("warmups", WARMUPS) * this.arguments.number("millis", MILLIS), number,
				this.arguments.text("cpu", ""));
		for (int fork = 0; fork < this.arguments.number("forks", FORKS); fork++) {
			turns.measure(contenders, payloads);
			System.out.println("Measured in turns: " + (fork + 1));
			turns.addTo(this.results.putArray("jmh"));
		}
		turns.addObjectionsTo(this.cannot);
		writeFile();
		return true;
	}

	private static <C extends Participant<I>, I extends Instance<P, ?>, P> void check(Check<C, I, P> check,
			List<C> contenders, List<P> payloads) {
		for (P payload : payloads) {
			for (C contender : contenders) {
				String objection = check.objection(contender, payload);
				System.out
					.println(payload + ", " + contender + ": " + (objection.isEmpty() ? "as Jackson" : objection));
			}
		}
	}

	private List<Payload> payloads() {
		return chosen("payloads", Payload.values(), Payload::letter);
	}

	private List<Document> documents() {
		return chosen("payloads", Document.values(), Document::name);
	}

	private List<Contender> contenders() {
		return chosen("contenders", Contender.values(), Contender::name);
	}

	private List<DecodingContender> decodingContenders() {
		return chosen("contenders", DecodingContender.values(), DecodingContender::name);
	}

	private void measureSpring() throws IOException, RunnerException {
		List<SpringContender> contenders = chosen("contenders", SpringContender.values(), SpringContender::name);
		List<Message> messages = chosen("payloads", Message.values(), Message::name);
		if (measuredInTurns("message", contenders, messages)) {
			return;
		}
		for (Message message : messages) {
			measure(SpringBenchmark.class, "message", message, contenders,
					(contender) -> objection(contender, message));
		}
	}

	private static String objection(SpringContender contender, Message message) {
		try {
			message.checked(contender);
			return "";
		}
		catch (IOException | RuntimeException ex) {
			return String.valueOf(ex.getMessage());
		}
	}

	private <E> List<E> chosen(String argument, E[] values, Function<E, String> name) {
		List<String> names = this.arguments.list(argument);
		List<E> chosen = Arrays.stream(values)
			.filter((value) -> names.isEmpty() || names.contains(name.apply(value)))
			.toList();
		if (chosen.size() < names.size()) {
			throw new IllegalArgumentException(
					"Of " + names + " not all are among " + Arrays.stream(values).map(name).toList());
		}
		return chosen;
	}

	/**
	 * Measure all contenders one after another, so that their ratios are of one time.
	 */
	private <C extends Enum<C>> void measure(Class<?> benchmark, String parameter, Enum<?> payload, List<C> contenders,
			Function<C, String> check) throws IOException, RunnerException {
		List<C> able = new ArrayList<>();
		for (C contender : contenders) {
			String objection = check.apply(contender);
			if (objection.isEmpty()) {
				able.add(contender);
			}
			else {
				addObjection(contender, parameter, payload, objection);
			}
		}
		if (!able.isEmpty()) {
			Collection<RunResult> found = new Runner(options(benchmark, parameter, payload, able)).run();
			this.measured.addAll(found);
			for (C contender : able) {
				if (found.stream()
					.noneMatch((result) -> contender.name().equals(result.getParams().getParam("contender")))) {
					addObjection(contender, parameter, payload, "it failed while it was measured");
				}
			}
		}
		writeResults();
	}

	private void addObjection(Enum<?> contender, String parameter, Enum<?> payload, String objection) {
		System.out.println(contender + " cannot take part with " + payload + ": " + objection);
		this.cannot.addObject()
			.put("contender", contender.name())
			.put(parameter, payload.name())
			.put("reason", objection);
	}

	private Options options(Class<?> benchmark, String parameter, Enum<?> payload, List<? extends Enum<?>> contenders) {
		TimeValue time = TimeValue.milliseconds(this.arguments.number("millis", MILLIS));
		return new OptionsBuilder().include("^" + benchmark.getName() + "\\.")
			.param(parameter, payload.name())
			.param("contender", contenders.stream().map(Enum::name).toArray(String[]::new))
			.forks(this.arguments.number("forks", FORKS))
			.warmupIterations(this.arguments.number("warmups", WARMUPS))
			.warmupTime(time)
			.measurementIterations(this.arguments.number("iterations", 5))
			.measurementTime(time)
			.threads(1)
			.addProfiler(WorkerCpuProfiler.class)
			.addProfiler(GCProfiler.class)
			.jvmArgsAppend("-Xms1g", "-Xmx1g")
			.jvmArgsPrepend(NettyThreads.jvmArguments())
			.build();
	}

	/**
	 * Write what has been measured so far, so that little is lost if a run is ended.
	 */
	private void writeResults() throws IOException {
		Path file = Files.createTempFile("jmh", ".json");
		ResultFormatFactory.getInstance(ResultFormatType.JSON, file.toString()).writeOut(this.measured);
		JsonNode jmh = ResultFile.read(file);
		jmh.forEach((result) -> ((ObjectNode) result).remove("jvm"));
		this.results.set("jmh", jmh);
		Files.delete(file);
		writeFile();
	}

	private void writeFile() throws IOException {
		ResultFile.write(Path.of(this.arguments.text("results", "results")), benchmark(this.arguments),
				Surroundings.of(this.arguments.text("command", "unknown")), this.results);
	}

}
