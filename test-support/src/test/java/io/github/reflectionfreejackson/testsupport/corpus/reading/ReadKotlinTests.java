package io.github.reflectionfreejackson.testsupport.corpus.reading;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.kotlin.KotlinModule;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Customer;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Drawing;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Item;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OfValueClasses;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Order;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Classes that Kotlin's compiler made: constructors with default arguments, and
 * parameters that may not be {@code null}, are for Jackson's module for Kotlin.
 */
class ReadKotlinTests {

	private static final String REASON = "it is a Kotlin class";

	private static final String ITEM = "{\"sku_code\":\"s\",\"qty\":1,\"unit_price\":2.5}";

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void leavesDataClassesToTheModule(boolean strict) {
		ReadParity.of(() -> kotlinMapper(strict))
			.fallback(Order.class, REASON)
			.fallback(Customer.class, REASON)
			.fallback(Item.class, REASON)
			.check(Order.class,
					"{\"id\":1,\"customer\":{\"name\":\"n\",\"age\":null,\"isVip\":true},\"items\":[" + ITEM
							+ "],\"byName\":{\"a\":" + ITEM + "},\"memo\":null}",
					"{\"id\":1,\"customer\":{\"name\":\"n\"},\"items\":[],\"byName\":{}}", "{\"id\":1}",
					"{\"id\":null,\"customer\":null}");
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void leavesSealedTypesAndObjectsToTheModule(boolean strict) {
		ReadParity.of(() -> kotlinMapper(strict))
			.fallback(Drawing.class, REASON)
			.check(Drawing.class,
					"{\"shapes\":[{\"kind\":\"circle\",\"radius\":1},{\"kind\":\"Nowhere\"}],\"main\":null}",
					"{\"shapes\":[{\"kind\":\"missing\"}]}", "{\"shapes\":[null]}");
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void leavesValueClassesToTheModule(boolean strict) {
		ReadParity.of(() -> kotlinMapper(strict))
			.fallback(OfValueClasses.class, REASON)
			.check(OfValueClasses.class, "{\"id\":\"a\",\"other\":null,\"amount\":3}", "{\"id\":null}", "{}");
	}

	private static ObjectMapper kotlinMapper(boolean strict) {
		return JsonMapper.builder()
			.addModules(new JavaTimeModule(), new KotlinModule.Builder().build())
			.configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, strict)
			.configure(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES, strict)
			.build();
	}

}
