package io.github.reflectionfreejackson.aot.unwrap;

import java.io.InputStream;
import java.io.Reader;
import java.io.Serializable;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;

import javax.xml.transform.Source;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.reflectionfreejackson.aot.discovery.Customer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.core.ResolvableType;
import org.springframework.core.io.Resource;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.data.domain.Page;
import org.springframework.hateoas.EntityModel;
import org.springframework.http.HttpEntity;
import org.springframework.http.codec.multipart.FilePart;
import org.springframework.http.codec.multipart.Part;
import org.springframework.http.codec.multipart.PartEvent;
import org.springframework.util.MultiValueMap;
import org.springframework.util.ReflectionUtils;
import org.springframework.web.multipart.MultipartFile;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link UnwrapRules} about what is read.
 */
class ReadingRulesTests {

	private static final ClassLoader CLASS_LOADER = ReadingRulesTests.class.getClassLoader();

	private final Unwrapper unwrapper = Unwrapper.ofReading(CLASS_LOADER);

	@ParameterizedTest
	@ValueSource(strings = { "bean", "entity", "mono", "flux", "monoOfList", "monoOfEntity", "publisher", "future",
			"optional", "list", "set", "array", "matrix", "mapValue", "deep" })
	void unwrapWhenWrappedFindsContent(String method) {
		assertThat(roots(method)).containsExactly(Customer.class);
	}

	@ParameterizedTest
	@ValueSource(strings = { "object", "serializable", "mapOfObjects", "listOfWildcards", "tree", "objectNode",
			"treeLater", "string", "stringLater", "bytes", "resource", "buffers", "number", "form", "nothing" })
	void unwrapWhenNothingIsToBeGeneratedFindsNothing(String method) {
		assertThat(roots(method)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "file", "files", "fileArray", "servletPart", "part", "filePart", "parts", "partMap",
			"partEvents", "stream", "reader", "source" })
	void unwrapWhenContentIsRawFindsNothing(String method) {
		assertThat(roots(method)).isEmpty();
	}

	@Test
	void unwrapWhenPageFindsDeclaredTypeAndContentOnly() {
		assertThat(roots("page")).extracting(Type::getTypeName)
			.containsExactly(Page.class.getName() + "<" + Customer.class.getName() + ">", Customer.class.getName());
	}

	@Test
	void unwrapWhenModelFindsModelAndContent() {
		assertThat(roots("model")).extracting(Type::getTypeName)
			.containsExactly(EntityModel.class.getName() + "<" + Customer.class.getName() + ">",
					Customer.class.getName());
	}

	@Test
	void unwrapWhenKeysAreOfTheApplicationFindsMapAndContent() {
		assertThat(roots("mapKey")).extracting(Type::getTypeName)
			.containsExactly(Map.class.getName() + "<" + Customer.class.getName() + ", java.lang.String>",
					Customer.class.getName());
	}

	private Collection<Type> roots(String name) {
		Method method = ReflectionUtils.findMethod(Types.class, name);
		assertThat(method).isNotNull();
		return this.unwrapper.unwrap(ResolvableType.forMethodReturnType(method)).roots();
	}

	interface Types {

		Customer bean();

		HttpEntity<Customer> entity();

		Mono<Customer> mono();

		Flux<Customer> flux();

		Mono<List<Customer>> monoOfList();

		Mono<HttpEntity<Customer>> monoOfEntity();

		Flow.Publisher<Customer> publisher();

		CompletableFuture<Customer> future();

		Optional<Customer> optional();

		List<Customer> list();

		Set<? extends Customer> set();

		Customer[] array();

		Customer[][] matrix();

		Map<String, Customer> mapValue();

		Map<Customer, String> mapKey();

		HttpEntity<Mono<Map<String, List<Customer[]>>>> deep();

		Object object();

		Serializable serializable();

		Map<String, Object> mapOfObjects();

		List<?> listOfWildcards();

		JsonNode tree();

		ObjectNode objectNode();

		Mono<JsonNode> treeLater();

		String string();

		Mono<String> stringLater();

		byte[] bytes();

		Resource resource();

		Flux<DataBuffer> buffers();

		Integer number();

		MultiValueMap<String, String> form();

		void nothing();

		MultipartFile file();

		List<MultipartFile> files();

		MultipartFile[] fileArray();

		jakarta.servlet.http.Part servletPart();

		Part part();

		Mono<FilePart> filePart();

		Flux<Part> parts();

		Mono<MultiValueMap<String, Part>> partMap();

		Flux<PartEvent> partEvents();

		InputStream stream();

		Reader reader();

		Source source();

		Page<Customer> page();

		EntityModel<Customer> model();

	}

}
