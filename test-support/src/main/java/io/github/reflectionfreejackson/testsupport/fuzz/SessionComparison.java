package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import org.jspecify.annotations.Nullable;

/**
 * Uses and changes a mapper with generated code as one without, step by step.
 */
final class SessionComparison {

	private final Choices choices;

	private final MapperSession generated;

	private final MapperSession plain;

	private final MapperSession plainAgain;

	private final OnDemandReflectionFree onDemand;

	private final SessionUses uses;

	private final SessionChanges changes;

	private final List<String> taken = new ArrayList<>();

	private @Nullable String difference;

	/**
	 * Prepare a comparison.
	 * @param generating has generated code for the values of the program
	 */
	SessionComparison(FuzzedProgram program, OnDemandReflectionFree generating, long seed) {
		this.choices = new Choices(seed, new BitSet());
		ObjectMapper mapper = program.mapper();
		this.onDemand = generating.reuse(mapper);
		this.generated = new MapperSession(mapper);
		this.plain = new MapperSession(program.mapper());
		this.plainAgain = new MapperSession(program.mapper());
		List<Class<?>> types = new ArrayList<>();
		for (int root = 0; root < program.roots(); root++) {
			types.add(program.root(root).getClass());
		}
		this.uses = new SessionUses(this.choices, program);
		this.changes = new SessionChanges(this.choices, types);
	}

	/**
	 * Take steps until there are differences, or what plain Jackson does is not the same
	 * each time.
	 * @return whether all steps were taken
	 */
	boolean take(int steps) {
		for (int i = 0; i < steps; i++) {
			SessionStep step = next();
			this.taken.add(step.toString());
			String expected = step.take(this.plain);
			if (!expected.equals(step.take(this.plainAgain))) {
				return false;
			}
			String actual = step.take(this.generated);
			if (!actual.equals(expected)) {
				boolean bothOverflow = isOverflow(actual) && isOverflow(expected);
				this.difference = bothOverflow ? null
						: String.join("\n", this.taken) + "\nexpected " + expected + "\nactual   " + actual;
				return false;
			}
		}
		return true;
	}

	private static boolean isOverflow(String outcome) {
		return outcome.contains("StackOverflowError");
	}

	private SessionStep next() {
		int kind = this.choices.below(100);
		return (kind < 45) ? this.uses.writing() : (kind < 70) ? this.uses.reading() : this.changes.next();
	}

	/**
	 * Return the difference, after the steps that led to it, or {@code null} if there is
	 * none.
	 */
	@Nullable String difference() {
		return this.difference;
	}

	int steps() {
		return this.taken.size();
	}

	/**
	 * Return how many types generated code wrote, and read.
	 */
	int generatedUses() {
		return this.onDemand.generated().size() + this.onDemand.readByGeneratedCode().size();
	}

}
