package io.github.reflectionfreejackson.testsupport.ondemand;

import java.util.Map;
import java.util.TreeMap;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.test.ondemand.InMemoryCompiler;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.testsupport.fuzz.MemoryClassLoader;

/**
 * Makes bean types, as many as one likes, and writes them.
 */
public final class ManyTypes {

	private ManyTypes() {
	}

	/**
	 * Write a value of each of many types by generated code. Prints how many types
	 * generated code wrote, and how many it wrote differently from plain Jackson.
	 * @param args the number of types
	 */
	public static void main(String[] args) throws Exception {
		int count = Integer.parseInt(args[0]);
		ClassLoader loader = load(count);
		ObjectMapper plain = new ObjectMapper();
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper);
		int differences = 0;
		for (int i = 0; i < count; i++) {
			Object value = create(loader, i);
			differences += plain.writeValueAsString(value).equals(mapper.writeValueAsString(value)) ? 0 : 1;
		}
		System.out.println(onDemand.generated().size() + " generated, " + differences + " differences");
	}

	/**
	 * Compile types, and load them with a class loader of their own.
	 * @param count how many
	 * @return the class loader
	 */
	static ClassLoader load(int count) {
		Map<String, String> sources = new TreeMap<>();
		for (int i = 0; i < count; i++) {
			sources.put(nameOf(i), source(i));
		}
		return new MemoryClassLoader(ManyTypes.class.getClassLoader(),
				new InMemoryCompiler().compile(sources).classFiles());
	}

	/**
	 * Create a value of a type.
	 * @param loader the class loader
	 * @param number the number of the type
	 * @return the value
	 */
	static Object create(ClassLoader loader, int number) throws ReflectiveOperationException {
		return loader.loadClass(nameOf(number)).getConstructor().newInstance();
	}

	private static String nameOf(int number) {
		return "many.Type" + number;
	}

	private static String source(int number) {
		return """
				package many;
				public class Type%1$d {
					private String text = "text %1$d";
					public int number = %1$d;
					public java.util.List<Integer> numbers = java.util.List.of(1, 2, %1$d);
					public String getText() { return this.text; }
					public Type%1$d getNext() { return null; }
				}
				""".formatted(number);
	}

}
