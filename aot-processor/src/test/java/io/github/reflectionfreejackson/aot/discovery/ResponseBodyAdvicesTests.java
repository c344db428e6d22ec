package io.github.reflectionfreejackson.aot.discovery;

import java.util.List;
import java.util.function.Supplier;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.core.MethodParameter;
import org.springframework.http.MediaType;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.http.converter.json.MappingJacksonValue;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.servlet.mvc.method.annotation.AbstractMappingJacksonResponseBodyAdvice;
import org.springframework.web.servlet.mvc.method.annotation.ResponseBodyAdvice;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ResponseBodyAdvices}.
 */
class ResponseBodyAdvicesTests {

	private static final String METHOD = "beforeBodyWrite";

	@ParameterizedTest
	@ValueSource(classes = { Wrapping.class, WrappingSometimes.class, WrappingByMethod.class, Assigning.class,
			Choosing.class, Replacing.class, InheritsWrapping.class, Unpacking.class, Joining.class })
	void collectWhenAdviceAnswersWithSomethingElseRecordsWhatCannotBeSeen(Class<?> advice) {
		RootTypes found = Discovery.collect(advice);
		assertThat(found.unseen()).singleElement().satisfies((unseen) -> {
			assertThat(unseen.origin()).isEqualTo(advice.getName() + "#" + METHOD);
			assertThat(unseen.declaredType()).isEqualTo("java.lang.Object");
			assertThat(unseen.endpoints()).isEmpty();
		});
		assertThat(Discovery.from(found, advice, METHOD)).isEmpty();
	}

