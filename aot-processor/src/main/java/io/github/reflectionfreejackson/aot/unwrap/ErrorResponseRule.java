package io.github.reflectionfreejackson.aot.unwrap;

import org.springframework.core.ResolvableType;
import org.springframework.http.ProblemDetail;
import org.springframework.web.ErrorResponse;

/**
 * {@link ErrorResponse} and the exceptions that implement it: a {@link ProblemDetail} is
 * written.
 */
final class ErrorResponseRule implements UnwrapRule {

	@Override
	public boolean appliesTo(Class<?> rawType) {
		return ErrorResponse.class.isAssignableFrom(rawType);
	}

	@Override
	public void unwrap(ResolvableType type, Target target) {
		target.root(ResolvableType.forClass(ProblemDetail.class));
	}

}
