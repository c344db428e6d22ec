package io.github.reflectionfreejackson.aot.discovery;

import java.lang.reflect.Method;
import java.security.Principal;
import java.util.List;
import java.util.Set;

import io.github.reflectionfreejackson.aot.unwrap.PresentTypes;
import io.github.reflectionfreejackson.aot.unwrap.Unwrapper;
import org.jspecify.annotations.Nullable;

import org.springframework.core.MethodParameter;
import org.springframework.core.ResolvableType;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.core.annotation.MergedAnnotations;
import org.springframework.core.annotation.MergedAnnotations.SearchStrategy;
import org.springframework.stereotype.Controller;

/**
 * Finds the payloads of messages which Spring converts by the application's mapper: what
 * methods of controllers for STOMP and RSocket take and return, and what RSocket clients
 * send and receive.
 */
final class MessageExchanges {

	private static final String MESSAGING = "org.springframework.messaging.";

	private static final String ANNOTATIONS = MESSAGING + "handler.annotation.";

	private static final String PAYLOAD = ANNOTATIONS + "Payload";

	private static final Set<String> HANDLING = Set.of(ANNOTATIONS + "MessageMapping",
			ANNOTATIONS + "MessageExceptionHandler", MESSAGING + "simp.annotation.SubscribeMapping",
			MESSAGING + "rsocket.annotation.ConnectMapping");

	private static final Set<String> SENDING = Set.of(MESSAGING + "rsocket.service.RSocketExchange");

	private final Findings findings;

	private final BeanMethods methods;

	private final PresentTypes messages;

	private final Unwrapper reading;

	private final Unwrapper writing;

	MessageExchanges(@Nullable ClassLoader classLoader, Findings findings) {
		this.findings = findings;
		this.methods = new BeanMethods(findings);
		this.messages = PresentTypes.of(classLoader, MESSAGING + "Message");
		this.reading = Unwrapper.ofReading(classLoader).withMessages(classLoader);
		this.writing = Unwrapper.ofRequests(classLoader).withMessages(classLoader);
	}

	/**
	 * Record the payloads of the given bean, which has none unless it is a controller or
	 * an RSocket client. There are no endpoints, since nobody asks for them by HTTP.
	 * @param beanName the name of the bean
	 * @param beanType its type
	 */
	void collect(String beanName, ResolvableType beanType) {
		Class<?> beanClass = beanType.resolve(Object.class);
		if (AnnotatedElementUtils.hasAnnotation(beanClass, Controller.class)) {
			List<Method> handlers = select(beanClass, HANDLING);
			this.methods.forEach(beanName, beanType, handlers,
					(handler) -> payloads(handler).forEach((payload) -> read(payload, handler)));
			this.methods.forEach(beanName, beanType, handlers, (handler) -> write(handler.returnType(), handler));
		}
		else if (beanClass.isInterface()) {
			List<Method> exchanges = select(beanClass, SENDING);
			this.methods.forEach(beanName, beanType, exchanges, (exchange) -> read(exchange.returnType(), exchange));
			this.methods.forEach(beanName, beanType, exchanges,
					(exchange) -> payloads(exchange).forEach((payload) -> write(payload, exchange)));
		}
	}

	private static List<Method> select(Class<?> beanClass, Set<String> annotations) {
		return BeanMethods.select(beanClass, (method) -> {
			MergedAnnotations present = MergedAnnotations.from(method, SearchStrategy.TYPE_HIERARCHY);
			return annotations.stream().anyMatch(present::isPresent);
		});
	}

	private void read(ResolvableType type, BeanMethod method) {
		this.reading.unwrap(type).roots().forEach((root) -> this.findings.body(root, method.origin(), List.of()));
	}

	private void write(ResolvableType type, BeanMethod method) {
		this.writing.unwrap(type).roots().forEach((root) -> this.findings.root(root, method.origin(), List.of()));
	}

	private List<ResolvableType> payloads(BeanMethod method) {
		List<MethodParameter> declared = method.parameters().stream().filter(MessageExchanges::isDeclared).toList();
		return (declared.isEmpty() ? method.parameters().stream().filter(this::isPayload) : declared.stream())
			.map(method::typeOf)
			.toList();
	}

	private static boolean isDeclared(MethodParameter parameter) {
		return MergedAnnotations.from(parameter.getParameterAnnotations()).isPresent(PAYLOAD);
	}

	/**
	 * Where none is declared, whatever Spring knows no other meaning of is the payload.
	 */
	private boolean isPayload(MethodParameter parameter) {
		MergedAnnotations annotations = MergedAnnotations.from(parameter.getParameterAnnotations());
		if (annotations.stream().anyMatch((annotation) -> isOfMessaging(annotation.getType()))) {
			return false;
		}
		Class<?> type = parameter.getParameterType();
		return this.messages.cover(type) || !(isOfMessaging(type) || Principal.class.isAssignableFrom(type)
				|| Throwable.class.isAssignableFrom(type) || type.getName().startsWith("kotlin."));
	}

	private static boolean isOfMessaging(Class<?> type) {
		return type.getName().startsWith(MESSAGING);
	}

}
