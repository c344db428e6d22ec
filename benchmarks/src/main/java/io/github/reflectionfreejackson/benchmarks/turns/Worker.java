package io.github.reflectionfreejackson.benchmarks.turns;

import java.io.IOException;

import io.github.reflectionfreejackson.benchmarks.contender.Check;
import io.github.reflectionfreejackson.benchmarks.contender.Contender;
import io.github.reflectionfreejackson.benchmarks.contender.Decoder;
import io.github.reflectionfreejackson.benchmarks.contender.Decoders;
import io.github.reflectionfreejackson.benchmarks.contender.DecodingContender;
import io.github.reflectionfreejackson.benchmarks.contender.Encoder;
import io.github.reflectionfreejackson.benchmarks.contender.Encoders;
import io.github.reflectionfreejackson.benchmarks.contender.InputCheck;
import io.github.reflectionfreejackson.benchmarks.contender.Instance;
import io.github.reflectionfreejackson.benchmarks.contender.OutputCheck;
import io.github.reflectionfreejackson.benchmarks.contender.Participant;
import io.github.reflectionfreejackson.benchmarks.contender.Pollution;
import io.github.reflectionfreejackson.benchmarks.payload.Document;
import io.github.reflectionfreejackson.benchmarks.payload.Payload;
import io.github.reflectionfreejackson.benchmarks.spring.Message;
import io.github.reflectionfreejackson.benchmarks.spring.MessageWork;
import io.github.reflectionfreejackson.benchmarks.spring.SpringContender;

/**
 * One contender of one benchmark, with the past that it has in an application.
 */
@FunctionalInterface
public interface Worker {

	/**
	 * Check the contender with a payload.
	 * @param payload the name of the payload
	 * @return what writes or reads it
	 * @throws UnsupportedOperationException if the contender cannot, with the reason
	 * @throws IOException if writing fails
	 */
	Work prepare(String payload) throws IOException;

	/**
	 * Create a contender.
	 * @param benchmark the name of the benchmark
	 * @param contender the name of the contender
	 * @return the contender, which has written or read all payloads before
	 * @throws UnsupportedOperationException if it cannot take part
	 */
	static Worker of(String benchmark, String contender) {
		return switch (benchmark) {
			case "encoding" -> encoding(Contender.valueOf(contender));
			case "decoding" -> decoding(DecodingContender.valueOf(contender));
			case "spring" -> spring(SpringContender.valueOf(contender));
			default -> Workers.of(benchmark).create(contender);
		};
	}

	private static Worker encoding(Contender contender) {
		Encoders encoders = contender.create();
		OutputCheck check = new OutputCheck();
		Pollution.of(encoders, Payload.CUSTOMER);
		return (name) -> {
			Payload payload = Payload.valueOf(name);
			require(check, contender, encoders, payload);
			Encoder encoder = encoders.forPayload(payload);
			Object value = payload.value();
			return () -> encoder.encode(value);
		};
	}

	private static Worker decoding(DecodingContender contender) {
		Decoders decoders = contender.create();
		InputCheck check = new InputCheck();
		Pollution.of(decoders, Document.CUSTOMER);
		return (name) -> {
			Document document = Document.valueOf(name);
			require(check, contender, decoders, document);
			Decoder decoder = decoders.forPayload(document);
			byte[] json = document.json();
			return () -> decoder.decode(json);
		};
	}

	private static Worker spring(SpringContender contender) {
		return (name) -> {
			MessageWork work = Message.valueOf(name).checked(contender);
			return () -> {
				work.run();
				return work;
			};
		};
	}

	private static <C extends Participant<I>, I extends Instance<P, ?>, P> void require(Check<C, I, P> check,
			C contender, I instance, P payload) {
		String objection = check.objection(contender, instance, payload);
		if (!objection.isEmpty()) {
			throw new UnsupportedOperationException(objection);
		}
	}

}
