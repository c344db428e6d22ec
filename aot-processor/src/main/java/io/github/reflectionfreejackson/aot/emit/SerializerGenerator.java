package io.github.reflectionfreejackson.aot.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import javax.lang.model.element.Modifier;

import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.BeanModel.Instantiation;
import io.github.reflectionfreejackson.runtime.write.GeneratedSerializer;

import org.springframework.javapoet.AnnotationSpec;
import org.springframework.javapoet.ClassName;
import org.springframework.javapoet.CodeBlock;
import org.springframework.javapoet.MethodSpec;
import org.springframework.javapoet.ParameterizedTypeName;
import org.springframework.javapoet.TypeName;
import org.springframework.javapoet.TypeSpec;
import org.springframework.javapoet.WildcardTypeName;

/**
 * Prints the class that serves one type:
 *
 * <pre>
 * /** Writes {&#064;link Customer} without reflection. *&#47;
 * public final class Customer__JsonSerializer extends GeneratedSerializer&lt;Customer&gt; {
 *
 *     public Customer__JsonSerializer() {
 *         super(Customer.class);
 *     }
 *
 *     &#064;Override
 *     protected void describe(BeanOutline bean) ...
 *
 *     &#064;Override
 *     protected Object get(Customer value, int member) ...
 *
 *     &#064;Override
 *     protected void serialize(Customer value, GeneratedPropertyWriter[] writers, ...) ...
 *
 *     &#064;Override
 *     protected void encode(Customer value, EncodedProperties properties, ...) ...
 *
 * }
 * </pre>
 *
 * @since 0.1.0
 */
public final class SerializerGenerator {

	private final GeneratedNames names;

	/**
	 * Create a generator.
	 * @param names the names of other generated classes
	 */
	public SerializerGenerator(GeneratedNames names) {
		this.names = names;
	}

	/**
	 * Print the class that serves a type.
	 * @param type the class to fill
	 * @param bean the type
	 * @param packageName the package of the class
	 */
	public void generate(TypeSpec.Builder type, BeanModel bean, String packageName) {
		ChosenNames.print(type, packageName, (target, chosen) -> print(target, bean, packageName, chosen));
	}

	private void print(TypeSpec.Builder type, BeanModel bean, String packageName, ChosenNames chosen) {
		TypeName beanType = typeOf(bean.type());
		MemberHandles handles = new MemberHandles(chosen);
		AccessCode access = new AccessCode(beanType, handles);
		ValueCode values = new ValueCode(this.names, packageName, bean.type());
		type.addJavadoc("Writes {@link $T} without reflection.\n", bean.type());
		suppressWarnings(type, bean);
		type.addModifiers(Modifier.PUBLIC, Modifier.FINAL)
			.superclass(ParameterizedTypeName.get(ClassName.get(GeneratedSerializer.class), beanType));
		type.addMethod(MethodSpec.constructorBuilder()
			.addModifiers(Modifier.PUBLIC)
			.addStatement("super($T.class)", bean.type())
			.build());
		new DescribeMethod(values).addTo(type, bean);
		new GetMethod(beanType, access).addTo(type, bean.members());
		new SerializeMethods(beanType, access).addTo(type, bean);
		new EncodeMethods(beanType, access, chosen).addTo(type, bean);
		addNewInstance(type, bean, handles);
		handles.addTo(type);
	}

	private static void addNewInstance(TypeSpec.Builder type, BeanModel bean, MemberHandles handles) {
		CodeBlock instance = switch (bean.instantiation()) {
			case UNUSED -> null;
			case NONE -> CodeBlock.of("null");
			case DIRECT -> CodeBlock.of("new $T()", bean.type());
			case HANDLE -> CodeBlock.of("$L.invoke()", handles.constantForConstructor(bean.type()));
		};
		if (instance == null) {
			return;
		}
		MethodSpec.Builder method = MethodSpec.methodBuilder("newInstance")
			.addAnnotation(Override.class)
			.addModifiers(Modifier.PROTECTED)
			.returns(Object.class);
		if (bean.instantiation() != Instantiation.NONE) {
			method.addException(Throwable.class);
		}
		type.addMethod(method.addStatement("return $L", instance).build());
	}

	/**
	 * The type with wildcards for its variables, so that it is not raw.
	 */
	private static TypeName typeOf(Class<?> type) {
		ClassName name = ClassName.get(type);
		return isGeneric(type) ? ParameterizedTypeName.get(name,
				Stream.generate(() -> WildcardTypeName.subtypeOf(Object.class))
					.limit(type.getTypeParameters().length)
					.toArray(TypeName[]::new))
				: name;
	}

	private static boolean isGeneric(Class<?> type) {
		return type.getTypeParameters().length != 0 && !isInnerOfGeneric(type);
	}

	private static boolean isInnerOfGeneric(Class<?> type) {
		boolean inner = !java.lang.reflect.Modifier.isStatic(type.getModifiers()) && type.getEnclosingClass() != null;
		return inner && (type.getEnclosingClass().getTypeParameters().length != 0
				|| isInnerOfGeneric(type.getEnclosingClass()));
	}

	private static void suppressWarnings(TypeSpec.Builder type, BeanModel bean) {
		List<String> warnings = new ArrayList<>();
		if (DeprecatedNames.areUsedFor(bean)) {
			warnings.add("deprecation");
			warnings.add("removal");
		}
		if (isInnerOfGeneric(bean.type()) || (isGeneric(bean.type()) && bean.instantiation() == Instantiation.DIRECT)) {
			warnings.add("rawtypes");
		}
		if (!warnings.isEmpty()) {
			CodeBlock values = warnings.stream()
				.map((warning) -> CodeBlock.of("$S", warning))
				.collect(CodeBlock.joining(", "));
			type.addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
				.addMember("value", (warnings.size() != 1) ? "{ $L }" : "$L", values)
				.build());
		}
	}

}
