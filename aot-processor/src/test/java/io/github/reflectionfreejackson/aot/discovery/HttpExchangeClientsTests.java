package io.github.reflectionfreejackson.aot.discovery;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.beans.factory.FactoryBean;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.io.Resource;
import org.springframework.http.HttpEntity;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RequestPart;
import org.springframework.web.multipart.MultipartFile;
import org.springframework.web.service.annotation.GetExchange;
import org.springframework.web.service.annotation.HttpExchange;
import org.springframework.web.service.annotation.PostExchange;
import org.springframework.web.service.annotation.PutExchange;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link HttpExchangeClients}.
 */
class HttpExchangeClientsTests {

	private static final String CUSTOMER = Customer.class.getName();

	private static final String ORDER = Order.class.getName();

	@Test
	void collectWhenClientReadsResponsesAndWritesRequestBodies() {
		RootTypes found = collect(Client.class);
		assertThat(Discovery.bodies(found, Client.class, "create")).containsExactly(CUSTOMER);
		assertThat(Discovery.from(found, Client.class, "create")).containsExactly(ORDER);
		assertThat(found.unreadable()).isEmpty();
	}

	@Test
	void collectWhenClientHasNoEndpointsAndNoErrorResponses() {
		RootTypes found = collect(Client.class);
		assertThat(found.roots())
			.containsExactly(new RootType(Order.class, List.of(Client.class.getName() + "#create"), List.of()));
		assertThat(found.bodies()).allSatisfy((body) -> assertThat(body.endpoints()).isEmpty());
	}

	@Test
	void collectWhenResponsesAreWrappedFindsTheirContent() {
		RootTypes found = collect(Wrapping.class);
		for (String method : List.of("entity", "optional", "list", "map", "mono", "monoOfEntity", "flux",
				"entityOfFlux")) {
			assertThat(Discovery.bodies(found, Wrapping.class, method)).as(method).containsExactly(CUSTOMER);
		}
	}

	@Test
	void collectWhenJacksonReadsNoBeanFindsNothingAndReportsNothing() {
		RootTypes found = collect(Plain.class);
		assertThat(found.bodies()).isEmpty();
		assertThat(found.roots()).isEmpty();
		assertThat(found.unseen()).isEmpty();
	}

	@Test
	void collectWhenRequestBodiesAreWrappedFindsTheirContent() {
		RootTypes found = collect(Sending.class);
		assertThat(Discovery.from(found, Sending.class, "optional")).containsExactly(ORDER);
		assertThat(Discovery.from(found, Sending.class, "mono")).containsExactly(ORDER);
		assertThat(Discovery.from(found, Sending.class, "flux")).containsExactly(ORDER);
		assertThat(Discovery.from(found, Sending.class, "list")).containsExactly(ORDER);
		assertThat(Discovery.from(found, Sending.class, "parts")).containsExactly(CUSTOMER, ORDER);
		assertThat(Discovery.from(found, Sending.class, "parameter")).isEmpty();
		assertThat(found.bodies()).isEmpty();
	}

	@Test
	void collectWhenExchangesAreInheritedFromGenericInterfaceResolvesThem() {
		RootTypes found = collect(CustomerClient.class);
		assertThat(Discovery.bodies(found, CustomerClient.class, "one")).containsExactly(CUSTOMER);
		assertThat(Discovery.bodies(found, CustomerClient.class, "all")).containsExactly(CUSTOMER);
		assertThat(Discovery.from(found, CustomerClient.class, "replace")).containsExactly(CUSTOMER);
	}

	@Test
	void collectWhenMethodIsNoExchangeIgnoresIt() {
		RootTypes found = collect(WithDefaultMethod.class);
		assertThat(Discovery.bodies(found, WithDefaultMethod.class, "find")).containsExactly(CUSTOMER);
		assertThat(Discovery.bodies(found, WithDefaultMethod.class, "first")).isEmpty();
	}

	@Test
	void collectWhenClientComesFromBeanMethodInstantiatesNothing() {
		try (GenericApplicationContext context = new GenericApplicationContext()) {
			context.registerBean(ClientConfiguration.class);
			RootBeanDefinition definition = new RootBeanDefinition();
			definition.setFactoryBeanName(ClientConfiguration.class.getName());
			definition.setFactoryMethodName("client");
			context.registerBeanDefinition("client", definition);
			RootTypes found = new RootTypeCollector().collect(context.getBeanFactory(),
					new ReflectionFreeJacksonProperties());
			assertThat(Discovery.bodies(found, Client.class, "create")).containsExactly(CUSTOMER);
			assertThat(context.getBeanFactory().getSingletonNames()).isEmpty();
		}
	}

