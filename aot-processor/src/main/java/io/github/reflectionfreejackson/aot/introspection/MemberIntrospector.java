package io.github.reflectionfreejackson.aot.introspection;

import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import javax.lang.model.SourceVersion;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.type.TypeBindings;
import com.fasterxml.jackson.databind.type.TypeFactory;
import io.github.reflectionfreejackson.aot.model.AnnotationModel;
import io.github.reflectionfreejackson.aot.model.Deprecations;
import io.github.reflectionfreejackson.aot.model.Legibility;
import io.github.reflectionfreejackson.aot.model.MemberModel;
import io.github.reflectionfreejackson.aot.model.MemberModel.Access;
import io.github.reflectionfreejackson.aot.model.MemberModel.Kind;
import io.github.reflectionfreejackson.aot.model.Nameability;
import io.github.reflectionfreejackson.aot.model.Remedy;

/**
 * Records one member of a type, and how source in a given package can reach it.
 */
final class MemberIntrospector {

	private final JavaType beanType;

	private final TypeFactory typeFactory;

	private final String packageName;

	private final AnnotationModels annotationModels;

	private final Map<Class<?>, Method[]> methods = new HashMap<>();

	private final Map<Class<?>, Field[]> fields = new HashMap<>();

	MemberIntrospector(JavaType beanType, TypeFactory typeFactory, String packageName,
			AnnotationModels annotationModels) {
		this.beanType = beanType;
		this.typeFactory = typeFactory;
		this.packageName = packageName;
		this.annotationModels = annotationModels;
	}

	/**
	 * Record a member.
	 * @throws UnsupportedTypeException if it is out of reach, or cannot be expressed
	 */
	MemberModel record(AnnotatedMember accessor) throws UnsupportedTypeException {
		List<AnnotationModel> annotations = annotations(accessor);
		if (accessor instanceof AnnotatedMethod annotated) {
			Method method = annotated.getAnnotated();
			checkType(accessor, method.getGenericReturnType());
			return new MemberModel(Kind.METHOD, method.getDeclaringClass(), method.getName(),
					method.getGenericReturnType(), method.getReturnType(), method.getModifiers(),
					access(method, accessor.getType()), throwsAnything(method), Deprecations.contain(method),
					annotations);
		}
		if (accessor instanceof AnnotatedField annotated) {
			Field field = annotated.getAnnotated();
			checkType(accessor, field.getGenericType());
			return new MemberModel(Kind.FIELD, field.getDeclaringClass(), field.getName(), field.getGenericType(),
					field.getType(), field.getModifiers(), access(field, accessor.getType()), false,
					Deprecations.contain(field), annotations);
		}
		throw new UnsupportedTypeException("'" + accessor.getName() + "' is neither a method nor a field",
				Remedy.NOTHING);
	}

	/**
	 * Record a method that Jackson just calls, whatever is annotated on it.
	 * @throws UnsupportedTypeException if it is out of reach
	 */
	MemberModel recordCall(AnnotatedMethod called) throws UnsupportedTypeException {
		Method method = called.getAnnotated();
		return new MemberModel(Kind.METHOD, method.getDeclaringClass(), method.getName(), method.getReturnType(),
				method.getReturnType(), method.getModifiers(), access(method, called.getType()), throwsAnything(method),
				Deprecations.contain(method), List.of());
	}

	/**
	 * Return whether source may name a class.
	 */
	boolean canName(Class<?> type) {
		return Nameability.isNameableFrom(type, this.packageName);
	}

	/**
	 * Record the annotations of a member or parameter.
	 */
	List<AnnotationModel> annotations(AnnotatedMember member) throws UnsupportedTypeException {
		return this.annotationModels.record(member.getAllAnnotations().annotations(), this.packageName);
	}

	private Access access(Method method, JavaType type) throws UnsupportedTypeException {
		if (isReachable(method, this.beanType.getRawClass()) && !isCastToHidden(method.getReturnType(), type)
				&& Legibility.isLegible(method.getReturnType())) {
			return Access.DIRECT;
		}
		return handle(method, method.getReturnType());
	}

	private Access access(Field field, JavaType type) throws UnsupportedTypeException {
		if (ConstantFields.mayBeConstant(field) || isCastToHidden(field.getType(), type)
				|| !Legibility.isLegible(field.getType())) {
			return handle(field, field.getType());
		}
		if (!isHidden(field) && isReachable(field, this.beanType.getRawClass())) {
			return Access.DIRECT;
		}
		if (isReachable(field, field.getDeclaringClass())) {
			return Access.DIRECT_ON_DECLARING_CLASS;
		}
		return handle(field, field.getType());
	}

