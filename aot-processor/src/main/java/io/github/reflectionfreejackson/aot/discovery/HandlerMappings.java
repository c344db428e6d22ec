package io.github.reflectionfreejackson.aot.discovery;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.PatternSyntaxException;

import org.jspecify.annotations.Nullable;

import org.springframework.core.annotation.MergedAnnotation;
import org.springframework.core.annotation.MergedAnnotations;
import org.springframework.core.annotation.MergedAnnotations.SearchStrategy;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.service.annotation.HttpExchange;
import org.springframework.web.util.pattern.PathPattern;
import org.springframework.web.util.pattern.PathPatternParser;
import org.springframework.web.util.pattern.PatternParseException;

/**
 * Reads from annotations which requests a handler method answers.
 */
final class HandlerMappings {

	private HandlerMappings() {
	}

	/**
	 * Return the endpoints of a handler method, sorted. There are none if it handles
	 * exceptions.
	 */
	static List<Endpoint> of(Class<?> beanType, Method method, String handler) {
		Mapping ofMethod = mapping(method);
		if (ofMethod == null) {
			return List.of();
		}
		Mapping ofType = mapping(beanType);
		Mapping mapping = (ofType != null) ? ofType.combine(ofMethod) : ofMethod;
		Set<Endpoint> endpoints = new TreeSet<>();
		for (String path : mapping.paths()) {
			for (String httpMethod : mapping.methods()) {
				endpoints.add(new Endpoint(httpMethod, absolute(path), handler));
			}
		}
		return List.copyOf(endpoints);
	}

	/**
	 * Add the slash that Spring adds, unless a placeholder may bring it along.
	 */
	private static String absolute(String path) {
		return (path.startsWith("/") || path.startsWith("${")) ? path : "/" + path;
	}

	private static @Nullable Mapping mapping(AnnotatedElement element) {
		MergedAnnotations annotations = MergedAnnotations.from(element, SearchStrategy.TYPE_HIERARCHY);
		MergedAnnotation<RequestMapping> mapping = annotations.get(RequestMapping.class);
		if (mapping.isPresent()) {
			List<String> methods = new ArrayList<>();
			for (RequestMethod method : mapping.getEnumArray("method", RequestMethod.class)) {
				methods.add(method.name());
			}
			return Mapping.of(List.of(mapping.getStringArray("path")), methods);
		}
		MergedAnnotation<HttpExchange> exchange = annotations.get(HttpExchange.class);
		if (exchange.isPresent()) {
			String method = exchange.getString("method");
			return Mapping.of(List.of(exchange.getString("url")),
					method.isEmpty() ? List.of() : List.of(method.toUpperCase(Locale.ROOT)));
		}
		return null;
	}

	/**
	 * What annotations on a class or method say.
	 *
	 * @param paths the path patterns, at least one, which may be empty
	 * @param methods the HTTP methods, at least one
	 */
	private record Mapping(Collection<String> paths, Collection<String> methods) {

		static Mapping of(List<String> paths, List<String> methods) {
			return new Mapping(paths.isEmpty() ? List.of("") : paths,
					methods.isEmpty() ? List.of(Endpoint.ANY_METHOD) : methods);
		}

		/**
		 * Add what a method says to what its class says.
		 */
		Mapping combine(Mapping ofMethod) {
			Set<String> combined = new TreeSet<>();
			for (String first : this.paths) {
				for (String second : ofMethod.paths) {
					combined.add(combine(first, second));
				}
			}
			Set<String> all = new TreeSet<>(this.methods);
			all.addAll(ofMethod.methods);
			if (all.size() > 1) {
				all.remove(Endpoint.ANY_METHOD);
			}
			return new Mapping(combined, all);
		}

		/**
		 * Combine as Spring does, and simply where it would reject a pattern.
		 */
		private static String combine(String first, String second) {
			try {
				PathPattern pattern = parse(first).combine(parse(second));
				return pattern.getPatternString();
			}
			catch (PatternParseException | PatternSyntaxException ex) {
				return first + second;
			}
		}

		private static PathPattern parse(String path) {
			PathPatternParser parser = PathPatternParser.defaultInstance;
			return parser.parse(parser.initFullPathPattern(path));
		}

	}

}
