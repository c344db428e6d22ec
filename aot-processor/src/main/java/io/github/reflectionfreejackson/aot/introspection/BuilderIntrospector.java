package io.github.reflectionfreejackson.aot.introspection;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import io.github.reflectionfreejackson.aot.model.BuilderModel;
import io.github.reflectionfreejackson.aot.model.Remedy;

/**
 * Records what builds values of a type, and how source in a given package can have it
 * build.
 */
final class BuilderIntrospector {

	private final MemberIntrospector members;

	private final Conditions conditions;

	BuilderIntrospector(MemberIntrospector members, Conditions conditions) {
		this.members = members;
		this.conditions = conditions;
	}

	/**
	 * Record a builder.
	 * @param description what Jackson found out about it
	 * @throws UnsupportedTypeException if it is out of reach
	 */
	BuilderModel record(BeanDescription description) throws UnsupportedTypeException {
		Class<?> type = description.getBeanClass();
		if (!this.members.canName(type)) {
			throw new UnsupportedTypeException("its builder " + type.getName() + " cannot be named where it is read",
					Remedy.MAKE_BUILDER_VISIBLE);
		}
		JsonPOJOBuilder.Value config = description.findPOJOBuilderConfig();
		AnnotatedMethod method = description
			.findMethod((config != null) ? config.buildMethodName : JsonPOJOBuilder.DEFAULT_BUILD_METHOD, null);
		if (method == null) {
			return new BuilderModel(type, null);
		}
		this.conditions.checkAccess(method);
		return new BuilderModel(type, this.members.recordCall(method));
	}

}
