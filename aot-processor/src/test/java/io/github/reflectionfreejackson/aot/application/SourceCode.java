package io.github.reflectionfreejackson.aot.application;

import java.net.URI;

import javax.tools.SimpleJavaFileObject;

/**
 * A source that exists in memory only.
 */
public final class SourceCode extends SimpleJavaFileObject {

	private final String content;

	public SourceCode(String path, String content) {
		super(URI.create("memory:///" + path), Kind.SOURCE);
		this.content = content;
	}

	@Override
	public CharSequence getCharContent(boolean ignoreEncodingErrors) {
		return this.content;
	}

}
