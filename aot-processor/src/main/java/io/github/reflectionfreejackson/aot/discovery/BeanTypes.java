package io.github.reflectionfreejackson.aot.discovery;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;

import io.github.reflectionfreejackson.aot.failure.FatalErrors;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.core.ResolvableType;
import org.springframework.util.ClassUtils;

/**
 * Tells the types of all beans, in the order of their names and without instantiating
 * one.
 */
final class BeanTypes {

	private final ConfigurableListableBeanFactory beanFactory;

	private final Findings findings;

	BeanTypes(ConfigurableListableBeanFactory beanFactory, Findings findings) {
		this.beanFactory = beanFactory;
		this.findings = findings;
	}

	/**
	 * Call the action with the type of each bean, with its type arguments where the bean
	 * definition tells them. Beans whose type is unknown are left out. If the type cannot
	 * be told, or the action fails, the bean is recorded as unreadable.
	 * @param action what to do with the name and the type
	 */
	void forEach(BiConsumer<String, ResolvableType> action) {
		Set<String> names = new TreeSet<>(List.of(this.beanFactory.getBeanDefinitionNames()));
		names.addAll(List.of(this.beanFactory.getSingletonNames()));
		for (String name : names) {
			try {
				ResolvableType type = typeOf(name);
				if (type != null) {
					action.accept(name, type);
				}
			}
			catch (Throwable ex) {
				FatalErrors.rethrow(ex);
				this.findings.unreadable(name, ex);
			}
		}
	}

	private @Nullable ResolvableType typeOf(String name) {
		BeanDefinition definition = this.beanFactory.containsBeanDefinition(name)
				? this.beanFactory.getMergedBeanDefinition(name) : null;
		if (definition != null && definition.isAbstract()) {
			return null;
		}
		Class<?> type = this.beanFactory.getType(name, false);
		if (type == null) {
			return null;
		}
		Class<?> userClass = ClassUtils.getUserClass(type);
		if (definition instanceof RootBeanDefinition rootDefinition
				&& rootDefinition.getResolvableType().resolve() == userClass) {
			return rootDefinition.getResolvableType();
		}
		return ResolvableType.forClass(userClass);
	}

}
