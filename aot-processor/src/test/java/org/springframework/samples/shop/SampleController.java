package org.springframework.samples.shop;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.ServerResponse;

/**
 * An application in a package of Spring's, as its samples are.
 */
@RestController
public class SampleController {

	@GetMapping("/anything")
	public Object anything() {
		throw new IllegalStateException("Not to be called");
	}

	public static RouterFunction<ServerResponse> routes() {
		throw new IllegalStateException("Not to be called");
	}

}
