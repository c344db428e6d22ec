package io.github.reflectionfreejackson.aot.model;

/**
 * What to do about a type that is left to reflection. Each reason has exactly one.
 *
 * @since 0.1.0
 */
public enum Remedy {

	/**
	 * The class is out of sight.
	 */
	MAKE_CLASS_VISIBLE("Make the class, and all classes around it, package-private or public."),

	/**
	 * The class has no name.
	 */
	NAME_CLASS("Make it a member class or a top-level class."),

	/**
	 * The class has a name that source cannot have.
	 */
	RENAME_CLASS("Rename the class or its package, or do not obfuscate it."),

	/**
	 * The class file is none that source can be compiled against.
	 */
	MEND_CLASS_FILE("Nothing, or have what makes the class file make one that Java's compiler can read."),

	/**
	 * The class has no package.
	 */
	MOVE_INTO_PACKAGE("Move the class into a package."),

	/**
	 * No class can be added to a named module.
	 */
	LEAVE_MODULE("Run on the class path, or make what is read public and export its package."),

	/**
	 * No class can be added to a signed jar.
	 */
	UNSIGN_JAR("Make what is read public, or use a jar that is not signed."),

	/**
	 * No class can be added to a sealed package.
	 */
	UNSEAL_PACKAGE("Make what is read public, or do not seal the package."),

	/**
	 * A member is read that belongs to no instance.
	 */
	MAKE_MEMBER_AN_INSTANCE_MEMBER("Make it an instance member."),

	/**
	 * A member is out of sight.
	 */
	MAKE_MEMBER_PUBLIC("Make the member public."),

	/**
	 * A member comes from a class that is out of sight.
	 */
	MAKE_DECLARING_CLASS_VISIBLE("Make the class that declares the member public, or the member itself."),

	/**
	 * A public member comes from a class that is out of sight.
	 */
	MAKE_DECLARING_CLASS_PUBLIC("Make the class that declares the member public."),

	/**
	 * A member's type is out of sight.
	 */
	MAKE_MEMBER_TYPE_VISIBLE("Make the member's type visible there, or add a public getter."),

	/**
	 * The type of what is set is out of sight.
	 */
	MAKE_SET_TYPE_VISIBLE("Make the member's type visible there."),

	/**
	 * A member's type depends on where it is looked at.
	 */
	DECLARE_MEMBER_TYPE("Declare the type variable on the class, or the exact type on the member."),

	/**
	 * Annotations of two members count.
	 */
	ANNOTATE_ONE_MEMBER("Put all annotations on the member that is named, or give the members different names."),

	/**
	 * Several setters or fields are for one property.
	 */
	NAME_ONE_SETTER(
			"Name the property in an annotation of one of them, such as @JsonSetter, or give the others other names."),

	/**
	 * A property has a name that cannot be written.
	 */
	RENAME_PROPERTY("Give the property another name."),

	/**
	 * An annotation type is out of sight.
	 */
	MAKE_ANNOTATION_VISIBLE("Make the annotation type visible, or drop the annotation."),

	/**
	 * A naming strategy is created with beans.
	 */
	NAME_WITHOUT_BEANS("Give the naming strategy a constructor without arguments, or name the properties one by one."),

	/**
	 * What an annotation has is called as nothing is in source.
	 */
	RENAME_IN_ANNOTATION("Rename it, or drop the annotation."),

	/**
	 * An enum that an annotation uses is out of sight.
	 */
	MAKE_ENUM_PUBLIC("Make the enum public."),

	/**
	 * Annotations are too large.
	 */
	SHORTEN_ANNOTATION("Shorten the annotations, or drop one."),

	/**
	 * An annotation cannot be read.
	 */
	COMPLETE_CLASS_PATH("Add the class that is missing to the class path of the build."),

	/**
	 * Jackson itself fails.
	 */
	MEND_TYPE("Read the message and mend the type: Jackson will probably fail at run time as well."),

	/**
	 * A builder is out of sight.
	 */
	MAKE_BUILDER_VISIBLE("Make the builder, and all classes around it, package-private, beside the type, or public."),

	/**
	 * Instances of the class need an instance of another.
	 */
	MAKE_CLASS_STATIC("Make the class static."),

	/**
	 * The application has its own rules for reading.
	 */
	REMOVE_DESERIALIZER_FACTORY("Remove the factory: a BeanDeserializerModifier or a module can often do the same."),

	/**
	 * The application has its own rules for annotations.
	 */
	MEND_INTROSPECTOR("Have the annotation introspector go by what AnnotatedMember says, and not ask whether a member"
			+ " is an AnnotatedMethod or AnnotatedField, or for its Method or Field."),

	/**
	 * A modifier has properties written in its own way.
	 */
	KEEP_WRITER("Have the modifier keep the writer that it is given, and assign a serializer to it. Nothing if it is a"
			+ " library's."),

	/**
	 * A module does in its own way what generated code does.
	 */
	REMOVE_ACCELERATOR("Remove the module: generated code calls members without reflection as well, and does more."),

	/**
	 * A property says so.
	 */
	REMOVE_EXCLUSION("Remove it from spring.jackson.reflection-free.exclude."),

	/**
	 * An annotation says so.
	 */
	REMOVE_ANNOTATION("Remove @ReflectionFreeJson(false) from the class."),

	/**
	 * Jackson's rules for such types are its own.
	 */
	NOTHING("Nothing: Jackson has rules of its own for such types, and follows them by reflection."),

	/**
	 * Kotlin's rules need Kotlin's members.
	 */
	NOTHING_FOR_KOTLIN("Nothing: Jackson's Kotlin module needs reflection on the real members."),

	/**
	 * The members of JDK classes may change.
	 */
	WRAP_JDK_CLASS("Nothing, or use a type of yours instead."),

	/**
	 * This should not happen.
	 */
	REPORT_DEFECT("Report it as a defect of this project, with the type.");

	private final String text;

	Remedy(String text) {
		this.text = text;
	}

	/**
	 * Return what to do, as one sentence.
	 * @return the text
	 */
	public String text() {
		return this.text;
	}

}
