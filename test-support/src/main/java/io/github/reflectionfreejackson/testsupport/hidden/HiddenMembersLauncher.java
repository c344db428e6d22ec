package io.github.reflectionfreejackson.testsupport.hidden;

import java.util.Collection;
import java.util.List;

import io.github.reflectionfreejackson.testsupport.process.MainClass;
import io.github.reflectionfreejackson.testsupport.process.SampleProcess;

/**
 * Runs an application after the members of types have been hidden.
 */
public final class HiddenMembersLauncher {

	private static final String APPLICATION = "hidden-members.application";

	private static final String TYPES = "hidden-members.types";

	private HiddenMembersLauncher() {
	}

	/**
	 * Configure a process that hides members and then runs an application from the class
	 * path of the caller.
	 * @param application the name of the application's main class
	 * @param types the names of the types whose members to hide
	 * @return a builder to configure and start the process
	 */
	public static SampleProcess.Builder launch(String application, Collection<String> types) {
		return SampleProcess.mainClass(HiddenMembersLauncher.class.getName())
			.jvmArguments(HiddenMembers.JVM_ARGUMENTS.toArray(String[]::new))
			.jvmArguments("-D" + APPLICATION + "=" + application, "-D" + TYPES + "=" + String.join(",", types));
	}

	/**
	 * Hide the members of the types that a system property lists, and run the application
	 * that another one names.
	 * @param args the arguments for the application
	 * @throws Exception if a type cannot be hidden, or the application fails
	 */
	public static void main(String[] args) throws Exception {
		for (String type : List.of(System.getProperty(TYPES, "").split(","))) {
			HiddenMembers.hide(Class.forName(type, false, HiddenMembersLauncher.class.getClassLoader()));
		}
		MainClass.run(System.getProperty(APPLICATION, ""), args);
	}

}
