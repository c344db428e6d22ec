package io.github.reflectionfreejackson.aot.discovery.sample.nested;

import org.springframework.aot.generate.Generated;

/**
 * As left behind by an earlier build.
 */
@Generated
public final class Receipt__JsonSerializer {

	public int getNumber() {
		return 0;
	}

}
