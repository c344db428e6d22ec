package io.github.reflectionfreejackson.runtime.decode;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import io.github.reflectionfreejackson.runtime.encode.Words;
import org.jspecify.annotations.Nullable;

/**
 * Knows which name follows which in the JSON objects of one type, so that names need not
 * be looked up: at first the order of the properties, then what was seen last.
 * <p>
 * May be used by several threads, whose races are harmless: what is expected is compared
 * before it is believed.
 *
 * @since 0.1.0
 */
public final class ExpectedNames {

	/**
	 * What {@link #take} returns if it has taken the end of the object.
	 */
	public static final int ENDED = -3;

	/**
	 * After so many surprises more than there were objects, orders change too often to
	 * expect any.
	 */
	private static final int LESSONS_PER_NAME = 50;

	/**
	 * So many objects are then read without expecting anything.
	 */
	private static final int REST = 256;

	/**
	 * How many surprises there may be after that before the next rest: enough to learn an
	 * order.
	 */
	private static final int LESSONS_AFTER_REST = 4;

	/**
	 * Looking a name up takes as long as trying so many.
	 */
	private static final int MAX_TRIED = 10;

	/**
	 * So many names that are not in the list are remembered.
	 */
	private static final int MAX_OTHERS = 8;

	/**
	 * After so many, there are no more to remember: they change too often.
	 */
	private static final int MAX_ADDED = 512;

	private final @Nullable String[] texts;

	/**
	 * The names as they are in buffers, once they are looked for there.
	 */
	private final @Nullable Name[] names;

	/**
	 * By the position of the previous name, and one more, the position of the next. The
	 * last is for previous names that are not in the list, after which anything may come.
	 */
	private final int[] successors;

	/**
	 * What was expected before something else was learned: optional properties are often
	 * there, and often not.
	 */
	private final int[] alternatives;

	/**
	 * After which names none that is in the list could be taken, so that all need not be
	 * tried again.
	 */
	private final boolean[] barren;

	/**
	 * Names that are not in the list, as parsers have them.
	 */
	private final @Nullable String[] others = new String[MAX_OTHERS];

	private int addedOthers;

	private final boolean direct;

	/**
	 * Whether names are taken from buffers: what that takes does not pay off for one
	 * object.
	 */
	private boolean open;

	/**
	 * Whether an object was begun.
	 */
	private boolean begun;

	private int latest = -1;

	private int longest;

	private int lessons;

	private boolean resting;

	private int rested;

	private @Nullable StreamReadConstraints accepted;

	/**
	 * Create a list of no names yet.
	 * @param count how many there will be
	 * @param direct whether names may be taken from the buffer of a parser
	 */
	public ExpectedNames(int count, boolean direct) {
		this.direct = direct;
		this.texts = new String[count];
		this.names = new Name[count];
		this.successors = new int[count + 2];
		this.alternatives = new int[count + 2];
		this.barren = new boolean[count + 2];
	}

	/**
	 * Return how many names there are, or will be.
	 * @return the number
	 */
	public int count() {
		return this.texts.length;
	}

	/**
	 * Return what stands for the position of a previous name that is not in the list.
	 * @return the position
	 */
	public int ofOthers() {
		return this.texts.length;
	}

	/**
	 * Add the next name in the expected order. To be done before the list is shared.
	 * @param position the position that stands for it
	 * @param name the name, unescaped
	 */
	public void add(int position, String name) {
		this.texts[position] = name.intern();
		this.successors[this.latest + 1] = position;
		this.alternatives[this.latest + 1] = position;
		this.latest = position;
		this.longest = Math.max(this.longest, name.getBytes(StandardCharsets.UTF_8).length);
	}

	/**
	 * Return the position of a name, if it is an expected one.
	 * @param previous the position of the previous name, or -1 at the start
	 * @param name the name, as a parser has it
	 * @return the position, or -1 if something else is expected
	 */
	public int expected(int previous, String name) {
		int successor = this.successors[previous + 1];
		if (is(successor, name)) {
			return successor;
		}
		int alternative = this.alternatives[previous + 1];
		return is(alternative, name) ? alternative : -1;
	}

