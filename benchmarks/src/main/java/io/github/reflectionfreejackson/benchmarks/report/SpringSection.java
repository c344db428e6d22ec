package io.github.reflectionfreejackson.benchmarks.report;

import java.util.List;

import io.github.reflectionfreejackson.benchmarks.spring.Answer;
import io.github.reflectionfreejackson.benchmarks.spring.SpringContender;

/**
 * Writing answers through Spring's converter and encoder.
 */
final class SpringSection implements Section {

	@Override
	public String of(Results results) {
		JmhResults jmh = new JmhResults(results.json(), "answer");
		List<SpringContender> contenders = List.of(SpringContender.values());
		List<Answer> answers = List.of(Answer.values());
		return "Nanoseconds of CPU time for Spring with plain Jackson; for the others, how many times as fast they are:\n\n"
				+ jmh.speeds(contenders, answers, SpringContender::title, Answer::title)
				+ "\nBytes allocated for each answer:\n\n"
				+ jmh.allocations(contenders, answers, SpringContender::title, Answer::title) + "\n"
				+ jmh.reasons("write", contenders, answers, SpringContender::title, Answer::title);
	}

}
