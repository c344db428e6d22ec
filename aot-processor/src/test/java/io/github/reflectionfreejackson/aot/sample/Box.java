package io.github.reflectionfreejackson.aot.sample;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

@SuppressWarnings({ "unchecked", "rawtypes" })
public class Box<T extends Comparable<? super T>, N extends Number> {

	public T value;

	public List<T> list;

	public T[] array;

	public List<? extends T>[] lists;

	public Map<String, ? super Integer> map;

	public Map<? extends String, List<N[]>> nested;

	public int[][] ints;

	public List raw = List.of(1);

	public Box<String, Integer> box;

	public Supplier<?> supplier;

	public static Box<String, Long> filled() {
		Box<String, Long> box = new Box<>();
		box.value = "value";
		box.list = List.of("a", "b");
		box.array = new String[] { "c" };
		box.lists = new List[] { List.of("d") };
		box.map = Map.of("k", 1);
		box.nested = Map.of("n", List.<Long[]>of(new Long[] { 1L }));
		box.ints = new int[][] { { 1 }, {} };
		box.box = new Box<>();
		return box;
	}

}
