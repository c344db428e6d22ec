package io.github.reflectionfreejackson.sample.webflux;

import io.github.reflectionfreejackson.testsupport.shop.ShopReport;

/**
 * Opens the report that the build wrote in Chromium, and uses it.
 */
class BuildReportIT extends ShopReport {

	BuildReportIT() {
		super(SampleShop.SHOP);
	}

}
