package io.github.reflectionfreejackson.aot.emit;

import io.github.reflectionfreejackson.runtime.read.BeanReading;

import org.springframework.javapoet.ClassName;
import org.springframework.javapoet.MethodSpec;
import org.springframework.javapoet.TypeSpec;

/**
 * Prints the method that reads properties and sets them of a bean, one after the other.
 * What is no text, number or truth value, Jackson reads, and what is not of the member's
 * type, it sets.
 *
 * <pre>
 * &#064;Override
 * protected void readProperties(BeanReading reading, JsonParser parser, DeserializationContext context,
 *         Customer bean, int first) throws IOException {
 *     for (int member = first; member != BeanReading.END; member = reading.next(member, parser, context, bean)) {
 *         boolean setting = false;
 *         try {
 *             switch (member) {
 *                 case 0 -&gt; {
 *                     String value = reading.text(0, parser);
 *                     if (value != null) {
 *                         setting = true;
 *                         bean.setFirstName(value);
 *                     }
 *                     else {
 *                         reading.setOther(0, parser, context, bean);
 *                     }
 *                 }
 *                 case 1 -&gt; {
 *                     Object value = reading.value(1, parser, context);
 *                     if (value instanceof List typed) {
 *                         setting = true;
 *                         bean.setChildren(typed);
 *                     }
 *                     else {
 *                         reading.setValue(1, value, parser, context, bean);
 *                     }
 *                 }
 *                 default -&gt; reading.set(member, parser, context, bean);
 *             }
 *         }
 *         catch (Throwable ex) {
 *             throw reading.failed(ex, setting, member, parser, context, bean);
 *         }
 *     }
 * }
 * </pre>
 */
final class ReadPropertiesMethod {

	private final ClassName beanType;

	private final ReadingCases cases;

	ReadPropertiesMethod(ClassName beanType, SetMethods setMethods) {
		this.beanType = beanType;
		this.cases = ReadingCases.ofBean(setMethods);
	}

	void addTo(TypeSpec.Builder type, ReadingMembers members) {
		MethodSpec.Builder method = ReadingCases.method(BeanReading.class, this.beanType, "bean");
		method.beginControlFlow(
				"for (int member = first; member != $T.END; member = reading.next(member, parser, context, bean))",
				BeanReading.class);
		this.cases.addTo(method, members);
		method.endControlFlow();
		type.addMethod(method.build());
	}

}
