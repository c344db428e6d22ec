package io.github.reflectionfreejackson.aot.discovery;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;

import org.jspecify.annotations.Nullable;

import org.springframework.asm.ClassReader;
import org.springframework.asm.ClassVisitor;
import org.springframework.asm.Handle;
import org.springframework.asm.Label;
import org.springframework.asm.MethodVisitor;
import org.springframework.asm.Opcodes;
import org.springframework.asm.SpringAsmInfo;
import org.springframework.asm.Type;
import org.springframework.util.ClassUtils;

/**
 * Tells methods that can return nothing but what they were called with.
 */
final class ReturnedArgument {

	private ReturnedArgument() {
	}

	/**
	 * Return whether each {@code return} of an instance method is of its first argument,
	 * as the class file shows. One that cannot be read shows nothing.
	 * @param method the method
	 * @return {@code false} if it may return something else
	 */
	static boolean isFirstOf(Method method) {
		Class<?> declaring = method.getDeclaringClass();
		try (InputStream bytes = declaring.getResourceAsStream(ClassUtils.getClassFileName(declaring))) {
			if (bytes == null) {
				return false;
			}
			MethodSearch search = new MethodSearch(method);
			new ClassReader(bytes).accept(search, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
			return search.returns != null && search.returns.onlyFirst;
		}
		catch (IOException | RuntimeException ex) {
			return false;
		}
	}

	/**
	 * Looks for the code of a method.
	 */
	private static final class MethodSearch extends ClassVisitor {

		private final Method method;

		private @Nullable Returns returns;

		MethodSearch(Method method) {
			super(SpringAsmInfo.ASM_VERSION);
			this.method = method;
		}

		@Override
		public @Nullable MethodVisitor visitMethod(int access, String name, String descriptor,
				@Nullable String signature, String @Nullable [] exceptions) {
			if (name.equals(this.method.getName()) && descriptor.equals(Type.getMethodDescriptor(this.method))) {
				this.returns = new Returns();
			}
			else {
				return null;
			}
			return this.returns;
		}

	}

	/**
	 * Looks at what comes right before each return, which has to be the variable of the
	 * first argument. Nothing may be assigned to it.
	 */
	private static final class Returns extends MethodVisitor {

		private static final int FIRST = 1;

		private boolean onlyFirst = true;

		private boolean loaded;

		Returns() {
			super(SpringAsmInfo.ASM_VERSION);
		}

		@Override
		public void visitVarInsn(int opcode, int variable) {
			this.loaded = opcode == Opcodes.ALOAD && variable == FIRST;
			if (opcode == Opcodes.ASTORE && variable == FIRST) {
				this.onlyFirst = false;
			}
		}

		@Override
		public void visitInsn(int opcode) {
			if (opcode == Opcodes.ARETURN && !this.loaded) {
				this.onlyFirst = false;
			}
			this.loaded = false;
		}

		@Override
		public void visitTypeInsn(int opcode, String type) {
			this.loaded = this.loaded && opcode == Opcodes.CHECKCAST;
		}

		@Override
		public void visitLabel(Label label) {
			this.loaded = false;
		}

		@Override
		public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
			this.loaded = false;
		}

		@Override
		public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
			this.loaded = false;
		}

		@Override
		public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
			this.loaded = false;
		}

		@Override
		public void visitLdcInsn(Object value) {
			this.loaded = false;
		}

		@Override
		public void visitIntInsn(int opcode, int operand) {
			this.loaded = false;
		}

		@Override
		public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
			this.loaded = false;
		}

	}

}
