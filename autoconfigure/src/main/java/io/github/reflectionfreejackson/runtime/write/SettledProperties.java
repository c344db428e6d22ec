package io.github.reflectionfreejackson.runtime.write;

import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.TypeResolutionContext;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.util.Annotations;
import io.github.reflectionfreejackson.runtime.direct.Encoding;
import io.github.reflectionfreejackson.runtime.outline.OutlinedMember;
import io.github.reflectionfreejackson.runtime.outline.PropertyOutline;
import org.jspecify.annotations.Nullable;

/**
 * Makes the serializer of a type as Jackson made it when the application was built,
 * without asking Jackson again.
 */
final class SettledProperties {

	private static final Class<?>[] NO_VIEWS = {};

	private SettledProperties() {
	}

	/**
	 * Create the serializer, which has still to be resolved.
	 * @return the serializer, or {@code null} if a property's type asks for more
	 */
	static @Nullable GeneratedBeanSerializer serializer(SerializationConfig config, JavaType type,
			WritableType described, SettledWriting settled, @Nullable Encoding encoding) {
		boolean inEveryView = config.isEnabled(MapperFeature.DEFAULT_VIEW_INCLUSION);
		GeneratedPropertyWriter[] writers = writers(config, type, described, settled, inEveryView ? null : NO_VIEWS);
		if (writers == null) {
			return null;
		}
		BeanPropertyWriter[] ofView = inEveryView ? null : new BeanPropertyWriter[writers.length];
		return new GeneratedBeanSerializer(type, writers, ofView, described, encoding);
	}

	private static GeneratedPropertyWriter @Nullable [] writers(SerializationConfig config, JavaType type,
			WritableType described, SettledWriting settled, Class<?> @Nullable [] views) {
		List<PropertyOutline> outlines = described.outline().properties();
		Annotations classAnnotations = new ClassAnnotations(config, type);
		List<GeneratedPropertyWriter> writers = new ArrayList<>(outlines.size());
		Class<?> declaringClass = type.getRawClass();
		TypeResolutionContext context = OutlinedMember.context(settled.typeFactory(), type, declaringClass);
		for (PropertyOutline outline : outlines) {
			if (outline.member().declaringClass() != declaringClass) {
				declaringClass = outline.member().declaringClass();
				context = OutlinedMember.context(settled.typeFactory(), type, declaringClass);
			}
			SettledType propertyType = settled.typeOf(context, outline.member());
			if (propertyType == null) {
				return null;
			}
			if (outline.isRemoved()) {
				continue;
			}
			GeneratedMember member = GeneratedMember.of(context, described.serializer(), outline.member(),
					propertyType.type());
			GeneratedPropertyWriter writer = new GeneratedPropertyWriter(
					new GeneratedPropertyDefinition(config, member, outline), member, member, classAnnotations,
					propertyType.type(), null, null, null, outline.omitsNull(),
					outline.omitsEmpty() ? BeanPropertyWriter.MARKER_FOR_EMPTY : null, views);
			if (propertyType.isSharedBy(outline.member())) {
				writer.shareSerializers(propertyType);
			}
			writers.add(writer);
		}
		return writers.toArray(new GeneratedPropertyWriter[0]);
	}

}
