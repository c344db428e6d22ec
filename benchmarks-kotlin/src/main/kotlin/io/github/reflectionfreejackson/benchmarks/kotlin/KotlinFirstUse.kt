package io.github.reflectionfreejackson.benchmarks.kotlin

import io.github.reflectionfreejackson.benchmarks.contender.OursMappers
import io.github.reflectionfreejackson.benchmarks.firstuse.FirstUse
import io.github.reflectionfreejackson.benchmarks.kotlin.type.documents
import io.github.reflectionfreejackson.benchmarks.kotlin.type.samples
import io.github.reflectionfreejackson.runtime.served.ServedTypes

/**
 * Writes or reads one value of each of 50 data classes, and prints what that took, with the arguments of [FirstUse].
 */
object KotlinFirstUse {

	@JvmStatic
	fun main(args: Array<String>) {
		val mapper = KotlinApplication.plainMapper()
		val served = if (args[1] == FirstUse.GENERATED) OursMappers.install(mapper, KotlinApplication::class.java) else ServedTypes()
		when (args[0]) {
			FirstUse.WRITE -> FirstUse.write(mapper, samples())
			FirstUse.READ -> FirstUse.read(mapper, documents(), KotlinApplication.plainMapper())
			else -> throw IllegalArgumentException("Neither written nor read is by ${args[0]}")
		}
		if (args[1] == FirstUse.GENERATED) {
			FirstUse.requireGenerated(if (args[0] == FirstUse.READ) served.reading() else served, samples().size)
		}
	}

}
