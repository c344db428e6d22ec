package io.github.reflectionfreejackson.testsupport.broken;

import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What code of an address is generated from: its constructor, and getters and setters.
 *
 * @param type the type of the address
 * @param constructor makes an empty address
 * @param street gets the street
 * @param setStreet sets the street
 * @param town gets the town
 * @param setTown sets the town
 * @param <A> the type of the address
 */
public record AddressMembers<A>(Class<A> type, Supplier<A> constructor, Function<A, String> street,
		BiConsumer<A, String> setStreet, Function<A, String> town, BiConsumer<A, String> setTown) {

}
