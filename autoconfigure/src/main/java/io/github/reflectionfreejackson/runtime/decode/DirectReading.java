package io.github.reflectionfreejackson.runtime.decode;

/**
 * Decides whether names and values are looked for in the buffers of parsers: not in the
 * first objects of an application, unless all are wanted.
 * <p>
 * One instance serves a mapper and its copies, and may be used by several threads.
 *
 * @since 0.1.0
 */
public final class DirectReading {

	/**
	 * So many objects are read through the methods of parsers before any buffer is looked
	 * into: the classes that it takes would take more than they gain for the first
	 * requests of an application.
	 */
	static final int FIRST_OBJECTS = 100;

	private final boolean enabled;

	private final boolean allObjects;

	/**
	 * How many objects were begun, as far as threads know of each other.
	 */
	private int objects;

	/**
	 * Create what decides.
	 * @param enabled whether buffers may be looked into at all
	 * @param allObjects whether that may be done for the first objects of an application,
	 * too
	 */
	public DirectReading(boolean enabled, boolean allObjects) {
		this.enabled = enabled;
		this.allObjects = allObjects;
	}

	/**
	 * Count an object that is about to be read.
	 * @return whether its names and values may be looked for in the buffer
	 */
	boolean countObject() {
		if (!this.enabled || this.allObjects || this.objects >= FIRST_OBJECTS) {
			return this.enabled;
		}
		this.objects++;
		return false;
	}

}
