package io.github.reflectionfreejackson.testsupport.corpus;

import java.beans.ConstructorProperties;
import java.beans.Transient;
import java.io.IOException;
import java.util.Calendar;
import java.util.Collection;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIdentityReference;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonRootName;
import com.fasterxml.jackson.annotation.JsonSerializeAs;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.annotation.OptBoolean;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.DatabindContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JacksonStdImpl;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.annotation.JsonTypeIdResolver;
import com.fasterxml.jackson.databind.annotation.JsonTypeResolver;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.jsontype.impl.StdTypeResolverBuilder;
import com.fasterxml.jackson.databind.jsontype.impl.TypeIdResolverBase;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Annotations that are seldom seen, and seldom seen attributes of others.
 */
class RareAnnotationCorpusTests {

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	@Covers(features = { "@JsonProperty(namespace)", "@JsonProperty(required)", "@JsonProperty(defaultValue)",
			"@JsonRootName(namespace)" }, tier = 2)
	void writesNamespaces(boolean wrapped) {
		Parity.of(() -> JsonMapper.builder().configure(SerializationFeature.WRAP_ROOT_VALUE, wrapped).build())
			.generated(Namespaced.class)
			.tier(2)
			.check(new Namespaced());
	}

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	@Covers(features = { "@ConstructorProperties", "@java.beans.Transient" }, tier = 2)
	void writesBeansOfJavaBeans(boolean enabled) {
		Parity
			.of(() -> JsonMapper.builder()
				.configure(MapperFeature.INFER_CREATOR_FROM_CONSTRUCTOR_PROPERTIES, enabled)
				.configure(MapperFeature.PROPAGATE_TRANSIENT_MARKER, enabled)
				.configure(MapperFeature.SORT_CREATOR_PROPERTIES_FIRST, enabled)
				.configure(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY, true)
				.build())
			.generated(JavaBean.class)
			.tier(2)
			.check(new JavaBean(1, 2));
	}

	@Test
	@Covers(features = { "@JsonTypeResolver", "@JsonTypeIdResolver on a property", "@JsonTypeInfo(use = CUSTOM)" },
			tier = 1)
	void writesByCustomResolvers() {
		Parity.of(ObjectMapper::new)
			.generated(Resolved.class, ResolvedHolder.class)
			.check(List.of(new Resolved(), new ResolvedHolder()));
		Parity.of(ObjectMapper::new).generated(Resolved.class).check(new Resolved[] { new Resolved() });
	}

	@Test
	@Covers(features = "@JsonTypeInfo(visible, defaultImpl, requireTypeIdForSubtypes)", tier = 1)
	void writesTypesOfDefaultImplementations() {
		Parity.of(ObjectMapper::new)
			.generated(Default.class, Other.class)
			.check(new Typed[] { new Default(), new Other() });
		Parity.of(ObjectMapper::new).generated(TypedHolder.class, Default.class, Other.class).check(new TypedHolder());
	}

	@Test
	@Covers(features = { "@JsonFormat(radix)", "@JsonFormat(lenient)",
			"@JsonFormat(ADJUST_DATES_TO_CONTEXT_TIME_ZONE)" }, tier = 2)
	void writesRareFormats() {
		Parity.of(ObjectMapper::new).generated(Formats.class).tier(2).check(new Formats());
		Parity.of(() -> JsonMapper.builder().defaultTimeZone(TimeZone.getTimeZone("Asia/Tokyo")).build())
			.generated(Formats.class)
			.check(new Formats());
	}

	@Tag("present-jackson")
	@Test
	@Covers(features = "@JsonSerializeAs", tier = 2)
	void writesAsSupertypes() {
		Parity.of(ObjectMapper::new).generated(As.class, Base.class).tier(2).check(new As());
	}

	@Test
	@Covers(features = "@JsonIdentityReference(alwaysAsId = false)", tier = 1)
	void writesIdentityReferencesInFullAtFirst() {
		Parity.of(ObjectMapper::new).generated(References.class, Identified.class).check(new References());
	}

	@Test
	@Covers(features = "@JacksonStdImpl", tier = 2, note = "on a serializer of the application")
	void writesByStandardSerializer() {
		Parity.of(ObjectMapper::new).generated(Standard.class).check(new Standard());
		Parity
			.of(() -> JsonMapper.builder()
				.activateDefaultTyping(new ObjectMapper().getPolymorphicTypeValidator(),
						ObjectMapper.DefaultTyping.NON_FINAL)
				.build())
			.generated(Standard.class)
			.check(new Standard());
	}

	@JsonRootName(value = "root", namespace = "urn:root")
	static class Namespaced {

		@JsonProperty(value = "named", namespace = "urn:a", required = true, defaultValue = "7")
		public int number = 1;

