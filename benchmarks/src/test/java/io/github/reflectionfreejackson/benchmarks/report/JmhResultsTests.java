package io.github.reflectionfreejackson.benchmarks.report;

import java.util.List;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.reflectionfreejackson.benchmarks.WorkerCpuProfiler;
import io.github.reflectionfreejackson.benchmarks.contender.Contender;
import io.github.reflectionfreejackson.benchmarks.payload.Payload;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests {@link JmhResults} of contenders that took turns.
 */
class JmhResultsTests {

	private final ObjectNode json = new ObjectMapper().createObjectNode();

	private final ArrayNode measured = this.json.putArray("jmh");

	@Test
	void comparesThoseThatTookTurnsWithEachOther() {
		add(Contender.JACKSON, 200, 100, 200, 900);
		add(Contender.TIER_3, 200, 50, 200, 300);
		JmhResults results = new JmhResults(this.json, "payload");
		assertThat(results.speed(Contender.TIER_3, Contender.JACKSON, Payload.CUSTOMER)).hasValue(2);
		assertThat(results.speeds(List.of(Contender.JACKSON, Contender.TIER_3), List.of(Payload.CUSTOMER),
				Contender::title, Payload::letter))
			.contains("| a | 200 | 2.00 |", "| geometric mean |  | 2.00 |", "| lowest in any JVM |  | 1.00 |",
					"| largest spread over JVMs |  | 3.00 |")
			.doesNotContain("largest error");
	}

	private void add(Contender contender, int median, int... forks) {
		ObjectNode result = this.measured.addObject();
		result.putObject("params").put("contender", contender.name()).put("payload", Payload.CUSTOMER.name());
		ObjectNode metric = result.putObject("secondaryMetrics").putObject(WorkerCpuProfiler.RESULT);
		ArrayNode values = metric.put("score", median).putArray("forks");
		for (int value : forks) {
			values.add(value);
		}
	}

}
