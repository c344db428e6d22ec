package io.github.reflectionfreejackson.benchmarks.report;

import java.util.List;

import io.github.reflectionfreejackson.benchmarks.spring.Message;
import io.github.reflectionfreejackson.benchmarks.spring.SpringContender;

/**
 * Writing and reading messages through Spring's converter and encoder.
 */
final class SpringSection implements Section {

	@Override
	public String of(Results results) {
		JmhResults jmh = new JmhResults(results.json(), "message");
		List<SpringContender> contenders = List.of(SpringContender.values());
		List<Message> messages = List.of(Message.values());
		return "Nanoseconds of CPU time for Spring with plain Jackson; for the others, how many times as fast they are:\n\n"
				+ jmh.speeds(contenders, messages, SpringContender::title, Message::title)
				+ "\nBytes allocated for each message:\n\n"
				+ jmh.allocations(contenders, messages, SpringContender::title, Message::title) + "\n"
				+ jmh.reasons("handle", contenders, messages, SpringContender::title, Message::title);
	}

}
