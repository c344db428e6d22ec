package io.github.reflectionfreejackson.aot.introspection;

import java.util.Iterator;

import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import io.github.reflectionfreejackson.aot.model.Remedy;

/**
 * Jackson's modules that replace how members are called, as generated code does.
 */
final class Accelerators {

	private Accelerators() {
	}

	/**
	 * Return whether one of these modules has a class.
	 */
	static boolean contain(Class<?> type) {
		return type.getName().startsWith("com.fasterxml.jackson.module.blackbird.")
				|| type.getName().startsWith("com.fasterxml.jackson.module.afterburner.");
	}

	/**
	 * Fail if one of these modules sets a property, as it reports what setters throw
	 * otherwise than Jackson does.
	 * @param deserializer what Jackson reads a type by while building
	 * @throws UnsupportedTypeException if one does
	 */
	static void checkProperties(BeanDeserializerBase deserializer) throws UnsupportedTypeException {
		for (Iterator<SettableBeanProperty> properties = deserializer.properties(); properties.hasNext();) {
			SettableBeanProperty property = properties.next();
			if (contain(property.getClass())) {
				throw new UnsupportedTypeException("a BeanDeserializerModifier replaced what sets property '"
						+ property.getName() + "' by a " + property.getClass().getName(), Remedy.REMOVE_ACCELERATOR);
			}
		}
	}

}
