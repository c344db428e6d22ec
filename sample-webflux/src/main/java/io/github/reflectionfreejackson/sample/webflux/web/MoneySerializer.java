package io.github.reflectionfreejackson.sample.webflux.web;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;

import org.springframework.boot.jackson.JsonComponent;

@JsonComponent
class MoneySerializer extends JsonSerializer<Money> {

	@Override
	public void serialize(Money value, JsonGenerator generator, SerializerProvider provider) throws IOException {
		generator.writeString(value.amount().toPlainString() + " " + value.currency().getCurrencyCode());
	}

}
