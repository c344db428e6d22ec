package io.github.reflectionfreejackson.aot.report;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import io.github.reflectionfreejackson.aot.discovery.Endpoint;
import io.github.reflectionfreejackson.aot.discovery.UnreadableBean;
import io.github.reflectionfreejackson.aot.discovery.UnseenReturn;

/**
 * Prints the rows of the page's tables.
 */
final class ReportTables {

	private final BuildReport report;

	private final String sources;

	private final Map<String, String> anchors = new TreeMap<>();

	ReportTables(BuildReport report, String sources) {
		this.report = report;
		this.sources = sources;
		int number = 0;
		for (ReportedType type : report.types()) {
			this.anchors.put(type.name(), "type-" + ++number);
		}
	}

	String types() {
		HtmlText html = new HtmlText();
		this.report.types().forEach((type) -> addType(html, type));
		return html.toString();
	}

	private void addType(HtmlText html, ReportedType type) {
		html.add("<tr id=\"{}\" tabindex=\"-1\" data-type=\"{}\" data-state=\"{}\" data-tier=\"{}\">\n",
				anchor(type.name()), type.name(), type.state().id(), type.tier());
		html.add("<th scope=\"row\"><span class=\"name\">{}</span> <span class=\"package\">",
				HtmlText.shortName(type.name()))
			.addBreakable(HtmlText.packageName(type.name()))
			.add("</span></th>\n");
		html.add("<td data-label=\"Written by\"><span class=\"state {}\">{}</span>", type.state().id(),
				type.state().label());
		if (type.tier() != 0) {
			html.add(" <span class=\"tier\">tier {}</span>", type.tier());
		}
		if (!type.reason().isEmpty()) {
			html.add("<p class=\"reason\">").addBreakable(sentence(type.reason())).add("</p>");
		}
		if (!type.remedy().isEmpty()) {
			html.add("<p class=\"remedy\"><strong>What to do:</strong> ").addBreakable(type.remedy()).add("</p>");
		}
		html.add("</td>\n<td data-label=\"Leads to\">");
		addLinks(html, type.references());
		if (!type.relatives().isEmpty()) {
			html.add("<p class=\"relatives\">Superclass or subtypes: ");
			addLinks(html, type.relatives());
			html.add("</p>");
		}
		html.add("</td>\n<td data-label=\"See\" class=\"see\">");
		if (!type.source().isEmpty()) {
			html.add("<a href=\"{}\" aria-label=\"Source for {}\">Source</a>", this.sources + encode(type.source()),
					HtmlText.shortName(type.name()));
		}
		html.add(
				"<button type=\"button\" class=\"script\" data-graph=\"{}\" aria-label=\"Graph around {}\">Graph</button>"
						+ "</td>\n</tr>\n",
				type.name(), HtmlText.shortName(type.name()));
	}

	String roots() {
		HtmlText html = new HtmlText();
		for (ReportedRoot root : this.report.roots()) {
			html.add("<tr data-type=\"{}\">\n<th scope=\"row\">", root.type());
			if (root.classes().isEmpty()) {
				html.add("<span class=\"name\" title=\"{}\">{}</span>", root.type(), HtmlText.shortName(root.type()));
			}
			else {
				html.add("<a class=\"name\" title=\"{}\" href=\"#{}\">{}</a>", root.type(), anchor(classOf(root)),
						HtmlText.shortName(root.type()));
			}
			html.add("</th>\n<td data-label=\"Returned by\"><ul class=\"endpoints\">");
			root.endpoints().forEach((endpoint) -> addEndpoint(html, endpoint));
			root.origins()
				.forEach((origin) -> html.add("<li class=\"origin\" title=\"{}\">{}</li>", origin,
						origin.contains("#") ? HtmlText.shortName(origin) : origin));
			html.add("</ul></td>\n</tr>\n");
		}
		return html.toString();
	}

	private static String classOf(ReportedRoot root) {
		return root.classes()
			.stream()
			.filter((name) -> root.type().equals(name) || root.type().startsWith(name + "<"))
			.findFirst()
			.orElse(root.classes().get(0));
	}

	private static void addEndpoint(HtmlText html, Endpoint endpoint) {
		html.add("<li>");
		addRequest(html, endpoint);
		html.add(" <span class=\"handler\">{}</span></li>", HtmlText.shortName(endpoint.handler()));
	}

	private static void addRequest(HtmlText html, Endpoint endpoint) {
		html.add("<span class=\"method\">{}</span> <code class=\"path\">{}</code>", endpoint.method(), endpoint.path());
	}

	/**
	 * Print the section on what could not be seen, if there is anything.
	 */
	String unseen() {
		if (this.report.unseen().isEmpty() && this.report.unreadable().isEmpty()) {
			return "";
		}
		HtmlText html = new HtmlText();
		html.add("<section aria-labelledby=\"unseen-title\">\n<h2 id=\"unseen-title\">Not seen</h2>\n");
		html.add("<p class=\"lead\">What these return is written by reflection, "
				+ "unless it was found in another place as well.</p>\n<ul class=\"unseen\">\n");
		for (UnseenReturn unseen : this.report.unseen()) {
			html.add("<li><p><code>{}</code> returns <code>{}</code></p>", HtmlText.shortName(unseen.origin()),
					HtmlText.shortName(unseen.declaredType()));
			html.add("<ul class=\"endpoints\">");
			for (Endpoint endpoint : unseen.endpoints()) {
				html.add("<li>");
				addRequest(html, endpoint);
				html.add("</li>");
			}
			html.add("</ul><p class=\"remedy\"><strong>What to do:</strong> {}</p></li>\n", BuildReport.UNSEEN_REMEDY);
		}
		for (UnreadableBean unreadable : this.report.unreadable()) {
			html.add("<li><p><code>{}</code> could not be searched for types</p><p class=\"reason\">",
					unreadable.beanName())
				.addBreakable(unreadable.cause())
				.add("</p></li>\n");
		}
		return html.add("</ul>\n</section>\n").toString();
	}

	private void addLinks(HtmlText html, List<String> names) {
		String separator = "";
		for (String name : names) {
			html.add("{}<a href=\"#{}\">{}</a>", separator, anchor(name), HtmlText.shortName(name));
			separator = ", ";
		}
	}

	private String anchor(String type) {
		return this.anchors.getOrDefault(type, "types");
	}

	static String sentence(String reason) {
		return Character.toUpperCase(reason.charAt(0)) + reason.substring(1) + (reason.endsWith(".") ? "" : ".");
	}

	/**
	 * Encode what means something in a link, of all that may be in the name of a class.
	 */
	static String encode(String path) {
		return path.replace("%", "%25").replace("#", "%23").replace("?", "%3F");
	}

}
