package io.github.reflectionfreejackson.benchmarks.contender;

import java.util.function.Supplier;

import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.module.afterburner.AfterburnerModule;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import io.github.reflectionfreejackson.benchmarks.BenchmarkApplication;
import io.github.reflectionfreejackson.benchmarks.lambda.LambdaSetters;

/**
 * Who takes part in reading, in the order of the report.
 */
public enum DecodingContender implements Participant<Decoders> {

	/**
	 * Jackson as Spring Boot configures it, which all others are compared with.
	 */
	JACKSON("Jackson", true, () -> JacksonDecoders.of(BenchmarkApplication.plainMapper())),

	/**
	 * Jackson with its module that generates bytecode.
	 */
	AFTERBURNER("Afterburner", true,
			() -> JacksonDecoders.of(BenchmarkApplication.plainMapper().registerModule(new AfterburnerModule()))),

	/**
	 * Jackson with its module that makes lambdas.
	 */
	BLACKBIRD("Blackbird", true,
			() -> JacksonDecoders.of(BenchmarkApplication.plainMapper().registerModule(new BlackbirdModule()))),

	/**
	 * Jackson with setters that are lambdas, and nothing else.
	 */
	LAMBDA("LambdaMetafactory", true,
			() -> JacksonDecoders.of(BenchmarkApplication.plainMapper()
				.registerModule(new SimpleModule().setDeserializerModifier(new LambdaSetters())))),

	/**
	 * Generated code.
	 */
	GENERATED("generated", true, OursMappers::decoders),

	/**
	 * avaje-jsonb.
	 */
	AVAJE("avaje-jsonb", false, AvajeDecoders::new),

	/**
	 * dsl-json.
	 */
	DSL_JSON("dsl-json", false, DslJsonDecoders::new),

	/**
	 * fastjson2.
	 */
	FASTJSON2("fastjson2", false, Fastjson2Decoders::new);

	private final String title;

	private final boolean jackson;

	private final Supplier<Decoders> decoders;

	DecodingContender(String title, boolean jackson, Supplier<Decoders> decoders) {
		this.title = title;
		this.jackson = jackson;
		this.decoders = decoders;
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
	public Decoders create() {
		return this.decoders.get();
	}

}
