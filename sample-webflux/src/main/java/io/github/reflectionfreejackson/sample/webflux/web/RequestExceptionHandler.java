package io.github.reflectionfreejackson.sample.webflux.web;

import org.springframework.core.codec.DecodingException;
import org.springframework.http.ProblemDetail;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.bind.support.WebExchangeBindException;
import org.springframework.web.server.ServerWebInputException;

@RestControllerAdvice
class RequestExceptionHandler {

	@ExceptionHandler
	ProblemDetail notReadable(ServerWebInputException ex) {
		Throwable cause = ex.getCause();
		return RequestProblem.notReadable((cause instanceof DecodingException) ? cause.getCause() : cause);
	}

	@ExceptionHandler
	ProblemDetail notValid(WebExchangeBindException ex) {
		return RequestProblem.notValid(ex);
	}

}
