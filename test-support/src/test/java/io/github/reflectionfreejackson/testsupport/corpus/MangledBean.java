package io.github.reflectionfreejackson.testsupport.corpus;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * Stands for a class with members that Kotlin has mangled, of which Java can write all
 * but the hyphen.
 */
public class MangledBean {

	@JsonProperty
	public String getId_abc() {
		return "id";
	}

	public int getCount_0d7_KjU() {
		return 1;
	}

}
