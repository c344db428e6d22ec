package io.github.reflectionfreejackson.aot.report;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

import io.github.reflectionfreejackson.aot.discovery.Endpoint;
import io.github.reflectionfreejackson.aot.discovery.RootType;
import io.github.reflectionfreejackson.aot.model.ApplicationModel;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.FallbackModel;
import io.github.reflectionfreejackson.aot.model.TypeGraph;

/**
 * Puts together what there is to report on each type of an application.
 */
final class ReportedTypes {

	private final TypeGraph graph;

	private final SortedMap<String, String> sources;

	private final Map<String, TypeGraph.Node> nodes = new TreeMap<>();

	private final Map<String, BeanModel> beans = new TreeMap<>();

	private final Map<String, FallbackModel> fallbacks = new TreeMap<>();

	private final Map<String, SortedSet<String>> rootsByType = new TreeMap<>();

	ReportedTypes(ApplicationModel application, SortedMap<String, String> sources) {
		this.graph = application.graph();
		this.sources = sources;
		this.graph.nodes().forEach((node) -> this.nodes.put(node.type().getName(), node));
		application.beans().forEach((bean) -> this.beans.put(bean.type().getName(), bean));
		application.fallbacks().forEach((fallback) -> this.fallbacks.put(fallback.type().getName(), fallback));
		this.graph.roots().forEach(this::follow);
	}

	/**
	 * Note the root for everything that it leads to.
	 */
	private void follow(String root, SortedSet<String> classes) {
		Set<String> seen = new TreeSet<>(classes);
		Queue<String> pending = new ArrayDeque<>(classes);
		for (String name = pending.poll(); name != null; name = pending.poll()) {
			TypeGraph.Node node = this.nodes.get(name);
			if (node != null) {
				this.rootsByType.computeIfAbsent(name, (key) -> new TreeSet<>()).add(root);
				node.references().stream().filter(seen::add).forEach(pending::add);
				node.relatives().stream().filter(seen::add).forEach(pending::add);
			}
		}
	}

	List<ReportedType> types() {
		return this.nodes.values().stream().map(this::type).toList();
	}

	private ReportedType type(TypeGraph.Node node) {
		String name = node.type().getName();
		FallbackModel fallback = this.fallbacks.get(name);
		if (fallback != null) {
			return type(node, TypeState.REFLECTION, 0, fallback.reason(), fallback.remedy().text());
		}
		BeanModel bean = this.beans.get(name);
		if (bean != null) {
			return type(node, TypeState.GENERATED, bean.tier().number(), bean.tier().reason(), "");
		}
		if (node.type().isEnum()) {
			return type(node, TypeState.ENUM, 0, "", "");
		}
		if (node.serializer() != null) {
			return type(node, TypeState.SERIALIZER, 0, "it is written by " + node.serializer(), "");
		}
		return type(node, TypeState.EMPTY, 0, "Jackson finds nothing to write in it", "");
	}

	private ReportedType type(TypeGraph.Node node, TypeState state, int tier, String reason, String remedy) {
		String name = node.type().getName();
		return new ReportedType(name, state, tier, reason, remedy, this.sources.getOrDefault(name, ""),
				List.copyOf(this.rootsByType.getOrDefault(name, Collections.emptySortedSet())),
				reported(references(node)), reported(node.relatives()));
	}

	/**
	 * The properties of a generic class lead to the type arguments that it is returned
	 * with.
	 */
	private SortedSet<String> references(TypeGraph.Node node) {
		String name = node.type().getName();
		SortedSet<String> references = new TreeSet<>(node.references());
		this.graph.roots().forEach((root, classes) -> {
			if (root.startsWith(name + "<")) {
				references.addAll(classes);
				references.remove(name);
			}
		});
		return references;
	}

	private List<String> reported(Collection<String> names) {
		return names.stream().filter(this.nodes::containsKey).toList();
	}

	List<ReportedRoot> roots(List<RootType> roots) {
		List<ReportedRoot> reported = new ArrayList<>();
		for (RootType root : roots) {
			String type = root.type().getTypeName();
			List<String> handlers = root.endpoints().stream().map(Endpoint::handler).toList();
			reported.add(new ReportedRoot(type,
					reported(this.graph.roots().getOrDefault(type, Collections.emptySortedSet())), root.endpoints(),
					root.origins().stream().filter((origin) -> !handlers.contains(origin)).toList()));
		}
		return reported;
	}

}
