package io.github.reflectionfreejackson.benchmarks.kotlin

import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.EnumSource
import org.assertj.core.api.Assertions.assertThat

/**
 * Tests [KotlinReaders] and [KotlinWriters], which check what they measure.
 */
class KotlinWorkersTests {

	@ParameterizedTest
	@EnumSource
	fun readEveryPayload(contender: KotlinContender) {
		val worker = KotlinReaders().create(contender.name)
		for (payload in KotlinPayload.entries) {
			assertThat(worker.prepare(payload.name).once()).isInstanceOf(Class.forName(payload.typeName()))
		}
	}

	@ParameterizedTest
	@EnumSource
	fun writeEveryPayload(contender: KotlinContender) {
		val worker = KotlinWriters().create(contender.name)
		for (payload in KotlinPayload.entries) {
			assertThat(worker.prepare(payload.name).once() as ByteArray).isNotEmpty()
		}
	}

}
