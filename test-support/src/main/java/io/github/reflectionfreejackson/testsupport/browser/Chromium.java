package io.github.reflectionfreejackson.testsupport.browser;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;

import org.openqa.selenium.Dimension;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/**
 * Starts the Chromium that is installed on this machine. Nothing is downloaded.
 */
final class Chromium {

	private static final List<String> BROWSERS = List.of("chromium", "chromium-browser", "google-chrome-stable",
			"google-chrome");

	private static final List<String> DRIVERS = List.of("chromedriver", "chromium.chromedriver");

	/**
	 * Selenium warns of each version of Chromium that is newer than itself, whose events
	 * it could not listen to. Nobody does.
	 */
	private static final Logger SELENIUM = Logger.getLogger("org.openqa.selenium");

	private Chromium() {
	}

	/**
	 * Start a browser without a window, which logs what pages log and request.
	 */
	static ChromeDriver start() {
		SELENIUM.setLevel(Level.SEVERE);
		ChromeOptions options = new ChromeOptions();
		options.setBinary(find(BROWSERS));
		options.addArguments("--headless=new", "--disable-gpu", "--no-first-run", "--hide-scrollbars",
				"--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage",
				"--force-device-scale-factor=1");
		if (System.getProperty("user.name").equals("root")) {
			options.addArguments("--no-sandbox");
		}
		LoggingPreferences logging = new LoggingPreferences();
		logging.enable(LogType.BROWSER, Level.ALL);
		logging.enable(LogType.PERFORMANCE, Level.ALL);
		options.setCapability(ChromeOptions.LOGGING_PREFS, logging);
		ChromeDriverService service = new ChromeDriverService.Builder().usingDriverExecutable(find(DRIVERS))
			.withEnvironment(Map.of("LC_ALL", "C.UTF-8"))
			.build();
		ChromeDriver driver = new ChromeDriver(service, options);
		driver.manage().window().setSize(new Dimension(1280, 900));
		return driver;
	}

	private static File find(List<String> names) {
		return Stream.of(System.getenv("PATH").split(File.pathSeparator))
			.flatMap((directory) -> names.stream().map((name) -> Path.of(directory, name)))
			.filter(Files::isExecutable)
			.findFirst()
			.map(Path::toFile)
			.orElseThrow(() -> new IllegalStateException("There is none of " + names + " on the path. Install Chromium "
					+ "and its driver, on Debian: apt-get install chromium chromium-driver. "
					+ "Or leave out all integration tests: -DskipITs"));
	}

}
