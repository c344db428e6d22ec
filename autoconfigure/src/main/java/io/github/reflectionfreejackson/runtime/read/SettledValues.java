package io.github.reflectionfreejackson.runtime.read;

import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReferenceArray;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.PropertyMetadata;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import io.github.reflectionfreejackson.runtime.decode.ExpectedNames;
import io.github.reflectionfreejackson.runtime.fingerprint.OutcomeFingerprint;
import io.github.reflectionfreejackson.runtime.outline.CreatorOutline;
import io.github.reflectionfreejackson.runtime.outline.JavaTypes;
import io.github.reflectionfreejackson.runtime.outline.MemberOutline;
import io.github.reflectionfreejackson.runtime.outline.OutlinedMember;
import io.github.reflectionfreejackson.runtime.outline.ReadingOutline;
import io.github.reflectionfreejackson.runtime.outline.ReadingPropertyOutline;
import org.jspecify.annotations.Nullable;

/**
 * Finds the deserializers for the properties of a settled type, each when it is needed
 * for the first time.
 * <p>
 * May be used by several threads.
 */
final class SettledValues implements CreatorArguments {

	/**
	 * Stands for a property that is more than plain after all.
	 */
	private static final JsonDeserializer<Object> OF_COMPLETE_PROPERTY = new OfCompleteProperty();

	private final JavaType beanType;

	private final GeneratedDeserializer<Object> generated;

	private final ReadingSettlement settlement;

	private final DefaultDeserializationContext blueprint;

	private final @Nullable CreatorOutline creator;

	private final @Nullable MemberOutline[] members;

	private final @Nullable PropertyName[] names;

	private final boolean[] direct;

	private final @Nullable Class<?>[] types;

	private final AtomicReferenceArray<JsonDeserializer<Object>> deserializers;

	private @Nullable Boolean noAliases;

	/**
	 * Create a list.
	 * @param blueprint a context of the configuration that the type is read with, in
	 * which deserializers are looked up
	 * @param outline the description of the type
	 * @param creator what takes the properties of the list, or {@code null} for those
	 * which are set, and which no creator takes
	 */
	SettledValues(JavaType beanType, GeneratedDeserializer<Object> generated, ReadingSettlement settlement,
			DefaultDeserializationContext blueprint, ReadingOutline outline, @Nullable CreatorOutline creator)
			throws JsonMappingException {
		this.beanType = beanType;
		this.generated = generated;
		this.settlement = settlement;
		this.blueprint = blueprint;
		this.creator = creator;
		int count = (creator != null) ? creator.parameters().size() : outline.memberCount();
		this.members = new MemberOutline[count];
		this.names = new PropertyName[count];
		this.direct = new boolean[count];
		this.types = new Class<?>[count];
		this.deserializers = new AtomicReferenceArray<>(count);
		for (ReadingPropertyOutline property : outline.properties()) {
			MemberOutline member = memberOf(property, creator);
			if (member != null) {
				add(member.position(), member, property.name());
			}
		}
	}

	/**
	 * Return what takes a property, or {@code null} if it is in another list.
	 */
	private static @Nullable MemberOutline memberOf(ReadingPropertyOutline property, @Nullable CreatorOutline creator) {
		if (property.parameter() < 0) {
			return (creator != null) ? null : property.mutator();
		}
		return (creator != null) ? creator.parameters().get(property.parameter()) : null;
	}

	private void add(int position, MemberOutline member, PropertyName name) throws JsonMappingException {
		this.members[position] = member;
		this.names[position] = name;
		Class<?> type = simpleTypeOf(member);
		this.types[position] = type;
		this.direct[position] = type != null && StandardDeserializers.mayBeReadDirectly(type)
				&& this.settlement.isStandard(type, this.blueprint);
	}

	/**
	 * Return the class of a member's values, if they have no type arguments.
	 */
	private @Nullable Class<?> simpleTypeOf(MemberOutline member) {
		if (member.type() instanceof TypeVariable<?>) {
			return typeOf(member).getRawClass();
		}
		return (member.type() instanceof Class<?> type) ? type : null;
	}

	/**
	 * Add the names of the properties to a list, in their order.
	 */
	ExpectedNames addTo(ExpectedNames list) {
		for (int i = 0; i < this.names.length; i++) {
			PropertyName name = this.names[i];
			if (name != null) {
				list.add(i, name.getSimpleName());
			}
		}
		return list;
	}

	int count() {
		return this.names.length;
	}

	/**
	 * Return whether the mapper says nothing of its own about the properties' types.
	 */
	boolean areUntouched() {
		for (MemberOutline member : this.members) {
			if (member != null && !isUntouched(member)) {
				return false;
			}
		}
		return true;
	}

	private boolean isUntouched(MemberOutline member) {
		return JavaTypes.isConcrete(member.type()) ? this.settlement.isUntouched(member.type())
				: OutcomeFingerprint.isUntouched(this.settlement.config(), typeOf(member));
	}

	/**
	 * Return whether generated code may take values from a parser, by position.
	 */
	boolean[] direct() {
		return this.direct;
	}

	/**
	 * Return the classes of values, by position; none where they have type arguments.
	 */
	@Nullable Class<?>[] types() {
		return this.types;
	}

	private boolean isPrimitive(int position) {
		Class<?> type = this.types[position];
		return type != null && type.isPrimitive();
	}

	/**
	 * Return the deserializer of a property.
	 * @return the deserializer, or {@code null} if the property has to be asked
	 */
	@Nullable JsonDeserializer<Object> deserializer(int position) throws JsonMappingException {
		JsonDeserializer<Object> known = this.deserializers.get(position);
		if (known == null) {
			known = find(position);
			this.deserializers.set(position, known);
		}
		return (known != OF_COMPLETE_PROPERTY) ? known : null;
	}

