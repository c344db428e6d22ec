package io.github.reflectionfreejackson.runtime;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.impl.UnwrappingBeanPropertyWriter;
import com.fasterxml.jackson.databind.util.NameTransformer;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's writer of unwrapped properties, which reads the property by generated code.
 */
final class GeneratedUnwrappingWriter extends UnwrappingBeanPropertyWriter implements GeneratedWriter {

	private static final long serialVersionUID = 1L;

	private final transient GeneratedMember generatedMember;

	/**
	 * Writes the property where it cannot be unwrapped.
	 */
	private final BeanPropertyWriter element;

	GeneratedUnwrappingWriter(GeneratedPropertyWriter base, GeneratedMember member, NameTransformer unwrapper) {
		super(base, unwrapper);
		this.generatedMember = member;
		this.element = base;
	}

	private GeneratedUnwrappingWriter(GeneratedUnwrappingWriter base, NameTransformer transformer,
			SerializedString name) {
		super(base, transformer, name);
		this.generatedMember = base.generatedMember;
		this.element = base.element;
	}

	@Override
	protected UnwrappingBeanPropertyWriter _new(NameTransformer transformer, SerializedString newName) {
		return new GeneratedUnwrappingWriter(this, transformer, newName);
	}

	@Override
	public @Nullable Object get(Object bean) throws Exception {
		return this.generatedMember.read(bean);
	}

	@Override
	public void serializeAsElement(Object bean, JsonGenerator generator, SerializerProvider provider)
			throws Exception {
		this.element.serializeAsElement(bean, generator, provider);
	}

}
