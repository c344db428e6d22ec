package io.github.reflectionfreejackson.benchmarks.lambda;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBuilder;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.MethodProperty;

/**
 * Has setters called by lambdas instead of by reflection, and leaves fields and creators
 * to Jackson. It is about the least that can be done without generated code.
 */
public final class LambdaSetters extends BeanDeserializerModifier {

	private static final long serialVersionUID = 1L;

	/**
	 * Create a modifier.
	 */
	public LambdaSetters() {
	}

	@Override
	public BeanDeserializerBuilder updateBuilder(DeserializationConfig config, BeanDescription description,
			BeanDeserializerBuilder builder) {
		List<SettableBeanProperty> properties = new ArrayList<>();
		for (Iterator<SettableBeanProperty> remaining = builder.getProperties(); remaining.hasNext();) {
			if (remaining.next() instanceof MethodProperty property) {
				properties.add(LambdaProperty.of(property));
			}
		}
		properties.forEach((property) -> builder.addOrReplaceProperty(property, true));
		return builder;
	}

}
