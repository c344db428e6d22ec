package io.github.reflectionfreejackson.benchmarks;

import java.io.IOException;
import java.util.List;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import io.github.reflectionfreejackson.benchmarks.contender.DecodingContender;
import io.github.reflectionfreejackson.benchmarks.payload.Document;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class TurnsTests {

	@Test
	void addsAResultForEachContender() throws IOException {
		List<DecodingContender> contenders = List.of(DecodingContender.JACKSON, DecodingContender.GENERATED);
		ArrayNode results = new ObjectMapper().createArrayNode();
		Turns turns = new Turns(contenders, 8);
		turns.measure(contenders, Document.SETTERS_2_MIXED, results);
		assertThat(turns.lastRead()).isInstanceOf(Document.SETTERS_2_MIXED.type());
		assertThat(results).hasSize(2).allSatisfy((result) -> {
			assertThat(result.at("/params/document").asText()).isEqualTo("SETTERS_2_MIXED");
			assertThat(result.at("/secondaryMetrics/worker.cpu/score").asLong()).isPositive();
			assertThat(result.at("/secondaryMetrics/gc.alloc.rate.norm/score").asLong()).isPositive();
		});
		assertThat(results.findValuesAsText("contender")).containsExactly("JACKSON", "GENERATED");
	}

}
