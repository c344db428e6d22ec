package io.github.reflectionfreejackson.runtime.direct;

import java.util.concurrent.atomic.AtomicReferenceArray;

import org.jspecify.annotations.Nullable;

/**
 * Encoders for virtual threads. Such a thread often writes one answer and ends: with an
 * encoder of its own, it would allocate buffers for each.
 * <p>
 * Shared by all threads of all applications, of which an idle encoder knows nothing.
 */
final class SharedEncoders {

	/**
	 * The name of the group that all virtual threads are in. To take another thread for
	 * one does no harm.
	 */
	private static final String VIRTUAL_THREADS = "VirtualThreads";

	private static final int MAX_IDLE = 64;

	private static final AtomicReferenceArray<@Nullable JsonEncoder> IDLE = new AtomicReferenceArray<>(
			Math.min(MAX_IDLE, 2 * Runtime.getRuntime().availableProcessors()));

	private SharedEncoders() {
	}

	/**
	 * Return whether a thread should share encoders.
	 */
	static boolean areFor(Thread thread) {
		ThreadGroup group = thread.getThreadGroup();
		return group != null && VIRTUAL_THREADS.equals(group.getName());
	}

	/**
	 * Return an encoder that nobody else has, to be given back.
	 */
	static JsonEncoder take() {
		int first = firstIndex();
		for (int i = 0; i < IDLE.length(); i++) {
			int index = (first + i) % IDLE.length();
			JsonEncoder idle = (IDLE.get(index) != null) ? IDLE.getAndSet(index, null) : null;
			if (idle != null) {
				return idle;
			}
		}
		return JsonEncoder.shared();
	}

	/**
	 * Take an encoder back, which has been reset, unless there are enough.
	 */
	static void giveBack(JsonEncoder encoder) {
		int first = firstIndex();
		for (int i = 0; i < IDLE.length(); i++) {
			if (IDLE.compareAndSet((first + i) % IDLE.length(), null, encoder)) {
				return;
			}
		}
	}

	/**
	 * Threads begin to look at different places, so as not to be in each other's way.
	 */
	private static int firstIndex() {
		return (int) Math.floorMod(Thread.currentThread().getId(), (long) IDLE.length());
	}

}
