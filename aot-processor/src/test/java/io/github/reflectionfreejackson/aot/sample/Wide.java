package io.github.reflectionfreejackson.aot.sample;

public record Wide(String property0, int property1, long property2, double property3, boolean property4,
		Integer property5, Object property6, String property7, int property8, long property9, double property10,
		boolean property11, Integer property12, Object property13, String property14, int property15, long property16,
		double property17, boolean property18, Integer property19, Object property20, String property21, int property22,
		long property23, double property24, boolean property25, Integer property26) {

	public static Wide filled() {
		return new Wide("text", 1, 2L, 3.5, true, 5, null, "text", 8, 9L, 10.5, true, 12, null, "text", 15, 16L, 17.5,
				true, 19, null, "text", 22, 23L, 24.5, true, 26);
	}

}
