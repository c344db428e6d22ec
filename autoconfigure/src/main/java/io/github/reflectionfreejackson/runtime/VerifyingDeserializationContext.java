package io.github.reflectionfreejackson.runtime;

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
	public @Nullable Object readRootValue(JsonParser parser, JavaType type, JsonDeserializer<Object> deserializer,
			@Nullable Object valueToUpdate) throws IOException {
		ReadingTurn turn = ReadingTurn.current();
		if (turn == ReadingTurn.PLAIN || JsonNode.class.isAssignableFrom(type.getRawClass())) {
			return super.readRootValue(parser, type, deserializer, valueToUpdate);
		}
		if (turn != null) {
			return read(reader(turn.selection()), parser, type, valueToUpdate);
		}
		RecordedDocument document = (valueToUpdate == null && this.verification.isDue()) ? RecordedDocument.of(parser)
				: null;
		if (document == null) {
			return read(this.generated, parser, type, valueToUpdate);
		}
		RecordedReading expected;
		try {
			expected = ReadingTurn.PLAIN.take(() -> super.readRootValue(parser, type, deserializer, null));
		}
		finally {
			document.stop();
		}
		verify(RecordedReading.of(() -> checked(expected.get())), document, type, deserializer);
		return expected.get();
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
		return checked(super.readRootValue(parser, type, deserializer, null));
	}

	private @Nullable Object checked(@Nullable Object value) throws UnresolvedForwardReference {
		checkUnresolvedObjectId();
		return value;
	}

	/**
	 * Whatever happens here, the application gets what plain Jackson has read.
	 */
	private void verify(RecordedReading expected, RecordedDocument document, JavaType type,
			JsonDeserializer<Object> deserializer) {
		try {
			RecordedReading actual = ReadingTurn.GENERATED.take(document,
					(parser) -> this.generated.read(this._config, parser, this._injectableValues, type));
			if (ReadingDifference.between(expected, actual) == null) {
				this.verification.foundEqual();
			}
			else if (StackOverflows.isCauseOf(actual.failure()) || StackOverflows.isCauseOf(expected.failure())) {
				this.verification.foundOverflow(type.toCanonical());
			}
			else {
				examine(expected, document, type, deserializer);
			}
		}
		catch (IOException | RuntimeException | StackOverflowError | LinkageError | AssertionError ex) {
			this.verification.foundInconclusive(type.toCanonical());
		}
	}

	private void examine(RecordedReading expected, RecordedDocument document, JavaType type,
			JsonDeserializer<Object> deserializer) throws IOException {
		if (!isRepeatable(expected, document, type, deserializer)) {
			this.verification.foundInconclusive(type.toCanonical());
			return;
		}
		this.verification.foundDifferent();
		ReadingSuspects suspects = new ReadingSuspects((selection) -> new ReadingTurn(selection).take(document,
				(parser) -> reader(selection).read(this._config, parser, this._injectableValues, type)));
		suspects.atFault(expected).forEach((suspect, difference) -> {
			this.verification.distrust(suspect, difference);
			this.guard.distrusted(suspect);
		});
	}

	/**
	 * Return whether plain Jackson reads the same once more, and also with deserializers
	 * that are made anew: those of the application may have a state.
	 */
	private boolean isRepeatable(RecordedReading expected, RecordedDocument document, JavaType type,
			JsonDeserializer<Object> deserializer) throws IOException {
		RecordedReading again = ReadingTurn.PLAIN.take(document,
				(parser) -> newInstance(this, parser).readPlainly(parser, type, deserializer));
		if (ReadingDifference.between(expected, again) != null) {
			return false;
		}
		RecordedReading anew = ReadingTurn.PLAIN.take(document, (parser) -> {
			VerifyingDeserializationContext fresh = newInstance(new VerifyingDeserializationContext(this), parser);
			return fresh.readPlainly(parser, type, fresh.findRootValueDeserializer(type));
		});
		return ReadingDifference.between(expected, anew) == null;
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

}
