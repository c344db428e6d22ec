package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;
import java.lang.invoke.VarHandle;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Map;
import java.util.Objects;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.datatype.jsr310.ser.InstantSerializer;
import com.fasterxml.jackson.datatype.jsr310.ser.LocalDateSerializer;
import com.fasterxml.jackson.datatype.jsr310.ser.LocalDateTimeSerializer;
import com.fasterxml.jackson.datatype.jsr310.ser.LocalTimeSerializer;
import com.fasterxml.jackson.datatype.jsr310.ser.OffsetDateTimeSerializer;
import io.github.reflectionfreejackson.runtime.access.JacksonMembers;
import io.github.reflectionfreejackson.runtime.encode.TemporalEncoder;
import io.github.reflectionfreejackson.runtime.encode.TimestampEncoder;
import org.jspecify.annotations.Nullable;

/**
 * Encoders of dates and times as the text that Jackson's module for them writes by
 * default, or else as what its serializers write. Not loaded without that module.
 */
final class TemporalEncoders {

	private static final Map<Class<?>, Kind> KINDS = Map.of(InstantSerializer.class, Kind.INSTANT,
			LocalDateSerializer.class, Kind.LOCAL_DATE, LocalDateTimeSerializer.class, Kind.LOCAL_DATE_TIME,
			LocalTimeSerializer.class, Kind.LOCAL_TIME, OffsetDateTimeSerializer.class, Kind.OFFSET_DATE_TIME);

	/**
	 * What is returned in place of a position where nothing was encoded.
	 */
	private static final int NOT_ENCODED = -1;

	private TemporalEncoders() {
	}

	static @Nullable ValueEncoder of(JsonSerializer<?> serializer) {
		Kind kind = KINDS.get(serializer.getClass());
		return (kind != null && kind.isPlain(serializer)) ? new Temporal(serializer, kind) : null;
	}

	/**
	 * What is encoded.
	 */
	private enum Kind {

		INSTANT(InstantSerializer.class, TemporalEncoder.MAX_INSTANT) {

			@Override
			int encode(Object value, byte[] target, int position) {
				return TemporalEncoder.encode((Instant) value, target, position);
			}

			@Override
			int encodeTimestamp(Object value, boolean nanoseconds, byte[] target, int position) {
				Instant instant = (Instant) value;
				return encodeSeconds(instant.getEpochSecond(), instant.getNano(), nanoseconds, target, position);
			}

		},

		LOCAL_DATE(LocalDateSerializer.class, TemporalEncoder.MAX_LOCAL_DATE) {

			@Override
			int encode(Object value, byte[] target, int position) {
				return TemporalEncoder.encode((LocalDate) value, target, position);
			}

			@Override
			int encodeTimestamp(Object value, boolean nanoseconds, byte[] target, int position) {
				return TimestampEncoder.encode((LocalDate) value, target, position);
			}

		},

		LOCAL_DATE_TIME(LocalDateTimeSerializer.class, TemporalEncoder.MAX_LOCAL_DATE_TIME) {

			@Override
			int encode(Object value, byte[] target, int position) {
				return TemporalEncoder.encode((LocalDateTime) value, target, position);
			}

			@Override
			int encodeTimestamp(Object value, boolean nanoseconds, byte[] target, int position) {
				return TimestampEncoder.encode((LocalDateTime) value, nanoseconds, target, position);
			}

		},

		LOCAL_TIME(LocalTimeSerializer.class, TemporalEncoder.MAX_LOCAL_TIME) {

			@Override
			int encode(Object value, byte[] target, int position) {
				return TemporalEncoder.encode((LocalTime) value, target, position);
			}

			@Override
			int encodeTimestamp(Object value, boolean nanoseconds, byte[] target, int position) {
				return TimestampEncoder.encode((LocalTime) value, nanoseconds, target, position);
			}

		},

		OFFSET_DATE_TIME(OffsetDateTimeSerializer.class, TemporalEncoder.MAX_OFFSET_DATE_TIME) {

			@Override
			int encode(Object value, byte[] target, int position) {
				return TemporalEncoder.encode((OffsetDateTime) value, target, position);
			}

			@Override
			int encodeTimestamp(Object value, boolean nanoseconds, byte[] target, int position) {
				OffsetDateTime time = (OffsetDateTime) value;
				return encodeSeconds(time.toEpochSecond(), time.getNano(), nanoseconds, target, position);
			}

		};

		private final Class<?> serializer;

		private final int maxLength;

		private @Nullable Fields fields;

		Kind(Class<?> serializer, int maxLength) {
			this.serializer = serializer;
			this.maxLength = maxLength;
		}

