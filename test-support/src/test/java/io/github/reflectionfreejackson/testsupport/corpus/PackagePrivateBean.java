package io.github.reflectionfreejackson.testsupport.corpus;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * A class that only its package can name.
 */
class PackagePrivateBean {

	public int a = 1;

	@JsonProperty
	String b = "b";

	public Inner getInner() {
		return new Inner();
	}

	/**
	 * A class within one that only its package can name.
	 */
	public static class Inner {

		public String text = "inner";

	}

}