	@Test
	void collectWhenAdviceDeclaresWhatItAnswersWithFindsTypes() {
		RootTypes found = Discovery.collect(Declaring.class);
		assertThat(Discovery.from(found, Declaring.class, METHOD)).containsExactly(
				Envelope.class.getName() + "<" + List.class.getName() + "<" + Customer.class.getName() + ">>");
		assertThat(found.unseen()).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(classes = { Passing.class, PassingTyped.class, PassingCast.class, OfSpring.class, NoAdvice.class })
	void collectWhenAdviceAnswersWithNothingElseRecordsNothing(Class<?> advice) {
		RootTypes found = Discovery.collect(advice);
		assertThat(found.unseen()).isEmpty();
		assertThat(found.unreadable()).isEmpty();
		assertThat(Discovery.from(found, advice, METHOD)).isEmpty();
	}

	record Envelope<T>(T data) {

		static Envelope<Object> of(Object body) {
			return new Envelope<>(body);
		}

	}

	abstract static class Advice<T> implements ResponseBodyAdvice<T> {

		@Override
		public boolean supports(MethodParameter method, Class<? extends HttpMessageConverter<?>> converter) {
			return true;
		}

	}

	@RestControllerAdvice
	static class Wrapping extends Advice<Object> {

		@Override
		public Object beforeBodyWrite(Object body, MethodParameter method, MediaType type,
				Class<? extends HttpMessageConverter<?>> converter, ServerHttpRequest request,
				ServerHttpResponse response) {
			return new Envelope<>(body);
		}

	}

	@RestControllerAdvice
	static class InheritsWrapping extends Wrapping {

	}

	@RestControllerAdvice
	static class WrappingSometimes extends Advice<Object> {

		@Override
		public Object beforeBodyWrite(Object body, MethodParameter method, MediaType type,
				Class<? extends HttpMessageConverter<?>> converter, ServerHttpRequest request,
				ServerHttpResponse response) {
			if (body instanceof Envelope<?>) {
				return body;
			}
			return new Envelope<>(body);
		}

	}

	@RestControllerAdvice
	static class WrappingByMethod extends Advice<Object> {

		@Override
		public Object beforeBodyWrite(Object body, MethodParameter method, MediaType type,
				Class<? extends HttpMessageConverter<?>> converter, ServerHttpRequest request,
				ServerHttpResponse response) {
			return Envelope.of(body);
		}

	}

	@RestControllerAdvice
	static class Assigning extends Advice<Object> {

		@Override
		public Object beforeBodyWrite(Object body, MethodParameter method, MediaType type,
				Class<? extends HttpMessageConverter<?>> converter, ServerHttpRequest request,
				ServerHttpResponse response) {
			if (request == null) {
				body = response;
			}
			return body;
		}

	}

	@RestControllerAdvice
	static class Choosing extends Advice<Object> {

		@Override
		public Object beforeBodyWrite(Object body, MethodParameter method, MediaType type,
				Class<? extends HttpMessageConverter<?>> converter, ServerHttpRequest request,
				ServerHttpResponse response) {
			return (request != null) ? response : body;
		}

	}

	@RestControllerAdvice
	static class Replacing extends Advice<Object> {

		@Override
		public Object beforeBodyWrite(Object body, MethodParameter method, MediaType type,
				Class<? extends HttpMessageConverter<?>> converter, ServerHttpRequest request,
				ServerHttpResponse response) {
			return type;
		}

	}

	@RestControllerAdvice
	static class Unpacking extends Advice<Object> {

		@Override
		public Object beforeBodyWrite(Object body, MethodParameter method, MediaType type,
				Class<? extends HttpMessageConverter<?>> converter, ServerHttpRequest request,
				ServerHttpResponse response) {
			return ((Envelope<?>) body).data;
		}

	}

	@RestControllerAdvice
	static class Joining extends Advice<Object> {

		@Override
		public Object beforeBodyWrite(Object body, MethodParameter method, MediaType type,
				Class<? extends HttpMessageConverter<?>> converter, ServerHttpRequest request,
				ServerHttpResponse response) {
			return (Supplier<Object>) () -> body;
		}

	}

	@RestControllerAdvice
	static class Declaring extends Advice<Object> {

		@Override
		public Envelope<List<Customer>> beforeBodyWrite(Object body, MethodParameter method, MediaType type,
				Class<? extends HttpMessageConverter<?>> converter, ServerHttpRequest request,
				ServerHttpResponse response) {
			return new Envelope<>(List.of());
		}

	}

	@RestControllerAdvice
	static class Passing extends Advice<Object> {

		@Override
		public Object beforeBodyWrite(Object body, MethodParameter method, MediaType type,
				Class<? extends HttpMessageConverter<?>> converter, ServerHttpRequest request,
				ServerHttpResponse response) {
			if (request == null) {
				return body;
			}
			response.getHeaders().add("X-Answered-By", String.valueOf(body));
			return body;
		}

	}

	@RestControllerAdvice
	static class PassingTyped extends Advice<Customer> {

		@Override
		public Customer beforeBodyWrite(Customer body, MethodParameter method, MediaType type,
				Class<? extends HttpMessageConverter<?>> converter, ServerHttpRequest request,
				ServerHttpResponse response) {
			return body;
		}

	}

	@RestControllerAdvice
	static class PassingCast extends Advice<Object> {

		@Override
		public Customer beforeBodyWrite(Object body, MethodParameter method, MediaType type,
				Class<? extends HttpMessageConverter<?>> converter, ServerHttpRequest request,
				ServerHttpResponse response) {
			return (Customer) body;
		}

	}

	static class NoAdvice extends Advice<Object> {

		@Override
		public Object beforeBodyWrite(Object body, MethodParameter method, MediaType type,
				Class<? extends HttpMessageConverter<?>> converter, ServerHttpRequest request,
				ServerHttpResponse response) {
			return new Envelope<>(body);
		}

	}

	@RestControllerAdvice
	static class OfSpring extends AbstractMappingJacksonResponseBodyAdvice {

		@Override
		protected void beforeBodyWriteInternal(MappingJacksonValue body, MediaType type, MethodParameter method,
				ServerHttpRequest request, ServerHttpResponse response) {
			body.setSerializationView(Object.class);
		}

	}

}
