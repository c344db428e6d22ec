package io.github.reflectionfreejackson.sample.fallbacks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.testsupport.aot.AotOutput;
import io.github.reflectionfreejackson.testsupport.aot.AotProcess;
import io.github.reflectionfreejackson.testsupport.aot.PackagedClassPath;
import io.github.reflectionfreejackson.testsupport.browser.ReportPage;
import io.github.reflectionfreejackson.testsupport.process.SampleOutput;
import io.github.reflectionfreejackson.testsupport.process.SampleProcess;
import io.github.reflectionfreejackson.testsupport.process.SampleRequest;
import io.github.reflectionfreejackson.testsupport.process.SampleRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.util.function.SingletonSupplier;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Looks for the type which code cannot be generated for, and for the return type that
 * hides what is returned, wherever the application's developers could.
 */
class FallbacksIT {

	private static final Path TARGET = Path.of("target");

	private static final Path JAR = TARGET.resolve("sample-fallbacks.jar");

	private static final String PAGE = "META-INF/reflection-free-jackson/report.html";

	private static final Path REPORT = TARGET.resolve("spring-aot/main/resources")
		.resolve(PAGE)
		.resolveSibling("report.json");

	private static final String SAMPLE = "io.github.reflectionfreejackson.sample.fallbacks.";

	private static final String TICKET = SAMPLE + "Ticket";

	private static final String NOTE = SAMPLE + "Ticket$InternalNote";

	private static final String ATTACHMENT = SAMPLE + "Attachment";

	private static final String PROBLEM = "org.springframework.http.ProblemDetail";

	private static final String CONTROLLER = SAMPLE + "TicketController";

	private static final String HANDLER = CONTROLLER + "#attachment";

	private static final String REASON = "it is private, or in a private class, or not visible outside its package";

	private static final String REMEDY = "Make the class, and all classes around it, package-private or public.";

	private static final String UNSEEN_REMEDY = "Declare a more precise return type, or name what is returned in "
			+ "spring.jackson.reflection-free.include.";

	private static final String STRICT_UNSEEN_REMEDY = UNSEEN_REMEDY
			+ " Nothing tells whether those named are all, so name the class here in "
			+ "spring.jackson.reflection-free.allowed-fallbacks, too.";

	private static final String ON_FALLBACK = "-Dspring.jackson.reflection-free.on-fallback=";

	private static final String ALLOWED = "-Dspring.jackson.reflection-free.allowed-fallbacks=";

	/**
	 * The message of {@code on-fallback}, below its first line.
	 */
	private static final List<String> MESSAGE = List.of("    " + NOTE, "        Reason: " + REASON,
			"        Remedy: " + REMEDY, "    " + HANDLER + ", which returns java.lang.Object",
			"        Reason: its declaration does not tell which types it returns",
			"        Remedy: " + STRICT_UNSEEN_REMEDY,
			"To accept a class, or a controller's methods, name the class in "
					+ "spring.jackson.reflection-free.allowed-fallbacks.");

	/**
	 * A password of the configuration, and what is written at run time.
	 */
	private static final String[] SECRETS = { "correct-horse", "confidential text", "attached secret", "on fire" };

	private static final SampleRequest ENDPOINT = SampleRequest.get("/actuator/reflectionfreejackson");

	private static final List<SampleRequest> TICKETS = Stream
		.of("/tickets", "/tickets/1", "/tickets/2", "/tickets/2/attachment")
		.map(SampleRequest::get)
		.toList();

	private static final SingletonSupplier<SampleRun> RUN = SingletonSupplier
		.of(() -> run("--spring.jackson.reflection-free.enabled=true"));

	@TempDir
	private Path directory;

	@Test
	void reportListsBothWithRemedy() throws IOException {
		JsonNode report = new ObjectMapper().readTree(REPORT.toFile());
		assertThat(report.get("generated").asInt()).isEqualTo(2);
		assertThat(report.get("reflection").asInt()).isEqualTo(1);
		assertThat(find(report.get("types"), TICKET).get("state").asText()).isEqualTo("generated");
		JsonNode note = find(report.get("types"), NOTE);
		assertThat(note.get("state").asText()).isEqualTo("reflection");
		assertThat(note.get("reason").asText()).isEqualTo(REASON);
		assertThat(note.get("remedy").asText()).isEqualTo(REMEDY);
		assertThat(report.get("unseen")).hasSize(1);
		JsonNode unseen = report.get("unseen").get(0);
		assertThat(unseen.get("handler").asText()).isEqualTo(HANDLER);
		assertThat(unseen.get("declaredType").asText()).isEqualTo("java.lang.Object");
		assertThat(unseen.get("remedy").asText()).isEqualTo(UNSEEN_REMEDY);
		assertThat(unseen.get("endpoints").get(0).get("method").asText()).isEqualTo("GET");
		assertThat(unseen.get("endpoints").get(0).get("path").asText()).isEqualTo("/tickets/{id}/attachment");
	}

