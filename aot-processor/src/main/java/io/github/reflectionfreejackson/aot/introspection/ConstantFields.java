package io.github.reflectionfreejackson.aot.introspection;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

import org.jspecify.annotations.Nullable;

import org.springframework.asm.ClassReader;
import org.springframework.asm.ClassVisitor;
import org.springframework.asm.FieldVisitor;
import org.springframework.asm.SpringAsmInfo;
import org.springframework.util.ClassUtils;

/**
 * Knows fields whose value the compiler copies to where they are named: final ones that
 * are initialized with a constant. Reflection may have given them another value, which
 * only reading the field itself shows.
 */
final class ConstantFields {

	private ConstantFields() {
	}

	/**
	 * Return whether the compiler may take a field for a constant.
	 */
	static boolean mayBeConstant(Field field) {
		return Modifier.isFinal(field.getModifiers())
				&& (field.getType().isPrimitive() || field.getType() == String.class) && !isKnownToVary(field);
	}

	/**
	 * Return whether the class file says that the field has no constant value.
	 */
	private static boolean isKnownToVary(Field field) {
		Class<?> declaring = field.getDeclaringClass();
		try (InputStream bytes = declaring.getResourceAsStream(ClassUtils.getClassFileName(declaring))) {
			if (bytes == null) {
				return false;
			}
			FieldSearch search = new FieldSearch(field.getName());
			new ClassReader(bytes).accept(search, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
			return search.found && !search.constant;
		}
		catch (IOException | RuntimeException ex) {
			return false;
		}
	}

	/**
	 * Looks for the value of a field.
	 */
	private static final class FieldSearch extends ClassVisitor {

		private final String name;

		private boolean found;

		private boolean constant;

		FieldSearch(String name) {
			super(SpringAsmInfo.ASM_VERSION);
			this.name = name;
		}

		@Override
		public @Nullable FieldVisitor visitField(int access, String fieldName, String descriptor,
				@Nullable String signature, @Nullable Object value) {
			if (fieldName.equals(this.name)) {
				this.found = true;
				this.constant = value != null;
			}
			return null;
		}

	}

}
