package io.github.reflectionfreejackson.aot.discovery.sample;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializable;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.jsontype.impl.TypeIdResolverBase;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.databind.util.StdConverter;

/**
 * What extends Jackson, and one type that writes itself.
 */
public interface Extensions {

	class Writer extends StdSerializer<Invoice> {

		private static final long serialVersionUID = 1L;

		Writer() {
			super(Invoice.class);
		}

		@Override
		public void serialize(Invoice value, JsonGenerator generator, SerializerProvider provider) {
		}

	}

	class OwnWriter extends Writer {

		private static final long serialVersionUID = 1L;

	}

	class Upper extends StdConverter<String, String> {

		@Override
		public String convert(String value) {
			return value;
		}

	}

	abstract class Ids extends TypeIdResolverBase {

	}

	class Names extends PropertyNamingStrategies.NamingBase {

		private static final long serialVersionUID = 1L;

		@Override
		public String translate(String name) {
			return name;
		}

	}

	@JsonNaming(Names.class)
	class WritingItself implements JsonSerializable {

		@Override
		public void serialize(JsonGenerator generator, SerializerProvider provider) {
		}

		@Override
		public void serializeWithType(JsonGenerator generator, SerializerProvider provider, TypeSerializer type) {
		}

	}

}
