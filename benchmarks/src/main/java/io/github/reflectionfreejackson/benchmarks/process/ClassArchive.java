package io.github.reflectionfreejackson.benchmarks.process;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * What a JVM may keep of the classes that an earlier run has loaded.
 */
enum ClassArchive {

	/**
	 * Nothing but the JDK's own archive.
	 */
	NONE("none", 17) {

		@Override
		List<String> create(Path file) {
			return List.of();
		}

		@Override
		List<String> use(Path file) {
			return List.of();
		}

	},

	/**
	 * A dynamic AppCDS archive.
	 */
	APP_CDS("appcds", 17) {

		@Override
		List<String> create(Path file) {
			return List.of("-XX:ArchiveClassesAtExit=" + file, "-Xshare:auto", "-Xlog:cds=off", "-Xlog:cds*=off");
		}

		@Override
		List<String> use(Path file) {
			return List.of("-XX:SharedArchiveFile=" + file, "-Xshare:on");
		}

	},

	/**
	 * An AOT cache, with profiles of methods where the JDK has them.
	 */
	AOT_CACHE("aotcache", 25) {

		@Override
		List<String> create(Path file) {
			return List.of("-XX:AOTCacheOutput=" + file, "-Xlog:aot=off", "-Xlog:aot*=off", "-Xlog:cds*=off");
		}

		@Override
		List<String> use(Path file) {
			return List.of("-XX:AOTCache=" + file, "-XX:AOTMode=on");
		}

	};

	private final String id;

	private final int firstJava;

	ClassArchive(String id, int firstJava) {
		this.id = id;
		this.firstJava = firstJava;
	}

	/**
	 * Return those that this JVM can use.
	 */
	static List<ClassArchive> supported() {
		int java = Runtime.version().feature();
		return Arrays.stream(values()).filter((archive) -> archive.firstJava <= java).toList();
	}

	/**
	 * Return the name in files of results.
	 */
	String id() {
		return this.id;
	}

	/**
	 * Return the options of a run that leaves an archive.
	 */
	abstract List<String> create(Path file);

	/**
	 * Return the options of a run that must use an archive.
	 */
	abstract List<String> use(Path file);

}
