package io.github.reflectionfreejackson.runtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.std.ArraySerializerBase;
import com.fasterxml.jackson.databind.ser.std.AsArraySerializerBase;
import com.fasterxml.jackson.databind.ser.std.EnumSerializer;
import com.fasterxml.jackson.databind.ser.std.MapSerializer;
import com.fasterxml.jackson.databind.ser.std.ObjectArraySerializer;
import com.fasterxml.jackson.databind.ser.std.ReferenceTypeSerializer;
import com.fasterxml.jackson.databind.ser.std.StaticListSerializerBase;
import com.fasterxml.jackson.databind.ser.std.UUIDSerializer;
import com.fasterxml.jackson.databind.util.EnumValues;
import com.fasterxml.jackson.databind.util.IgnorePropertiesUtil;
import com.fasterxml.jackson.databind.util.NameTransformer;
import org.jspecify.annotations.Nullable;

/**
 * How Jackson's own serializers are configured, which they keep in protected fields. This
 * is the only place that knows of those.
 */
final class SerializerState {

	private static final @Nullable Fields FIELDS = Fields.find();

	private SerializerState() {
	}

	/**
	 * Return whether the fields can be read, which they cannot be if Jackson is in a
	 * named module.
	 */
	static boolean isReadable() {
		return FIELDS != null;
	}

	static Elements of(AsArraySerializerBase<?> serializer) {
		Fields fields = fields();
		return new Elements((JavaType) fields.listElementType.get(serializer),
				(BeanProperty) fields.listProperty.get(serializer),
				(JsonSerializer<?>) fields.listElementSerializer.get(serializer),
				fields.listTypeSerializer.get(serializer) == null && fields.listUnwrapSingle.get(serializer) == null);
	}

	static Elements of(ObjectArraySerializer serializer) {
		Fields fields = fields();
		return new Elements((JavaType) fields.arrayElementType.get(serializer),
				(BeanProperty) fields.arrayProperty.get(serializer),
				(JsonSerializer<?>) fields.arrayElementSerializer.get(serializer),
				fields.arrayTypeSerializer.get(serializer) == null && fields.arrayUnwrapSingle.get(serializer) == null);
	}

	static Elements of(ReferenceTypeSerializer<?> serializer) {
		Fields fields = fields();
		return new Elements((JavaType) fields.referredType.get(serializer),
				(BeanProperty) fields.referenceProperty.get(serializer),
				(JsonSerializer<?>) fields.referenceSerializer.get(serializer),
				fields.referenceTypeSerializer.get(serializer) == null && fields.unwrapper.get(serializer) == null);
	}

	static Entries of(MapSerializer serializer) {
		Fields fields = fields();
		boolean plain = fields.mapTypeSerializer.get(serializer) == null && fields.mapFilterId.get(serializer) == null
				&& fields.mapSuppressableValue.get(serializer) == null
				&& !(boolean) fields.mapSuppressNulls.get(serializer) && !(boolean) fields.mapSortKeys.get(serializer)
				&& fields.mapInclusionChecker.get(serializer) == null;
		return new Entries((JavaType) fields.mapKeyType.get(serializer),
				(JsonSerializer<?>) fields.mapKeySerializer.get(serializer),
				new Elements((JavaType) fields.mapValueType.get(serializer),
						(BeanProperty) fields.mapProperty.get(serializer),
						(JsonSerializer<?>) fields.mapValueSerializer.get(serializer), plain));
	}

	/**
	 * Return whether a list of strings is always written as an array.
	 */
	static boolean isPlain(StaticListSerializerBase<?> serializer) {
		return fields().stringsUnwrapSingle.get(serializer) == null;
	}

	/**
	 * Return whether only features decide how an enum is written.
	 */
	static boolean isPlain(EnumSerializer serializer) {
		Fields fields = fields();
		return fields.enumAsIndex.get(serializer) == null && fields.enumByNaming.get(serializer) == null;
	}

	/**
	 * Return whether an UUID is written as text.
	 */
	static boolean isPlain(UUIDSerializer serializer) {
		return fields().uuidAsBinary.get(serializer) == null;
	}

	private static Fields fields() {
		Fields fields = FIELDS;
		if (fields == null) {
			throw new IllegalStateException("The configuration of Jackson's serializers cannot be read");
		}
		return fields;
	}

	/**
	 * How elements are written.
	 *
	 * @param type their declared type
	 * @param property the property they belong to, if any
	 * @param serializer their serializer, or {@code null} if their class decides
	 * @param plain whether there is nothing else to heed
	 */
	record Elements(JavaType type, @Nullable BeanProperty property, @Nullable JsonSerializer<?> serializer,
			boolean plain) {
	}

