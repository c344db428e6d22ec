package io.github.reflectionfreejackson.aot.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.ser.BeanSerializer;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.AotOutput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.aot.generate.GeneratedFiles.Kind;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of the report on a whole application.
 */
@ExtendWith(OutputCaptureExtension.class)
class BuildReportTests {

	private static final String JSON = "META-INF/reflection-free-jackson/report.json";

	private static final String HTML = "META-INF/reflection-free-jackson/report.html";

	private static final String HERE = BuildReportTests.class.getName();

	@Test
	void processReportsGeneratedTypeWithTierSourceRootsAndReferences() throws Exception {
		AotOutput output = process();
		JsonNode order = type(json(output), Order.class);
		assertThat(order.path("state").asText()).isEqualTo("generated");
		assertThat(order.path("tier").asInt()).isEqualTo(2);
		assertThat(order.has("reason")).isFalse();
		assertThat(output.files(Kind.SOURCE)).containsKey(order.path("source").asText());
		assertThat(texts(order.path("roots"))).containsExactly(Order.class.getName());
		assertThat(texts(order.path("references"))).containsExactly(HERE + "$Code", HERE + "$Hidden", HERE + "$Open",
				HERE + "$Status");
	}

	@Test
	void processReportsLowerTierWithReason() throws Exception {
		JsonNode json = json(process());
		assertThat(type(json, Open.class).path("tier").asInt()).isEqualTo(1);
		assertThat(type(json, Open.class).path("reason").asText()).contains("array");
		assertThat(type(json, Code.class).path("tier").asInt()).isEqualTo(1);
		assertThat(type(json, Code.class).path("reason").asText()).contains("@JsonValue");
	}

	@Test
	void processReportsTypeThatIsWrittenAsAnother() throws Exception {
		JsonNode json = json(AotApplication.of().include(Seen.class).process());
		assertThat(type(json, Seen.class).path("reason").asText())
			.isEqualTo("it is written by " + BeanSerializer.class.getName() + " as " + View.class.getName());
		assertThat(type(json, View.class).path("state").asText()).isEqualTo("generated");
	}

	@Test
	void processReportsFallbackWithReasonAndRemedy() throws Exception {
		JsonNode hidden = type(json(process()), Hidden.class);
		assertThat(hidden.path("state").asText()).isEqualTo("reflection");
		assertThat(hidden.path("reason").asText()).startsWith("it is private");
		assertThat(hidden.path("remedy").asText()).contains("package-private or public");
		assertThat(hidden.has("source")).isFalse();
		assertThat(hidden.has("tier")).isFalse();
	}

	@Test
	void processWhenTypeIsExcludedNamesPropertyAsRemedy() throws Exception {
		AotOutput output = application().property("spring.jackson.reflection-free.exclude", Open.class.getName())
			.process();
		assertThat(type(json(output), Open.class).path("remedy").asText())
			.contains("spring.jackson.reflection-free.exclude");
	}

	@Test
	void processReportsEnum() throws Exception {
		assertThat(type(json(process()), Status.class).path("state").asText()).isEqualTo("enum");
	}

	@Test
	void processReportsRootsWithEndpointsAndOtherOrigins() throws Exception {
		JsonNode roots = json(process()).path("roots");
		assertThat(roots).filteredOn((root) -> root.path("type").asText().equals(Order.class.getName()))
			.singleElement()
			.satisfies((root) -> assertThat(root.path("endpoints").toString())
				.isEqualTo("[{\"method\":\"GET\",\"path\":\"/orders/{id}\",\"handler\":\"" + HERE
						+ "$OrderController#find\"}]"));
		assertThat(roots).filteredOn((root) -> root.path("type").asText().endsWith("ProblemDetail"))
			.singleElement()
			.satisfies((root) -> assertThat(texts(root.path("origins"))).containsExactly("Spring's error responses"));
	}

