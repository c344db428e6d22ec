package io.github.reflectionfreejackson.testsupport.corpus.kotlin

import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.annotation.JsonProperty
import java.util.UUID
import kotlin.time.Duration

// Constructors take the content of instances of these, in which case Kotlin's compiler hides them.

@JvmInline value class Nickname(val value: String?)

@JvmInline value class Consent(val given: Boolean)

@JvmInline value class Ratio(val value: Double)

@JvmInline value class Letter(val char: Char)

@JvmInline value class Part(val part: Byte)

@JvmInline value class Key(val id: UUID)

@JvmInline value class Nicknames(val names: List<String>)

@JvmInline value class Even(val number: Int) {
    init {
        require(number % 2 == 0) { "$number is odd" }
    }
}

/** A value class of another. */
@JvmInline value class Total(val amount: Amount)

@JvmInline value class Content<T>(val of: T)

@JvmInline value class Code(val code: String) {
    companion object {
        @JvmStatic @JsonCreator fun of(text: String) = Code(text.uppercase())
    }
}

data class OfValues(
    val id: CustomerId,
    val idOrNull: CustomerId?,
    val amount: Amount,
    val amountOrNull: Amount?,
    val nickname: Nickname,
    val nicknameOrNull: Nickname?,
    val consent: Consent,
    val ratio: Ratio,
    val letter: Letter,
    val part: Part,
    val key: Key,
    val names: Nicknames,
    val even: Even,
    val total: Total,
    val code: Code,
    val ids: List<CustomerId>,
    val text: String,
    @JsonProperty("named") val other: CustomerId?
)

data class ValueDefaults(
    val id: CustomerId = CustomerId("default"),
    val amount: Amount = Amount(7),
    val consent: Consent = Consent(true),
    val letter: Letter = Letter('x'),
    val ratio: Ratio = Ratio(0.5),
    val idOrNull: CustomerId? = id,
    val amountOrNull: Amount? = amount,
    val text: String = "$id of $amount"
)

/** Kotlin's reflection does not find the constructor that knows of the default. */
data class NicknameDefault(val nickname: Nickname = Nickname(null), val text: String = "t")

data class OfGenericValue(val pair: Content<String>, val text: String?)

data class Unsigned(val byte: UByte, val short: UShort, val int: UInt = 3u, val long: ULong, val longOrNull: ULong?)

data class Lasting(val duration: Duration, val orNull: Duration?)

class WithValueProperty(val id: CustomerId) {
    var other: CustomerId? = null
    var amount: Amount = Amount(0)
    var text: String? = null
}

class CheckedValue(val id: CustomerId, val even: Even) {
    init {
        require(id.value.isNotEmpty()) { "There is no id for $even" }
    }
}

/** Takes note of who creates it. */
class ValueWitness(val id: CustomerId, val other: CustomerId?, val amount: Amount = Amount(5)) {
    init {
        byReflection = Throwable().stackTrace.any { it.className.startsWith("kotlin.reflect") }
    }

    companion object {
        @JvmField var byReflection = false
    }
}
