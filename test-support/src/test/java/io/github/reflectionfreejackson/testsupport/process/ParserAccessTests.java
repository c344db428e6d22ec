package io.github.reflectionfreejackson.testsupport.process;

import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests in which way the fields of Jackson's parser are reached, by the classes that are
 * loaded for it.
 */
class ParserAccessTests {

	private static final String LOADED = "-Xlog:class+load:stdout";

	@Test
	void definesClassesInPackagesOfJackson() throws Exception {
		assertThat(JavaProgram.run(NamedModulesProgram.class, List.of(LOADED)))
			.contains("com.fasterxml.jackson.core.base.DirectBaseParserFields/0x")
			.contains("com.fasterxml.jackson.core.json.DirectUtf8ParserFields/0x")
			.doesNotContain("ParserHandles")
			.contains("equal: true")
			.contains("read by generated code: true");
	}

	/**
	 * There, no classes can be defined.
	 */
	@Test
	void usesHandlesInNativeImages() throws Exception {
		assertThat(JavaProgram.run(NamedModulesProgram.class,
				List.of(LOADED, "-Dorg.graalvm.nativeimage.imagecode=runtime")))
			.contains("runtime.decode.BaseParserHandles ", "runtime.decode.Utf8ParserHandles ")
			.doesNotContain("DirectBaseParserFields", "DirectUtf8ParserFields")
			.contains("equal: true")
			.contains("read by generated code: true");
	}

}
