package io.github.reflectionfreejackson.runtime.direct;

import java.lang.invoke.VarHandle;

import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.std.ArraySerializerBase;
import com.fasterxml.jackson.databind.ser.std.AsArraySerializerBase;
import com.fasterxml.jackson.databind.ser.std.EnumSerializer;
import com.fasterxml.jackson.databind.ser.std.JsonValueSerializer;
import com.fasterxml.jackson.databind.ser.std.MapSerializer;
import com.fasterxml.jackson.databind.ser.std.ObjectArraySerializer;
import com.fasterxml.jackson.databind.ser.std.ReferenceTypeSerializer;
import com.fasterxml.jackson.databind.ser.std.StaticListSerializerBase;
import com.fasterxml.jackson.databind.ser.std.StdDelegatingSerializer;
import com.fasterxml.jackson.databind.ser.std.UUIDSerializer;
import com.fasterxml.jackson.databind.util.Converter;
import com.fasterxml.jackson.databind.util.EnumValues;
import com.fasterxml.jackson.databind.util.IgnorePropertiesUtil;
import com.fasterxml.jackson.databind.util.NameTransformer;
import io.github.reflectionfreejackson.runtime.access.JacksonMembers;
import org.jspecify.annotations.Nullable;

/**
 * How Jackson's own serializers are configured, which they keep in protected fields. This
 * is the only place that knows of those.
 */
final class SerializerState {

	private static final boolean OPEN = JacksonMembers.isOpen(AsArraySerializerBase.class);

	private SerializerState() {
	}

	/**
	 * Return whether the fields can be read, which they cannot be if Jackson is in a
	 * named module.
	 */
	static boolean isReadable() {
		return OPEN;
	}

	static Elements of(AsArraySerializerBase<?> serializer) {
		return new Elements((JavaType) Lists.ELEMENT_TYPE.get(serializer),
				(BeanProperty) Lists.PROPERTY.get(serializer),
				(JsonSerializer<?>) Lists.ELEMENT_SERIALIZER.get(serializer),
				(TypeSerializer) Lists.TYPE_SERIALIZER.get(serializer), Lists.UNWRAP_SINGLE.get(serializer) == null);
	}

	static Elements of(ObjectArraySerializer serializer) {
		return new Elements((JavaType) Arrays.ELEMENT_TYPE.get(serializer),
				(BeanProperty) Arrays.PROPERTY.get(serializer),
				(JsonSerializer<?>) Arrays.ELEMENT_SERIALIZER.get(serializer),
				(TypeSerializer) Arrays.TYPE_SERIALIZER.get(serializer), Arrays.UNWRAP_SINGLE.get(serializer) == null);
	}

	static Elements of(ReferenceTypeSerializer<?> serializer) {
		return new Elements((JavaType) References.REFERRED_TYPE.get(serializer),
				(BeanProperty) References.PROPERTY.get(serializer),
				(JsonSerializer<?>) References.SERIALIZER.get(serializer),
				(TypeSerializer) References.TYPE_SERIALIZER.get(serializer),
				References.UNWRAPPER.get(serializer) == null);
	}

	/**
	 * Return whether what a reference holds is asked whether it is empty.
	 */
	static boolean suppressesEmpty(ReferenceTypeSerializer<?> serializer) {
		return References.SUPPRESSABLE_VALUE.get(serializer) != null;
	}

	static Member of(JsonValueSerializer serializer) {
		return new Member((AnnotatedMember) Members.ACCESSOR.get(serializer),
				(Members.TYPE_SERIALIZER.get(serializer) == null)
						? (JsonSerializer<?>) Members.SERIALIZER.get(serializer) : null);
	}

	/**
	 * Return what converts the values of a serializer.
	 */
	@SuppressWarnings("unchecked")
	static Converter<Object, ?> converterOf(StdDelegatingSerializer serializer) {
		return (Converter<Object, ?>) Delegates.CONVERTER.get(serializer);
	}

	static Entries of(MapSerializer serializer) {
		TypeSerializer typeSerializer = (TypeSerializer) Maps.TYPE_SERIALIZER.get(serializer);
		Object suppressed = Maps.SUPPRESSABLE_VALUE.get(serializer);
		boolean suppressesNulls = (boolean) Maps.SUPPRESS_NULLS.get(serializer);
		boolean suppressesEmpty = suppressesNulls && suppressed == MapSerializer.MARKER_FOR_EMPTY
				&& typeSerializer == null;
		boolean plain = Maps.FILTER_ID.get(serializer) == null && (suppressed == null || suppressesEmpty)
				&& !(boolean) Maps.SORT_KEYS.get(serializer) && Maps.INCLUSION_CHECKER.get(serializer) == null;
		return new Entries((JavaType) Maps.KEY_TYPE.get(serializer),
				(JsonSerializer<?>) Maps.KEY_SERIALIZER.get(serializer),
				new Elements((JavaType) Maps.VALUE_TYPE.get(serializer), (BeanProperty) Maps.PROPERTY.get(serializer),
						(JsonSerializer<?>) Maps.VALUE_SERIALIZER.get(serializer), typeSerializer, plain),
				suppressesNulls, suppressesEmpty);
	}

