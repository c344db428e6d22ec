package io.github.reflectionfreejackson.aot.emit;

import java.util.ArrayList;
import java.util.List;

import javax.lang.model.element.Modifier;

import io.github.reflectionfreejackson.aot.model.CreatorModel;
import io.github.reflectionfreejackson.aot.model.MemberModel;
import io.github.reflectionfreejackson.aot.model.MutatorModel;
import io.github.reflectionfreejackson.aot.model.ReadingModel;
import io.github.reflectionfreejackson.runtime.read.GeneratedBuilderDeserializer;
import io.github.reflectionfreejackson.runtime.read.GeneratedDeserializer;

import org.springframework.javapoet.AnnotationSpec;
import org.springframework.javapoet.ClassName;
import org.springframework.javapoet.CodeBlock;
import org.springframework.javapoet.MethodSpec;
import org.springframework.javapoet.ParameterizedTypeName;
import org.springframework.javapoet.TypeSpec;

/**
 * Prints the class that reads one type:
 *
 * <pre>
 * /** Reads {&#064;link Customer} without reflection. *&#47;
 * public final class Customer__JsonDeserializer extends GeneratedDeserializer&lt;Customer&gt; {
 *
 *     public Customer__JsonDeserializer() {
 *         super(Customer.class);
 *     }
 *
 *     &#064;Override
 *     protected void describe(ReadingOutline bean) ...
 *
 *     &#064;Override
 *     protected Object create(int creator, Object[] arguments) ...
 *
 *     &#064;Override
 *     protected Object set(Customer bean, int member, Object value) ...
 *
 *     &#064;Override
 *     protected void readProperties(BeanReading reading, ...) ...
 *
 * }
 * </pre>
 *
 * @since 0.1.0
 */
public final class DeserializerGenerator {

	private final GeneratedNames names;

	/**
	 * Create a generator.
	 * @param names the names of other generated classes
	 */
	public DeserializerGenerator(GeneratedNames names) {
		this.names = names;
	}

	/**
	 * Print the class that reads a type.
	 * @param type the class to fill
	 * @param bean the type
	 * @param packageName the package of the class
	 */
	public void generate(TypeSpec.Builder type, ReadingModel bean, String packageName) {
		ChosenNames.print(type, packageName, (target, chosen) -> print(target, bean, packageName, chosen));
	}

	private void print(TypeSpec.Builder type, ReadingModel bean, String packageName, ChosenNames chosen) {
		ClassName beanType = ClassName.get(bean.beanType());
		MemberHandles handles = new MemberHandles(chosen);
		ReadingMembers members = ReadingMembers.of(bean);
		type.addJavadoc("Reads {@link $T} without reflection.\n", bean.type());
		suppressWarnings(type, bean);
		type.addModifiers(Modifier.PUBLIC, Modifier.FINAL);
		extend(type, bean);
		new DescribeReadingMethod(new ValueCode(this.names, packageName, bean.type())).addTo(type, bean);
		CreateMethod create = new CreateMethod(handles);
		create.addTo(type, bean);
		new ReadArgumentsMethod(create, chosen).addTo(type, bean);
		SetMethods set = new SetMethods(beanType, handles);
		set.addTo(type, bean, members);
		if (bean.canReadProperties() && bean.builder() != null) {
			new FillBuilderMethod(beanType, set).addTo(type, members);
		}
		else if (bean.canReadProperties() || bean.canReadPropertiesAfterCreation()) {
			new ReadPropertiesMethod(beanType, set).addTo(type, members);
		}
		if (!members.accessors().isEmpty()) {
			new GetMethod(beanType, new AccessCode(beanType, handles, "bean")).addTo(type, members.accessors());
		}
		if (bean.buildMethod() != null) {
			new BuildMethod(new AccessCode(beanType, handles, "builder")).addTo(type, beanType, bean.buildMethod());
		}
		handles.addTo(type);
	}

	private static void extend(TypeSpec.Builder type, ReadingModel bean) {
		MethodSpec.Builder constructor = MethodSpec.constructorBuilder().addModifiers(Modifier.PUBLIC);
		if (bean.builder() != null) {
			type.superclass(ParameterizedTypeName.get(ClassName.get(GeneratedBuilderDeserializer.class),
					ClassName.get(bean.type()), ClassName.get(bean.beanType())));
			constructor.addStatement("super($T.class, $T.class)", bean.type(), bean.beanType());
		}
		else {
			type.superclass(
					ParameterizedTypeName.get(ClassName.get(GeneratedDeserializer.class), ClassName.get(bean.type())));
			constructor.addStatement("super($T.class)", bean.type());
		}
		type.addMethod(constructor.build());
	}

	private static void suppressWarnings(TypeSpec.Builder type, ReadingModel bean) {
		List<String> warnings = new ArrayList<>();
		if (DeprecatedNames.areUsedFor(bean)) {
			warnings.add("deprecation");
			warnings.add("removal");
		}
		if (usesGenericTypes(bean)) {
			warnings.add("rawtypes");
			warnings.add("unchecked");
		}
		if (warnings.isEmpty()) {
			return;
		}
		CodeBlock values = warnings.stream()
			.map((warning) -> CodeBlock.of("$S", warning))
			.collect(CodeBlock.joining(", "));
		type.addAnnotation(AnnotationSpec.builder(SuppressWarnings.class).addMember("value", "{ $L }", values).build());
	}

	/**
	 * Whether values are cast to generic types, whose arguments nobody can check.
	 */
	private static boolean usesGenericTypes(ReadingModel bean) {
		List<Class<?>> named = new ArrayList<>(List.of(bean.type(), bean.beanType()));
		bean.mutators().forEach((MutatorModel mutator) -> {
			named.add(mutator.declaringClass());
			named.addAll(mutator.rawTypes());
		});
		bean.accessors().forEach((MemberModel accessor) -> {
			named.add(accessor.declaringClass());
			named.add(accessor.rawType());
		});
		bean.creators().forEach((CreatorModel creator) -> {
			named.add(creator.declaringClass());
			named.addAll(creator.rawTypes());
		});
		return named.stream().anyMatch(DeserializerGenerator::isGeneric);
	}

	private static boolean isGeneric(Class<?> type) {
		Class<?> named = type;
		while (named.isArray()) {
			named = named.getComponentType();
		}
		for (Class<?> outer = named; outer != null; outer = outer.getEnclosingClass()) {
			if (outer.getTypeParameters().length != 0) {
				return true;
			}
		}
		return false;
	}

}