	/**
	 * Whether the compiler would cast what the member holds to a class that source may
	 * not name: the argument of a generic superclass.
	 */
	private boolean isCastToHidden(Class<?> declared, JavaType type) {
		return type.getRawClass() != declared && !canName(type.getRawClass());
	}

	/**
	 * Whether source may name the member on an expression of the given class.
	 */
	boolean isReachable(Member member, Class<?> receiver) {
		return isNameable(member, receiver) && !Modifier.isStatic(member.getModifiers());
	}

	/**
	 * Whether source may name the member, static or not, on the given class.
	 */
	boolean isNameable(Member member, Class<?> receiver) {
		if (!Nameability.isWritable(member.getName()) || SourceVersion.isKeyword(member.getName())
				|| !Nameability.isNameableFrom(receiver, this.packageName) || Modifier.isPrivate(member.getModifiers())
				|| isAmbiguous(member) || isHidden(member, receiver)
				|| (member instanceof Method method && Overloads.areAmbiguous(method, receiver))) {
			return false;
		}
		return Modifier.isPublic(member.getModifiers()) || isInherited(member.getDeclaringClass(), receiver);
	}

	/**
	 * Whether the class has another member that source would have to name alike: in class
	 * files, members may differ in nothing but their type.
	 */
	private boolean isAmbiguous(Member member) {
		Class<?> declaring = member.getDeclaringClass();
		if (member instanceof Method method) {
			return Arrays.stream(this.methods.computeIfAbsent(declaring, Class::getDeclaredMethods))
				.anyMatch((other) -> other.getName().equals(method.getName())
						&& other.getReturnType() != method.getReturnType() && !other.isSynthetic()
						&& Arrays.equals(other.getParameterTypes(), method.getParameterTypes()));
		}
		return member instanceof Field
				&& Arrays.stream(this.fields.computeIfAbsent(declaring, Class::getDeclaredFields))
					.anyMatch((other) -> other.getName().equals(member.getName()) && !other.equals(member)
							&& !other.isSynthetic());
	}

	/**
	 * Whether a class between has a method of the same name that does not override it,
	 * which the compiler of Java would not have, or one that this compiler does not see.
	 */
	private boolean isHidden(Member member, Class<?> receiver) {
		if (!(member instanceof Method method) || Modifier.isStatic(method.getModifiers())) {
			return false;
		}
		for (Class<?> type = receiver; type != null
				&& type != method.getDeclaringClass(); type = type.getSuperclass()) {
			if (Arrays.stream(this.methods.computeIfAbsent(type, Class::getDeclaredMethods))
				.anyMatch((other) -> other.getName().equals(method.getName()) && Modifier.isStatic(other.getModifiers())
						&& Arrays.equals(other.getParameterTypes(), method.getParameterTypes()))) {
				return true;
			}
		}
		return isImplementedOutOfSight(method, receiver);
	}

