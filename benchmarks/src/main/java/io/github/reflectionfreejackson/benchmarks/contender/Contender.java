package io.github.reflectionfreejackson.benchmarks.contender;

import java.util.function.Supplier;

import com.fasterxml.jackson.module.afterburner.AfterburnerModule;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import io.github.reflectionfreejackson.benchmarks.BenchmarkApplication;

/**
 * Who takes part in writing, in the order of the report.
 */
public enum Contender implements Participant<Encoders> {

	/**
	 * Jackson as Spring Boot configures it, which all others are compared with.
	 */
	JACKSON("Jackson", true, () -> JacksonEncoders.of(BenchmarkApplication.plainMapper())),

	/**
	 * Jackson with its module that generates bytecode.
	 */
	AFTERBURNER("Afterburner", true,
			() -> JacksonEncoders.of(BenchmarkApplication.plainMapper().registerModule(new AfterburnerModule()))),

	/**
	 * Jackson with its module that makes lambdas.
	 */
	BLACKBIRD("Blackbird", true,
			() -> JacksonEncoders.of(BenchmarkApplication.plainMapper().registerModule(new BlackbirdModule()))),

	/**
	 * Generated code that calls {@code JsonGenerator}.
	 */
	TIER_2("generated, tier 2", true, OursMappers::tier2),

	/**
	 * Generated code that writes bytes.
	 */
	TIER_3("generated, tier 3", true, OursMappers::tier3),

	/**
	 * avaje-jsonb.
	 */
	AVAJE("avaje-jsonb", false, AvajeEncoders::new),

	/**
	 * dsl-json.
	 */
	DSL_JSON("dsl-json", false, DslJsonEncoders::new),

	/**
	 * fastjson2.
	 */
	FASTJSON2("fastjson2", false, Fastjson2Encoders::new),

	/**
	 * Micronaut Serialization.
	 */
	MICRONAUT("micronaut-serde", false, MicronautEncoders::new);

	private final String title;

	private final boolean jackson;

	private final Supplier<Encoders> encoders;

	Contender(String title, boolean jackson, Supplier<Encoders> encoders) {
		this.title = title;
		this.jackson = jackson;
		this.encoders = encoders;
	}

	@Override
	public String title() {
		return this.title;
	}

	@Override
	public boolean isJackson() {
		return this.jackson;
	}

	@Override
	public Encoders create() {
		return this.encoders.get();
	}

}
