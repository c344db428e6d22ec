package io.github.reflectionfreejackson.aot.emit;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

import javax.lang.model.element.Modifier;

import io.github.reflectionfreejackson.aot.model.MemberModel;

import org.springframework.javapoet.CodeBlock;
import org.springframework.javapoet.MethodSpec;
import org.springframework.javapoet.TypeName;
import org.springframework.javapoet.TypeSpec;

/**
 * Prints the method that reads one member, in parts that the JIT compiler accepts.
 *
 * <pre>
 * &#064;Override
 * protected Object get(Customer value, int member) throws Throwable {
 *     return switch (member) {
 *         case 0 -&gt; value.getFirstName();
 *         case 1 -&gt; value.getAge();
 *         default -&gt; throw new IndexOutOfBoundsException(member);
 *     };
 * }
 * </pre>
 */
final class GetMethod {

	private static final int MEMBERS_PER_METHOD = 200;

	private final TypeName beanType;

	private final AccessCode access;

	GetMethod(TypeName beanType, AccessCode access) {
		this.beanType = beanType;
		this.access = access;
	}

	void addTo(TypeSpec.Builder type, List<MemberModel> members) {
		SortedMap<Integer, MemberModel> positions = new TreeMap<>();
		members.forEach((member) -> positions.put(positions.size(), member));
		addTo(type, positions);
	}

	/**
	 * Add the method.
	 * @param positions the members by their positions
	 */
	void addTo(TypeSpec.Builder type, SortedMap<Integer, MemberModel> positions) {
		List<Map.Entry<Integer, MemberModel>> members = List.copyOf(positions.entrySet());
		MethodSpec.Builder method = method("get").addAnnotation(Override.class).addModifiers(Modifier.PROTECTED);
		for (int from = 0; from + MEMBERS_PER_METHOD < members.size(); from += MEMBERS_PER_METHOD) {
			int to = from + MEMBERS_PER_METHOD;
			addCases(method, members, from, to, CodeBlock.of("getFrom$L($L, member)", to, this.access.variable()));
			type.addMethod(method.build());
			method = method("getFrom" + to).addModifiers(Modifier.PRIVATE);
		}
		int last = (members.isEmpty()) ? 0 : (members.size() - 1) / MEMBERS_PER_METHOD * MEMBERS_PER_METHOD;
		addCases(method, members, last, members.size(),
				CodeBlock.of("throw new $T(member)", IndexOutOfBoundsException.class));
		type.addMethod(method.build());
	}

	private MethodSpec.Builder method(String name) {
		return MethodSpec.methodBuilder(name)
			.returns(Object.class)
			.addParameter(this.beanType, this.access.variable())
			.addParameter(int.class, "member")
			.addException(Throwable.class);
	}

	private void addCases(MethodSpec.Builder method, List<Map.Entry<Integer, MemberModel>> members, int from, int to,
			CodeBlock otherwise) {
		if (from == to) {
			method.addStatement(otherwise);
			return;
		}
		method.addCode("return switch (member) {\n$>");
		for (int i = from; i < to; i++) {
			method.addStatement("case $L -> $L", members.get(i).getKey(),
					this.access.readUnchecked(members.get(i).getValue()));
		}
		method.addStatement("default -> $L", otherwise);
		method.addCode("$<};\n");
	}

}
