package io.github.reflectionfreejackson.testsupport.corpus.kotlin

import com.fasterxml.jackson.annotation.JsonIgnore
import com.fasterxml.jackson.annotation.JsonInclude
import com.fasterxml.jackson.annotation.JsonProperty
import com.fasterxml.jackson.annotation.JsonSubTypes
import com.fasterxml.jackson.annotation.JsonTypeInfo
import com.fasterxml.jackson.annotation.JsonTypeName
import com.fasterxml.jackson.annotation.JsonValue
import java.math.BigDecimal
import java.time.LocalDate
import java.util.UUID
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes

// What applications written in Kotlin answer with.

data class Customer(
    val name: String,
    val age: Int?,
    val tags: List<String> = listOf("new"),
    val active: Boolean = true,
    val isVip: Boolean = false,
    val isKnown: Boolean? = null,
    val balance: BigDecimal = BigDecimal("1.50"),
    val since: LocalDate = LocalDate.EPOCH,
    val uuid: UUID = UUID(1, 2),
    val color: Color = Color.GREEN,
    val initial: Char = 'c',
    val scores: IntArray = intArrayOf(1, 2),
    val pair: Pair<String, Int> = "first" to 2,
    val triple: Triple<Int, Any?, List<Long>> = Triple(1, null, listOf(3))
)

enum class Color { RED, @JsonProperty("g") GREEN }

data class Item(
    @field:JsonProperty("sku_code") val sku: String,
    @get:JsonProperty("qty") val quantity: Int,
    @JsonProperty("unit_price") val price: Double,
    @param:JsonProperty("only_parameter") val parameter: String = "p",
    @JsonIgnore val hidden: String = "hidden",
    @get:JsonInclude(JsonInclude.Include.NON_NULL) val note: String? = null
)

data class Order(val id: Long, val customer: Customer, val items: List<Item>, val byName: Map<String, Item>, var memo: String?)

data class Page<T>(val content: List<T>, val first: T?, val number: Int = 0)

/** Names that Kotlin allows, and getters that it gives names of its own. */
@Suppress("PropertyName")
class Names {
    val `is` = 1
    val `with dash-and space` = 2
    val isA = "x"
    val URL = "u"
    val aBc = "abc"
    val getX = "gx"
    internal val internal = "i"
    private val secret = "s"
    protected val inherited = "p"
    @JvmField val field = "f"
    @get:JvmName("strange") val named = "n"
    val isNumber = 1
    companion object {
        const val CONSTANT = 1
        @JvmStatic val shared = 2
    }
}

class Computed(values: Map<String, Any?>) {
    val a: String by values
    val b: Int by values
    val late by lazy { "$a$b" }
    lateinit var missing: String
    var counter = 0
        get() = ++field
}

open class Base(open val id: Int, val base: String = "b")

class Derived(override val id: Int, val own: String?) : Base(id)

interface Named { val name: String; val greeting: String get() = "Hello, $name" }

class Greeter(override val name: String) : Named

class Delegating(named: Named) : Named by named

@JvmRecord data class Point(val x: Int, val y: Int?)

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes(JsonSubTypes.Type(Circle::class))
sealed interface Shape

@JsonTypeName("circle") data class Circle(val radius: Double) : Shape

@JsonTypeName("square") data class Square(val side: Double) : Shape

data object Nowhere : Shape

data class Drawing(val shapes: List<Shape>, val main: Shape?)

/** A value class that says itself what is written for it. */
@JvmInline value class Amount(@get:JsonValue val cents: Int)

@JvmInline value class CustomerId(val value: String)

data class OfValueClasses(val id: CustomerId, val other: CustomerId?, val amount: Amount)

interface HasId<T> { val id: T }

/** What implements the interface is there for the JVM only. */
class Identified(override val id: CustomerId) : HasId<CustomerId>

/** A value class around a bean. */
@JvmInline value class Envelope<T>(val content: T)

@JvmInline value class Wrapped(val items: List<Item>)

data class OfUnsigned(val small: UByte, val large: ULong)

/** What Kotlin's compiler boxes is known by its class. */
data class OfBoxed(
    val ids: List<CustomerId>,
    val byId: Map<CustomerId, Amount>,
    val numbers: List<UInt>,
    val nested: Any?
)

data class OfSequence(val numbers: Sequence<Int>)

data class OfDuration(val duration: java.time.Duration, val durations: List<Duration>)

object Values {
    fun customer() = Customer("Ada \u00e9\n", null)
    fun order() = Order(1, customer(), listOf(Item("s", 2, 1.5), Item("t", 3, 2.5, note = "note")), mapOf("k" to Item("u", 4, 0.0)), null)
    fun pages() = listOf(Page(listOf(customer()), null), Page(listOf(Circle(1.0)), Circle(2.0)), Page(listOf("text"), "first", 1))
    fun computed() = Computed(mapOf("a" to "A", "b" to 3)).apply { missing = "m" }
    fun incomplete() = Computed(mapOf("a" to "A", "b" to 3))
    fun drawing() = Drawing(listOf(Circle(1.0), Square(2.0), Nowhere), null)
    fun valueClasses() = OfValueClasses(CustomerId("a"), CustomerId("b"), Amount(3))
    fun identified() = Identified(CustomerId("a"))
    fun unsigned() = OfUnsigned(255u, ULong.MAX_VALUE)
    fun boxed() = OfBoxed(listOf(CustomerId("a")), mapOf(CustomerId("k") to Amount(4)), listOf(UInt.MAX_VALUE), CustomerId("n"))
    fun sequence() = OfSequence(sequenceOf(1, 2))
    fun durations() = OfDuration(java.time.Duration.ofMinutes(1), listOf(1.5.minutes))
    fun ranges() = listOf(1..3, 'a'..'c', 1L until 4L, Regex("a+"))
}