		/**
		 * Return whether only features decide how values are written.
		 */
		private boolean isPlain(JsonSerializer<?> serializer) {
			Fields known = this.fields;
			if (known == null) {
				known = Fields.of(this.serializer);
				this.fields = known;
			}
			Object shape = known.shape().get(serializer);
			return known.formatter().get(serializer) == null && known.useTimestamp().get(serializer) == null
					&& (shape == null || shape == JsonFormat.Shape.ANY);
		}

		/**
		 * Return whether only a feature decides how exact timestamps are.
		 */
		private boolean isPlainTimestamp(JsonSerializer<?> serializer) {
			return Objects.requireNonNull(this.fields).useNanoseconds().get(serializer) == null;
		}

		/**
		 * Encode a value as text.
		 */
		abstract int encode(Object value, byte[] target, int position);

		/**
		 * Encode a value as an array or a number.
		 * @return the position after the last byte, or {@link #NOT_ENCODED}
		 */
		abstract int encodeTimestamp(Object value, boolean nanoseconds, byte[] target, int position);

		private static int encodeSeconds(long second, int nano, boolean nanoseconds, byte[] target, int position) {
			return (second > 0 && second <= TimestampEncoder.LAST_SECOND)
					? TimestampEncoder.encode(second, nano, nanoseconds, target, position) : NOT_ENCODED;
		}

	}

	/**
	 * The fields of a serializer, looked up when there is one.
	 *
	 * @param formatter the formatter, if it is not that by default
	 * @param useTimestamp whether numbers are written, if a feature does not decide
	 * @param useNanoseconds how exact they are, if a feature does not decide
	 * @param shape the shape, if there is one
	 */
	private record Fields(VarHandle formatter, VarHandle useTimestamp, VarHandle useNanoseconds, VarHandle shape) {

		static Fields of(Class<?> serializer) {
			return new Fields(JacksonMembers.field(serializer, "_formatter", DateTimeFormatter.class),
					JacksonMembers.field(serializer, "_useTimestamp", Boolean.class),
					JacksonMembers.field(serializer, "_useNanoseconds", Boolean.class),
					JacksonMembers.field(serializer, "_shape", JsonFormat.Shape.class));
		}

	}

	private static final class Temporal extends ValueEncoder {

		private static final long SECONDS_A_DAY = 86_400;

		/**
		 * The mapper's time zone makes no difference to instants of these seconds.
		 */
		private static final long FIRST_SECOND = LocalDate.of(1, 1, 2).toEpochDay() * SECONDS_A_DAY;

		private static final long LAST_SECOND = LocalDate.of(9999, 12, 30).toEpochDay() * SECONDS_A_DAY;

		private final Kind kind;

		private final Class<?> type;

		private final boolean plainTimestamp;

		/**
		 * What to do with what is not encoded here.
		 */
		private final @Nullable ValueEncoder captured;

		Temporal(JsonSerializer<?> serializer, Kind kind) {
			this(serializer, kind, new CapturedScalarEncoder(serializer));
		}

		private Temporal(JsonSerializer<?> serializer, Kind kind, @Nullable ValueEncoder captured) {
			super(serializer);
			this.kind = kind;
			this.type = serializer.handledType();
			this.plainTimestamp = kind.isPlainTimestamp(serializer);
			this.captured = captured;
		}

		@Override
		ValueEncoder unfailing() {
			return new Temporal(serializer(), this.kind, null);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) throws IOException {
			if (value.getClass() != this.type) {
				// Among others, whatever type arguments say
				return false;
			}
			SerializerProvider provider = encoder.provider();
			int end = NOT_ENCODED;
			if (provider.isEnabled(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)) {
				if (this.plainTimestamp && !encoder.isFull()) {
					end = this.kind.encodeTimestamp(value,
							provider.isEnabled(SerializationFeature.WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS),
							encoder.room(TimestampEncoder.MAX_LENGTH), encoder.position());
				}
			}
			else if (!provider.getConfig().hasExplicitTimeZone() || isIndependentOfZone(value)) {
				end = this.kind.encode(value, encoder.room(this.kind.maxLength), encoder.position());
			}
			if (end == NOT_ENCODED) {
				return this.captured != null && this.captured.encode(value, encoder);
			}
			encoder.advanceTo(end);
			return true;
		}

		private static boolean isIndependentOfZone(Object value) {
			if (value instanceof Instant instant) {
				return instant.getEpochSecond() >= FIRST_SECOND && instant.getEpochSecond() <= LAST_SECOND;
			}
			return !(value instanceof OffsetDateTime);
		}

	}

}
