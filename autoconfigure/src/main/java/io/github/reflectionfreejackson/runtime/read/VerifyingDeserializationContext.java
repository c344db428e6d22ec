package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;
import java.io.Serial;
import java.util.function.Predicate;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.CacheProvider;
import com.fasterxml.jackson.databind.cfg.DeserializerFactoryConfig;
import com.fasterxml.jackson.databind.deser.BeanDeserializerFactory;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.deser.DeserializerFactory;
import com.fasterxml.jackson.databind.deser.UnresolvedForwardReference;
import io.github.reflectionfreejackson.runtime.verify.ReadingTurn;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import io.github.reflectionfreejackson.runtime.verify.VerifiedReading;
import io.github.reflectionfreejackson.runtime.verify.WaysOfReading;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's context, which has documents read by generated code if it is not their turn
 * to be verified, and by both plain Jackson and generated code if it is.
 * <p>
 * By itself it is plain Jackson's: its factory, and what that has made, know nothing of
 * generated code. So a document that is verified is read just as it would be without this
 * project, from the very parser, and whatever is not given to {@link #readRootValue
 * readRootValue} is read by reflection. Generated code has contexts of Jackson's own.
 * <p>
 * As with Jackson's, a blueprint serves a mapper, and has one instance made for each
 * document.
 */
final class VerifyingDeserializationContext extends DefaultDeserializationContext {

	@Serial
	private static final long serialVersionUID = 1L;

	private final transient ReadingGuard guard;

	private final transient ShadowVerification verification;

	private final transient GeneratedReader generated;

	/**
	 * The latest document that generated code has read.
	 */
	private transient GeneratedReader.@Nullable Document latest;

	/**
	 * Create a blueprint.
	 * @param source the mapper's own blueprint, which has not been used yet
	 * @param guard decides which types generated code reads
	 * @param verification of reading
	 */
	VerifyingDeserializationContext(DefaultDeserializationContext source, ReadingGuard guard,
			ShadowVerification verification) {
		super(source);
		this.guard = guard;
		this.verification = verification;
		this.generated = new GeneratedReader(source.with(factory(guard)), verification);
	}

	private VerifyingDeserializationContext(VerifyingDeserializationContext source) {
		super(source);
		this.guard = source.guard;
		this.verification = source.verification;
		this.generated = source.generated.copy();
	}

	private VerifyingDeserializationContext(VerifyingDeserializationContext source, BeanDeserializerFactory factory) {
		super(source, factory);
		this.guard = source.guard;
		this.verification = source.verification;
		this.generated = source.generated.with(factory(this.guard));
	}

	private VerifyingDeserializationContext(VerifyingDeserializationContext source, CacheProvider caches) {
		super(source, caches);
		this.guard = source.guard;
		this.verification = source.verification;
		this.generated = source.generated.withCaches(caches);
	}

	private VerifyingDeserializationContext(VerifyingDeserializationContext blueprint, DeserializationConfig config,
			@Nullable JsonParser parser, @Nullable InjectableValues values) {
		super(blueprint, config, parser, values);
		this.guard = blueprint.guard;
		this.verification = blueprint.verification;
		this.generated = blueprint.generated;
	}

	private VerifyingDeserializationContext(VerifyingDeserializationContext blueprint, DeserializationConfig config) {
		super(blueprint, config);
		this.guard = blueprint.guard;
		this.verification = blueprint.verification;
		this.generated = blueprint.generated;
	}

	private GeneratedDeserializerFactory factory(ReadingGuard selecting) {
		DeserializerFactoryConfig config = ((BeanDeserializerFactory) this._factory).getFactoryConfig();
		return new GeneratedDeserializerFactory(config, selecting);
	}

	/**
	 * Return Jackson's context with the same settings.
	 */
	DefaultDeserializationContext withoutVerification() {
		return new Impl(this._factory);
	}

	@Override
	public DefaultDeserializationContext copy() {
		return new VerifyingDeserializationContext(this);
	}

	@Override
	public DefaultDeserializationContext with(DeserializerFactory factory) {
		return (factory.getClass() == BeanDeserializerFactory.class)
				? new VerifyingDeserializationContext(this, (BeanDeserializerFactory) factory) : new Impl(factory);
	}

	@Override
	public DefaultDeserializationContext withCaches(CacheProvider caches) {
		return new VerifyingDeserializationContext(this, caches);
	}

	@Override
	public DefaultDeserializationContext createInstance(DeserializationConfig config, @Nullable JsonParser parser,
			@Nullable InjectableValues values) {
		return new VerifyingDeserializationContext(this, config, parser, values);
	}

