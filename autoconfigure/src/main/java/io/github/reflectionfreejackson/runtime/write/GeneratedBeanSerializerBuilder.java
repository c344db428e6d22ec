package io.github.reflectionfreejackson.runtime.write;

import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializer;
import com.fasterxml.jackson.databind.ser.BeanSerializerBuilder;
import io.github.reflectionfreejackson.runtime.direct.Encoding;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's builder of bean serializers, which builds ours.
 */
final class GeneratedBeanSerializerBuilder extends BeanSerializerBuilder {

	private final GeneratedBeanDescription description;

	private final @Nullable Encoding encoding;

	private @Nullable GeneratedAnyGetter generatedAnyGetter;

	GeneratedBeanSerializerBuilder(GeneratedBeanDescription description, @Nullable Encoding encoding) {
		super(description);
		this.description = description;
		this.encoding = encoding;
	}

	void setGeneratedAnyGetter(GeneratedAnyGetter anyGetter) {
		this.generatedAnyGetter = anyGetter;
	}

	void addAnyGetter() {
		if (this.generatedAnyGetter != null) {
			List<BeanPropertyWriter> writers = new ArrayList<>(getProperties());
			this.generatedAnyGetter.addTo(writers);
			setProperties(writers);
		}
	}

	@Override
	public @Nullable JsonSerializer<?> build() {
		JsonSerializer<?> serializer = super.build();
		return (serializer instanceof BeanSerializer bean)
				? new GeneratedBeanSerializer(bean, this.description, this.encoding) : serializer;
	}

}