	/**
	 * Whether a class implements a method of an interface by nothing but what its own
	 * compiler has added, as Kotlin's does where a value class is the type argument. The
	 * compiler of Java overlooks that, and looks no further for what has to be there.
	 */
	private boolean isImplementedOutOfSight(Method method, Class<?> receiver) {
		if (!method.getDeclaringClass().isInterface() || !Modifier.isAbstract(method.getModifiers())
				|| Modifier.isAbstract(receiver.getModifiers())) {
			return false;
		}
		for (Class<?> type = receiver; type != null; type = type.getSuperclass()) {
			if (Arrays.stream(this.methods.computeIfAbsent(type, Class::getDeclaredMethods))
				.anyMatch((other) -> other.getName().equals(method.getName()) && !other.isSynthetic()
						&& other.getParameterCount() == method.getParameterCount())) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Whether source may call a constructor. Protected ones need the package, too.
	 */
	boolean isConstructible(Executable constructor) {
		Class<?> declaring = constructor.getDeclaringClass();
		if (!Nameability.isNameableFrom(declaring, this.packageName) || Modifier.isPrivate(constructor.getModifiers())
				|| Overloads.areAmbiguous(constructor, declaring)) {
			return false;
		}
		return Modifier.isPublic(constructor.getModifiers()) || declaring.getPackageName().equals(this.packageName);
	}

	/**
	 * Whether a class has what a superclass declares for the package only: a class of
	 * another package between the two does not hand it on.
	 */
	private boolean isInherited(Class<?> declaring, Class<?> receiver) {
		for (Class<?> type = receiver; type != null; type = type.getSuperclass()) {
			if (!type.getPackageName().equals(this.packageName)) {
				return false;
			}
			if (type == declaring) {
				return true;
			}
		}
		return false;
	}

	private Access handle(Member member, Class<?> type) throws UnsupportedTypeException {
		if (Modifier.isStatic(member.getModifiers())) {
			throw new UnsupportedTypeException("its member " + describe(member) + " is static",
					Remedy.MAKE_MEMBER_AN_INSTANCE_MEMBER);
		}
		return handle(member, member.getDeclaringClass(), List.of(type));
	}

	private static String describe(Member member) {
		return "'" + member.getName() + "' of " + member.getDeclaringClass().getName();
	}

	/**
	 * Reach a member by a handle.
	 * @param receiver the class on which it is looked up
	 * @param types the classes that the type of the handle names
	 * @throws UnsupportedTypeException if there cannot be one
	 */
	Access handle(Member member, Class<?> receiver, List<Class<?>> types) throws UnsupportedTypeException {
		String name = describe(member);
		if (receiver.getModule().isNamed()) {
			throw new UnsupportedTypeException(
					"its member " + name + " is not accessible in the named module " + receiver.getModule().getName(),
					Remedy.MAKE_MEMBER_PUBLIC);
		}
		if (!Nameability.isNameableFrom(receiver, this.packageName)) {
			throw new UnsupportedTypeException(
					"its member " + name + " cannot be reached from package " + this.packageName,
					Modifier.isPublic(member.getModifiers()) ? Remedy.MAKE_DECLARING_CLASS_PUBLIC
							: Remedy.MAKE_DECLARING_CLASS_VISIBLE);
		}
		checkNameable(member, types, Remedy.MAKE_MEMBER_TYPE_VISIBLE);
		return Access.HANDLE;
	}

	/**
	 * Make sure that source can name the types of a member.
	 */
	void checkNameable(Member member, List<Class<?>> types, Remedy remedy) throws UnsupportedTypeException {
		for (Class<?> type : types) {
			if (!Nameability.isNameableFrom(type, this.packageName)) {
				throw new UnsupportedTypeException("the type of its member " + describe(member) + ", "
						+ type.getTypeName() + ", cannot be named in package " + this.packageName, remedy);
			}
		}
	}

	/**
	 * Whether a field of a subclass, or a constant of one of its interfaces, has the same
	 * name, so that the name alone would mean the other one, or either.
	 */
	boolean isHidden(Field field) {
		Class<?> type = this.beanType.getRawClass();
		for (; type != null && type != field.getDeclaringClass(); type = type.getSuperclass()) {
			if (declares(type, field.getName()) || inheritsConstant(type, field.getName())) {
				return true;
			}
		}
		return false;
	}

	private static boolean inheritsConstant(Class<?> type, String name) {
		return Arrays.stream(type.getInterfaces())
			.anyMatch((implemented) -> declares(implemented, name) || inheritsConstant(implemented, name));
	}

	private static boolean declares(Class<?> type, String name) {
		return Arrays.stream(type.getDeclaredFields()).anyMatch((field) -> field.getName().equals(name));
	}

	/**
	 * At run time, the type is resolved from the class that declares the member. Make
	 * sure that the result will be Jackson's.
	 */
	private void checkType(AnnotatedMember accessor, Type type) throws UnsupportedTypeException {
		checkType(accessor, type, accessor.getRawType(), accessor.getType());
	}

	/**
	 * Make sure that a type resolves to Jackson's from the class that declares a member.
	 * @param raw the class that the type is compiled to
	 */
	void checkType(AnnotatedMember accessor, Type type, Class<?> raw, JavaType expected)
			throws UnsupportedTypeException {
		JavaType declaring = this.beanType.findSuperType(accessor.getDeclaringClass());
		TypeBindings bindings = ((declaring != null) ? declaring : this.beanType).getBindings();
		if (GenericTypes.usesVariableOfMethod(type) || !GenericTypes.isErasedTo(type, raw)
				|| !this.typeFactory.resolveMemberType(type, bindings).equals(expected)) {
			throw new UnsupportedTypeException("the type of its member '" + accessor.getName() + "', "
					+ type.getTypeName() + ", means nothing outside the member", Remedy.DECLARE_MEMBER_TYPE);
		}
		if (GenericTypes.usesInternalsOfJdk(type)) {
			throw new UnsupportedTypeException("the type of its member '" + accessor.getName() + "', "
					+ type.getTypeName() + ", is of a package that the JDK does not export", Remedy.WRAP_JDK_CLASS);
		}
	}

	private static boolean throwsAnything(Method method) {
		return Arrays.stream(method.getExceptionTypes())
			.anyMatch((type) -> !Exception.class.isAssignableFrom(type) && !Error.class.isAssignableFrom(type));
	}

}
