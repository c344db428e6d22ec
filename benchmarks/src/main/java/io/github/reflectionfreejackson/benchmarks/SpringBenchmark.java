package io.github.reflectionfreejackson.benchmarks;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

import io.github.reflectionfreejackson.benchmarks.spring.Message;
import io.github.reflectionfreejackson.benchmarks.spring.MessageWork;
import io.github.reflectionfreejackson.benchmarks.spring.SpringContender;
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
 * Measures writing and reading messages through Spring's converter and encoder.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@SuppressWarnings("NullAway.Init")
public class SpringBenchmark {

	/**
	 * Who writes or reads.
	 */
	@Param
	public SpringContender contender;

	/**
	 * What is written or read.
	 */
	@Param
	public Message message;

	private MessageWork work;

	/**
	 * Check the output.
	 * @throws IOException if writing fails
	 */
	@Setup(Level.Trial)
	public void prepare() throws IOException {
		this.work = this.message.checked(this.contender);
	}

	/**
	 * Write.
	 * @return the number of bytes
	 * @throws IOException if writing fails
	 */
	@Benchmark
	public long write() throws IOException {
		return this.work.run();
	}

}
