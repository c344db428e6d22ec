package io.github.reflectionfreejackson.testsupport.fuzz;

import org.jspecify.annotations.Nullable;

/**
 * Something that is done to mappers of several sessions alike.
 *
 * @param name what is done
 * @param action how it is done
 */
record SessionStep(String name, Action action) {

	/**
	 * Take this step.
	 * @return what came of it, failures included
	 */
	String take(MapperSession session) {
		try {
			return String.valueOf(this.action.take(session));
		}
		catch (Exception | StackOverflowError | AssertionError ex) {
			return ex.getClass().getName() + ": " + ex.getMessage();
		}
	}

	@Override
	public String toString() {
		return this.name;
	}

	/**
	 * What is done.
	 */
	@FunctionalInterface
	interface Action {

		/**
		 * Do it.
		 * @return what came of it, or {@code null} if that is of no interest
		 */
		@Nullable Object take(MapperSession session) throws Exception;

	}

}
