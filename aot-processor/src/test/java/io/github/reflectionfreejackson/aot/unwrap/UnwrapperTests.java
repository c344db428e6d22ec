package io.github.reflectionfreejackson.aot.unwrap;

import java.awt.image.BufferedImage;
import java.io.Serializable;
import java.lang.reflect.Type;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import javax.xml.transform.stream.StreamSource;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.reflectionfreejackson.aot.discovery.Customer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.core.ReactiveAdapterRegistry;
import org.springframework.core.ReactiveTypeDescriptor;
import org.springframework.core.ResolvableType;
import org.springframework.core.io.InputStreamResource;
import org.springframework.core.io.Resource;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.http.HttpEntity;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.http.codec.ServerSentEvent;
import org.springframework.http.converter.json.MappingJacksonValue;
import org.springframework.util.MultiValueMap;
import org.springframework.util.ReflectionUtils;
import org.springframework.web.ErrorResponse;
import org.springframework.web.ErrorResponseException;
import org.springframework.web.context.request.async.DeferredResult;
import org.springframework.web.context.request.async.WebAsyncTask;
import org.springframework.web.reactive.result.view.Rendering;
import org.springframework.web.servlet.ModelAndView;
import org.springframework.web.servlet.View;
import org.springframework.web.servlet.mvc.method.annotation.ResponseBodyEmitter;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;
import org.springframework.web.servlet.mvc.method.annotation.StreamingResponseBody;
import org.springframework.web.servlet.view.RedirectView;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link Unwrapper} and the rules.
 */
class UnwrapperTests {

	private static final ClassLoader CLASS_LOADER = UnwrapperTests.class.getClassLoader();

	private final Unwrapper unwrapper = Unwrapper.ofResponses(CLASS_LOADER);

