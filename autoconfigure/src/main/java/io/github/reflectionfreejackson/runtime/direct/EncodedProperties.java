package io.github.reflectionfreejackson.runtime.direct;

import java.util.Arrays;

import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.NullSerializer;
import org.jspecify.annotations.Nullable;

/**
 * What an encoder has to know of the properties of a type, as one mapper is configured:
 * which of them can be encoded, and what becomes of {@code null}.
 * <p>
 * Generated code passes this on; applications have no need to. May be used by several
 * threads.
 *
 * @since 0.1.0
 */
public final class EncodedProperties {

	private static final byte WRITES_NULL = 0;

	private static final byte SKIPS_NULL = 1;

	private static final byte ASKS_WRITER = 2;

	private static final byte ASKS_WRITER_AND_SKIPS_NULL = 3;

	private static final byte LEFT_ALONE = 4;

	/**
	 * What writes it may be able to encode it, too.
	 */
	private static final byte INNER = 5;

	/**
	 * Only {@code null} is special, which a serializer of its own writes: less than what
	 * is special, with neither bit set.
	 */
	private static final byte NULL_ASIDE = -4;

	private final EncodablePropertyWriter[] writers;

	/**
	 * The same, without those that are not in the active view.
	 */
	private final @Nullable EncodablePropertyWriter[] shown;

	private final boolean anyShown;

	/**
	 * Most often no view is active, which is cheaper to see than each writer.
	 */
	private final boolean allShown;

	private final ElementEncoders[] values;

	private final byte[] modes;

	private final RunGains gains = RunGains.ofProperties();

	private final Attempts attempts = Attempts.amidstOthers();

	private boolean allEncodable;

	/**
	 * Whether there are properties that are not encoded any more because of values which
	 * could not be.
	 */
	private boolean isDisappointing;

	private EncodedProperties(EncodablePropertyWriter[] writers, @Nullable EncodablePropertyWriter[] shown,
			boolean anyShown) {
		this.writers = writers;
		this.shown = shown;
		this.anyShown = anyShown;
		this.allShown = shown == writers;
		this.values = new ElementEncoders[writers.length];
		this.modes = new byte[writers.length];
		for (int i = 0; i < writers.length; i++) {
			this.values[i] = writers[i].valueEncoders();
		}
		consider();
	}

	private void consider() {
		boolean all = true;
		for (int i = 0; i < this.writers.length; i++) {
			this.modes[i] = modeOf(this.writers[i], this.values[i]);
			all = all && (this.modes[i] != LEFT_ALONE || !isShown(i));
		}
		this.allEncodable = all;
	}

	/**
	 * Return what an encoder has to know of properties.
	 * @param writers their writers
	 * @return what it has to know
	 */
	public static EncodedProperties of(EncodablePropertyWriter[] writers) {
		return new EncodedProperties(writers, writers, true);
	}

	/**
	 * Return what an encoder has to know while a view is active.
	 * @param writers the writers of all properties
	 * @param shown the writers, {@code null} for those that are not in the view
	 * @param anyShown whether there are others
	 * @return what it has to know
	 */
	public static EncodedProperties inView(EncodablePropertyWriter[] writers, @Nullable EncodablePropertyWriter[] shown,
			boolean anyShown) {
		return new EncodedProperties(writers, shown, anyShown);
	}

	/**
	 * Return whether any property is written.
	 */
	boolean areShown() {
		return this.anyShown;
	}

	/**
	 * Return whether a property is written. Generated code asks if some are written in
	 * some views only.
	 * @param index the position of the property
	 * @return whether it is
	 */
	public boolean isShown(int index) {
		return this.allShown || this.shown[index] != null;
	}

