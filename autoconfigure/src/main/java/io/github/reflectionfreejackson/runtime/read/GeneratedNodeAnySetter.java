package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.deser.SettableAnyProperty;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.ClassUtil;

/**
 * Takes what no property takes, by a field that holds a tree.
 */
final class GeneratedNodeAnySetter extends SettableAnyProperty {

	private static final long serialVersionUID = 1L;

	private final transient GeneratedMutator field;

	private final transient JsonNodeFactory nodes;

	GeneratedNodeAnySetter(BeanProperty property, GeneratedMutator field, JavaType type,
			JsonDeserializer<Object> deserializer, JsonNodeFactory nodes) {
		super(property, field, type, null, deserializer, null);
		this.field = field;
		this.nodes = nodes;
	}

	/**
	 * Trees have one deserializer.
	 */
	@Override
	public SettableAnyProperty withValueDeserializer(JsonDeserializer<Object> deserializer) {
		return this;
	}

	@Override
	public void fixAccess(DeserializationConfig config) {
		// Generated code has access
	}

	@Override
	public boolean isFieldType() {
		return true;
	}

	@Override
	public void deserializeAndSet(JsonParser parser, DeserializationContext context, Object bean, String name)
			throws IOException {
		_set(bean, name, deserialize(parser, context));
	}

	/**
	 * A {@code null} is a node, too.
	 */
	@Override
	public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
		return this._valueDeserializer.deserialize(parser, context);
	}

	@Override
	protected void _set(Object bean, Object name, Object value) throws IOException {
		Object node = this.field.getValue(bean);
		if (node == null) {
			node = this.nodes.objectNode();
			this.field.setValue(bean, node);
		}
		if (!(node instanceof ObjectNode object)) {
			throw JsonMappingException.from((DeserializationContext) null,
					String.format("Value \"any-setter\" '%s' not `ObjectNode` but %s", getPropertyName(),
							ClassUtil.nameOf(node.getClass())));
		}
		object.set((String) name, (JsonNode) value);
	}

}
