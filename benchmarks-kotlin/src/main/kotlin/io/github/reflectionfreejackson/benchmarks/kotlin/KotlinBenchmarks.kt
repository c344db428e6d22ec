package io.github.reflectionfreejackson.benchmarks.kotlin

import com.fasterxml.jackson.databind.node.ObjectNode
import io.github.reflectionfreejackson.benchmarks.Arguments
import io.github.reflectionfreejackson.benchmarks.ResultFile
import io.github.reflectionfreejackson.benchmarks.Surroundings
import io.github.reflectionfreejackson.benchmarks.process.FirstUses
import io.github.reflectionfreejackson.benchmarks.turns.Turns
import java.nio.file.Path

private const val TURNS = 40

private const val FORKS = 3

private const val WARMUPS = 5

private const val MILLIS = 1000

private const val ROUNDS = 10

/**
 * Measures Kotlin's classes, with Jackson's Kotlin module, and writes results: reading and writing, contenders taking
 * turns, and first use in fresh JVMs.
 */
object KotlinBenchmarks {

	@JvmStatic
	fun main(args: Array<String>) {
		// "iterations" are those of other benchmarks
		val arguments = Arguments(args, "forks", "warmups", "iterations", "millis", "turns", "rounds", "cpu", "results", "command")
		val results = ResultFile.create()
		measure(READING, arguments, results.putObject("reading"))
		measure(WRITING, arguments, results.putObject("writing"))
		FirstUses(KotlinFirstUse::class.java, arguments.number("rounds", ROUNDS)).use { it.measure(results.putArray("firstUses")) }
		ResultFile.write(Path.of(arguments.text("results", "results")), "kotlin",
			Surroundings.of(arguments.text("command", "unknown")), results)
	}

	private fun measure(benchmark: String, arguments: Arguments, results: ObjectNode) {
		val turns = Turns(benchmark, "payload", arguments.number("warmups", WARMUPS) * arguments.number("millis", MILLIS),
			arguments.number("turns", TURNS), arguments.text("cpu", ""))
		repeat(arguments.number("forks", FORKS)) {
			turns.measure(KotlinContender.entries, KotlinPayload.entries)
			println("Measured $benchmark in turns: ${it + 1}")
		}
		turns.addTo(results.putArray("jmh"))
		turns.addObjectionsTo(results.putArray("cannot"))
	}

}
