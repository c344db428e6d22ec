package io.github.reflectionfreejackson.autoconfigure;

import java.io.IOException;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

import org.junit.jupiter.api.Test;

import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.springframework.core.type.classreading.MetadataReaderFactory;
import org.springframework.core.type.classreading.SimpleMetadataReaderFactory;
import org.springframework.util.ClassUtils;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A native image finds no member of Jackson's that there is no hint for.
 */
class ReflectionFreeJacksonRuntimeHintsTests {

	private static final String JACKSON = "com.fasterxml.jackson.";

	private static final String CLASSES = "classpath*:io/github/reflectionfreejackson/runtime/**/*.class";

	private final RuntimeHints hints = new RuntimeHints();

	private final Set<String> reached = new LinkedHashSet<>();

	@Test
	void hintsCoverAllMembersOfJacksonThatHandlesReach() throws Exception {
		new ReflectionFreeJacksonRuntimeHints().registerHints(this.hints, null);
		for (String name : classNames()) {
			Class<?> type = Class.forName(name, false, getClass().getClassLoader());
			for (Field field : type.getDeclaredFields()) {
				if (Modifier.isStatic(field.getModifiers())) {
					check(field);
				}
			}
		}
		assertThat(this.reached).hasSizeGreaterThan(40);
	}

	private static Set<String> classNames() throws IOException {
		MetadataReaderFactory readers = new SimpleMetadataReaderFactory();
		Set<String> names = new TreeSet<>();
		for (Resource resource : new PathMatchingResourcePatternResolver().getResources(CLASSES)) {
			names.add(readers.getMetadataReader(resource).getClassMetadata().getClassName());
		}
		return names;
	}

	private void check(Field constant) throws Exception {
		if (constant.getType() == VarHandle.class) {
			VarHandle handle = value(constant, VarHandle.class);
			Class<?> owner = handle.coordinateTypes().get(0);
			if (owner.getName().startsWith(JACKSON)) {
				String name = handle.describeConstable().orElseThrow().constantName();
				covered(constant, owner + "." + name, RuntimeHintsPredicates.reflection().onField(owner, name));
			}
		}
		else if (constant.getType() == MethodHandle.class) {
			MethodHandle handle = value(constant, MethodHandle.class);
			DirectMethodHandleDesc method = (DirectMethodHandleDesc) handle.describeConstable().orElseThrow();
			Class<?> owner = ClassUtils.forName(
					method.owner().descriptorString().replaceAll("^L|;$", "").replace('/', '.'),
					getClass().getClassLoader());
			if (owner.getName().startsWith(JACKSON)) {
				Class<?>[] parameters = handle.type().dropParameterTypes(0, 1).parameterArray();
				covered(constant, owner + "." + method.methodName(),
						RuntimeHintsPredicates.reflection()
							.onMethod(owner.getDeclaredMethod(method.methodName(), parameters))
							.invoke());
			}
		}
	}

	private void covered(Field constant, String member, Predicate<RuntimeHints> hint) {
		this.reached.add(member);
		assertThat(hint).as("%s, which %s reaches", member, constant).accepts(this.hints);
	}

	private static <T> T value(Field constant, Class<T> type) throws IllegalAccessException {
		constant.setAccessible(true);
		return type.cast(constant.get(null));
	}

}
