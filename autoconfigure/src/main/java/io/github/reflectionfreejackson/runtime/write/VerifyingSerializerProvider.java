package io.github.reflectionfreejackson.runtime.write;

import java.io.IOException;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.Predicate;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.cfg.CacheProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.BeanSerializerFactory;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import com.fasterxml.jackson.databind.ser.SerializerFactory;
import com.fasterxml.jackson.databind.ser.impl.TypeWrappedSerializer;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import io.github.reflectionfreejackson.runtime.verify.VerifiedWriting;
import io.github.reflectionfreejackson.runtime.verify.WaysOfWriting;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's provider, which has values written both by generated code and by plain
 * Jackson if it is their turn to be verified.
 * <p>
 * As with Jackson's own, a blueprint serves a mapper, and has one instance made for each
 * value, or sequence of values, that is written. Since providers keep what was written so
 * far, such as object ids, an instance checks either all values or none.
 *
 * @since 0.1.0
 */
public final class VerifyingSerializerProvider extends DefaultSerializerProvider {

	private static final long serialVersionUID = 1L;

	private final transient ShadowVerification verification;

	private final transient Blueprints blueprints;

	private transient @Nullable DefaultSerializerProvider plain;

	private transient @Nullable DefaultSerializerProvider generated;

	private transient int distrusted;

	/**
	 * Create a blueprint.
	 * @param source the mapper's own blueprint
	 * @param verification decides what is verified
	 */
	public VerifyingSerializerProvider(DefaultSerializerProvider source, ShadowVerification verification) {
		super(source);
		this.verification = verification;
		this.blueprints = new Blueprints();
	}

	private VerifyingSerializerProvider(VerifyingSerializerProvider source, CacheProvider caches) {
		super(source, caches);
		this.verification = source.verification;
		this.blueprints = new Blueprints();
	}

	private VerifyingSerializerProvider(Made made, Blueprints blueprints, SerializationConfig config,
			SerializerFactory factory) {
		super(made.blueprint(), config, factory);
		this.verification = made.blueprint().verification;
		this.blueprints = blueprints;
		this.distrusted = made.distrusted();
	}

	/**
	 * Return Jackson's provider with the same settings.
	 * @return the provider
	 */
	public DefaultSerializerProvider withoutVerification() {
		return GeneratedSerializerProvider.standard(this);
	}

	@Override
	public DefaultSerializerProvider copy() {
		return new VerifyingSerializerProvider(this, this.verification);
	}

	@Override
	public DefaultSerializerProvider withCaches(CacheProvider caches) {
		return new VerifyingSerializerProvider(this, caches);
	}

	@Override
	public int cachedSerializersCount() {
		Made made = this.blueprints.made(this);
		return made.blueprint().ownSerializersCount() + made.roots().settledTypes();
	}

	private int ownSerializersCount() {
		return super.cachedSerializersCount();
	}

	@Override
	public void flushCachedSerializers() {
		Made made = this.blueprints.made(this);
		made.blueprint().flushOwnSerializers();
		made.roots().clear();
		this.blueprints.plain = null;
	}

	private void flushOwnSerializers() {
		super.flushCachedSerializers();
	}

	@Override
	public DefaultSerializerProvider createInstance(SerializationConfig config, SerializerFactory factory) {
		Made made = this.blueprints.made(this);
		if (made.blueprint() != this) {
			passSettingsTo(made.blueprint());
		}
		GeneratedSerializerProvider generated = GeneratedSerializerProvider.instance(made.blueprint(), made.roots(),
				config, factory);
		if (!(factory instanceof GeneratedSerializerFactory)) {
			return generated;
		}
		VerifyingSerializerProvider instance = new VerifyingSerializerProvider(made, this.blueprints, config, factory);
		instance.generated = generated;
		if (this.verification.isDue()) {
			DefaultSerializerProvider plain = this.blueprints.plain(this);
			passSettingsTo(plain);
			instance.plain = plain.createInstance(config, plainFactory(factory));
		}
		return instance;
	}

	/**
	 * The application may have changed them since the other blueprint was made.
	 */
	private void passSettingsTo(DefaultSerializerProvider other) {
		other.setNullValueSerializer(this._nullValueSerializer);
		other.setNullKeySerializer(this._nullKeySerializer);
		if (this._keySerializer != null) {
			other.setDefaultKeySerializer(this._keySerializer);
		}
	}

	@Override
	public void serializeValue(JsonGenerator generator, Object value) throws IOException {
		write(generator, value, (provider, target) -> provider.serializeValue(target, value));
	}

	@Override
	public void serializeValue(JsonGenerator generator, Object value, JavaType rootType) throws IOException {
		write(generator, value, (provider, target) -> provider.serializeValue(target, value, rootType));
	}

	/**
	 * A serializer that was found before may be one that is not trusted any more, and
	 * plain Jackson has another. In a sequence, it is all that tells of the type that its
	 * values were declared to have.
	 */
	@Override
	public void serializeValue(JsonGenerator generator, Object value, @Nullable JavaType rootType,
			JsonSerializer<Object> serializer) throws IOException {
		if (rootType != null) {
			serializeValue(generator, value, rootType);
		}
		else if (serializer instanceof TypeWrappedSerializer wrapped) {
			write(generator, value, (provider, target) -> provider.serializePolymorphic(target, value, null, null,
					wrapped.typeSerializer()));
		}
		else {
			JavaType declared = this.blueprints.declared.get(serializer);
			write(generator, value,
					(declared != null)
							? (provider, target) -> provider.serializeValue(target, value, null,
									provider.findTypedValueSerializer(declared, true, null))
							: (provider, target) -> provider.serializeValue(target, value));
		}
	}

