package io.github.reflectionfreejackson.testsupport.parity;

import java.lang.StackWalker.StackFrame;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.test.writing.Outcome;

/**
 * A comparison that was made, and can be made again after something has changed, such as
 * what reflection can see.
 *
 * @since 0.1.0
 */
public final class RecordedCheck {

	private final Supplier<? extends ObjectMapper> mappers;

	private final Map<String, Parity.Use> uses;

	private final Map<String, Outcome> expected;

	private final OnDemandReflectionFree onDemand;

	private final String caller;

	RecordedCheck(Supplier<? extends ObjectMapper> mappers, Map<String, Parity.Use> uses, Map<String, Outcome> expected,
			OnDemandReflectionFree onDemand) {
		this.mappers = mappers;
		this.uses = uses;
		this.expected = expected;
		this.onDemand = onDemand;
		onDemand.stopGenerating();
		this.caller = StackWalker.getInstance()
			.walk((frames) -> frames
				.filter((frame) -> !frame.getClassName().startsWith(RecordedCheck.class.getPackageName() + "."))
				.findFirst()
				.map(StackFrame::toString)
				.orElse("unknown"));
	}

	/**
	 * Return what plain Jackson did at first.
	 * @return what came of each use
	 */
	public Map<String, Outcome> expected() {
		return this.expected;
	}

	/**
	 * Return the types that generated code wrote.
	 * @return the types
	 */
	public Set<Class<?>> generatedTypes() {
		return this.onDemand.generatedTypes();
	}

	/**
	 * Return the names of the types that reflection wrote.
	 * @return the names
	 */
	public Set<String> reflectiveTypes() {
		return this.onDemand.fallbacks().keySet();
	}

	/**
	 * Let a fresh mapper without generated code do the same again.
	 * @return what came of each use
	 */
	public Map<String, Outcome> plainAgain() {
		return again(this.mappers.get());
	}

	/**
	 * Let a fresh mapper do the same again by the code that was generated at first.
	 * @return what came of each use
	 */
	public Map<String, Outcome> generatedAgain() {
		ObjectMapper mapper = this.mappers.get();
		this.onDemand.reuse(mapper);
		return again(mapper);
	}

	/**
	 * Let a fresh mapper do the same again by the code that was generated at first, with
	 * nothing settled.
	 * @return what came of each use
	 */
	public Map<String, Outcome> generatedAgainUnsettled() {
		ObjectMapper mapper = this.mappers.get();
		this.onDemand.reuseUnsettled(mapper);
		return again(mapper);
	}

	private Map<String, Outcome> again(ObjectMapper mapper) {
		Map<String, Outcome> outcomes = new LinkedHashMap<>();
		this.uses.forEach((how, use) -> outcomes.put(how, use.outcome(mapper)));
		return outcomes;
	}

	/**
	 * Return where the comparison was made.
	 */
	@Override
	public String toString() {
		return this.caller;
	}

}
