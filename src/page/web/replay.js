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

    // The steps from the first one to that.
    pathTo(id) {
      const path = [];
      for (; id !== 0; id = this.data.parent[id]) path.push(id);
      path.push(0);
      return path.reverse();
    }

    stateAt(id) {
      const {data} = this;
      const held = new Map();  // chunk, the step at which it came
      const variables = new Map();
      const facts = [];
      const removals = [];
      if (this.size === 0) return {held, lost: [], variables, facts};
      for (const step of this.pathTo(id)) {
        for (const chunk of data.taken[step] || []) held.delete(chunk);
        for (const chunk of data.added[step] || []) held.set(chunk, step);
        for (const name of data.gone[step] || []) variables.delete(name);
        for (const [name, value, reference] of data.variables[step] || []) {
          variables.set(name, {name: data.texts[name], value: data.texts[value], reference});
        }
        facts.length = Math.min(facts.length, this.knownFrom(step));
        facts.push(...(data.assumed[step] || []));
        if (data.removed[step]) {
          removals.push({chunk: data.removed[step][0], fate: data.texts[data.removed[step][1]], node: step});
        }
      }
      return {held, lost: this.lostOf(removals, held), variables, facts: this.distinct(facts)};
    }

    // The last first: what was held, and neither that nor anything else at its place is held now.
    lostOf(removals, held) {
      const {chunks} = this.data;
      const locations = new Set([...held.keys()].map((chunk) => chunks[chunk].location));
      const seen = new Set();
      return removals.reverse().filter(({chunk}) => {
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

    // What each line of the path did to the permissions, up to the step: `file:line` to [sign, place] pairs.
    changesOfLines(id) {
      const lines = new Map();
      const note = (step, chunk, isGain) => {
        const [file, line] = this.placeOf(step);
        if (line === 0) return;
        const key = `${file}:${line}`;
        if (!lines.has(key)) lines.set(key, new Map());
        const place = this.data.texts[this.data.chunks[chunk].place];
        const change = lines.get(key).get(place) || {before: !isGain};
        change.after = isGain;
        lines.get(key).set(place, change);
      };
      for (const step of this.pathTo(id)) {
        for (const chunk of this.data.taken[step] || []) note(step, chunk, false);
        for (const chunk of this.data.added[step] || []) note(step, chunk, true);
      }
      const signs = new Map();
      for (const [key, places] of lines) {
        const list = [...places].filter(([, change]) => change.before || change.after);
        signs.set(key, list.map(([place, {before, after}]) => [before ? (after ? "~" : "−") : "+", place]));
      }
      return signs;
    }

    // The steps as a tree: within a branch, those that are part of a rule below it; a branch below the rule
    // that branches.
    arrange() {
      const {parent, within} = this.data;
      const head = new Array(this.size).fill(0);
      this.above = new Array(this.size).fill(0);
      this.below = Array.from({length: this.size}, () => []);
      this.fails = new Array(this.size).fill(false);
      this.inside = new Map();  // the steps that are directly part of an application
      for (let id = 1; id < this.size; ++id) {
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
