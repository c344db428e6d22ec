package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

import com.fasterxml.jackson.core.JsonGenerator;
import org.jspecify.annotations.Nullable;

/**
 * What is complete in an object or array that is not, within a run: where the members
 * are, of which each begins with a comma, and the name of the one that is open.
 *
 * @param from where the first member begins with its comma
 * @param to where the last member that is complete ends
 * @param count how many elements there are, if it is an array
 * @param firstName the name of the first member, if it is an object with one
 * @param openName the name of the member that is not complete, if it is an object with
 * one
 */
record CompleteMembers(int from, int to, int count, @Nullable Name firstName, @Nullable Name openName) {

	/**
	 * Find out what is complete in each object and array of a run that ends between two
	 * members of the innermost one.
	 * @return what is complete, outermost first, or {@code null} if a name cannot be told
	 */
	static CompleteMembers @Nullable [] of(OpenContainers run) {
		CompleteMembers[] all = new CompleteMembers[run.depth + 1];
		int from = run.start;
		for (int i = 0; i <= run.depth; i++) {
			int index = run.level - run.depth + i;
			boolean open = i < run.depth;
			int end = open ? run.startOf(index + 1) : run.position;
			CompleteMembers found = run.isArray(index) ? ofArray(from, end, open, run.takeElements(index))
					: ofObject(run.buffer, from, end);
			if (found == null) {
				return null;
			}
			all[i] = found;
			from = end;
		}
		return all;
	}

	private static CompleteMembers ofArray(int from, int end, boolean open, int count) {
		// What is open has its comma before it
		return new CompleteMembers(from, open ? end - 1 : end, count, null, null);
	}

	private static @Nullable CompleteMembers ofObject(byte[] bytes, int from, int end) {
		boolean open = end > from && bytes[end - 1] == ':';
		Name last = open ? Name.before(bytes, end - 1) : null;
		if (open && last == null) {
			return null;
		}
		int to = (last != null) ? last.start() - 2 : end;
		Name first = (to > from) ? Name.after(bytes, from + 2) : null;
		return (to > from && first == null) ? null : new CompleteMembers(from, to, 0, first, last);
	}

	/**
	 * Write the members, and the name of the one that is open.
	 */
	void write(byte[] bytes, JsonGenerator generator, GeneratorWindow window) throws IOException {
		if (this.firstName != null) {
			this.firstName.write(bytes, generator, window);
			window.writeValue(generator, bytes, this.firstName.end() + 2, this.to);
		}
		else if (this.to > this.from) {
			window.writeElements(generator, bytes, this.from + 1, this.to, this.count);
		}
		if (this.openName != null) {
			this.openName.write(bytes, generator, window);
		}
	}

	/**
	 * A name without escapes.
	 *
	 * @param start where its first char is
	 * @param end where its last quote is
	 * @param text the name
	 */
	private record Name(int start, int end, String text) {

		/**
		 * Return the name that begins somewhere, or {@code null} if it cannot be told.
		 */
		static @Nullable Name after(byte[] bytes, int start) {
			int end = start;
			while (isPlain(bytes[end])) {
				end++;
			}
			return of(bytes, start, end);
		}

		/**
		 * Return the name before a colon, or {@code null} if it cannot be told.
		 */
		static @Nullable Name before(byte[] bytes, int colon) {
			int start = colon - 1;
			while (isPlain(bytes[start - 1])) {
				start--;
			}
			return of(bytes, start, colon - 1);
		}

		private static @Nullable Name of(byte[] bytes, int start, int end) {
			boolean whole = bytes[start - 1] == '"' && bytes[end] == '"' && bytes[start - 2] != '\\';
			return whole ? new Name(start, end, new String(bytes, start, end - start, StandardCharsets.UTF_8)) : null;
		}

		/**
		 * Return whether a byte is as it is in the name, as those of chars beyond ASCII
		 * are.
		 */
		private static boolean isPlain(byte each) {
			return each < 0 || (each >= ' ' && each != '"' && each != '\\');
		}

		void write(byte[] bytes, JsonGenerator generator, GeneratorWindow window) throws IOException {
			window.writeFieldName(generator, this.text, bytes, this.start, this.end);
		}

	}

}
