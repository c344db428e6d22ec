package io.github.reflectionfreejackson.aot.discovery;

import java.util.List;

import io.github.reflectionfreejackson.aot.discovery.sample.Invoice;
import io.github.reflectionfreejackson.aot.discovery.sample.nested.Receipt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ExcludedTypes}.
 */
class ExcludedTypesTests {

	private static final String SAMPLE = "io.github.reflectionfreejackson.aot.discovery.sample";

	@Test
	void testWhenNameIsListedMatchesThatClassOnly() {
		ExcludedTypes excluded = ExcludedTypes.of(List.of(Invoice.class.getName()));
		assertThat(excluded).accepts(Invoice.class).rejects(Invoice.Line.class, Receipt.class, Customer.class);
	}

	@Test
	void testWhenNestedClassIsListedMatchesEitherSpelling() {
		assertThat(ExcludedTypes.of(List.of(Invoice.Line.class.getName()))).accepts(Invoice.Line.class);
		assertThat(ExcludedTypes.of(List.of(Invoice.Line.class.getCanonicalName()))).accepts(Invoice.Line.class)
			.rejects(Invoice.class);
	}

	@Test
	void testWhenPackageIsListedMatchesItAndItsSubPackages() {
		assertThat(ExcludedTypes.of(List.of(SAMPLE + ".*"))).accepts(Invoice.class, Invoice.Line.class, Receipt.class)
			.rejects(Customer.class);
		assertThat(ExcludedTypes.of(List.of(SAMPLE.substring(0, SAMPLE.length() - 1) + ".*"))).rejects(Invoice.class);
	}

	@Test
	void testWhenNothingIsListedMatchesNothing() {
		assertThat(ExcludedTypes.of(List.of(" "))).rejects(Invoice.class, String.class);
	}

	@ParameterizedTest
	@CsvSource(nullValues = "-",
			value = { "com.acme.**, com.acme.*", "com/acme/*, com.acme.*", "com.acme., com.acme.*",
					"com/acme/Order.class, com.acme.Order", "com.acme.Order.class, com.acme.Order",
					"com\\acme\\, com.acme.*", "com.acme.**.*, com.acme.*", ".com.acme.Order, com.acme.Order",
					"com..acme, com.acme", "com.acme.*Dto, -", "com acme, -", "*, -", "**, -", ".*, -" })
	void objectionTellsWhatToWriteInsteadOfMalformedEntry(String entry, String meant) {
		assertThat(ExcludedTypes.of(List.of(entry))).rejects(Invoice.class);
		assertThat(NamePatterns.objection(entry)).isEqualTo("means no class: write "
				+ ((meant != null) ? "'" + meant + "'" : "the name of a class, or of a package followed by '.*'"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "Order", " com.acme.Order ", "com.acme.Order$Line", "com.acme.*", "com.acme.do.-", "" })
	void objectionIsNoneForWellFormedEntry(String entry) {
		assertThat(NamePatterns.objection(entry)).isNull();
	}

}
