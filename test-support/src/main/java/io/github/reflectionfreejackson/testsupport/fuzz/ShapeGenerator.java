package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

import org.jspecify.annotations.Nullable;

/**
 * Makes a shape from its seed.
 */
final class ShapeGenerator {

	private static final List<String> IMPORTS = List.of("java.math.*", "java.time.*", "java.util.*",
			"java.util.concurrent.atomic.*", "java.beans.ConstructorProperties", "com.fasterxml.jackson.annotation.*",
			"com.fasterxml.jackson.core.*", "com.fasterxml.jackson.core.util.*", "com.fasterxml.jackson.databind.*",
			"com.fasterxml.jackson.databind.annotation.*", "com.fasterxml.jackson.databind.introspect.*",
			"com.fasterxml.jackson.databind.jsontype.NamedType",
			"com.fasterxml.jackson.databind.jsontype.impl.LaissezFaireSubTypeValidator",
			"com.fasterxml.jackson.databind.node.JsonNodeFactory",
			"com.fasterxml.jackson.databind.ser.std.ToStringSerializer", "com.fasterxml.jackson.databind.util.RawValue",
			"com.fasterxml.jackson.databind.util.TokenBuffer", "com.fasterxml.jackson.dataformat.cbor.CBORFactory",
			"com.fasterxml.jackson.datatype.jdk8.Jdk8Module", "com.fasterxml.jackson.datatype.jsr310.JavaTimeModule",
			"com.fasterxml.jackson.module.paramnames.ParameterNamesModule",
			"io.github.reflectionfreejackson.testsupport.fuzz.FuzzedProgram",
			"io.github.reflectionfreejackson.testsupport.fuzz.fixture.*");

	private static final int BATCH = 50;

	private final long seed;

	private final BitSet dropped;

	private final Choices choices;

	private final TypeChoices types;

	private final Map<String, String> bodies = new TreeMap<>();

	private final StringBuilder nested = new StringBuilder();

	private final String packageName;

	private ShapeGenerator(long seed, BitSet dropped) {
		this.seed = seed;
		this.dropped = dropped;
		this.choices = new Choices(seed, dropped);
		this.types = new TypeChoices(this.choices);
		this.packageName = "shape.s" + Long.toUnsignedString(seed, 36);
	}

	/**
	 * Make shapes from subsequent seeds, many at a time: starting the compiler costs more
	 * than a shape.
	 */
	static void generate(long seed, int count, Consumer<List<Shape>> batches) {
		for (int from = 0; from < count; from += BATCH) {
			List<Shape> batch = new ArrayList<>();
			for (int i = from; i < Math.min(count, from + BATCH); i++) {
				batch.add(generate(seed + i));
			}
			batches.accept(batch);
		}
	}

	static Shape generate(long seed) {
		return generate(seed, new BitSet());
	}

	/**
	 * Make a shape without some of its parts.
	 */
	static Shape generate(long seed, BitSet dropped) {
		return new ShapeGenerator(seed, dropped).generate();
	}

	private Shape generate() {
		if (this.choices.percent(35)) {
			enumType("E0");
		}
		int beans = 1 + this.choices.below(4);
		List<NamedType> interfaces = new ArrayList<>();
		if (this.choices.percent(30)) {
			interfaces.add(interfaceType("I0"));
		}
		for (int i = 0; i < beans; i++) {
			bean("C" + i, interfaces);
		}
		program();
		return new Shape(this.seed, sources(), this.packageName + ".Program", this.choices.parts(), this.dropped);
	}

	private void enumType(String name) {
		NamedType self = new NamedType(name, Reach.EVERYWHERE, false, false);
		String text = new EnumSource(this.choices, this.types.known()).print(self, "public");
		add("", name, text);
		this.types.add(self);
	}

	private NamedType interfaceType(String name) {
		boolean everywhere = this.choices.percent(50);
		NamedType self = new NamedType(name, everywhere ? Reach.EVERYWHERE : Reach.PACKAGE, false, false);
		TypeChoices visible = this.types.visibleFrom(self.reach());
		add("", name, new InterfaceSource(this.choices, visible).print(self, everywhere ? "public" : ""));
		return self;
	}

