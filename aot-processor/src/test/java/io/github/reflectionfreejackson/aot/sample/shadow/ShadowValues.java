package io.github.reflectionfreejackson.aot.sample.shadow;

/**
 * Values of types whose names mean something else everywhere else.
 */
public final class ShadowValues {

	private ShadowValues() {
	}

	public static java.util.List<java.lang.Object> all() {
		String string = new String("a", 1);
		return java.util.List.of(string, new Object("b", 2), new Override("c", 3), new Exception("d", 4),
				new Integer("e", 5), new Throwable("f", 6), new Class("g", 7), new IndexOutOfBoundsException("h", 8),
				new Map(string, new Object("x", 9), java.util.Map.of("k", new Integer("v", 1))),
				new Hidden(string, "text"));
	}

}
