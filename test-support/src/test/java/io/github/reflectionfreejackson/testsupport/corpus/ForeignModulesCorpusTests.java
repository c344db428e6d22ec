package io.github.reflectionfreejackson.testsupport.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.guava.GuavaModule;
import com.fasterxml.jackson.datatype.hibernate6.Hibernate6Module;
import com.fasterxml.jackson.datatype.joda.JodaModule;
import com.fasterxml.jackson.module.jakarta.xmlbind.JakartaXmlBindAnnotationModule;
import com.fasterxml.jackson.module.kotlin.KotlinModule;
import com.google.common.base.Optional;
import com.google.common.collect.HashBasedTable;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.Multiset;
import com.google.common.collect.Range;
import com.google.common.collect.Table;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import jakarta.persistence.Id;
import jakarta.persistence.Transient;
import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlAttribute;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlElementWrapper;
import jakarta.xml.bind.annotation.XmlEnum;
import jakarta.xml.bind.annotation.XmlEnumValue;
import jakarta.xml.bind.annotation.XmlTransient;
import jakarta.xml.bind.annotation.XmlType;
import jakarta.xml.bind.annotation.adapters.XmlJavaTypeAdapter;
import org.hibernate.collection.spi.PersistentBag;
import org.joda.time.DateTime;
import org.joda.time.DateTimeZone;
import org.joda.time.Duration;
import org.joda.time.LocalDate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openapitools.jackson.nullable.JsonNullable;
import org.openapitools.jackson.nullable.JsonNullableModule;

/**
 * Modules that many applications register, which bring types, serializers, modifiers of
 * types and of beans, and annotations of their own.
 */
