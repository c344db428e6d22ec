package io.github.reflectionfreejackson.benchmarks.contender;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.benchmarks.BenchmarkApplication;
import io.github.reflectionfreejackson.benchmarks.payload.Document;
import io.github.reflectionfreejackson.benchmarks.payload.Payload;
import io.github.reflectionfreejackson.benchmarks.payload.Shape;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.ReflectionFreeJackson;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;

import org.springframework.beans.BeanUtils;
import org.springframework.util.ClassUtils;

/**
 * Mappers that write and read by what AOT processing has generated. This is the only
 * place that knows how to choose a tier.
 */
public final class OursMappers {

	private OursMappers() {
	}

	/**
	 * Install what was generated, with every tier that there is.
	 * @param mapper the mapper, which must not have been used yet
	 * @return how types are written
	 */
	public static ServedTypes install(ObjectMapper mapper) {
		return install(mapper, BenchmarkApplication.class);
	}

	/**
	 * Install what was generated for an application, with every tier that there is.
	 * @param mapper the mapper, which must not have been used yet
	 * @param application the application
	 * @return how types are written
	 */
	public static ServedTypes install(ObjectMapper mapper, Class<?> application) {
		return install(mapper, application, true);
	}

	private static ServedTypes install(ObjectMapper mapper, Class<?> application, boolean encoding) {
		GeneratedSerializers registry = (GeneratedSerializers) BeanUtils
			.instantiateClass(ClassUtils.resolveClassName(application.getName() + "__JsonSerializers", null));
		ServedTypes served = new ServedTypes();
		if (!new ReflectionFreeJackson(registry, served, null, encoding).install(mapper)) {
			throw new IllegalStateException("Generated code cannot be installed");
		}
		return served;
	}

	/**
	 * Tier 2 only.
	 */
	static Encoders tier2() {
		ObjectMapper mapper = BenchmarkApplication.plainMapper();
		return new Ours(mapper, install(mapper, BenchmarkApplication.class, false), false);
	}

	/**
	 * Tier 3, where it serves.
	 */
	static Encoders tier3() {
		ObjectMapper mapper = BenchmarkApplication.plainMapper();
		return new Ours(mapper, install(mapper), true);
	}

	/**
	 * All that there is for reading.
	 */
	static Decoders decoders() {
		ObjectMapper mapper = BenchmarkApplication.plainMapper();
		return new OursReading(JacksonDecoders.of(mapper), install(mapper).reading());
	}

	private static String objection(ServedTypes served, Shape payload) {
		if (!served.byReflection().isEmpty()) {
			return "by reflection: " + served.byReflection();
		}
		String type = payload.type().getName();
		return served.byGeneratedCode().contains(type) ? "" : "not by generated code: " + type;
	}

	/**
	 * Objects if reflection wrote anything, or another tier.
	 */
	private record Ours(Encoder encoder, ServedTypes served, boolean encoding) implements Encoders {

		Ours(ObjectMapper mapper, ServedTypes served, boolean encoding) {
			this(mapper::writeValueAsBytes, served, encoding);
		}

		@Override
		public Encoder forPayload(Payload payload) {
			return this.encoder;
		}

		@Override
		public String objection(Payload payload) {
			String objection = OursMappers.objection(this.served, payload);
			if (objection.isEmpty() && this.served.isEncoded(payload.type().getName()) != this.encoding) {
				return this.encoding ? "not encoded" : "encoded";
			}
			return objection;
		}

	}

	/**
	 * Objects if reflection read anything.
	 */
	private record OursReading(Decoders jackson, ServedTypes served) implements Decoders {

		@Override
		public Decoder forPayload(Document document) {
			return this.jackson.forPayload(document);
		}

		@Override
		public String objection(Document document) {
			return OursMappers.objection(this.served, document);
		}

	}

}
