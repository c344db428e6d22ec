package io.github.reflectionfreejackson.benchmarks.contender;

import java.util.Map;

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
import io.micronaut.core.type.Argument;
import io.micronaut.serde.ObjectMapper;
import io.micronaut.serde.annotation.SerdeImport;

/**
 * Writes by Micronaut Serialization on Jackson's core, whose annotation processor
 * introspects the types imported here.
 */
@SerdeImport(Address.class)
@SerdeImport(Article.class)
@SerdeImport(Carrier.class)
@SerdeImport(CreditCard.class)
@SerdeImport(Customer.class)
@SerdeImport(Limits.class)
@SerdeImport(Node.class)
@SerdeImport(Numbers.class)
@SerdeImport(Order.class)
@SerdeImport(OrderItem.class)
@SerdeImport(Person.class)
@SerdeImport(Station.class)
@SerdeImport(Stop.class)
@SerdeImport(Texts.class)
@SerdeImport(Trip.class)
final class MicronautEncoders implements Encoders {

	private final ObjectMapper mapper = ObjectMapper.create(Map.of("micronaut.serde.serialization.inclusion", "ALWAYS"),
			"io.github.reflectionfreejackson.benchmarks");

	@Override
	public Encoder forPayload(Payload payload) {
		Argument<?> type = payload.isList() ? Argument.listOf(payload.type()) : Argument.of(payload.type());
		return encoder(type);
	}

	@SuppressWarnings("unchecked")
	private Encoder encoder(Argument<?> type) {
		Argument<Object> untyped = (Argument<Object>) type;
		return (value) -> this.mapper.writeValueAsBytes(untyped, value);
	}

}
