package io.github.reflectionfreejackson.runtime.direct;

import java.util.Arrays;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

/**
 * The objects and arrays that are open in what is encoded at a stroke. What is in one of
 * them begins with a comma, which makes place for the brace when it ends.
 */
abstract class OpenContainers extends RunBuffer {

	/**
	 * Objects and arrays nested deeper are encoded in a run of their own.
	 */
	static final int MAX_LEVELS = 32;

	private static final int FIRST_CONTAINERS = 4;

	private static final int OBJECT = 0;

	private static final int ARRAY = 1;

	private @Nullable Object outerContainer;

	/**
	 * What is within the outermost object or array: as young as the run.
	 */
	private @Nullable Object @Nullable [] innerContainers;

	/**
	 * What Jackson takes for the current value of objects that are written among others'
	 * properties, from then on.
	 */
	private @Nullable Object @Nullable [] currentValues;

	/**
	 * Where objects and arrays begin, with the kind in the lowest bit.
	 */
	private final int[] starts = new int[MAX_LEVELS + 1];

	/**
	 * How many elements of arrays are complete, and not yet written.
	 */
	private final int[] completeElements = new int[MAX_LEVELS + 1];

	/**
	 * The position of the outermost array or map, or -1 if there is none.
	 */
	private int outermostOfMany = -1;

	/**
	 * The position of the innermost object or array.
	 */
	int level;

	/**
	 * How many objects and arrays the generator does not know of.
	 */
	int depth;

	private int maxDepth;

	/**
	 * Note the object in which the run is, and of which the generator knows.
	 */
	final void openFirst(Object value) {
		this.outerContainer = value;
		this.starts[0] = OBJECT;
	}

	/**
	 * Open an object, unless there are too many.
	 */
	final boolean startObject(Object value) {
		return start(value, OBJECT);
	}

	/**
	 * Open an array, unless there are too many.
	 */
	final boolean startArray(Object value) {
		if (!start(value, ARRAY)) {
			return false;
		}
		this.completeElements[this.level] = 0;
		noteMany();
		return true;
	}

	/**
	 * Open an object of entries, unless there are too many.
	 */
	final boolean startMap(Object value) {
		if (!start(value, OBJECT)) {
			return false;
		}
		noteMany();
		return true;
	}

	private void noteMany() {
		if (this.outermostOfMany < 0) {
			this.outermostOfMany = this.level;
		}
	}

	/**
	 * Note that an element of the innermost array is complete.
	 */
	final void countElement() {
		this.completeElements[this.level]++;
	}

	/**
	 * Return how many elements of an array are complete, and begin to count anew.
	 */
	final int takeElements(int index) {
		int count = this.completeElements[index];
		this.completeElements[index] = 0;
		return count;
	}

	/**
	 * Return whether the innermost object or array is within an array or a map.
	 */
	final boolean isInInnerContainer() {
		return this.outermostOfMany >= 0 && this.level > this.outermostOfMany;
	}

	/**
	 * Note that the innermost object or array was closed.
	 */
	final void leaveInnermost() {
		if (this.level == this.outermostOfMany) {
			this.outermostOfMany = -1;
		}
		this.level--;
	}

	private boolean start(Object value, int kind) {
		if (isFull()) {
			return false;
		}
		int opened = this.level + 1;
		if (this.currentValues != null) {
			this.currentValues[opened] = null;
		}
		if (opened == 0) {
			this.outerContainer = value;
		}
		else {
			innerContainers(opened)[opened - 1] = value;
		}
		this.starts[opened] = this.position << 1 | kind;
		this.level = opened;
		this.depth++;
		return true;
	}

	private @Nullable Object[] innerContainers(int count) {
		@Nullable Object[] kept = this.innerContainers;
		if (kept == null) {
			kept = new Object[FIRST_CONTAINERS];
			this.innerContainers = kept;
		}
		else if (kept.length < count) {
			kept = Arrays.copyOf(kept, kept.length * 2);
			this.innerContainers = kept;
		}
		return kept;
	}

