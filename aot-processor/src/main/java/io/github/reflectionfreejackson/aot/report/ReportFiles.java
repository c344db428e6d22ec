package io.github.reflectionfreejackson.aot.report;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

import org.springframework.aot.generate.GeneratedFiles;
import org.springframework.aot.generate.GeneratedFiles.Kind;
import org.springframework.core.io.ByteArrayResource;
import org.springframework.core.io.Resource;

/**
 * Adds a report to the resources that AOT processing generates.
 *
 * @since 0.1.0
 */
public final class ReportFiles {

	/**
	 * The directory of the reports among the resources.
	 */
	public static final String DIRECTORY = "META-INF/reflection-free-jackson/";

	private static final Pattern RESOURCES = Pattern.compile("(.*)([rR])esources");

	private final GeneratedFiles files;

	/**
	 * Create an instance.
	 * @param files what the report is added to
	 */
	public ReportFiles(GeneratedFiles files) {
		this.files = files;
	}

	/**
	 * Add a report, as {@code report.json} and {@code report.html}. If several contexts
	 * are processed together, such as those of tests, the names of the others are
	 * numbered.
	 * @param report the report
	 * @return where the page is: its file, or its path among the resources where there
	 * are no files
	 */
	public String add(BuildReport report) {
		String json = JsonReport.print(report);
		for (int number = 1;; number++) {
			String name = DIRECTORY + ((number == 1) ? "report" : "report-" + number);
			if (addIfAbsent(name + ".json", json)) {
				String sources = sourcesBesides(file(name + ".json"));
				addIfAbsent(name + ".html", HtmlReport.print(report, json, "../../../" + sources + "/"));
				File page = file(name + ".html");
				return (page != null) ? page.getPath() : name + ".html";
			}
		}
	}

	private boolean addIfAbsent(String path, String content) {
		AtomicReference<@Nullable Boolean> added = new AtomicReference<>();
		this.files.handleFile(Kind.RESOURCE, path, (file) -> {
			added.set(!file.exists());
			if (!file.exists()) {
				file.create(new ByteArrayResource(content.getBytes(StandardCharsets.UTF_8)));
			}
		});
		return Boolean.TRUE.equals(added.get());
	}

	private @Nullable File file(String path) {
		AtomicReference<@Nullable File> found = new AtomicReference<>();
		this.files.handleFile(Kind.RESOURCE, path, (file) -> {
			if (file.getContent() instanceof Resource resource && resource.isFile()) {
				found.set(fileOf(resource));
			}
		});
		return found.get();
	}

	private static @Nullable File fileOf(Resource resource) {
		try {
			return resource.getFile();
		}
		catch (IOException ex) {
			return null;
		}
	}

	/**
	 * Return the name of the directory of the sources, which is a sibling of that of the
	 * resources: Maven names them {@code sources} and {@code resources}, Gradle
	 * {@code aotSources} and {@code aotResources}.
	 */
	static String sourcesBesides(@Nullable File report) {
		File directory = report;
		for (int i = 0; i < 3 && directory != null; i++) {
			directory = directory.getParentFile();
		}
		Matcher matcher = RESOURCES.matcher((directory != null) ? directory.getName() : "");
		if (!matcher.matches()) {
			return "sources";
		}
		return matcher.group(1) + (matcher.group(2).equals("R") ? "S" : "s") + "ources";
	}

}