	/**
	 * How entries of maps are written.
	 *
	 * @param keyType the declared type of keys
	 * @param keySerializer the serializer of keys
	 * @param values how values are written
	 */
	record Entries(JavaType keyType, @Nullable JsonSerializer<?> keySerializer, Elements values) {
	}

	/**
	 * The fields.
	 */
	private static final class Fields {

		private final VarHandle listElementType = field(AsArraySerializerBase.class, "_elementType", JavaType.class);

		private final VarHandle listProperty = field(AsArraySerializerBase.class, "_property", BeanProperty.class);

		private final VarHandle listUnwrapSingle = field(AsArraySerializerBase.class, "_unwrapSingle", Boolean.class);

		private final VarHandle listTypeSerializer = field(AsArraySerializerBase.class, "_valueTypeSerializer",
				TypeSerializer.class);

		private final VarHandle listElementSerializer = field(AsArraySerializerBase.class, "_elementSerializer",
				JsonSerializer.class);

		private final VarHandle arrayElementType = field(ObjectArraySerializer.class, "_elementType", JavaType.class);

		private final VarHandle arrayProperty = field(ArraySerializerBase.class, "_property", BeanProperty.class);

		private final VarHandle arrayUnwrapSingle = field(ArraySerializerBase.class, "_unwrapSingle", Boolean.class);

		private final VarHandle arrayTypeSerializer = field(ObjectArraySerializer.class, "_valueTypeSerializer",
				TypeSerializer.class);

		private final VarHandle arrayElementSerializer = field(ObjectArraySerializer.class, "_elementSerializer",
				JsonSerializer.class);

		private final VarHandle referredType = field(ReferenceTypeSerializer.class, "_referredType", JavaType.class);

		private final VarHandle referenceProperty = field(ReferenceTypeSerializer.class, "_property",
				BeanProperty.class);

		private final VarHandle referenceTypeSerializer = field(ReferenceTypeSerializer.class, "_valueTypeSerializer",
				TypeSerializer.class);

		private final VarHandle referenceSerializer = field(ReferenceTypeSerializer.class, "_valueSerializer",
				JsonSerializer.class);

		private final VarHandle unwrapper = field(ReferenceTypeSerializer.class, "_unwrapper", NameTransformer.class);

		private final VarHandle mapKeyType = field(MapSerializer.class, "_keyType", JavaType.class);

		private final VarHandle mapKeySerializer = field(MapSerializer.class, "_keySerializer", JsonSerializer.class);

		private final VarHandle mapValueType = field(MapSerializer.class, "_valueType", JavaType.class);

		private final VarHandle mapProperty = field(MapSerializer.class, "_property", BeanProperty.class);

		private final VarHandle mapValueSerializer = field(MapSerializer.class, "_valueSerializer",
				JsonSerializer.class);

		private final VarHandle mapTypeSerializer = field(MapSerializer.class, "_valueTypeSerializer",
				TypeSerializer.class);

		private final VarHandle mapFilterId = field(MapSerializer.class, "_filterId", Object.class);

		private final VarHandle mapSuppressableValue = field(MapSerializer.class, "_suppressableValue", Object.class);

		private final VarHandle mapSuppressNulls = field(MapSerializer.class, "_suppressNulls", boolean.class);

		private final VarHandle mapSortKeys = field(MapSerializer.class, "_sortKeys", boolean.class);

		private final VarHandle mapInclusionChecker = field(MapSerializer.class, "_inclusionChecker",
				IgnorePropertiesUtil.Checker.class);

		private final VarHandle stringsUnwrapSingle = field(StaticListSerializerBase.class, "_unwrapSingle",
				Boolean.class);

		private final VarHandle enumAsIndex = field(EnumSerializer.class, "_serializeAsIndex", Boolean.class);

		private final VarHandle enumByNaming = field(EnumSerializer.class, "_valuesByEnumNaming", EnumValues.class);

		private final VarHandle uuidAsBinary = field(UUIDSerializer.class, "_asBinary", Boolean.class);

		private static @Nullable Fields find() {
			try {
				return new Fields();
			}
			catch (IllegalStateException ex) {
				return null;
			}
		}

		private static VarHandle field(Class<?> owner, String name, Class<?> type) {
			try {
				return MethodHandles.privateLookupIn(owner, MethodHandles.lookup()).findVarHandle(owner, name, type);
			}
			catch (ReflectiveOperationException ex) {
				throw new IllegalStateException(ex);
			}
		}

	}

}
