package io.github.reflectionfreejackson.testsupport.corpus;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.fasterxml.jackson.databind.util.StdConverter;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * All that {@link JsonSerialize} can say.
 */
class JsonSerializeCorpusTests {

	private static final String TRAP = "@JsonSerialize(as, using, contentUsing, keyUsing, nullsUsing, converter, contentConverter, typing)";

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	@Covers(features = { "@JsonSerialize(as)", "@JsonSerialize(contentAs)", "@JsonSerialize(keyAs)",
			"MapperFeature.USE_STATIC_TYPING" }, traps = TRAP, tier = 2)
	void writesAsSupertype(boolean staticTyping) {
		Parity.of(() -> JsonMapper.builder().configure(MapperFeature.USE_STATIC_TYPING, staticTyping).build())
			.generated(AsSupertype.class)
			.check(new AsSupertype());
		Parity.of(() -> JsonMapper.builder().configure(MapperFeature.USE_STATIC_TYPING, staticTyping).build())
			.check(List.of(new AsOnClass(), new AsInterface()));
	}

	@Test
	@Covers(features = { "@JsonSerialize(using)", "@JsonSerialize(contentUsing)", "@JsonSerialize(keyUsing)",
			"@JsonSerialize(nullsUsing)" }, traps = TRAP, tier = 2)
	void writesBySerializers() {
		Parity.of(ObjectMapper::new).generated(Using.class).check(new Using());
		Parity.of(ObjectMapper::new).check(Arrays.asList(new UsingOnClass(), null));
	}

	@Test
	@Covers(features = { "@JsonSerialize(converter)", "@JsonSerialize(contentConverter)" }, traps = TRAP, tier = 1)
	void writesConverted() {
		Parity.of(ObjectMapper::new).generated(Converted.class, Point.class).check(new Converted());
		Parity.of(ObjectMapper::new)
			.generated(Point.class)
			.check(List.of(new ConvertedOnClass(), new ConvertedOnClass()));
	}

	@Test
	@Covers(features = "@JsonSerialize(converter)", traps = TRAP, tier = 1)
	void failsInConverterAsPlainJackson() {
		Parity.of(ObjectMapper::new).generated(BadConverter.class).check(List.of(new BadConverter()));
	}

	@Test
	@Covers(features = "@JsonSerialize(typing)", traps = TRAP, tier = 2)
	void writesByStaticType() {
		Parity.of(ObjectMapper::new).generated(StaticallyTyped.class, Base.class).check(new StaticallyTyped());
		Parity.of(() -> JsonMapper.builder().enable(MapperFeature.USE_STATIC_TYPING).build())
			.generated(DynamicallyTyped.class, Derived.class)
			.check(new DynamicallyTyped());
	}

	@Test
	@Covers(features = "@JsonSerialize(as)", traps = TRAP, tier = 0, note = "an unrelated type is Jackson's error")
	void failsForUnrelatedTypeAsPlainJackson() {
		Parity.of(ObjectMapper::new).check(new Unrelated());
		Parity.of(ObjectMapper::new).check(new WrongSerializer());
	}

	@Test
	@Covers(features = "@JsonSerialize", traps = TRAP, tier = 2, note = "on contents of Optional")
	void writesContentsOfReferences() {
		Parity.of(() -> new ObjectMapper().registerModule(new Jdk8Module()))
			.generated(References.class)
			.check(new References());
	}

	interface Named {

		String getName();

	}

	static class Base implements Named {

		public int base = 1;

		@Override
		public String getName() {
			return "name";
		}

	}

	static class Derived extends Base {

		public int derived = 2;

	}

	static class AsSupertype {

		@JsonSerialize(as = Base.class)
		public Derived as = new Derived();

		@JsonSerialize(as = Named.class)
		public Object asInterface = new Derived();

		@JsonSerialize(contentAs = Base.class)
		public List<Derived> contentAs = List.of(new Derived());

		@JsonSerialize(contentAs = Named.class)
		public Map<String, Derived> mapContentAs = Map.of("k", new Derived());

		@JsonSerialize(keyAs = Object.class)
		public Map<Integer, Integer> keyAs = Map.of(1, 2);

		@JsonSerialize(contentAs = Base.class)
		public Derived[] array = { new Derived() };

		public Derived plain = new Derived();

	}

	@JsonSerialize(as = Base.class)
	static class AsOnClass extends Derived {

	}

	@JsonSerialize(as = Named.class)
	static class AsInterface extends Derived {

	}

	static class Shout extends StdSerializer<Object> {

		private static final long serialVersionUID = 1L;

