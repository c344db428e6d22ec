package io.github.reflectionfreejackson.benchmarks.payload;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

import io.github.reflectionfreejackson.benchmarks.flat.Constructors;
import io.github.reflectionfreejackson.benchmarks.flat.Factories;
import io.github.reflectionfreejackson.benchmarks.flat.Fields;
import io.github.reflectionfreejackson.benchmarks.flat.FlatJson;
import io.github.reflectionfreejackson.benchmarks.flat.Records;
import io.github.reflectionfreejackson.benchmarks.flat.Setters;

/**
 * What is read: the payloads of writing, and flat beans. The names of these say what sets
 * their properties, how many there are, and what they hold.
 */
public enum Document implements Shape {

	CUSTOMER(Payload.CUSTOMER),

	STRINGS(Payload.STRINGS),

	PRIMITIVES(Payload.PRIMITIVES),

	CUSTOMERS(Payload.CUSTOMERS),

	ORDER(Payload.ORDER),

	RECORDS(Payload.RECORDS),

	TEXT(Payload.TEXT),

	NESTED(Payload.NESTED),

	SETTERS_2_STRINGS(Setters.Strings2.class, FlatJson.STRINGS_2),

	SETTERS_2_PRIMITIVES(Setters.Primitives2.class, FlatJson.PRIMITIVES_2),

	SETTERS_2_MIXED(Setters.Mixed2.class, FlatJson.MIXED_2),

	SETTERS_6_STRINGS(Setters.Strings6.class, FlatJson.STRINGS_6),

	SETTERS_6_PRIMITIVES(Setters.Primitives6.class, FlatJson.PRIMITIVES_6),

	SETTERS_6_MIXED(Setters.Mixed6.class, FlatJson.MIXED_6),

	SETTERS_10_STRINGS(Setters.Strings10.class, FlatJson.STRINGS_10),

	SETTERS_10_PRIMITIVES(Setters.Primitives10.class, FlatJson.PRIMITIVES_10),

	SETTERS_10_MIXED(Setters.Mixed10.class, FlatJson.MIXED_10),

	SETTERS_20_STRINGS(Setters.Strings20.class, FlatJson.STRINGS_20),

	SETTERS_20_PRIMITIVES(Setters.Primitives20.class, FlatJson.PRIMITIVES_20),

	SETTERS_20_MIXED(Setters.Mixed20.class, FlatJson.MIXED_20),

	SETTERS_20_MIXED_REVERSED(Setters.Mixed20.class, DocumentJson.reversed(FlatJson.MIXED_20)),

	FIELDS_2_STRINGS(Fields.Strings2.class, FlatJson.STRINGS_2),

	FIELDS_2_PRIMITIVES(Fields.Primitives2.class, FlatJson.PRIMITIVES_2),

	FIELDS_2_MIXED(Fields.Mixed2.class, FlatJson.MIXED_2),

	FIELDS_6_STRINGS(Fields.Strings6.class, FlatJson.STRINGS_6),

	FIELDS_6_PRIMITIVES(Fields.Primitives6.class, FlatJson.PRIMITIVES_6),

	FIELDS_6_MIXED(Fields.Mixed6.class, FlatJson.MIXED_6),

	FIELDS_10_STRINGS(Fields.Strings10.class, FlatJson.STRINGS_10),

	FIELDS_10_PRIMITIVES(Fields.Primitives10.class, FlatJson.PRIMITIVES_10),

	FIELDS_10_MIXED(Fields.Mixed10.class, FlatJson.MIXED_10),

	FIELDS_20_STRINGS(Fields.Strings20.class, FlatJson.STRINGS_20),

	FIELDS_20_PRIMITIVES(Fields.Primitives20.class, FlatJson.PRIMITIVES_20),

	FIELDS_20_MIXED(Fields.Mixed20.class, FlatJson.MIXED_20),

	RECORD_2_STRINGS(Records.Strings2.class, FlatJson.STRINGS_2),

