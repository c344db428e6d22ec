package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.cfg.CacheProvider;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.deser.DeserializerFactory;
import com.fasterxml.jackson.databind.deser.UnresolvedForwardReference;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import org.jspecify.annotations.Nullable;

/**
 * Reads documents by generated code where a mapper is verified. What was made to read
 * them is made anew when a type has stepped back.
 */
final class GeneratedReader {

	private final ShadowVerification verification;

	private volatile Made made;

	/**
	 * Create a reader.
	 * @param blueprint a context of Jackson's, with generated code
	 * @param verification of reading
	 */
	GeneratedReader(DefaultDeserializationContext blueprint, ShadowVerification verification) {
		this(new Made(blueprint, new ConcurrentHashMap<>(), verification.distrusted()), verification);
	}

	private GeneratedReader(Made made, ShadowVerification verification) {
		this.verification = verification;
		this.made = made;
	}

	/**
	 * Return a reader for a copy of the mapper.
	 */
	GeneratedReader copy() {
		return new GeneratedReader(this.made.blueprint().copy(), this.verification);
	}

	/**
	 * Return a reader with another factory, which keeps what was made before, as Jackson
	 * does.
	 */
	GeneratedReader with(DeserializerFactory factory) {
		Made known = this.made;
		return new GeneratedReader(new Made(known.blueprint().with(factory), known.roots(), known.distrusted()),
				this.verification);
	}

	GeneratedReader withCaches(CacheProvider caches) {
		return new GeneratedReader(this.made.blueprint().withCaches(caches), this.verification);
	}

	/**
	 * Read a document as a mapper does.
	 * @param parser the parser, at the first token
	 */
	@Nullable Object read(DeserializationConfig config, JsonParser parser, @Nullable InjectableValues values, JavaType type)
			throws IOException {
		Document document = document(config, parser, values);
		Object value = document.read(parser, type, null);
		document.checkReferences();
		return value;
	}

	/**
	 * Begin to read a document.
	 * @param parser the parser, at the first token
	 */
	Document document(DeserializationConfig config, JsonParser parser, @Nullable InjectableValues values) {
		Made current = current();
		return new Document(current, current.blueprint().createInstance(config, parser, values));
	}

	private Made current() {
		Made known = this.made;
		return (known.distrusted() == this.verification.distrusted()) ? known : renew();
	}

	private Made renew() {
		int distrusted = this.verification.distrusted();
		Made fresh = new Made(this.made.blueprint().copy(), new ConcurrentHashMap<>(), distrusted);
		this.made = fresh;
		return fresh;
	}

	/**
	 * Make anew what reads from now on, as the mapper that is told to clear its caches.
	 */
	void flush() {
		renew();
	}

	/**
	 * A document that is read.
	 *
	 * @param made what was made to read
	 * @param context of the document
	 */
	record Document(Made made, DefaultDeserializationContext context) {

		/**
		 * Read the document as a mapper does.
		 * @param valueToUpdate what to read into, or {@code null} to create it
		 */
		@Nullable Object read(JsonParser parser, JavaType type, @Nullable Object valueToUpdate) throws IOException {
			return this.context.readRootValue(parser, type, this.made.root(type, this.context), valueToUpdate);
		}

		/**
		 * Fail if something was referred to which is not in the document.
		 */
		void checkReferences() throws UnresolvedForwardReference {
			this.context.checkUnresolvedObjectId();
		}

	}

	/**
	 * What was made to read.
	 *
	 * @param blueprint the context, with all deserializers
	 * @param roots those of whole documents
	 * @param distrusted the number of types that were known to be at fault
	 */
	private record Made(DefaultDeserializationContext blueprint,
			ConcurrentMap<JavaType, JsonDeserializer<Object>> roots, int distrusted) {

		JsonDeserializer<Object> root(JavaType type, DefaultDeserializationContext context)
				throws JsonMappingException {
			JsonDeserializer<Object> known = this.roots.get(type);
			if (known == null) {
				known = context.findRootValueDeserializer(type);
				this.roots.put(type, known);
			}
			return known;
		}

	}

}
