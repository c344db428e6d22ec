package io.github.reflectionfreejackson.aot.report;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import io.github.reflectionfreejackson.aot.discovery.Endpoint;
import io.github.reflectionfreejackson.aot.discovery.UnreadableBean;
import io.github.reflectionfreejackson.aot.discovery.UnseenReturn;

/**
 * Prints a report for machines. What is empty is left out, except for lists:
 *
 * <pre class="code">
 * {
 *   "format" : 1,
 *   "application" : "com.acme",
 *   "generated" : 1,
 *   "reflection" : 0,
 *   "types" : [ {
 *     "name" : "com.acme.Customer",
 *     "state" : "generated",
 *     "tier" : 2,
 *     "source" : "com/acme/Customer__JsonSerializer.java",
 *     "roots" : [ "com.acme.Customer" ],
 *     "references" : [ ],
 *     "relatives" : [ ]
 *   } ],
 *   "roots" : [ {
 *     "type" : "com.acme.Customer",
 *     "classes" : [ "com.acme.Customer" ],
 *     "endpoints" : [ {
 *       "method" : "GET",
 *       "path" : "/customers/{id}",
 *       "handler" : "com.acme.CustomerController#find"
 *     } ],
 *     "origins" : [ ]
 *   } ],
 *   "read" : [ {
 *     "name" : "com.acme.NewCustomer",
 *     "state" : "generated",
 *     "source" : "com/acme/NewCustomer__JsonDeserializer.java"
 *   } ],
 *   "unseen" : [ ],
 *   "unreadable" : [ ]
 * }
 * </pre>
 */
final class JsonReport {

	private static final int FORMAT = 1;

	private final JsonGenerator json;

	private JsonReport(JsonGenerator json) {
		this.json = json;
	}

	static String print(BuildReport report) {
		StringWriter text = new StringWriter();
		try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
			DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
			DefaultPrettyPrinter printer = new DefaultPrettyPrinter(
					new Separators().withObjectFieldValueSpacing(Separators.Spacing.AFTER));
			printer.indentObjectsWith(indenter);
			printer.indentArraysWith(indenter);
			json.setPrettyPrinter(printer);
			new JsonReport(json).write(report);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		return text.append('\n').toString();
	}

	private void write(BuildReport report) throws IOException {
		this.json.writeStartObject();
		this.json.writeNumberField("format", FORMAT);
		this.json.writeStringField("application", report.application());
		this.json.writeNumberField("generated", report.generated());
		this.json.writeNumberField("reflection", report.reflection());
		writeUnlessEmpty("unused", report.unused());
		writeArray("types", report.types(), this::write);
		writeArray("roots", report.roots(), this::write);
		writeArray("read", report.read(), this::write);
		writeArray("unseen", report.unseen(), this::write);
		writeArray("unreadable", report.unreadable(), this::write);
		this.json.writeEndObject();
	}

	private void write(ReportedType type) throws IOException {
		this.json.writeStartObject();
		this.json.writeStringField("name", type.name());
		this.json.writeStringField("state", type.state().id());
		if (type.tier() != 0) {
			this.json.writeNumberField("tier", type.tier());
		}
		writeUnlessEmpty("reason", type.reason());
		writeUnlessEmpty("remedy", type.remedy());
		writeUnlessEmpty("source", type.source());
		writeArray("roots", type.roots(), this.json::writeString);
		writeArray("references", type.references(), this.json::writeString);
		writeArray("relatives", type.relatives(), this.json::writeString);
		this.json.writeEndObject();
	}

	private void write(ReportedReading type) throws IOException {
		this.json.writeStartObject();
		this.json.writeStringField("name", type.name());
		this.json.writeStringField("state", type.state().id());
		writeUnlessEmpty("reason", type.reason());
		writeUnlessEmpty("remedy", type.remedy());
		writeUnlessEmpty("source", type.source());
		this.json.writeEndObject();
	}

	private void write(ReportedRoot root) throws IOException {
		this.json.writeStartObject();
		this.json.writeStringField("type", root.type());
		writeArray("classes", root.classes(), this.json::writeString);
		writeArray("endpoints", root.endpoints(), this::write);
		writeArray("origins", root.origins(), this.json::writeString);
		this.json.writeEndObject();
	}

	private void write(Endpoint endpoint) throws IOException {
		this.json.writeStartObject();
		this.json.writeStringField("method", endpoint.method());
		this.json.writeStringField("path", endpoint.path());
		this.json.writeStringField("handler", endpoint.handler());
		this.json.writeEndObject();
	}

	private void write(UnseenReturn unseen) throws IOException {
		this.json.writeStartObject();
		this.json.writeStringField("handler", unseen.origin());
		this.json.writeStringField("declaredType", unseen.declaredType());
		writeArray("endpoints", unseen.endpoints(), this::write);
		this.json.writeStringField("remedy", BuildReport.UNSEEN_REMEDY);
		this.json.writeEndObject();
	}

	private void write(UnreadableBean unreadable) throws IOException {
		this.json.writeStartObject();
		this.json.writeStringField("name", unreadable.beanName());
		this.json.writeStringField("cause", unreadable.cause());
		this.json.writeEndObject();
	}

	private void writeUnlessEmpty(String name, String value) throws IOException {
		if (!value.isEmpty()) {
			this.json.writeStringField(name, value);
		}
	}

	private <T> void writeArray(String name, List<T> elements, Writer<T> writer) throws IOException {
		this.json.writeArrayFieldStart(name);
		for (T element : elements) {
			writer.write(element);
		}
		this.json.writeEndArray();
	}

	@FunctionalInterface
	private interface Writer<T> {

		void write(T element) throws IOException;

	}

}