	private void bean(String name, List<NamedType> interfaces) {
		boolean generic = this.choices.percent(15);
		boolean record = this.choices.percent(20);
		int place = this.choices.below(100);
		List<NamedType> implemented = this.choices.percent(50) ? interfaces : List.of();
		if (place >= 85) {
			implemented = List.of();
		}
		if (record) {
			String modifiers = modifiers(place);
			NamedType self = new NamedType(name, reach(modifiers, place), generic, false);
			place(name, new RecordSource(this.choices, visibleFrom(place)).print(self, modifiers,
					new Parents(null, implemented)), place);
			publish(self, implemented, null);
			return;
		}
		BeanType superclass = (place < 60) ? superclass(generic) : null;
		if (superclass != null) {
			implemented = implemented.stream().filter((type) -> !type.contradicts(superclass.type())).toList();
		}
		boolean inner = place >= 82 && place < 85 && !generic;
		boolean isAbstract = place < 60 && this.choices.percent(8);
		String modifiers = modifiers(place) + (isAbstract ? " abstract" : "");
		NamedType self = new NamedType(name, reach(modifiers, place), generic, place < 60 || place >= 85);
		if (inner) {
			modifiers = modifiers.replace("static", "");
		}
		place(name,
				new BeanSource(this.choices, visibleFrom(place)).print(self, modifiers,
						inner ? "new Program().new " + name : "new " + name, new Parents(superclass, implemented)),
				place);
		publish(self, implemented, superclass);
		if (place < 60 && !isAbstract && !generic && this.choices.percent(4)) {
			self.samples().add("new " + name + "() { public int getOwn() { return 1; } }");
		}
	}

	/**
	 * Public, of the package, nested, or of another package.
	 */
	private String modifiers(int place) {
		if (place < 60) {
			return (place < 40) ? "public" : "";
		}
		if (place < 85) {
			return ((place < 65) ? "private" : this.choices.oneOf("public", "protected", "")) + " static";
		}
		return "public";
	}

	private static Reach reach(String modifiers, int place) {
		if (place >= 60 && modifiers.startsWith("private")) {
			return Reach.PROGRAM;
		}
		return modifiers.startsWith("public") ? Reach.EVERYWHERE : Reach.PACKAGE;
	}

	private TypeChoices visibleFrom(int place) {
		return this.types.visibleFrom((place < 60) ? Reach.PACKAGE : (place < 85) ? Reach.PROGRAM : Reach.EVERYWHERE);
	}

	private void place(String name, String text, int place) {
		if (!this.choices.keep()) {
			return;
		}
		if (place < 60) {
			add("", name, text);
		}
		else if (place < 85) {
			this.nested.append(text);
		}
		else {
			add("base", name, text);
		}
	}

	private @Nullable BeanType superclass(boolean generic) {
		List<NamedType> open = this.types.known()
			.stream()
			.filter((type) -> type.isOpen() && !(generic && type.isThrowable()))
			.toList();
		if (open.isEmpty() || !this.choices.percent(40)) {
			return null;
		}
		NamedType type = this.choices.oneOf(open);
		return new BeanType(type, type.isGeneric() ? LeafTypes.STRING : null);
	}

	private void publish(NamedType self, List<NamedType> implemented, @Nullable BeanType superclass) {
		if (!self.isGeneric()) {
			implemented.forEach((type) -> addSamples(self, type));
			if (superclass != null && superclass.argument() == null) {
				addSamples(self, superclass.type());
			}
		}
		implemented.stream().filter((type) -> !this.types.known().contains(type)).forEach(this.types::add);
		this.types.add(self);
	}

	private static void addSamples(NamedType subtype, NamedType type) {
		if (subtype.reach().covers(type.reach())) {
			type.samples().addAll(subtype.samples());
		}
	}

