package io.github.reflectionfreejackson.aot.discovery;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.List;

import org.junit.jupiter.api.Test;

import org.springframework.core.annotation.AliasFor;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.service.annotation.GetExchange;
import org.springframework.web.service.annotation.HttpExchange;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link HandlerMappings}.
 */
class HandlerMappingsTests {

	@Test
	void collectWhenMethodIsMappedFindsMethodAndPath() {
		assertThat(endpoints(Plain.class, "find")).containsExactly("GET /plain/{id}");
		assertThat(endpoints(Plain.class, "create")).containsExactly("POST /plain");
		assertThat(endpoints(Plain.class, "root")).containsExactly("GET /");
	}

	@Test
	void collectWhenClassIsMappedCombinesPathsAndMethods() {
		assertThat(endpoints(OnClass.class, "all")).containsExactly("GET /a", "GET /b/");
		assertThat(endpoints(OnClass.class, "find")).containsExactly("GET /a/{id}", "GET /b/{id}");
		assertThat(endpoints(OnClass.class, "two")).containsExactly("GET /a/x", "PUT /a/x", "GET /a/y", "PUT /a/y",
				"GET /b/x", "PUT /b/x", "GET /b/y", "PUT /b/y");
	}

	@Test
	void collectWhenMappingNamesNoMethodFindsAny() {
		assertThat(endpoints(Plain.class, "any")).containsExactly("ANY /any");
	}

	@Test
	void collectWhenMappingIsMetaAnnotatedFindsEndpoint() {
		assertThat(endpoints(Meta.class, "find")).containsExactly("GET /meta/x");
	}

	@Test
	void collectWhenMappingIsOnInterfaceFindsEndpoint() {
		assertThat(endpoints(OnInterface.class, "find")).containsExactly("GET /interface/{id}");
		assertThat(endpoints(Exchange.class, "find")).containsExactly("GET /exchange/one");
	}

	@Test
	void collectWhenPathHasPlaceholderKeepsIt() {
		assertThat(endpoints(Placeholder.class, "find")).containsExactly("GET /${base.path}/one");
	}

	@Test
	void collectWhenPatternIsInvalidKeepsItAsDeclared() {
		assertThat(endpoints(Invalid.class, "find")).containsExactly("GET /in/{valid");
	}

	@Test
	void collectWhenExpressionHasPlaceholderKeepsIt() {
		assertThat(endpoints(OfExpression.class, "find")).containsExactly("GET /files/{name}.{ext:${extensions}}");
	}

	@Test
	void collectWhenMethodHandlesExceptionsFindsNoEndpoint() {
		RootTypes found = Discovery.collect(WithHandler.class);
		assertThat(found.roots()).filteredOn((root) -> root.type() == Customer.class)
			.singleElement()
			.satisfies((root) -> {
				assertThat(root.origins()).containsExactly(WithHandler.class.getName() + "#handle");
				assertThat(root.endpoints()).isEmpty();
			});
	}

	@Test
	void collectWhenReturnIsUnseenFindsEndpoint() {
		assertThat(Discovery.collect(Hiding.class).unseen()).singleElement()
			.extracting(UnseenReturn::endpoints)
			.isEqualTo(List.of(new Endpoint("GET", "/hidden", Hiding.class.getName() + "#hidden")));
	}

	private static List<String> endpoints(Class<?> controller, String method) {
		return Discovery.collect(controller)
			.roots()
			.stream()
			.flatMap((root) -> root.endpoints().stream())
			.filter((endpoint) -> endpoint.handler().equals(controller.getName() + "#" + method))
			.map((endpoint) -> endpoint.method() + " " + endpoint.path())
			.toList();
	}

	@RestController
	static class Plain {

		@GetMapping("/plain/{id}")
		Customer find() {
			throw new UnsupportedOperationException();
		}

		@PostMapping("plain")
		Customer create() {
			throw new UnsupportedOperationException();
		}

		@GetMapping
		Customer root() {
			throw new UnsupportedOperationException();
		}

		@RequestMapping("/any")
		Customer any() {
			throw new UnsupportedOperationException();
		}

	}

	@RestController
	@RequestMapping({ "/a", "/b/" })
	static class OnClass {

		@GetMapping
		Customer all() {
			throw new UnsupportedOperationException();
		}

		@GetMapping("/{id}")
		Customer find() {
			throw new UnsupportedOperationException();
		}

		@RequestMapping(path = { "x", "/y" }, method = { RequestMethod.PUT, RequestMethod.GET })
		Customer two() {
			throw new UnsupportedOperationException();
		}

	}

	@Retention(RetentionPolicy.RUNTIME)
	@RequestMapping(method = RequestMethod.GET)
	@interface Get {

		@AliasFor(annotation = RequestMapping.class, attribute = "path")
		String value();

	}

	@RestController
	@RequestMapping("/meta")
	static class Meta {

		@Get("/x")
		Customer find() {
			throw new UnsupportedOperationException();
		}

	}

	@RequestMapping("/interface")
	interface Api {

		@GetMapping("/{id}")
		Customer find();

	}

	@RestController
	static class OnInterface implements Api {

		@Override
		public Customer find() {
			throw new UnsupportedOperationException();
		}

	}

	@HttpExchange("/exchange")
	interface ExchangeApi {

		@GetExchange("/one")
		Customer find();

	}

	@RestController
	static class Exchange implements ExchangeApi {

		@Override
		public Customer find() {
			throw new UnsupportedOperationException();
		}

	}

	@RestController
	@RequestMapping("/${base.path}")
	static class Placeholder {

		@GetMapping("/one")
		Customer find() {
			throw new UnsupportedOperationException();
		}

	}

	@RestController
	@RequestMapping("/in")
	static class Invalid {

		@GetMapping("/{valid")
		Customer find() {
			throw new UnsupportedOperationException();
		}

	}

	@RestController
	@RequestMapping("/files")
	static class OfExpression {

		@GetMapping("/{name}.{ext:${extensions}}")
		Customer find() {
			throw new UnsupportedOperationException();
		}

	}

	@RestController
	static class WithHandler {

		@ExceptionHandler(IllegalStateException.class)
		Customer handle() {
			throw new UnsupportedOperationException();
		}

	}

	@RestController
	static class Hiding {

		@GetMapping("/hidden")
		Object hidden() {
			throw new UnsupportedOperationException();
		}

	}

}
