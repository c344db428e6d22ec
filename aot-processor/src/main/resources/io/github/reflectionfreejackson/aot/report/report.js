
'use strict';
(() => {
	const report = JSON.parse(document.getElementById('report').textContent);
	const byId = (id) => document.getElementById(id);
	document.documentElement.classList.add('scripted');

	const shortName = (name) => name.replace(/(?:[^\s.<>,?[\]]+\.)+/g, '').replaceAll('$', '.');

	// Filter

	const filter = byId('filter');
	const typeRows = [...byId('type-table').tBodies[0].rows];
	const rootRows = [...byId('root-table').tBodies[0].rows];
	const texts = new Map([...typeRows, ...rootRows].map((row) => [row, textOf(row)]));

	function textOf(row) {
		const reason = row.querySelector('.reason');
		const endpoints = row.querySelector('.endpoints');
		return [row.dataset.type, shortName(row.dataset.type), reason?.textContent, endpoints?.textContent]
			.join(' ').toLowerCase();
	}

	function isWanted(row, state) {
		const other = row.dataset.state !== 'generated' && row.dataset.state !== 'reflection';
		return state === 'all' || row.dataset.state === state || (state === 'other' && other);
	}

	function applyFilter() {
		const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
		const state = document.querySelector('input[name=state]:checked').value;
		const matches = (row) => words.every((word) => texts.get(row).includes(word));
		let types = 0;
		for (const row of typeRows) {
			row.hidden = !(matches(row) && isWanted(row, state));
			types += row.hidden ? 0 : 1;
		}
		let roots = 0;
		for (const row of rootRows) {
			row.hidden = !matches(row);
			roots += row.hidden ? 0 : 1;
		}
		byId('count').textContent = `${types} of ${typeRows.length} types`;
		byId('no-types').hidden = types !== 0;
		byId('no-roots').hidden = roots !== 0;
	}

	filter.addEventListener('input', applyFilter);
	document.querySelectorAll('input[name=state]').forEach((radio) => radio.addEventListener('change', applyFilter));
	document.addEventListener('keydown', (event) => {
		const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) && event.target.type !== 'radio';
		if (event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
			event.preventDefault();
			filter.focus();
			filter.select();
		}
		else if (event.key === 'Escape' && event.target === filter) {
			filter.value = '';
			applyFilter();
		}
	});

	// A link to a row that is filtered out shows it

	function reveal(id) {
		const row = id && byId(id);
		if (row && row.hidden) {
			filter.value = '';
			document.querySelector('input[name=state][value=all]').checked = true;
			applyFilter();
			row.scrollIntoView();
		}
	}

	addEventListener('hashchange', () => reveal(location.hash.slice(1)));
	document.addEventListener('click', (event) => {
		const href = event.target.closest('a[href^="#"]')?.getAttribute('href');
		if (href && href === location.hash) {
			reveal(href.slice(1));
		}
	});

	// Sort

	for (const header of document.querySelectorAll('th[data-sort]')) {
		const button = document.createElement('button');
		button.type = 'button';
		button.textContent = header.textContent;
		header.dataset.title = header.textContent;
		header.replaceChildren(button);
		button.addEventListener('click', () => sort(header));
	}

	function sort(header) {
		const descending = header.getAttribute('aria-sort') === 'ascending';
		document.querySelectorAll('th[aria-sort]').forEach((other) => other.removeAttribute('aria-sort'));
		header.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
		const states = ['reflection', 'generated', 'enum', 'serializer', 'empty'];
		const key = (row) => (header.dataset.sort === 'name') ? row.dataset.type
			: states.indexOf(row.dataset.state) + row.dataset.tier + row.dataset.type;
		const sorted = [...typeRows].sort((a, b) => (key(a) < key(b) ? -1 : 1) * (descending ? -1 : 1));
		byId('type-table').tBodies[0].append(...sorted);
	}

	// Graph

	const LIMIT = 60;
	const MOST_COLUMNS = 6;
	const types = new Map(report.types.map((type) => [type.name, type]));
	const anchors = new Map(report.types.map((type, index) => [type.name, `type-${index + 1}`]));
	const rootClasses = new Set(report.roots.flatMap((root) => root.classes));
	const next = new Map(report.types.map((type) => [type.name, [...new Set([...type.references, ...type.relatives])]
		.filter((name) => name !== type.name)]));
	const previous = new Map(report.types.map((type) => [type.name, []]));
	next.forEach((targets, name) => targets.forEach((target) => previous.get(target).push(name)));

	/** Distances from some types, in one direction. */
	function distances(from, edges, limit) {
		const found = new Map(from.map((name) => [name, 0]));
		for (const [name, distance] of found) {
			for (const target of distance < limit ? edges.get(name) : []) {
				if (!found.has(target)) {
					found.set(target, distance + 1);
				}
			}
		}
		return found;
	}

	/** All types by their distance from what is returned. */
	function wholeGraph() {
		const roots = report.types.map((type) => type.name).filter((name) => rootClasses.has(name));
		const starts = roots.filter((name) => !previous.get(name).length || !reachedFromOther(name, roots));
		const layers = distances(starts, next, Infinity);
		types.forEach((type, name) => layers.has(name) || layers.set(name, 0));
		const pushed = pushRight(new Map(layers));
		return new Set(pushed.values()).size <= MOST_COLUMNS ? pushed : layers;
	}

	/** Move types to the right of all that leads to them, other than in a circle. */
	function pushRight(layers) {
		const behind = new Map([...layers.keys()].map((name) => [name, distances([name], next, Infinity)]));
		for (let moved = true; moved;) {
			moved = false;
			for (const [name, layer] of layers) {
				for (const target of next.get(name)) {
					if (!behind.get(target).has(name) && layers.get(target) <= layer) {
						layers.set(target, layer + 1);
						moved = true;
					}
				}
			}
		}
		return layers;
	}

	function reachedFromOther(name, roots) {
		const sources = distances([name], previous, Infinity);
		const cycle = distances([name], next, Infinity);
		return roots.some((root) => root !== name && sources.has(root) && !cycle.has(root));
	}

	/** What leads to a type, and what it leads to, as far as that can be shown. */
	function around(name) {
		for (let reach = 2; ; reach--) {
			const layers = distances([name], previous, reach);
			layers.forEach((distance, source) => layers.set(source, -distance));
			distances([name], next, reach).forEach((distance, target) => layers.has(target) || layers.set(target, distance));
			if (layers.size <= LIMIT || reach === 1) {
				return layers;
			}
		}
	}

	/** Columns of names, in an order with few crossings. */
	function columns(layers) {
		const numbers = [...new Set(layers.values())].sort((a, b) => a - b);
		const result = numbers.map((number) => [...layers.keys()].filter((name) => layers.get(name) === number).sort());
		const position = new Map();
		const note = () => result.forEach((column) => column.forEach((name, index) =>
			position.set(name, (index + 0.5) / column.length)));
		for (let sweep = 0; sweep < 8; sweep++) {
			note();
			for (const column of result) {
				const weight = new Map(column.map((name) => {
					const near = [...next.get(name), ...previous.get(name)]
						.filter((other) => layers.has(other) && layers.get(other) !== layers.get(name));
					const sum = near.reduce((total, other) => total + position.get(other), 0);
					return [name, near.length ? sum / near.length : position.get(name)];
				}));
				column.sort((a, b) => weight.get(a) - weight.get(b) || (a < b ? -1 : 1));
				note();
			}
		}
		return result;
	}

	const svgElement = (name, attributes, ...children) => {
		const element = document.createElementNS('http://www.w3.org/2000/svg', name);
		Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
		element.append(...children);
		return element;
	};

	const measure = document.createElement('canvas').getContext('2d');
	measure.font = '600 12.5px system-ui, sans-serif';

	function place(layers) {
		const boxes = new Map();
		const height = 26, gap = 12, margin = 20;
		const ordered = columns(layers);
		const tallest = Math.max(...ordered.map((column) => column.length)) * (height + gap) - gap;
		let x = margin;
		ordered.forEach((column, index) => {
			const width = Math.max(...column.map((name) => measure.measureText(shortName(name)).width)) + 24;
			const total = column.length * (height + gap) - gap;
			const spread = column.length > 1 ? Math.min(1.6, (tallest - height) / (total - height)) : 1;
			const step = (height + gap) * spread;
			const top = margin + (tallest - (step * (column.length - 1) + height)) / 2;
			column.forEach((name, row) => boxes.set(name, { x, y: top + row * step, width, height, column: index }));
			x += width + 68;
		});
		return { boxes, width: x - 68 + margin, height: tallest + 2 * margin };
	}

	function edgePath(from, to) {
		const y1 = from.y + from.height / 2, y2 = to.y + to.height / 2;
		if (to.column > from.column) {
			const x1 = from.x + from.width, x2 = to.x - 5, bend = Math.max(36, (x2 - x1) / 2);
			return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
		}
		if (to.column === from.column) {
			const x1 = from.x + from.width, x2 = to.x + to.width + 5;
			const bend = 18 + Math.min(40, Math.abs(y2 - y1) / 4);
			return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 + bend} ${y2} ${x2} ${y2}`;
		}
		const x1 = from.x, x2 = to.x + to.width + 5, bend = Math.max(36, (x1 - x2) / 2);
		return `M${x1} ${y1}C${x1 - bend} ${y1} ${x2 + bend} ${y2} ${x2} ${y2}`;
	}

	function draw(layers, center) {
		const { boxes, width, height } = place(layers);
		const svg = svgElement('svg', { width, height, viewBox: `0 0 ${width} ${height}` });
		svg.style.minWidth = `${Math.min(width, Math.max(320, width * 0.7))}px`;
		svg.append(svgElement('defs', {}, svgElement('marker', { id: 'arrow', viewBox: '0 0 8 8', refX: 5, refY: 4,
			markerWidth: 7, markerHeight: 7, orient: 'auto' }, svgElement('path', { d: 'M0 .8 7 4 0 7.2z' }))));
		const edges = [];
		for (const [name, box] of boxes) {
			for (const target of next.get(name).filter((other) => boxes.has(other))) {
				const relative = !types.get(name).references.includes(target);
				const path = svgElement('path', { class: relative ? 'edge relative' : 'edge',
					d: edgePath(box, boxes.get(target)), 'marker-end': 'url(#arrow)' });
				edges.push({ from: name, to: target, path });
				svg.append(path);
			}
		}
		const nodes = new Map();
		for (const [name, box] of boxes) {
			const label = svgElement('text', { x: box.x + 12, y: box.y + 17.5 }, shortName(name));
			const link = svgElement('a', { href: `#${anchors.get(name)}`,
				class: types.get(name).state + (rootClasses.has(name) ? ' root' : '') + (name === center ? ' center' : '') },
			svgElement('title', {}, name),
			svgElement('rect', { x: box.x, y: box.y, width: box.width, height: box.height, rx: 6 }), label);
			nodes.set(name, link);
			svg.append(link);
			const trace = (on) => {
				svg.classList.toggle('tracing', on);
				const near = new Set([name]);
				for (const edge of edges) {
					const touches = edge.from === name || edge.to === name;
					edge.path.classList.toggle('near', on && touches);
					if (touches) {
						near.add(edge.from).add(edge.to);
					}
				}
				nodes.forEach((node, other) => node.classList.toggle('near', on && near.has(other)));
			};
			link.addEventListener('mouseenter', () => trace(true));
			link.addEventListener('mouseleave', () => trace(false));
			link.addEventListener('focus', () => trace(true));
			link.addEventListener('blur', () => trace(false));
		}
		byId('drawing').replaceChildren(svg);
	}

	const focus = byId('focus');
	const small = types.size <= LIMIT;
	const option = (value, text) => Object.assign(document.createElement('option'), { value, textContent: text });
	if (small) {
		focus.append(option('', 'all types'));
	}
	[...types.keys()].sort((a, b) => (shortName(a) < shortName(b) ? -1 : 1))
		.forEach((name) => focus.append(option(name, `around ${shortName(name)}`)));

	function show(name) {
		focus.value = name;
		draw(name ? around(name) : wholeGraph(), name);
	}

	focus.addEventListener('change', () => show(focus.value));
	byId('type-table').addEventListener('click', (event) => {
		const button = event.target.closest('button[data-graph]');
		if (button) {
			show(button.dataset.graph);
			byId('graph').scrollIntoView();
			byId('drawing').focus({ preventScroll: true });
		}
	});

	applyFilter();
	if (types.size) {
		const busiest = [...types.keys()].reduce((a, b) => (next.get(b).length > next.get(a).length ? b : a));
		show(small ? '' : busiest);
	}
	reveal(location.hash.slice(1));
})();
