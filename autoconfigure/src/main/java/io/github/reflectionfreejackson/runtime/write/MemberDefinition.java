package io.github.reflectionfreejackson.runtime.write;

import com.fasterxml.jackson.databind.PropertyMetadata;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.util.SimpleBeanPropertyDefinition;
import org.jspecify.annotations.Nullable;

/**
 * A property that consists of one generated member.
 */
class MemberDefinition extends SimpleBeanPropertyDefinition {

	private final GeneratedMember member;

	private final AnnotatedMember shown;

	MemberDefinition(SerializationConfig config, GeneratedMember member, PropertyName name) {
		this(config, member, name, null);
	}

	MemberDefinition(SerializationConfig config, GeneratedMember member, PropertyName name,
			@Nullable PropertyMetadata metadata) {
		this(config, member, member, name, metadata);
	}

	/**
	 * Create a definition.
	 * @param shown what Jackson is shown in place of the member
	 */
	MemberDefinition(SerializationConfig config, GeneratedMember member, AnnotatedMember shown, PropertyName name,
			@Nullable PropertyMetadata metadata) {
		super(config.getAnnotationIntrospector(), shown, name, metadata, EMPTY_INCLUDE);
		this.member = member;
		this.shown = shown;
	}

	@Override
	public AnnotatedMember getAccessor() {
		return this.shown;
	}

	/**
	 * Return what generated code reads.
	 */
	final GeneratedMember member() {
		return this.member;
	}

}
