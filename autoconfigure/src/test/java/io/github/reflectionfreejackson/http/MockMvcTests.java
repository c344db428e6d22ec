package io.github.reflectionfreejackson.http;

import java.util.ArrayList;
import java.util.List;

import ch.qos.logback.classic.Level;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import org.springframework.http.converter.StringHttpMessageConverter;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.MvcResult;
import org.springframework.test.web.servlet.request.MockMvcRequestBuilders;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that Spring MVC handles requests, and logs that, as with Spring's converter.
 */
class MockMvcTests {

	private final ServletExchangeTests.Endpoints endpoints = new ServletExchangeTests.Endpoints();

	private final ObjectMapper mapper = new ObjectMapper();

	private final CountingRootWriters counting = new CountingRootWriters();

	private final MockMvc springs = mockMvc(new MappingJackson2HttpMessageConverter(this.mapper));

	private final MockMvc ours = mockMvc(new CachingJackson2HttpMessageConverter(this.mapper, this.counting));

	@ParameterizedTest
	@CsvSource({ "bean,1", "list,1", "wrapper,1", "map,1", "string,0", "null,0", "problem,0", "jackson-value,0",
			"view,0", "vendor,0", "utf-8,1", "failing,1", "nothing-inside,1", "missing,0" })
	void requestIsHandledAlike(String path, int written) {
		for (Level level : List.of(Level.INFO, Level.DEBUG, Level.TRACE)) {
			List<Result> results = new ArrayList<>();
			perform(this.ours, path);
			List<String> expected = LogRecord.of(level, () -> results.add(perform(this.springs, path)));
			this.counting.andReset();
			List<String> actual = LogRecord.of(level, () -> results.add(perform(this.ours, path)));
			assertThat(this.counting.andReset()).as("values that were not left to Spring").isEqualTo(written);
			assertThat(results.get(1)).isEqualTo(results.get(0));
			assertThat(actual).isEqualTo(expected);
			assertThat(expected).hasSizeGreaterThanOrEqualTo((level == Level.INFO) ? 0 : 3);
		}
	}

	private MockMvc mockMvc(MappingJackson2HttpMessageConverter converter) {
		return MockMvcBuilders.standaloneSetup(this.endpoints)
			.setMessageConverters(new StringHttpMessageConverter(), converter)
			.build();
	}

	private static Result perform(MockMvc mockMvc, String path) {
		try {
			MvcResult result = mockMvc.perform(MockMvcRequestBuilders.get("/" + path)).andReturn();
			MockHttpServletResponse response = result.getResponse();
			List<String> headers = response.getHeaderNames()
				.stream()
				.map((name) -> name + ": " + response.getHeaders(name))
				.toList();
			return new Result(response.getStatus(), headers, response.getContentAsString(),
					String.valueOf(result.getResolvedException()));
		}
		catch (Exception ex) {
			return new Result(0, List.of(), "", ex + " caused by " + ex.getCause());
		}
	}

	record Result(int status, List<String> headers, String body, @Nullable String exception) {
	}

}