	@ParameterizedTest
	@ValueSource(strings = { "bean", "responseEntity", "httpEntity", "entitySubclass", "optional", "reference", "list",
			"set", "collection", "array", "matrix", "listOfArrays", "stream", "iterable", "iterator", "callable",
			"deferredResult", "webAsyncTask", "future", "stage", "mono", "flux", "publisher", "monoSubclass", "events",
			"deep", "mapValue", "mapKey", "multiMap", "upperBound" })
	void unwrapWhenWrappedFindsContent(String method) {
		Unwrapper.Unwrapped unwrapped = unwrap(method);
		assertThat(unwrapped.roots()).containsExactly(Customer.class);
		assertThat(unwrapped.unseen()).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "nothing", "nothingAtAll", "entityOfVoid", "monoOfVoid", "string", "bytes", "resource",
			"resourceSubclass", "modelAndView", "view", "redirect", "rendering", "streaming", "entityOfStreaming",
			"primitive", "boxed", "uri", "strings", "scalars", "optionalInt", "ints", "tree", "buffers", "headers",
			"source", "image" })
	void unwrapWhenJacksonWritesNoBeanFindsNothing(String method) {
		Unwrapper.Unwrapped unwrapped = unwrap(method);
		assertThat(unwrapped.roots()).isEmpty();
		assertThat(unwrapped.unseen()).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "object", "wildcard", "rawEntity", "rawList", "listOfWildcards", "mapOfObjects",
			"mappingValue", "emitter", "sseEmitter", "entityOfEmitter", "serializable", "openVariable" })
	void unwrapWhenNothingIsDeclaredIsUnseen(String method) {
		Unwrapper.Unwrapped unwrapped = unwrap(method);
		assertThat(unwrapped.roots()).isEmpty();
		assertThat(unwrapped.unseen()).isTrue();
	}

	@Test
	void unwrapWhenMapFindsKeysAndValues() {
		assertThat(unwrap("mapOfBoth").roots()).containsExactlyInAnyOrder(Key.class, Customer.class);
	}

	@Test
	void unwrapWhenGenericBeanKeepsTypeArguments() {
		assertThat(names("api")).containsExactly(Api.class.getName() + "<" + Customer.class.getName() + ">");
		assertThat(names("nestedApi"))
			.containsExactly(Api.class.getName() + "<java.util.List<" + Customer.class.getName() + ">>");
	}

	@Test
	void unwrapWhenTypeArgumentIsUnknownFindsBeanAndIsUnseen() {
		assertThat(names("apiOfWildcard")).containsExactly(Api.class.getName() + "<java.lang.Object>");
		assertThat(unwrap("apiOfWildcard").unseen()).isTrue();
		assertThat(names("rawApi")).containsExactly(Api.class.getName());
		assertThat(unwrap("rawApi").unseen()).isTrue();
	}

	@Test
	void unwrapWhenErrorResponseFindsProblemDetail() {
		assertThat(unwrap("errorResponse").roots()).containsExactly(ProblemDetail.class);
		assertThat(unwrap("errorException").roots()).containsExactly(ProblemDetail.class);
		assertThat(unwrap("problem").roots()).containsExactly(ProblemDetail.class);
	}

	@Test
	void unwrapWhenContainerIsNoClassOfTheJdkFindsContainerAndContent() {
		assertThat(unwrap("ownList").roots()).containsExactly(Customers.class, Customer.class);
		assertThat(unwrap("ownIterable").roots()).containsExactly(Node.class);
	}

	@Test
	void unwrapWhenVariableIsBoundedFindsBound() {
		assertThat(unwrap("boundedVariable").roots()).containsExactly(Customer.class);
		assertThat(names("recursiveVariable"))
			.containsExactly(Recursive.class.getName() + "<" + Recursive.class.getName() + ">");
	}

	@Test
	void unwrapWhenTypeContainsEverLargerTypesEnds() {
		assertThat(names("growing")).first().isEqualTo(Growing.class.getName() + "<" + Customer.class.getName() + ">");
	}

	@Test
	void unwrapWhenReactiveTypeIsKnownToRegistryOnlyFindsContent() {
		ReactiveAdapterRegistry.getSharedInstance()
			.registerReactiveType(ReactiveTypeDescriptor.singleOptionalValue(Promise.class, Promise::new),
					(source) -> Mono.empty(), (publisher) -> new Promise<>());
		ReactiveAdapterRegistry.getSharedInstance()
			.registerReactiveType(ReactiveTypeDescriptor.noValue(Completion.class, Completion::new),
					(source) -> Mono.empty(), (publisher) -> new Completion());
		assertThat(unwrap("promise").roots()).containsExactly(Customer.class);
		assertThat(unwrap("completion").roots()).isEmpty();
		assertThat(unwrap("completion").unseen()).isFalse();
	}

	private Unwrapper.Unwrapped unwrap(String method) {
		return this.unwrapper
			.unwrap(ResolvableType.forMethodReturnType(ReflectionUtils.findMethod(Returns.class, method)));
	}

	private List<String> names(String method) {
		return unwrap(method).roots().stream().map(Type::getTypeName).toList();
	}

	record Api<T>(T data) {

	}

	enum Key {

		ONE

	}

	static class Customers extends ArrayList<Customer> {

	}

	interface Node extends Iterable<Node> {

		String getName();

	}

	static class Recursive<T extends Recursive<T>> {

	}

	interface Growing<T> extends Iterable<Growing<List<T>>> {

	}

	static class Promise<T> {

	}

	static class Completion {

	}

	static class CustomerEntity extends ResponseEntity<Customer> {

		CustomerEntity() {
			super(org.springframework.http.HttpStatus.OK);
		}

	}

	abstract static class CustomerMono extends Mono<Customer> {

	}

	@SuppressWarnings("rawtypes")
	interface Returns {

		Customer bean();

		ResponseEntity<Customer> responseEntity();

		HttpEntity<Customer> httpEntity();

		CustomerEntity entitySubclass();

		Optional<Customer> optional();

		AtomicReference<Customer> reference();

		List<Customer> list();

		Set<Customer> set();

		Collection<Customer> collection();

		Customer[] array();

		Customer[][] matrix();

		List<Customer[]>[] listOfArrays();

		Stream<Customer> stream();

		Iterable<Customer> iterable();

		Iterator<Customer> iterator();

		Callable<Customer> callable();

		DeferredResult<Customer> deferredResult();

		WebAsyncTask<Customer> webAsyncTask();

		CompletableFuture<Customer> future();

		CompletionStage<Customer> stage();

		Mono<Customer> mono();

		Flux<Customer> flux();

		Flow.Publisher<Customer> publisher();

		CustomerMono monoSubclass();

		Flux<ServerSentEvent<Customer>> events();

		Mono<ResponseEntity<Optional<Map<String, List<Customer>>>>> deep();

		Map<String, Customer> mapValue();

		Map<Customer, Integer> mapKey();

		MultiValueMap<String, Customer> multiMap();

		List<? extends Customer> upperBound();

		void nothing();

		Void nothingAtAll();

		ResponseEntity<Void> entityOfVoid();

		Mono<Void> monoOfVoid();

		String string();

		byte[] bytes();

		Resource resource();

		ResponseEntity<InputStreamResource> resourceSubclass();

		ModelAndView modelAndView();

		View view();

		RedirectView redirect();

		Rendering rendering();

		StreamingResponseBody streaming();

		ResponseEntity<StreamingResponseBody> entityOfStreaming();

		int primitive();

		Long boxed();

		URI uri();

		List<String> strings();

		Map<String, java.time.LocalDate> scalars();

		OptionalInt optionalInt();

		IntStream ints();

		JsonNode tree();

		Flux<DataBuffer> buffers();

		HttpHeaders headers();

		StreamSource source();

		BufferedImage image();

		@Nullable Object object();

		ResponseEntity<?> wildcard();

		ResponseEntity rawEntity();

		List rawList();

		List<?> listOfWildcards();

		Map<String, Object> mapOfObjects();

		MappingJacksonValue mappingValue();

		ResponseBodyEmitter emitter();

		SseEmitter sseEmitter();

		ResponseEntity<SseEmitter> entityOfEmitter();

		Serializable serializable();

		<T> T openVariable();

		Map<Key, Customer> mapOfBoth();

		ResponseEntity<Api<Customer>> api();

		Api<List<Customer>> nestedApi();

		Api<?> apiOfWildcard();

		Api rawApi();

		ErrorResponse errorResponse();

		ErrorResponseException errorException();

		ProblemDetail problem();

		Customers ownList();

		Node ownIterable();

		<T extends Customer & Comparator<T>> T boundedVariable();

		<T extends Recursive<T>> T recursiveVariable();

		Growing<Customer> growing();

		Promise<Customer> promise();

		Completion completion();

	}

}
