package io.github.reflectionfreejackson.http;

import java.util.List;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import org.slf4j.LoggerFactory;

/**
 * Records what is logged.
 */
final class LogRecord {

	private LogRecord() {
	}

	/**
	 * Return what Spring logs.
	 */
	static List<String> of(Level level, Runnable action) {
		return of("org.springframework", level, action);
	}

	/**
	 * Return what is logged of replacing Spring's beans.
	 */
	static List<String> ofReplacement(Runnable action) {
		return of("io.github.reflectionfreejackson.http", Level.DEBUG, action);
	}

	private static List<String> of(String name, Level level, Runnable action) {
		Logger logger = (Logger) LoggerFactory.getLogger(name);
		Level before = logger.getLevel();
		ListAppender<ILoggingEvent> appender = new ListAppender<>();
		appender.start();
		logger.addAppender(appender);
		logger.setLevel(level);
		try {
			action.run();
		}
		finally {
			logger.setLevel(before);
			logger.detachAppender(appender);
		}
		return appender.list.stream()
			.map((event) -> event.getLoggerName() + " " + event + " " + (event.getThrowableProxy() != null))
			.map((line) -> line.replaceAll("@[0-9a-f]{4,8}\\b", "@identity"))
			.toList();
	}

}
