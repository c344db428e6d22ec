package io.github.reflectionfreejackson.aot.sample;

public class HiddenFieldBase {

	public String name = "hidden";

	public int number = 1;

}
