package io.github.reflectionfreejackson.runtime.write;

import java.lang.reflect.Type;
import java.util.Arrays;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsonFormatVisitors.JsonObjectFormatVisitor;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.impl.FilteredBeanPropertyWriter;
import com.fasterxml.jackson.databind.util.NameTransformer;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's writer of properties in views, which tells of the property what its writer
 * tells. Jackson's own would ask the {@code Method} or {@code Field}, which a generated
 * member has not.
 */
final class GeneratedViewWriter extends BeanPropertyWriter implements GeneratedWriter {

	private static final long serialVersionUID = 1L;

	private final BeanPropertyWriter writer;

	/**
	 * Jackson's writer, which does all writing.
	 */
	private final BeanPropertyWriter inViews;

	GeneratedViewWriter(BeanPropertyWriter writer, Class<?>[] views) {
		super(writer);
		this.writer = writer;
		this.inViews = FilteredBeanPropertyWriter.constructViewBased(writer, views);
	}

	/**
	 * Return whether this is the writer of a property in views that are all there.
	 */
	boolean isOf(BeanPropertyWriter other) {
		return this.writer == other && !Arrays.asList(getViews()).contains(null);
	}

	/**
	 * Return whether the property is written while a view is active.
	 */
	boolean isIn(Class<?> activeView) {
		for (Class<?> view : getViews()) {
			if (view.isAssignableFrom(activeView)) {
				return true;
			}
		}
		return false;
	}

	@Override
	public BeanPropertyWriter rename(NameTransformer transformer) {
		return new GeneratedViewWriter(this.writer.rename(transformer), getViews());
	}

	@Override
	public void assignSerializer(JsonSerializer<Object> serializer) {
		this.inViews.assignSerializer(serializer);
	}

	@Override
	public void assignNullSerializer(JsonSerializer<Object> serializer) {
		this.inViews.assignNullSerializer(serializer);
	}

	@Override
	@SuppressWarnings("deprecation")
	public Class<?> getPropertyType() {
		return this.writer.getPropertyType();
	}

	@Override
	@SuppressWarnings("deprecation")
	public Type getGenericPropertyType() {
		return this.writer.getGenericPropertyType();
	}

	@Override
	public @Nullable Object get(Object bean) throws Exception {
		return this.writer.get(bean);
	}

	@Override
	public void serializeAsField(Object bean, JsonGenerator generator, SerializerProvider provider) throws Exception {
		this.inViews.serializeAsField(bean, generator, provider);
	}

	@Override
	public void serializeAsElement(Object bean, JsonGenerator generator, SerializerProvider provider) throws Exception {
		this.inViews.serializeAsElement(bean, generator, provider);
	}

	@Override
	public void depositSchemaProperty(JsonObjectFormatVisitor visitor, SerializerProvider provider)
			throws JsonMappingException {
		this.inViews.depositSchemaProperty(visitor, provider);
	}

}
