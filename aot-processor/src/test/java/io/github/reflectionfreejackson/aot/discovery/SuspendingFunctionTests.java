package io.github.reflectionfreejackson.aot.discovery;

import java.util.List;

import kotlin.Metadata;
import kotlin.Unit;
import kotlin.coroutines.Continuation;
import org.junit.jupiter.api.Test;

import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for controllers with suspending functions, as Kotlin's compiler makes them: what
 * they return is what they continue with.
 */
class SuspendingFunctionTests {

	private static final String CUSTOMER = Customer.class.getName();

	@Test
	void collectWhenFunctionSuspendsFindsWhatItReturns() {
		RootTypes found = Discovery.collect(Suspending.class);
		assertThat(Discovery.from(found, Suspending.class, "find")).containsExactly(CUSTOMER);
		assertThat(Discovery.from(found, Suspending.class, "all")).containsExactly(CUSTOMER);
		assertThat(Discovery.from(found, Suspending.class, "entity")).containsExactly(CUSTOMER);
	}

	@Test
	void collectWhenFunctionSuspendsFindsWhatItTakes() {
		RootTypes found = Discovery.collect(Suspending.class);
		assertThat(Discovery.bodies(found, Suspending.class, "save")).containsExactly(CUSTOMER);
	}

	@Test
	void collectWhenFunctionReturnsNothingFindsNothing() {
		RootTypes found = Discovery.collect(Suspending.class);
		assertThat(Discovery.from(found, Suspending.class, "save")).isEmpty();
		assertThat(found.unreadable()).isEmpty();
	}

	@Test
	void collectWhenFunctionReturnsAnythingRecordsItAsUnseen() {
		RootTypes found = Discovery.collect(Suspending.class);
		assertThat(found.unseen()).extracting(UnseenReturn::origin)
			.containsExactly(Suspending.class.getName() + "#anything");
	}

	@Test
	void collectWhenContinuationsTypeArgumentIsOfTheClassResolvesIt() {
		assertThat(Discovery.from(Discovery.collect(Concrete.class), Concrete.class, "find")).containsExactly(CUSTOMER);
	}

	@Test
	void collectWhenClassIsOfJavaTakesItsReturnType() {
		RootTypes found = Discovery.collect(OfJava.class);
		assertThat(Discovery.from(found, OfJava.class, "find")).isEmpty();
		assertThat(found.unseen()).hasSize(1);
	}

	@Metadata
	@RestController
	static class Suspending {

		@GetMapping("/customer")
		Object find(Continuation<? super Customer> continuation) {
			throw new UnsupportedOperationException();
		}

		@GetMapping("/customers")
		Object all(String filter, Continuation<? super List<Customer>> continuation) {
			throw new UnsupportedOperationException();
		}

		@GetMapping("/entity")
		Object entity(Continuation<? super ResponseEntity<Customer>> continuation) {
			throw new UnsupportedOperationException();
		}

		@PostMapping("/customer")
		Object save(@RequestBody Customer customer, Continuation<? super Unit> continuation) {
			throw new UnsupportedOperationException();
		}

		@GetMapping("/anything")
		Object anything(Continuation<Object> continuation) {
			throw new UnsupportedOperationException();
		}

	}

	@Metadata
	abstract static class Generic<T> {

		@GetMapping("/generic")
		Object find(Continuation<? super T> continuation) {
			throw new UnsupportedOperationException();
		}

	}

	@Metadata
	@RestController
	static class Concrete extends Generic<Customer> {

	}

	@RestController
	static class OfJava {

		@GetMapping("/java")
		Object find(Continuation<? super Customer> continuation) {
			throw new UnsupportedOperationException();
		}

	}

}
