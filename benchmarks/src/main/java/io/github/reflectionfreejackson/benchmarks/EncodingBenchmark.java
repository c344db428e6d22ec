package io.github.reflectionfreejackson.benchmarks;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

import io.github.reflectionfreejackson.benchmarks.contender.Contender;
import io.github.reflectionfreejackson.benchmarks.contender.Encoder;
import io.github.reflectionfreejackson.benchmarks.contender.Encoders;
import io.github.reflectionfreejackson.benchmarks.contender.OutputCheck;
import io.github.reflectionfreejackson.benchmarks.contender.Pollution;
import io.github.reflectionfreejackson.benchmarks.payload.Payload;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Measures writing a value as JSON bytes.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@SuppressWarnings("NullAway.Init")
public class EncodingBenchmark {

	/**
	 * Who writes.
	 */
	@Param
	public Contender contender;

	/**
	 * What is written.
	 */
	@Param
	public Payload payload;

	private Object value;

	private Encoder encoder;

	/**
	 * Check the output, with the mapper that all other payloads have been written with.
	 */
	@Setup(Level.Trial)
	public void prepare() {
		Encoders encoders = this.contender.create();
		Pollution.of(encoders, this.payload);
		new OutputCheck().require(this.contender, encoders, this.payload);
		this.value = this.payload.value();
		this.encoder = encoders.forPayload(this.payload);
	}

	/**
	 * Write.
	 * @return the JSON
	 * @throws IOException if writing fails
	 */
	@Benchmark
	public byte[] encode() throws IOException {
		return this.encoder.encode(this.value);
	}

}
