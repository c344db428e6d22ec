package io.github.reflectionfreejackson.aot.introspection;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.SerializerFactoryConfig;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerBuilder;
import com.fasterxml.jackson.databind.ser.BeanSerializerFactory;
import com.fasterxml.jackson.databind.ser.SerializerFactory;
import io.github.reflectionfreejackson.aot.introspection.Settlement.CreatedWriter;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's factory, which notes for which types Jackson wants to know the properties.
 */
final class ProbingSerializerFactory extends BeanSerializerFactory {

	private static final long serialVersionUID = 1L;

	private final transient Map<Class<?>, List<CreatedWriter>> created = new HashMap<>();

	private final transient Map<Class<?>, List<BeanPropertyWriter>> beans = new HashMap<>();

	ProbingSerializerFactory(SerializerFactoryConfig config) {
		super(config);
	}

	@Override
	public SerializerFactory withConfig(SerializerFactoryConfig config) {
		return new ProbingSerializerFactory(config);
	}

	/**
	 * Return the writers of the properties of a type, as Jackson made them.
	 * @return the writers, or {@code null} if Jackson did not ask for properties
	 */
	@Nullable List<BeanPropertyWriter> writersOf(Class<?> type) {
		return this.beans.get(type);
	}

	/**
	 * Return the state in which Jackson made the writers of the properties of a type.
	 */
	List<CreatedWriter> createdFor(Class<?> type) {
		return this.created.getOrDefault(type, List.of());
	}

	@Override
	protected @Nullable List<BeanPropertyWriter> findBeanProperties(SerializerProvider provider,
			BeanDescription description, BeanSerializerBuilder builder) throws JsonMappingException {
		List<BeanPropertyWriter> writers = super.findBeanProperties(provider, description, builder);
		List<BeanPropertyWriter> found = (writers != null) ? new ArrayList<>(writers) : List.of();
		this.beans.put(description.getBeanClass(), found);
		this.created.put(description.getBeanClass(), found.stream().map(CreatedWriter::of).toList());
		return writers;
	}

}
