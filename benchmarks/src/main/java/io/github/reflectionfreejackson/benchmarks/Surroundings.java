package io.github.reflectionfreejackson.benchmarks;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Where and with what something was measured: machine, operating system, JDK, versions of
 * libraries, date and command.
 *
 * @param machine the processors and the memory
 * @param system the operating system
 * @param java the version of the Java language, such as 17
 * @param jdk the full version of the JDK
 * @param libraries the versions of the libraries by their names
 * @param date when it was measured
 * @param command how to repeat it
 */
public record Surroundings(String machine, String system, String java, String jdk, Map<String, String> libraries,
		String date, String command) {

	private static final List<String> LIBRARIES = List.of("spring-boot", "spring-web", "jackson-databind",
			"jackson-module-afterburner", "jackson-module-blackbird", "jackson-module-kotlin", "kotlin-reflect",
			"avaje-jsonb", "dsl-json", "fastjson2", "micronaut-serde-jackson", "jmh-core");

	private static final double GIBIBYTE_IN_KIBIBYTES = 1024 * 1024;

	/**
	 * Look around.
	 * @param command how to repeat what is measured
	 * @return the surroundings of this JVM
	 */
	public static Surroundings of(String command) {
		String system = System.getProperty("os.name") + " "
				+ System.getProperty("os.version").replaceFirst("[^0-9.].*", "") + ", "
				+ find(Path.of("/etc/os-release"), "PRETTY_NAME=\"?([^\"]*)\"?") + ", " + System.getProperty("os.arch");
		String jdk = System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version") + " ("
				+ System.getProperty("java.vendor") + ")";
		return new Surroundings(describeMachine(), system, System.getProperty("java.specification.version"), jdk,
				findLibraries(), Instant.now().truncatedTo(ChronoUnit.MINUTES).toString(), command);
	}

	private static String describeMachine() {
		String memory = find(Path.of("/proc/meminfo"), "MemTotal:\\s*(\\d+) kB");
		String gibibytes = memory.matches("\\d+")
				? Math.round(Long.parseLong(memory) / GIBIBYTE_IN_KIBIBYTES) + " GiB of memory"
				: "memory of unknown size";
		return Runtime.getRuntime().availableProcessors() + " processors, "
				+ find(Path.of("/proc/cpuinfo"), "model name\\s*: (.*)") + ", " + gibibytes;
	}

	private static String find(Path file, String expression) {
		try (Stream<String> lines = Files.lines(file)) {
			Pattern pattern = Pattern.compile(expression);
			return lines.map(pattern::matcher)
				.filter(Matcher::matches)
				.map((matcher) -> matcher.group(1).trim())
				.findFirst()
				.orElse("unknown");
		}
		catch (IOException ex) {
			return "unknown";
		}
	}

	private static Map<String, String> findLibraries() {
		Map<String, String> versions = new TreeMap<>();
		for (String entry : System.getProperty("java.class.path").split(Pattern.quote(File.pathSeparator))) {
			String file = Path.of(entry).getFileName().toString();
			for (String library : LIBRARIES) {
				Matcher matcher = Pattern.compile(Pattern.quote(library) + "-(\\d.*)\\.jar").matcher(file);
				if (matcher.matches()) {
					versions.put(library, matcher.group(1));
				}
			}
		}
		return versions;
	}

}
