package io.github.reflectionfreejackson.benchmarks.report;

import java.util.List;

import io.github.reflectionfreejackson.benchmarks.kotlin.KotlinContender;
import io.github.reflectionfreejackson.benchmarks.kotlin.KotlinPayload;

/**
 * Kotlin's classes.
 */
final class KotlinSection implements Section {

	static final List<KotlinPayload> PAYLOADS = List.of(KotlinPayload.values());

	@Override
	public String of(Results results) {
		return "Nanoseconds of CPU time for plain Jackson; for generated code, how many times as fast it is.\n"
				+ "\nReading:\n\n" + speeds("read", reading(results)) + "\nWriting:\n\n"
				+ speeds("write", writing(results)) + "\n"
				+ ColdSection.firstUses("50 data classes", Runs.of(results.json().path("firstUses")));
	}

	static JmhResults reading(Results results) {
		return new JmhResults(results.json().path("reading"), "payload");
	}

	static JmhResults writing(Results results) {
		return new JmhResults(results.json().path("writing"), "payload");
	}

	private static String speeds(String activity, JmhResults jmh) {
		List<KotlinContender> contenders = List.of(KotlinContender.values());
		return jmh.speeds(contenders, PAYLOADS, KotlinContender::title, KotlinPayload::title)
				+ jmh.reasons(activity, contenders, PAYLOADS, KotlinContender::title, KotlinPayload::title);
	}

}
