package io.github.reflectionfreejackson.aot.discovery;

import java.lang.reflect.Method;
import java.util.List;

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

	ResolvableType returnType() {
		return ResolvableType.forType(this.method.getGenericReturnType(),
				this.beanType.as(this.method.getDeclaringClass()));
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
