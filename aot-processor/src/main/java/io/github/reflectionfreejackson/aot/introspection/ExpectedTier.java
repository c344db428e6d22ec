package io.github.reflectionfreejackson.aot.introspection;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializer;
import com.fasterxml.jackson.databind.ser.PropertyWriter;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.PropertyModel;
import io.github.reflectionfreejackson.aot.model.TierModel;

/**
 * Compares the serializer which Jackson made at build time with what is generated, as
 * will be done at run time.
 */
final class ExpectedTier {

	private ExpectedTier() {
	}

	/**
	 * Return the tier to expect.
	 * @param bean what is generated
	 * @param serializer what Jackson writes the type by while building
	 * @param filtered whether a filter decides on the properties
	 */
	static TierModel of(BeanModel bean, JsonSerializer<?> serializer, boolean filtered) {
		if (bean.jsonValue() != null) {
			return TierModel.one("@JsonValue is written instead of properties");
		}
		if (bean.anyGetter() != null) {
			return TierModel.one("it has an any-getter, whose entries Jackson writes");
		}
		if (filtered) {
			return TierModel.one("a filter decides on its properties");
		}
		if (serializer.getClass() != BeanSerializer.class) {
			return TierModel.one("Jackson writes it by " + serializer.getClass().getName());
		}
		return compare(bean.properties(), writers(serializer));
	}

	private static List<PropertyWriter> writers(JsonSerializer<?> serializer) {
		List<PropertyWriter> writers = new ArrayList<>();
		for (Iterator<PropertyWriter> properties = serializer.properties(); properties.hasNext();) {
			writers.add(properties.next());
		}
		return writers;
	}

	private static TierModel compare(List<PropertyModel> properties, List<PropertyWriter> writers) {
		for (PropertyWriter writer : writers) {
			if (writer.getClass() != BeanPropertyWriter.class) {
				return TierModel
					.one("its property '" + writer.getName() + "' is written by " + writer.getClass().getName());
			}
		}
		List<String> generated = properties.stream().map(PropertyModel::name).toList();
		List<String> written = writers.stream().map(PropertyWriter::getName).toList();
		for (String name : generated) {
			if (!written.contains(name)) {
				return TierModel.one("its property '" + name + "' is not written as such");
			}
		}
		return generated.equals(written) ? TierModel.STRAIGHT_LINE
				: TierModel.one("its properties are written in another order, or others are added");
	}

}
