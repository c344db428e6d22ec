package io.github.reflectionfreejackson.benchmarks.turns;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import io.github.reflectionfreejackson.benchmarks.contender.Contender;
import io.github.reflectionfreejackson.benchmarks.contender.DecodingContender;
import io.github.reflectionfreejackson.benchmarks.payload.Customer;
import io.github.reflectionfreejackson.benchmarks.payload.Document;
import io.github.reflectionfreejackson.benchmarks.payload.Payload;
import io.github.reflectionfreejackson.benchmarks.spring.Message;
import io.github.reflectionfreejackson.benchmarks.spring.SpringContender;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Tests {@link Turns}.
 */
class TurnsTests {

	private final ArrayNode results = new ObjectMapper().createArrayNode();

	static List<Arguments> benchmarks() {
		return List.of(
				Arguments.of("encoding", "payload", List.of(Contender.JACKSON, Contender.TIER_3), Payload.CUSTOMER),
				Arguments.of("decoding", "document", List.of(DecodingContender.JACKSON, DecodingContender.GENERATED),
						Document.SETTERS_2_MIXED),
				Arguments.of("spring", "message", List.of(SpringContender.PLAIN, SpringContender.CONVERTER),
						Message.MVC_CUSTOMER));
	}

	@ParameterizedTest
	@MethodSource("benchmarks")
	void addsAResultForEachContenderWithAValueForEachJvm(String benchmark, String parameter,
			List<? extends Enum<?>> contenders, Enum<?> payload) throws IOException {
		Turns turns = new Turns(benchmark, parameter, 10, 8, "");
		turns.measure(contenders, List.of(payload));
		turns.measure(contenders, List.of(payload));
		turns.addTo(this.results);
		assertThat(this.results).hasSize(2).allSatisfy((result) -> {
			assertThat(result.at("/params/" + parameter).asText()).isEqualTo(payload.name());
			assertThat(result.at("/secondaryMetrics/worker.cpu/score").asDouble()).isPositive();
			assertThat(result.at("/secondaryMetrics/worker.cpu/forks")).hasSize(2);
			assertThat(result.at("/secondaryMetrics/gc.alloc.rate.norm/score").asDouble()).isPositive();
		});
		assertThat(this.results.findValuesAsText("contender"))
			.containsExactlyInAnyOrderElementsOf(contenders.stream().map(Enum::name).toList());
	}

	@Test
	void saysWhoCannotTakePart() throws IOException {
		Turns turns = new Turns("decoding", "document", 10, 2, "");
		turns.measure(List.of(DecodingContender.JACKSON, DecodingContender.AVAJE), List.of(Document.FACTORY_6_MIXED));
		turns.addTo(this.results);
		turns.addObjectionsTo(this.results);
		assertThat(this.results).hasSize(2);
		assertThat(this.results.get(1).path("contender").asText()).isEqualTo("AVAJE");
		assertThat(this.results.get(1).path("reason").asText()).contains("No JsonAdapter");
	}

	@Test
	void dropsWhatWasMeasuredOfWhoCannotTakePartLater(@TempDir Path folder) throws IOException {
		Turns turns = new Turns("encoding", "payload", 10, 2, "");
		List<Contender> contenders = List.of(Contender.JACKSON, Contender.TIER_3);
		turns.measure(contenders, List.of(Payload.CUSTOMER));
		Path broken = folder.resolve(Customer.class.getName().replace('.', '/') + "__JsonSerializer.class");
		Files.createDirectories(broken.getParent());
		try (InputStream other = Customer.class.getResourceAsStream("Customer.class")) {
			Files.copy(other, broken);
		}
		String classPath = System.getProperty("java.class.path");
		System.setProperty("java.class.path", folder + File.pathSeparator + classPath);
		try {
			turns.measure(contenders, List.of(Payload.CUSTOMER));
		}
		finally {
			System.setProperty("java.class.path", classPath);
		}
		turns.addTo(this.results);
		assertThat(this.results.findValuesAsText("contender")).containsExactly("JACKSON");
		this.results.removeAll();
		turns.addObjectionsTo(this.results);
		assertThat(this.results.findValuesAsText("contender")).containsExactly("TIER_3");
	}

	@Test
	void refusesBenchmarkThatNoModuleHas() {
		assertThatIllegalArgumentException().isThrownBy(() -> Worker.of("kotlin-reading", "JACKSON"))
			.withMessage("There is no benchmark kotlin-reading in turns");
	}

	@Test
	@EnabledOnOs(OS.LINUX)
	void keepsJvmsOnOneProcessor() throws IOException {
		String processor = processorsOf(ProcessHandle.current()).split("[-,]")[0];
		try (WorkerHandle worker = WorkerHandle.start("encoding", "JACKSON", processor)) {
			assertThat(worker.prepare(Payload.CUSTOMER.name())).isEmpty();
			assertThat(ProcessHandle.current().children()).singleElement()
				.satisfies((child) -> assertThat(processorsOf(child)).isEqualTo(processor));
		}
	}

	private static String processorsOf(ProcessHandle process) throws IOException {
		String name = "Cpus_allowed_list:";
		return Files.readAllLines(Path.of("/proc/" + process.pid() + "/status"))
			.stream()
			.filter((line) -> line.startsWith(name))
			.findFirst()
			.orElseThrow()
			.substring(name.length())
			.trim();
	}

	@Test
	void reportsWhatAFailedJvmSaid() {
		Turns turns = new Turns("juggling", "payload", 10, 2, "");
		assertThatIOException().isThrownBy(() -> turns.measure(List.of(Contender.JACKSON), List.of(Payload.NESTED)))
			.withMessageContaining("There is no benchmark juggling");
	}

}
