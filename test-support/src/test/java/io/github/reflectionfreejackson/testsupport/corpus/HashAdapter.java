package io.github.reflectionfreejackson.testsupport.corpus;

import jakarta.xml.bind.annotation.adapters.XmlAdapter;

/**
 * Puts a hash before numbers, where annotations for XML ask for it.
 */
public class HashAdapter extends XmlAdapter<String, Integer> {

	@Override
	public Integer unmarshal(String text) {
		return Integer.valueOf(text.substring(1));
	}

	@Override
	public String marshal(Integer number) {
		return "#" + number;
	}

}
