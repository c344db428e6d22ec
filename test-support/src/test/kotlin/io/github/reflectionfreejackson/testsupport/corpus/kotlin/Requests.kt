package io.github.reflectionfreejackson.testsupport.corpus.kotlin

import com.fasterxml.jackson.annotation.JacksonInject
import com.fasterxml.jackson.annotation.JsonAlias
import com.fasterxml.jackson.annotation.JsonAnySetter
import com.fasterxml.jackson.annotation.JsonBackReference
import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.annotation.JsonFormat
import com.fasterxml.jackson.annotation.JsonIdentityInfo
import com.fasterxml.jackson.annotation.JsonIgnore
import com.fasterxml.jackson.annotation.JsonIgnoreProperties
import com.fasterxml.jackson.annotation.JsonManagedReference
import com.fasterxml.jackson.annotation.JsonProperty
import com.fasterxml.jackson.annotation.JsonSetter
import com.fasterxml.jackson.annotation.JsonSubTypes
import com.fasterxml.jackson.annotation.JsonTypeInfo
import com.fasterxml.jackson.annotation.JsonUnwrapped
import com.fasterxml.jackson.annotation.JsonView
import com.fasterxml.jackson.annotation.Nulls
import com.fasterxml.jackson.annotation.ObjectIdGenerators
import com.fasterxml.jackson.databind.annotation.JsonDeserialize
import java.math.BigDecimal
import java.time.LocalDate

// What applications written in Kotlin take.

data class Address(val street: String, val zip: String?, val lines: List<String>?)

data class Booking(
    val id: Long,
    val name: String,
    val note: String?,
    val guests: Int?,
    val price: BigDecimal,
    val from: LocalDate?,
    val tags: List<String>,
    val byRoom: Map<String, Int>,
    val address: Address,
    val color: Color,
    var paid: Boolean
)

/** What is not given has a default, which may depend on what is. */
data class Defaults(
    val name: String,
    val label: String = "label of $name",
    val size: Int = name.length,
    val flag: Boolean = true,
    val letter: Char = 'x',
    val part: Byte = 1,
    val ratio: Double = 0.5,
    val note: String? = "note",
    val tags: List<String> = listOf(label, "$size"),
    val nothing: String?
)

data class OnlyDefaults(val first: String = "a", val second: Int = 2)

class Primitives(
    val byte: Byte, val short: Short, val char: Char, val float: Float,
    val double: Double, val boolean: Boolean, val long: Long, val int: Int
)

class Boxed(
    val byte: Byte?, val short: Short?, val char: Char?, val float: Float?,
    val double: Double?, val boolean: Boolean?, val long: Long?, val int: Int?
)

class Checked(val name: String, val age: Int) {
    init {
        require(age >= 0) { "The age of $name is $age" }
        if (age == 1000) throw java.io.IOException("as old as that")
        if (age == 1001) throw StackOverflowError("too old")
    }
}

class Generic<T>(val value: T, val values: List<T>, val optional: T?)

class Generics(val texts: Generic<String>, val numbers: Generic<Int>, val nested: Generic<Generic<Address>>)

data class Annotated(
    @JsonProperty("identifier", required = true) val id: String?,
    @param:JsonAlias("title", "caption") val name: String,
    @param:JsonSetter(nulls = Nulls.SKIP) val skipped: String = "default",
    @param:JsonSetter(nulls = Nulls.AS_EMPTY) val empty: String?,
    @param:JsonSetter(contentNulls = Nulls.FAIL) val strict: List<String>?,
    @param:JsonProperty(required = true) val required: Int?
)

class OfVararg(vararg val names: String)

class OfArrays(val numbers: IntArray, val texts: Array<String>?, val matrix: Array<IntArray>)

class Secondary(val text: String, val number: Int) {
    @JsonCreator constructor(@JsonProperty("both") both: String) : this(both, both.length)
}

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes(JsonSubTypes.Type(Card::class, name = "card"), JsonSubTypes.Type(Cash::class, name = "cash"))
sealed interface Payment

data class Card(val number: String, val holder: String?) : Payment

data class Cash(val amount: BigDecimal, val currency: String = "EUR") : Payment

