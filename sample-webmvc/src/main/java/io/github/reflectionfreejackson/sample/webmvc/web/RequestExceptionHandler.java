package io.github.reflectionfreejackson.sample.webmvc.web;

import org.springframework.http.ProblemDetail;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

@RestControllerAdvice
class RequestExceptionHandler {

	@ExceptionHandler
	ProblemDetail notReadable(HttpMessageNotReadableException ex) {
		return RequestProblem.notReadable(ex.getCause());
	}

	@ExceptionHandler
	ProblemDetail notValid(MethodArgumentNotValidException ex) {
		return RequestProblem.notValid(ex.getBindingResult());
	}

}
