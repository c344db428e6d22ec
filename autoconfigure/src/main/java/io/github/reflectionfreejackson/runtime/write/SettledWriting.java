package io.github.reflectionfreejackson.runtime.write;

import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.util.Currency;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.TypeResolutionContext;
import com.fasterxml.jackson.databind.type.TypeFactory;
import io.github.reflectionfreejackson.runtime.fingerprint.OutcomeFingerprint;
import io.github.reflectionfreejackson.runtime.outline.JavaTypes;
import io.github.reflectionfreejackson.runtime.outline.MemberOutline;
import org.jspecify.annotations.Nullable;

/**
 * What settled types have in common, for one configuration of a mapper, so that it is
 * found out once and not for each property: the JDK's types, and the serializers that
 * Jackson has for them.
 * <p>
 * May be used by several threads.
 */
final class SettledWriting {

	private static final Set<Class<?>> VALUES = Set.of(BigDecimal.class, BigInteger.class, UUID.class, URI.class,
			Locale.class, Currency.class);

	private final SerializationConfig config;

	private final boolean knowsAnnotations;

	private final TypeFactory typeFactory;

	private final Set<Class<?>> untyped = ConcurrentHashMap.newKeySet();

	private final Map<Type, SettledType> types = new ConcurrentHashMap<>();

	SettledWriting(SerializationConfig config) {
		this.config = config;
		this.knowsAnnotations = OutcomeFingerprint.knowsAnnotations(config);
		this.typeFactory = SettledTypes.keptBy(config.getTypeFactory());
	}

	/**
	 * Return what resolves the types of beans and of their members.
	 */
	TypeFactory typeFactory() {
		return this.typeFactory;
	}

	/**
	 * Note that no type information is written for a class.
	 */
	void untyped(Class<?> type) {
		this.untyped.add(type);
	}

	/**
	 * Return whether a settled type was found to be written without type information, and
	 * no mix-in says otherwise.
	 */
	boolean isUntyped(JavaType type) {
		return this.untyped.contains(type.getRawClass()) && !type.hasHandlers()
				&& OutcomeFingerprint.isUntouched(this.config, type.getRawClass());
	}

	/**
	 * Return the type of a member.
	 * @param context where the types of the members of its class are resolved
	 * @return the type, or {@code null} if the mapper has something to say about it
	 */
	@Nullable SettledType typeOf(TypeResolutionContext context, MemberOutline member) {
		SettledType known = this.types.get(member.type());
		if (known != null) {
			// A mapper can be changed while its configuration stays the same
			return known.isUntouched() ? known : null;
		}
		JavaType type = context.resolveType(member.type());
		if (!OutcomeFingerprint.isUntouched(this.config, type)) {
			return null;
		}
		boolean shared = JavaTypes.isConcrete(member.type()) && JavaTypes.isOfJdk(type);
		SettledType found = new SettledType(this.config, type, shared && this.knowsAnnotations);
		if (shared) {
			this.types.put(member.type(), found);
		}
		return found;
	}

	/**
	 * Return whether Jackson has a serializer for a class of the JDK, and asks about its
	 * properties in vain: there is no annotation that says otherwise.
	 */
	boolean hasNoUseForProperties(JavaType type) {
		Class<?> raw = type.getRawClass();
		return this.knowsAnnotations
				&& (VALUES.contains(raw) || (type.isCollectionLikeType() && raw.getName().startsWith("java.util.")))
				&& OutcomeFingerprint.isUntouched(this.config, raw);
	}

}
