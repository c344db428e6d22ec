package io.github.reflectionfreejackson.aot.sample.capitals;

public class CasedBean {

	@Cased(foo = "a", Foo = "b", bar = {})
	public String text = "c";

}
