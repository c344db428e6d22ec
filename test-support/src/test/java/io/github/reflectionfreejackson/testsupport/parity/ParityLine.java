package io.github.reflectionfreejackson.testsupport.parity;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestPlan;

/**
 * Prints what was compared once all tests of a fork have run, and leaves it for the end
 * of the build.
 */
public final class ParityLine implements TestExecutionListener {

	private static final Path DIRECTORY = Path.of("target", "parity");

	@Override
	public void testPlanExecutionFinished(TestPlan testPlan) {
		if (Boolean.getBoolean("parity.again") || !ParityCounters.anyCase()) {
			return;
		}
		try {
			Files.createDirectories(DIRECTORY);
			Files.writeString(DIRECTORY.resolve(ProcessHandle.current().pid() + ".txt"), ParityCounters.line() + "\n");
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
