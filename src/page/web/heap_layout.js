// Where boxes and lines are drawn. Boxes stand in columns, by how many references lead to them from the
// variables; lines run between the columns, in rows that are kept free within them, and back below everything:
// so nothing lies on a box.
"use strict";

const HeapLayout = (() => {
  const size = {
    character: 7.9, padding: 8, title: 26, row: 21, note: 17, gap: 22, lane: 7, margin: 12, gutter: 26,
    passage: 12,
  };
  // The columns of a row's text, of a note below it, and how many lines that may have.
  const roomy = {row: 40, note: 46, notes: 3};
  const narrow = {row: 26, note: 30, notes: 5};

  const isWide = (c) => c >= 0x1100 && /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{1faff}]/u
    .test(String.fromCodePoint(c));
  const widthOf = (text) => Array.from(text).reduce((sum, c) => sum + (isWide(c.codePointAt(0)) ? 2 : 1), 0);

  // The text, cut to so many columns.
  function shorten(text, most) {
    if (widthOf(text) <= most) return text;
    let shown = "";
    for (const c of text) {
      if (widthOf(shown + c) > most - 1) break;
      shown += c;
    }
    return `${shown}…`;
  }

  // The text in lines of so many columns, broken between words where that can be; the last one is cut.
  function wrap(text, columns, most) {
    const lines = [];
    let rest = text;
    while (rest !== "" && lines.length + 1 < most && widthOf(rest) > columns) {
      let fits = Array.from(rest);
      while (widthOf(fits.join("")) > columns) fits = fits.slice(0, -1 - Math.floor((widthOf(fits.join("")) - columns) / 2));
      const space = fits.lastIndexOf(" ");
      const end = space > columns / 2 ? space + 1 : fits.length;
      lines.push(fits.slice(0, end).join("").trimEnd());
      rest = Array.from(rest).slice(end).join("");
    }
    return rest === "" ? lines : [...lines, shorten(rest, columns)];
  }

  function measure(box, most) {
    const title = shorten(box.title, most.row + 6);
    let y = size.title;
    let columns = widthOf(title);
    const rows = box.rows.map((row) => {
      const text = shorten(row.value ? `${row.label} ↦ ${row.value}` : row.label, most.row);
      const notes = wrap(row.note, most.note, most.notes);
      const height = size.row + size.note * notes.length;
      columns = Math.max(columns, widthOf(text) + 2, ...notes.map((note) => widthOf(note) * 0.85 + 2));
      const placed = {...row, text, notes, y, height};
      y += height + 3;
      return placed;
    });
    return {...box, title, full: box.title, rows, width: columns * size.character + 2 * size.padding,
      height: y + (rows.length > 0 ? 3 : 0)};
  }

  // The column of each box: the variables first, then what is reached from there.
  function columnsOf(boxes, links) {
    const column = new Map();
    const targets = new Map();
    for (const {from, to, kind} of links) {
      if (kind !== "reference") continue;
      if (!targets.has(from)) targets.set(from, []);
      targets.get(from).push(to);
    }
    const visit = (start, at) => {
      const queue = [start];
      column.set(start, at);
      for (let i = 0; i < queue.length; ++i) {
        for (const next of targets.get(queue[i]) || []) {
          if (column.has(next)) continue;
          column.set(next, column.get(queue[i]) + 1);
          queue.push(next);
        }
      }
    };
    const hasFrame = boxes.some((box) => box.key === "frame");
    if (hasFrame) visit("frame", 0);
    for (const {key} of boxes) if (!column.has(key)) visit(key, hasFrame ? 1 : 0);
    return column;
  }

  // Which gutters a line uses: number g is left of column g.
  function route(link, column) {
    const [from, to] = [column.get(link.from), column.get(link.to)];
    if (from < to) {
      const gutters = [];
      for (let g = from + 1; g <= to; ++g) gutters.push(g);
      return {link, from, to, gutters, isBack: false};
    }
    return {link, from, to, gutters: [from + 1, to], isBack: true};
  }

  function place(boxes, column, routes) {
    const count = Math.max(0, ...column.values()) + 1;
    const columns = Array.from({length: count}, () => []);
    for (const box of boxes) columns[column.get(box.key)].push(box);
    const lanes = new Array(count + 1).fill(0);
    for (const way of routes) way.lanes = way.gutters.map((g) => lanes[g]++);
    let x = size.margin;
    let height = 0;
    const lefts = [];
    const passages = [];  // the next free row of each column
    columns.forEach((list, index) => {
      lefts.push(x);
      x += size.gutter + lanes[index] * size.lane;
      let y = size.margin;
      for (const box of list) {
        box.x = x;
        box.y = y;
        y += box.height + size.gap;
      }
      passages.push(y);
      x += Math.max(40, ...list.map((box) => box.width));
    });
    lefts.push(x);
    for (const way of routes) {
      if (way.isBack) continue;
      way.rows = [];
      for (let at = way.from + 1; at < way.to; ++at) {
        way.rows.push(passages[at]);
        passages[at] += size.passage;
      }
    }
    height = Math.max(height, ...passages);
    return {lefts, bottom: height, width: x + size.gutter + lanes[count] * size.lane + size.margin};
  }

  function draw(way, boxes, {lefts}, bottom) {
    const source = boxes.get(way.link.from);
    const target = boxes.get(way.link.to);
    const row = way.link.row < 0 ? null : source.rows[way.link.row];
    const laneX = (i) => lefts[way.gutters[i]] + size.gutter / 2 + way.lanes[i] * size.lane;
    let y = source.y + (row ? row.y + size.row / 2 : size.title / 2);
    const points = [[source.x + source.width, y]];
    const turn = (x, to) => {
      points.push([x, y], [x, to]);
      y = to;
    };
    const end = target.y + size.title / 2;
    if (way.isBack) {
      turn(laneX(0), bottom);
      turn(laneX(1), end);
    } else {
      way.gutters.forEach((g, i) => turn(laneX(i), i + 1 < way.gutters.length ? way.rows[i] : end));
    }
    points.push([target.x, end]);
    return {...way.link, points};
  }

  function arrange(graph, most) {
    const boxes = graph.boxes.map((box) => measure(box, most));
    const byKey = new Map(boxes.map((box) => [box.key, box]));
    const column = columnsOf(boxes, graph.links);
    const routes = graph.links.map((link) => route(link, column));
    const frame = place(boxes, column, routes);
    let bottom = frame.bottom;
    const lines = routes.map((way) => {
      const line = draw(way, byKey, frame, bottom);
      if (way.isBack) bottom += size.lane;
      return line;
    });
    return crop({boxes, lines, width: frame.width, height: bottom + size.margin});
  }

  // Without the room at both sides that no line takes.
  function crop({boxes, lines, width, height}) {
    if (boxes.length === 0) return {boxes, lines, width, height};
    const edges = [...boxes.flatMap(({x, width: wide}) => [x, x + wide]), ...lines.flatMap(({points}) => points.map(([x]) => x))];
    const left = edges.reduce((one, other) => Math.min(one, other)) - size.margin;
    const right = edges.reduce((one, other) => Math.max(one, other)) + size.margin;
    for (const box of boxes) box.x -= left;
    for (const line of lines) line.points = line.points.map(([x, y]) => [x - left, y]);
    return {boxes, lines, width: right - left, height};
  }

  // Boxes with x, y, width, height and their rows' y and height, relative to the box; lines as points. Where there
  // is less room than that takes, texts are cut to less.
  function layout(graph, room = Infinity) {
    const picture = arrange(graph, roomy);
    return picture.width <= room ? picture : arrange(graph, narrow);
  }

  return {layout, size};
})();

if (typeof module !== "undefined") module.exports.HeapLayout = HeapLayout;
