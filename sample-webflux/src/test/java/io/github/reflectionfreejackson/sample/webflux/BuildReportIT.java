package io.github.reflectionfreejackson.sample.webflux;

import java.nio.file.Path;

import io.github.reflectionfreejackson.testsupport.browser.ReportPage;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Opens the report that the build wrote in Chromium, and uses it.
 */
class BuildReportIT {

	private static final Path TARGET = Path.of("target");

	private static final String ORDER = SampleRuns.SAMPLE + ".order.Order";

	private static ReportPage page;

	@BeforeAll
	static void openReport() {
		page = ReportPage.open(TARGET);
	}

	@AfterAll
	static void takePicturesAndClose() {
		if (page != null) {
			page.reload();
			page.takePictures(TARGET.resolve("report-pictures"));
			page.close();
		}
	}

	@BeforeEach
	void reload() {
		page.reload();
	}

	@AfterEach
	void browserHasNothingToComplainAboutAndAsksForNothing() {
		assertThat(page.complaints()).isEmpty();
		assertThat(page.requests()).isEmpty();
	}

	@Test
	void listsAllTypes() {
		assertThat(page.types()).containsAll(SampleRuns.TYPES)
			.contains(SampleRuns.SAMPLE + ".web.Money", SampleRuns.SAMPLE + ".order.OrderStatus")
			.allMatch((type) -> type.startsWith(SampleRuns.SAMPLE) || type.equals(SampleRuns.PROBLEM));
		assertThat(page.text("#count")).isEqualTo(page.types().size() + " of " + page.types().size() + " types");
		assertThat(page.text(".verdict"))
			.isEqualTo("Everything that was found is written without reflection on its members.");
	}

	@Test
	void listsEndpointsOfReturnedTypes() {
		assertThat(page.roots()).contains(ORDER, SampleRuns.PROBLEM);
		assertThat(page.text("#root-table tr[data-type='" + ORDER + "']")).contains("GET", "/orders/{id}",
				"OrderController#byId");
	}

	@Test
	void linksToGeneratedSources() {
		assertThat(page.sources()).hasSizeGreaterThanOrEqualTo(SampleRuns.TYPES.size())
			.allSatisfy((source) -> assertThat(source).isRegularFile());
	}

	@Test
	void filtersByText() {
		page.click("#filter");
		page.press("ORDER item");
		assertThat(page.types()).containsExactly(SampleRuns.SAMPLE + ".order.Item");
		assertThat(page.text("#count")).startsWith("1 of ");
		page.press(Keys.ESCAPE);
		assertThat(page.types()).containsAll(SampleRuns.TYPES);
		page.press("no such type");
		assertThat(page.types()).isEmpty();
		assertThat(page.roots()).isEmpty();
		assertThat(page.text("#no-types")).isEqualTo("No type matches the filter.");
	}

	@Test
	void filtersByState() {
		page.click("input[name=state][value=generated]");
		assertThat(page.types()).containsAll(SampleRuns.TYPES).doesNotContain(SampleRuns.SAMPLE + ".web.Money");
		page.click("input[name=state][value=other]");
		assertThat(page.types()).contains(SampleRuns.SAMPLE + ".web.Money")
			.doesNotContainAnyElementsOf(SampleRuns.TYPES);
		page.click("input[name=state][value=reflection]");
		assertThat(page.types()).isEmpty();
	}

	@Test
	void worksWithKeyboardAlone() {
		page.press("/");
		assertThat(page.hasFocus("#filter")).isTrue();
		page.press("order");
		page.tabTo("input[name=state][value=all]");
		page.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
		assertThat(page.types()).containsExactly(SampleRuns.SAMPLE + ".order.OrderStatus");
		page.press(Keys.ARROW_LEFT, Keys.ARROW_LEFT);
		assertThat(page.types()).contains(ORDER);
		page.tabTo("th[data-sort=name] button");
		page.press(Keys.ENTER);
		assertThat(page.attributes("th[data-sort=name]", "aria-sort")).containsExactly("descending");
		assertThat(page.types()).contains(ORDER).isSortedAccordingTo((a, b) -> b.compareTo(a));
	}

	@Test
	void drawsGraph() {
		assertThat(page.attributes("#drawing a", "href")).hasSameSizeAs(page.types());
		page.tabTo("tr[data-type='" + ORDER + "'] button[data-graph]");
		page.press(Keys.ENTER);
		assertThat(page.hasFocus("#drawing")).isTrue();
		assertThat(page.attributes("#drawing a", "href"))
			.contains("#" + page.attributes("tr[data-type='" + ORDER + "']", "id").get(0))
			.hasSizeLessThan(page.types().size());
		assertThat(page.attributes("#drawing path.edge", "d")).isNotEmpty();
	}

}
