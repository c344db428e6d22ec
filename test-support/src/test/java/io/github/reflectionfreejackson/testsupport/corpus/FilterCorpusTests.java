package io.github.reflectionfreejackson.testsupport.corpus;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.PropertyWriter;
import com.fasterxml.jackson.databind.ser.impl.SimpleBeanPropertyFilter;
import com.fasterxml.jackson.databind.ser.impl.SimpleFilterProvider;
import com.fasterxml.jackson.databind.util.NameTransformer;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;

/**
 * Property filters.
 */
class FilterCorpusTests {

	private static final String TRAP = "@JsonFilter";

	@Test
	@Covers(features = { "@JsonFilter", "SimpleFilterProvider" }, traps = TRAP, tier = 2)
	void writesFilteredProperties() {
		for (SimpleBeanPropertyFilter filter : List.of(SimpleBeanPropertyFilter.serializeAllExcept("b"),
				SimpleBeanPropertyFilter.filterOutAllExcept("a", "b"), SimpleBeanPropertyFilter.serializeAll(),
				SimpleBeanPropertyFilter.filterOutAllExcept())) {
			Parity
				.of(() -> new ObjectMapper().setFilterProvider(new SimpleFilterProvider().addFilter("filter", filter)))
				.generated(Filtered.class, FilteredArray.class, Holder.class)
				.check(new Holder());
		}
	}

	@Test
	@Covers(features = "@JsonFilter", traps = TRAP, tier = 2, note = "without a filter provider writing fails")
	void failsWithoutFilterAsPlainJackson() {
		Parity.of(ObjectMapper::new).generated(Filtered.class).check(List.of(new Filtered()));
		Parity.of(() -> new ObjectMapper().setFilterProvider(new SimpleFilterProvider()))
			.generated(Filtered.class)
			.check(new Filtered());
		Parity.of(() -> new ObjectMapper().setFilterProvider(new SimpleFilterProvider().setFailOnUnknownId(false)))
			.generated(Filtered.class)
			.check(new Filtered());
	}

	@Test
	@Covers(features = { "@JsonFilter", "ObjectWriter.with(FilterProvider)" }, traps = TRAP, tier = 2)
	void writesByFilterOfWriter() {
		SimpleFilterProvider filters = new SimpleFilterProvider().addFilter("filter", new Observing());
		Parity.of(ObjectMapper::new)
			.writer((writer) -> writer.with(filters).withView(Views.Narrow.class))
			.generated(Filtered.class)
			.check(Arrays.asList(new Filtered(), new FilteredArray()));
	}

	@Test
	@Covers(features = { "@JsonFilter", "BeanPropertyWriter.getPropertyType" }, traps = TRAP, tier = 2,
			note = "by the classes of properties, unwrapped ones among them")
	void writesByFilterThatAsksForClassesOfProperties() {
		for (Class<?> hidden : List.of(String.class, Plain.class, int.class, Map.class)) {
			SimpleFilterProvider filters = new SimpleFilterProvider().addFilter("filter", new Hiding(hidden));
			Parity.of(() -> new ObjectMapper().setFilterProvider(filters))
				.generated(Filtered.class, FilteredAround.class, FilteredMore.class)
				.check(List.of(new Filtered(), new FilteredAround(), new FilteredMore()));
		}
	}

	@Test
	@Covers(features = { "@JsonFilter", "@JsonView", "BeanPropertyWriter.get" }, traps = TRAP, tier = 2,
			note = "by the values and classes of properties while a view is active, renamed ones among them")
	void writesByFilterThatAsksForValuesOfPropertiesInView() {
		SimpleFilterProvider filters = new SimpleFilterProvider().addFilter("filter", new Asking());
		for (Class<?> view : List.of(Views.Narrow.class, Views.Other.class, String.class)) {
			Parity.of(() -> new ObjectMapper().setFilterProvider(filters))
				.writer((writer) -> writer.withView(view))
				.generated(Viewed.class, ViewedArray.class, ViewedHolder.class)
				.check(List.of(new Viewed(), new ViewedArray(), new ViewedHolder()));
		}
		Parity.of(() -> new ObjectMapper().setFilterProvider(filters))
			.generated(Viewed.class, ViewedArray.class, ViewedHolder.class)
			.check(List.of(new Viewed(), new ViewedArray(), new ViewedHolder()));
	}

	@Test
	@Covers(features = "@JsonFilter", traps = TRAP, tier = 1, note = "on properties, for maps and beans")
	void writesByFilterOfProperty() {
		SimpleFilterProvider filters = new SimpleFilterProvider()
			.addFilter("property", SimpleBeanPropertyFilter.filterOutAllExcept("a"))
			.addFilter("filter", SimpleBeanPropertyFilter.filterOutAllExcept("b"));
		Parity.of(() -> new ObjectMapper().setFilterProvider(filters))
			.generated(ByProperty.class, Plain.class, Filtered.class)
			.check(new ByProperty());
	}

	@Test
	@Covers(features = "AnnotationIntrospector.findFilterId", traps = TRAP, tier = 2)
	void writesByFilterOfIntrospector() {
		SimpleFilterProvider filters = new SimpleFilterProvider().addFilter("all", new Observing());
		Parity
			.of(() -> new ObjectMapper().setFilterProvider(filters)
				.setAnnotationIntrospector(new FilteringEverything()))
			.generated(Plain.class)
			.check(new Plain());
	}

