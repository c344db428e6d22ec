package io.github.reflectionfreejackson.aot.report;

import java.util.regex.Pattern;

import org.springframework.web.util.HtmlUtils;

/**
 * HTML that is put together from text, all of which is escaped.
 */
final class HtmlText {

	private static final Pattern QUALIFIER = Pattern.compile("(?:[\\p{javaJavaIdentifierPart}]+\\.)+");

	private final StringBuilder html = new StringBuilder();

	/**
	 * Add markup, in which each <code>{}</code> is replaced by an escaped value.
	 */
	HtmlText add(String markup, Object... values) {
		int from = 0;
		for (Object value : values) {
			int to = markup.indexOf("{}", from);
			this.html.append(markup, from, to).append(escape(value.toString()));
			from = to + 2;
		}
		this.html.append(markup, from, markup.length());
		return this;
	}

	/**
	 * Add a text that may be broken after dots.
	 */
	HtmlText addBreakable(String text) {
		this.html.append(escape(text).replaceAll("\\.(?=\\w)", ".<wbr>"));
		return this;
	}

	static String escape(String text) {
		return HtmlUtils.htmlEscape(text, "UTF-8");
	}

	/**
	 * Return a name of a type without packages, also in its type arguments.
	 */
	static String shortName(String type) {
		return QUALIFIER.matcher(type).replaceAll("").replace('$', '.');
	}

	static String packageName(String type) {
		return type.substring(0, Math.max(type.lastIndexOf('.'), 0));
	}

	@Override
	public String toString() {
		return this.html.toString();
	}

}