	/**
	 * Return the position of a name that may be anywhere.
	 * @param name the name, as a parser has it
	 * @return the position, or -1 if there is no such name
	 */
	public int find(String name) {
		for (int i = 0; i < this.texts.length; i++) {
			if (is(i, name)) {
				return i;
			}
		}
		for (int i = 0; i < this.texts.length; i++) {
			if (name.equals(this.texts[i])) {
				return i;
			}
		}
		return -1;
	}

	/**
	 * Return whether a name is the one at a position. Parsers intern names, so that it
	 * suffices to compare references: who does not is slower only.
	 */
	@SuppressWarnings("StringEquality")
	private boolean is(int position, String name) {
		return this.texts[position] == name;
	}

	/**
	 * Return whether a name is known not to be in the list.
	 * @param name the name, as a parser has it
	 * @return whether {@link #addOther} was told so, and it was not forgotten since
	 */
	@SuppressWarnings("StringEquality")
	public boolean isOther(String name) {
		if (this.addedOthers == 0) {
			return false;
		}
		for (String other : this.others) {
			if (other == name) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Note that a name is not in the list, if that is worth while.
	 * @param name the name, as a parser has it
	 */
	public void addOther(String name) {
		int added = this.addedOthers;
		if (added < MAX_ADDED) {
			this.others[added % MAX_OTHERS] = name;
			this.addedOthers = added + 1;
		}
	}

	/**
	 * Take the first name of an object from a parser's buffer, if it is the expected one.
	 * @param parser the parser, within the object
	 * @return its position, or -1 if it was not taken
	 */
	public int takeFirst(JsonParser parser) {
		begin();
		return take(-1, parser);
	}

	/**
	 * Note that an object was begun whose first name is the parser's current token, as
	 * where a type id came before it.
	 * @param parser the parser, within the object
	 * @return whether the next names are looked for in the parser's buffer
	 */
	public boolean begun(JsonParser parser) {
		begin();
		return this.open && ParserWindow.isOpen(parser) && isWithinLimitsOf(parser);
	}

	private void begin() {
		if (!this.open) {
			open();
		}
		else if (this.resting) {
			rest();
		}
		else if (this.lessons > 0) {
			this.lessons--;
		}
	}

	private void rest() {
		if (++this.rested >= REST) {
			this.rested = 0;
			this.lessons = (LESSONS_PER_NAME - LESSONS_AFTER_REST) * this.names.length;
			this.resting = false;
		}
	}

	private void open() {
		if (this.direct && this.begun) {
			for (int i = 0; i < this.names.length; i++) {
				String text = this.texts[i];
				this.names[i] = (text != null && isEncodable(text)) ? Name.of(text) : null;
			}
			this.open = true;
		}
		this.begun = true;
	}

	/**
	 * What is no character by itself is in no buffer as it is in the name.
	 */
	private static boolean isEncodable(String name) {
		return StandardCharsets.UTF_8.newEncoder().canEncode(name);
	}

	/**
	 * Return whether a name may have been taken, and nothing of its value.
	 * @param parser the parser
	 * @return whether a value is pending
	 */
	public boolean isPending(JsonParser parser) {
		return this.open && ParserWindow.isPending(parser);
	}

	/**
	 * Go on to a value.
	 * @param parser the parser, whether a value is pending or not
	 * @return its token, or {@code null} if the document ends
	 * @throws IOException if the parser cannot go on
	 */
	public @Nullable JsonToken nextToken(JsonParser parser) throws IOException {
		return this.open ? ParserWindow.nextToken(parser) : parser.nextToken();
	}

	/**
	 * Complete what a parser knows of its current token, where something failed.
	 * @param parser the parser
	 * @return whether it did not know a number
	 * @throws IOException if the parser finds it wrong
	 */
	public boolean giveNumberBack(JsonParser parser) throws IOException {
		return this.open && ParserWindow.isOpen(parser) && TakenNumber.giveBack((UTF8StreamJsonParser) parser);
	}

	/**
	 * Take the next name from a parser's buffer, if it is an expected one, or the end of
	 * the object.
	 * @param previous the position of the previous name, or -1 at the start
	 * @param parser the parser, within the object
	 * @return the position of the name, {@link #ENDED}, or -1 if nothing was taken
	 */
	public int take(int previous, JsonParser parser) {
		if (!this.open || this.resting || !ParserWindow.isOpen(parser) || !isWithinLimitsOf(parser)) {
			return -1;
		}
		UTF8StreamJsonParser utf8 = (UTF8StreamJsonParser) parser;
		int start = ParserWindow.nextName(utf8);
		if (start == ParserWindow.AT_END && previous != -1) {
			ParserWindow.takeEnd(utf8);
			return ENDED;
		}
		if (start < 0) {
			return -1;
		}
		int expected = this.successors[previous + 1];
		if (take(this.names[expected], utf8, start)) {
			return expected;
		}
		int alternative = this.alternatives[previous + 1];
		if (alternative != expected && take(this.names[alternative], utf8, start)) {
			return alternative;
		}
		if (this.barren[previous + 1]) {
			return -1;
		}
		return takeUnexpected(previous, utf8, start);
	}

	/**
	 * Where properties were left out, the next that there is comes soon after.
	 */
	private int takeUnexpected(int previous, UTF8StreamJsonParser parser, int start) {
		int position = previous;
		for (int i = 0; i < Math.min(this.names.length, MAX_TRIED); i++) {
			position = (position + 1 < this.names.length) ? position + 1 : 0;
			if (take(this.names[position], parser, start)) {
				learn(previous, position);
				return position;
			}
		}
		this.barren[previous + 1] = true;
		return -1;
	}

	private static boolean take(@Nullable Name name, UTF8StreamJsonParser parser, int start) {
		return name != null && ParserWindow.takeName(parser, start, name);
	}

	private boolean isWithinLimitsOf(JsonParser parser) {
		StreamReadConstraints constraints = parser.streamReadConstraints();
		if (constraints != this.accepted) {
			if (!ParserWindow.isWithin(constraints, this.longest)) {
				return false;
			}
			this.accepted = constraints;
		}
		return true;
	}

	/**
	 * Note which name was found instead of the expected one, unless it came after one
	 * that is not in the list.
	 * @param previous the position of the previous name, or -1 at the start
	 * @param position the position of the name that was found
	 */
	public void learn(int previous, int position) {
		if (this.successors[previous + 1] != position && !this.resting && previous != ofOthers()) {
			this.resting = ++this.lessons >= LESSONS_PER_NAME * this.names.length;
			this.barren[previous + 1] = false;
			this.alternatives[previous + 1] = this.successors[previous + 1];
			this.successors[previous + 1] = position;
		}
	}

	/**
	 * A name.
	 *
	 * @param name the name
	 * @param quoted the name in JSON, with its quotes and the colon
	 * @param first the first eight bytes of that, lowest first
	 * @param mask which bits of these are of the name, if it is shorter
	 * @param last the last eight bytes, if it is longer
	 */
	record Name(String name, byte[] quoted, long first, long mask, long last) {

		static Name of(String name) {
			byte[] bytes = new SerializedString(name).asQuotedUTF8();
			int length = bytes.length + 3;
			byte[] quoted = new byte[length];
			quoted[0] = '"';
			System.arraycopy(bytes, 0, quoted, 1, bytes.length);
			quoted[length - 2] = '"';
			quoted[length - 1] = ':';
			byte[] words = Arrays.copyOf(quoted, Math.max(length, Long.BYTES));
			return new Name(name, quoted, Words.get(words, 0),
					(length < Long.BYTES) ? (1L << (length * Byte.SIZE)) - 1 : -1,
					Words.get(words, words.length - Long.BYTES));
		}

		/**
		 * Return whether the name is in a buffer, all of which may be read.
		 */
		boolean isAt(byte[] buffer, int start) {
			int length = this.quoted.length;
			int end = start + Math.max(length, Long.BYTES);
			if (end > buffer.length) {
				return Arrays.equals(buffer, start, Math.min(start + length, buffer.length), this.quoted, 0, length);
			}
			return ((Words.get(buffer, start) ^ this.first) & this.mask) == 0
					&& (length <= Long.BYTES || Words.get(buffer, end - Long.BYTES) == this.last)
					&& (length <= 2 * Long.BYTES || hasMiddleAt(buffer, start));
		}

		private boolean hasMiddleAt(byte[] buffer, int start) {
			for (int i = Long.BYTES; i < this.quoted.length - Long.BYTES; i += Long.BYTES) {
				if (Words.get(this.quoted, i) != Words.get(buffer, start + i)) {
					return false;
				}
			}
			return true;
		}

	}

}