	interface Views {

		interface Narrow {

		}

		interface Other {

		}

	}

	static class Plain {

		public int a = 1;

		public String b = "2";

		public List<String> c = List.of("3");

	}

	@JsonFilter("filter")
	static class Filtered extends Plain {

		@JsonView(Views.Other.class)
		public int hidden = 4;

		@JsonView(Views.Narrow.class)
		public int shown = 5;

		public Object none;

	}

	@JsonFilter("filter")
	static class Viewed extends Plain {

		@JsonView(Views.Other.class)
		public int hidden = 4;

		@JsonView(Views.Narrow.class)
		public List<String> shown = List.of("5");

		@JsonView({ Views.Narrow.class, Views.Other.class })
		public Plain both;

		@JsonView(Views.Narrow.class)
		@JsonUnwrapped
		public Plain unwrapped = new Plain();

		@JsonView(Views.Other.class)
		public String getText() {
			return "text";
		}

	}

	@JsonFormat(shape = JsonFormat.Shape.ARRAY)
	static class ViewedArray extends Viewed {

	}

	static class ViewedHolder {

		@JsonUnwrapped(prefix = "u")
		public Viewed viewed = new Viewed();

	}

	@JsonFilter("filter")
	@JsonFormat(shape = JsonFormat.Shape.ARRAY)
	static class FilteredArray extends Plain {

	}

	@JsonFilter("filter")
	static class FilteredAround {

		public int a = 0;

		@JsonUnwrapped(prefix = "u")
		public Plain plain = new Plain();

	}

	@JsonFilter("filter")
	static class FilteredMore {

		public int a = 0;

		@JsonAnyGetter
		public Map<String, Object> getMore() {
			return Map.of("b", 1);
		}

	}

	static class Holder {

		public Filtered filtered = new Filtered();

		@JsonUnwrapped(prefix = "u")
		public Filtered unwrapped = new Filtered();

		public FilteredArray array = new FilteredArray();

	}

	static class ByProperty {

		@JsonFilter("property")
		public Plain plain = new Plain();

		@JsonFilter("property")
		public Filtered filtered = new Filtered();

		@JsonFilter("property")
		public Map<String, Object> map = new LinkedHashMap<>();

		@JsonFilter("property")
		@JsonUnwrapped
		public Plain unwrapped = new Plain();

		public Filtered ownFilter = new Filtered();

		ByProperty() {
			this.map.put("a", 1);
			this.map.put("b", 2);
		}

	}

	/**
	 * Looks at all that a filter can see of a property.
	 */
	static class Observing extends SimpleBeanPropertyFilter {

		@Override
		public void serializeAsField(Object bean, JsonGenerator generator, SerializerProvider provider,
				PropertyWriter writer) throws Exception {
			generator.writeStringField(writer.getName() + "?", writer.getFullName() + " " + writer.getType() + " "
					+ writer.getMetadata().isRequired() + " " + writer.getMember().getName() + " "
					+ writer.getMember().getRawType() + " " + name(writer.getAnnotation(JsonView.class)) + " "
					+ writer.getContextAnnotation(JsonFilter.class).value() + " " + writer.getMember().getFullName()
					+ " " + writer.getMember().getDeclaringClass() + writer.getMember().getValue(bean));
			writer.serializeAsField(bean, generator, provider);
		}

		private static String name(JsonView view) {
			return (view != null) ? view.value()[0].getName() : "none";
		}

	}

	/**
	 * Asks writers for what they read, and from where.
	 */
	static class Asking extends SimpleBeanPropertyFilter {

		@Override
		@SuppressWarnings("deprecation")
		public void serializeAsField(Object bean, JsonGenerator generator, SerializerProvider provider,
				PropertyWriter writer) throws Exception {
			BeanPropertyWriter asked = (BeanPropertyWriter) writer;
			generator.writeStringField(writer.getName() + "?", (asked.get(bean) != null) + " "
					+ asked.getPropertyType().getName() + " " + asked.getGenericPropertyType().getTypeName());
			asked.rename(NameTransformer.simpleTransformer("r_", "")).serializeAsField(bean, generator, provider);
			writer.serializeAsField(bean, generator, provider);
		}

		@Override
		public void serializeAsElement(Object bean, JsonGenerator generator, SerializerProvider provider,
				PropertyWriter writer) throws Exception {
			generator.writeObject(((BeanPropertyWriter) writer).get(bean));
			writer.serializeAsElement(bean, generator, provider);
		}

	}

	/**
	 * Leaves out properties of a class.
	 */
	static class Hiding extends SimpleBeanPropertyFilter {

		private final Class<?> hidden;

		Hiding(Class<?> hidden) {
			this.hidden = hidden;
		}

		@Override
		@SuppressWarnings("deprecation")
		protected boolean include(BeanPropertyWriter writer) {
			return !this.hidden.isAssignableFrom(writer.getPropertyType())
					&& writer.getGenericPropertyType() != this.hidden;
		}

		@Override
		protected boolean include(PropertyWriter writer) {
			return include((BeanPropertyWriter) writer);
		}

	}

	static class FilteringEverything extends JacksonAnnotationIntrospector {

		private static final long serialVersionUID = 1L;

		@Override
		public Object findFilterId(Annotated annotated) {
			return "all";
		}

	}

}