		@JsonProperty(namespace = "urn:b")
		public String text = "t";

	}

	static class JavaBean {

		public transient int omitted = 1;

		private final int z;

		private final int a;

		@ConstructorProperties({ "z", "a" })
		JavaBean(int z, int a) {
			this.z = z;
			this.a = a;
		}

		public int getZ() {
			return this.z;
		}

		public int getA() {
			return this.a;
		}

		public int getB() {
			return 3;
		}

		@Transient
		public int getHidden() {
			return 4;
		}

		@Transient(false)
		public int getShown() {
			return 5;
		}

		public int getOmitted() {
			return this.omitted;
		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
	@JsonTypeResolver(Resolver.class)
	static class Resolved {

		public int value = 1;

	}

	static class Resolver extends StdTypeResolverBuilder {

		@Override
		public TypeSerializer buildTypeSerializer(SerializationConfig config, JavaType baseType,
				Collection<NamedType> subtypes) {
			typeProperty("kind of " + baseType.getRawClass().getSimpleName());
			return super.buildTypeSerializer(config, baseType, subtypes);
		}

	}

	static class IdResolver extends TypeIdResolverBase {

		@Override
		public String idFromValue(Object value) {
			return "a " + value.getClass().getSimpleName();
		}

		@Override
		public String idFromValueAndType(Object value, Class<?> type) {
			return "an " + type.getSimpleName();
		}

		@Override
		public String getDescForKnownTypeIds() {
			return "none";
		}

		@Override
		public JavaType typeFromId(DatabindContext context, String id) {
			throw new UnsupportedOperationException();
		}

		@Override
		public JsonTypeInfo.Id getMechanism() {
			return JsonTypeInfo.Id.CUSTOM;
		}

	}

	static class ResolvedHolder {

		@JsonTypeInfo(use = JsonTypeInfo.Id.CUSTOM, property = "is")
		@JsonTypeIdResolver(IdResolver.class)
		public Object any = new Base();

		@JsonTypeInfo(use = JsonTypeInfo.Id.CUSTOM, include = JsonTypeInfo.As.WRAPPER_OBJECT)
		@JsonTypeIdResolver(IdResolver.class)
		public List<Base> list = List.of(new Base(), new Extended());

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, visible = true, defaultImpl = Default.class,
			requireTypeIdForSubtypes = OptBoolean.FALSE)
	@JsonSubTypes({ @JsonSubTypes.Type(value = Default.class, name = "default"),
			@JsonSubTypes.Type(value = Other.class, name = "other") })
	interface Typed {

	}

	static class Default implements Typed {

		public int value = 1;

	}

	static class Other implements Typed {

		public int value = 2;

	}

	static class TypedHolder {

		public Typed one = new Default();

		public List<Typed> list = List.of(new Default(), new Other());

		@JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
		public Typed other = new Other();

	}

	static class Formats {

		@JsonFormat(shape = JsonFormat.Shape.STRING, radix = 16)
		public int hexadecimal = 255;

		@JsonFormat(radix = 2)
		public long binary = 5;

		@JsonFormat(lenient = OptBoolean.FALSE, pattern = "yyyy-MM-dd")
		public Date date = new Date(0);

		@JsonFormat(without = JsonFormat.Feature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE, pattern = "yyyy-MM-dd HH:mm Z")
		public Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone("GMT+3"));

		Formats() {
			this.calendar.setTimeInMillis(0);
		}

	}

	static class Base {

		public int base = 1;

	}

	static class Extended extends Base {

		public int more = 2;

	}

	static class As {

		@JsonSerializeAs(Base.class)
		public Extended value = new Extended();

		@JsonSerializeAs(content = Base.class)
		public List<Extended> list = List.of(new Extended());

		@JsonSerializeAs(content = Base.class)
		public Map<String, Extended> map = Map.of("k", new Extended());

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
	static class Identified {

		public int id = 1;

		@JsonIdentityReference(alwaysAsId = false)
		public Identified self = this;

	}

	static class References {

		@JsonIdentityReference(alwaysAsId = false)
		public Identified first = new Identified();

		@JsonIdentityReference
		public Identified second = this.first;

		@JsonIdentityReference(alwaysAsId = true)
		public Identified third = this.first;

	}

	static class Standard {

		@JsonSerialize(using = StandardSerializer.class)
		public List<String> list = List.of("a");

	}

	@JacksonStdImpl
	static class StandardSerializer extends StdSerializer<Object> {

		private static final long serialVersionUID = 1L;

		StandardSerializer() {
			super(Object.class);
		}

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString("standard " + value);
		}

		@Override
		public void serializeWithType(Object value, JsonGenerator generator, SerializerProvider provider,
				TypeSerializer typeSerializer) throws IOException {
			serialize(value, generator, provider);
		}

	}

}