	@Test
	void processReportsUnseenReturnWithHandlerEndpointAndRemedy() throws Exception {
		JsonNode unseen = json(process()).path("unseen");
		assertThat(unseen).hasSize(1);
		assertThat(unseen.path(0).path("handler").asText()).isEqualTo(HERE + "$OrderController#anything");
		assertThat(unseen.path(0).path("declaredType").asText()).isEqualTo(ResponseEntity.class.getName() + "<?>");
		assertThat(unseen.path(0).path("endpoints").path(0).path("path").asText()).isEqualTo("/orders/anything");
		assertThat(unseen.path(0).path("remedy").asText()).contains("spring.jackson.reflection-free.include");
	}

	@Test
	void processReportsWhatCouldNotBeRead() throws Exception {
		JsonNode json = json(application().include("com.acme.Missing").process());
		assertThat(json.path("unreadable").path(0).path("name").asText())
			.isEqualTo("spring.jackson.reflection-free.include=com.acme.Missing");
		assertThat(json.path("unreadable").path(0).path("cause").asText()).contains("ClassNotFoundException");
	}

	@Test
	void processWhenMapperBypassesBuilderReportsThatNothingWillUseGeneratedCode() throws Exception {
		AotApplication application = AotApplication.of(OtherController.class, OwnMapper.class);
		AotOutput output = application.process();
		assertThat(json(output).path("unused").asText()).contains("spring.jackson.reflection-free.all-mappers=true");
		assertThat(verdict(output)).startsWith("partial: Generated code will not be used: the mapper was not built by");
		output.run((running) -> {
			running.mapper().writeValueAsString(new Code("a"));
			assertThat(running.served()).isEmpty();
		});
		output = application.property("spring.jackson.reflection-free.all-mappers", "true").process();
		assertThat(json(output).has("unused")).isFalse();
		assertThat(verdict(output)).startsWith("complete: ");
	}

	@Test
	void processWhenReadingIsOffDoesNotReportThatGeneratedCodeReads() {
		AotApplication application = AotApplication.of(OtherController.class);
		assertThat(verdict(application.process()))
			.isEqualTo("complete: All beans that were found are written and read by generated code.");
		assertThat(verdict(application.property("spring.jackson.reflection-free.reading.enabled", "false").process()))
			.isEqualTo("complete: All beans that were found are written by generated code.");
	}

	@Test
	void processWhenConstructorFailsKeepsItsMessageOutOfReportAndLog(CapturedOutput log) throws Exception {
		AotOutput output = application().include(Talkative.class)
			.property("spring.jackson.default-property-inclusion", "non_default")
			.process();
		assertThat(output.files(Kind.RESOURCE).get(JSON)).doesNotContain("s3cret");
		assertThat(output.files(Kind.RESOURCE).get(HTML)).doesNotContain("s3cret");
		assertThat(log).doesNotContain("s3cret");
	}

	@Test
	void processLogsThreeLinesAfterReasons(CapturedOutput log) throws Exception {
		JsonNode json = json(process());
		List<String> lines = log.toString()
			.lines()
			.filter((line) -> line.contains("JacksonSerializersAotProcessor"))
			.map((line) -> line.replaceFirst(".*?JacksonSerializersAotProcessor\\W+", ""))
			.toList();
		int size = lines.size();
		assertThat(lines.subList(size - 4, size)).containsExactly("Leaving " + Hidden.class.getName()
				+ " to Jackson's reflection: it is private, or in a private class, or not visible outside its package. "
				+ "Make the class, and all classes around it, package-private or public.",
				"Types written by generated code: " + json.path("generated").asInt(),
				"Types left to Jackson's reflection: 1", "Report: " + HTML);
		assertThat(json.path("generated").asInt()).isEqualTo(4);
		assertThat(json.path("reflection").asInt()).isEqualTo(1);
	}

