package io.github.reflectionfreejackson.aot.register;

import io.github.reflectionfreejackson.aot.emit.AsciiSource;

import org.springframework.aot.generate.GeneratedFiles;
import org.springframework.util.function.ThrowingConsumer;

/**
 * Adds sources in ASCII to the files that AOT processing generates.
 */
final class AsciiFiles implements GeneratedFiles {

	private final GeneratedFiles files;

	AsciiFiles(GeneratedFiles files) {
		this.files = files;
	}

	@Override
	public void addSourceFile(String className, ThrowingConsumer<Appendable> content) {
		StringBuilder source = new StringBuilder();
		content.accept(source);
		this.files.addSourceFile(className, AsciiSource.of(source));
	}

	@Override
	public void handleFile(Kind kind, String path, ThrowingConsumer<FileHandler> handler) {
		this.files.handleFile(kind, path, handler);
	}

}
