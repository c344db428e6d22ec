package io.github.reflectionfreejackson.benchmarks.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.springframework.util.FileSystemUtils;

/**
 * Where archives of classes are, until this is closed.
 */
final class ArchiveFolder implements AutoCloseable {

	/**
	 * Archives differ, so there are several, each for as many rounds as there are orders
	 * of the variants.
	 */
	private static final int ROUNDS_PER_ARCHIVE = Variant.values().length;

	private final Path folder;

	private ArchiveFolder(Path folder) {
		this.folder = folder;
	}

	static ArchiveFolder create() throws IOException {
		return new ArchiveFolder(Files.createTempDirectory("cold-start"));
	}

	/**
	 * Return a path for something else that is needed as long.
	 */
	Path resolve(String name) {
		return this.folder.resolve(name);
	}

	/**
	 * Return whether a round begins with a new archive.
	 */
	static boolean needsNew(ClassArchive archive, int round) {
		return archive != ClassArchive.NONE && round % ROUNDS_PER_ARCHIVE == 0;
	}

	/**
	 * Return the file of an archive, which does not exist any more.
	 */
	Path newFile(String name, ClassArchive archive, Variant variant) throws IOException {
		Path file = file(name, archive, variant);
		Files.deleteIfExists(file);
		return file;
	}

	/**
	 * Return the file of an archive.
	 */
	Path file(String name, ClassArchive archive, Variant variant) {
		return this.folder.resolve(name + "-" + variant.id() + "." + archive.id());
	}

	@Override
	public void close() throws IOException {
		FileSystemUtils.deleteRecursively(this.folder);
	}

}
