package io.github.reflectionfreejackson.sample.webflux;

import io.github.reflectionfreejackson.testsupport.shop.ShopProcessing;

/**
 * Generates what the build generated again.
 */
class RepeatableProcessingIT extends ShopProcessing {

	RepeatableProcessingIT() {
		super(SampleShop.SHOP);
	}

}
