package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.kotlin.KotlinModule;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Address;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Annotated;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Booking;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Boxed;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Brief;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Built;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Card;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Cash;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Checked;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Circle;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Color;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Customer;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Defaults;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Drawing;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Generic;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Generics;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Hidden;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Item;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Labelled;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OddlyNamed;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OfArrays;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OfVararg;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OfViews;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OnlyDefaults;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Order;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Payments;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Primitives;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Tree;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Wide;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.WithBoth;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.WithBothByObject;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.WithDelegate;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.WithFactory;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.WithIgnored;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.WithInjected;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.WithUnwrapped;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Witness;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Classes that Kotlin's compiler made: default arguments, and parameters that may not be
 * {@code null}, are for Jackson's module for Kotlin.
 */
class ReadKotlinTests {

	private static final String REASON = "it is a Kotlin class of which more is to do";

	private static final String ADDRESS = "{\"street\":\"s\",\"zip\":\"z\",\"lines\":[\"l\"]}";

	private static final String BOOKING = "{\"id\":1,\"name\":\"n\",\"note\":\"o\",\"guests\":2,\"price\":2.50,"
			+ "\"from\":\"2020-01-02\",\"tags\":[\"a\",\"b\"],\"byRoom\":{\"r\":1},\"address\":" + ADDRESS
			+ ",\"color\":\"RED\",\"paid\":true}";

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void passesWhatIsReadToConstructors(boolean strict) {
		ReadParity.of(() -> kotlinMapper(strict))
			.straightLine(Booking.class, Address.class)
			.settled(Booking.class, Address.class)
			.check(Booking.class, BOOKING, BOOKING.replace("\"o\"", "null"),
					BOOKING.replace("2,\"price", "null,\"price"), BOOKING.replace("\"n\"", "null"),
					BOOKING.replace("[\"a\",\"b\"]", "null"), BOOKING.replace("[\"l\"]", "null"),
					BOOKING.replace("\"z\"", "null"), BOOKING.replace("\"note\":\"o\",\"guests\":2,", ""),
					BOOKING.replace("\"name\":\"n\",", ""), BOOKING.replace(",\"paid\":true", ""),
					BOOKING.replace("}", ",\"id\":5,\"x\":[1]}"), "{\"id\":1}", "{}");
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void leavesOutWhatHasDefaults(boolean strict) {
		String given = "{\"name\":\"n\",\"label\":\"l\",\"size\":3,\"flag\":false,\"letter\":\"y\",\"part\":2,"
				+ "\"ratio\":1.5,\"note\":\"o\",\"tags\":[\"t\"],\"nothing\":\"p\"}";
		ReadParity.of(() -> kotlinMapper(strict))
			.straightLine(Defaults.class)
			.settled(Defaults.class)
			.check(Defaults.class, given, "{\"name\":\"n\"}", "{\"name\":\"n\",\"nothing\":\"p\"}",
					"{\"nothing\":null,\"name\":\"n\",\"size\":7}", "{\"name\":\"n\",\"letter\":\"z\",\"tags\":[]}",
					"{\"label\":\"l\"}", "{\"name\":null}", "{\"name\":\"n\",\"note\":null}",
					"{\"name\":\"n\",\"label\":null}", "{\"name\":\"n\",\"size\":null,\"flag\":null}", "{}");
		ReadParity.of(() -> kotlinMapper(strict))
			.straightLine(OnlyDefaults.class)
			.settled(OnlyDefaults.class)
			.check(OnlyDefaults.class, "{}", "{\"first\":\"b\"}", "{\"second\":3}", "{\"second\":3,\"first\":\"c\"}",
					"{\"first\":null}", "{\"second\":null}");
	}

	@Test
	void leavesOutMoreThanOneMaskTells() {
		ReadParity.of(() -> kotlinMapper(false))
			.straightLine(Wide.class)
			.settled(Wide.class)
			.check(Wide.class, "{}", "{\"p0\":\"a\",\"p31\":\"b\"}", "{\"p32\":\"c\"}",
					"{\"p31\":\"b\",\"p32\":\"c\",\"p33\":\"d\"}", "{\"p33\":\"d\",\"p0\":null}");
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void readsPrimitives(boolean strict) {
		String all = "{\"byte\":1,\"short\":2,\"char\":\"c\",\"float\":1.5,\"double\":2.5,\"boolean\":true,"
				+ "\"long\":3,\"int\":4}";
		for (Class<?> type : new Class<?>[] { Primitives.class, Boxed.class }) {
			ReadParity.of(() -> kotlinMapper(strict))
				.straightLine(type)
				.settled(type)
				.check(type, all, "{}", "{\"byte\":null,\"char\":null,\"int\":null}", all.replace("4", "4.5"),
						all.replace("1.5", "null"), all.replace("\"c\"", "99"), all.replace("true", "null"),
						all.replace(",\"int\":4", ""));
		}
	}

	@Test
	void reportsWhatConstructorsThrow() {
		for (boolean wrapped : new boolean[] { true, false }) {
			ReadParity.of(() -> kotlinMapper(false).configure(DeserializationFeature.WRAP_EXCEPTIONS, wrapped))
				.straightLine(Checked.class)
				.settled(Checked.class)
				.check(Checked.class, "{\"name\":\"a\",\"age\":1}", "{\"name\":\"a\",\"age\":-1}",
						"{\"age\":-2,\"name\":\"a\",\"x\":1}", "{\"age\":1000,\"name\":\"a\"}",
						"{\"age\":1001,\"name\":\"a\"}", "{\"age\":-1,\"name\":null}", "{\"age\":-1}");
		}
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"{\"text\":\"a\",\"note\":\"b\",\"list\":[],\"letter\":\"c\",\"part\":2,\"flag\":true,\"label\":\"d\"}",
			"{\"text\":\"a\",\"note\":null,\"list\":null,\"letter\":\"c\",\"part\":2,\"flag\":true,\"label\":null}",
			"{\"text\":\"a\"}", "{\"text\":\"a\",\"label\":null}", "{\"part\":2,\"text\":\"a\",\"list\":[\"b\"]}" })
	void needsNoReflection(String document) throws IOException {
		ObjectMapper plain = kotlinMapper(true);
		plain.readValue(document, Witness.class);
		assertThat(Witness.byReflection).isTrue();
		for (boolean settled : new boolean[] { true, false }) {
			ObjectMapper mapper = kotlinMapper(true);
			OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(kotlinMapper(true));
			OnDemandReflectionFree running = settled ? onDemand.reuse(mapper) : onDemand.reuseUnsettled(mapper);
			mapper.readValue(document, Witness.class);
			assertThat(Witness.byReflection).isFalse();
			assertThat(running.isReadAsSettled(Witness.class)).isEqualTo(settled);
		}
	}

	@Test
	@SuppressWarnings("unchecked")
	void hasReflectionRefuseWhatIsOfAnotherClass() {
		ReadParity
			.of(() -> with(new KotlinModule.Builder().build()).registerModule(
					new SimpleModule().addDeserializer((Class<Object>) (Class<?>) Address.class, new Wrong())))
			.straightLine(Booking.class)
			.unmutated()
			.check(Booking.class, BOOKING);
		ReadParity
			.of(() -> with(new KotlinModule.Builder().build()).registerModule(
					new SimpleModule().addDeserializer((Class<Object>) (Class<?>) Address.class, new Wrong())))
			.straightLine(Labelled.class)
			.unmutated()
			.check(Labelled.class, "{\"address\":{},\"label\":\"l\"}", "{\"address\":{}}");
	}

	@Test
	void readsGenericClasses() {
		ReadParity.of(() -> kotlinMapper(true))
			.straightLine(Generics.class, Generic.class)
			.check(Generics.class,
					"{\"texts\":{\"value\":\"a\",\"values\":[\"b\"],\"optional\":null},\"numbers\":{\"value\":1,"
							+ "\"values\":[2]},\"nested\":{\"value\":{\"value\":" + ADDRESS
							+ ",\"values\":[]},\"values\":[]}}",
					"{\"texts\":{\"value\":null,\"values\":[null]},\"numbers\":{\"value\":\"x\"}}");
		ReadParity.of(() -> kotlinMapper(true)).straightLine(Generic.class).check(new TypeReference<Generic<Long>>() {
		}, "{\"value\":1,\"values\":[2,3]}", "{\"value\":null,\"values\":[]}", "{\"values\":[]}");
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void readsAsAnnotationsSay(boolean strict) {
		String all = "{\"identifier\":\"i\",\"title\":\"n\",\"skipped\":\"s\",\"empty\":\"e\",\"strict\":[\"t\"],"
				+ "\"required\":1}";
		ReadParity.of(() -> kotlinMapper(strict))
			.straightLine(Annotated.class)
			.check(Annotated.class, all, all.replace("\"s\"", "null"), all.replace("\"e\"", "null"),
					all.replace("\"t\"", "null"), all.replace("\"i\"", "null"), all.replace("title", "name"),
					all.replace("\"identifier\":\"i\",", ""), all.replace(",\"required\":1", ""),
					all.replace("\"required\":1", "\"required\":null"), all.replace("\"empty\":\"e\",", ""));
		ReadParity.of(() -> kotlinMapper(strict))
			.straightLine(OddlyNamed.class)
			.check(OddlyNamed.class, "{\"with space\":\"a\",\"in\":\"b\",\"isOpen\":true,\"URL\":\"c\",\"größe\":1}",
					"{\"open\":true,\"url\":\"c\"}");
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void readsArrays(boolean strict) {
		ReadParity.of(() -> kotlinMapper(strict))
			.straightLine(OfVararg.class)
			.check(OfVararg.class, "{\"names\":[\"a\",\"b\"]}", "{\"names\":null}", "{}");
		ReadParity.of(() -> kotlinMapper(strict))
			.straightLine(OfArrays.class)
			.check(OfArrays.class, "{\"numbers\":[1],\"texts\":[\"a\",null],\"matrix\":[[1,2],[]]}",
					"{\"numbers\":[1],\"matrix\":[null]}", "{\"texts\":null}");
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void readsSealedTypes(boolean strict) {
		ReadParity.of(() -> kotlinMapper(strict))
			.straightLine(Payments.class, Card.class, Cash.class)
			.check(Payments.class,
					"{\"first\":{\"type\":\"card\",\"number\":\"1\",\"holder\":\"h\"},\"others\":[{\"type\":\"cash\","
							+ "\"amount\":1.5},{\"amount\":2,\"currency\":\"USD\",\"type\":\"cash\"}]}",
					"{\"first\":{\"type\":\"card\"},\"others\":[]}", "{\"first\":{\"type\":\"x\"}}");
	}

	@Test
	void readsTypesThatContainThemselves() {
		ReadParity.of(() -> kotlinMapper(true))
			.straightLine(Tree.class)
			.check(Tree.class,
					"{\"name\":\"a\",\"parent\":{\"name\":\"b\"},\"children\":[{\"name\":\"c\",\"parent\":null,"
							+ "\"children\":[]}]}",
					"{\"name\":\"a\",\"parent\":{\"name\":null}}", "{\"children\":[{\"name\":\"b\"}]}");
	}

	@Test
	void readsWhatConstructorsOutOfReachTake() {
		ReadParity.of(() -> kotlinMapper(false))
			.straightLine(Hidden.class)
			.settled(Hidden.class)
			.check(Hidden.class, "{\"name\":\"a\",\"note\":\"b\"}", "{\"name\":\"a\"}", "{\"name\":null}");
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void readsWithViews(boolean strict) {
		ReadParity.of(() -> kotlinMapper(strict))
			.straightLine(OfViews.class)
			.reader((reader) -> reader.withView(Brief.class))
			.check(OfViews.class, "{\"brief\":\"a\",\"full\":\"b\",\"always\":\"c\"}", "{\"always\":\"c\"}", "{}");
		ReadParity.of(() -> kotlinMapper(strict))
			.straightLine(OfViews.class)
			.check(OfViews.class, "{\"brief\":\"a\",\"full\":\"b\",\"always\":\"c\"}", "{\"always\":\"c\"}", "{}");
	}

	@Test
	void updatesInstances() {
		ReadParity.of(() -> kotlinMapper(false))
			.straightLine(Booking.class)
			.updating(ReadKotlinTests::booking)
			.check(Booking.class, "{\"paid\":false}", "{\"paid\":false,\"address\":" + ADDRESS + "}", "{\"id\":5}");
	}

	@ParameterizedTest
	@EnumSource(names = { "CAN_OVERRIDE_ACCESS_MODIFIERS", "OVERRIDE_PUBLIC_ACCESS_MODIFIERS" })
	@SuppressWarnings("deprecation")
	void leavesToTheModuleWhatItMayNotAccess(MapperFeature feature) {
		ReadParity.of(() -> kotlinMapper(false).configure(feature, false))
			.fallback(OnlyDefaults.class, "Jackson's Kotlin module makes more of it")
			.check(OnlyDefaults.class, "{\"first\":\"a\",\"second\":1}", "{}");
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void readsTypesThatAreWritten(boolean strict) {
		String item = "{\"sku_code\":\"s\",\"qty\":1,\"unit_price\":2.5}";
		ReadParity.of(() -> kotlinMapper(strict))
			.straightLine(Order.class, Customer.class)
			.fallback(Item.class, REASON)
			.check(Order.class,
					"{\"id\":1,\"customer\":{\"name\":\"n\",\"age\":null,\"isVip\":true},\"items\":[" + item
							+ "],\"byName\":{\"a\":" + item + "},\"memo\":null}",
					"{\"id\":1,\"customer\":{\"name\":\"n\"},\"items\":[],\"byName\":{}}", "{\"id\":1}",
					"{\"id\":null,\"customer\":null}");
		ReadParity.of(() -> kotlinMapper(strict))
			.straightLine(Drawing.class, Circle.class)
			.check(Drawing.class,
					"{\"shapes\":[{\"kind\":\"circle\",\"radius\":1},{\"kind\":\"Nowhere\"}],\"main\":null}",
					"{\"shapes\":[{\"kind\":\"missing\"}]}", "{\"shapes\":[null]}");
	}

	@ParameterizedTest
	@ValueSource(classes = { WithInjected.class, WithIgnored.class, WithUnwrapped.class, WithFactory.class,
			WithDelegate.class, Item.class, WithBoth.class, WithBothByObject.class })
	void leavesToTheModuleWhatIsMore(Class<?> type) {
		ReadParity.of(() -> kotlinMapper(false))
			.fallback(type, REASON)
			.check(type, "{}", "{\"id\":1,\"note\":\"n\",\"street\":\"s\",\"text\":\"t\"}",
					"{\"id\":\"a\",\"other\":null,\"amount\":3}");
	}

	@Test
	void leavesBuildersToTheModule() {
		ReadParity.of(() -> kotlinMapper(true))
			.fallback(Built.class, "its builder is a Kotlin class")
			.check(Built.class, "{\"text\":\"a\"}", "{\"text\":null}", "{}");
	}

	private static Booking booking() {
		Address address = new Address("s", null, null);
		return new Booking(1, "n", null, 2, BigDecimal.ONE, null, List.of("t"), Map.of(), address, Color.RED, true);
	}

	private static ObjectMapper kotlinMapper(boolean strict) {
		return JsonMapper.builder()
			.addModules(new JavaTimeModule(), new KotlinModule.Builder().build())
			.configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, strict)
			.configure(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES, strict)
			.build();
	}

	private static ObjectMapper with(KotlinModule module) {
		return JsonMapper.builder().addModules(new JavaTimeModule(), module).build();
	}

	/**
	 * Reads what is not what it says.
	 */
	private static final class Wrong extends JsonDeserializer<Object> {

		@Override
		public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			parser.skipChildren();
			return "a text";
		}

	}

}
