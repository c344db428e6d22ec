package io.github.reflectionfreejackson.sample.webmvc;

import io.github.reflectionfreejackson.testsupport.shop.ShopRecordedCalls;

/**
 * Asks for everything while uses of reflection are recorded.
 */
class RecordedCallsIT extends ShopRecordedCalls {

	RecordedCallsIT() {
		super(SampleShop.SHOP);
	}

}
