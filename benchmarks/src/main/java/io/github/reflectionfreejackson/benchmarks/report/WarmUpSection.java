package io.github.reflectionfreejackson.benchmarks.report;

/**
 * The first values in fresh JVMs.
 */
final class WarmUpSection implements Section {

	@Override
	public String of(Results results) {
		return tables(results, "write", "written") + "\n" + tables(results, "read", "read");
	}

	private static String tables(Results results, String activity, String done) {
		Runs runs = of(results, activity);
		return "Until each payload has been " + done + " so many times, in milliseconds of CPU time of the thread:\n\n"
				+ table(runs, "cpuNanos") + "\nThe same in CPU time of the process:\n\n"
				+ table(runs, "processCpuNanos");
	}

	private static String table(Runs runs, String property) {
		Table table = ColdSection.head("Times");
		for (String times : runs.values("times")) {
			ColdSection.row(table, Runs.format("%,.0f", Integer.parseInt(times)), runs.with("times", times), "%,.0f",
					property, ColdSection.NANOS);
		}
		return table.toString();
	}

	private static Runs of(Results results, String activity) {
		return Runs.of(results.json().path("warmUps")).with("activity", activity);
	}

	/**
	 * Return the share of the CPU time that plain Jackson's process takes for the first
	 * values.
	 */
	static double ratio(Results results, String activity, int times) {
		return ColdSection.ratio(of(results, activity).with("times", String.valueOf(times)), "processCpuNanos");
	}

}
