package io.github.reflectionfreejackson.testsupport.shop;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

import io.github.reflectionfreejackson.testsupport.browser.ReportPage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Opens the report that the build of a sample wrote in Chromium, and uses it.
 */
public abstract class ShopReport {

	private static final Path TARGET = Path.of("target");

	private static @Nullable ReportPage opened;

	private final String sample;

	private final List<String> generated;

	private final String order;

	private final ReportPage page;

	/**
	 * Create the tests.
	 * @param shop the sample
	 */
	protected ShopReport(Shop shop) {
		this.sample = shop.packageName();
		this.generated = shop.types();
		this.order = this.sample + ".order.Order";
		this.page = Objects.requireNonNull(opened);
	}

	@BeforeAll
	static void openReport() {
		opened = ReportPage.open(TARGET);
	}

	@AfterAll
	static void takePicturesAndClose() {
		if (opened != null) {
			opened.reload();
			opened.takePictures(TARGET.resolve("report-pictures"));
			opened.close();
			opened = null;
		}
	}

	@BeforeEach
	void reload() {
		this.page.reload();
	}

	@AfterEach
	void browserHasNothingToComplainAboutAndAsksForNothing() {
		assertThat(this.page.complaints()).isEmpty();
		assertThat(this.page.requests()).isEmpty();
	}

	@Test
	void listsAllTypes() {
		assertThat(this.page.types()).containsAll(this.generated)
			.contains(this.sample + ".web.Money", this.sample + ".order.OrderStatus")
			.allMatch((type) -> type.startsWith(this.sample) || type.equals(Shop.PROBLEM));
		assertThat(this.page.text("#count"))
			.isEqualTo(this.page.types().size() + " of " + this.page.types().size() + " types");
		assertThat(this.page.text(".verdict"))
			.isEqualTo("All beans that were found are written and read by generated code.");
	}

	@Test
	void listsEndpointsOfReturnedTypes() {
		assertThat(this.page.roots()).contains(this.order, Shop.PROBLEM);
		assertThat(this.page.text("#root-table tr[data-type='" + this.order + "']")).contains("GET", "/orders/{id}",
				"OrderController#byId");
	}

	@Test
	void linksToGeneratedSources() {
		assertThat(this.page.sources()).hasSizeGreaterThanOrEqualTo(this.generated.size())
			.allSatisfy((source) -> assertThat(source).isRegularFile());
	}

	@Test
	void filtersByText() {
		this.page.click("#filter");
		this.page.press("ORDER item");
		assertThat(this.page.types()).containsExactly(this.sample + ".order.Item");
		assertThat(this.page.text("#count")).startsWith("1 of ");
		this.page.press(Keys.ESCAPE);
		assertThat(this.page.types()).containsAll(this.generated);
		this.page.press("no such type");
		assertThat(this.page.types()).isEmpty();
		assertThat(this.page.roots()).isEmpty();
		assertThat(this.page.text("#no-types")).isEqualTo("No type matches the filter.");
	}

	@Test
	void filtersByState() {
		this.page.click("input[name=state][value=generated]");
		assertThat(this.page.types()).containsAll(this.generated).doesNotContain(this.sample + ".web.Money");
		this.page.click("input[name=state][value=other]");
		assertThat(this.page.types()).contains(this.sample + ".web.Money").doesNotContainAnyElementsOf(this.generated);
		this.page.click("input[name=state][value=reflection]");
		assertThat(this.page.types()).isEmpty();
	}

	@Test
	void worksWithKeyboardAlone() {
		this.page.press("/");
		assertThat(this.page.hasFocus("#filter")).isTrue();
		this.page.press("order");
		this.page.tabTo("input[name=state][value=all]");
		this.page.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
		assertThat(this.page.types()).containsExactly(this.sample + ".order.OrderStatus");
		this.page.press(Keys.ARROW_LEFT, Keys.ARROW_LEFT);
		assertThat(this.page.types()).contains(this.order);
		this.page.tabTo("th[data-sort=name] button");
		this.page.press(Keys.ENTER);
		assertThat(this.page.attributes("th[data-sort=name]", "aria-sort")).containsExactly("descending");
		assertThat(this.page.types()).contains(this.order).isSortedAccordingTo((a, b) -> b.compareTo(a));
	}

	@Test
	void drawsGraph() {
		assertThat(this.page.attributes("#drawing a", "href")).hasSameSizeAs(this.page.types());
		this.page.tabTo("tr[data-type='" + this.order + "'] button[data-graph]");
		this.page.press(Keys.ENTER);
		assertThat(this.page.hasFocus("#drawing")).isTrue();
		assertThat(this.page.attributes("#drawing a", "href"))
			.contains("#" + this.page.attributes("tr[data-type='" + this.order + "']", "id").get(0))
			.hasSizeLessThan(this.page.types().size());
		assertThat(this.page.attributes("#drawing path.edge", "d")).isNotEmpty();
	}

}
