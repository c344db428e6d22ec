package io.github.reflectionfreejackson.testsupport;

import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;

/**
 * The modules that Spring Boot's starter for JSON brings. There are others on the class
 * path of the tests, which a mapper would find, too.
 */
public final class StarterModules {

	private StarterModules() {
	}

	public static Module[] create() {
		return new Module[] { new Jdk8Module(), new JavaTimeModule(), new ParameterNamesModule() };
	}

}
