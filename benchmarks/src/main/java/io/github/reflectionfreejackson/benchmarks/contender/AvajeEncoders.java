package io.github.reflectionfreejackson.benchmarks.contender;

import io.avaje.jsonb.Json;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import io.github.reflectionfreejackson.benchmarks.payload.Address;
import io.github.reflectionfreejackson.benchmarks.payload.Article;
import io.github.reflectionfreejackson.benchmarks.payload.Carrier;
import io.github.reflectionfreejackson.benchmarks.payload.CreditCard;
import io.github.reflectionfreejackson.benchmarks.payload.Customer;
import io.github.reflectionfreejackson.benchmarks.payload.Limits;
import io.github.reflectionfreejackson.benchmarks.payload.Node;
import io.github.reflectionfreejackson.benchmarks.payload.Numbers;
import io.github.reflectionfreejackson.benchmarks.payload.Order;
import io.github.reflectionfreejackson.benchmarks.payload.OrderItem;
import io.github.reflectionfreejackson.benchmarks.payload.Payload;
import io.github.reflectionfreejackson.benchmarks.payload.Person;
import io.github.reflectionfreejackson.benchmarks.payload.Station;
import io.github.reflectionfreejackson.benchmarks.payload.Stop;
import io.github.reflectionfreejackson.benchmarks.payload.Texts;
import io.github.reflectionfreejackson.benchmarks.payload.Trip;

/**
 * Writes by avaje-jsonb, whose annotation processor generates adapters for the types
 * imported here.
 */
@Json.Import({ Address.class, Article.class, Carrier.class, CreditCard.class, Customer.class, Limits.class, Node.class,
		Numbers.class, Order.class, OrderItem.class, Person.class, Station.class, Stop.class, Texts.class, Trip.class })
final class AvajeEncoders implements Encoders {

	private final Jsonb withNulls = Jsonb.builder().serializeNulls(true).serializeEmpty(true).build();

	private final Jsonb withoutNulls = Jsonb.builder().serializeNulls(false).serializeEmpty(true).build();

	@Override
	public Encoder forPayload(Payload payload) {
		Jsonb jsonb = payload.writesNulls() ? this.withNulls : this.withoutNulls;
		return payload.isList() ? encoder(jsonb.type(payload.type()).list()) : encoder(jsonb.type(payload.type()));
	}

	@SuppressWarnings("unchecked")
	private static Encoder encoder(JsonType<?> type) {
		JsonType<Object> untyped = (JsonType<Object>) type;
		return untyped::toJsonBytes;
	}

}
