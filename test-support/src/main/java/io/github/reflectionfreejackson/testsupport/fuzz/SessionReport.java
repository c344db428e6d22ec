package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.List;

/**
 * What came of sessions.
 *
 * @param sessions how many there were
 * @param complete how many came to their end: others end where plain Jackson does not do
 * the same each time, or where there are differences
 * @param steps how many steps were taken
 * @param generated how many types generated code wrote or read, summed up over sessions
 * @param differences the differences, each with its seed and what led to it
 * @since 0.1.0
 */
public record SessionReport(int sessions, int complete, int steps, int generated, List<String> differences) {

}
