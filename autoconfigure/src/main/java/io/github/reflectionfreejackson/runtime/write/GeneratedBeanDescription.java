package io.github.reflectionfreejackson.runtime.write;

import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BasicBeanDescription;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.introspect.ObjectIdInfo;
import com.fasterxml.jackson.databind.util.ClassUtil;
import io.github.reflectionfreejackson.runtime.outline.BeanOutline;
import io.github.reflectionfreejackson.runtime.outline.MemberOutline;
import io.github.reflectionfreejackson.runtime.outline.PropertyOutline;
import io.github.reflectionfreejackson.runtime.served.SteppingBackException;
import org.jspecify.annotations.Nullable;

/**
 * Describes a bean to Jackson: its members as generated code knows them, its class as
 * Jackson itself introspects it.
 */
final class GeneratedBeanDescription extends BasicBeanDescription {

	private final BeanDescription reflective;

	private final WritableType described;

	private final SerializationConfig config;

	private boolean used;

	GeneratedBeanDescription(SerializationConfig config, JavaType type, BeanDescription reflective,
			WritableType described) {
		super(config, type, reflective.getClassInfo(), properties(config, type, described));
		this.config = config;
		this.reflective = reflective;
		this.described = described;
	}

	private static List<BeanPropertyDefinition> properties(SerializationConfig config, JavaType type,
			WritableType described) {
		List<PropertyOutline> outlines = described.outline().properties();
		List<BeanPropertyDefinition> properties = new ArrayList<>(outlines.size());
		for (PropertyOutline outline : outlines) {
			GeneratedMember member = GeneratedMember.of(config, type, described.serializer(), outline.member());
			properties.add(new GeneratedPropertyDefinition(config, member, outline));
		}
		return properties;
	}

	GeneratedSerializer<?> serializer() {
		return this.described.serializer();
	}

	/**
	 * Return what generated code knows of the type.
	 */
	BeanOutline outline() {
		return this.described.outline();
	}

	/**
	 * Return whether a modifier had a writer of its own write what a member holds.
	 */
	boolean isReplaced(GeneratedMember member) {
		for (PropertyOutline property : outline().properties()) {
			if (property.isReplaced() && property.member().position() == member.position()) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Return whether Jackson has asked for any member, rather than using a serializer
	 * that needs none.
	 */
	boolean wasUsed() {
		return this.used;
	}

	@Nullable GeneratedMember anyGetter() {
		return member(this.described.outline().anyGetter());
	}

	private @Nullable GeneratedMember member(@Nullable MemberOutline outline) {
		return (outline != null) ? GeneratedMember.of(this.config, getType(), serializer(), outline) : null;
	}

	@Override
	public List<BeanPropertyDefinition> findProperties() {
		if (this.described.outline().jsonValue() != null) {
			throw new SteppingBackException(
					"the mapper's format for it asks for its properties rather than its @JsonValue");
		}
		this.used = true;
		return super.findProperties();
	}

	@Override
	public @Nullable AnnotatedMember findJsonValueAccessor() {
		GeneratedMember accessor = member(this.described.outline().jsonValue());
		this.used |= (accessor != null);
		return accessor;
	}

	/**
	 * The factory adds the any-getter itself.
	 */
	@Override
	public @Nullable AnnotatedMember findAnyGetter() {
		return null;
	}

	@Override
	public @Nullable AnnotatedMember findAnySetterAccessor() {
		return this.reflective.findAnySetterAccessor();
	}

	@Override
	public @Nullable ObjectIdInfo getObjectIdInfo() {
		return this.reflective.getObjectIdInfo();
	}

	@Override
	public JsonFormat.Value findExpectedFormat() {
		return this.reflective.findExpectedFormat();
	}

	@Override
	public JsonInclude.Value findPropertyInclusion(JsonInclude.Value defaultValue) {
		return this.reflective.findPropertyInclusion(defaultValue);
	}

	@Override
	public @Nullable Object instantiateBean(boolean fixAccess) {
		try {
			return serializer().newInstance();
		}
		catch (Throwable ex) {
			Throwable cause = ClassUtil.getRootCause(ex);
			ClassUtil.throwIfError(cause);
			ClassUtil.throwIfRTE(cause);
			throw new IllegalArgumentException("Failed to instantiate bean of type " + getBeanClass().getName() + ": ("
					+ cause.getClass().getName() + ") " + ClassUtil.exceptionMessage(cause), cause);
		}
	}

}
