package io.github.reflectionfreejackson.sample.webflux;

import io.github.reflectionfreejackson.testsupport.shop.ShopHiddenMembers;

/**
 * Asks for everything while members are hidden from reflection.
 */
class HiddenMembersIT extends ShopHiddenMembers {

	HiddenMembersIT() {
		super(SampleShop.SHOP);
	}

}
