package io.github.reflectionfreejackson.aot.model;

import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.stream.Stream;

import io.github.reflectionfreejackson.aot.model.BeanModel.Placement;
import org.jspecify.annotations.Nullable;

/**
 * A type that generated code will read.
 *
 * @param type the class
 * @param builder what builds values, whose members are those that are set, or
 * {@code null}
 * @param placement where the generated class has to be
 * @param visibility the effective visibility rules
 * @param mixIns the names of mix-ins by the name of the type or supertype they annotate
 * @param ignored names in JSON that are ignored
 * @param creators what creates instances, in the order of their positions in generated
 * code
 * @param properties the properties in Jackson's order
 * @param anySetter what takes what no property takes, or {@code null}
 * @param injected the members that take values which are not read
 * @param settled whether Jackson makes no more of the properties than what their types
 * ask for
 * @param ofKotlin whether Jackson's Kotlin module creates instances, which needs the
 * members that reflection finds
 * @since 0.1.0
 */
public record ReadingModel(Class<?> type, @Nullable BuilderModel builder, Placement placement, String visibility,
		SortedMap<String, String> mixIns, SortedSet<String> ignored, List<CreatorModel> creators,
		List<ReadingPropertyModel> properties, @Nullable MutatorModel anySetter, List<MutatorModel> injected,
		boolean settled, boolean ofKotlin) {

	private static final int MAXIMUM_ARGUMENTS = Long.SIZE;

	/**
	 * More would not fit into a method that the JIT compiler accepts.
	 */
	private static final int MAXIMUM_MEMBERS = 100;

	/**
	 * Return the same, settled.
	 * @return a copy
	 */
	public ReadingModel asSettled() {
		return new ReadingModel(this.type, this.builder, this.placement, this.visibility, this.mixIns, this.ignored,
				this.creators, this.properties, this.anySetter, this.injected, true, this.ofKotlin);
	}

	/**
	 * Return the class whose members are set.
	 * @return the builder if there is one, or else the type itself
	 */
	public Class<?> beanType() {
		return (this.builder != null) ? this.builder.type() : this.type;
	}

	/**
	 * Return the method that builds values.
	 * @return the method, or {@code null} if there is none
	 */
	public @Nullable MemberModel buildMethod() {
		return (this.builder != null) ? this.builder.buildMethod() : null;
	}

	/**
	 * Return the creator whose arguments can be read one after the other.
	 * @return the creator, or {@code null} if there is none
	 */
	public @Nullable CreatorModel creatorToReadFor() {
		if (this.builder != null) {
			return null;
		}
		return this.creators.stream()
			.filter((creator) -> creator.role() == CreatorModel.Role.PROPERTIES)
			.filter((creator) -> !creator.parameters().isEmpty() && creator.parameters().size() <= MAXIMUM_ARGUMENTS)
			.filter((creator) -> namesOfArguments().size() == creator.parameters().size())
			.findAny()
			.orElse(null);
	}

	/**
	 * Return the internal names of the properties which the creator takes.
	 * @return the names by position of the parameter
	 */
	public SortedMap<Integer, String> namesOfArguments() {
		SortedMap<Integer, String> names = new TreeMap<>();
		this.properties.stream()
			.filter((property) -> property.parameter() >= 0)
			.forEach((property) -> names.put(property.parameter(), property.internalName()));
		return names;
	}

	/**
	 * Return whether properties can be read and set one after the other.
	 * @return whether they can
	 */
	public boolean canReadProperties() {
		long members = this.properties.stream().filter((property) -> property.mutator() != null).count();
		return members > 0 && members <= MAXIMUM_MEMBERS
				&& this.creators.stream().noneMatch((creator) -> creator.role() == CreatorModel.Role.PROPERTIES)
				&& this.creators.stream().anyMatch((creator) -> creator.role() == CreatorModel.Role.DEFAULT);
	}

	/**
	 * Return whether there are properties that can be read and set one after the other
	 * once a creator has taken the others.
	 * @return whether there are
	 */
	public boolean canReadPropertiesAfterCreation() {
		long members = this.properties.stream().filter(ReadingPropertyModel::isSet).count();
		return members > 0 && members <= MAXIMUM_MEMBERS && creatorToReadFor() != null && this.anySetter == null;
	}

	/**
	 * Return all members that are set, in no particular order.
	 * @return the members
	 */
	public List<MutatorModel> mutators() {
		return Stream
			.of(this.properties.stream().flatMap((property) -> Stream.ofNullable(property.mutator())),
					Stream.ofNullable(this.anySetter), this.injected.stream())
			.flatMap((part) -> part)
			.toList();
	}

	/**
	 * Return all members that are read.
	 * @return the members
	 */
	public List<MemberModel> accessors() {
		return this.properties.stream().flatMap((property) -> Stream.ofNullable(property.accessor())).toList();
	}

	/**
	 * Return all annotations of members and parameters.
	 * @return the annotations, in no particular order, and not free of duplicates
	 */
	public List<AnnotationModel> annotations() {
		return Stream
			.of(mutators().stream().flatMap((mutator) -> mutator.annotations().stream()),
					accessors().stream().flatMap((accessor) -> accessor.annotations().stream()),
					this.creators.stream().flatMap((creator) -> creator.allAnnotations().stream()))
			.flatMap((part) -> part)
			.toList();
	}

}
