package io.github.reflectionfreejackson.sample.webmvc.web;

import java.util.List;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;

import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.validation.BindingResult;

/**
 * What is wrong with the body of a request. Messages of Jackson name classes: an
 * application that is used by strangers would say less.
 */
final class RequestProblem {

	private RequestProblem() {
	}

	static ProblemDetail notReadable(Throwable cause) {
		ProblemDetail problem = problem("Body not readable");
		if (cause instanceof JsonProcessingException json) {
			problem.setDetail(json.getOriginalMessage());
			JsonLocation location = json.getLocation();
			if (location != null) {
				problem.setProperty("line", location.getLineNr());
				problem.setProperty("column", location.getColumnNr());
			}
		}
		if (cause instanceof JsonMappingException mapping) {
			problem.setProperty("path", mapping.getPathReference());
		}
		return problem;
	}

	static ProblemDetail notValid(BindingResult result) {
		List<String> errors = result.getFieldErrors()
			.stream()
			.map((error) -> error.getField() + " " + error.getDefaultMessage())
			.sorted()
			.toList();
		ProblemDetail problem = problem("Body not valid");
		problem.setProperty("errors", errors);
		return problem;
	}

	private static ProblemDetail problem(String title) {
		ProblemDetail problem = ProblemDetail.forStatus(HttpStatus.BAD_REQUEST);
		problem.setTitle(title);
		return problem;
	}

}
