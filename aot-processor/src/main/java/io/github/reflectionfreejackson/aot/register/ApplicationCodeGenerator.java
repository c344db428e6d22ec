package io.github.reflectionfreejackson.aot.register;

import java.util.TreeMap;
import java.util.function.Consumer;

import io.github.reflectionfreejackson.aot.emit.AnnotationLiteralGenerator;
import io.github.reflectionfreejackson.aot.emit.GeneratedNames;
import io.github.reflectionfreejackson.aot.emit.RegistryGenerator;
import io.github.reflectionfreejackson.aot.emit.SerializerGenerator;
import io.github.reflectionfreejackson.aot.model.AnnotationTypeModel;
import io.github.reflectionfreejackson.aot.model.ApplicationModel;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.BeanModel.Placement;

import org.springframework.aot.generate.GeneratedClass;
import org.springframework.aot.generate.GeneratedClasses;
import org.springframework.javapoet.ClassName;
import org.springframework.javapoet.TypeSpec;

/**
 * Adds the generated classes of an application to the AOT output.
 */
final class ApplicationCodeGenerator {

	static final String SERIALIZER = "JsonSerializer";

	static final String LITERAL = "Literal";

	private static final Consumer<TypeSpec.Builder> LATER = (type) -> {
	};

	private final GeneratedClasses classes;

	private final String applicationPackage;

	ApplicationCodeGenerator(GeneratedClasses classes, String applicationPackage) {
		this.classes = classes;
		this.applicationPackage = applicationPackage;
	}

	/**
	 * Add all classes that the registry refers to, and fill the registry. All names are
	 * chosen, in the order of the model, before the first class is printed.
	 * @param registry the registry's class, still empty
	 */
	void generate(ApplicationModel application, TypeSpec.Builder registry) {
		TreeMap<String, ClassName> literals = new TreeMap<>();
		GeneratedNames names = new GeneratedNames(literals);
		SerializerGenerator serializerGenerator = new SerializerGenerator(names);
		AnnotationLiteralGenerator literalGenerator = new AnnotationLiteralGenerator(names);
		for (AnnotationTypeModel annotation : application.annotations()) {
			ClassName component = component(annotation.type(), annotation.placement());
			GeneratedClass generated = this.classes.addForFeatureComponent(LITERAL, component,
					(type) -> literalGenerator.generate(type, annotation, component.packageName()));
			literals.put(annotation.type().getName(), generated.getName());
		}
		TreeMap<String, ClassName> serializers = new TreeMap<>();
		for (BeanModel bean : application.beans()) {
			ClassName component = component(bean.type(), bean.placement());
			GeneratedClass generated = this.classes.addForFeatureComponent(SERIALIZER, component,
					(type) -> serializerGenerator.generate(type, bean, component.packageName()));
			serializers.put(bean.type().getName(), generated.getName());
		}
		RegistryGenerator.generate(registry, application, serializers);
	}

	private ClassName component(Class<?> type, Placement placement) {
		String packageName = (placement == Placement.TYPE) ? type.getPackageName() : this.applicationPackage;
		return ClassName.get(packageName, String.join("_", ClassName.get(type).simpleNames()));
	}

}
