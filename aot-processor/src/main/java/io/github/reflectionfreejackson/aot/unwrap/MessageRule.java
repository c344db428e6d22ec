package io.github.reflectionfreejackson.aot.unwrap;

import org.jspecify.annotations.Nullable;

import org.springframework.core.ResolvableType;

/**
 * Spring's {@code Message} and its subclasses: the payload is converted.
 */
final class MessageRule implements UnwrapRule {

	private final PresentTypes messages;

	MessageRule(@Nullable ClassLoader classLoader) {
		this.messages = PresentTypes.of(classLoader, "org.springframework.messaging.Message");
	}

	@Override
	public boolean appliesTo(Class<?> rawType) {
		return this.messages.cover(rawType);
	}

	@Override
	public void unwrap(ResolvableType type, Target target) {
		this.messages.all().forEach((message) -> target.content(type.as(message).getGeneric()));
	}

}