	@Test
	void processWhenRepeatedInAnyOrderWritesSameBytes() {
		AotOutput first = process(OrderController.class, OtherController.class);
		AotOutput second = process(OtherController.class, OrderController.class);
		for (String path : List.of(JSON, HTML)) {
			assertThat(second.files(Kind.RESOURCE).get(path)).isEqualTo(first.files(Kind.RESOURCE).get(path))
				.isNotNull()
				.doesNotContain("\r");
		}
	}

	@Test
	void processWritesPageThatListsEverything() {
		AotOutput output = process();
		String html = output.files(Kind.RESOURCE).get(HTML);
		assertThat(html).contains("<span class=\"name\">BuildReportTests.Order</span>")
			.contains("<code class=\"path\">/orders/{id}</code>")
			.contains("BuildReportTests.OrderController#anything")
			.contains("package-private or public");
		output.sources()
			.keySet()
			.stream()
			.filter((path) -> path.endsWith("__JsonSerializer.java"))
			.forEach((path) -> assertThat(html).contains("href=\"../../../sources/" + path + "\""));
	}

	@Test
	void processWhenSwitchedOffWritesNoReport() {
		AotOutput output = application().property("spring.jackson.reflection-free.enabled", "false").process();
		assertThat(output.files(Kind.RESOURCE)).doesNotContainKeys(JSON, HTML);
	}

	private static AotApplication application() {
		return AotApplication.of(OrderController.class);
	}

	private static AotOutput process() {
		return process(OrderController.class);
	}

	private static AotOutput process(Class<?>... controllers) {
		return AotApplication.of(controllers).featureNamePrefix("").process();
	}

	private static JsonNode json(AotOutput output) throws Exception {
		return new ObjectMapper().readTree(output.files(Kind.RESOURCE).get(JSON));
	}

	private static String verdict(AotOutput output) {
		Matcher verdict = Pattern.compile("<p class=\"verdict (.*)\">(.*)</p>")
			.matcher(output.files(Kind.RESOURCE).get(HTML));
		assertThat(verdict.find()).isTrue();
		return verdict.group(1) + ": " + verdict.group(2);
	}

	private static JsonNode type(JsonNode json, Class<?> type) {
		for (JsonNode candidate : json.path("types")) {
			if (candidate.path("name").asText().equals(type.getName())) {
				return candidate;
			}
		}
		throw new AssertionError(type + " is not reported in " + json);
	}

	private static List<String> texts(JsonNode array) {
		List<String> texts = new ArrayList<>();
		array.forEach((element) -> texts.add(element.asText()));
		return texts;
	}

	public record Order(String id, Status status, Open open, Code code, List<Hidden> hidden) {
	}

	public interface View {

		int getShown();

	}

	@JsonSerialize(as = View.class)
	public record Seen(int getShown, int hidden) implements View {
	}

	public enum Status {

		NEW

	}

	public record Code(@JsonValue String value) {
	}

	@JsonFormat(shape = JsonFormat.Shape.ARRAY)
	public static class Open {

		@JsonAnyGetter
		public Map<String, String> getAnything() {
			return Map.of();
		}

	}

	private static class Hidden {

		public int number = Arrays.hashCode(new int[0]);

	}

	public static class Talkative {

		public int number = 1;

		public Talkative() {
			throw new IllegalStateException("s3cret");
		}

	}

	@RestController
	@RequestMapping("/orders")
	public static class OrderController {

		@GetMapping("/{id}")
		public Order find() {
			throw new UnsupportedOperationException();
		}

		@GetMapping("/anything")
		public ResponseEntity<?> anything() {
			throw new UnsupportedOperationException();
		}

	}

	@RestController
	public static class OtherController {

		@GetMapping("/codes")
		public List<Code> codes() {
			throw new UnsupportedOperationException();
		}

		@PostMapping("/codes")
		public void add(@RequestBody Code code) {
			throw new UnsupportedOperationException();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class OwnMapper {

		@Bean
		ObjectMapper ownMapper() {
			return new ObjectMapper();
		}

	}

}
