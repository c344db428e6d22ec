package io.github.reflectionfreejackson.aot.mapper;

import java.util.List;

import org.springframework.beans.factory.support.DefaultListableBeanFactory;

/**
 * A copy of a bean factory, whose beans are destroyed when it is closed, whenever they
 * were created.
 */
final class PrivateBeanFactory implements AutoCloseable {

	private final DefaultListableBeanFactory original;

	private final List<String> originalSingletons;

	private final DefaultListableBeanFactory copy;

	private final StartedThreads threads = new StartedThreads();

	PrivateBeanFactory(DefaultListableBeanFactory original) {
		this.original = original;
		this.originalSingletons = List.of(original.getSingletonNames());
		this.copy = new DefaultListableBeanFactory(original.getParentBeanFactory());
	}

	/**
	 * Copy the original.
	 * @return the copy, which can create beans
	 */
	DefaultListableBeanFactory copy() {
		new BeanFactoryCopier(this.original, this.copy).copy();
		return this.copy;
	}

	@Override
	public void close() {
		try {
			UsedDatabases.warnOfThoseIn(this.copy, this.original);
			this.copy.destroySingletons();
		}
		finally {
			removeStrays();
			this.threads.warnOfThoseLeft();
		}
	}

	/**
	 * A supplier of a bean definition may have captured the original bean factory, and
	 * created beans there.
	 */
	private void removeStrays() {
		for (String name : this.original.getSingletonNames()) {
			if (!this.originalSingletons.contains(name)) {
				this.original.destroySingleton(name);
			}
		}
	}

}