	private static byte modeOf(EncodablePropertyWriter writer, ElementEncoders values) {
		InnerWriter inner = writer.inner();
		if (inner != null) {
			return inner.canEncode() ? INNER : LEFT_ALONE;
		}
		if (writer.isLeftToOther() || !values.canEncode()) {
			return LEFT_ALONE;
		}
		if (writer.maySuppress() || !writer.isEncodableAsSuch()) {
			return writer.hasNullSerializer() ? ASKS_WRITER : ASKS_WRITER_AND_SKIPS_NULL;
		}
		if (writer.hasNullSerializer()) {
			return writer.writesNullAsSuch() ? WRITES_NULL : NULL_ASIDE;
		}
		return SKIPS_NULL;
	}

	/**
	 * Return whether to encode the properties of the next bean by themselves, after what
	 * came of those before.
	 * @return whether that is likely to be faster
	 */
	public boolean gainsAreExpected() {
		return this.gains.areExpected();
	}

	/**
	 * Return what runs of these properties gain.
	 */
	RunGains gains() {
		return this.gains;
	}

	EncodablePropertyWriter writer(int index) {
		return this.writers[index];
	}

	/**
	 * Return the name of the property that begins at a position, after its quote.
	 * @param end the end of what was written
	 * @return the name, or {@code null} if it is none of these properties
	 */
	@Nullable SerializableString nameAt(byte[] bytes, int start, int end) {
		for (EncodablePropertyWriter candidate : this.writers) {
			SerializableString name = candidate.getSerializedName();
			byte[] quoted = name.asQuotedUTF8();
			int last = start + quoted.length;
			if (last < end && bytes[last] == '"' && Arrays.equals(bytes, start, last, quoted, 0, quoted.length)) {
				return name;
			}
		}
		return null;
	}

	ElementEncoders values(int index) {
		return this.values[index];
	}

	/**
	 * Return whether there is more to know of a property than whether {@code null} is
	 * written.
	 */
	boolean isSpecial(int index) {
		return this.modes[index] > SKIPS_NULL;
	}

	boolean skipsNull(int index) {
		return (this.modes[index] & SKIPS_NULL) != 0;
	}

	boolean writesNull(int index) {
		return this.modes[index] == WRITES_NULL;
	}

	/**
	 * Return what writes values that are among the properties, or {@code null} if only
	 * their writer can.
	 */
	@Nullable InnerWriter inner(int index) {
		return (this.modes[index] == INNER) ? this.writers[index].inner() : null;
	}

	/**
	 * Return whether a value is handed over as an object, which its writer may leave out.
	 */
	boolean asksWriter(int index) {
		return (this.modes[index] & ASKS_WRITER) != 0;
	}

	/**
	 * Return whether all properties can be encoded, so that the bean can be within
	 * another.
	 */
	boolean areAllEncodable() {
		return this.allEncodable || areAllEncodableAgain();
	}

	private boolean areAllEncodableAgain() {
		reconsider();
		return this.allEncodable;
	}

	/**
	 * Attempt from time to time to encode what has not been any more.
	 */
	void reconsider() {
		if (this.isDisappointing && this.attempts.areWorthWhile()) {
			this.isDisappointing = false;
			consider();
		}
	}

	/**
	 * Note that a value in the midst of others could not be encoded. That is possible,
	 * but takes long.
	 */
	void missed(int index) {
		if (this.attempts.failed()) {
			this.isDisappointing = true;
			leaveAlone(index);
		}
	}

	/**
	 * Note that all properties of a bean were written. That tells nothing of those that
	 * are not encoded any more, nor of one that has just come to be.
	 */
	void succeeded() {
		if (!this.isDisappointing) {
			this.attempts.succeeded();
		}
	}

	/**
	 * Note that only its writer can write a property.
	 */
	void leaveAlone(int index) {
		this.modes[index] = LEFT_ALONE;
		this.allEncodable = false;
	}

	/**
	 * Return whether this provider writes {@code null} as such.
	 */
	static boolean writesNullAsSuch(SerializerProvider provider) {
		return provider.getDefaultNullValueSerializer() == NullSerializer.instance;
	}

}
