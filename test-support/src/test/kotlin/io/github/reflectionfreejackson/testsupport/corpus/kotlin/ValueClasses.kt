package io.github.reflectionfreejackson.testsupport.corpus.kotlin

import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.annotation.JsonFormat
import com.fasterxml.jackson.annotation.JsonInclude
import com.fasterxml.jackson.annotation.JsonProperty
import com.fasterxml.jackson.annotation.JsonUnwrapped
import com.fasterxml.jackson.annotation.JsonView
import com.fasterxml.jackson.databind.annotation.JsonSerialize
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer
import java.util.UUID
import kotlin.time.Duration
import kotlin.time.Duration.Companion.hours
import kotlin.time.Duration.Companion.seconds

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

/** Annotations of what holds a value class. */
class AnnotatedValues(
    @get:JsonProperty("renamed") val id: CustomerId,
    @get:JsonInclude(JsonInclude.Include.NON_EMPTY) val empty: CustomerId,
    @get:JsonFormat(shape = JsonFormat.Shape.STRING) val amount: Amount,
    @get:JsonSerialize(using = ToStringSerializer::class) val ratio: Ratio,
    @get:JsonView(Brief::class) val viewed: CustomerId,
    val text: String
)

/** A value class of what is a bean. */
@JvmInline value class Home(val address: Address)

class OfHome(@get:JsonUnwrapped val home: Home, val text: String)

class OfHomes(val home: Home, val orNull: Home?, val all: List<Home>)

open class OfId(val id: CustomerId) {
    open val key: CustomerId get() = CustomerId("key of $id")
}

class OfOtherId(id: CustomerId, override val key: CustomerId) : OfId(id)

@JsonFormat(shape = JsonFormat.Shape.ARRAY)
class ValueArray(val id: CustomerId, val amount: Amount, val nickname: Nickname)

/** Instances, which Java's compiler could not create. */
object ValuesOfClasses {
    private fun values(idOrNull: CustomerId?, amountOrNull: Amount?, nickname: Nickname, nicknameOrNull: Nickname?) = OfValues(
        CustomerId("i"), idOrNull, Amount(1), amountOrNull, nickname, nicknameOrNull, Consent(true), Ratio(1.5), Letter('c'),
        Part(3), Key(UUID(1, 2)), Nicknames(listOf("a", "b")), Even(4), Total(Amount(5)), Code("code"),
        listOf(CustomerId("j")), "t", idOrNull
    )

    fun all() = listOf(
        values(CustomerId("o"), Amount(2), Nickname("n"), Nickname("m")), values(null, null, Nickname(null), null),
        values(null, null, Nickname("\u00e9\"\n"), Nickname(null)), values(CustomerId(""), Amount(0), Nickname(""), Nickname(""))
    )

    fun lasting() = listOf(Lasting(1.5.seconds, null), Lasting(0.seconds, 3.hours))

    fun annotated() = AnnotatedValues(CustomerId("i"), CustomerId(""), Amount(1), Ratio(0.5), CustomerId("v"), "t")

    fun ofHome() = OfHome(Home(Address("s", null, listOf("l"))), "t")

    fun ofHomes() = OfHomes(Home(Address("s", "z", null)), null, listOf(Home(Address("t", null, null))))

    fun inherited() = listOf(OfId(CustomerId("i")), OfOtherId(CustomerId("j"), CustomerId("k")))

    fun array() = ValueArray(CustomerId("i"), Amount(1), Nickname(null))

    fun checked() = CheckedValue(CustomerId("i"), Even(4))

    fun unsigned() = Unsigned(UByte.MAX_VALUE, UShort.MAX_VALUE, UInt.MAX_VALUE, 7u, null)

    fun large() = Unsigned(0u, 0u, 0u, ULong.MAX_VALUE, ULong.MAX_VALUE)

    fun mutable() = WithValueProperty(CustomerId("i"))

    fun generic() = OfGenericValue(Content("c"), null)
}
