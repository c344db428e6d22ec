package io.github.reflectionfreejackson.benchmarks.kotlin

import com.fasterxml.jackson.databind.ObjectMapper
import io.github.reflectionfreejackson.benchmarks.contender.OursMappers
import io.github.reflectionfreejackson.benchmarks.turns.Work
import io.github.reflectionfreejackson.benchmarks.turns.Worker
import io.github.reflectionfreejackson.benchmarks.turns.Workers
import io.github.reflectionfreejackson.runtime.served.ServedTypes

/** The name of the benchmark of reading. */
const val READING = "kotlin-reading"

/** The name of the benchmark of writing. */
const val WRITING = "kotlin-writing"

private const val VALUES_BEFORE_ENCODING = 200

/**
 * Read the payloads, once it is sure that they do so as plain Jackson does.
 */
class KotlinReaders : Workers {

	override fun benchmark() = READING

	override fun create(contender: String): Worker {
		val measured = Measured.of(KotlinContender.valueOf(contender))
		val plain = KotlinApplication.plainMapper()
		return Worker { name ->
			val payload = KotlinPayload.valueOf(name)
			val reader = measured.mapper.readerFor(payload.type())
			val json = payload.json()
			repeat(2) {
				require(plain.writeValueAsString(reader.readValue(json)) == plain.writeValueAsString(payload.value(plain))) {
					"$contender reads $payload as something else"
				}
			}
			measured.served?.reading()?.requireGenerated(payload)
			Work { reader.readValue(json) }
		}
	}

}

/**
 * Write the payloads, once it is sure that they do so as plain Jackson does.
 */
class KotlinWriters : Workers {

	override fun benchmark() = WRITING

	override fun create(contender: String): Worker {
		val measured = Measured.of(KotlinContender.valueOf(contender))
		val plain = KotlinApplication.plainMapper()
		return Worker { name ->
			val payload = KotlinPayload.valueOf(name)
			val value = payload.value(plain)
			val expected = plain.writeValueAsBytes(value)
			repeat(VALUES_BEFORE_ENCODING) {
				require(measured.mapper.writeValueAsBytes(value).contentEquals(expected)) { "$contender writes $payload as something else" }
			}
			measured.served?.requireGenerated(payload)
			Work { measured.mapper.writeValueAsBytes(value) }
		}
	}

}

/**
 * A mapper, and how it serves types if it does so by generated code.
 */
private class Measured(val mapper: ObjectMapper, val served: ServedTypes?) {

	companion object {

		fun of(contender: KotlinContender): Measured {
			val mapper = KotlinApplication.plainMapper()
			return Measured(mapper, when (contender) {
				KotlinContender.JACKSON -> null
				KotlinContender.GENERATED -> OursMappers.install(mapper, KotlinApplication::class.java)
			})
		}

	}

}

private fun KotlinPayload.type(): Class<*> = Class.forName(typeName())

private fun KotlinPayload.value(mapper: ObjectMapper): Any = mapper.readValue(json(), type())

private fun ServedTypes.requireGenerated(payload: KotlinPayload) {
	check(byReflection().isEmpty()) { "By reflection: ${byReflection()}" }
	check(payload.typeName() in byGeneratedCode()) { "Not by generated code: ${payload.typeName()}" }
}
