package io.github.reflectionfreejackson.http;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.autoconfigure.http.codec.CodecsAutoConfiguration;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.boot.autoconfigure.web.reactive.HttpHandlerAutoConfiguration;
import org.springframework.boot.autoconfigure.web.reactive.ReactiveWebServerFactoryAutoConfiguration;
import org.springframework.boot.autoconfigure.web.reactive.WebFluxAutoConfiguration;
import org.springframework.boot.autoconfigure.web.reactive.error.ErrorWebFluxAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.web.codec.CodecCustomizer;
import org.springframework.boot.web.embedded.netty.NettyReactiveWebServerFactory;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.http.codec.ServerSentEvent;
import org.springframework.http.converter.json.MappingJacksonValue;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that answers over HTTP do not tell our encoder from Spring's.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReactiveExchangeTests {

	private final HttpClient client = HttpClient.newHttpClient();

	private ConfigurableApplicationContext springs;

	private ConfigurableApplicationContext ours;

	private ConfigurableApplicationContext springsIndenting;

	private ConfigurableApplicationContext indenting;

	private CountingRootWriters counting;

	@BeforeAll
	void start() {
		this.springs = run(Application.class);
		this.ours = run(OurApplication.class);
		this.springsIndenting = run(Application.class, "--spring.jackson.serialization.indent-output=true");
		this.indenting = run(OurApplication.class, "--spring.jackson.serialization.indent-output=true");
		this.counting = this.ours.getBean(CountingRootWriters.class);
	}

	private static ConfigurableApplicationContext run(Class<?> application, String... arguments) {
		String[] all = Arrays.copyOf(arguments, arguments.length + 4);
		all[arguments.length] = "--server.port=0";
		all[arguments.length + 1] = "--server.error.include-message=always";
		all[arguments.length + 2] = "--server.error.include-exception=true";
		all[arguments.length + 3] = "--spring.main.banner-mode=off";
		return new SpringApplicationBuilder(application).web(WebApplicationType.REACTIVE).run(all);
	}

	@AfterAll
	void stop() {
		this.springs.close();
		this.ours.close();
		this.springsIndenting.close();
		this.indenting.close();
	}

	@ParameterizedTest
	@CsvSource({ "bean,,1", "list,,1", "wrapper,,1", "map,,1", "shape,,1", "entity,,1", "blocking,,1", "string,,0",
			"empty,,0", "problem,,0", "jackson-value,,0", "view,,0", "vendor,,0", "charset,,1", "flux,,3",
			"flux,application/json,3", "flux,application/json;charset=UTF-8,3", "flux,application/x-ndjson,3",
			"flux,'application/x-ndjson;q=0.5',3", "flux,application/stream+json,0", "flux,text/event-stream,3",
			"flux,text/event-stream;charset=UTF-16BE,0", "many,application/json,2000", "many,application/x-ndjson,2000",
			"shapes,application/x-ndjson,2", "shapes,application/json,2", "view,application/x-ndjson,0",
			"view,text/event-stream,0", "none,application/x-ndjson,0", "none,application/json,0",
			"slow,application/x-ndjson,3", "slow,application/json,3", "slow,text/event-stream,3",
			"events,text/event-stream,3", "bean,application/x-ndjson,1", "bean,application/json;charset=UTF-8,1",
			"bean,application/json;charset=UTF-16BE,0", "bean,application/vnd.a+json,0", "bean,text/html,0",
			"bean,*/*,1", "flux,*/*,3" })
	void getIsAnsweredAlike(String path, String accept, int written) throws Exception {
		assertSame(path, "GET", accept, written);
	}

	@ParameterizedTest
	@CsvSource({ "bean,,1", "list,,1", "flux,application/x-ndjson,3", "flux,application/json,3" })
	void headIsAnsweredAlike(String path, String accept, int written) throws Exception {
		Answer expected = exchange(this.springs, path, "HEAD", accept);
		this.counting.andReset();
		assertThat(exchange(this.ours, path, "HEAD", accept)).isEqualTo(expected);
		assertThat(this.counting.andReset()).isLessThanOrEqualTo(written);
	}

	@ParameterizedTest
	@CsvSource({ "failing,,2", "nothing-inside,,2", "failing-flux,application/x-ndjson,2",
			"failing-flux,application/json,2", "failing-flux,text/event-stream,2" })
	void failureIsAnsweredAlike(String path, String accept, int tried) throws Exception {
		Answer expected = exchange(this.springs, path, "GET", accept);
		this.counting.andReset();
		Answer actual = exchange(this.ours, path, "GET", accept);
		assertThat(actual).isEqualTo(expected);
		assertThat(this.counting.andReset()).isEqualTo(tried);
		if (accept == null) {
			assertThat(actual.status).isEqualTo(500);
			assertThat(actual.body).contains("org.springframework.core.codec.");
		}
	}

	@ParameterizedTest
	@CsvSource({ "bean,application/json", "flux,application/json", "flux,application/x-ndjson",
			"flux,text/event-stream", "events,text/event-stream" })
	void indentedOutputIsLeftToSpring(String path, String accept) throws Exception {
		Answer expected = exchange(this.springsIndenting, path, "GET", accept);
		assertThat(exchange(this.indenting, path, "GET", accept)).isEqualTo(expected);
		assertThat(this.indenting.getBean(CountingRootWriters.class).written()).isZero();
	}

	private void assertSame(String path, String method, String accept, int written) throws Exception {
		Answer expected = exchange(this.springs, path, method, accept);
		this.counting.andReset();
		assertThat(exchange(this.ours, path, method, accept)).isEqualTo(expected);
		assertThat(exchange(this.ours, path, method, accept)).isEqualTo(expected);
		assertThat(this.counting.andReset()).as("values that were not left to Spring").isEqualTo(2 * written);
	}

	private Answer exchange(ConfigurableApplicationContext context, String path, String method, String accept)
			throws Exception {
		URI uri = URI.create(
				"http://localhost:" + context.getEnvironment().getRequiredProperty("local.server.port") + "/" + path);
		HttpRequest.Builder request = HttpRequest.newBuilder(uri)
			.version(HttpClient.Version.HTTP_1_1)
			.method(method, BodyPublishers.noBody());
		if (accept != null) {
			request.header("Accept", accept);
		}
		try {
			return Answer.of(this.client.send(request.build(), BodyHandlers.ofByteArray()));
		}
		catch (IOException ex) {
			return new Answer(0, Map.of(), ex.getMessage());
		}
	}

	record Answer(int status, Map<String, List<String>> headers, String body) {

		static Answer of(HttpResponse<byte[]> response) {
			Map<String, List<String>> headers = new TreeMap<>(response.headers().map());
			String body = new String(response.body(), StandardCharsets.ISO_8859_1);
			String withoutIds = body.replaceAll("\"timestamp\":\"[^\"]*\"", "\"timestamp\":\"now\"")
				.replaceAll("\"requestId\":\"[^\"]*\"", "\"requestId\":\"1\"")
				.replaceAll("<div id='created'>.*?</div><div>\\[[^]]*]", "now");
			if (!body.equals(withoutIds)) {
				headers.remove("content-length");
			}
			return new Answer(response.statusCode(), headers, withoutIds);
		}

	}

	@Configuration(proxyBeanMethods = false)
	@ImportAutoConfiguration({ JacksonAutoConfiguration.class, CodecsAutoConfiguration.class,
			WebFluxAutoConfiguration.class, HttpHandlerAutoConfiguration.class,
			ReactiveWebServerFactoryAutoConfiguration.class, ErrorWebFluxAutoConfiguration.class })
	@Import(Endpoints.class)
	static class Application {

		/**
		 * Tomcat is on the class path as well.
		 */
		@Bean
		NettyReactiveWebServerFactory webServerFactory() {
			return new NettyReactiveWebServerFactory();
		}

	}

	@Configuration(proxyBeanMethods = false)
	@Import(Application.class)
	static class OurApplication {

		@Bean
		CountingRootWriters countingRootWriters() {
			return new CountingRootWriters();
		}

		@Bean
		@Order(1)
		CodecCustomizer ourEncoder(ObjectMapper mapper, CountingRootWriters counting) {
			return (configurer) -> configurer.defaultCodecs()
				.jackson2JsonEncoder(new CachingJackson2JsonEncoder(mapper, counting));
		}

	}

	@RestController
	static class Endpoints {

		@GetMapping("bean")
		Mono<Beans.Customer> bean() {
			return Mono.just(Beans.customer(1));
		}

		@GetMapping("list")
		Mono<List<Beans.Customer>> list() {
			return Mono.just(Beans.customers());
		}

		@GetMapping("wrapper")
		Mono<Beans.Page<List<Beans.Customer>>> wrapper() {
			return Mono.just(new Beans.Page<>(Beans.customers(), 1));
		}

		@GetMapping("map")
		Mono<Map<String, Beans.Shape>> map() {
			return Mono.just(new TreeMap<>(Map.of("a", new Beans.Circle(1))));
		}

		@GetMapping("shape")
		Mono<Beans.Shape> shape() {
			return Mono.just(new Beans.Circle(1));
		}

		@GetMapping("entity")
		Mono<ResponseEntity<Beans.Customer>> entity() {
			return Mono.just(ResponseEntity.status(HttpStatus.CREATED).eTag("1").body(Beans.customer(1)));
		}

		@GetMapping("blocking")
		List<Beans.Customer> blocking() {
			return Beans.customers();
		}

		@GetMapping("string")
		Mono<String> string() {
			return Mono.just("text");
		}

		@GetMapping("empty")
		Mono<Beans.Customer> empty() {
			return Mono.empty();
		}

		@GetMapping("problem")
		Mono<ProblemDetail> problem() {
			return Mono.just(ProblemDetail.forStatusAndDetail(HttpStatus.CONFLICT, "a problem"));
		}

		@GetMapping("jackson-value")
		Mono<MappingJacksonValue> jacksonValue() {
			MappingJacksonValue value = new MappingJacksonValue(new Beans.Viewed(1, 2));
			value.setSerializationView(Beans.Summary.class);
			return Mono.just(value);
		}

		@GetMapping("view")
		@JsonView(Beans.Details.class)
		Mono<Beans.Viewed> view() {
			return Mono.just(new Beans.Viewed(1, 2));
		}

		@GetMapping(path = "vendor", produces = "application/vnd.test+json")
		Mono<Beans.Customer> vendor() {
			return bean();
		}

		@GetMapping(path = "charset", produces = "application/json;charset=UTF-8")
		Mono<Beans.Customer> charset() {
			return bean();
		}

		@GetMapping("flux")
		Flux<Beans.Customer> flux() {
			return Flux.fromIterable(Beans.customers());
		}

		@GetMapping("many")
		Flux<Beans.Customer> many() {
			return Flux.fromIterable(Beans.many());
		}

		@GetMapping("shapes")
		Flux<Beans.Shape> shapes() {
			return Flux.just(new Beans.Circle(1), new Beans.Circle(2));
		}

		@GetMapping("none")
		Flux<Beans.Customer> none() {
			return Flux.empty();
		}

		@GetMapping("slow")
		Flux<Beans.Customer> slow() {
			return flux().delayElements(Duration.ofMillis(5));
		}

		@GetMapping("events")
		Flux<ServerSentEvent<Beans.Customer>> events() {
			return flux().map((customer) -> ServerSentEvent.builder(customer).id("1").comment("a comment").build());
		}

		@GetMapping("failing")
		Mono<Beans.Failing> failing() {
			return Mono.just(new Beans.Failing());
		}

		@GetMapping("nothing-inside")
		Mono<Beans.Page<Beans.Nothing>> nothingInside() {
			return Mono.just(new Beans.Page<>(new Beans.Nothing(), 1));
		}

		@GetMapping("failing-flux")
		Flux<Object> failingFlux() {
			return Flux.just(Beans.customer(1), new Beans.Failing());
		}

	}

}