	/**
	 * Return whether a list of strings is always written as an array.
	 */
	static boolean isPlain(StaticListSerializerBase<?> serializer) {
		return Strings.UNWRAP_SINGLE.get(serializer) == null;
	}

	/**
	 * Return whether an array is written as one, unless a feature says otherwise.
	 */
	static boolean isPlain(ArraySerializerBase<?> serializer) {
		return Arrays.UNWRAP_SINGLE.get(serializer) == null;
	}

	/**
	 * Return whether only features decide how an enum is written.
	 */
	static boolean isPlain(EnumSerializer serializer) {
		return Enums.AS_INDEX.get(serializer) == null && Enums.BY_NAMING.get(serializer) == null;
	}

	/**
	 * Return whether an UUID is written as text.
	 */
	static boolean isPlain(UUIDSerializer serializer) {
		return Uuids.AS_BINARY.get(serializer) == null;
	}

	/**
	 * How elements are written.
	 *
	 * @param type their declared type
	 * @param property the property they belong to, if any
	 * @param serializer their serializer, or {@code null} if their class decides
	 * @param typeSerializer writes their type ids, if they have any
	 * @param plain whether there is nothing else to heed
	 */
	record Elements(JavaType type, @Nullable BeanProperty property, @Nullable JsonSerializer<?> serializer,
			@Nullable TypeSerializer typeSerializer, boolean plain) {
	}

	/**
	 * How the one member that is written for a value is.
	 *
	 * @param accessor the member
	 * @param serializer the serializer of what it has, or {@code null} if the class of
	 * that decides, or a type id is written
	 */
	record Member(AnnotatedMember accessor, @Nullable JsonSerializer<?> serializer) {
	}

	/**
	 * How entries of maps are written.
	 *
	 * @param keyType the declared type of keys
	 * @param keySerializer the serializer of keys
	 * @param values how values are written
	 * @param suppressesNulls whether values that are {@code null} are left out
	 * @param suppressesEmpty whether values that their serializer finds empty are left
	 * out, too
	 */
	record Entries(JavaType keyType, @Nullable JsonSerializer<?> keySerializer, Elements values,
			boolean suppressesNulls, boolean suppressesEmpty) {
	}

	/**
	 * The fields of serializers of lists and collections, looked up when there is one.
	 */
	private static final class Lists {

		private static final VarHandle ELEMENT_TYPE = JacksonMembers.field(AsArraySerializerBase.class, "_elementType",
				JavaType.class);

		private static final VarHandle PROPERTY = JacksonMembers.field(AsArraySerializerBase.class, "_property",
				BeanProperty.class);

		private static final VarHandle UNWRAP_SINGLE = JacksonMembers.field(AsArraySerializerBase.class,
				"_unwrapSingle", Boolean.class);

		private static final VarHandle TYPE_SERIALIZER = JacksonMembers.field(AsArraySerializerBase.class,
				"_valueTypeSerializer", TypeSerializer.class);

		private static final VarHandle ELEMENT_SERIALIZER = JacksonMembers.field(AsArraySerializerBase.class,
				"_elementSerializer", JsonSerializer.class);

	}

	/**
	 * The fields of serializers of arrays, looked up when there is one.
	 */
	private static final class Arrays {

		private static final VarHandle ELEMENT_TYPE = JacksonMembers.field(ObjectArraySerializer.class, "_elementType",
				JavaType.class);

		private static final VarHandle PROPERTY = JacksonMembers.field(ArraySerializerBase.class, "_property",
				BeanProperty.class);

		private static final VarHandle UNWRAP_SINGLE = JacksonMembers.field(ArraySerializerBase.class, "_unwrapSingle",
				Boolean.class);

		private static final VarHandle TYPE_SERIALIZER = JacksonMembers.field(ObjectArraySerializer.class,
				"_valueTypeSerializer", TypeSerializer.class);

		private static final VarHandle ELEMENT_SERIALIZER = JacksonMembers.field(ObjectArraySerializer.class,
				"_elementSerializer", JsonSerializer.class);

	}

