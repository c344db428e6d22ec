package io.github.reflectionfreejackson.aot.report;

import java.util.Locale;

/**
 * Prints the head of the page: how many types there are of each kind.
 */
final class ReportTotals {

	private ReportTotals() {
	}

	static String print(BuildReport report) {
		HtmlText html = new HtmlText();
		html.add("<p class=\"verdict {}\">{}</p>\n", isComplete(report) ? "complete" : "partial", verdict(report));
		html.add("<dl class=\"totals\">\n");
		for (TypeState state : TypeState.values()) {
			int count = report.count(state);
			if (count != 0 || state == TypeState.GENERATED || state == TypeState.REFLECTION) {
				add(html, state.id() + ((count != 0) ? "" : " zero"), count, state.label());
			}
		}
		long endpoints = report.roots().stream().flatMap((root) -> root.endpoints().stream()).distinct().count();
		add(html, "endpoints", (int) endpoints, "Endpoints");
		add(html, report.unseen().isEmpty() ? "zero" : "unseen", report.unseen().size(), "Not seen");
		html.add("</dl>\n");
		addBar(html, report);
		return html.toString();
	}

	private static void add(HtmlText html, String id, int count, String label) {
		html.add("<div class=\"total {}\"><dt>{}</dt><dd>{}</dd></div>\n", id, label, count);
	}

	private static boolean isComplete(BuildReport report) {
		return report.reflection() == 0 && report.reflectionForReading() == 0 && report.unseen().isEmpty()
				&& report.unreadable().isEmpty() && report.unused().isEmpty();
	}

	private static String verdict(BuildReport report) {
		if (isComplete(report)) {
			return "All beans that were found are written" + (report.read().isEmpty() ? "" : " and read")
					+ " by generated code.";
		}
		StringBuilder verdict = new StringBuilder();
		if (!report.unused().isEmpty()) {
			verdict.append("Generated code will not be used: ").append(report.unused()).append(". ");
		}
		append(verdict, report.reflection(), "type is left to Jackson’s reflection.",
				"types are left to Jackson’s reflection.");
		append(verdict, report.reflectionForReading(), "type is left to Jackson’s reflection when it is read.",
				"types are left to Jackson’s reflection when they are read.");
		append(verdict, report.unseen().size(), "handler method does not say what it returns.",
				"handler methods do not say what they return.");
		append(verdict, report.unreadable().size(), "place could not be searched.", "places could not be searched.");
		return verdict.toString().strip();
	}

	private static void append(StringBuilder verdict, int count, String one, String many) {
		if (count != 0) {
			verdict.append(count).append(' ').append((count == 1) ? one : many).append(' ');
		}
	}

	private static void addBar(HtmlText html, BuildReport report) {
		int total = report.types().size();
		if (total == 0) {
			return;
		}
		html.add("<svg class=\"bar\" role=\"img\" aria-label=\"{} of {} types are written by generated code\">",
				report.generated(), total);
		int before = 0;
		for (TypeState state : TypeState.values()) {
			int count = report.count(state);
			if (count != 0) {
				html.add("<rect class=\"{}\" x=\"{}%\" width=\"{}%\" height=\"100%\"/>", state.id(),
						percent(before, total), percent(count, total));
			}
			before += count;
		}
		html.add("</svg>\n");
	}

	private static String percent(int count, int total) {
		return String.format(Locale.ROOT, "%.3f", count * 100.0 / total);
	}

}
