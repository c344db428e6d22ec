package io.github.reflectionfreejackson.testsupport.recorded;

import java.lang.StackWalker.StackFrame;
import java.util.List;

import io.github.reflectionfreejackson.testsupport.process.SampleOutput;

import org.springframework.aot.agent.RecordedInvocation;

/**
 * The calls which {@link RecordedCallsLauncher} printed.
 * <p>
 * Spring MVC keeps a message converter of its own next to that of Spring Boot, with a
 * mapper that never writes, but is asked whether it could: this is the spare mapper, and
 * not the application's. While generated code is switched off, the two cannot be told
 * apart when they are asked, and all such calls are attributed to the spare one.
 *
 * @param byApplication the calls, such as
 * {@code java.lang.Class#getDeclaredFields of com.example.Customer}
 * @param bySpareMapper the calls of a mapper that is only asked
 */
public record RecordedCalls(List<String> byApplication, List<String> bySpareMapper) {

	private static final String APPLICATION = "Recorded call by application: ";

	private static final String SPARE_MAPPER = "Recorded call by spare mapper: ";

	private static final String RUNTIME = "io.github.reflectionfreejackson.runtime.";

	public RecordedCalls {
		byApplication = List.copyOf(byApplication);
		bySpareMapper = List.copyOf(bySpareMapper);
	}

	/**
	 * Find the calls that a process printed.
	 * @param output the output of the process
	 * @return the calls
	 */
	public static RecordedCalls of(SampleOutput output) {
		return new RecordedCalls(after(APPLICATION, output), after(SPARE_MAPPER, output));
	}

	private static List<String> after(String start, SampleOutput output) {
		return output.lines()
			.stream()
			.filter((line) -> line.contains(start))
			.map((line) -> line.substring(line.indexOf(start) + start.length()))
			.toList();
	}

	static String line(RecordedInvocation call, Class<?> type) {
		List<StackFrame> frames = call.getStackFrames().toList();
		boolean asked = frames.stream().anyMatch((frame) -> frame.getMethodName().equals("canSerialize"));
		boolean generated = frames.stream().anyMatch((frame) -> frame.getClassName().startsWith(RUNTIME));
		return ((asked && !generated) ? SPARE_MAPPER : APPLICATION) + call.getMethodReference() + " of "
				+ type.getName();
	}

}