	private void add(String subpackage, String name, String text) {
		this.bodies.put(this.packageName + (subpackage.isEmpty() ? "" : "." + subpackage) + "." + name, text);
	}

	private Map<String, String> sources() {
		List<String> imports = new ArrayList<>(IMPORTS);
		imports.add(this.packageName + ".*");
		imports.add(this.packageName + ".Program.*");
		String base = this.packageName + ".base";
		if (this.bodies.keySet().stream().anyMatch((name) -> name.startsWith(base + "."))) {
			imports.add(base + ".*");
		}
		StringBuilder header = new StringBuilder();
		imports.forEach((name) -> header.append("import ").append(name).append(";\n"));
		Map<String, String> sources = new TreeMap<>();
		this.bodies.forEach((name, text) -> sources.put(name,
				"package " + name.substring(0, name.lastIndexOf('.')) + ";\n" + header + text));
		return sources;
	}

	private void program() {
		StringBuilder addMixIns = new StringBuilder();
		StringBuilder addLater = new StringBuilder();
		for (NamedType target : this.types.known()) {
			if (target.reach() != Reach.PROGRAM && this.choices.percent(10)) {
				boolean kept = this.choices.keep();
				String mixIn = new MixInSource(this.choices, this.types.visibleFrom(Reach.PACKAGE))
					.print("M" + target.name(), target);
				if (kept) {
					add("", "M" + target.name(), mixIn);
					(this.choices.percent(85) ? addMixIns : addLater)
						.append("\t\tmapper.addMixIn(" + target.name() + ".class, M" + target.name() + ".class);\n");
				}
			}
		}
		MapperSource mapper = new MapperSource(this.choices, this.types.known());
		String mapperStatements = mapper.print() + addMixIns + "\t\treturn mapper;\n";
		String derivedStatements = mapper.printDerived(addLater.toString());
		String writerStatements = mapper.printWriter();
		StringBuilder rootTypes = new StringBuilder();
		List<String> roots = roots(rootTypes);
		StringBuilder cases = new StringBuilder();
		for (int i = 0; i < roots.size(); i++) {
			cases.append("\t\t\tcase " + i + " -> " + roots.get(i) + ";\n");
		}
		add("", "Program", "public final class Program implements FuzzedProgram {\n" + rootTypes
				+ "\tpublic java.lang.reflect.Type rootType(int index) {\n"
				+ "\t\treturn FuzzedProgram.typeOf(Program.class, \"root\" + index);\n\t}\n"
				+ "\tpublic ObjectMapper mapper() {\n" + mapperStatements
				+ "\t}\n\tpublic ObjectMapper derived(ObjectMapper mapper) {\n" + derivedStatements
				+ "\t}\n\tpublic ObjectWriter writer(ObjectMapper mapper) {\n" + writerStatements
				+ "\t}\n\tpublic int roots() { return " + roots.size()
				+ "; }\n\tpublic Object root(int index) {\n\t\treturn switch (index) {\n" + cases
				+ "\t\t\tdefault -> throw new IllegalArgumentException();\n\t\t};\n\t}\n" + this.nested + "}\n");
	}

	private List<String> roots(StringBuilder fields) {
		List<String> roots = new ArrayList<>();
		List<NamedType> known = this.types.known().stream().filter((type) -> !type.samples().isEmpty()).toList();
		for (int i = known.size() - 1; i >= 0 && roots.size() < 5; i--) {
			NamedType type = known.get(i);
			BeanType use = new BeanType(type, type.isGeneric() ? LeafTypes.any(this.choices) : null);
			FuzzType root = this.choices.percent(60) ? use : this.types.container(use);
			String value = root.value(this.choices);
			if (this.choices.keep() && !value.equals("null")) {
				fields.append("\t" + root.boxed() + " root" + roots.size() + ";\n");
				roots.add(value);
			}
		}
		if (roots.isEmpty()) {
			fields.append("\tString root0;\n");
			roots.add("\"none\"");
		}
		return roots;
	}

}
