package io.github.reflectionfreejackson.aot.introspection;

import java.util.Objects;
import java.util.function.Predicate;

import io.github.reflectionfreejackson.aot.model.BeanModel.Placement;
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

	/**
	 * Create a choice.
	 * @param direct whether generated code names all that it reaches
	 */
	PlacementChoice(TypePlacement placement, Predicate<M> direct) {
		this.placement = placement;
		this.direct = direct;
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
			return new Attempt<>(recorder.record(chosen), null);
		}
		catch (UnsupportedTypeException ex) {
			return new Attempt<>(null, ex.objection());
		}
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
