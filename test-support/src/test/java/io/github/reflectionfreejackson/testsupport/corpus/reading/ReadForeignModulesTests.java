package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.guava.GuavaModule;
import com.fasterxml.jackson.datatype.hibernate6.Hibernate6Module;
import com.fasterxml.jackson.datatype.joda.JodaModule;
import com.fasterxml.jackson.module.jakarta.xmlbind.JakartaXmlBindAnnotationModule;
import com.fasterxml.jackson.module.kotlin.KotlinModule;
import com.fasterxml.jackson.module.mrbean.MrBeanModule;
import com.google.common.base.Optional;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.Range;
import io.github.reflectionfreejackson.testsupport.corpus.HashAdapter;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import jakarta.persistence.Transient;
import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlElementWrapper;
import jakarta.xml.bind.annotation.XmlTransient;
import jakarta.xml.bind.annotation.adapters.XmlJavaTypeAdapter;
import org.joda.time.DateTime;
import org.joda.time.LocalDate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openapitools.jackson.nullable.JsonNullable;
import org.openapitools.jackson.nullable.JsonNullableModule;

/**
 * Modules that many applications register, which bring types, deserializers, modifiers of
 * types, and annotations of their own.
 */
class ReadForeignModulesTests {

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void readsTypesOfGuava(boolean strict) {
		ReadParity.of(() -> with(new GuavaModule(), strict))
			.generated(Shelf.class, Item.class)
			.check(Shelf.class,
					"{\"items\":[{\"name\":\"a\"}],\"byName\":{\"k\":{\"name\":\"b\"}},\"item\":{\"name\":\"c\"},"
							+ "\"multimap\":{\"m\":[{\"name\":\"d\"}]},\"range\":{\"lowerEndpoint\":1,"
							+ "\"lowerBoundType\":\"CLOSED\"}}",
					"{\"items\":null,\"item\":null,\"multimap\":null}", "{\"items\":[null]}", "{}");
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void readsTypesOfJodaTime(boolean strict) {
		ReadParity.of(() -> with(new JodaModule(), strict))
			.generated(Calendar.class, Item.class)
			.check(Calendar.class, "{\"instant\":5,\"formatted\":\"2020/01/02\",\"date\":[2020,1,2]}",
					"{\"instant\":\"1970-01-02T10:17:36.789Z\",\"byDate\":{\"2020-01-03\":{\"name\":\"a\"}}}",
					"{\"date\":\"\",\"instant\":null}");
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void readsAsAnnotationsForXmlSay(boolean strict) {
		ReadParity.of(() -> with(new JakartaXmlBindAnnotationModule(), strict))
			.generated(Letter.class)
			.check(Letter.class, "{\"first\":\"a\",\"adapted\":\"#5\",\"wrapped\":[\"b\"]}",
					"{\"text\":\"a\",\"hidden\":\"c\",\"items\":[\"d\"]}", "{\"adapted\":null}");
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void readsClassesOfJavaWhereKotlinIs(boolean strict) {
		ReadParity.of(() -> with(new KotlinModule.Builder().build(), strict))
			.generated(Flags.class, Item.class)
			.settled(Flags.class, Item.class)
			.check(Flags.class, "{\"isActive\":true,\"item\":{\"name\":\"a\"},\"pair\":{\"first\":\"b\",\"second\":1}}",
					"{\"active\":true,\"pair\":{\"first\":\"b\"}}", "{}");
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void readsEntities(boolean strict) {
		ReadParity.of(() -> with(new Hibernate6Module(), strict))
			.generated(Author.class, Item.class)
			.check(Author.class, "{\"name\":\"a\",\"note\":\"b\",\"books\":[{\"name\":\"c\"}]}", "{\"books\":null}");
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void readsWhatMayBeUndefined(boolean strict) {
		ReadParity.of(() -> with(new JsonNullableModule(), strict))
			.generated(Patch.class, Item.class)
			.check(Patch.class, "{\"text\":\"a\",\"item\":{\"name\":\"b\"}}", "{\"text\":null,\"item\":null}", "{}");
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void readsInterfacesOfBeans(boolean strict) {
		ReadParity.of(() -> with(new MrBeanModule(), strict))
			.generated(Holder.class, Item.class)
			.check(Holder.class, "{\"text\":\"a\",\"named\":{\"name\":\"b\",\"item\":{\"name\":\"c\"}}}",
					"{\"named\":null}");
	}

	private static ObjectMapper with(Module module, boolean strict) {
		return JsonMapper.builder()
			.addModule(module)
			.configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, strict)
			.configure(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES, strict)
			.build();
	}

	public static class Item {

		private String name;

		public String getName() {
			return this.name;
		}

		public void setName(String name) {
			this.name = name;
		}

	}

	static class Shelf {

		public ImmutableList<Item> items;

		public ImmutableMap<String, Item> byName;

		public Optional<Item> item;

		public ListMultimap<String, Item> multimap;

		public Range<Integer> range;

	}

	static class Calendar {

		public DateTime instant;

		@JsonFormat(shape = JsonFormat.Shape.STRING, pattern = "yyyy/MM/dd")
		public DateTime formatted;

		public LocalDate date;

		public Map<LocalDate, Item> byDate;

	}

	@XmlAccessorType(XmlAccessType.FIELD)
	public static class Letter {

		@XmlElement(name = "first")
		private String text;

		@XmlTransient
		private String hidden;

		@XmlJavaTypeAdapter(HashAdapter.class)
		private Integer adapted;

		@XmlElementWrapper(name = "wrapped")
		@XmlElement(name = "item")
		private List<String> items;

	}

	public record Flags(boolean isActive, Item item, kotlin.Pair<String, Integer> pair) {
	}

	public static class Author {

		public String name;

		@Transient
		public String note;

		public List<Item> books;

	}

	public static class Patch {

		public JsonNullable<String> text = JsonNullable.undefined();

		public JsonNullable<Item> item = JsonNullable.undefined();

	}

	public interface Named {

		String getName();

		Item getItem();

	}

	static class Holder {

		public String text;

		public Named named;

	}

}
