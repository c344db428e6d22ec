package io.github.reflectionfreejackson.aot.introspection;

import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

import io.github.reflectionfreejackson.aot.model.BeanModel.Placement;
import io.github.reflectionfreejackson.aot.model.Nameability;
import io.github.reflectionfreejackson.aot.model.Remedy;
import org.jspecify.annotations.Nullable;

/**
 * Records a type as it is seen from the package of the application or, if need be, from
 * its own.
 *
 * @param <M> what a type is recorded as
 */
final class PlacementChoice<M> {

	private final TypePlacement placement;

	private final Predicate<M> direct;

	private final Function<M, Set<Class<?>>> named;

	/**
	 * Create a choice.
	 * @param direct whether generated code names all that it reaches
	 * @param named the classes that generated code names
	 */
	PlacementChoice(TypePlacement placement, Predicate<M> direct, Function<M, Set<Class<?>>> named) {
		this.placement = placement;
		this.direct = direct;
		this.named = named;
	}

	/**
	 * Record a type.
	 * @throws UnsupportedTypeException if no placement is possible
	 */
	M record(Class<?> type, Recorder<M> recorder) throws UnsupportedTypeException {
		Attempt<M> application = attempt(type, recorder, Placement.APPLICATION);
		if (application.model() != null && this.direct.test(application.model())
				&& !this.placement.isOfApplication(type)) {
			return application.model();
		}
		Attempt<M> own = attempt(type, recorder, Placement.TYPE);
		if (own.model() != null) {
			return own.model();
		}
		if (application.model() != null) {
			return application.model();
		}
		boolean reachable = this.placement.objection(Placement.APPLICATION, type) == null;
		throw new UnsupportedTypeException(
				Objects.requireNonNull(reachable ? application.objection() : own.objection()));
	}

	private Attempt<M> attempt(Class<?> type, Recorder<M> recorder, Placement chosen) {
		Objection objection = this.placement.objection(chosen, type);
		if (objection != null) {
			return new Attempt<>(null, objection);
		}
		try {
			M model = recorder.record(chosen);
			Class<?> hidden = Nameability.findHidden(this.named.apply(model), this.placement.packageOf(chosen, type));
			return (hidden != null) ? new Attempt<>(null, describeHidden(hidden)) : new Attempt<>(model, null);
		}
		catch (UnsupportedTypeException ex) {
			return new Attempt<>(null, ex.objection());
		}
	}

	private static Objection describeHidden(Class<?> hidden) {
		return new Objection("source cannot refer to " + hidden.getName()
				+ " beside other classes that it leads to, one of which is named like it, and one, or a variable, like its package",
				Remedy.RENAME_CLASS);
	}

	/**
	 * Records a type as it is seen from one place.
	 *
	 * @param <M> what a type is recorded as
	 */
	interface Recorder<M> {

		M record(Placement chosen) throws UnsupportedTypeException;

	}

	/**
	 * What came of an attempt: one of the two.
	 *
	 * @param <M> what a type is recorded as
	 */
	private record Attempt<M>(@Nullable M model, @Nullable Objection objection) {
	}

}