class Payments(val first: Payment, val others: List<Payment>)

class Tree(val name: String, val parent: Tree?, val children: List<Tree> = listOf())

interface Brief

interface Full

class OfViews(@JsonView(Brief::class) val brief: String?, @JsonView(Full::class) val full: String?, val always: String)

@Suppress("PropertyName")
class OddlyNamed(val `with space`: String, val `in`: String, val isOpen: Boolean, val URL: String, val größe: Int)

class Hidden private constructor(val name: String, val note: String?) {
    companion object {
        fun of(name: String) = Hidden(name, null)
    }
}

class Wide(
    val p0: String?, val p1: String?, val p2: String?, val p3: String?, val p4: String?, val p5: String?, val p6: String?,
    val p7: String?, val p8: String?, val p9: String?, val p10: String?, val p11: String?, val p12: String?, val p13: String?,
    val p14: String?, val p15: String?, val p16: String?, val p17: String?, val p18: String?, val p19: String?, val p20: String?,
    val p21: String?, val p22: String?, val p23: String?, val p24: String?, val p25: String?, val p26: String?, val p27: String?,
    val p28: String?, val p29: String?, val p30: String?, val p31: String = "p31", val p32: String = "p32", val p33: String?
)

/** Properties of all kinds besides the constructor's. */
open class Profile(val name: String, val rank: Int = 1) {
    var note: String? = null
    var size: Int = 0
    lateinit var label: String
    var tags: List<String> = listOf()
    @JsonProperty("shown_as") var shown: String? = "s"
    val upper get() = name.uppercase()
    val length = name.length
    var hidden: String = "h"
        private set
    internal var inside: Int = 1
    @JvmField var bare: Int = 3
    var checked: Int = 0
        set(value) {
            require(value >= 0) { "It is $value" }
            field = value
        }
    @JsonProperty("address") var address: Address? = null
    var forms: List<Form>? = null
}

/** Created without arguments. */
class Form {
    var name: String = ""
    var age: Int? = null
    var count: Int = 0
    var open: Boolean = false
    lateinit var city: String
    var profile: Profile? = null
    var next: Form? = null
    var color: Color? = null
}

open class Stored { var id: Long = 0 }

class StoredText : Stored() { var text: String? = null }

class StoredOf(val key: String) : Stored()

/** Not all of its properties are plain. */
class HalfPlain {
    var text: String? = null
    val list: MutableList<String> = mutableListOf()
    @set:JsonSetter(nulls = Nulls.SKIP) var skipped: String? = "default"
}

/** A getter returns what is added to. */
class OfCollection {
    private val list = mutableListOf("first")
    var text: String? = null
    val tags: MutableList<String> get() = list
}

class Tagged<T>(val id: T) {
    var tag: T? = null
    var tags: List<T>? = null
}

class OfTagged(val tagged: Tagged<String>) { var other: Tagged<Address>? = null }

class Parent {
    var name: String? = null
    @JsonManagedReference var children: MutableList<Child>? = null
}

class Child(val name: String) {
    @JsonBackReference var parent: Parent? = null
}

class Failing {
    var text: String? = null
    init {
        if (fails) throw java.io.IOException("as it is told")
    }

    override fun toString() = "Failing with $text"

    companion object {
        @JvmField var fails = false
    }
}

/** Takes note of who sets it. */
class SetterWitness {
    var text: String = ""
        set(value) {
            byReflection = isReflection(Throwable())
            field = value
        }
    init {
        createdByReflection = isReflection(Throwable())
    }

    companion object {
        @JvmField var byReflection = false
        @JvmField var createdByReflection = false

        private fun isReflection(here: Throwable) = here.stackTrace.take(6).any { it.className.startsWith("java.lang.reflect") }
    }
}

class WithInjectedProperty { @JacksonInject("injected") var injected: String? = null; var text: String? = null }

class WithUnwrappedProperty { @JsonUnwrapped var address: Address? = null; var text: String? = null }

class Owner(val name: String) {
    @JsonManagedReference var pets: MutableList<Pet>? = null
}

class Pet(val name: String) {
    @JsonBackReference var owner: Owner? = null
}

