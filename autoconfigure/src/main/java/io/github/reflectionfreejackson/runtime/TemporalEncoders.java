package io.github.reflectionfreejackson.runtime;

import java.lang.invoke.MethodHandles;
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

		private final int maxLength;

		private final @Nullable VarHandle formatter;

		private final @Nullable VarHandle useTimestamp;

		private final @Nullable VarHandle shape;

		Kind(Class<?> serializer, int maxLength) {
			this.maxLength = maxLength;
			this.formatter = field(serializer, "_formatter", DateTimeFormatter.class);
			this.useTimestamp = field(serializer, "_useTimestamp", Boolean.class);
			this.shape = field(serializer, "_shape", JsonFormat.Shape.class);
		}

		private static @Nullable VarHandle field(Class<?> owner, String name, Class<?> type) {
			try {
				return MethodHandles.privateLookupIn(owner, MethodHandles.lookup()).findVarHandle(owner, name, type);
			}
			catch (ReflectiveOperationException ex) {
				return null;
			}
		}

		/**
		 * Return whether only features decide how values are written.
		 */
		private boolean isPlain(JsonSerializer<?> serializer) {
			if (this.formatter == null || this.useTimestamp == null || this.shape == null) {
				return false;
			}
			Object configured = this.shape.get(serializer);
			return this.formatter.get(serializer) == null && this.useTimestamp.get(serializer) == null
					&& (configured == null || configured == JsonFormat.Shape.ANY);
		}

		abstract int encode(Object value, byte[] target, int position);

	}

	private static final class Text extends ValueEncoder {

		/**
		 * The mapper's time zone makes no difference to instants of these seconds.
		 */
		private static final long FIRST_SECOND = Instant.parse("0001-01-02T00:00:00Z").getEpochSecond();

		private static final long LAST_SECOND = Instant.parse("9999-12-30T00:00:00Z").getEpochSecond();

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
