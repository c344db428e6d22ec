package io.github.reflectionfreejackson.testsupport.parity;

import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestPlan;

/**
 * Prints what was compared, once all tests have run.
 */
public final class ParityLine implements TestExecutionListener {

	@Override
	public void testPlanExecutionFinished(TestPlan testPlan) {
		if (ParityCounters.anyCase()) {
			System.out.println(ParityCounters.line());
		}
	}

}
