package io.github.reflectionfreejackson.benchmarks;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

import io.github.reflectionfreejackson.benchmarks.contender.Decoder;
import io.github.reflectionfreejackson.benchmarks.contender.Decoders;
import io.github.reflectionfreejackson.benchmarks.contender.DecodingContender;
import io.github.reflectionfreejackson.benchmarks.contender.InputCheck;
import io.github.reflectionfreejackson.benchmarks.contender.Pollution;
import io.github.reflectionfreejackson.benchmarks.payload.Document;
import org.jspecify.annotations.Nullable;
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
 * Measures reading a value from JSON bytes.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@SuppressWarnings("NullAway.Init")
public class DecodingBenchmark {

	/**
	 * Who reads.
	 */
	@Param
	public DecodingContender contender;

	/**
	 * What is read.
	 */
	@Param
	public Document document;

	private byte[] json;

	private Decoder decoder;

	/**
	 * Check the value, with the mapper that all other documents have been read with.
	 */
	@Setup(Level.Trial)
	public void prepare() {
		Decoders decoders = this.contender.create();
		Pollution.of(decoders, this.document);
		new InputCheck().require(this.contender, decoders, this.document);
		this.json = this.document.json();
		this.decoder = decoders.forPayload(this.document);
	}

	/**
	 * Read.
	 * @return the value
	 * @throws IOException if reading fails
	 */
	@Benchmark
	public @Nullable Object decode() throws IOException {
		return this.decoder.decode(this.json);
	}

}