	@Test
	void nothingOfTheBuildHasSecrets() {
		AotOutput built = AotOutput.read(TARGET.resolve("spring-aot/main"));
		assertThat(built.resources()).containsKeys(PAGE, PAGE.replace(".html", ".json"));
		assertThat(Stream.of(built.sources(), built.resources()).flatMap((files) -> files.values().stream()))
			.allSatisfy((text) -> assertThat(text).doesNotContain(SECRETS));
	}

	@Test
	void pageShowsBothWithRemedy() {
		try (ReportPage page = ReportPage.open(TARGET)) {
			page.click("input[name=state][value=reflection]");
			assertThat(page.types()).containsExactly(NOTE);
			assertThat(page.text("tr[data-type='" + NOTE + "']")).contains("Reflection", "It is private, or in",
					"What to do: " + REMEDY);
			assertThat(page.text("ul.unseen")).contains("TicketController#attachment returns Object", "GET",
					"/tickets/{id}/attachment", "What to do: " + UNSEEN_REMEDY);
			page.takePictures(TARGET.resolve("report-pictures"));
			assertThat(page.complaints()).isEmpty();
			assertThat(page.requests()).isEmpty();
		}
	}

	@Test
	void consoleTellsOfBothWithRemedy() {
		AotProcess process = process();
		assertThat(process.exitCode()).isZero();
		assertThat(process.log())
			.contains("Leaving " + NOTE + " to Jackson's reflection: " + REASON + ". " + REMEDY,
					"Cannot see which types " + HANDLER + " returns as java.lang.Object: "
							+ "name them in spring.jackson.reflection-free.include")
			.containsSubsequence("Leaving ", "Types written by generated code: 2",
					"Types left to Jackson's reflection: 1", "Report: ")
			.doesNotContain(SECRETS);
	}

	@Test
	void endpointTellsOfBothWithRemedy() throws IOException {
		String body = RUN.obtain().responses().get(ENDPOINT).text();
		JsonNode endpoint = new ObjectMapper().readTree(body);
		assertThat(endpoint.get("registered")).hasToString(registered("{\"state\":\"generated\",\"tier\":2}"));
		JsonNode note = endpoint.get("others").get(NOTE);
		assertThat(note.get("state").asText()).isEqualTo("reflection");
		assertThat(note.get("reason").asText()).isEqualTo(REASON);
		assertThat(note.get("remedy").asText()).isEqualTo(REMEDY);
		JsonNode attachment = endpoint.get("others").get(ATTACHMENT);
		assertThat(attachment.get("state").asText()).isEqualTo("reflection");
		assertThat(attachment.get("reason").asText()).isEqualTo("it was not found when the application was built");
		assertThat(attachment.get("remedy").asText()).isEqualTo("spring.jackson.reflection-free.include=" + ATTACHMENT);
		assertThat(body).doesNotContain(SECRETS);
	}

	@Test
	void endpointTellsBeforehandWhatCodeWasGeneratedFor() throws IOException {
		SampleRun run = SampleRun.of(application(), List.of(ENDPOINT));
		JsonNode endpoint = new ObjectMapper().readTree(run.responses().get(ENDPOINT).text());
		assertThat(endpoint.get("registered")).hasToString(registered("{\"state\":\"unused\"}"));
		assertThat(endpoint.get("others").has(ATTACHMENT)).isFalse();
	}

	@Test
	void endpointAnswersWhateverTheApplicationDoesToItsMapper() throws IOException {
		SampleRun run = SampleRun.of(application().arguments("--spring.jackson.serialization.wrap-root-value=true"),
				List.of(TICKETS.get(0), ENDPOINT));
		assertThat(run.responses().get(TICKETS.get(0)).text()).startsWith("{\"List\":[");
		JsonNode endpoint = new ObjectMapper().readTree(run.responses().get(ENDPOINT).text());
		assertThat(endpoint.get("generatedCode")).hasToString("{\"used\":true}");
	}

