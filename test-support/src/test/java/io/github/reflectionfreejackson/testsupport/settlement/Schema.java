package io.github.reflectionfreejackson.testsupport.settlement;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.jsonFormatVisitors.JsonFormatVisitorWrapper;
import com.fasterxml.jackson.databind.jsonFormatVisitors.JsonObjectFormatVisitor;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Compares what visitors see of a settled type, before any value of it was written.
 */
final class Schema {

	private Schema() {
	}

	static void check(Supplier<? extends ObjectMapper> mappers, Class<?> type) {
		ObjectMapper mapper = mappers.get();
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper);
		assertThat(of(mapper, type)).isEqualTo(of(mappers.get(), type)).isNotEmpty();
		assertThat(onDemand.isSettled(type)).isTrue();
	}

	private static List<String> of(ObjectMapper mapper, Class<?> type) {
		List<String> seen = new ArrayList<>();
		try {
			mapper.acceptJsonFormatVisitor(type, new JsonFormatVisitorWrapper.Base() {

				@Override
				public JsonObjectFormatVisitor expectObjectFormat(JavaType objectType) {
					return new Noting(seen);
				}

			});
		}
		catch (JsonMappingException ex) {
			throw new IllegalStateException(ex);
		}
		return seen;
	}

	private static final class Noting extends JsonObjectFormatVisitor.Base {

		private final List<String> seen;

		Noting(List<String> seen) {
			this.seen = seen;
		}

		@Override
		public void property(BeanProperty property) {
			note("required", property);
		}

		@Override
		public void optionalProperty(BeanProperty property) {
			note("optional", property);
		}

		private void note(String how, BeanProperty property) {
			this.seen.add(how + " " + property.getFullName() + " " + property.getType() + " "
					+ property.getMetadata().getRequired() + " " + property.isVirtual());
		}

	}

}
