package io.github.reflectionfreejackson.aot.discovery;

import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.List;

import org.springframework.core.KotlinDetector;
import org.springframework.core.MethodParameter;
import org.springframework.core.ResolvableType;
import org.springframework.core.annotation.AnnotatedMethod;

/**
 * A method of a bean, whose types are resolved against that of the bean.
 *
 * @param beanType the type of the bean, which may have type arguments
 * @param method the method, which the bean's class may inherit
 */
record BeanMethod(ResolvableType beanType, Method method) {

	Class<?> beanClass() {
		return this.beanType.resolve(Object.class);
	}

	/**
	 * Return the name of the method, such as {@code com.acme.CustomerController#find}.
	 */
	String origin() {
		return beanClass().getName() + "#" + this.method.getName();
	}

	/**
	 * Return the type that the method returns. A suspending function of Kotlin returns
	 * what it continues with.
	 */
	ResolvableType returnType() {
		return ResolvableType.forType(
				KotlinDetector.isSuspendingFunction(this.method) ? continuedWith() : this.method.getGenericReturnType(),
				this.beanType.as(this.method.getDeclaringClass()));
	}

	/**
	 * Spring answers with nothing where Kotlin has its unit.
	 */
	private Type continuedWith() {
		Type[] parameters = this.method.getGenericParameterTypes();
		if (!(parameters[parameters.length - 1] instanceof ParameterizedType continuation)) {
			return Object.class;
		}
		Type result = continuation.getActualTypeArguments()[0];
		if (result instanceof WildcardType wildcard && wildcard.getLowerBounds().length > 0) {
			result = wildcard.getLowerBounds()[0];
		}
		return result.getTypeName().equals("kotlin.Unit") ? void.class : result;
	}

	/**
	 * Return the parameters, with the annotations that they have on superclasses and
	 * interfaces as well, just as Spring sees them when it calls the method.
	 */
	List<MethodParameter> parameters() {
		return List.of(new AnnotatedMethod(this.method).getMethodParameters());
	}

	ResolvableType typeOf(MethodParameter parameter) {
		return ResolvableType.forMethodParameter(parameter, this.beanType);
	}

}
