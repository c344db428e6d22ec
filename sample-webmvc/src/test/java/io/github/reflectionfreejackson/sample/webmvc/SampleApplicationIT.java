package io.github.reflectionfreejackson.sample.webmvc;

import io.github.reflectionfreejackson.testsupport.shop.ShopAnswers;

/**
 * Asks for everything, with generated code and without.
 */
class SampleApplicationIT extends ShopAnswers {

	SampleApplicationIT() {
		super(SampleShop.SHOP, SampleShop.UNKNOWN_ORDER);
	}

}
