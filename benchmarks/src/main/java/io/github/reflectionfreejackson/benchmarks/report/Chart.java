package io.github.reflectionfreejackson.benchmarks.report;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

import io.github.reflectionfreejackson.benchmarks.contender.Contender;
import io.github.reflectionfreejackson.benchmarks.payload.Payload;

/**
 * Draws the speed of all contenders against plain Jackson: a panel for each version of
 * Java, a group of bars for each payload.
 */
final class Chart {

	private static final List<String> COLOURS = List.of("#6e7781", "#b6a27c", "#8a7550", "#8fc1f5", "#0a58ca",
			"#7fb58a", "#c78bc4", "#d9a24b", "#c46a6a");

	private static final int LEFT = 50;

	private static final int BAR = 10;

	private static final int GROUP = BAR * COLOURS.size() + 18;

	private static final int HEIGHT = 240;

	private static final int PANEL = HEIGHT + 70;

	private static final int LEGEND = 64;

	private final StringBuilder svg = new StringBuilder();

	private Chart() {
	}

	/**
	 * Draw.
	 * @param results the results of each version of Java
	 * @return the SVG
	 */
	static String of(List<Results> results) {
		Chart chart = new Chart();
		int width = LEFT + GROUP * Payload.values().length + 20;
		int height = LEGEND + PANEL * results.size();
		chart.add(
				"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" "
						+ "font-family=\"sans-serif\" font-size=\"12\" fill=\"#1f2328\">",
				width, height, width, height);
		chart.add("<title>Speed against plain Jackson</title>");
		chart.add("<rect width=\"%d\" height=\"%d\" fill=\"#ffffff\"/>", width, height);
		chart.addLegend();
		for (int panel = 0; panel < results.size(); panel++) {
			chart.addPanel(results.get(panel), LEGEND + panel * PANEL, width);
		}
		chart.add("</svg>");
		return chart.svg.toString();
	}

	private void addLegend() {
		int perRow = (Contender.values().length + 1) / 2;
		for (Contender contender : Contender.values()) {
			int x = LEFT + contender.ordinal() % perRow * 175;
			int y = 14 + contender.ordinal() / perRow * 22;
			add("<rect x=\"%d\" y=\"%d\" width=\"12\" height=\"12\" fill=\"%s\"/>", x, y, colour(contender));
			add("<text x=\"%d\" y=\"%d\">%s</text>", x + 18, y + 10, contender.title());
		}
	}

	private void addPanel(Results results, int top, int width) {
		JmhResults jmh = new JmhResults(results.json(), "payload");
		double largest = Arrays.stream(Payload.values())
			.flatMapToDouble((payload) -> Arrays.stream(Contender.values())
				.map((contender) -> jmh.speed(contender, Contender.JACKSON, payload))
				.flatMapToDouble(OptionalDouble::stream))
			.max()
			.orElse(1);
		int ticks = (int) Math.ceil(Math.max(2, largest));
		int bottom = top + 30 + HEIGHT;
		add("<text x=\"%d\" y=\"%d\" font-weight=\"bold\">Java %s: values per second of CPU time, plain Jackson = 1</text>",
				LEFT, top + 14, results.java());
		for (int tick = 0; tick <= ticks; tick++) {
			int y = bottom - HEIGHT * tick / ticks;
			add("<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" stroke=\"%s\"/>", LEFT, y, width - 20, y,
					(tick == 1) ? "#6e7781" : "#d8dee4");
			add("<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%d</text>", LEFT - 8, y + 4, tick);
		}
		for (Payload payload : Payload.values()) {
			int left = LEFT + 10 + payload.ordinal() * GROUP;
			add("<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">(%s)</text>", left + BAR * COLOURS.size() / 2,
					bottom + 18, payload.letter());
			for (Contender contender : Contender.values()) {
				OptionalDouble speed = jmh.speed(contender, Contender.JACKSON, payload);
				if (speed.isPresent()) {
					double height = HEIGHT * speed.getAsDouble() / ticks;
					add("<rect x=\"%d\" y=\"%.1f\" width=\"%d\" height=\"%.1f\" fill=\"%s\">"
							+ "<title>%s, (%s): %.2f</title></rect>", left + contender.ordinal() * BAR, bottom - height,
							BAR - 1, height, colour(contender), contender.title(), payload.letter(),
							speed.getAsDouble());
				}
			}
		}
	}

	private static String colour(Contender contender) {
		return COLOURS.get(contender.ordinal());
	}

	private void add(String format, Object... arguments) {
		this.svg.append(String.format(Locale.ROOT, format, arguments)).append('\n');
	}

}
