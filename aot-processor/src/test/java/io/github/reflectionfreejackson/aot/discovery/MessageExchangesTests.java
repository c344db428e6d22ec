package io.github.reflectionfreejackson.aot.discovery;

import java.security.Principal;
import java.util.List;

import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.messaging.Message;
import org.springframework.messaging.MessageHeaders;
import org.springframework.messaging.handler.annotation.DestinationVariable;
import org.springframework.messaging.handler.annotation.Header;
import org.springframework.messaging.handler.annotation.Headers;
import org.springframework.messaging.handler.annotation.MessageExceptionHandler;
import org.springframework.messaging.handler.annotation.MessageMapping;
import org.springframework.messaging.handler.annotation.Payload;
import org.springframework.messaging.rsocket.annotation.ConnectMapping;
import org.springframework.messaging.rsocket.service.RSocketExchange;
import org.springframework.messaging.simp.SimpMessageHeaderAccessor;
import org.springframework.messaging.simp.annotation.SubscribeMapping;
import org.springframework.stereotype.Component;
import org.springframework.stereotype.Controller;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link MessageExchanges}.
 */
class MessageExchangesTests {

	private static final String CUSTOMER = Customer.class.getName();

	private static final String ORDER = Order.class.getName();

	@ParameterizedTest
	@ValueSource(strings = { "plain", "wrapped", "stream", "among", "annotated", "subscribed" })
	void collectWhenControllerHandlesMessagesFindsPayloads(String method) {
		RootTypes found = Discovery.collect(Handling.class);
		assertThat(Discovery.bodies(found, Handling.class, method)).containsExactly(ORDER);
		assertThat(Discovery.from(found, Handling.class, method)).containsExactly(CUSTOMER);
		assertThat(found.unseen()).isEmpty();
	}

	@Test
	void collectWhenControllerHandlesFailureFindsWhatItReturns() {
		RootTypes found = Discovery.collect(Handling.class);
		assertThat(Discovery.from(found, Handling.class, "failed")).containsExactly(CUSTOMER);
		assertThat(Discovery.bodies(found, Handling.class, "failed")).isEmpty();
		assertThat(Discovery.bodies(found, Handling.class, "connected")).containsExactly(ORDER);
		assertThat(Discovery.from(found, Handling.class, "connected")).isEmpty();
	}

	@Test
	void collectWhenPayloadIsNoBeanFindsNothing() {
		RootTypes found = Discovery.collect(Handling.class);
		for (String method : List.of("raw", "unmapped")) {
			assertThat(Discovery.bodies(found, Handling.class, method)).isEmpty();
			assertThat(Discovery.from(found, Handling.class, method)).isEmpty();
		}
	}

	@Test
	void collectWhenMappingIsInheritedFromGenericClassResolvesIt() {
		RootTypes found = Discovery.collect(Inheriting.class);
		assertThat(Discovery.bodies(found, Inheriting.class, "handle")).containsExactly(ORDER);
		assertThat(Discovery.from(found, Inheriting.class, "handle")).containsExactly(CUSTOMER);
	}

	@Test
	void collectWhenBeanIsNoControllerFindsNothing() {
		RootTypes found = Discovery.collect(NoController.class);
		assertThat(found.bodies()).isEmpty();
		assertThat(found.roots()).isEmpty();
	}

	@Test
	void collectWhenBeanIsRSocketClientFindsWhatItExchanges() {
		try (GenericApplicationContext context = new GenericApplicationContext()) {
			context.registerBeanDefinition("client", new RootBeanDefinition(Client.class));
			RootTypes found = new RootTypeCollector().collect(context.getBeanFactory(),
					new ReflectionFreeJacksonProperties());
			assertThat(Discovery.bodies(found, Client.class, "send")).containsExactly(CUSTOMER);
			assertThat(Discovery.from(found, Client.class, "send")).containsExactly(ORDER);
			assertThat(Discovery.bodies(found, Client.class, "other")).isEmpty();
		}
	}

	record Order(int number) {
	}

	@Controller
	static class Handling {

		@MessageMapping("plain")
		Customer plain(Order order) {
			throw new UnsupportedOperationException();
		}

		@MessageMapping("wrapped")
		Message<Customer> wrapped(Message<List<Order>> orders) {
			throw new UnsupportedOperationException();
		}

		@MessageMapping("stream")
		Flux<Customer> stream(Flux<Order> orders) {
			throw new UnsupportedOperationException();
		}

		@MessageMapping("among.{id}")
		Mono<Customer> among(@DestinationVariable Unrelated id, @Header Unrelated header, @Headers Unrelated headers,
				Principal principal, MessageHeaders all, SimpMessageHeaderAccessor accessor, Order order) {
			throw new UnsupportedOperationException();
		}

		@MessageMapping("annotated")
		List<Customer> annotated(Unrelated resolvedByTheApplication, @Payload Order order) {
			throw new UnsupportedOperationException();
		}

		@SubscribeMapping("subscribed")
		Customer subscribed(Order order) {
			throw new UnsupportedOperationException();
		}

		@ConnectMapping
		void connected(Order order) {
			throw new UnsupportedOperationException();
		}

		@MessageExceptionHandler
		Customer failed(IllegalStateException failure) {
			throw new UnsupportedOperationException();
		}

		@MessageMapping("raw")
		byte[] raw(String text) {
			throw new UnsupportedOperationException();
		}

		Customer unmapped(Order order) {
			throw new UnsupportedOperationException();
		}

	}

	static class Unrelated {

	}

	abstract static class Base<I, O> {

		@MessageMapping("handle")
		O handle(I input) {
			throw new UnsupportedOperationException();
		}

	}

	@Controller
	static class Inheriting extends Base<Order, Customer> {

	}

	@Component
	static class NoController {

		@MessageMapping("plain")
		Customer plain(Order order) {
			throw new UnsupportedOperationException();
		}

	}

	interface Client {

		@RSocketExchange("send")
		Mono<Customer> send(@DestinationVariable Unrelated id, Order order);

		Customer other(Order order);

	}

}