		Shout() {
			super(Object.class);
		}

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString(value + "!");
		}

		@Override
		public boolean isEmpty(SerializerProvider provider, Object value) {
			return "empty".equals(value);
		}

	}

	static class ShoutKey extends Shout {

		private static final long serialVersionUID = 1L;

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeFieldName(value + "?");
		}

	}

	static class Using {

		@JsonSerialize(using = Shout.class)
		public String text = "text";

		@JsonSerialize(using = Shout.class)
		public int number = 1;

		@JsonSerialize(using = Shout.class)
		public boolean flag = true;

		@JsonSerialize(using = ToStringSerializer.class)
		public long id = Long.MAX_VALUE;

		@JsonSerialize(using = Shout.class, nullsUsing = Shout.class)
		public Object none;

		@JsonSerialize(using = Shout.class)
		public Object plainNone;

		@JsonSerialize(contentUsing = Shout.class)
		public List<String> list = Arrays.asList("a", null);

		@JsonSerialize(contentUsing = Shout.class)
		public String[] array = { "a", null };

		@JsonSerialize(keyUsing = ShoutKey.class, contentUsing = Shout.class)
		public Map<String, Integer> map = Map.of("k", 1);

		@JsonSerialize(using = Shout.class)
		private final Derived hidden = null;

	}

	@JsonSerialize(using = Shout.class)
	static class UsingOnClass {

		@Override
		public String toString() {
			return "class";
		}

	}

	record Point(int x, int y) {
	}

	static class ToPoint extends StdConverter<String, Point> {

		@Override
		public Point convert(String text) {
			return (text != null) ? new Point(text.length(), 0) : new Point(-1, -1);
		}

	}

	static class ToNothing extends StdConverter<Object, Object> {

		@Override
		public Object convert(Object value) {
			return null;
		}

	}

	static class ToFailure extends StdConverter<Object, Object> {

		@Override
		public Object convert(Object value) {
			throw new IllegalArgumentException("cannot convert " + value);
		}

	}

	static class Converted {

		@JsonSerialize(converter = ToPoint.class)
		public String one = "one";

		@JsonSerialize(converter = ToPoint.class)
		public String none;

		@JsonSerialize(contentConverter = ToPoint.class)
		public List<String> list = Arrays.asList("two", null);

		@JsonSerialize(contentConverter = ToPoint.class)
		public Map<String, String> map = new LinkedHashMap<>(Map.of("key", "three"));

		@JsonSerialize(contentConverter = ToPoint.class)
		public String[] array = { "four", null };

		@JsonSerialize(converter = ToNothing.class)
		public int nothing = 4;

	}

	static class ClassToPoint extends StdConverter<ConvertedOnClass, Point> {

		@Override
		public Point convert(ConvertedOnClass value) {
			return new Point(5, 6);
		}

	}

	@JsonSerialize(converter = ClassToPoint.class)
	static class ConvertedOnClass {

		public int ignored = 1;

	}

	static class BadConverter {

		@JsonSerialize(converter = ToFailure.class)
		public int number = 4;

	}

	static class StaticallyTyped {

		@JsonSerialize(typing = JsonSerialize.Typing.STATIC)
		public Base one = new Derived();

		@JsonSerialize(typing = JsonSerialize.Typing.STATIC)
		public List<Base> list = new ArrayList<>(List.of(new Derived()));

		@JsonSerialize(typing = JsonSerialize.Typing.STATIC)
		public Map<String, Base> map = new HashMap<>(Map.of("k", new Derived()));

	}

	@JsonSerialize(typing = JsonSerialize.Typing.DYNAMIC)
	static class DynamicallyTyped {

		public Base one = new Derived();

		public List<Base> list = new ArrayList<>(List.of(new Derived()));

	}

	static class Unrelated {

		@JsonSerialize(as = Integer.class)
		public String text = "text";

	}

	static class WrongSerializer {

		@JsonSerialize(using = NoConstructor.class)
		public String text = "text";

	}

	static class NoConstructor extends Shout {

		private static final long serialVersionUID = 1L;

		NoConstructor(String unused) {
		}

	}

	static class References {

		@JsonSerialize(contentUsing = Shout.class)
		public Optional<String> using = Optional.of("a");

		@JsonSerialize(contentAs = Base.class)
		public Optional<Derived> as = Optional.of(new Derived());

		@JsonSerialize(contentConverter = ToPoint.class)
		public Optional<String> converted = Optional.of("four");

		@JsonSerialize(contentUsing = Shout.class)
		public Optional<String> empty = Optional.empty();

	}

}
