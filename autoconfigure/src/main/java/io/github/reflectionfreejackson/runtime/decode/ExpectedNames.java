package io.github.reflectionfreejackson.runtime.decode;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import org.jspecify.annotations.Nullable;

/**
 * Knows which name follows which in the JSON objects of one type, so that names need not
 * be looked up: at first the order of the properties, then what was seen last.
 * <p>
 * The names in the list, those of the type's properties, have the positions from 0 on.
 * Some others are remembered; their positions are negative, and below {@link #ENDED}.
 * <p>
 * May be used by several threads, whose races are harmless: what is expected is compared
 * before it is believed.
 *
 * @since 0.1.0
 */
public final class ExpectedNames {

	/**
	 * Stands for the position of a name that is neither in the list nor remembered.
	 */
	public static final int OTHER = -2;

	/**
	 * What {@link #take} returns if it has taken the end of the object.
	 */
	public static final int ENDED = -3;

	/**
	 * The position of the first name that is not in the list.
	 */
	private static final int FIRST_OTHER = ENDED - 1;

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
	 * So many names that are not in the list are found fast.
	 */
	private static final int USUAL_OTHERS = 8;

	private final @Nullable String[] texts;

	/**
	 * By the {@linkplain #index index} of the previous name, the position of the next.
	 */
	private final int[] successors;

	/**
	 * What was expected before something else was learned: optional properties are often
	 * there, and often not.
	 */
	private final int[] alternatives;

	/**
	 * Names that are not in the list, as parsers have them.
	 */
	private final OtherNames others = new OtherNames();

	private final DirectReading direct;

	/**
	 * The names by their indexes, as they are in buffers, where they are looked for from
	 * the second object on: for one, that does not pay off.
	 */
	private @Nullable QuotedName @Nullable [] names;

	private @Nullable NameTable table;

	/**
	 * Whether an object was begun.
	 */
	private boolean begun;

	private int latest = -1;

	private int longest = OtherNames.MAX_LENGTH;

	private int lessons;

	private boolean resting;

	private int rested;

	private @Nullable StreamReadConstraints accepted;

	/**
	 * Create a list of no names yet.
	 * @param count how many there will be
	 * @param direct decides whether names may be taken from the buffer of a parser
	 */
	public ExpectedNames(int count, DirectReading direct) {
		this.direct = direct;
		this.texts = new String[count];
		int size = index(count);
		this.successors = new int[size];
		this.alternatives = new int[size];
	}

	/**
	 * Return how many names there are, or will be.
	 * @return the number
	 */
	public int count() {
		return this.texts.length;
	}

	/**
	 * Return a number from 0 on that stands for a position.
	 */
	private static int index(int position) {
		return position - FIRST_OTHER + OtherNames.MAX - 1;
	}

	/**
	 * Add the next name in the expected order. To be done before the list is shared.
	 * @param position the position that stands for it
	 * @param name the name, unescaped
	 */
	public void add(int position, String name) {
		this.texts[position] = name.intern();
		this.successors[index(this.latest)] = position;
		this.alternatives[index(this.latest)] = position;
		this.latest = position;
		this.longest = Math.max(this.longest, name.getBytes(StandardCharsets.UTF_8).length);
	}

	/**
	 * Add the names of another list, in the order of their positions, as the next ones in
	 * the expected order. To be done before the list is shared.
	 * @param offset the position that stands for the other list's position 0
	 * @param list the other list
	 */
	public void addAll(int offset, ExpectedNames list) {
		for (int i = 0; i < list.texts.length; i++) {
			String text = list.texts[i];
			if (text != null) {
				add(offset + i, text);
			}
		}
	}

	/**
	 * Return the position of a name, if it is an expected one.
	 * @param previous the position of the previous name, or -1 at the start
	 * @param name the name, as a parser has it
	 * @return the position, or -1 if something else is expected
	 */
	public int expected(int previous, String name) {
		int successor = this.successors[index(previous)];
		if (is(successor, name)) {
			return successor;
		}
		int alternative = this.alternatives[index(previous)];
		return is(alternative, name) ? alternative : -1;
	}

	/**
	 * Return the position of a name that may be anywhere in the list.
	 * @param name the name, as a parser has it
	 * @return the position, or {@link #OTHER} if the name is not in the list
	 */
	public int findListed(String name) {
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
		return OTHER;
	}

	/**
	 * Return whether a name is the one at a position. Parsers intern names, so that it
	 * suffices to compare references: who does not is slower only.
	 */
	@SuppressWarnings("StringEquality")
	private boolean is(int position, String name) {
		return text(position) == name;
	}

	private @Nullable String text(int position) {
		return (position >= 0) ? this.texts[position] : this.others.get(FIRST_OTHER - position);
	}

	/**
	 * Return the position of a name that is remembered not to be in the list.
	 * @param name the name, as a parser has it
	 * @return the position, or {@link #OTHER} if it is not remembered
	 */
	public int findOther(String name) {
		int found = this.others.find(name);
		return (found >= 0) ? FIRST_OTHER - found : OTHER;
	}

	/**
	 * Return whether no more names are remembered that are not in the list. There are so
	 * many then that most of those that {@link #take} has not found are none of them.
	 * @return whether there is no room for more
	 */
	public boolean isFull() {
		return this.others.count() == OtherNames.MAX;
	}

	/**
	 * Remember that a name is not in the list, as long as there is room for more.
	 * @param name the name, as a parser has it
	 * @return its position, or {@link #OTHER} if it is not remembered
	 */
	public int addOther(String name) {
		return this.others.hasRoomFor(name) ? remember(name) : OTHER;
	}

