package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;
import java.util.Map;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BigIntegerNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.fasterxml.jackson.databind.ser.std.SerializableSerializer;

/**
 * Encodes trees of exactly Jackson's own nodes. Other values that write themselves, and
 * rarer nodes, are left to do so.
 */
final class NodeEncoder extends ValueEncoder {

	private static final ElementEncoders NODES = ElementEncoders.ofAll(SerializableSerializer.instance);

	private static final Package JSON_NODES = ObjectNode.class.getPackage();

	NodeEncoder(JsonSerializer<?> serializer) {
		super(serializer);
	}

	@Override
	boolean isOfStructures() {
		return true;
	}

	@Override
	boolean decidesAlone(Object value, EncodingContext context) {
		return value.getClass().getPackage() == JSON_NODES;
	}

	@Override
	boolean encode(Object value, JsonEncoder encoder) throws IOException {
		Class<?> type = value.getClass();
		if (type == TextNode.class) {
			String text = ((TextNode) value).textValue();
			return text != null && encoder.encodeText(text);
		}
		if (type == ObjectNode.class) {
			return encode((ObjectNode) value, encoder);
		}
		if (type == ArrayNode.class) {
			return encode((ArrayNode) value, encoder);
		}
		return value instanceof JsonNode node && encodeScalar(node, type, encoder);
	}

	private static boolean encodeScalar(JsonNode node, Class<?> type, JsonEncoder encoder) {
		if (type == IntNode.class) {
			return ScalarEncoders.encodeInt(node.intValue(), encoder);
		}
		if (type == LongNode.class) {
			return ScalarEncoders.encodeLong(node.longValue(), encoder);
		}
		if (type == BooleanNode.class) {
			return ScalarEncoders.encodeBoolean(node.booleanValue(), encoder);
		}
		if (type == DoubleNode.class) {
			return ScalarEncoders.encodeDouble(node.doubleValue(), encoder);
		}
		if (type == NullNode.class) {
			return !encoder.replacesNull() && ScalarEncoders.encodeNull(encoder);
		}
		if (type == DecimalNode.class) {
			return ScalarEncoders.encodeNumber(node.decimalValue(), encoder);
		}
		return type == BigIntegerNode.class && ScalarEncoders.encodeNumber(node.bigIntegerValue(), encoder);
	}

	private static boolean encode(ObjectNode node, JsonEncoder encoder) throws IOException {
		if (!writesAllAsIs(encoder) || !encoder.startMap(node)) {
			return false;
		}
		for (Map.Entry<String, JsonNode> property : node.properties()) {
			String name = property.getKey();
			if (property.getValue() == null) {
				// Jackson fails below
				encoder.stepAside();
			}
			if (encoder.writeKey(name)) {
				encoder.writeEntryValue(property.getValue(), NODES);
			}
			else {
				JsonGenerator generator = encoder.generator();
				generator.writeFieldName(name);
				property.getValue().serialize(generator, encoder.provider());
			}
		}
		encoder.endObject();
		return true;
	}

	/**
	 * Return whether nothing is left out of objects, or ordered.
	 */
	private static boolean writesAllAsIs(JsonEncoder encoder) {
		SerializationConfig config = encoder.config();
		return config.isEnabled(SerializationFeature.WRITE_EMPTY_JSON_ARRAYS)
				&& config.isEnabled(JsonNodeFeature.WRITE_NULL_PROPERTIES)
				&& !config.isEnabled(JsonNodeFeature.WRITE_PROPERTIES_SORTED);
	}

	private static boolean encode(ArrayNode node, JsonEncoder encoder) throws IOException {
		if (!encoder.startArray(node)) {
			return false;
		}
		int size = node.size();
		for (int i = 0; i < size; i++) {
			JsonNode value = node.get(i);
			if (value == null) {
				encoder.stepAside();
				// Fails, as with Jackson
				value.serialize(encoder.generator(), encoder.provider());
			}
			encoder.writeElement(value, NODES);
		}
		encoder.endArray();
		return true;
	}

}
