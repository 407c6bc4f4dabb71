// From a state to what is drawn of it: boxes of objects with what is held and was lost of them, references
// between them, and which of them may be one.
"use strict";

const HeapGraph = (() => {
  // Objects that are known to be one, by the facts.
  class Classes {
    constructor() { this.leaders = new Map(); }
    find(object) {
      while (this.leaders.has(object)) object = this.leaders.get(object);
      return object;
    }
    unite(one, other) {
      const [first, second] = [this.find(one), this.find(other)].sort((a, b) => a - b);  // null leads
      if (first !== second) this.leaders.set(second, first);
    }
  }

  class Builder {
    constructor(data, state) {
      this.data = data;
      this.state = state;
      this.boxes = new Map();
      this.links = [];
      this.classes = new Classes();
      this.apart = new Set();  // pairs of leaders
      const relations = state.facts.map((fact) => data.facts[fact].relation).filter(Boolean);
      for (const [one, other, areSame] of relations) if (areSame) this.classes.unite(one, other);
      for (const [one, other, areSame] of relations) {
        if (!areSame) this.apart.add(this.pair(this.leader(one), this.leader(other)));
      }
      this.disjoint = new Set(data.disjoint.map(([one, other]) => this.pair(one, other)));
    }

    pair(one, other) { return one < other ? `${one} ${other}` : `${other} ${one}`; }

    text(index) { return this.data.texts[index]; }
    // Its type, whether it was made on the path, and when it came up.
    origin(object) { return this.data.objects[object] || ["", false, 0, ""]; }
    leader(object) { return this.classes.find(object); }
    isNull(object) { return this.leader(object) === 0; }

    // The box of the object; with a name that it can be called if it has none.
    box(object, name) {
      const leader = this.leader(object);
      const key = `o${leader}`;
      if (!this.boxes.has(key)) {
        this.boxes.set(key, {key, kind: "object", leader, names: [], objects: new Set(), type: "", rows: [], fallback: ""});
      }
      const box = this.boxes.get(key);
      box.objects.add(object);
      const [type, , , called] = this.origin(object);
      if (!box.type) box.type = type;
      if (!box.fallback) box.fallback = name || called;
      return box;
    }

    boxOfClass(name) {
      const key = `c${name}`;
      if (!this.boxes.has(key)) {
        this.boxes.set(key, {key, kind: "class", names: [`class ${name}`], objects: new Set(), type: "", rows: []});
      }
      return this.boxes.get(key);
    }

    link(from, row, object, name) {
      if (object === 0 || this.isNull(object)) return;
      this.links.push({from: from.key, row, to: this.box(object, name).key, kind: "reference"});
    }

    addVariables() {
      const frame = {key: "frame", kind: "frame", names: ["variables"], objects: new Set(), type: "", rows: []};
      this.boxes.set(frame.key, frame);
      for (const {name, value, reference} of this.state.variables.values()) {
        const isObject = reference !== 0 && !this.isNull(reference);
        if (isObject) this.box(reference, value).names.push(name);
        const shown = isObject || value === name ? "" : reference !== 0 ? "null" : value;
        frame.rows.push({label: shown ? `${name} = ${shown}` : name, value: "", note: "", style: "variable"});
        if (isObject) this.link(frame, frame.rows.length - 1, reference, value);
      }
    }

    addChunk(chunk, lost) {
      const shown = this.data.chunks[chunk];
      const owner = this.text(shown.owner);
      const box = shown.object === 0 ? this.boxOfClass(owner) : this.box(shown.object, owner);
      const isObject = shown.reference !== 0 && !lost;
      const isNull = isObject && this.isNull(shown.reference);
      const value = lost ? "" : isNull ? "null" : isObject ? "" : this.text(shown.value);
      const amount = this.text(shown.amount);
      const guard = this.text(shown.guard);
      const row = {
        chunk,
        label: (guard ? `${guard} ==> ` : "") + (amount ? `${amount} of ` : "") + this.text(shown.member),
        value,
        style: lost ? "lost" : ["field", "elements", "predicate"][shown.kind],
        note: lost ? `line ${lost.line}: ${lost.fate}` : shown.kind === 2 ? this.contentsOf(shown) : "",
      };
      box.rows.push(row);
      if (isObject) this.link(box, box.rows.length - 1, shown.reference, this.text(shown.value));
      if (!lost) for (const object of shown.arguments) this.link(box, box.rows.length - 1, object, "");
    }

    contentsOf(chunk) {
      const holds = this.text(chunk.holds);
      return holds ? `folded: ${holds}` : "abstract";
    }

    // Whether facts, classes, freshness or two permissions to one field tell the objects apart.
    areApart(one, other) {
      return this.apart.has(this.pair(one.leader, other.leader)) || this.disjoint.has(this.pair(one.type, other.type)) ||
        this.isFresh(one, other) || this.isFresh(other, one) || this.share(one, other);
    }

    isFresh(one, other) {
      return [...one.objects].some((object) => {
        const [, isNew, birth] = this.origin(object);
        return isNew && [...other.objects].some((before) => this.origin(before)[2] < birth);
      });
    }

    share(one, other) {
      const fields = (box) => box.rows.filter((row) => row.style === "field").map((row) => row.label);
      const ofOne = new Set(fields(one));
      return fields(other).some((label) => ofOne.has(label));
    }

    addDoubts(boxes) {
      const objects = boxes.filter((box) => box.kind === "object");
      for (let i = 0; i < objects.length; ++i) {
        for (let j = i + 1; j < objects.length; ++j) {
          const matters = objects[i].rows.length > 0 || objects[j].rows.length > 0;
          if (matters && !this.areApart(objects[i], objects[j])) {
            this.links.push({from: objects[i].key, row: -1, to: objects[j].key, kind: "maybe"});
          }
        }
      }
    }

    // What the step is about.
    chunksOf(step) {
      const {added, taken, removed} = this.data;
      return new Set([...(added[step] || []), ...(taken[step] || []), ...(removed[step] || []).slice(0, 1)]);
    }

    // So many of the items: those of the least rank, and of them the last.
    best(items, most, rankOf) {
      if (items.length <= most) return items;
      const ranked = items.map((item, index) => ({item, index, rank: rankOf(item)}))
        .sort((one, other) => one.rank - other.rank || other.index - one.index);
      const kept = new Set(ranked.slice(0, most).map(({item}) => item));
      return items.filter((item) => kept.has(item));
    }

    // What the step is about, then what variables refer to, then what came last.
    chosenBoxes(boxes, now, most) {
      return this.best(boxes, most, (box) =>
        box.kind === "frame" || box.rows.some(({chunk}) => now.has(chunk)) ? 0 : box.names.length > 0 ? 1 : 2);
    }

    // A box of very many rows shows some of them; the references of the others are not drawn.
    shorten(box, now) {
      const most = 24;
      const rows = this.best(box.rows, most, ({chunk}) => (now.has(chunk) ? 0 : 1));
      if (rows.length === box.rows.length) return;
      const places = new Map(rows.map((row, index) => [row, index]));
      this.links = this.links.filter((link) => link.from !== box.key || link.row < 0 || places.has(box.rows[link.row]))
        .map((link) => link.from !== box.key || link.row < 0 ? link : {...link, row: places.get(box.rows[link.row])});
      box.rows = [...rows, {label: `… ${box.rows.length - rows.length} more`, value: "", note: "", style: "variable"}];
    }

    build(step, lineOf, most) {
      this.addVariables();
      for (const chunk of this.state.held.keys()) this.addChunk(chunk, null);
      for (const loss of this.state.lost) this.addChunk(loss.chunk, {line: lineOf(loss.node), fate: loss.fate});
      const all = [...this.boxes.values()].filter((box) => box.kind !== "frame" || box.rows.length > 0);
      const now = this.chunksOf(step);
      const boxes = this.chosenBoxes(all, now, most);
      this.addDoubts(boxes);
      for (const box of boxes) this.shorten(box, now);
      const keys = new Set(boxes.map((box) => box.key));
      for (const box of boxes) {
        const name = [...new Set(box.names)].join(" = ") || box.fallback || "an object";
        box.name = name;
        box.title = name + (box.type ? ` : ${box.type}` : "");
      }
      const links = this.links.filter(({from, to}) => keys.has(from) && keys.has(to));
      return {boxes, links, left: all.length - boxes.length};
    }
  }

  // Of the state at a step; `lineOf` tells the line of a step. What is beyond `most` boxes is left out, and counted.
  return {build: (data, state, step, lineOf, most = 40) => new Builder(data, state).build(step, lineOf, most)};
})();

if (typeof module !== "undefined") module.exports.HeapGraph = HeapGraph;
