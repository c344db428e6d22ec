package io.github.reflectionfreejackson.aot.introspection;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.ser.AnyGetterWriter;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializer;
import com.fasterxml.jackson.databind.ser.PropertyWriter;
import com.fasterxml.jackson.databind.ser.impl.UnwrappingBeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.std.BeanSerializerBase;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.MemberModel;
import io.github.reflectionfreejackson.aot.model.MemberModel.Kind;
import io.github.reflectionfreejackson.aot.model.PropertyModel;
import io.github.reflectionfreejackson.aot.model.Remedy;
import io.github.reflectionfreejackson.aot.model.TierModel;
import org.jspecify.annotations.Nullable;

/**
 * Compares the serializer which Jackson made at build time with what is generated, as
 * will be done at run time.
 */
final class ExpectedTier {

	/**
	 * What writes other than one property, and is left to do so.
	 */
	private static final Set<Class<?>> LEFT_ALONE = Set.of(UnwrappingBeanPropertyWriter.class, AnyGetterWriter.class);

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
		if (bean.written().isEmpty()) {
			return TierModel.one("it has no properties");
		}
		if (filtered) {
			return TierModel.one("a filter decides on its properties");
		}
		if (serializer.getClass() != BeanSerializer.class) {
			return TierModel.one("Jackson writes it by " + serializer.getClass().getName());
		}
		if (new OpenSerializer((BeanSerializer) serializer).isOfArray()) {
			return TierModel.one("it is written as an array");
		}
		return compare(bean.written(), writers(serializer));
	}

	/**
	 * Mark the properties that Jackson describes, but writes by no means: those that are
	 * ignored by their names on the type, or as of a type that is ignored. Of the others,
	 * mark those that are not written as properties, and note where further properties
	 * are.
	 * @param bean what is generated
	 * @param serializer what Jackson writes the type by while building
	 * @return the same with these properties marked
	 */
	static BeanModel withWriters(BeanModel bean, JsonSerializer<?> serializer) {
		if (bean.jsonValue() != null || serializer.getClass() != BeanSerializer.class) {
			return bean;
		}
		List<PropertyWriter> writers = writers(serializer);
		return bean.withProperties(bean.properties().stream().map((property) -> withWriter(property, writers)).toList())
			.withAnyGetterLast(!writers.isEmpty() && isAnyGetter(bean, writers.get(writers.size() - 1)));
	}

	private static PropertyModel withWriter(PropertyModel property, List<PropertyWriter> writers) {
		List<PropertyWriter> own = writers.stream().filter((writer) -> isOf(property, writer)).toList();
		if (own.isEmpty()) {
			return property.withoutWriter();
		}
		if (own.size() == 1 && isReplacement(own.get(0))) {
			return property.writtenBy(PropertyModel.Writer.REPLACEMENT);
		}
		return LEFT_ALONE.contains(own.get(0).getClass()) ? property.writtenBy(PropertyModel.Writer.INNER) : property;
	}

	/**
	 * Return whether generated code can leave a property to a modifier's writer: those
	 * that were made to avoid reflection need members of which nothing else is known.
	 */
	private static boolean isReplacement(PropertyWriter writer) {
		return !isOfJackson(writer) && !Accelerators.contain(writer.getClass());
	}

	private static boolean isAnyGetter(BeanModel bean, PropertyWriter writer) {
		return writer instanceof AnyGetterWriter
				&& bean.properties().stream().noneMatch((property) -> isOf(property, writer));
	}

	/**
	 * Note whether some properties are written in some views only.
	 * @param bean what is generated
	 * @param serializer what Jackson writes the type by while building
	 * @return the same with what was found
	 */
	static BeanModel withViews(BeanModel bean, JsonSerializer<?> serializer) {
		return bean.withViews(bean.jsonValue() == null && serializer.getClass() == BeanSerializer.class
				&& writers(serializer).stream().anyMatch(ExpectedTier::isInViews));
	}

	private static boolean isInViews(PropertyWriter writer) {
		return writer instanceof BeanPropertyWriter property && property.getViews() != null
				&& property.getViews().length != 0;
	}

	/**
	 * Say why generated code cannot be used although it could be made: a modifier
	 * replaced a writer by one of its own, which reads a {@code Method} or {@code Field},
	 * and generated code cannot leave the property to it, or would leave all to such
	 * writers.
	 * @param bean what would be generated
	 * @param serializer what Jackson writes the type by while building
	 * @return the objection, or {@code null} if there is none
	 */
	static @Nullable Objection objection(BeanModel bean, JsonSerializer<?> serializer) {
		if (bean.jsonValue() == null && serializer instanceof BeanSerializerBase) {
			boolean useful = bean.written().stream().anyMatch((property) -> !property.replaced());
			for (PropertyWriter writer : writers(serializer)) {
				if (!isOfJackson(writer) && bean.properties()
					.stream()
					.anyMatch((property) -> isOf(property, writer) && !(property.replaced() && useful))) {
					return new Objection(
							"a BeanSerializerModifier replaced the writer of property '" + writer.getName() + "' by a "
									+ writer.getClass().getName(),
							Accelerators.contain(writer.getClass()) ? Remedy.REMOVE_ACCELERATOR : Remedy.KEEP_WRITER);
				}
			}
		}
		return null;
	}

	private static boolean isOfJackson(PropertyWriter writer) {
		return writer.getClass().getName().startsWith(BeanPropertyWriter.class.getPackageName() + ".");
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
			if (writer.getClass() != BeanPropertyWriter.class && !LEFT_ALONE.contains(writer.getClass())
					&& properties.stream().noneMatch((property) -> property.replaced() && isOf(property, writer))) {
				return TierModel
					.one("its property '" + writer.getName() + "' is written by " + writer.getClass().getName());
			}
		}
		for (int i = 0; i < properties.size(); i++) {
			PropertyModel property = properties.get(i);
			if (writers.size() != properties.size() || !isOf(property, writers.get(i))) {
				return TierModel.one("its properties are written in another order, or others are added");
			}
		}
		return TierModel.STRAIGHT_LINE;
	}

	/**
	 * A module may have renamed the property.
	 */
	private static boolean isOf(PropertyModel property, PropertyWriter writer) {
		MemberModel member = property.member();
		return writer.getMember().getName().equals(member.name())
				&& writer.getMember().getDeclaringClass() == member.declaringClass()
				&& (writer.getMember() instanceof AnnotatedMethod) == (member.kind() == Kind.METHOD);
	}

}
