package io.github.reflectionfreejackson.aot.sample;

public class LongBox extends Box<Long, Integer> {

	public Pair<Box<String, Long>, Pair<int[], Long[]>> pair = new Pair<>(Box.filled(), null);

	public static LongBox create() {
		LongBox box = new LongBox();
		box.value = 5L;
		return box;
	}

	public record Pair<A, B>(A first, B second) {
	}

}
