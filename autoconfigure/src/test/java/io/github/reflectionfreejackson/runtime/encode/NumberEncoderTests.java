package io.github.reflectionfreejackson.runtime.encode;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;

/**
 * Tests for {@link NumberEncoder}.
 */
class NumberEncoderTests {

	private static final int BATCH = 1 << 16;

	private final Random random = new Random(42);

	@Test
	void encodeWritesSingleNumbersAsJackson() {
		EncoderAssert.assertSame(List.of(0, -1, Integer.MIN_VALUE), NumberEncoder.MAX_INT, NumberEncoder::encode);
		EncoderAssert.assertSame(List.of(0L, -1L, Long.MIN_VALUE), NumberEncoder.MAX_LONG, NumberEncoder::encode);
		EncoderAssert.assertSame(List.of(1.5f, -0.0f, Float.NaN), NumberEncoder.MAX_FLOAT,
				(value, target, position) -> NumberEncoder.encode(value, false, target, position));
		EncoderAssert.assertSame(List.of(1.5, -0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY),
				NumberEncoder.MAX_DOUBLE,
				(value, target, position) -> NumberEncoder.encode(value, false, target, position));
	}

	@Test
	void encodeWritesIntsNearPowersAsJackson() {
		assertInts(nearPowers().mapToInt((value) -> (int) value).toArray());
	}

	@Test
	void encodeWritesRandomIntsAsJackson() {
		for (int i = 0; i < 16; i++) {
			assertInts(this.random.ints(BATCH).map((value) -> value >> this.random.nextInt(32)).toArray());
		}
	}

	@Test
	void encodeWritesLongsNearPowersAsJackson() {
		assertLongs(nearPowers().toArray());
	}

	@Test
	void encodeWritesRandomLongsAsJackson() {
		for (int i = 0; i < 16; i++) {
			assertLongs(this.random.longs(BATCH).map((value) -> value >> this.random.nextInt(64)).toArray());
		}
	}

	@Test
	void encodeWritesThousandthsAsJackson() {
		for (int i = 0; i < 32; i++) {
			int start = i * BATCH;
			assertDoubles((index) -> (start + index) / 1000.0);
		}
		for (int i = 0; i < 16; i++) {
			assertDoubles((index) -> (this.random.nextLong() % 11_000_000_000L) / 1000.0);
		}
	}

	@Test
	void encodeWritesDoublesThatAreAlmostThousandthsAsJackson() {
		for (int i = 0; i < 4; i++) {
			assertDoubles((index) -> Math.nextUp((this.random.nextLong() % 11_000_000_000L) / 1000.0));
			assertDoubles((index) -> Math.nextDown(this.random.nextInt(10_000_000) / 1000.0));
		}
	}

	@Test
	void encodeWritesDoublesOfOtherPrecisionAsJackson() {
		for (double scale : new double[] { 1, 2, 3, 7, 8, 10, 16, 100, 1e4, 1e5, 1e6, 1e9, 1e15, 1e-5, 1e-12 }) {
			assertDoubles((index) -> this.random.nextInt() / scale);
		}
	}

	@Test
	void encodeWritesRandomDoublesAsJackson() {
		for (int i = 0; i < 8; i++) {
			assertDoubles((index) -> Double.longBitsToDouble(this.random.nextLong()));
		}
	}

	@Test
	void encodeWritesExtremeDoublesAsJackson() {
		double[] extremes = { 0, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, 1e-3, 2e-3, 9e-3, 1e-2, 1e7,
				1e7 - 1e-3, 1e22, 1e23, 2e23, 2.0E-3, 4.9E-324, 2.2250738585072011E-308, 9007199254740992.0,
				9007199254740993.0, Double.NaN, Double.POSITIVE_INFINITY };
		assertDoubles((index) -> {
			double value = extremes[(index / 18) % extremes.length];
			for (int i = index % 9; i > 4; i--) {
				value = Math.nextUp(value);
			}
			for (int i = index % 9; i < 4; i++) {
				value = Math.nextDown(value);
			}
			return (index % 18 < 9) ? value : -value;
		});
	}

	@Test
	void encodeWritesFloatsOfAllMagnitudesAsJackson() {
		int step = 4099;
		for (long start = 0; start < 1L << 32; start += (long) step * BATCH) {
			int bits = (int) start;
			assertFloats((index) -> bits + index * step);
		}
	}

	@Test
	void encodeWritesFloatThousandthsAsJackson() {
		for (int i = 0; i < 32; i++) {
			int start = i * BATCH;
			assertFloats((index) -> Float.floatToIntBits((start + index) / 1000f));
		}
		for (int i = 0; i < 2; i++) {
			assertFloats((index) -> Float.floatToIntBits(this.random.nextInt(20_000_000)));
			assertFloats((index) -> Float.floatToIntBits(this.random.nextInt() / 1000f));
		}
	}

	@Test
	void encodeWritesExtremeFloatsAsJackson() {
		float[] extremes = { 0, Float.MIN_VALUE, Float.MIN_NORMAL, Float.MAX_VALUE, 1e-3f, 1e-2f, 999.999f, 1000, 1e6f,
				8388608, 16777216, 1e7f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY };
		assertFloats(
				(index) -> Float.floatToRawIntBits(extremes[(index >> 8) % extremes.length]) + (index & 0xFF) - 128);
	}

	private static LongStream nearPowers() {
		List<Long> values = new ArrayList<>(List.of(Long.MIN_VALUE, Long.MIN_VALUE + 1, Long.MAX_VALUE - 1));
		for (int i = 0; i < 63; i++) {
			for (long power : new long[] { (long) Math.pow(10, i % 19), 1L << i }) {
				for (int near = -12; near <= 12; near++) {
					values.add(power + near);
					values.add(-power + near);
				}
			}
		}
		return values.stream().mapToLong(Long::longValue);
	}

	private static void assertInts(int[] values) {
		EncoderAssert.assertSame(EncoderAssert.json(values), values.length, NumberEncoder.MAX_INT,
				(i, target, position) -> NumberEncoder.encode(values[i], target, position));
	}

	private static void assertLongs(long[] values) {
		EncoderAssert.assertSame(EncoderAssert.json(values), values.length, NumberEncoder.MAX_LONG,
				(i, target, position) -> NumberEncoder.encode(values[i], target, position));
	}

	private static void assertDoubles(IntToDoubleFunction source) {
		double[] values = IntStream.range(0, BATCH).mapToDouble(source).toArray();
		for (boolean fast : new boolean[] { false, true }) {
			EncoderAssert.assertSame(EncoderAssert.json(values, fast), values.length, NumberEncoder.MAX_DOUBLE,
					(i, target, position) -> NumberEncoder.encode(values[i], fast, target, position));
		}
	}

	private static void assertFloats(IntUnaryOperator bits) {
		float[] values = new float[BATCH];
		Arrays.setAll(new int[BATCH], (i) -> {
			values[i] = Float.intBitsToFloat(bits.applyAsInt(i));
			return i;
		});
		for (boolean fast : new boolean[] { false, true }) {
			EncoderAssert.assertSame(EncoderAssert.json(values, fast), values.length, NumberEncoder.MAX_FLOAT,
					(i, target, position) -> NumberEncoder.encode(values[i], fast, target, position));
		}
	}

}