	/**
	 * Asked for the types that writers are made for.
	 */
	@Override
	public JsonSerializer<Object> findTypedValueSerializer(JavaType type, boolean cache,
			@Nullable BeanProperty property) throws JsonMappingException {
		JsonSerializer<Object> found = super.findTypedValueSerializer(type, cache, property);
		this.blueprints.declared.put(found, type);
		return found;
	}

	@Override
	public void serializePolymorphic(JsonGenerator generator, Object value, JavaType rootType,
			JsonSerializer<Object> serializer, TypeSerializer typeSerializer) throws IOException {
		write(generator, value,
				(provider, target) -> provider.serializePolymorphic(target, value, rootType, null, typeSerializer));
	}

	private void write(JsonGenerator generator, Object value, Call call) throws IOException {
		DefaultSerializerProvider expecting = this.plain;
		DefaultSerializerProvider trying = this.generated;
		if (trying == null) {
			throw new IllegalStateException("A blueprint cannot write");
		}
		if (expecting == null || value == null || !VerifiedWriting.isPossible(generator)) {
			call.to(trying, generator);
			return;
		}
		new VerifiedWriting(this.verification, this.distrusted).write(generator, value.getClass(),
				new Ways(call, expecting, trying));
	}

	private DefaultSerializerProvider instance(DefaultSerializerProvider plain) {
		return plain.createInstance(this._config, plainFactory(this._serializerFactory));
	}

	private static SerializerFactory plainFactory(SerializerFactory factory) {
		return BeanSerializerFactory.instance.withConfig(((GeneratedSerializerFactory) factory).getFactoryConfig());
	}

	/**
	 * Mappers can be serialized; verification is not carried along.
	 */
	private Object writeReplace() {
		return withoutVerification();
	}

	/**
	 * Has a provider write a value.
	 */
	@FunctionalInterface
	private interface Call {

		void to(DefaultSerializerProvider provider, JsonGenerator generator) throws IOException;

	}

	/**
	 * The ways in which a value can be written.
	 */
	private final class Ways implements WaysOfWriting {

		private final Call call;

		private final DefaultSerializerProvider expecting;

		private final DefaultSerializerProvider trying;

		private final GeneratedSerializerFactory factory;

		Ways(Call call, DefaultSerializerProvider expecting, DefaultSerializerProvider trying) {
			this.call = call;
			this.expecting = expecting;
			this.trying = trying;
			this.factory = (GeneratedSerializerFactory) VerifyingSerializerProvider.this._serializerFactory;
		}

		@Override
		public void plainly(JsonGenerator generator) throws IOException {
			this.call.to(this.expecting, generator);
		}

		@Override
		public void plainlyAgain(JsonGenerator generator) throws IOException {
			VerifyingSerializerProvider provider = VerifyingSerializerProvider.this;
			this.call.to(instance(provider.blueprints.plain(provider)), generator);
		}

		@Override
		public void plainlyAnew(JsonGenerator generator) throws IOException {
			this.call.to(instance(GeneratedSerializerProvider.standard(VerifyingSerializerProvider.this)), generator);
		}

		@Override
		public void byGeneratedCode(JsonGenerator generator) throws IOException {
			this.call.to(this.trying, generator);
		}

		@Override
		public void byGeneratedCode(JsonGenerator generator, Predicate<Class<?>> selection) throws IOException {
			DefaultSerializerProvider blueprint = new GeneratedSerializerProvider(VerifyingSerializerProvider.this);
			Guard selecting = this.factory.guard().selecting(selection);
			this.call.to(blueprint.createInstance(VerifyingSerializerProvider.this._config,
					this.factory.withGuard(selecting)), generator);
		}

		@Override
		public Set<String> propertiesOf(Class<?> type) {
			return this.factory.guard().propertiesOf(type);
		}

		@Override
		public void distrusted(Class<?> type) {
			this.factory.guard().distrusted(type);
		}

	}

	/**
	 * What all instances of a blueprint share.
	 */
	private static final class Blueprints {

		private final Map<JsonSerializer<?>, JavaType> declared = Collections.synchronizedMap(new WeakHashMap<>());

		private volatile @Nullable Made made;

		private volatile @Nullable DefaultSerializerProvider plain;

		/**
		 * Return what was made to write by generated code. It is made anew when a type
		 * has stepped back: who was making a serializer meanwhile keeps it where it is
		 * not looked for any more.
		 */
		Made made(VerifyingSerializerProvider blueprint) {
			int distrusted = blueprint.verification.distrusted();
			Made known = this.made;
			if (known == null) {
				known = new Made(blueprint, new RootSerializers(), distrusted);
				this.made = known;
			}
			else if (known.distrusted() != distrusted) {
				known = new Made(new VerifyingSerializerProvider(blueprint, blueprint.verification),
						new RootSerializers(), distrusted);
				this.made = known;
			}
			return known;
		}

		DefaultSerializerProvider plain(DefaultSerializerProvider source) {
			DefaultSerializerProvider known = this.plain;
			if (known == null) {
				known = GeneratedSerializerProvider.standard(source);
				this.plain = known;
			}
			return known;
		}

	}

	/**
	 * What was made to write by generated code.
	 *
	 * @param blueprint the one whose cache has the serializers
	 * @param roots those of values as a whole
	 * @param distrusted the number of types that were known to be at fault
	 */
	private record Made(VerifyingSerializerProvider blueprint, RootSerializers roots, int distrusted) {
	}

}