	@Test
	void applicationLogsBothOnceWithoutValues() {
		SampleOutput output = RUN.obtain().output();
		assertThat(output.contains("Starting AOT-processed")).isTrue();
		assertThat(output.typesWrittenByGeneratedCode()).containsExactly(TICKET);
		assertThat(output.lines()).filteredOn((line) -> line.contains("Writing " + NOTE + " by reflection: " + REASON))
			.hasSize(1);
		assertThat(output.lines()).filteredOn((line) -> line.contains("Writing " + ATTACHMENT + " by reflection: "))
			.hasSize(1);
		assertThat(output.toString()).doesNotContain(SECRETS);
	}

	@Test
	void answersAreThoseOfPlainJackson() {
		SampleRun reflective = run("--spring.jackson.reflection-free.enabled=false");
		assertThat(reflective.output().typesWrittenByGeneratedCode()).isEmpty();
		assertThat(TICKETS).allSatisfy((request) -> {
			assertThat(RUN.obtain().responses().get(request).status()).isEqualTo(200);
			assertThat(RUN.obtain().responses().get(request).body())
				.isEqualTo(reflective.responses().get(request).body());
		});
		assertThat(reflective.responses().get(TICKETS.get(0)).text()).contains("confidential text");
		assertThat(reflective.responses().get(TICKETS.get(3)).text()).contains("attached secret");
	}

	@Test
	void failEndsProcessingAndNamesBothWithRemedy() {
		AotProcess process = process(ON_FALLBACK + "fail");
		assertThat(process.exitCode()).isNotZero();
		assertThat(process.log())
			.contains("Left to Jackson's reflection " + "(spring.jackson.reflection-free.on-fallback=fail):")
			.containsSubsequence(MESSAGE)
			.doesNotContain(SECRETS);
	}

	@Test
	void failNamesOnlyWhatIsNotAllowed() {
		AotProcess process = process(ON_FALLBACK + "fail", ALLOWED + NOTE);
		assertThat(process.exitCode()).isNotZero();
		assertThat(process.log()).contains("    " + HANDLER + ", which returns java.lang.Object")
			.doesNotContain("    " + NOTE);
	}

	@Test
	void failPassesWhenBothAreAllowed() {
		AotProcess process = process(ON_FALLBACK + "fail", ALLOWED + NOTE + "," + CONTROLLER);
		assertThat(process.exitCode()).isZero();
		assertThat(process.log()).doesNotContain("Reason: ").doesNotContain(SECRETS);
	}

	@Test
	void warnPassesAndNamesBothWithRemedy() {
		AotProcess process = process(ON_FALLBACK + "warn");
		assertThat(process.exitCode()).isZero();
		assertThat(process.log())
			.contains("Left to Jackson's reflection (spring.jackson.reflection-free.on-fallback=warn):")
			.containsSubsequence(MESSAGE)
			.doesNotContain(SECRETS);
	}

	private AotProcess process(String... jvmArguments) {
		return AotProcess.run(SampleApplication.class, PackagedClassPath.of(JAR, TARGET.resolve("classes")),
				Map.entry("io.github.reflectionfreejackson", "sample-fallbacks"), this.directory, jvmArguments);
	}

	private static SampleRun run(String argument) {
		return SampleRun.of(application().arguments(argument),
				Stream.concat(TICKETS.stream(), Stream.of(ENDPOINT)).toList());
	}

	private static SampleProcess.Builder application() {
		return SampleProcess.jar(JAR)
			.jvmArguments("-Dspring.aot.enabled=true", "-XX:TieredStopAtLevel=1")
			.arguments("--logging.level." + SampleOutput.LOGGER + "=DEBUG");
	}

	/**
	 * Spring MVC may answer with a {@code ProblemDetail}, and never does here.
	 */
	private static String registered(String stateOfTicket) {
		return "{\"" + TICKET + "\":" + stateOfTicket + ",\"" + PROBLEM + "\":{\"state\":\"unused\"}}";
	}

	private static JsonNode find(JsonNode types, String name) {
		for (JsonNode type : types) {
			if (type.get("name").asText().equals(name)) {
				return type;
			}
		}
		throw new AssertionError(name + " is not in the report");
	}

}
