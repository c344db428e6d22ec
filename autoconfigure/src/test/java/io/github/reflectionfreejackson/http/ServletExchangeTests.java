package io.github.reflectionfreejackson.http;

import java.io.IOException;
import java.lang.reflect.Type;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;

import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ser.FilterProvider;
import com.fasterxml.jackson.databind.ser.impl.SimpleFilterProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.autoconfigure.http.HttpMessageConvertersAutoConfiguration;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.boot.autoconfigure.web.servlet.DispatcherServletAutoConfiguration;
import org.springframework.boot.autoconfigure.web.servlet.ServletWebServerFactoryAutoConfiguration;
import org.springframework.boot.autoconfigure.web.servlet.WebMvcAutoConfiguration;
import org.springframework.boot.autoconfigure.web.servlet.error.ErrorMvcAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.json.MappingJacksonValue;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that answers over HTTP do not tell our converter from Spring's.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ServletExchangeTests {

	private final HttpClient client = HttpClient.newHttpClient();

	private ConfigurableApplicationContext springs;

	private ConfigurableApplicationContext ours;

	private ConfigurableApplicationContext indenting;

	private ConfigurableApplicationContext springsIndenting;

	private CountingRootWriters counting;

	@BeforeAll
	void start() {
		this.springs = run(Application.class);
		this.springsIndenting = run(Application.class, "--spring.jackson.serialization.indent-output=true");
		this.indenting = run(OurApplication.class, "--spring.jackson.serialization.indent-output=true");
		this.ours = run(OurApplication.class);
		this.counting = this.ours.getBean(CountingRootWriters.class);
	}

	private static ConfigurableApplicationContext run(Class<?> application, String... arguments) {
		String[] all = Arrays.copyOf(arguments, arguments.length + 4);
		all[arguments.length] = "--server.port=0";
		all[arguments.length + 1] = "--server.error.include-message=always";
		all[arguments.length + 2] = "--server.error.include-exception=true";
		all[arguments.length + 3] = "--spring.main.banner-mode=off";
		return new SpringApplicationBuilder(application).web(WebApplicationType.SERVLET).run(all);
	}

	@AfterAll
	void stop() {
		this.springs.close();
		this.ours.close();
		this.indenting.close();
		this.springsIndenting.close();
	}

	@ParameterizedTest
	@CsvSource({ "bean,1", "list,1", "many,1", "wrapper,1", "declared-object,1", "optional,1", "map,1", "shapes,1",
			"shape,1", "entity,1", "string,0", "null,0", "nothing,0", "problem,0", "jackson-value,0", "filtered,0",
			"view,0", "vendor,0", "utf-8,1", "utf-16,0", "preset,0", "preset-length,1", "preset-json,1", "stream,0",
			"missing,1" })
	void getIsAnsweredAlike(String path, int written) throws Exception {
		assertSame(path, written, (request) -> request.GET());
	}

	/**
	 * What is not acceptable has its error described as JSON, too.
	 */
	@ParameterizedTest
	@CsvSource({ "*/*,1", "application/json,1", "application/json;q=0.5,1", "application/*,1",
			"application/json;charset=UTF-8,1", "application/json;charset=utf-8,1", "application/json;charset=UTF-16,0",
			"application/json;charset=ISO-8859-1,0", "application/vnd.test+json,0", "application/*+json,1",
			"text/html,0", "application/problem+json,0", "'text/html,application/xml;q=0.9,*/*;q=0.8',1" })
	void negotiatedContentIsAlike(String accept, int written) throws Exception {
		assertSame("bean", written, (request) -> request.GET().header("Accept", accept));
	}

	@ParameterizedTest
	@CsvSource({ "bean,1", "list,1", "view,0", "string,0" })
	void headIsAnsweredAlike(String path, int written) throws Exception {
		assertSame(path, written, (request) -> request.method("HEAD", BodyPublishers.noBody()));
	}

	/**
	 * The first value is tried, the second is Spring Boot's description of the error.
	 */
	@ParameterizedTest
	@CsvSource({ "failing", "failing-in-list", "failing-late", "nothing-inside" })
	void failureIsAnsweredAlike(String path) throws Exception {
		Answer answer = assertSame(path, (path.equals("failing-late")) ? 1 : 2, (request) -> request.GET());
		assertThat(answer.body).contains(path.equals("failing-late") ? "written" : "HttpMessage");
	}

	/**
	 * A value that is no JSON has its error described as JSON, once.
	 */
	@ParameterizedTest
	@CsvSource({ "application/json,true", "application/json;charset=UTF-8,true", "application/json; charset=utf-8,true",
			"application/json;charset=ISO-8859-1,false", "application/json;charset=UTF-16,false",
			"application/vnd.test+json,false" })
	void readValueIsAnsweredAlike(String contentType, boolean read) throws Exception {
		AtomicInteger resolved = this.ours.getBean(ResolvingConverter.class).resolved;
		for (String path : List.of("echo", "echo-list")) {
			for (String body : List.of("{\"id\":1,\"name\":\"x\",\"tags\":[]}", "{\"id\":", "[{\"id\":\"y\"}]",
					"[{\"id\":2},{\"id\":3}]", "[1]")) {
				Method post = (request) -> request.header("Content-Type", contentType)
					.POST(BodyPublishers.ofString(body));
				assertSame(path, 1, post);
				int before = resolved.get();
				exchange(this.ours, path, post);
				assertThat(resolved.get() == before).as("what a type is was not asked by Spring again").isEqualTo(read);
			}
		}
	}

	@ParameterizedTest
	@CsvSource({ "echo,application/json,''", "echo-list,application/json,''",
			"echo-view,application/json,'{\"shown\":1,\"hidden\":2}'", "echo,application/xml,'{\"id\":1}'",
			"echo,application/json;charset=none,'{\"id\":1}'", "echo,none,'{\"id\":1}'" })
	void unusualRequestIsAnsweredAlike(String path, String contentType, String body) throws Exception {
		assertSame(path, 1,
				(request) -> request.header("Content-Type", contentType).POST(BodyPublishers.ofString(body)));
	}

	@ParameterizedTest
	@CsvSource({ "bean", "list", "stream", "jackson-value" })
	void indentedOutputIsLeftToSpring(String path) throws Exception {
		Answer expected = exchange(this.springsIndenting, path, (request) -> request.GET());
		Answer actual = exchange(this.indenting, path, (request) -> request.GET());
		assertThat(actual).isEqualTo(expected);
		assertThat(this.indenting.getBean(CountingRootWriters.class).written()).isZero();
	}

	private Answer assertSame(String path, int written, Method method) throws Exception {
		Answer expected = exchange(this.springs, path, method);
		exchange(this.ours, path, method);
		this.counting.andReset();
		Answer actual = exchange(this.ours, path, method);
		assertThat(actual).isEqualTo(expected);
		assertThat(this.counting.andReset()).as("values that were not left to Spring").isEqualTo(written);
		return actual;
	}

	private Answer exchange(ConfigurableApplicationContext context, String path, Method method) throws Exception {
		URI uri = URI.create(
				"http://localhost:" + context.getEnvironment().getRequiredProperty("local.server.port") + "/" + path);
		HttpRequest.Builder request = HttpRequest.newBuilder(uri).version(HttpClient.Version.HTTP_1_1);
		method.apply(request);
		try {
			HttpResponse<byte[]> response = this.client.send(request.build(), BodyHandlers.ofByteArray());
			return Answer.of(response);
		}
		catch (IOException ex) {
			return new Answer(0, Map.of(), "written then " + ex.getMessage());
		}
	}

	@FunctionalInterface
	interface Method {

		HttpRequest.Builder apply(HttpRequest.Builder request);

	}

	record Answer(int status, Map<String, List<String>> headers, String body) {

		static Answer of(HttpResponse<byte[]> response) {
			Map<String, List<String>> headers = new TreeMap<>(response.headers().map());
			headers.replace("date", List.of("now"));
			String body = new String(response.body(), StandardCharsets.ISO_8859_1);
			return new Answer(response.statusCode(), headers,
					body.replaceAll("\"timestamp\":\"[^\"]*\"", "\"timestamp\":\"now\"")
						.replaceAll("<div id='created'>.*?</div>", "now"));
		}

	}

	@Configuration(proxyBeanMethods = false)
	@ImportAutoConfiguration({ JacksonAutoConfiguration.class, HttpMessageConvertersAutoConfiguration.class,
			WebMvcAutoConfiguration.class, DispatcherServletAutoConfiguration.class,
			ServletWebServerFactoryAutoConfiguration.class, ErrorMvcAutoConfiguration.class })
	@Import(Endpoints.class)
	static class Application {

	}

	@Configuration(proxyBeanMethods = false)
	@Import(Application.class)
	static class OurApplication {

		@Bean
		CountingRootWriters countingRootWriters() {
			return new CountingRootWriters();
		}

		@Bean
		ResolvingConverter ourConverter(ObjectMapper mapper, CountingRootWriters counting) {
			return new ResolvingConverter(mapper, counting);
		}

	}

	/**
	 * Counts how often Spring asks what a type is, as it does for each value it reads.
	 */
	static class ResolvingConverter extends CachingJackson2HttpMessageConverter {

		private final AtomicInteger resolved = new AtomicInteger();

		ResolvingConverter(ObjectMapper mapper, CountingRootWriters counting) {
			super(mapper, counting);
		}

		@Override
		protected JavaType getJavaType(Type type, @Nullable Class<?> contextClass) {
			this.resolved.incrementAndGet();
			return super.getJavaType(type, contextClass);
		}

	}

	@RestController
	static class Endpoints {

		@GetMapping("bean")
		Beans.Customer bean() {
			return Beans.customer(1);
		}

		@GetMapping("list")
		List<Beans.Customer> list() {
			return Beans.customers();
		}

		@GetMapping("many")
		List<Beans.Customer> many() {
			return Beans.many();
		}

		@GetMapping("wrapper")
		Beans.Page<List<Beans.Customer>> wrapper() {
			return new Beans.Page<>(Beans.customers(), 1);
		}

		@GetMapping("declared-object")
		Object declaredObject() {
			return Beans.customers();
		}

		@GetMapping("optional")
		Optional<Beans.Shape> optional() {
			return Optional.of(new Beans.Circle(1));
		}

		@GetMapping("map")
		Map<String, Beans.Shape> map() {
			return new TreeMap<>(Map.of("a", new Beans.Circle(1), "b", new Beans.Circle(2)));
		}

		@GetMapping("shapes")
		List<? extends Beans.Shape> shapes() {
			return List.of(new Beans.Circle(1));
		}

		@GetMapping("shape")
		Beans.Shape shape() {
			return new Beans.Circle(1);
		}

		@GetMapping("entity")
		ResponseEntity<Beans.Customer> entity() {
			return ResponseEntity.status(HttpStatus.CREATED)
				.eTag("1")
				.header("X-Test", "a", "b")
				.body(Beans.customer(1));
		}

		@GetMapping("string")
		String string() {
			return "text";
		}

		@GetMapping("null")
		Beans.Customer none() {
			return null;
		}

		@GetMapping("nothing")
		ResponseEntity<Void> nothing() {
			return ResponseEntity.noContent().build();
		}

		@GetMapping("problem")
		ProblemDetail problem() {
			return ProblemDetail.forStatusAndDetail(HttpStatus.CONFLICT, "a problem");
		}

		@GetMapping("jackson-value")
		MappingJacksonValue jacksonValue() {
			MappingJacksonValue value = new MappingJacksonValue(new Beans.Viewed(1, 2));
			value.setSerializationView(Beans.Summary.class);
			return value;
		}

		@GetMapping("filtered")
		MappingJacksonValue filtered() {
			MappingJacksonValue value = new MappingJacksonValue(Beans.customers());
			FilterProvider filters = new SimpleFilterProvider().setFailOnUnknownId(false);
			value.setFilters(filters);
			return value;
		}

		@GetMapping("view")
		@JsonView(Beans.Details.class)
		Beans.Viewed view() {
			return new Beans.Viewed(1, 2);
		}

		@GetMapping(path = "vendor", produces = "application/vnd.test+json")
		Beans.Customer vendor() {
			return Beans.customer(1);
		}

		@GetMapping(path = "utf-8", produces = "application/json;charset=UTF-8")
		Beans.Customer utf8() {
			return Beans.customer(1);
		}

		@GetMapping(path = "utf-16", produces = "application/json;charset=UTF-16BE")
		Beans.Customer utf16() {
			return Beans.customer(1);
		}

		@GetMapping("preset")
		ResponseEntity<Beans.Customer> preset() {
			return ResponseEntity.ok().contentType(new MediaType("application", "hal+json")).body(Beans.customer(1));
		}

		@GetMapping("preset-json")
		ResponseEntity<Beans.Customer> presetJson() {
			return ResponseEntity.ok().contentType(MediaType.APPLICATION_JSON).body(Beans.customer(1));
		}

		@GetMapping("preset-length")
		ResponseEntity<List<Integer>> presetLength() {
			return ResponseEntity.ok().contentLength(3).body(List.of(1));
		}

		@GetMapping("stream")
		SseEmitter stream() throws Exception {
			SseEmitter emitter = new SseEmitter();
			emitter.send(Beans.customer(1), MediaType.APPLICATION_JSON);
			emitter.complete();
			return emitter;
		}

		@GetMapping("failing")
		Beans.Failing failing() {
			return new Beans.Failing();
		}

		@GetMapping("failing-in-list")
		List<Object> failingInList() {
			return List.of(1, new Beans.Failing());
		}

		@GetMapping("failing-late")
		List<Object> failingLate() {
			return List.of("x".repeat(100000), new Beans.Failing());
		}

		@GetMapping("nothing-inside")
		Beans.Page<Beans.Nothing> nothingInside() {
			return new Beans.Page<>(new Beans.Nothing(), 1);
		}

		@PostMapping("echo")
		Beans.Customer echo(@RequestBody Beans.Customer customer) {
			return customer;
		}

		@PostMapping("echo-list")
		List<Beans.Customer> echo(@RequestBody List<Beans.Customer> customers) {
			return customers;
		}

		@PostMapping("echo-view")
		Map<String, Integer> echo(@RequestBody @JsonView(Beans.Details.class) Beans.Viewed viewed) {
			return new TreeMap<>(Map.of("shown", viewed.shown(), "hidden", viewed.hidden()));
		}

	}

}
