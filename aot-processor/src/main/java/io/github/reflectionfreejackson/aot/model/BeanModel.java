package io.github.reflectionfreejackson.aot.model;

import java.util.List;
import java.util.SortedMap;
import java.util.stream.Stream;

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
 * @param anyGetterLast whether the further properties are written after all others,
 * rather than in place of one
 * @param jsonKey the member that is written where the type is a key of a map, or
 * {@code null} if that is decided without one, or by {@code jsonValue}
 * @param instantiation how to create an instance to compare defaults with
 * @param tier how much of the work generated code is expected to do
 * @param settled whether Jackson made nothing but a plain writer of each property, so
 * that it need not be asked again
 * @param typed whether type information may be written for a settled type
 * @param viewed whether some properties are written in some views only, so that generated
 * code asks of each whether it is
 * @since 0.1.0
 */
public record BeanModel(Class<?> type, Placement placement, String visibility, SortedMap<String, String> mixIns,
		List<PropertyModel> properties, @Nullable MemberModel jsonValue, @Nullable MemberModel anyGetter,
		boolean anyGetterLast, @Nullable MemberModel jsonKey, Instantiation instantiation, TierModel tier,
		boolean settled, boolean typed, boolean viewed) {

	/**
	 * Return the same with another tier.
	 * @param other the tier
	 * @return the model
	 */
	public BeanModel withTier(TierModel other) {
		return new BeanModel(this.type, this.placement, this.visibility, this.mixIns, this.properties, this.jsonValue,
				this.anyGetter, this.anyGetterLast, this.jsonKey, this.instantiation, other, this.settled, this.typed,
				this.viewed);
	}

	/**
	 * Return the same with other properties.
	 * @param others the properties
	 * @return the model
	 */
	public BeanModel withProperties(List<PropertyModel> others) {
		return new BeanModel(this.type, this.placement, this.visibility, this.mixIns, List.copyOf(others),
				this.jsonValue, this.anyGetter, this.anyGetterLast, this.jsonKey, this.instantiation, this.tier,
				this.settled, this.typed, this.viewed);
	}

	/**
	 * Return the same with further properties after all others, or in place of one.
	 * @param last whether they are after all others
	 * @return the model
	 */
	public BeanModel withAnyGetterLast(boolean last) {
		return new BeanModel(this.type, this.placement, this.visibility, this.mixIns, this.properties, this.jsonValue,
				this.anyGetter, last, this.jsonKey, this.instantiation, this.tier, this.settled, this.typed,
				this.viewed);
	}

	/**
	 * Return the same with properties in views, or not.
	 * @param anyInViews whether some properties are written in some views only
	 * @return the model
	 */
	public BeanModel withViews(boolean anyInViews) {
		return new BeanModel(this.type, this.placement, this.visibility, this.mixIns, this.properties, this.jsonValue,
				this.anyGetter, this.anyGetterLast, this.jsonKey, this.instantiation, this.tier, this.settled,
				this.typed, anyInViews);
	}

	/**
	 * Return the same, settled.
	 * @param settledProperties the properties, which know what they leave out
	 * @param settledTyped whether type information may be written
	 * @return the model
	 */
	public BeanModel settledWith(List<PropertyModel> settledProperties, boolean settledTyped) {
		return new BeanModel(this.type, this.placement, this.visibility, this.mixIns, List.copyOf(settledProperties),
				this.jsonValue, this.anyGetter, this.anyGetterLast, this.jsonKey, this.instantiation, this.tier, true,
				settledTyped, this.viewed);
	}

	/**
	 * Return the properties that are written.
	 * @return those that Jackson does not remove, in the same order, and what holds
	 * further properties
	 */
	public List<PropertyModel> written() {
		return Stream
			.concat(this.properties.stream().filter((property) -> !property.removed()),
					Stream.ofNullable(this.anyGetterLast ? this.anyGetter : null).map(PropertyModel::furtherProperties))
			.toList();
	}

	/**
	 * Return all members that are read, in the order of their positions in generated
	 * code.
	 * @return the members
	 */
	public List<MemberModel> members() {
		return Stream
			.of(this.properties.stream().map(PropertyModel::member), Stream.ofNullable(this.jsonValue),
					Stream.ofNullable(this.anyGetter), Stream.ofNullable(this.jsonKey))
			.flatMap((part) -> part)
			.toList();
	}

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
		 * None is needed, as the mapper is configured. If it is configured otherwise at
		 * run time, reflection serves the type.
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
