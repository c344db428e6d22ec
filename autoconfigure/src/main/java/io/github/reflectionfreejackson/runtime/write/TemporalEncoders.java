package io.github.reflectionfreejackson.runtime.write;

import java.lang.invoke.VarHandle;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.datatype.jsr310.ser.InstantSerializer;
import com.fasterxml.jackson.datatype.jsr310.ser.LocalDateSerializer;
import com.fasterxml.jackson.datatype.jsr310.ser.LocalDateTimeSerializer;
import com.fasterxml.jackson.datatype.jsr310.ser.LocalTimeSerializer;
import com.fasterxml.jackson.datatype.jsr310.ser.OffsetDateTimeSerializer;
import io.github.reflectionfreejackson.runtime.encode.TemporalEncoder;
import org.jspecify.annotations.Nullable;

/**
 * Encoders of dates and times, as Jackson's module for them writes them as text by
 * default. Not loaded without that module.
 */
final class TemporalEncoders {

	private static final Map<Class<?>, Kind> KINDS = Map.of(InstantSerializer.class, Kind.INSTANT,
			LocalDateSerializer.class, Kind.LOCAL_DATE, LocalDateTimeSerializer.class, Kind.LOCAL_DATE_TIME,
			LocalTimeSerializer.class, Kind.LOCAL_TIME, OffsetDateTimeSerializer.class, Kind.OFFSET_DATE_TIME);

	private TemporalEncoders() {
	}

	static @Nullable ValueEncoder of(JsonSerializer<?> serializer) {
		Kind kind = KINDS.get(serializer.getClass());
		return (kind != null && kind.isPlain(serializer)) ? new Text(serializer, kind) : null;
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

		},

		LOCAL_DATE(LocalDateSerializer.class, TemporalEncoder.MAX_LOCAL_DATE) {

			@Override
			int encode(Object value, byte[] target, int position) {
				return TemporalEncoder.encode((LocalDate) value, target, position);
			}

		},

		LOCAL_DATE_TIME(LocalDateTimeSerializer.class, TemporalEncoder.MAX_LOCAL_DATE_TIME) {

			@Override
			int encode(Object value, byte[] target, int position) {
				return TemporalEncoder.encode((LocalDateTime) value, target, position);
			}

		},

		LOCAL_TIME(LocalTimeSerializer.class, TemporalEncoder.MAX_LOCAL_TIME) {

			@Override
			int encode(Object value, byte[] target, int position) {
				return TemporalEncoder.encode((LocalTime) value, target, position);
			}

		},

		OFFSET_DATE_TIME(OffsetDateTimeSerializer.class, TemporalEncoder.MAX_OFFSET_DATE_TIME) {

			@Override
			int encode(Object value, byte[] target, int position) {
				return TemporalEncoder.encode((OffsetDateTime) value, target, position);
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

		abstract int encode(Object value, byte[] target, int position);

	}

	/**
	 * The fields of a serializer, looked up when there is one.
	 *
	 * @param formatter the formatter, if it is not that by default
	 * @param useTimestamp whether numbers are written, if a feature does not decide
	 * @param shape the shape, if there is one
	 */
	private record Fields(VarHandle formatter, VarHandle useTimestamp, VarHandle shape) {

		static Fields of(Class<?> serializer) {
			return new Fields(SerializerState.field(serializer, "_formatter", DateTimeFormatter.class),
					SerializerState.field(serializer, "_useTimestamp", Boolean.class),
					SerializerState.field(serializer, "_shape", JsonFormat.Shape.class));
		}

	}

	private static final class Text extends ValueEncoder {

		private static final long SECONDS_A_DAY = 86_400;

		/**
		 * The mapper's time zone makes no difference to instants of these seconds.
		 */
		private static final long FIRST_SECOND = LocalDate.of(1, 1, 2).toEpochDay() * SECONDS_A_DAY;

		private static final long LAST_SECOND = LocalDate.of(9999, 12, 30).toEpochDay() * SECONDS_A_DAY;

		private final Kind kind;

		Text(JsonSerializer<?> serializer, Kind kind) {
			super(serializer);
			this.kind = kind;
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) {
			SerializerProvider provider = encoder.provider();
			if (provider.isEnabled(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
					|| (provider.getConfig().hasExplicitTimeZone() && !isIndependentOfZone(value))) {
				return false;
			}
			byte[] target = encoder.room(this.kind.maxLength);
			encoder.advanceTo(this.kind.encode(value, target, encoder.position()));
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
