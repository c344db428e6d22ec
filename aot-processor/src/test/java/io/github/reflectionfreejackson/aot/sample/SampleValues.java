package io.github.reflectionfreejackson.aot.sample;

import java.util.List;

/**
 * Gives tests access to values of types that are not public.
 */
public final class SampleValues {

	private SampleValues() {
	}

	public static List<Object> packagePrivate() {
		return PackagePrivate.values();
	}

}
