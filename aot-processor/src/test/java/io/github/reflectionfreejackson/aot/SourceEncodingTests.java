package io.github.reflectionfreejackson.aot;

import java.nio.charset.StandardCharsets;

import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.ser.PropertyWriter;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.AotOutput;
import io.github.reflectionfreejackson.aot.sample.foreign.Gemessen;
import io.github.reflectionfreejackson.aot.sample.foreign.Groesse;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that generated code means the same in whichever encoding it is compiled.
 */
class SourceEncodingTests {

	@Test
	void processWhenNamesAndTextsAreNotAsciiPrintsAscii() {
		AotOutput output = AotApplication.of().include(Groesse.class).process();
		assertThat(output.sources()).hasSizeGreaterThan(3)
			.allSatisfy(
					(path, source) -> assertThat(StandardCharsets.US_ASCII.newEncoder().canEncode(source)).isTrue());
		output.compile();
		output.run((application) -> {
			application.assertGenerated(new Groesse());
			application.assertRead(Groesse.class,
					"{\"\u00e4nderung\":4,\"text\":\"\u00fc\",\"\u00fcber\":5,\"h\u00f6he\":6}");
			var properties = application.mapper()
				.getSerializerProviderInstance()
				.findValueSerializer(Groesse.class)
				.properties();
			Gemessen literal = null;
			while (properties.hasNext()) {
				PropertyWriter writer = properties.next();
				if (writer.getName().equals("text")) {
					literal = ((BeanProperty) writer).getAnnotation(Gemessen.class);
				}
			}
			assertThat(literal).isEqualTo(Groesse.class.getField("text").getAnnotation(Gemessen.class));
		});
	}

}
