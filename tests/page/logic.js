// What the page's script computes: states, the tree, boxes, and where everything is drawn.
"use strict";
const fs = require("fs");
const path = require("path");
const {check, finish, report, failedMember, heapsOf, longProgram, hostileProgram} = require("./pages.js");

const [warrant, root] = process.argv.slice(2);
const web = path.join(root, "src/page/web");
const {Replay} = require(path.join(web, "replay.js"));
const {HeapGraph} = require(path.join(web, "heap_graph.js"));
const {HeapLayout} = require(path.join(web, "heap_layout.js"));

const isEqual = (one, other) => one.size === other.size && [...one].every((value) => other.has(value));

function checkStates(name, replay, heaps) {
  check(replay.size === heaps.length, `${name}: as many steps as the record has nodes`);
  for (let id = 0; id < replay.size; ++id) {
    const state = replay.stateAt(id);
    check(isEqual(new Set(state.held.keys()), heaps[id]), `${name}, step ${id}: holds what the record says`);
    const held = new Set([...state.held.keys()].map((chunk) => replay.data.chunks[chunk].location));
    check(state.lost.every(({chunk}) => !held.has(replay.data.chunks[chunk].location)),
      `${name}, step ${id}: what is held is not lost`);
    check(state.facts.every((fact) => replay.data.facts[fact] !== undefined), `${name}, step ${id}: facts`);
  }
}

function checkTree(name, replay) {
  const seen = new Set();
  const visit = (id) => replay.below[id].forEach((child) => {
    check(!seen.has(child), `${name}: step ${child} is in the tree once`);
    seen.add(child);
    visit(child);
  });
  visit(0);
  check(seen.size === replay.size - 1, `${name}: all steps are in the tree`);
}

const overlap = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

// A segment that runs through the inside of a box.
function crosses([[x1, y1], [x2, y2]], box) {
  const inside = 0.5;
  return Math.max(x1, x2) > box.x + inside && Math.min(x1, x2) < box.x + box.width - inside &&
    Math.max(y1, y2) > box.y + inside && Math.min(y1, y2) < box.y + box.height - inside;
}

function checkLayout(name, graph) {
  const {boxes, lines, width, height} = HeapLayout.layout(graph);
  for (const [i, box] of boxes.entries()) {
    check(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height,
      `${name}: ${box.title} is within the picture`);
    for (const other of boxes.slice(i + 1)) {
      check(!overlap(box, other), `${name}: ${box.title} and ${other.title} do not overlap`);
    }
    for (const [j, row] of box.rows.entries()) {
      const next = j + 1 < box.rows.length ? box.rows[j + 1].y : box.height;
      check(row.y + row.height <= next, `${name}: the rows of ${box.title} do not overlap`);
    }
  }
  for (const {points} of lines) {
    for (let i = 0; i + 1 < points.length; ++i) {
      const isStraight = points[i][0] === points[i + 1][0] || points[i][1] === points[i + 1][1];
      check(isStraight, `${name}: lines have right angles`);
      check(boxes.every((box) => !crosses([points[i], points[i + 1]], box)), `${name}: no line runs through a box`);
    }
    check(points.flat().every((at) => at >= 0 && at <= Math.max(width, height)), `${name}: lines are within the picture`);
  }
}

function checkProgram(file) {
  const name = path.basename(file);
  const {html, data} = report(warrant, file);
  check(Buffer.byteLength(html) <= 300 * 1000, `${name}: 300 KB at most`);
  const replay = new Replay(data);
  checkStates(name, replay, heapsOf(failedMember(warrant, file).record.nodes));
  checkTree(name, replay);
  const step = Math.max(1, Math.floor(replay.size / 40));
  for (let id = 0; id < replay.size; id += step) {
    checkLayout(`${name}, step ${id}`, HeapGraph.build(data, replay.stateAt(id), id, () => 1));
  }
  const start = HeapGraph.build(data, replay.stateAt(data.start), data.start, () => 1);
  checkLayout(`${name}, where it fails`, start);
  return {replay, data, graph: start};
}

// Boxes by hand: references forth, back, over columns, to oneself, and doubts.
function checkHardLayouts() {
  let seed = 7;
  const random = (most) => (seed = (seed * 1103515245 + 12345) % 2147483648) % most;
  for (let round = 0; round < 200; ++round) {
    const count = 1 + random(14);
    const boxes = Array.from({length: count}, (_, i) => ({
      key: i === 0 ? "frame" : `o${i}`, kind: i === 0 ? "frame" : "object", title: "x".repeat(random(60)),
      rows: Array.from({length: random(5)}, () => ({label: "字f".repeat(random(9)), value: "v", note: "n".repeat(random(50)), style: "field"})),
    }));
    const links = Array.from({length: random(25)}, () => {
      const from = boxes[random(count)];
      return {from: from.key, row: from.rows.length === 0 ? -1 : random(from.rows.length), to: boxes[random(count)].key,
        kind: random(4) === 0 ? "maybe" : "reference"};
    });
    checkLayout(`random picture ${round}`, {boxes, links});
  }
}

function checkPictureOf(title, {graph}, style, label) {
  const box = graph.boxes.find((one) => one.title.startsWith(title));
  check(box && box.rows.some((row) => row.style === style && row.label === label),
    `${title} has ${label} as ${style}: ${JSON.stringify(graph.boxes.map((one) => one.title))}`);
}

const wrong = path.join(root, "examples/wrong");
const results = new Map(fs.readdirSync(wrong).filter((name) => name.endsWith(".java"))
  .map((name) => [name, checkProgram(path.join(wrong, name))]));
const account = results.get("Account.java");
checkPictureOf("this : Account", account, "field", "balance");
checkPictureOf("this : Account", account, "lost", "valid()");
const changes = account.replay.stateAt(account.data.start).lines;
check(changes.get("0:31").some(([sign, place]) => sign === "−" && place === "this.valid()"), "line 31 loses valid()");
check(changes.get("0:31").some(([sign, place]) => sign === "+" && place === "this.balance"), "line 31 gains balance");
check(account.replay.fails[account.data.start], "the failing step is on a failing path");
const spouse = results.get("Spouse.java");
checkPictureOf("this", spouse, "field", "spouse");
check(spouse.graph.links.some(({kind}) => kind === "reference"), "references are drawn");

checkProgram(hostileProgram());
checkHardLayouts();

const long = report(warrant, longProgram());
const begin = process.hrtime.bigint();
const replay = new Replay(long.data);
const loaded = Number(process.hrtime.bigint() - begin) / 1e6;
check(replay.size > 10000, `the long run has ${replay.size} steps`);
const before = process.hrtime.bigint();
replay.stateAt(replay.size - 1);
const stepped = Number(process.hrtime.bigint() - before) / 1e6;
console.log(`${replay.size} steps: ${Math.round(long.html.length / 1000)} KB, read in ${loaded.toFixed(0)} ms, a step computed in ${stepped.toFixed(0)} ms`);
finish();
