package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.function.Supplier;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Properties for which there is no instance, or one of another class.
 */
class ReadForeignInstancesTests {

	private static final String[] DOCUMENTS = { "{\"name\":\"a\",\"size\":1}", "{\"name\":\"a\",\"size\":1}",
			"{\"size\":1,\"name\":\"a\"}", "{\"tags\":{\"name\":\"a\"}}", "{}", "{\"x\":1}" };

	@Test
	void setsNothingOfNothing() {
		ReadParity.of(ObjectMapper::new).settled(Nothing.class).check(Nothing.class, DOCUMENTS);
	}

	@Test
	void setsWhatInstantiatorsMake() {
		check(() -> null);
		check(() -> "foreign");
		check(Special::new);
		check(() -> {
			throw new IllegalStateException("none");
		});
	}

	private static void check(Supplier<@Nullable Object> instances) {
		ReadParity.of(() -> instantiating(instances)).straightLine(Plain.class).check(Plain.class, DOCUMENTS);
	}

	private static ObjectMapper instantiating(Supplier<@Nullable Object> instances) {
		SimpleModule module = new SimpleModule().addValueInstantiator(Plain.class,
				new ValueInstantiator.Base(Plain.class) {

					@Override
					public boolean canCreateUsingDefault() {
						return true;
					}

					@Override
					public @Nullable Object createUsingDefault(DeserializationContext context) {
						return instances.get();
					}

				});
		return JsonMapper.builder().addModule(module).build();
	}

	public static class Nothing {

		public String name;

		private int size;

		public Nothing tags;

		Nothing(int size) {
			this.size = size;
		}

		@JsonCreator
		public static @Nullable Nothing make() {
			return null;
		}

		public void setSize(int size) {
			this.size = size;
		}

	}

	public static class Plain {

		public String name;

		private int size;

		public Plain tags;

		public int size() {
			return this.size;
		}

		public void setSize(int size) {
			this.size = size;
		}

	}

	public static class Special extends Plain {

	}

}
