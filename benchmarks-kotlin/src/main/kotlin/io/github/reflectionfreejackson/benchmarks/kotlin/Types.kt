package io.github.reflectionfreejackson.benchmarks.kotlin

import java.math.BigDecimal
import java.time.Instant
import java.time.LocalDate

data class Customer(
	val id: Long,
	val name: String,
	val email: String,
	val active: Boolean,
	val createdAt: Instant,
	val address: Address,
	val tags: List<String>,
)

data class Address(val street: String, val city: String, val postalCode: String, val country: String)

data class Page(val content: List<Item>, val number: Int, val total: Long)

data class Item(val id: Long, val name: String, val quantity: Int, val price: BigDecimal, val available: Boolean)

data class Search(
	val text: String,
	val page: Int = 0,
	val size: Int = 20,
	val sort: List<String> = emptyList(),
	val descending: Boolean = false,
	val filters: Map<String, String> = emptyMap(),
)

data class Profile(
	val id: Long,
	val nickname: String?,
	val name: String,
	val phone: String?,
	val language: String,
	val newsletter: Boolean,
	val website: String?,
	val birthday: LocalDate?,
)

class Article(val id: Long, val title: String) {

	var author: String? = null

	var pages: Int = 0

	var published: LocalDate? = null

	var keywords: List<String> = emptyList()

}

class Settings {

	var theme: String = "light"

	var pageSize: Int = 20

	var compact: Boolean = false

	var timeZone: String = "UTC"

	var columns: List<String> = emptyList()

}

data class Payment(val id: PaymentId, val amount: Cents, val currency: String, val attempts: UInt, val note: String)

@JvmInline
value class PaymentId(val value: String)

@JvmInline
value class Cents(val value: Long)
