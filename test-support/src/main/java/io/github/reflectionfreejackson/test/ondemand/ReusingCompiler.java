package io.github.reflectionfreejackson.test.ondemand;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Writer;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.charset.Charset;
import java.util.Locale;
import java.util.Set;

import javax.annotation.processing.Processor;
import javax.lang.model.SourceVersion;
import javax.tools.DiagnosticListener;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;

import org.jspecify.annotations.Nullable;

/**
 * The compiler of the JDK, which goes on with the classes that it has read before, as its
 * own tests and {@code jshell} do: to read them again takes four fifths of the time of a
 * small source, and this project's tests compile thousands.
 */
final class ReusingCompiler implements JavaCompiler {

	private final JavaCompiler compiler;

	private final Object pool;

	private final Class<?> workerType;

	private final Method getTask;

	private @Nullable Outputs outputs;

	private ReusingCompiler(JavaCompiler compiler) throws ReflectiveOperationException {
		this.compiler = compiler;
		Class<?> type = Class.forName("com.sun.tools.javac.api.JavacTaskPool");
		Constructor<?> constructor = type.getConstructor(int.class);
		this.pool = constructor.newInstance(1);
		this.workerType = Class.forName("com.sun.tools.javac.api.JavacTaskPool$Worker");
		this.getTask = type.getMethod("getTask", Writer.class, JavaFileManager.class, DiagnosticListener.class,
				Iterable.class, Iterable.class, Iterable.class, this.workerType);
	}

	/**
	 * Have on-demand code compiled by this, unless the JVM does not let it be used.
	 */
	static void install() {
		try {
			GeneratedClassLoading.compileBy(new InMemoryCompiler(new ReusingCompiler(InMemoryCompiler.system())));
		}
		catch (ReflectiveOperationException ex) {
			// It takes longer then
		}
	}

	@Override
	public CompilationTask getTask(@Nullable Writer out, @Nullable JavaFileManager files,
			@Nullable DiagnosticListener<? super JavaFileObject> listener, @Nullable Iterable<String> options,
			@Nullable Iterable<String> classes, @Nullable Iterable<? extends JavaFileObject> units) {
		if (!(files instanceof InMemoryFileManager memory) || memory.showsFurtherClasses()) {
			return this.compiler.getTask(out, files, listener, options, classes, units);
		}
		return new Task(() -> {
			Outputs outputs = this.outputs;
			if (outputs == null) {
				outputs = new Outputs(memory);
				this.outputs = outputs;
			}
			outputs.current = memory;
			return (Boolean) this.getTask.invoke(this.pool, out, outputs, listener, options, classes, units, worker());
		});
	}

	private Object worker() {
		return Proxy.newProxyInstance(getClass().getClassLoader(), new Class<?>[] { this.workerType },
				(proxy, method, arguments) -> ((CompilationTask) arguments[0]).call());
	}

	@Override
	public StandardJavaFileManager getStandardFileManager(@Nullable DiagnosticListener<? super JavaFileObject> listener,
			@Nullable Locale locale, @Nullable Charset charset) {
		return this.compiler.getStandardFileManager(listener, locale, charset);
	}

	@Override
	public int isSupportedOption(String option) {
		return this.compiler.isSupportedOption(option);
	}

	@Override
	public int run(InputStream in, OutputStream out, OutputStream err, String... arguments) {
		return this.compiler.run(in, out, err, arguments);
	}

	@Override
	public Set<SourceVersion> getSourceVersions() {
		return this.compiler.getSourceVersions();
	}

	/**
	 * The compiler keeps the file manager that it is given first.
	 */
	private static final class Outputs extends ForwardingJavaFileManager<JavaFileManager> {

		private InMemoryFileManager current;

		Outputs(InMemoryFileManager first) {
			super(first.files());
			this.current = first;
		}

		@Override
		public JavaFileObject getJavaFileForOutput(Location location, String className, JavaFileObject.Kind kind,
				FileObject sibling) throws IOException {
			return this.current.getJavaFileForOutput(location, className, kind, sibling);
		}

	}

	/**
	 * Compiles.
	 */
	private record Task(Compilation compilation) implements CompilationTask {

		@Override
		public void addModules(Iterable<String> names) {
			throw new UnsupportedOperationException();
		}

		@Override
		public void setProcessors(Iterable<? extends Processor> processors) {
			throw new UnsupportedOperationException();
		}

		@Override
		public void setLocale(Locale locale) {
			throw new UnsupportedOperationException();
		}

		@Override
		public Boolean call() {
			try {
				return this.compilation.run();
			}
			catch (InvocationTargetException ex) {
				throw new IllegalStateException(ex.getCause());
			}
			catch (ReflectiveOperationException ex) {
				throw new IllegalStateException(ex);
			}
		}

	}

	/**
	 * A call of the compiler.
	 */
	private interface Compilation {

		Boolean run() throws ReflectiveOperationException;

	}

}
