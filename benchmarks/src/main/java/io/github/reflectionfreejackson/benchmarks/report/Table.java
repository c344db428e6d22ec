package io.github.reflectionfreejackson.benchmarks.report;

import java.util.ArrayList;
import java.util.List;

/**
 * A table in Markdown, whose first row is its head and whose first column holds text.
 */
final class Table {

	private static final int LONGEST = 300;

	private final StringBuilder text = new StringBuilder();

	private final List<String> row = new ArrayList<>();

	private boolean hasHead;

	Table cell(String content) {
		this.row.add(escape(content));
		return this;
	}

	Table endOfRow() {
		this.text.append("| ").append(String.join(" | ", this.row)).append(" |\n");
		if (!this.hasHead) {
			this.text.append("| --- |").append(" ---: |".repeat(this.row.size() - 1)).append('\n');
			this.hasHead = true;
		}
		this.row.clear();
		return this;
	}

	/**
	 * Return text in one line that is not too long, without meaning in Markdown.
	 */
	static String escape(String text) {
		String line = text.replaceAll("\\s+", " ").replace("|", "\\|").replace("<", "&lt;");
		return (line.length() > LONGEST) ? line.substring(0, LONGEST) + "…" : line;
	}

	@Override
	public String toString() {
		return this.text.toString();
	}

}
