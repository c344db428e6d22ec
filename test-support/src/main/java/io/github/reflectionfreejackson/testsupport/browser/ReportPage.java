package io.github.reflectionfreejackson.testsupport.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;

/**
 * The build report of an application, opened in Chromium.
 */
public final class ReportPage implements AutoCloseable {

	private final ChromeDriver driver;

	private final Path file;

	private ReportPage(ChromeDriver driver, Path file) {
		this.driver = driver;
		this.file = file;
	}

	/**
	 * Open the report of an application that was built by Maven.
	 * @param target the directory that it was built to
	 * @return the page
	 */
	public static ReportPage open(Path target) {
		Path file = target.resolve("spring-aot/main/resources/META-INF/reflection-free-jackson/report.html")
			.toAbsolutePath();
		ReportPage page = new ReportPage(Chromium.start(), file);
		page.reload();
		return page;
	}

	/**
	 * Load the page again, as it is at first.
	 */
	public void reload() {
		this.driver.get(this.file.toUri().toString());
	}

	/**
	 * Return the text of an element.
	 * @param selector selects the element
	 * @return the text
	 */
	public String text(String selector) {
		return element(selector).getText();
	}

	/**
	 * Return an attribute of all elements.
	 * @param selector selects the elements
	 * @param attribute the name of the attribute
	 * @return the values
	 */
	public List<String> attributes(String selector, String attribute) {
		return this.driver.findElements(By.cssSelector(selector))
			.stream()
			.map((element) -> String.valueOf(element.getDomAttribute(attribute)))
			.toList();
	}

	/**
	 * Return the types which the table shows.
	 * @return the names, in order
	 */
	public List<String> types() {
		return attributes("#type-table tbody tr:not([hidden])", "data-type");
	}

	/**
	 * Return the returned types which the table of endpoints shows.
	 * @return the names, in order
	 */
	public List<String> roots() {
		return attributes("#root-table tbody tr:not([hidden])", "data-type");
	}

	/**
	 * Return the files which links lead to.
	 * @return the files, whether they exist or not
	 */
	public List<Path> sources() {
		return attributes("td.see a", "href").stream().map(this.file::resolveSibling).map(Path::normalize).toList();
	}

	/**
	 * Click on an element.
	 * @param selector selects the element
	 */
	public void click(String selector) {
		element(selector).click();
	}

	/**
	 * Press keys, wherever the focus is.
	 * @param keys the keys
	 */
	public void press(CharSequence... keys) {
		this.driver.switchTo().activeElement().sendKeys(keys);
	}

	/**
	 * Press the tabulator until an element has the focus.
	 * @param selector selects the element
	 */
	public void tabTo(String selector) {
		for (int i = 0; i < 100; i++) {
			if (this.driver.switchTo().activeElement().equals(element(selector))) {
				return;
			}
			press(Keys.TAB);
		}
		throw new AssertionError(selector + " cannot be reached by the tabulator");
	}

	/**
	 * Return whether an element has the focus.
	 * @param selector selects the element
	 * @return whether it has
	 */
	public boolean hasFocus(String selector) {
		return this.driver.switchTo().activeElement().equals(element(selector));
	}

	/**
	 * Return what the browser complained about.
	 * @return the messages
	 */
	public List<String> complaints() {
		return this.driver.manage()
			.logs()
			.get(LogType.BROWSER)
			.getAll()
			.stream()
			.filter((entry) -> entry.getLevel().intValue() >= Level.WARNING.intValue())
			.map(LogEntry::getMessage)
			.toList();
	}

	/**
	 * Return what the browser asked for since this was last called, other than the page
	 * itself.
	 * @return the addresses
	 */
	public List<String> requests() {
		String page = this.file.toUri().toString();
		return this.driver.manage()
			.logs()
			.get(LogType.PERFORMANCE)
			.getAll()
			.stream()
			.map((entry) -> read(entry.getMessage()).path("message"))
			.filter((message) -> message.path("method").asText().equals("Network.requestWillBeSent"))
			.map((message) -> message.path("params").path("request").path("url").asText())
			.filter((url) -> !url.equals(page) && !url.startsWith("data:"))
			.toList();
	}

	/**
	 * Take pictures of the whole page: light, dark, on a narrow screen and on paper.
	 * @param directory where to put them
	 */
	public void takePictures(Path directory) {
		try {
			Files.createDirectories(directory);
			Files.write(directory.resolve("report-light.png"), picture("light", 1280));
			Files.write(directory.resolve("report-dark.png"), picture("dark", 1280));
			Files.write(directory.resolve("report-narrow.png"), picture("light", 390));
			Map<String, Object> pdf = this.driver.executeCdpCommand("Page.printToPDF",
					Map.of("preferCSSPageSize", true));
			Files.write(directory.resolve("report.pdf"), decode(pdf));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		finally {
			this.driver.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
		}
	}

	private byte[] picture(String scheme, int width) {
		this.driver.executeCdpCommand("Emulation.setEmulatedMedia",
				Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
		this.driver.executeCdpCommand("Emulation.setDeviceMetricsOverride",
				Map.of("width", width, "height", 900, "deviceScaleFactor", 1, "mobile", false));
		return decode(this.driver.executeCdpCommand("Page.captureScreenshot",
				Map.of("format", "png", "captureBeyondViewport", true)));
	}

	private static byte[] decode(Map<String, Object> result) {
		return Base64.getDecoder().decode(String.valueOf(result.get("data")));
	}

	private static JsonNode read(String json) {
		try {
			return new ObjectMapper().readTree(json);
		}
		catch (JsonProcessingException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private WebElement element(String selector) {
		return this.driver.findElement(By.cssSelector(selector));
	}

	@Override
	public void close() {
		this.driver.quit();
	}

}