	private synchronized int remember(String name) {
		int known = findOther(name);
		int added = (known == OTHER) ? this.others.add(name) : -1;
		if (added < 0) {
			return known;
		}
		int position = FIRST_OTHER - added;
		if (this.table != null) {
			this.table.add(index(position), name);
		}
		return position;
	}

	/**
	 * Take the first name of an object from a parser's buffer, if it is one that is in
	 * the list or remembered.
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
		return isTakenFrom(parser);
	}

	/**
	 * Return whether names and values are looked for in a parser's buffer.
	 * @param parser any parser
	 * @return whether they are
	 */
	public boolean isTakenFrom(JsonParser parser) {
		return this.names != null && ParserWindow.isOpen(parser) && isWithinLimitsOf(parser);
	}

	private void begin() {
		if (this.names == null) {
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
			this.lessons = (LESSONS_PER_NAME - LESSONS_AFTER_REST) * this.texts.length;
			this.resting = false;
		}
	}

	private void open() {
		if (this.direct.countObject() && this.begun) {
			createTable();
		}
		this.begun = true;
	}

	private synchronized void createTable() {
		if (this.table != null) {
			return;
		}
		@Nullable QuotedName[] quoted = new QuotedName[index(this.texts.length)];
		NameTable created = new NameTable(quoted, this.texts.length + USUAL_OTHERS);
		for (int position = FIRST_OTHER - this.others.count() + 1; position < this.texts.length; position++) {
			String text = (position >= 0 || position <= FIRST_OTHER) ? text(position) : null;
			if (text != null) {
				created.add(index(position), text);
			}
		}
		this.table = created;
		this.names = quoted;
	}

	/**
	 * Return whether a name may have been taken, and nothing of its value.
	 * @param parser the parser
	 * @return whether a value is pending
	 */
	public boolean isPending(JsonParser parser) {
		return this.names != null && ParserWindow.isPending(parser);
	}

	/**
	 * Go on to a value.
	 * @param parser the parser, whether a value is pending or not
	 * @return its token, or {@code null} if the document ends
	 * @throws IOException if the parser cannot go on
	 */
	public @Nullable JsonToken nextToken(JsonParser parser) throws IOException {
		return (this.names != null) ? ParserWindow.nextToken(parser) : parser.nextToken();
	}

	/**
	 * Skip a value.
	 * @param parser the parser, whether the value is pending or not
	 * @throws IOException if the parser cannot go on
	 */
	public void skipValue(JsonParser parser) throws IOException {
		if (!isPending(parser) || !PendingValues.skip((UTF8StreamJsonParser) parser)) {
			nextToken(parser);
			parser.skipChildren();
		}
	}

	/**
	 * Skip a value that nobody could find fault with.
	 * @param parser the parser, whether the value is pending or not
	 * @return whether it was skipped
	 */
	public boolean skipIfSimple(JsonParser parser) {
		return isPending(parser) && PendingValues.skip((UTF8StreamJsonParser) parser);
	}

	/**
	 * Complete what a parser knows of its current token, where something failed.
	 * @param parser the parser
	 * @return whether it did not know a number
	 * @throws IOException if the parser finds it wrong
	 */
	public boolean giveNumberBack(JsonParser parser) throws IOException {
		return this.names != null && ParserWindow.isOpen(parser) && TakenNumber.giveBack((UTF8StreamJsonParser) parser);
	}

	/**
	 * Take the next name from a parser's buffer, if it is one that is in the list or
	 * remembered, or the end of the object.
	 * @param previous the position of the previous name, or -1 at the start
	 * @param parser the parser, within the object
	 * @return the position of the name, {@link #ENDED}, or -1 if nothing was taken
	 */
	public int take(int previous, JsonParser parser) {
		@Nullable QuotedName[] known = this.names;
		if (known == null || !ParserWindow.isOpen(parser) || !isWithinLimitsOf(parser)) {
			return -1;
		}
		UTF8StreamJsonParser utf8 = (UTF8StreamJsonParser) parser;
		byte[] buffer = ParserWindow.buffer(utf8);
		int limit = ParserWindow.limit(utf8);
		int start = ParserWindow.nextName(utf8, buffer, limit);
		if (start == ParserWindow.AT_END && previous != -1) {
			ParserWindow.takeEnd(utf8, JsonToken.END_OBJECT);
			return ENDED;
		}
		if (start < 0) {
			return -1;
		}
		if (!this.resting) {
			int expected = this.successors[index(previous)];
			if (ParserWindow.takeName(utf8, buffer, limit, start, known[index(expected)])) {
				return expected;
			}
			int alternative = this.alternatives[index(previous)];
			if (alternative != expected
					&& ParserWindow.takeName(utf8, buffer, limit, start, known[index(alternative)])) {
				return alternative;
			}
		}
		return takeUnexpected(previous, utf8, buffer, limit, start);
	}

	private int takeUnexpected(int previous, UTF8StreamJsonParser parser, byte[] buffer, int limit, int start) {
		NameTable known = this.table;
		int found = (known != null) ? known.take(parser, buffer, limit, start) : -1;
		if (found < 0) {
			return -1;
		}
		int position = found - index(0);
		learn(previous, position);
		return position;
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
	 * Note which name was found instead of the expected one, unless one of the two is
	 * neither in the list nor remembered.
	 * @param previous the position of the previous name, or -1 at the start
	 * @param position the position of the name that was found
	 */
	public void learn(int previous, int position) {
		if (this.successors[index(previous)] != position && !this.resting && previous != OTHER && position != OTHER) {
			this.resting = ++this.lessons >= LESSONS_PER_NAME * this.texts.length;
			this.alternatives[index(previous)] = this.successors[index(previous)];
			this.successors[index(previous)] = position;
		}
	}

}
