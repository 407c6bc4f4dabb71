// What the recorded steps tell of each state: data in, data out, no document. The data are those of
// page_data.h.
"use strict";

const Replay = (() => {
  const statements = new Set(["part", "exec", "case", "exit", "fail", "refuse"]);
  const applications = new Set(["eval", "produce", "consume", "exec"]);

  class Replay {
    constructor(data) {
      this.data = data;
      this.size = data.parent.length;
      this.kept = new Map();  // what is known at some steps
      this.signs = new WeakMap();  // of the changes of a line
      this.counts = new Array(this.size);  // of the facts that are known
      for (let id = 0; id < this.size; ++id) {
        this.counts[id] = this.knownFrom(id) + (data.assumed[id] || []).length;
      }
      this.arrange();
    }

    rule(id) { return this.data.rules[this.data.rule[id]]; }
    text(id) { return this.data.texts[this.data.text[id]]; }
    range(id) { return this.data.ranges[this.data.range[id]]; }
    outcome(id) { return this.data.outcomes[this.data.outcome[id]]; }
    isApplication(id) { return applications.has(this.rule(id)); }
    isBlock(id) { return this.rule(id) === "exec" && this.text(id).startsWith("{"); }
    isStatement(id) { return statements.has(this.rule(id)) && !this.isBlock(id); }

    knownFrom(id) {
      if (id === 0) return 0;
      const known = this.data.known[id];
      return known === undefined ? this.counts[this.data.parent[id]] : known;
    }

    stateAt(id) {
      const {held, variables, facts, removals, lines} = this.known(id);
      return {held, variables, facts: this.distinct(facts), lost: this.lostOf(removals, held),
        lines: this.changesOf(lines)};
    }

    // What is known at a step, computed from the last one before it on its path of which that was kept: so no
    // step costs the whole path.
    known(id) {
      const interval = Math.max(64, Math.ceil(this.size / 200));
      const path = [];
      let at = id;
      while (at !== 0 && !this.kept.has(at)) {
        path.push(at);
        at = this.data.parent[at];
      }
      let known = this.copyOf(this.kept.get(at) || this.nothing());
      for (const step of path.reverse()) {
        this.apply(step, known);
        if (this.depth[step] % interval === 0) {
          this.kept.set(step, known);
          known = this.copyOf(known);
        }
      }
      return known;
    }

    nothing() {
      const known = {held: new Map(), variables: new Map(), facts: [], removals: [], lines: new Map()};
      if (this.size > 0) this.apply(0, known);
      this.kept.set(0, known);
      return known;
    }
    copyOf({held, variables, facts, removals, lines}) {
      return {held: new Map(held), variables: new Map(variables), facts: facts.slice(), removals: removals.slice(),
        lines: new Map(lines)};
    }

    apply(step, {held, variables, facts, removals, lines}) {
      const {data} = this;
      for (const chunk of data.taken[step] || []) {
        held.delete(chunk);
        this.noteLine(lines, step, chunk, false);
      }
      for (const chunk of data.added[step] || []) {
        held.set(chunk, step);  // the step at which it came
        this.noteLine(lines, step, chunk, true);
      }
      for (const name of data.gone[step] || []) variables.delete(name);
      for (const [name, value, reference] of data.variables[step] || []) {
        variables.set(name, {name: data.texts[name], value: data.texts[value], reference});
      }
      facts.length = Math.min(facts.length, this.knownFrom(step));
      for (const fact of data.assumed[step] || []) facts.push(fact);
      if (data.removed[step]) {
        removals.push({chunk: data.removed[step][0], fate: data.texts[data.removed[step][1]], node: step});
      }
    }

    // The last first: what was held, and neither that nor anything else at its place is held now.
    lostOf(removals, held) {
      const {chunks} = this.data;
      const locations = new Set([...held.keys()].map((chunk) => chunks[chunk].location));
      const seen = new Set();
      return removals.slice().reverse().filter(({chunk}) => {
        const {location, place} = chunks[chunk];
        if (locations.has(location) || seen.has(place)) return false;
        seen.add(place);
        return true;
      });
    }

    distinct(facts) {
      const seen = new Set();
      return facts.filter((fact) => {
        const {text} = this.data.facts[fact];
        return !seen.has(text) && seen.add(text);
      });
    }

    // The part of an assertion or expression for which a rule is applied, and what is around it.
    framesAt(id) {
      const frames = [];
      for (let at = this.isApplication(id) ? id : this.data.within[id]; at !== 0; at = this.data.within[at]) {
        if (frames.length === 0 || this.rule(at) === "exec") frames.push(at);
      }
      return frames;
    }

    // The application of which the step is part, or that it is; 0: none.
    applicationAt(id) { return this.isApplication(id) ? id : this.data.within[id]; }

    // The line of the statement that is executed, or else of the step itself.
    placeOf(id) {
      for (let at = id; at !== 0; at = this.data.within[at]) {
        if (this.rule(at) === "exec" && !this.isBlock(at)) return this.range(at);
      }
      return this.range(id);
    }

    // Notes of the line what a step did to a permission: whether it was held before, and is behind it. What is
    // noted may be shared with other steps.
    noteLine(lines, step, chunk, isGain) {
      const [file, line] = this.placeOf(step);
      if (line === 0) return;
      const key = `${file}:${line}`;
      const place = this.data.texts[this.data.chunks[chunk].place];
      const changes = new Map(lines.get(key));
      changes.set(place, {before: changes.has(place) ? changes.get(place).before : !isGain, after: isGain});
      lines.set(key, changes);
    }

    // What each line of the path did to the permissions: `file:line` to [sign, place] pairs.
    changesOf(lines) {
      const signs = new Map();
      for (const [key, places] of lines) signs.set(key, this.signsOf(places));
      return signs;
    }
    signsOf(places) {
      if (!this.signs.has(places)) {
        const list = [...places].filter(([, change]) => change.before || change.after);
        this.signs.set(places, list.map(([place, {before, after}]) => [before ? (after ? "~" : "−") : "+", place]));
      }
      return this.signs.get(places);
    }

    // The steps as a tree: within a branch, those that are part of a rule below it; a branch below the rule
    // that branches.
    arrange() {
      const {parent, within} = this.data;
      const head = new Array(this.size).fill(0);
      this.depth = new Array(this.size).fill(0);
      this.above = new Array(this.size).fill(0);
      this.below = Array.from({length: this.size}, () => []);
      this.fails = new Array(this.size).fill(false);
      this.inside = new Map();  // the steps that are directly part of an application
      for (let id = 1; id < this.size; ++id) {
        this.depth[id] = this.depth[parent[id]] + 1;
        const isHead = this.rule(id) === "case" || this.rule(id) === "part";
        head[id] = isHead ? id : head[parent[id]];
        const of = this.rule(id) === "case" ? head[parent[id]] : head[id];
        let at = within[id];
        while (at !== 0 && head[at] !== of) at = within[at];
        this.above[id] = this.rule(id) === "part" ? 0 : at || of;
        this.below[this.above[id]].push(id);
        if (within[id] !== 0) {
          if (!this.inside.has(within[id])) this.inside.set(within[id], []);
          this.inside.get(within[id]).push(id);
        }
        if (this.rule(id) === "fail") this.noteFailure(id);
      }
    }

    noteFailure(id) {
      for (let at = id; !this.fails[at]; at = this.above[at]) this.fails[at] = true;
    }

    // The next step behind that, or before it (by = -1); with `onlyStatements` the next one of a statement.
    // The step itself where there is none.
    next(id, by, onlyStatements) {
      for (let at = id + by; at >= 0 && at < this.size; at += by) {
        if (!onlyStatements || this.isStatement(at)) return at;
      }
      return id;
    }
  }
  return Replay;
})();

if (typeof module !== "undefined") module.exports.Replay = Replay;
