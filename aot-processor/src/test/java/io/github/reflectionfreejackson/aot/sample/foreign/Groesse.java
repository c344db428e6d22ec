package io.github.reflectionfreejackson.aot.sample.foreign;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;

public class Groesse {

	public int änderung = 1;

	@Gemessen(in = Gemessen.Unit.FÜSSE, über = "\\\u00fc\ud83d\ude00\\")
	@JsonPropertyDescription("\\u00e4 \\\u00e4 \u2028")
	public String text = "\u00e4";

	@JsonProperty
	private int über = 2;

	private int höhe = 3;

	public int getHöhe() {
		return this.höhe + this.über;
	}

	public void setHöhe(int höhe) {
		this.höhe = höhe;
	}

}