	@Test
	void collectWhenClientComesFromFactoryBeanFindsIt() {
		RootTypes found = Discovery.collect(ClientFactory.class);
		assertThat(Discovery.bodies(found, Client.class, "create")).containsExactly(CUSTOMER);
	}

	@Test
	void collectWhenBeanIsControllerOrOtherClassIsNoClient() {
		RootTypes found = Discovery.collect(ClientController.class, Decorator.class);
		assertThat(Discovery.bodies(found, ClientController.class, "create")).containsExactly(ORDER);
		assertThat(Discovery.from(found, ClientController.class, "create")).isEmpty();
		assertThat(Discovery.bodies(found, Decorator.class, "create")).isEmpty();
		assertThat(Discovery.from(found, Decorator.class, "create")).isEmpty();
		assertThat(collect(ControllerInterface.class).bodies()).isEmpty();
	}

	private RootTypes collect(Class<?> client) {
		Discovery discovery = Discovery.with();
		discovery.beanFactory().registerBeanDefinition("client", new RootBeanDefinition(client));
		return discovery.collect();
	}

	record Order(long number) {

	}

	interface Client {

		@PostExchange("/orders")
		Customer create(@RequestBody Order order);

	}

	@HttpExchange("/customers")
	interface Wrapping {

		@GetExchange
		ResponseEntity<Customer> entity();

		@GetExchange
		Optional<Customer> optional();

		@GetExchange
		List<Customer> list();

		@GetExchange
		Map<String, Customer> map();

		@GetExchange
		Mono<Customer> mono();

		@GetExchange
		Mono<ResponseEntity<Customer>> monoOfEntity();

		@GetExchange
		Flux<Customer> flux();

		@GetExchange
		ResponseEntity<Flux<Customer>> entityOfFlux();

	}

	interface Plain {

		@PostExchange
		void nothing(@RequestBody String text);

		@PostExchange
		HttpHeaders headers(@RequestBody byte[] bytes);

		@PostExchange
		ResponseEntity<Void> entity(@RequestBody Resource resource);

		@PostExchange
		Object object(@RequestBody Object body);

		@PostExchange
		Mono<Map<String, Object>> map(@RequestPart MultipartFile file);

	}

	interface Sending {

		@PostExchange
		void optional(@RequestBody Optional<Order> order);

		@PostExchange
		Mono<Void> mono(@RequestBody Mono<Order> order);

		@PostExchange
		Mono<Void> flux(@RequestBody Flux<Order> orders);

		@PostExchange
		void list(@RequestBody List<Order> orders);

		@PostExchange
		void parts(@RequestPart Order order, @RequestPart HttpEntity<Customer> customer, @RequestPart Resource file);

		@PostExchange
		void parameter(@RequestParam Order order);

	}

	interface Crud<T> {

		@GetExchange("/{id}")
		T one();

		@GetExchange
		ResponseEntity<List<T>> all();

		@PutExchange
		void replace(@RequestBody T body);

	}

	interface CustomerClient extends Crud<Customer> {

	}

	interface WithDefaultMethod {

		@GetExchange
		List<Customer> find();

		default Customer first() {
			return find().get(0);
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class ClientConfiguration extends Untouchable {

		@Bean
		Client client() {
			throw new AssertionError();
		}

	}

	static class ClientFactory extends Untouchable implements FactoryBean<Client> {

		@Override
		public Client getObject() {
			throw new AssertionError();
		}

		@Override
		public Class<?> getObjectType() {
			return Client.class;
		}

	}

	@Controller
	static class ClientController extends Untouchable implements Client {

		@Override
		public Customer create(Order order) {
			throw new AssertionError();
		}

	}

	@Component
	static class Decorator extends Untouchable implements Client {

		@Override
		public Customer create(Order order) {
			throw new AssertionError();
		}

	}

	@Controller
	interface ControllerInterface {

		@GetExchange
		Customer find();

	}

}
