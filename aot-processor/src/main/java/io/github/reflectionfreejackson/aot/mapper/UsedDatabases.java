package io.github.reflectionfreejackson.aot.mapper;

import java.util.List;
import java.util.stream.Stream;

import javax.sql.DataSource;

import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;

import org.springframework.beans.factory.support.DefaultListableBeanFactory;

/**
 * Warns of databases that were made for the mapper: what an application does to them when
 * it starts is done while building as well.
 */
final class UsedDatabases {

	private static final Log logger = LogFactory.getLog(UsedDatabases.class);

	private UsedDatabases() {
	}

	/**
	 * Warn of those that a copy of a bean factory has created, if there are any, not of
	 * those that it was handed. No bean is asked for its type that was not created, as
	 * that may fail.
	 */
	static void warnOfThoseIn(DefaultListableBeanFactory copy, DefaultListableBeanFactory original) {
		List<String> names = Stream.of(copy.getSingletonNames())
			.filter((name) -> copy.getSingleton(name) instanceof DataSource database
					&& database != original.getSingleton(name))
			.toList();
		if (!names.isEmpty()) {
			logger.warn("The application's ObjectMapper depends on " + names + ". So AOT processing has made them, and"
					+ " has done to the database what the application does when it starts, such as creating its"
					+ " tables. Inject what needs the database lazily, by @Lazy or ObjectProvider, into the modules,"
					+ " serializers and customizers that the ObjectMapper depends on.");
		}
	}

}
