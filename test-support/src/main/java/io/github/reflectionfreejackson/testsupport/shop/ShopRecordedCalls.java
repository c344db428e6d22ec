package io.github.reflectionfreejackson.testsupport.shop;

import java.util.List;
import java.util.stream.Stream;

import io.github.reflectionfreejackson.testsupport.process.SampleProcess;
import io.github.reflectionfreejackson.testsupport.process.SampleRun;
import io.github.reflectionfreejackson.testsupport.recorded.RecordedCalls;
import io.github.reflectionfreejackson.testsupport.recorded.RecordedCallsLauncher;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Runs the application under Spring's agent, which records uses of reflection.
 */
public abstract class ShopRecordedCalls {

	private final Shop shop;

	/**
	 * Create the tests.
	 * @param shop the sample
	 */
	protected ShopRecordedCalls(Shop shop) {
		this.shop = shop;
	}

	@Test
	void applicationUsesNoMemberByReflectionWhenCodeIsGenerated() {
		SampleRun run = this.shop.generated(recordedApplication());
		assertThat(RecordedCalls.of(run.output()).byApplication()).isEmpty();
		assertThat(run.output().typesWrittenByGeneratedCode()).containsExactlyInAnyOrderElementsOf(this.shop.types());
	}

	@Test
	void plainJacksonUsesMembersOfAllTypesByReflection() {
		RecordedCalls calls = RecordedCalls.of(this.shop.reflective(recordedApplication()).output());
		assertThat(calls.byApplication()).isNotEmpty();
		assertThat(this.shop.types()).allSatisfy(
				(type) -> assertThat(Stream.of(calls.byApplication(), calls.bySpareMapper()).flatMap(List::stream))
					.anyMatch((call) -> call.endsWith(" of " + type)));
	}

	private SampleProcess.Builder recordedApplication() {
		return RecordedCallsLauncher.launch(this.shop.application().getName(), this.shop.covered());
	}

}
