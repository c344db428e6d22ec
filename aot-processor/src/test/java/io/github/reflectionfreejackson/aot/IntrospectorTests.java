package io.github.reflectionfreejackson.aot;

import java.util.Date;
import java.util.List;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import org.junit.jupiter.api.Test;

import org.springframework.boot.autoconfigure.jackson.Jackson2ObjectMapperBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * Tests of annotation introspectors that tell members from what Jackson sees in their
 * place at run time, and of those that do not.
 */
class IntrospectorTests {

	private static final String SAYS = " says of its member ";

	@Test
	void processWhenIntrospectorAsksForMethodShowsMethod() {
		AotApplication.of(MethodsCustomizer.class).include(Basket.class, Price.class).process().run((application) -> {
			application.assertGenerated(new Basket(List.of()));
			application.assertGenerated(new Basket(List.of("a")));
			application.assertGenerated(new Price(1));
			application.assertRead(Price.class, "{\"cents\":1}");
			application.assertReadByReflection(Basket.class, SAYS + "'setItems'", "{\"items\":[\"a\"]}",
					"{\"ITEMS\":[\"a\"]}");
		});
	}

	@Test
	void processWhenIntrospectorAsksForFieldOrMemberShowsIt() {
		AotApplication.of(FieldsCustomizer.class).include(Event.class, Price.class).process().run((application) -> {
			application.assertGenerated(new Event());
			application.assertReadByReflection(Event.class, SAYS + "'at'", "{\"at\":5}", "{\"at\":\"1970\"}");
			application.assertGenerated(new Price(1));
		});
	}

	@Test
	void processWhenIntrospectorAsksForWhatMembersSayGeneratesCode() {
		AotApplication.of(TypesCustomizer.class)
			.include(Basket.class, Event.class, Price.class)
			.process()
			.run((application) -> {
				application.assertGenerated(new Basket(List.of()));
				application.assertGenerated(new Event());
				application.assertGenerated(new Price(1));
				application.assertRead(Event.class, "{\"at\":5}", "{\"at\":\"1970\"}");
			});
	}

	public static class Basket {

		private List<String> items;

		public Basket() {
			this(List.of());
		}

		Basket(List<String> items) {
			this.items = items;
		}

		public List<String> getItems() {
			return this.items;
		}

		public void setItems(List<String> items) {
			this.items = items;
		}

	}

	public static class Event {

		public Date at = new Date(0);

	}

	public record Price(int cents) {
	}

	static class MethodsIntrospector extends JacksonAnnotationIntrospector {

		private static final long serialVersionUID = 1L;

		@Override
		public JsonInclude.Value findPropertyInclusion(Annotated annotated) {
			JsonInclude.Value found = super.findPropertyInclusion(annotated);
			return (annotated instanceof AnnotatedMethod method && method.getName().startsWith("getItems"))
					? found.withValueInclusion(JsonInclude.Include.NON_EMPTY) : found;
		}

		@Override
		public List<PropertyName> findPropertyAliases(Annotated annotated) {
			return (annotated instanceof AnnotatedMethod method && method.getName().startsWith("setItems"))
					? List.of(PropertyName.construct("ITEMS")) : super.findPropertyAliases(annotated);
		}

	}

	static class FieldsIntrospector extends JacksonAnnotationIntrospector {

		private static final long serialVersionUID = 1L;

		@Override
		public JsonFormat.Value findFormat(Annotated annotated) {
			return (annotated instanceof AnnotatedField field && field.getAnnotated().getType() == Date.class)
					? JsonFormat.Value.forPattern("yyyy") : super.findFormat(annotated);
		}

	}

	static class TypesIntrospector extends JacksonAnnotationIntrospector {

		private static final long serialVersionUID = 1L;

		@Override
		public JsonInclude.Value findPropertyInclusion(Annotated annotated) {
			JsonInclude.Value found = super.findPropertyInclusion(annotated);
			return (annotated instanceof AnnotatedMember member && member.getName().startsWith("getItems"))
					? found.withValueInclusion(JsonInclude.Include.NON_EMPTY) : found;
		}

		@Override
		public Object findSerializer(Annotated annotated) {
			return (annotated.getRawType() == int.class) ? new ToStringSerializer() : super.findSerializer(annotated);
		}

	}

	@Configuration(proxyBeanMethods = false)
	public static class MethodsCustomizer {

		@Bean
		public Jackson2ObjectMapperBuilderCustomizer methods() {
			return (builder) -> builder.annotationIntrospector(new MethodsIntrospector());
		}

	}

	@Configuration(proxyBeanMethods = false)
	public static class FieldsCustomizer {

		@Bean
		public Jackson2ObjectMapperBuilderCustomizer fields() {
			return (builder) -> builder.annotationIntrospector(new FieldsIntrospector());
		}

	}

	@Configuration(proxyBeanMethods = false)
	public static class TypesCustomizer {

		@Bean
		public Jackson2ObjectMapperBuilderCustomizer types() {
			return (builder) -> builder.annotationIntrospector(new TypesIntrospector());
		}

	}

}