class ForeignModulesCorpusTests {

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, mode = EnumSource.Mode.EXCLUDE, names = "CUSTOM")
	@Covers(features = "GuavaModule", tier = 2)
	void writesTypesOfGuava(JsonInclude.Include include) {
		Parity.of(with(include, GuavaModule::new))
			.generated(Shelf.class, Choice.class, Item.class)
			.tier(2)
			.check(List.of(new Shelf(), new Choice(), new Choice().filled()));
	}

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, mode = EnumSource.Mode.EXCLUDE, names = "CUSTOM")
	@Covers(features = "JodaModule", tier = 2)
	void writesTypesOfJodaTime(JsonInclude.Include include) {
		Parity.of(with(include, JodaModule::new))
			.generated(Calendar.class, Item.class)
			.tier(2)
			.check(List.of(new Calendar(), Map.of(LocalDate.parse("2020-01-02"), new Calendar())));
	}

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, mode = EnumSource.Mode.EXCLUDE, names = "CUSTOM")
	@Covers(features = "JakartaXmlBindAnnotationModule", tier = 2)
	void writesAsAnnotationsForXmlSay(JsonInclude.Include include) {
		Parity.of(with(include, JakartaXmlBindAnnotationModule::new))
			.generated(Letter.class)
			.tier(2)
			.check(new Letter());
	}

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, mode = EnumSource.Mode.EXCLUDE, names = "CUSTOM")
	@Covers(features = "KotlinModule", tier = 2)
	void writesClassesOfJavaWhereKotlinIs(JsonInclude.Include include) {
		Parity.of(with(include, () -> new KotlinModule.Builder().build()))
			.generated(Flags.class, Item.class)
			.tier(2)
			.check(new Flags(true, new Item("kotlin"), new kotlin.Pair<>("first", 2)));
	}

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, mode = EnumSource.Mode.EXCLUDE, names = "CUSTOM")
	@Covers(features = "Hibernate6Module", tier = 2)
	void writesEntities(JsonInclude.Include include) {
		for (Hibernate6Module.Feature feature : Hibernate6Module.Feature.values()) {
			Parity.of(with(include, () -> new Hibernate6Module().configure(feature, !feature.enabledByDefault())))
				.generated(Author.class, Item.class)
				.tier(2)
				.check(new Author());
		}
	}

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, mode = EnumSource.Mode.EXCLUDE, names = "CUSTOM")
	@Covers(features = "JsonNullableModule", tier = 2,
			note = "properties that are `JsonNullable` are written by the module's own writers, which read them by reflection")
	void writesWhatMayBeUndefined(JsonInclude.Include include) {
		Parity.of(with(include, JsonNullableModule::new))
			.generated(Item.class, Patch.class)
			.tier(2)
			.check(List.of(new Patch(), new Item("other")));
	}

	private static Supplier<ObjectMapper> with(JsonInclude.Include include, Supplier<Module> module) {
		return () -> JsonMapper.builder().addModule(module.get()).build().setDefaultPropertyInclusion(include);
	}

	public static class Item {

		private final String name;

		Item(String name) {
			this.name = name;
		}

		public String getName() {
			return this.name;
		}

	}

	static class Shelf {

		public ImmutableList<Item> items = ImmutableList.of(new Item("list"));

		public ImmutableMap<String, Item> byName = ImmutableMap.of("key", new Item("map"));

		public ListMultimap<String, Item> multimap = ImmutableListMultimap.of("a", new Item("1"), "a", new Item("2"));

		public ListMultimap<String, Item> none = ImmutableListMultimap.of();

		public Multiset<String> bag = ImmutableMultiset.of("twice", "twice");

		public Range<Integer> range = Range.closedOpen(1, 5);

		public Table<String, String, Integer> table = HashBasedTable.create();

	}

	static class Choice {

		public Optional<Item> item = Optional.absent();

		public String name = "choice";

		Choice filled() {
			this.item = Optional.of(new Item("chosen"));
			return this;
		}

	}

	static class Calendar {

		public DateTime instant = new DateTime(123_456_789L, DateTimeZone.UTC);

		@JsonFormat(shape = JsonFormat.Shape.STRING, pattern = "yyyy/MM/dd")
		public DateTime formatted = new DateTime(123_456_789L, DateTimeZone.UTC);

		public LocalDate date = LocalDate.parse("2020-01-02");

		public Duration duration = Duration.standardMinutes(5);

		public Map<LocalDate, Item> byDate = Map.of(LocalDate.parse("2020-01-03"), new Item("key"));

		public List<LocalDate> none = List.of();

	}

	@XmlAccessorType(XmlAccessType.FIELD)
	@XmlType(propOrder = { "number", "text" })
	public static class Letter {

		@XmlElement(name = "first")
		private final String text = "text";

		@XmlAttribute(name = "no", required = true)
		private final int number = 4;

		@XmlTransient
		private final String hidden = "hidden";

		@XmlElement(nillable = true)
		private final String none = null;

		@XmlJavaTypeAdapter(HashAdapter.class)
		private final Integer adapted = 7;

		@XmlElementWrapper(name = "wrapped")
		@XmlElement(name = "item")
		private final List<String> items = List.of("item");

		private final Size size = Size.BIG;

		public String getHidden() {
			return this.hidden;
		}

	}

	@XmlEnum
	public enum Size {

		@XmlEnumValue("large")
		BIG

	}

	public record Flags(boolean isActive, Item item, kotlin.Pair<String, Integer> pair) {

		public Boolean isOpen() {
			return null;
		}

	}

	public static class Author {

		@Id
		public Long id = 1L;

		@Transient
		public String note = "transient";

		public List<Item> books = new ArrayList<>(List.of(new Item("book")));

		public List<Item> lazy = new PersistentBag<>();

		public List<Item> loaded = new PersistentBag<>(null, new ArrayList<>(List.of(new Item("loaded"))));

		public Item favourite = new Item("favourite");

		@Transient
		public String getComputed() {
			return "computed";
		}

	}

	public static class Patch {

		public JsonNullable<String> undefined = JsonNullable.undefined();

		public JsonNullable<String> none = JsonNullable.of(null);

		public JsonNullable<Item> item = JsonNullable.of(new Item("new"));

		public String plain = "plain";

	}

}