	/**
	 * Note that properties of another object come next, in the same braces.
	 * @return the object whose properties come after those
	 */
	final Object enter(Object value) {
		Object outer = Objects.requireNonNull(containerAt(this.level));
		@Nullable Object[] current = this.currentValues;
		if (current == null) {
			current = new Object[MAX_LEVELS + 1];
			this.currentValues = current;
		}
		current[this.level] = value;
		replace(value);
		return outer;
	}

	/**
	 * Note that properties of the object come next that {@link #enter} returned.
	 */
	final void leave(Object outer) {
		replace(outer);
	}

	private void replace(Object value) {
		if (this.level == 0) {
			this.outerContainer = value;
		}
		else {
			innerContainers(this.level)[this.level - 1] = value;
		}
	}

	/**
	 * Return what Jackson takes for the current value of an object or array.
	 */
	final @Nullable Object currentValueAt(int index) {
		Object current = (this.currentValues != null) ? this.currentValues[index] : null;
		return (current != null) ? current : containerAt(index);
	}

	/**
	 * Return an object or array that is open, or {@code null} if there is none at a
	 * position.
	 */
	final @Nullable Object containerAt(int index) {
		if (index == 0) {
			return this.outerContainer;
		}
		return (this.innerContainers != null) ? this.innerContainers[index - 1] : null;
	}

	/**
	 * Return whether no more objects or arrays can be opened in this run.
	 */
	final boolean isFull() {
		return this.depth >= this.maxDepth || this.level >= MAX_LEVELS;
	}

	/**
	 * Allow for so many objects and arrays that the generator does not know of.
	 */
	final void limitDepth(int max) {
		this.maxDepth = max;
	}

	final boolean isArray(int index) {
		return (this.starts[index] & 1) == ARRAY;
	}

	/**
	 * What is in an object or array begins with a comma, which makes place for the brace.
	 */
	final void end(byte opening, byte closing) {
		ensureRoom(2);
		int begin = this.starts[this.level] >> 1;
		if (begin == this.position) {
			this.position++;
		}
		this.buffer[begin] = opening;
		this.buffer[this.position++] = closing;
		leaveInnermost();
		this.depth--;
	}

	/**
	 * Return where an object or array begins.
	 */
	final int startOf(int index) {
		return this.starts[index] >> 1;
	}

	/**
	 * Return a copy of the run with some of the innermost objects and arrays, of which
	 * each begins with a comma, opened.
	 * @param opening what to write over the comma at the beginning
	 */
	final byte[] copy(int open, byte opening) {
		int length = this.position - this.start;
		int last = this.starts[Math.max(this.level, 0)] >> 1;
		byte[] run = Arrays.copyOfRange(this.buffer, this.start,
				this.start + ((open > 0 && last == this.position) ? length + 1 : length));
		for (int i = this.level - open + 1; i <= this.level; i++) {
			run[(this.starts[i] >> 1) - this.start] = (byte) (isArray(i) ? '[' : '{');
		}
		run[0] = opening;
		return run;
	}

	/**
	 * Return what closes some of the innermost objects and arrays.
	 */
	final String closing(int count) {
		StringBuilder braces = new StringBuilder(count);
		for (int i = this.level; i > this.level - count; i--) {
			braces.append(isArray(i) ? ']' : '}');
		}
		return braces.toString();
	}

	/**
	 * Forget everything.
	 */
	final void clear() {
		this.outerContainer = null;
		this.innerContainers = null;
		if (this.currentValues != null) {
			Arrays.fill(this.currentValues, null);
		}
		this.level = 0;
		this.depth = 0;
		this.outermostOfMany = -1;
		clearBytes();
	}

	@Override
	final void movedTowardsStart(int distance) {
		for (int i = this.level - this.depth + 1; i <= this.level; i++) {
			this.starts[i] -= distance << 1;
		}
	}

}