	/**
	 * Return the deserializer of a member of a primitive type that generated code can set
	 * to whatever is read for it.
	 * @return the deserializer, which never reads {@code null} from anything else, or
	 * {@code null} if there is none of that kind
	 */
	@Nullable JsonDeserializer<Object> deserializerOfPrimitive(int position) throws JsonMappingException {
		Class<?> type = this.types[position];
		boolean isPlain = type != null && type.isPrimitive() && !isFinalField(position)
				&& this.settlement.isStandard(type, this.blueprint);
		return isPlain ? deserializer(position) : null;
	}

	/**
	 * Only reflection can set such a member.
	 */
	private boolean isFinalField(int position) {
		MemberOutline member = Objects.requireNonNull(this.members[position]);
		return !member.isMethod() && Modifier.isFinal(member.modifiers());
	}

	/**
	 * Return whether generated code can set a member to {@code null}, for which its
	 * deserializer has nothing else.
	 */
	boolean takesNull(int position) {
		return this.direct[position] && !isPrimitive(position);
	}

	/**
	 * Return whether generated code can set a member to what its deserializer has for
	 * {@code null}, which may be of any type if that is not Jackson's own.
	 */
	boolean takesInsteadOfNull(int position, @Nullable Object value) {
		return (value != null) ? this.direct[position] || isOfType(position, value) : !isPrimitive(position);
	}

	private boolean isOfType(int position, Object value) {
		Type type = Objects.requireNonNull(this.members[position]).type();
		Type raw = (type instanceof ParameterizedType parameterized) ? parameterized.getRawType()
				: this.types[position];
		return raw instanceof Class<?> known && known.isInstance(value);
	}

	/**
	 * Set a member.
	 * @throws Throwable what the member throws
	 */
	void set(Object bean, int position, @Nullable Object value) throws Throwable {
		this.generated.set(bean, position, value);
	}

	@Override
	public @Nullable JsonDeserializer<?> ofAbsent(int argument) throws JsonMappingException {
		AnnotatedMember parameter = member(argument, Objects.requireNonNull(this.members[argument]));
		boolean isRequired = Boolean.TRUE
			.equals(this.settlement.config().getAnnotationIntrospector().hasRequiredMarker(parameter));
		return isRequired ? null : deserializer(argument);
	}

	@Override
	public @Nullable Object create(@Nullable Object[] arguments, long seen) throws Throwable {
		return this.generated.create(Objects.requireNonNull(this.creator).member().position(), arguments);
	}

	/**
	 * Return whether there are no other names than those in the list.
	 */
	boolean haveNoAliases() {
		Boolean known = this.noAliases;
		if (known == null) {
			known = !haveAliases();
			this.noAliases = known;
		}
		return known;
	}

	private boolean haveAliases() {
		for (int i = 0; i < this.members.length; i++) {
			MemberOutline member = this.members[i];
			if (member != null && member.annotations().size() > 0 && hasAliases(member(i, member))) {
				return true;
			}
		}
		return false;
	}

	private boolean hasAliases(AnnotatedMember member) {
		List<PropertyName> aliases = this.settlement.config().getAnnotationIntrospector().findPropertyAliases(member);
		return aliases != null && !aliases.isEmpty();
	}

	/**
	 * Return whether instances are created by a method, which may return one of a
	 * subclass.
	 */
	@Override
	public boolean isByFactory() {
		return this.creator != null && this.creator.member().isMethod();
	}

	private JsonDeserializer<Object> find(int position) throws JsonMappingException {
		MemberOutline outline = Objects.requireNonNull(this.members[position]);
		JsonDeserializer<Object> shared = this.settlement.shared(outline.type());
		if (shared != null) {
			return shared;
		}
		DefaultDeserializationContext context = this.blueprint.createDummyInstance(this.settlement.config());
		JavaType type = typeOf(outline);
		JsonDeserializer<Object> found = context.findContextualValueDeserializer(type,
				new BeanProperty.Std(Objects.requireNonNull(this.names[position]), type, null,
						member(position, outline), PropertyMetadata.STD_OPTIONAL));
		if (hasTypeInformation(type, found, context)) {
			return OF_COMPLETE_PROPERTY;
		}
		this.settlement.share(outline.type(), type, found);
		return found;
	}

	private JavaType typeOf(MemberOutline outline) {
		return OutlinedMember.context(this.settlement.config(), this.beanType, outline.declaringClass())
			.resolveType(outline.type());
	}

	/**
	 * The JDK's types have none, unless a mapper says so. Subtypes of elements may be
	 * told of the property, too.
	 */
	private static boolean hasTypeInformation(JavaType type, JsonDeserializer<?> found, DeserializationContext context)
			throws JsonMappingException {
		return (!(found instanceof SettledBeanDeserializer) && hasTypeInformation(type, context))
				|| (type.getContentType() != null && hasTypeInformation(type.getContentType(), found, context));
	}

	private static boolean hasTypeInformation(JavaType type, DeserializationContext context)
			throws JsonMappingException {
		return type.getRawClass().getClassLoader() != null
				&& context.getFactory().findTypeDeserializer(context.getConfig(), type) != null;
	}

	private AnnotatedMember member(int position, MemberOutline outline) {
		return (this.creator != null)
				? GeneratedCreator.of(this.settlement.config(), this.beanType, this.generated, this.creator)
					.getParameter(position)
				: GeneratedMutator.of(this.settlement.config(), this.beanType, this.generated, outline);
	}

	/**
	 * Reads nothing.
	 */
	private static final class OfCompleteProperty extends JsonDeserializer<Object> {

		@Override
		public Object deserialize(JsonParser parser, DeserializationContext context) {
			throw new UnsupportedOperationException();
		}

	}

}