	@Override
	public DefaultDeserializationContext createDummyInstance(DeserializationConfig config) {
		return new VerifyingDeserializationContext(this, config);
	}

	@Override
	public void flushCachedDeserializers() {
		super.flushCachedDeserializers();
		this.generated.flush();
	}

	@Override
	public @Nullable Object readRootValue(JsonParser parser, JavaType type, JsonDeserializer<Object> deserializer,
			@Nullable Object valueToUpdate) throws IOException {
		ReadingTurn turn = ReadingTurn.current();
		if (turn == ReadingTurn.PLAIN || JsonNode.class.isAssignableFrom(type.getRawClass())) {
			return super.readRootValue(parser, type, deserializer, valueToUpdate);
		}
		if (turn != null) {
			return read(reader(turn.selection()), parser, type, valueToUpdate);
		}
		VerifiedReading verified = (valueToUpdate == null && this.verification.isDue())
				? VerifiedReading.of(parser, this.verification) : null;
		if (verified == null) {
			return read(this.generated, parser, type, valueToUpdate);
		}
		return verified.read(type, new Ways(parser, type, deserializer));
	}

	private @Nullable Object read(GeneratedReader reader, JsonParser parser, JavaType type,
			@Nullable Object valueToUpdate) throws IOException {
		this.latest = reader.document(this._config, parser, this._injectableValues);
		return this.latest.read(parser, type, valueToUpdate);
	}

	/**
	 * Whether this is asked for after reading depends on Jackson's version, and on what
	 * reads.
	 */
	@Override
	public void checkUnresolvedObjectId() throws UnresolvedForwardReference {
		if (this.latest != null) {
			this.latest.checkReferences();
		}
		super.checkUnresolvedObjectId();
	}

	private GeneratedReader reader(@Nullable Predicate<Class<?>> selection) {
		return (selection != null)
				? new GeneratedReader(new Impl(factory(this.guard.selecting(selection))), this.verification)
				: this.generated;
	}

	private @Nullable Object readPlainly(JsonParser parser, JavaType type, JsonDeserializer<Object> deserializer)
			throws IOException {
		return super.readRootValue(parser, type, deserializer, null);
	}

	private VerifyingDeserializationContext newInstance(VerifyingDeserializationContext blueprint, JsonParser parser) {
		return new VerifyingDeserializationContext(blueprint, this._config, parser, this._injectableValues);
	}

	/**
	 * Mappers can be serialized; verification is not carried along.
	 */
	@Serial
	private Object writeReplace() {
		return withoutVerification();
	}

	/**
	 * The ways in which a document can be read.
	 */
	private final class Ways implements WaysOfReading {

		private final JsonParser first;

		private final JavaType type;

		private final JsonDeserializer<Object> deserializer;

		Ways(JsonParser first, JavaType type, JsonDeserializer<Object> deserializer) {
			this.first = first;
			this.type = type;
			this.deserializer = deserializer;
		}

		@Override
		public @Nullable Object plainly() throws IOException {
			return readPlainly(this.first, this.type, this.deserializer);
		}

		@Override
		public void checkReferences() throws IOException {
			checkUnresolvedObjectId();
		}

		@Override
		public @Nullable Object plainlyAgain(JsonParser parser) throws IOException {
			return readAll(newInstance(VerifyingDeserializationContext.this, parser), parser, this.deserializer);
		}

		@Override
		public @Nullable Object plainlyAnew(JsonParser parser) throws IOException {
			VerifyingDeserializationContext fresh = newInstance(
					new VerifyingDeserializationContext(VerifyingDeserializationContext.this), parser);
			return readAll(fresh, parser, fresh.findRootValueDeserializer(this.type));
		}

		private @Nullable Object readAll(VerifyingDeserializationContext context, JsonParser parser,
				JsonDeserializer<Object> deserializer) throws IOException {
			Object value = context.readPlainly(parser, this.type, deserializer);
			context.checkUnresolvedObjectId();
			return value;
		}

		@Override
		public @Nullable Object byGeneratedCode(JsonParser parser) throws IOException {
			return read(VerifyingDeserializationContext.this.generated, parser);
		}

		@Override
		public @Nullable Object byGeneratedCode(JsonParser parser, Predicate<Class<?>> selection) throws IOException {
			return read(reader(selection), parser);
		}

		private @Nullable Object read(GeneratedReader reader, JsonParser parser) throws IOException {
			return reader.read(VerifyingDeserializationContext.this._config, parser,
					VerifyingDeserializationContext.this._injectableValues, this.type);
		}

		@Override
		public void distrusted(Class<?> type) {
			VerifyingDeserializationContext.this.guard.distrusted(type);
		}

	}

}
