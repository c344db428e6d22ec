package io.github.reflectionfreejackson.aot.report;

/**
 * Prints the section on types that are read, if there are any.
 */
final class ReadingTable {

	private final BuildReport report;

	private final String sources;

	ReadingTable(BuildReport report, String sources) {
		this.report = report;
		this.sources = sources;
	}

	String print() {
		if (this.report.read().isEmpty()) {
			return "";
		}
		HtmlText html = new HtmlText();
		html.add("<section aria-labelledby=\"read-title\" id=\"read\">\n<h2 id=\"read-title\">Read</h2>\n");
		html.add("<p class=\"lead\">What the application takes: {} by generated code, {} by reflection.</p>\n",
				this.report.generatedForReading(), this.report.reflectionForReading());
		html.add("<table class=\"roots\">\n<thead><tr><th scope=\"col\">Type</th>"
				+ "<th scope=\"col\">Read by</th></tr></thead>\n<tbody>\n");
		this.report.read().forEach((type) -> addRow(html, type));
		return html.add("</tbody>\n</table>\n</section>\n").toString();
	}

	private void addRow(HtmlText html, ReportedReading type) {
		html.add("<tr>\n<th scope=\"row\"><span class=\"name\" title=\"{}\">{}</span></th>\n", type.name(),
				HtmlText.shortName(type.name()));
		html.add("<td data-label=\"Read by\"><span class=\"state {}\">{}</span>", type.state().id(),
				type.state().label());
		if (!type.source().isEmpty()) {
			html.add(" <a href=\"{}\" aria-label=\"Source that reads {}\">Source</a>",
					this.sources + ReportTables.encode(type.source()), HtmlText.shortName(type.name()));
		}
		if (!type.reason().isEmpty()) {
			html.add("<p class=\"reason\">").addBreakable(ReportTables.sentence(type.reason())).add("</p>");
		}
		if (!type.remedy().isEmpty()) {
			html.add("<p class=\"remedy\"><strong>What to do:</strong> ").addBreakable(type.remedy()).add("</p>");
		}
		html.add("</td>\n</tr>\n");
	}

}
