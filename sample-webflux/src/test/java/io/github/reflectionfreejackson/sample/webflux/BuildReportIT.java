package io.github.reflectionfreejackson.sample.webflux;

import io.github.reflectionfreejackson.testsupport.browser.ShopReport;

/**
 * Opens the report that the build wrote in Chromium, and uses it.
 */
class BuildReportIT extends ShopReport {

	BuildReportIT() {
		super(SampleRuns.SAMPLE, SampleRuns.TYPES);
	}

}
