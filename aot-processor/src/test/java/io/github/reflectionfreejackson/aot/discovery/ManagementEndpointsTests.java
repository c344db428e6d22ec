package io.github.reflectionfreejackson.aot.discovery;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import reactor.core.publisher.Mono;

import org.springframework.boot.actuate.endpoint.annotation.DeleteOperation;
import org.springframework.boot.actuate.endpoint.annotation.Endpoint;
import org.springframework.boot.actuate.endpoint.annotation.ReadOperation;
import org.springframework.boot.actuate.endpoint.annotation.WriteOperation;
import org.springframework.boot.actuate.endpoint.web.WebEndpointResponse;
import org.springframework.boot.actuate.endpoint.web.annotation.EndpointWebExtension;
import org.springframework.boot.actuate.endpoint.web.annotation.WebEndpoint;
import org.springframework.boot.actuate.info.InfoEndpoint;
import org.springframework.core.io.Resource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ManagementEndpoints}.
 */
class ManagementEndpointsTests {

	private static final String CUSTOMER = Customer.class.getName();

	@Test
	void collectWhenBeanIsEndpointFindsWhatItsOperationsReturn() {
		RootTypes found = Discovery.collect(Own.class);
		for (String operation : List.of("read", "write", "delete", "list", "response", "mono")) {
			assertThat(Discovery.from(found, Own.class, operation)).as(operation).containsExactly(CUSTOMER);
		}
		assertThat(found.roots()).singleElement().satisfies((root) -> assertThat(root.endpoints()).isEmpty());
		assertThat(found.bodies()).isEmpty();
		assertThat(found.unreadable()).isEmpty();
	}

	@Test
	void collectWhenOperationReturnsNoBeanFindsNothing() {
		RootTypes found = Discovery.collect(Plain.class);
		assertThat(found.roots()).isEmpty();
		assertThat(found.unseen()).isEmpty();
	}

	@Test
	void collectWhenDeclarationDoesNotTellFindsNothingAndReportsNothing() {
		RootTypes found = Discovery.collect(Vague.class);
		assertThat(found.roots()).isEmpty();
		assertThat(found.unseen()).isEmpty();
	}

	@Test
	void collectWhenAnnotationsAreComposedFindsOperations() {
		assertThat(Discovery.from(Discovery.collect(Web.class), Web.class, "read")).containsExactly(CUSTOMER);
		assertThat(Discovery.from(Discovery.collect(Extension.class), Extension.class, "read"))
			.containsExactly(CUSTOMER);
	}

	@Test
	void collectWhenBeanIsNoEndpointOrSpringBootsOwnFindsNothing() {
		assertThat(Discovery.collect(NoEndpoint.class).roots()).isEmpty();
		RootTypes found = Discovery.collect(InfoEndpoint.class);
		assertThat(found.roots()).isEmpty();
		assertThat(found.unseen()).isEmpty();
	}

	@Endpoint(id = "own")
	static class Own {

		@ReadOperation
		Customer read() {
			return new Customer("Ada");
		}

		@WriteOperation
		Customer write(String name) {
			return new Customer("Ada");
		}

		@DeleteOperation
		Customer delete() {
			return new Customer("Ada");
		}

		@ReadOperation
		List<Customer> list() {
			return List.of();
		}

		@ReadOperation
		WebEndpointResponse<Customer> response() {
			return new WebEndpointResponse<>();
		}

		@ReadOperation
		Mono<Customer> mono() {
			return Mono.empty();
		}

		Discovery noOperation() {
			throw new UnsupportedOperationException();
		}

	}

	@Endpoint(id = "plain")
	static class Plain {

		@ReadOperation
		String text() {
			return "";
		}

		@WriteOperation
		void nothing() {
		}

		@ReadOperation
		Resource resource() {
			throw new UnsupportedOperationException();
		}

	}

	@Endpoint(id = "vague")
	static class Vague {

		@ReadOperation
		Map<String, Object> any() {
			return Map.of();
		}

	}

	@WebEndpoint(id = "web")
	static class Web {

		@ReadOperation
		Customer read() {
			return new Customer("Ada");
		}

	}

	@EndpointWebExtension(endpoint = Own.class)
	static class Extension {

		@ReadOperation
		Customer read() {
			return new Customer("Ada");
		}

	}

	static class NoEndpoint {

		@ReadOperation
		Customer read() {
			return new Customer("Ada");
		}

	}

}