	/**
	 * The fields of serializers of one member, looked up when there is one.
	 */
	private static final class Members {

		private static final VarHandle ACCESSOR = JacksonMembers.field(JsonValueSerializer.class, "_accessor",
				AnnotatedMember.class);

		private static final VarHandle TYPE_SERIALIZER = JacksonMembers.field(JsonValueSerializer.class,
				"_valueTypeSerializer", TypeSerializer.class);

		private static final VarHandle SERIALIZER = JacksonMembers.field(JsonValueSerializer.class, "_valueSerializer",
				JsonSerializer.class);

	}

	/**
	 * The field of serializers of what a converter makes, looked up when there is one.
	 */
	private static final class Delegates {

		private static final VarHandle CONVERTER = JacksonMembers.field(StdDelegatingSerializer.class, "_converter",
				Converter.class);

	}

	/**
	 * The fields of serializers of optional values, looked up when there is one.
	 */
	private static final class References {

		private static final VarHandle REFERRED_TYPE = JacksonMembers.field(ReferenceTypeSerializer.class,
				"_referredType", JavaType.class);

		private static final VarHandle PROPERTY = JacksonMembers.field(ReferenceTypeSerializer.class, "_property",
				BeanProperty.class);

		private static final VarHandle TYPE_SERIALIZER = JacksonMembers.field(ReferenceTypeSerializer.class,
				"_valueTypeSerializer", TypeSerializer.class);

		private static final VarHandle SERIALIZER = JacksonMembers.field(ReferenceTypeSerializer.class,
				"_valueSerializer", JsonSerializer.class);

		private static final VarHandle UNWRAPPER = JacksonMembers.field(ReferenceTypeSerializer.class, "_unwrapper",
				NameTransformer.class);

		private static final VarHandle SUPPRESSABLE_VALUE = JacksonMembers.field(ReferenceTypeSerializer.class,
				"_suppressableValue", Object.class);

	}

	/**
	 * The fields of serializers of maps, looked up when there is one.
	 */
	private static final class Maps {

		private static final VarHandle KEY_TYPE = JacksonMembers.field(MapSerializer.class, "_keyType", JavaType.class);

		private static final VarHandle KEY_SERIALIZER = JacksonMembers.field(MapSerializer.class, "_keySerializer",
				JsonSerializer.class);

		private static final VarHandle VALUE_TYPE = JacksonMembers.field(MapSerializer.class, "_valueType",
				JavaType.class);

		private static final VarHandle PROPERTY = JacksonMembers.field(MapSerializer.class, "_property",
				BeanProperty.class);

		private static final VarHandle VALUE_SERIALIZER = JacksonMembers.field(MapSerializer.class, "_valueSerializer",
				JsonSerializer.class);

		private static final VarHandle TYPE_SERIALIZER = JacksonMembers.field(MapSerializer.class,
				"_valueTypeSerializer", TypeSerializer.class);

		private static final VarHandle FILTER_ID = JacksonMembers.field(MapSerializer.class, "_filterId", Object.class);

		private static final VarHandle SUPPRESSABLE_VALUE = JacksonMembers.field(MapSerializer.class,
				"_suppressableValue", Object.class);

		private static final VarHandle SUPPRESS_NULLS = JacksonMembers.field(MapSerializer.class, "_suppressNulls",
				boolean.class);

		private static final VarHandle SORT_KEYS = JacksonMembers.field(MapSerializer.class, "_sortKeys",
				boolean.class);

		private static final VarHandle INCLUSION_CHECKER = JacksonMembers.field(MapSerializer.class,
				"_inclusionChecker", IgnorePropertiesUtil.Checker.class);

	}

	/**
	 * The fields of serializers of lists of strings, looked up when there is one.
	 */
	private static final class Strings {

		private static final VarHandle UNWRAP_SINGLE = JacksonMembers.field(StaticListSerializerBase.class,
				"_unwrapSingle", Boolean.class);

	}

	/**
	 * The fields of serializers of enums, looked up when there is one.
	 */
	private static final class Enums {

		private static final VarHandle AS_INDEX = JacksonMembers.field(EnumSerializer.class, "_serializeAsIndex",
				Boolean.class);

		private static final VarHandle BY_NAMING = JacksonMembers.field(EnumSerializer.class, "_valuesByEnumNaming",
				EnumValues.class);

	}

	/**
	 * The fields of serializers of UUIDs, looked up when there is one.
	 */
	private static final class Uuids {

		private static final VarHandle AS_BINARY = JacksonMembers.field(UUIDSerializer.class, "_asBinary",
				Boolean.class);

	}

}
