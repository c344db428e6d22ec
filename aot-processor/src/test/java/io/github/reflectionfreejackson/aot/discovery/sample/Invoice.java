package io.github.reflectionfreejackson.aot.discovery.sample;

/**
 * A class with all kinds of nested ones.
 */
public abstract class Invoice {

	static {
		if (true) {
			throw new AssertionError("Must not be initialized");
		}
	}

	/**
	 * An anonymous class.
	 */
	protected final Object anonymous = new Object() {
	};

	/**
	 * Found.
	 */
	public static class Line {

	}

	/**
	 * Found.
	 */
	public record Total(long amount) {

	}

	/**
	 * Found.
	 */
	public enum State {

		OPEN, PAID

	}

	/**
	 * Not found: has an outer instance.
	 */
	public class Inner {

	}

	/**
	 * Not found: an interface.
	 */
	public interface Numbered {

	}

	/**
	 * Not found: an annotation.
	 */
	public @interface Marked {

	}

}
