package io.github.reflectionfreejackson.aot.emit;

import java.util.SortedMap;
import java.util.TreeMap;

import io.github.reflectionfreejackson.aot.model.MemberModel;
import io.github.reflectionfreejackson.aot.model.MutatorModel;
import io.github.reflectionfreejackson.aot.model.ReadingModel;
import io.github.reflectionfreejackson.aot.model.ReadingPropertyModel;

/**
 * The members of a type by their positions, which follow from the order in which the type
 * is described.
 *
 * @param mutators the members that are set
 * @param accessors the members that are read
 * @param properties those that are set of an instance to what is read for a property
 */
record ReadingMembers(SortedMap<Integer, MutatorModel> mutators, SortedMap<Integer, MemberModel> accessors,
		SortedMap<Integer, MutatorModel> properties) {

	static ReadingMembers of(ReadingModel bean) {
		SortedMap<Integer, MutatorModel> mutators = new TreeMap<>();
		SortedMap<Integer, MemberModel> accessors = new TreeMap<>();
		SortedMap<Integer, MutatorModel> properties = new TreeMap<>();
		int position = 0;
		for (ReadingPropertyModel property : bean.properties()) {
			MutatorModel mutator = property.mutator();
			if (mutator != null) {
				if (property.isSet()) {
					properties.put(position, mutator);
				}
				mutators.put(position++, mutator);
			}
			if (property.accessor() != null) {
				accessors.put(position++, property.accessor());
			}
		}
		if (bean.anySetter() != null && bean.anySetter().kind() != MutatorModel.Kind.METHOD) {
			accessors.put(position, asAccessor(bean.anySetter()));
			mutators.put(position, bean.anySetter());
		}
		position += (bean.anySetter() != null) ? 1 : 0;
		for (MutatorModel injected : bean.injected()) {
			mutators.put(position++, injected);
		}
		return new ReadingMembers(mutators, accessors, properties);
	}

	/**
	 * A field that takes what no property takes is read first, for it may hold a map
	 * already.
	 */
	private static MemberModel asAccessor(MutatorModel field) {
		return new MemberModel(MemberModel.Kind.FIELD, field.declaringClass(), field.name(), field.types().get(0),
				field.rawTypes().get(0), field.modifiers(), field.access(), false, field.deprecated(),
				field.annotations());
	}

}
