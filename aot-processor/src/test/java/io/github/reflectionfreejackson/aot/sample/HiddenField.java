package io.github.reflectionfreejackson.aot.sample;

public class HiddenField extends HiddenFieldBase {

	@SuppressWarnings("hiding")
	public static final String name = "hides";

}
