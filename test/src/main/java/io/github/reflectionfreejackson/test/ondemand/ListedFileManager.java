package io.github.reflectionfreejackson.test.ondemand;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;

/**
 * Remembers which files there are in a package: listing them takes up to a fifth of what
 * it takes to compile a small source. What is put there later is not seen.
 * <p>
 * Instances are for one thread at a time.
 */
final class ListedFileManager extends ForwardingJavaFileManager<JavaFileManager> {

	private final Map<Folder, List<JavaFileObject>> listed = new HashMap<>();

	ListedFileManager(JavaFileManager files) {
		super(files);
	}

	@Override
	public Iterable<JavaFileObject> list(Location location, String packageName, Set<JavaFileObject.Kind> kinds,
			boolean recurse) throws IOException {
		Folder folder = new Folder(location, packageName, Set.copyOf(kinds), recurse);
		List<JavaFileObject> known = this.listed.get(folder);
		if (known == null) {
			known = new ArrayList<>();
			super.list(location, packageName, kinds, recurse).forEach(known::add);
			this.listed.put(folder, known);
		}
		return known;
	}

	/**
	 * The compiler looks for plugins on the class path, which takes up to an eighth of
	 * what it takes to compile a small source. Nobody wants them here.
	 */
	@Override
	public ClassLoader getClassLoader(Location location) {
		return ClassLoader.getPlatformClassLoader();
	}

	/**
	 * What is listed.
	 *
	 * @param location where the package is
	 * @param packageName the package
	 * @param kinds the kinds of files
	 * @param recurse whether packages within are listed, too
	 */
	private record Folder(Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse) {

	}

}
