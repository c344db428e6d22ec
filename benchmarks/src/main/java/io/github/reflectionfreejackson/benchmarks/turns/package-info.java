/**
 * Contenders in JVMs of their own which take turns of milliseconds: what else the machine
 * does meets all of them alike, so that their ratios hold on a machine that is not quiet,
 * where those of one run after another do not.
 */
@NullMarked
package io.github.reflectionfreejackson.benchmarks.turns;

import org.jspecify.annotations.NullMarked;
