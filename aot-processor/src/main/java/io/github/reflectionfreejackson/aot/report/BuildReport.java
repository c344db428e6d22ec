package io.github.reflectionfreejackson.aot.report;

import java.util.List;
import java.util.SortedMap;

import io.github.reflectionfreejackson.aot.discovery.RootTypes;
import io.github.reflectionfreejackson.aot.discovery.UnreadableBean;
import io.github.reflectionfreejackson.aot.discovery.UnseenReturn;
import io.github.reflectionfreejackson.aot.model.ApplicationModel;

/**
 * What came of processing an application, equal for equal applications. It holds names of
 * types and members, paths of endpoints and reasons, and nothing else of the application.
 *
 * @param application the package of the application
 * @param types all types that may be written, sorted by name
 * @param roots what the application answers with, sorted by type
 * @param read how types are read, sorted by name
 * @param unseen the handler methods that do not say what they answer with, sorted
 * @param unreadable what could not be searched for types, sorted
 * @param unused why nothing will use what was generated, or an empty string if something
 * will
 * @since 0.1.0
 */
public record BuildReport(String application, List<ReportedType> types, List<ReportedRoot> roots,
		List<ReportedReading> read, List<UnseenReturn> unseen, List<UnreadableBean> unreadable, String unused) {

	/**
	 * What to do about an unseen return type.
	 */
	public static final String UNSEEN_REMEDY = "Declare a more precise return type, or name what is returned in "
			+ "spring.jackson.reflection-free.include.";

	public BuildReport {
		types = List.copyOf(types);
		roots = List.copyOf(roots);
		read = List.copyOf(read);
		unseen = List.copyOf(unseen);
		unreadable = List.copyOf(unreadable);
	}

	/**
	 * Create the report on an application.
	 * @param applicationPackage the package of the application
	 * @param found what was found to be returned and taken
	 * @param application what was generated
	 * @param sources the paths of the sources that write types, by the names of the types
	 * @param readingSources the paths of the sources that read types, by the names of the
	 * types
	 * @param unused why nothing will use what was generated, or an empty string if
	 * something will
	 * @return the report
	 */
	public static BuildReport of(String applicationPackage, RootTypes found, ApplicationModel application,
			SortedMap<String, String> sources, SortedMap<String, String> readingSources, String unused) {
		ReportedTypes types = new ReportedTypes(application, sources);
		return new BuildReport(applicationPackage, types.types(), types.roots(found.roots()),
				ReportedReadings.of(application.reading(), readingSources), found.unseen(), found.unreadable(), unused);
	}

	/**
	 * Return how many types generated code writes.
	 * @return the number
	 */
	public int generated() {
		return count(TypeState.GENERATED);
	}

	/**
	 * Return how many types are left to Jackson's reflection.
	 * @return the number
	 */
	public int reflection() {
		return count(TypeState.REFLECTION);
	}

	/**
	 * Return how many types generated code reads.
	 * @return the number
	 */
	public int generatedForReading() {
		return countRead(TypeState.GENERATED);
	}

	/**
	 * Return how many types are left to Jackson's reflection for reading.
	 * @return the number
	 */
	public int reflectionForReading() {
		return countRead(TypeState.REFLECTION);
	}

	private int countRead(TypeState state) {
		return (int) this.read.stream().filter((type) -> type.state() == state).count();
	}

	int count(TypeState state) {
		return (int) this.types.stream().filter((type) -> type.state() == state).count();
	}

}
