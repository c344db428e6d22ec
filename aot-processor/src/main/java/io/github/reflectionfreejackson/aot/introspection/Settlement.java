package io.github.reflectionfreejackson.aot.introspection;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.ser.BasicSerializerFactory;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.std.BeanSerializerBase;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.BeanModel.Instantiation;
import io.github.reflectionfreejackson.aot.model.MemberModel;
import io.github.reflectionfreejackson.aot.model.PropertyModel;
import io.github.reflectionfreejackson.aot.model.TierModel;
import io.github.reflectionfreejackson.runtime.fingerprint.OutcomeFingerprint;
import io.github.reflectionfreejackson.runtime.outline.OutlinedMember;
import org.jspecify.annotations.Nullable;

/**
 * Records what Jackson made of a type's properties, where that is no more than a plain
 * writer of each, so that it need not be asked again while running.
 */
final class Settlement {

	private final SerializationConfig config;

	private final BasicSerializerFactory factory;

	Settlement(SerializationConfig config, BasicSerializerFactory factory) {
		this.config = config;
		this.factory = factory;
	}

	/**
	 * Return the model, settled if the type is.
	 * @param bean what is generated, with its tier
	 * @param serializer what Jackson writes the type by while building
	 * @param created the writers of the properties, as Jackson made them first
	 */
	BeanModel settle(BeanModel bean, JsonSerializer<?> serializer, List<CreatedWriter> created) {
		if (bean.tier() != TierModel.STRAIGHT_LINE || bean.jsonKey() != null || hasDefaults(bean)
				|| bean.written().stream().anyMatch((property) -> property.aside() || property.member().reflective())
				|| bean.type().getTypeParameters().length != 0
				|| OutcomeFingerprint.isOfInterestToModifiers(bean.type())
				|| this.config.findConfigOverride(bean.type()) != null
				|| !(serializer instanceof BeanSerializerBase base) || !new OpenSerializer(base).isPlain()) {
			return bean;
		}
		List<CreatedWriter> kept = created.stream().filter((writer) -> !isRemoved(bean, writer)).toList();
		if (kept.size() != bean.written().size() || !created.stream().allMatch(CreatedWriter::isPlain)) {
			return bean;
		}
		List<PropertyModel> properties = new ArrayList<>();
		Iterator<CreatedWriter> writers = kept.iterator();
		for (PropertyModel property : bean.properties()) {
			PropertyModel settled = property.removed() ? settleRemoved(bean, property)
					: settle(property, writers.next());
			if (settled == null) {
				return bean;
			}
			properties.add(settled);
		}
		return bean.settledWith(properties,
				this.factory.createTypeSerializer(this.config, this.config.constructType(bean.type())) != null);
	}

	/**
	 * Jackson makes writers of some of the properties that it removes then, and fails if
	 * it cannot.
	 */
	private static boolean isRemoved(BeanModel bean, CreatedWriter created) {
		String name = created.writer().getName();
		return bean.properties().stream().anyMatch((property) -> property.removed() && property.name().equals(name));
	}

	private @Nullable PropertyModel settle(PropertyModel property, CreatedWriter writer) {
		OpenWriter open = new OpenWriter(writer.writer());
		if (!property.name().equals(open.getName()) || !OutcomeFingerprint.isUntouched(this.config, open.getType())) {
			return null;
		}
		return property.withOmissions(open.willSuppressNulls(), open.suppressesEmpty());
	}

	/**
	 * A property may have been removed because the mapper says so of its type.
	 */
	private @Nullable PropertyModel settleRemoved(BeanModel bean, PropertyModel property) {
		MemberModel member = property.member();
		JavaType type = OutlinedMember
			.context(this.config, this.config.constructType(bean.type()), member.declaringClass())
			.resolveType(member.type());
		return OutcomeFingerprint.isUntouched(this.config, type) ? property : null;
	}

	/**
	 * What an instance has as defaults may be something else in another process.
	 */
	private static boolean hasDefaults(BeanModel bean) {
		return bean.instantiation() == Instantiation.DIRECT || bean.instantiation() == Instantiation.HANDLE;
	}

	/**
	 * A writer as Jackson made it, before it looked for serializers.
	 *
	 * @param writer the writer
	 * @param hasSerializer whether it had a serializer
	 * @param hasNullSerializer whether it had a serializer for {@code null}
	 */
	record CreatedWriter(BeanPropertyWriter writer, boolean hasSerializer, boolean hasNullSerializer) {

		static CreatedWriter of(BeanPropertyWriter writer) {
			return new CreatedWriter(writer, writer.hasSerializer(), writer.hasNullSerializer());
		}

		boolean isPlain() {
			return !this.hasSerializer && !this.hasNullSerializer && new OpenWriter(this.writer).isPlain();
		}

	}

	/**
	 * A copy of a writer that shows what Jackson keeps to itself.
	 */
	private static final class OpenWriter extends BeanPropertyWriter {

		private static final long serialVersionUID = 1L;

		OpenWriter(BeanPropertyWriter source) {
			super(source);
		}

		boolean isPlain() {
			return this._typeSerializer == null && this._cfgSerializationType == null && isInNoView()
					&& (this._suppressableValue == null || suppressesEmpty());
		}

		private boolean isInNoView() {
			return this._includeInViews == null || this._includeInViews.length == 0;
		}

		boolean suppressesEmpty() {
			return this._suppressableValue == MARKER_FOR_EMPTY;
		}

	}

}
