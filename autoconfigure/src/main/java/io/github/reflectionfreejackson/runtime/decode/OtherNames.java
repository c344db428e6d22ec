package io.github.reflectionfreejackson.runtime.decode;

import java.nio.charset.StandardCharsets;

import org.jspecify.annotations.Nullable;

/**
 * Some names of properties that a type does not have: the first that were seen.
 * <p>
 * One thread at a time may add names, while others look for some, which may not see them
 * yet.
 */
final class OtherNames {

	/**
	 * So many are remembered.
	 */
	static final int MAX = 64;

	/**
	 * Those that are longer, in bytes, are not: parsers may have limits.
	 */
	static final int MAX_LENGTH = 64;

	private static final int SLOTS = 2 * MAX;

	private static final int SLOT_SHIFT = Integer.numberOfLeadingZeros(SLOTS) + 1;

	private static final int HASH_FACTOR = 0x9E3779B9;

	private final @Nullable String[] names = new String[MAX];

	/**
	 * By hash, one more than the index of a name, or zero.
	 */
	private final byte[] slots = new byte[SLOTS];

	private int count;

	int count() {
		return this.count;
	}

	/**
	 * Return whether a name can be added.
	 */
	boolean hasRoomFor(String name) {
		return this.count < MAX && (name.length() <= MAX_LENGTH / 3
				|| (name.length() <= MAX_LENGTH && name.getBytes(StandardCharsets.UTF_8).length <= MAX_LENGTH));
	}

	/**
	 * Return a name.
	 * @param index its index, less than {@link #MAX}
	 * @return the name, or {@code null} if there is none
	 */
	@Nullable String get(int index) {
		return this.names[index];
	}

	/**
	 * Find a name.
	 * @return its index, or -1
	 */
	int find(String name) {
		int hash = name.hashCode();
		int slot = slotOf(hash);
		for (int index = this.slots[slot] - 1; index >= 0; index = this.slots[slot] - 1) {
			String known = this.names[index];
			if (known != null && known.hashCode() == hash && known.equals(name)) {
				return index;
			}
			slot = (slot + 1) % SLOTS;
		}
		return -1;
	}

	/**
	 * Add a name that is not there.
	 * @return its index, or -1 if it is not remembered
	 */
	int add(String name) {
		int index = this.count;
		if (!hasRoomFor(name)) {
			return -1;
		}
		int slot = slotOf(name.hashCode());
		while (this.slots[slot] != 0) {
			slot = (slot + 1) % SLOTS;
		}
		this.names[index] = name;
		this.slots[slot] = (byte) (index + 1);
		this.count = index + 1;
		return index;
	}

	/**
	 * Names that differ in a number at their end have hashes that follow each other.
	 */
	private static int slotOf(int hash) {
		return hash * HASH_FACTOR >>> SLOT_SHIFT;
	}

}
