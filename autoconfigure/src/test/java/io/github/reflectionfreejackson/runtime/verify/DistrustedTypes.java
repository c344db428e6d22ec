package io.github.reflectionfreejackson.runtime.verify;

/**
 * Lets tests of other packages have a verification distrust a type, as if it had found a
 * difference.
 */
public final class DistrustedTypes {

	private DistrustedTypes() {
	}

	public static void add(ShadowVerification verification, Class<?> type, String difference) {
		verification.distrust(type, difference);
	}

}
