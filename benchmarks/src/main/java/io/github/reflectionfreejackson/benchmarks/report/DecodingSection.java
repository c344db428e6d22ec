package io.github.reflectionfreejackson.benchmarks.report;

import java.util.List;

import io.github.reflectionfreejackson.benchmarks.contender.DecodingContender;
import io.github.reflectionfreejackson.benchmarks.payload.Document;

/**
 * Reading values from JSON bytes.
 */
final class DecodingSection implements Section {

	@Override
	public String of(Results results) {
		JmhResults jmh = new JmhResults(results.json(), "document");
		List<DecodingContender> contenders = List.of(DecodingContender.values());
		List<Document> documents = List.of(Document.values());
		StringBuilder text = new StringBuilder(
				"Nanoseconds of CPU time for plain Jackson; for the others, how many times as fast they are.\n\n");
		for (Document.Group group : Document.Group.values()) {
			text.append(group.title())
				.append(":\n\n")
				.append(jmh.speeds(contenders, group.documents(), DecodingContender::title, Document::title))
				.append('\n');
		}
		text.append("All documents: geometric mean");
		contenders.stream()
			.skip(1)
			.forEach((contender) -> text.append((contender.ordinal() > 1) ? ", " : " ")
				.append(contender.title())
				.append(' ')
				.append(jmh.mean(contender, contenders.get(0), documents)));
		return text.append(".\n\nBytes allocated for each value:\n\n")
			.append(jmh.allocations(contenders, documents, DecodingContender::title, Document::label))
			.append('\n')
			.append(jmh.reasons("read", contenders, documents, DecodingContender::title, Document::label))
			.toString();
	}

}