	RECORD_2_PRIMITIVES(Records.Primitives2.class, FlatJson.PRIMITIVES_2),

	RECORD_2_MIXED(Records.Mixed2.class, FlatJson.MIXED_2),

	RECORD_6_STRINGS(Records.Strings6.class, FlatJson.STRINGS_6),

	RECORD_6_PRIMITIVES(Records.Primitives6.class, FlatJson.PRIMITIVES_6),

	RECORD_6_MIXED(Records.Mixed6.class, FlatJson.MIXED_6),

	RECORD_10_STRINGS(Records.Strings10.class, FlatJson.STRINGS_10),

	RECORD_10_PRIMITIVES(Records.Primitives10.class, FlatJson.PRIMITIVES_10),

	RECORD_10_MIXED(Records.Mixed10.class, FlatJson.MIXED_10),

	RECORD_20_STRINGS(Records.Strings20.class, FlatJson.STRINGS_20),

	RECORD_20_PRIMITIVES(Records.Primitives20.class, FlatJson.PRIMITIVES_20),

	RECORD_20_MIXED(Records.Mixed20.class, FlatJson.MIXED_20),

	RECORD_20_MIXED_REVERSED(Records.Mixed20.class, DocumentJson.reversed(FlatJson.MIXED_20)),

	CONSTRUCTOR_6_MIXED(Constructors.Mixed6.class, FlatJson.MIXED_6),

	CONSTRUCTOR_20_MIXED(Constructors.Mixed20.class, FlatJson.MIXED_20),

	FACTORY_6_MIXED(Factories.Mixed6.class, FlatJson.MIXED_6),

	FACTORY_20_MIXED(Factories.Mixed20.class, FlatJson.MIXED_20);

	private final Class<?> type;

	private final boolean list;

	private final Supplier<byte[]> json;

	private final Group group;

	private final String label;

	private final String title;

	Document(Payload payload) {
		this.type = payload.type();
		this.list = payload.isList();
		this.json = () -> DocumentJson.of(payload);
		this.group = Group.PAYLOADS;
		this.label = "(" + payload.letter() + ")";
		this.title = this.label + " " + payload.description();
	}

	Document(Class<?> type, String json) {
		this.type = type;
		this.list = false;
		this.json = () -> json.getBytes(StandardCharsets.UTF_8);
		this.group = name().startsWith("SETTERS") ? Group.SETTERS
				: (name().startsWith("FIELDS") ? Group.FIELDS : Group.CREATORS);
		this.label = name().toLowerCase(Locale.ROOT).replaceFirst("_", ", ").replace('_', ' ');
		this.title = this.label;
	}

	@Override
	public Class<?> type() {
		return this.type;
	}

	@Override
	public boolean isList() {
		return this.list;
	}

	/**
	 * Create the JSON, as plain Jackson writes it but for the order of the properties.
	 * @return the JSON
	 */
	public byte[] json() {
		return this.json.get();
	}

	public String title() {
		return this.title;
	}

	/**
	 * Return a short title.
	 * @return the letter of the payload, or else the title
	 */
	public String label() {
		return this.label;
	}

	/**
	 * Documents that are compared with each other.
	 */
	public enum Group {

		/**
		 * The payloads of writing.
		 */
		PAYLOADS("The payloads of writing"),

		/**
		 * Flat beans with setters.
		 */
		SETTERS("Flat beans with setters"),

		/**
		 * Flat beans with fields.
		 */
		FIELDS("Flat beans with public fields"),

		/**
		 * Flat beans that are created of their properties.
		 */
		CREATORS("Flat records, and beans with a constructor or factory method for their properties");

		private final String title;

		Group(String title) {
			this.title = title;
		}

		public String title() {
			return this.title;
		}

		/**
		 * Return what belongs to this group.
		 * @return the documents
		 */
		public List<Document> documents() {
			return Arrays.stream(Document.values()).filter((document) -> document.group == this).toList();
		}

	}

}
