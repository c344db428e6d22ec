package io.github.reflectionfreejackson.runtime.write;

import java.util.List;

import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import io.github.reflectionfreejackson.runtime.outline.PropertyOutline;
import org.jspecify.annotations.Nullable;

/**
 * Finds among the writers that Jackson has made those which straight-line code hands the
 * properties of a bean to. Not needed where build time has settled them.
 */
final class StraightLineWriters {

	private StraightLineWriters() {
	}

	/**
	 * Return the writers that generated code hands properties to, or {@code null} if
	 * properties are written that it does not write, or in another order.
	 */
	static GeneratedPropertyWriter @Nullable [] of(BeanPropertyWriter[] properties, List<PropertyOutline> written) {
		if (properties.length != written.size()) {
			return null;
		}
		GeneratedPropertyWriter[] writers = new GeneratedPropertyWriter[properties.length];
		for (int i = 0; i < writers.length; i++) {
			GeneratedPropertyWriter writer = writer(properties[i], written.get(i));
			if (writer == null) {
				return null;
			}
			writers[i] = writer;
		}
		return writers;
	}

	private static @Nullable GeneratedPropertyWriter writer(BeanPropertyWriter property, PropertyOutline written) {
		if (property instanceof GeneratedPropertyWriter writer) {
			return (writer.position() == written.member().position()) ? writer : null;
		}
		if (!(property.getMember() instanceof GeneratedMember member)
				|| member.position() != written.member().position()) {
			return null;
		}
		if (written.isReplaced()) {
			return GeneratedPropertyWriter.of(property, member);
		}
		return written.isAside() ? inner(property, member) : null;
	}

	private static @Nullable GeneratedPropertyWriter inner(BeanPropertyWriter writer, GeneratedMember member) {
		if (writer instanceof GeneratedUnwrappingWriter unwrapping) {
			return unwrapping.asProperty(member);
		}
		return (writer instanceof GeneratedAnyGetter anyGetter) ? anyGetter.asProperty(member) : null;
	}

	/**
	 * Return whether writers write properties under the names for which code was
	 * generated.
	 */
	static boolean haveNames(GeneratedPropertyWriter[] writers, List<PropertyOutline> written) {
		for (int i = 0; i < writers.length; i++) {
			if (!writers[i].getName().equals(written.get(i).name().getSimpleName())) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Return whether something is written among properties that is none of them.
	 */
	static boolean haveAside(List<PropertyOutline> written) {
		for (PropertyOutline property : written) {
			if (property.isAside()) {
				return true;
			}
		}
		return false;
	}

}
