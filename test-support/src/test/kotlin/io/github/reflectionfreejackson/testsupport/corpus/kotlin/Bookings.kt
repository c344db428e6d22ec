package io.github.reflectionfreejackson.testsupport.corpus.kotlin

import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.PathVariable
import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.RequestBody
import org.springframework.web.bind.annotation.RestController

/** What an application takes and answers. */
@RestController
class Bookings {
    @PostMapping("/bookings")
    fun book(@RequestBody booking: NewBooking) = Booked(BookingId(7), booking.name, booking.guests, booking.tags)

    @GetMapping("/bookings/{id}")
    fun find(@PathVariable id: Int): Booked? = null
}

@JvmInline value class BookingId(val number: Int)

data class NewBooking(val name: String, val by: CustomerId, val note: String?, val guests: Int = 1) {
    var tags: List<String> = listOf()
}

data class Booked(val id: BookingId, val name: String, val guests: Int, val tags: List<String>)
