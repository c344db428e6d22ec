package io.github.reflectionfreejackson.benchmarks.contender;

import com.dslplatform.json.CompiledJson;
import io.github.reflectionfreejackson.benchmarks.payload.Article;
import io.github.reflectionfreejackson.benchmarks.payload.Customer;
import io.github.reflectionfreejackson.benchmarks.payload.Node;
import io.github.reflectionfreejackson.benchmarks.payload.Numbers;
import io.github.reflectionfreejackson.benchmarks.payload.Order;
import io.github.reflectionfreejackson.benchmarks.payload.Texts;
import io.github.reflectionfreejackson.benchmarks.payload.Trip;

/**
 * Refers to all types that dsl-json generates converters for.
 *
 * @param customer refers to a type
 * @param texts refers to a type
 * @param numbers refers to a type
 * @param order refers to a type
 * @param trip refers to a type
 * @param article refers to a type
 * @param node refers to a type
 */
@CompiledJson
public record DslJsonTypes(Customer customer, Texts texts, Numbers numbers, Order order, Trip trip, Article article,
		Node node) {
}
