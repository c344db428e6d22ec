package io.github.reflectionfreejackson.aot.discovery.sample.nested;

/**
 * A proxy, as an earlier build may have left it.
 */
public class Receipt$$SpringCGLIB$$0 {

	public int getCallbacks() {
		return 0;
	}

}
