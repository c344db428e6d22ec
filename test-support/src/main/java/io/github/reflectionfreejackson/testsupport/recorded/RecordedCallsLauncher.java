package io.github.reflectionfreejackson.testsupport.recorded;

import java.lang.reflect.Member;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;

import io.github.reflectionfreejackson.testsupport.process.MainClass;
import io.github.reflectionfreejackson.testsupport.process.SampleProcess;
import org.jspecify.annotations.Nullable;

import org.springframework.aot.agent.RecordedInvocation;
import org.springframework.aot.agent.RecordedInvocationsPublisher;
import org.springframework.aot.agent.RuntimeHintsAgent;

/**
 * Runs an application and prints each call by which Jackson or Spring looks for a member
 * of a type, or uses one, by core reflection. Spring's {@link RuntimeHintsAgent} finds
 * them.
 */
public final class RecordedCallsLauncher {

	private static final String APPLICATION = "recorded-calls.application";

	private static final String TYPES = "recorded-calls.types";

	private RecordedCallsLauncher() {
	}

	/**
	 * Configure a process that runs an application from the class path of the caller.
	 * @param application the name of the application's main class
	 * @param types the names of the types whose members to watch
	 * @return a builder to configure and start the process
	 */
	public static SampleProcess.Builder launch(String application, Collection<String> types) {
		return SampleProcess.mainClass(RecordedCallsLauncher.class.getName())
			.jvmArguments("-javaagent:" + agent() + "=+com.fasterxml.jackson,+org.springframework",
					"-D" + APPLICATION + "=" + application, "-D" + TYPES + "=" + String.join(",", types));
	}

	/**
	 * Run the application that a system property names, and print calls about the types
	 * that another one lists.
	 * @param args the arguments for the application
	 * @throws Exception if the application fails
	 */
	public static void main(String[] args) throws Exception {
		if (!RuntimeHintsAgent.isLoaded()) {
			throw new IllegalStateException("Start the virtual machine with -javaagent:" + agent());
		}
		Set<String> types = Set.copyOf(List.of(System.getProperty(TYPES, "").split(",")));
		RecordedInvocationsPublisher.addListener((call) -> {
			Class<?> type = typeOf(call);
			if (type != null && types.contains(type.getName())) {
				System.out.println(RecordedCalls.line(call, type));
			}
		});
		MainClass.run(System.getProperty(APPLICATION, ""), args);
	}

	private static @Nullable Class<?> typeOf(RecordedInvocation call) {
		Object target = (!call.isStatic()) ? call.getInstance() : null;
		if (target instanceof Member member) {
			return member.getDeclaringClass();
		}
		return (target instanceof Class<?> type) ? type : null;
	}

	private static Path agent() {
		try {
			return Path.of(RuntimeHintsAgent.class.getProtectionDomain().getCodeSource().getLocation().toURI());
		}
		catch (URISyntaxException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
