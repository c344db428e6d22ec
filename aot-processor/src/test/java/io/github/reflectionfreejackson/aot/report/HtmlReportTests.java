package io.github.reflectionfreejackson.aot.report;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.aot.discovery.Endpoint;
import io.github.reflectionfreejackson.aot.discovery.UnreadableBean;
import io.github.reflectionfreejackson.aot.discovery.UnseenReturn;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link HtmlReport}.
 */
class HtmlReportTests {

	private static final String EVIL = "</script><script>alert('1')</script><img src=x onerror=\"alert(2)\">&\u2028{{style}}";

	@Test
	void printWhenTextsHoldMarkupEscapesThemEverywhere() {
		String html = print(evil());
		assertThat(html).doesNotContain("<script>alert")
			.doesNotContain("<img")
			.doesNotContain("onerror=\"alert")
			.contains("&lt;/script&gt;");
		assertThat(Pattern.compile("<script").matcher(html).results()).hasSize(2);
		assertThat(Pattern.compile("<style").matcher(html).results()).hasSize(1);
	}

	@Test
	void printWhenTextHoldsPlaceholderLeavesIt() {
		assertThat(print(evil())).contains("{{style}}");
	}

	@Test
	void printEmbedsJsonThatReadsAsItWas() throws Exception {
		BuildReport report = evil();
		Matcher data = Pattern.compile("<script type=\"application/json\" id=\"report\">(.*?)</script>", Pattern.DOTALL)
			.matcher(print(report));
		assertThat(data.find()).isTrue();
		ObjectMapper mapper = new ObjectMapper();
		assertThat(mapper.readTree(data.group(1))).isEqualTo(mapper.readTree(JsonReport.print(report)));
		assertThat(data.group(1)).doesNotContain("<", "\u2028");
	}

	@Test
	void printRefersToNothingOutside() {
		String html = print(empty());
		assertThat(Pattern.compile("(?:src|href)=\"(?!#|data:)").matcher(html).find()).isFalse();
		assertThat(html).doesNotContain("@import")
			.doesNotContain("url(h")
			.contains("default-src 'none'")
			.doesNotContain("{{");
	}

	@Test
	void printWhenNothingIsAmissSaysSo() {
		assertThat(print(empty())).contains("class=\"verdict complete\"")
			.contains("All beans that were found are written by generated code.")
			.doesNotContain("unseen-title");
		assertThat(print(evil())).contains("class=\"verdict partial\"")
			.contains(
					"1 type is left to Jackson’s reflection. 1 type is left to Jackson’s reflection when it is read. 1 handler method does not say what it returns. "
							+ "1 place could not be searched.");
	}

	@Test
	void shortNameLeavesOutPackagesOfArgumentsToo() {
		assertThat(HtmlText.shortName("com.acme.Page<com.acme.Shop$Item>")).isEqualTo("Page<Shop.Item>");
		assertThat(HtmlText.shortName("Unnamed")).isEqualTo("Unnamed");
		assertThat(HtmlText.shortName("com.acme.C#find")).isEqualTo("C#find");
	}

	@Test
	void printWhenNameOfGenericTypeBeginsWithThatOfItsArgumentLinksToGenericType() {
		ReportedType item = reported("com.acme.Item");
		ReportedType page = reported("com.acme.ItemPage");
		String html = print(new BuildReport(
				"com.acme", List.of(item, page), List.of(new ReportedRoot("com.acme.ItemPage<com.acme.Item>",
						List.of(item.name(), page.name()), List.of(), List.of())),
				List.of(), List.of(), List.of(), ""));
		assertThat(html).contains("<tr id=\"type-2\" tabindex=\"-1\" data-type=\"com.acme.ItemPage\"")
			.contains("title=\"com.acme.ItemPage&lt;com.acme.Item&gt;\" href=\"#type-2\"");
	}

	private static ReportedType reported(String name) {
		return new ReportedType(name, TypeState.GENERATED, 1, "", "", "", List.of(), List.of(), List.of());
	}

	private static String print(BuildReport report) {
		return HtmlReport.print(report, JsonReport.print(report), "../../../sources/");
	}

	private static BuildReport empty() {
		return new BuildReport("com.acme", List.of(), List.of(), List.of(), List.of(), List.of(), "");
	}

	private static BuildReport evil() {
		Endpoint endpoint = new Endpoint(EVIL, EVIL, EVIL);
		return new BuildReport(EVIL, List.of(
				new ReportedType(EVIL, TypeState.REFLECTION, 0, EVIL, EVIL, "", List.of(EVIL), List.of(EVIL),
						List.of(EVIL)),
				new ReportedType("x" + EVIL, TypeState.GENERATED, 1, EVIL, "", EVIL, List.of(), List.of(), List.of())),
				List.of(new ReportedRoot(EVIL, List.of(EVIL), List.of(endpoint), List.of(EVIL))),
				List.of(new ReportedReading(EVIL, TypeState.REFLECTION, EVIL, EVIL, EVIL)),
				List.of(new UnseenReturn(EVIL, EVIL, List.of(endpoint))), List.of(new UnreadableBean(EVIL, EVIL)),
				EVIL);
	}

}