/** Properties whose values are known by numbers. */
class Linked {
    @JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator::class, property = "@id")
    var first: Stored? = null
    @JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator::class, property = "@id")
    var second: Stored? = null
    var text: String? = null
}

class LinkedBy(
    @param:JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator::class, property = "@id") val first: Stored?,
    @param:JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator::class, property = "@id") val second: Stored?
)

class Guarded {
    var text: String? = null
        private set
}

class Empty

object Shared {
    var text: String? = null
}

class WithAnySetter {
    var text: String? = null
    @JsonAnySetter val other: MutableMap<String, Any?> = mutableMapOf()
}

class WithCollection(val id: Int) {
    private val list = mutableListOf("first")
    val tags: MutableList<String> get() = list
}

class WithExternalType {
    var kind: String? = null
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "kind")
    @JsonSubTypes(JsonSubTypes.Type(Address::class, name = "address"))
    var value: Any? = null
}

// More is to do for these than to pass what is read to a constructor, or to set it

class WithSetter(val id: Int) { var note: String? = null }

class WithInjected(val id: Int, @param:JacksonInject("injected") val injected: String?)

class WithIgnored(val id: Int, @field:JsonIgnore val ignored: String = "i")

class WithUnwrapped(val id: Int, @param:JsonUnwrapped val address: Address?)

class WithFactory private constructor(val text: String, val number: Int) {
    companion object {
        @JvmStatic @JsonCreator fun of(text: String, number: Int?) = WithFactory(text, number ?: -1)
    }
}

class WithoutArguments { var text: String? = null }

class WithDelegate @JsonCreator(mode = JsonCreator.Mode.DELEGATING) constructor(val values: Map<String, Int>)

/** What may be null, and has a default that is not. */
data class Nullables(
    val note: String? = "note",
    val tags: List<String>? = listOf("tag"),
    val byName: Map<String, Int>? = mapOf("a" to 1),
    val list: List<String>?,
    val map: Map<String, Int>?,
    val numbers: IntArray?
)

@JsonFormat(shape = JsonFormat.Shape.ARRAY)
data class AsArray(val text: String, val number: Int?, val last: String = "last")

@JsonIgnoreProperties("ignored", "note")
data class Ignoring(val text: String, val note: String = "unread", val last: String?)

class OfNullableValue(val amount: Amount?, val text: String = "t")

@Deprecated("for tests")
class OldFashioned @Deprecated("for tests") constructor(@Deprecated("for tests") val text: String, val number: Int = 1)

class OldInPart(@Deprecated("for tests") val text: String, val number: Int)

data class Measure(val unit: String, val value: Double) { constructor(unit: String) : this(unit, 0.0) }

data class Node(val name: String = "n") { var parent: Node? = null }

/** Takes note of who creates it. */
class Witness(
    val text: String, val note: String?, val list: List<String>?,
    val letter: Char = 'x', val part: Byte = 1, val flag: Boolean = true, val label: String? = "l"
) {
    init {
        byReflection = Throwable().stackTrace.any { it.className.startsWith("kotlin.reflect") }
    }

    companion object {
        @JvmField var byReflection = false
    }
}

class Labelled(val address: Address, val label: String = "l")

class WithBoth @JsonCreator(mode = JsonCreator.Mode.PROPERTIES) constructor(@JsonProperty("number") val number: Int) {
    companion object {
        @JvmStatic @JsonCreator(mode = JsonCreator.Mode.DELEGATING) fun of(values: List<Int>) = WithBoth(values[0])
    }
}

class WithBothByObject @JsonCreator(mode = JsonCreator.Mode.PROPERTIES) constructor(@JsonProperty("number") val number: Int) {
    companion object {
        @JvmStatic @JsonCreator(mode = JsonCreator.Mode.DELEGATING) fun of(values: Map<String, Int>) = WithBothByObject(values.size)
    }
}

@JsonDeserialize(builder = Built.Builder::class)
class Built private constructor(val text: String) {
    class Builder {
        private var text = "none"
        fun withText(text: String) = apply { this.text = text }
        fun build() = Built(text)
    }
}
