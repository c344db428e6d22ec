package io.github.reflectionfreejackson.aot.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;

import io.github.reflectionfreejackson.aot.model.ReadingApplicationModel;

/**
 * Puts together how types are read.
 */
final class ReportedReadings {

	private ReportedReadings() {
	}

	/**
	 * Return how types are read.
	 * @param sources the paths of the sources that read types, by the names of the types
	 * @return the types that are beans, sorted by name
	 */
	static List<ReportedReading> of(ReadingApplicationModel reading, SortedMap<String, String> sources) {
		List<ReportedReading> types = new ArrayList<>();
		reading.beans()
			.forEach((bean) -> types.add(new ReportedReading(bean.type().getName(), TypeState.GENERATED, "", "",
					sources.getOrDefault(bean.type().getName(), ""))));
		reading.fallbacks()
			.forEach((fallback) -> types.add(new ReportedReading(fallback.type().getName(), TypeState.REFLECTION,
					fallback.reason(), fallback.remedy().text(), "")));
		types.sort(Comparator.comparing(ReportedReading::name));
		return types;
	}

}
