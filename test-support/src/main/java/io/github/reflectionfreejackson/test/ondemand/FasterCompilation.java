package io.github.reflectionfreejackson.test.ondemand;

import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/**
 * Has this project's tests compile generated code faster than tests of applications do.
 */
public final class FasterCompilation implements LauncherSessionListener {

	@Override
	public void launcherSessionOpened(LauncherSession session) {
		ReusingCompiler.install();
	}

}
