package io.github.reflectionfreejackson.aot.model;

import java.util.List;
import java.util.SortedMap;

import org.jspecify.annotations.Nullable;

/**
 * A type that generated code will write.
 *
 * @param type the class
 * @param placement where the generated class has to be
 * @param visibility the effective visibility rules
 * @param mixIns the names of mix-ins by the name of the type or supertype they annotate
 * @param properties the properties in Jackson's order
 * @param jsonValue the member that is written instead of the properties, or {@code null}
 * @param anyGetter the member whose map is written as further properties, or {@code null}
 * @param instantiation how to create an instance to compare defaults with
 */
public record BeanModel(Class<?> type, Placement placement, String visibility, SortedMap<String, String> mixIns,
		List<PropertyModel> properties, @Nullable MemberModel jsonValue, @Nullable MemberModel anyGetter,
		Instantiation instantiation) {

	/**
	 * Where a generated class has to be.
	 */
	public enum Placement {

		/**
		 * In the package of the application.
		 */
		APPLICATION,

		/**
		 * In the package of the type.
		 */
		TYPE

	}

	/**
	 * How to create an instance to compare defaults with.
	 */
	public enum Instantiation {

		/**
		 * None is needed, as the mapper is configured.
		 */
		UNUSED,

		/**
		 * There is no default constructor.
		 */
		NONE,

		/**
		 * By {@code new}.
		 */
		DIRECT,

		/**
		 * By a method handle.
		 */
		HANDLE

	}

}
