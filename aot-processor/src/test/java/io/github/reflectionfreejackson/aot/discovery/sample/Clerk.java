package io.github.reflectionfreejackson.aot.discovery.sample;

import org.springframework.stereotype.Service;

/**
 * Not found: a component.
 */
@Service
public class Clerk {

	/**
	 * Found.
	 */
	public record Task(String name) {

	}

}
