package io.github.reflectionfreejackson.aot.sample;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;

public class Names {

	@JsonProperty("not an-identifier")
	public int a = 1;

	@JsonProperty("\"quoted\" and \\back\\slash")
	public int b = 2;

	@JsonProperty("\u00fcn\u00efc\u00f8de \ud83d\ude00 \u2028 \u0000")
	public int c = 3;

	@JsonProperty("$L $S $T $$ */ /* \n \t")
	public int d = 4;

	@JsonProperty("class")
	public int e = 5;

	@JsonProperty(value = "\\u0041", defaultValue = "$L", index = 1, required = true)
	@JsonPropertyDescription("\"described\"")
	public int f = 6;

	@JsonProperty("2nd")
	public int g = 15;

	@JsonProperty("property")
	private int property = 7;

	@JsonProperty("value")
	private int value = 8;

	@JsonProperty
	private int writers = 9;

	@JsonProperty
	private int generator = 10;

	@JsonProperty
	private int $ = 11;

	@JsonProperty
	private int \u00fcber = 12;

	@JsonProperty
	private int aB = 13;

	@JsonProperty
	private int a_b = 14;

	public int get$L() {
		return this.property + this.value + this.writers + this.generator + this.$ + this.\u00fcber + this.aB
				+ this.a_b;
	}

}
