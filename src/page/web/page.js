// The page: what it shows of a step, and how one goes from step to step. All text is set as text.
"use strict";

const Page = (() => {
  const byId = (id) => document.getElementById(id);

  function element(name, attributes, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {})) made.setAttribute(key, value);
    made.append(...children);
    return made;
  }
  const code = (text) => element("code", {}, text);

  class Page {
    constructor(data) {
      this.data = data;
      this.replay = new Replay(data);
      this.fileNames = this.shortest(data.files);
      this.at = data.start;
      this.onlyStatements = false;
      this.items = new Map();  // of the tree, as far as they are made
      this.selected = null;    // of them
      this.textScale = 1;
      this.listed = new Map();  // what lists show
      this.changed = new Map();  // what rows of the source say of permissions
      this.marked = [];
      this.toView = [];
    }

    start() {
      document.body.classList.add("live");
      if (this.replay.size > 0) {
        this.buildTree();
        this.listen();
        this.measureRoom();
        this.show(this.at);
      }
    }

    // --- moving

    go(id) {
      if (id !== this.at) this.show(id);
    }
    step(by) { this.go(this.replay.next(this.at, by, this.onlyStatements)); }

    listen() {
      const press = {
        first: () => this.go(this.replay.next(-1, 1, this.onlyStatements)),
        back: () => this.step(-1),
        on: () => this.step(1),
        last: () => this.go(this.replay.next(this.replay.size, -1, this.onlyStatements)),
        failure: () => this.go(this.data.start),
        smaller: () => this.scale(1 / 1.15),
        larger: () => this.scale(1.15),
      };
      for (const [id, action] of Object.entries(press)) byId(id).addEventListener("click", action);
      byId("slider").addEventListener("input", (event) => this.go(Number(event.target.value)));
      byId("statements").addEventListener("change", (event) => {
        this.onlyStatements = event.target.checked;
        byId("tree").classList.toggle("only-statements", this.onlyStatements);
      });
      document.addEventListener("click", (event) => {
        const link = event.target.closest("[data-go]");
        if (link) this.go(Number(link.dataset.go));
      });
      document.addEventListener("keydown", (event) => this.onKey(event));
      window.addEventListener("resize", () => this.resize());
      window.addEventListener("beforeprint", () => {
        for (const fix of document.querySelectorAll("details")) fix.open = true;
      });
    }

    scale(by) {
      this.textScale = Math.min(3, Math.max(0.6, this.textScale * by));
      document.documentElement.style.fontSize = `${100 * this.textScale}%`;
      this.resize();
    }
    resize() {
      this.measureRoom();
      this.showPicture(this.replay.stateAt(this.at));
    }

    onKey(event) {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const keys = {
        j: () => this.step(1), k: () => this.step(-1),
        ArrowRight: () => this.step(1), ArrowDown: () => this.step(1),
        ArrowLeft: () => this.step(-1), ArrowUp: () => this.step(-1),
        f: () => this.go(this.data.start),
        s: () => byId("statements").click(),
      };
      const isSlider = event.target === byId("slider");
      const isItem = event.target instanceof Element && event.target.getAttribute("role") === "treeitem";
      if (isItem && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        this.toggle(Number(event.target.dataset.item));
        return;
      }
      if (isSlider && event.key.startsWith("Arrow") && !this.onlyStatements) return;  // it moves by one itself
      if (!(event.key in keys)) return;
      event.preventDefault();
      keys[event.key]();
      if (isItem) this.items.get(this.at).focus();
    }

    // --- showing

    show(id) {
      this.at = id;
      const state = this.replay.stateAt(id);
      this.showStep(id);
      this.showLists(state);
      this.showPicture(state);
      this.showRule(id);
      this.showChanges(state.lines);
      this.markRange(this.replay.range(id));
      this.reveal(id);
      this.bringIntoView();
    }

    // The last parts of the paths, where they tell the files apart.
    shortest(paths) {
      const names = paths.map((path) => path.slice(path.lastIndexOf("/") + 1));
      return paths.map((path, i) => names.indexOf(names[i]) === names.lastIndexOf(names[i]) ? names[i] : path);
    }
    lineOf(id) { return this.replay.range(id)[1]; }
    placeText(id) {
      const [file, line] = this.replay.range(id);
      return line === 0 ? "" : this.data.files.length > 1 ? `${this.fileNames[file]}:${line}` : `line ${line}`;
    }
    // A button that goes to the step.
    way(id, text) {
      return element("button", {type: "button", "data-go": id, class: "way"}, text);
    }

    // The text of a step; of a very long one, how it begins.
    brief(id) {
      const most = 160;
      const text = this.replay.text(id);
      return text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, "")}…` : text;
    }
    describe(id) {
      const place = this.placeText(id);
      const isPlain = this.replay.outcome(id) === "done" || this.replay.rule(id) === "fail";
      return `${this.replay.rule(id)} ${this.brief(id)}${place ? `, ${place}` : ""}` +
        (isPlain ? "" : ` (${this.replay.outcome(id)})`);
    }

    showStep(id) {
      const step = byId("step");
      step.dataset.node = id;
      step.textContent = `Step ${id} of ${this.replay.size - 1}: ${this.describe(id)}`;
      step.classList.toggle("failed", this.replay.rule(id) === "fail");
      const slider = byId("slider");
      slider.value = id;
      slider.setAttribute("aria-valuetext", step.textContent);
    }

    // Shows the entries, each made by `make`; those that are shown already, by their keys, stay.
    fill(id, entries, keyOf, make, nothing) {
      const list = byId(id);
      const keys = entries.length > 0 ? entries.map(keyOf) : ["nothing"];
      const shown = this.listed.get(id) || [];
      if (!this.listed.has(id)) list.replaceChildren();
      let first = 0;
      while (first < keys.length && first < shown.length && keys[first] === shown[first]) ++first;
      let last = 0;
      while (last < Math.min(keys.length, shown.length) - first &&
        keys[keys.length - 1 - last] === shown[shown.length - 1 - last]) ++last;
      const behind = list.children[shown.length - last] || null;
      for (const item of [...list.children].slice(first, shown.length - last)) item.remove();
      for (let i = first; i < keys.length - last; ++i) {
        list.insertBefore(entries.length > 0 ? make(entries[i]) : element("li", {class: "nothing"}, nothing), behind);
      }
      this.listed.set(id, keys);
    }

    showLists(state) {
      const {chunks, texts, facts} = this.data;
      const added = new Set(this.data.added[this.at] || []);
      this.fill("held", [...state.held], ([chunk, born]) => `${chunk} ${born} ${added.has(chunk)}`, ([chunk, born]) => {
        const isNew = added.has(chunk);
        return element("li", {"data-chunk": chunk, class: isNew ? "new" : ""}, isNew ? "+ " : "",
          code(texts[chunks[chunk].text]), " ", this.way(born, `since ${this.placeText(born) || `step ${born}`}`));
      }, "nothing is held");
      this.fill("lost", state.lost, ({chunk, node}) => `${chunk} ${node}`, ({chunk, fate, node}) =>
        element("li", {"data-lost": chunk}, code(texts[chunks[chunk].place]), ` ${fate}: `,
          this.way(node, this.placeText(node) || `step ${node}`)), "nothing");
      this.fill("facts", state.facts, (fact) => fact, (fact) => {
        const {text, node, isBranch} = facts[fact];
        return element("li", {}, code(texts[text]), isBranch ? " (branch) " : " ",
          this.way(node, this.placeText(node) || `step ${node}`));
      }, "nothing is assumed");
      this.fill("variables", [...state.variables.values()], ({name, value}) => `${name} = ${value}`, ({name, value}) =>
        element("li", {}, code(name === value ? name : `${name} = ${value}`)), "none");
      this.fill("frames", this.replay.framesAt(this.at), (id) => id, (id) =>
        element("li", {}, code(this.brief(id)), " ", this.way(id, this.placeText(id))), "the member itself");
    }

    // --- the rule

    showRule(id) {
      const rule = byId("rule");
      const application = this.replay.applicationAt(id);
      if (application === 0) {
        rule.replaceChildren(element("p", {}, `${this.replay.rule(id)}: `, code(this.brief(id))));
        return;
      }
      const [figure, says] = this.data.figures[this.data.figure[application]];
      rule.replaceChildren(
        element("p", {}, element("strong", {}, this.replay.rule(application)), figure ? ` (${figure})` : "", " of ",
          code(this.brief(application)), ` — ${this.replay.outcome(application)}`),
        element("p", {class: "schema"}, code(says)),
        element("ul", {class: "premises"}, ...this.premises(application)));
    }

    // What became of the premises: so many of them, with the step that is shown among them.
    premises(application) {
      const most = 40;
      const parts = this.replay.inside.get(application) || [];
      const first = Math.max(0, Math.min(parts.indexOf(this.at) - most / 2, parts.length - most));
      const shown = parts.slice(first, first + most);
      const more = (count) => count > 0 ? [element("li", {}, `${count} more`)] : [];
      const items = [...this.questions(application), ...more(first), ...shown.flatMap((step) => [this.premise(step), ...this.questions(step)]),
        ...more(parts.length - first - shown.length)];
      return items.length > 0 ? items : [element("li", {class: "nothing"}, "it has no premises")];
    }
    premise(step) {
      return element("li", step === this.at ? {class: "now", "aria-current": "step"} : {},
        `${this.sign(step)} `, code(this.brief(step)), " ", this.way(step, `step ${step}`));
    }
    questions(step) {
      return (this.data.asked[step] || []).map(([goal, answer, toSolver]) => element("li", {class: "question"},
        ...(goal === 0 ? ["is the path possible?"] : ["Σ ⊢ ", code(this.data.texts[goal])]),
        ` : ${this.data.texts[answer]}${toSolver ? ", says Z3" : ""}`));
    }

    // What a step does, in words that the figures use.
    sign(step) {
      const signs = {
        add: "H + ", take: "H − ", open: "H − ", close: "H − ", frame: "H − ", read: "in H:", write: "H with ",
        assume: "Σ + ", case: "case Σ + ", value: "value ", check: "Σ ⊢ ", fail: "✘", refuse: "no close:",
      };
      return signs[this.replay.rule(step)] || this.replay.rule(step);
    }

    // --- the source

    lineRow(file, line) { return byId(`L${file}-${line}`); }

    showChanges(lines) {
      for (const key of this.changed.keys()) {
        if (lines.has(key)) continue;
        this.changed.delete(key);
        this.showChange(key, []);
      }
      for (const [key, changes] of lines) {
        if (this.changed.get(key) === changes) continue;
        this.changed.set(key, changes);
        this.showChange(key, changes);
      }
    }
    showChange(key, changes) {
      const row = this.lineRow(...key.split(":"));
      if (!row) return;
      const words = {"+": "gains ", "−": "loses ", "~": "changes "};
      const most = 20;  // the last ones
      const left = Math.max(0, changes.length - most);
      const items = changes.slice(left).map(([sign, place]) =>
        element("span", {class: "change"}, element("span", {"aria-hidden": "true"}, sign),
          element("span", {class: "hidden"}, words[sign]), code(place)));
      row.lastElementChild.replaceChildren(...(left > 0 ? [element("span", {}, `${left} more, and`)] : []), ...items);
    }

    // Of a range of many lines, where it begins and where it ends.
    markRange([file, line, column, endLine, endColumn]) {
      const most = 30;
      for (const row of this.marked) {
        row.classList.remove("current");
        const cell = row.querySelector("td.code");
        cell.textContent = cell.textContent;
      }
      this.marked = [];
      for (let at = line; at <= endLine && at > 0; ++at) {
        if (endLine - line > most && at === line + 1) at = endLine;
        const row = this.lineRow(file, at);
        if (!row) continue;
        row.classList.add("current");
        this.marked.push(row);
        const cell = row.querySelector("td.code");
        const points = Array.from(cell.textContent);
        const from = at === line ? column - 1 : points.findIndex((c) => c.trim() !== "");
        const to = at === endLine ? endColumn - 1 : points.length;
        const part = (first, last) => points.slice(Math.max(0, first), last).join("");
        cell.replaceChildren(part(0, from), element("mark", {}, part(from, to)), part(to));
        if (at === line) this.toView.push([row, row.closest(".scroll")]);
      }
    }

    // --- the tree

    buildTree() {
      const tree = byId("tree");
      this.items.set(0, tree);
      this.fillItem(0, tree);
      tree.addEventListener("click", (event) => {
        const item = event.target.closest("[role=treeitem]");
        if (!item) return;
        const id = Number(item.dataset.item);
        if (event.target.classList.contains("twist")) this.toggle(id);
        else this.go(id);
      });
    }

    fillItem(id, group) {
      const made = this.replay.below[id].map((child) => {
        const hasParts = this.replay.below[child].length > 0;
        const attributes = {role: "treeitem", "data-item": child, tabindex: "-1", "aria-selected": "false",
          class: `${this.replay.rule(child)} ${this.replay.isStatement(child) || this.replay.isBlock(child) ? "" : "detail"}`};
        if (hasParts) attributes["aria-expanded"] = "false";
        const label = element("span", {class: "label"},
          element("span", {class: "twist", "aria-hidden": "true"}, hasParts ? "▸" : "·"),
          element("span", {class: "name"}, this.replay.rule(child)), " ", code(this.brief(child)),
          this.replay.fails[child] ? element("span", {class: "bad"}, this.replay.rule(child) === "fail" ? " ✘ fails" : " ✘") : "");
        const item = element("li", attributes, label);
        this.items.set(child, item);
        return item;
      });
      group.append(...made);
    }

    expand(id, isOpen) {
      const item = this.items.get(id);
      if (id === 0 || this.replay.below[id].length === 0) return;
      if (isOpen && item.childElementCount === 1) {
        const group = element("ul", {role: "group"});
        item.append(group);
        this.fillItem(id, group);
      }
      item.setAttribute("aria-expanded", String(isOpen));
      item.querySelector(".twist").textContent = isOpen ? "▾" : "▸";
    }
    toggle(id) {
      this.expand(id, this.items.get(id).getAttribute("aria-expanded") === "false");
    }
    // What is around the step, from the outside in.
    open(id) {
      const around = [];
      for (let at = this.replay.above[id]; at !== 0; at = this.replay.above[at]) around.push(at);
      for (const at of around.reverse()) {
        if (this.items.get(at).getAttribute("aria-expanded") === "false") this.expand(at, true);
      }
    }

    reveal(id) {
      if (this.selected !== null) {
        this.selected.setAttribute("aria-selected", "false");
        this.selected.setAttribute("tabindex", "-1");
      }
      this.selected = null;
      if (id === 0) return;
      this.open(id);
      this.selected = this.items.get(id);
      this.selected.setAttribute("aria-selected", "true");
      this.selected.setAttribute("tabindex", "0");
      this.toView.push([this.selected.firstElementChild, byId("tree")]);
    }

    // Scrolls what scrolls, and not the page; once all else is done, for it asks where things are.
    bringIntoView() {
      const shifts = this.toView.map(([part, frame]) => {
        const [inner, outer] = [part.getBoundingClientRect(), frame.getBoundingClientRect()];
        const isSeen = inner.top >= outer.top && inner.bottom <= outer.bottom;
        return [frame, isSeen ? 0 : inner.top - outer.top - outer.height / 2];
      });
      this.toView = [];
      for (const [frame, by] of shifts) if (by !== 0) frame.scrollTop += by;
    }

    // --- the picture

    showPicture(state) {
      const graph = HeapGraph.build(this.data, state, this.at, (id) => this.lineOf(id));
      const doubts = graph.links.filter(({kind}) => kind === "maybe");
      const name = new Map(graph.boxes.map((box) => [box.key, box.name]));
      const mostTold = 12;
      const pairs = doubts.slice(0, mostTold).map(({from, to}) => `${name.get(from)} and ${name.get(to)}`);
      const more = doubts.length > mostTold ? `, and ${doubts.length - mostTold} more pairs` : "";
      byId("doubts").textContent = (pairs.length > 0 ? `May be one object: ${pairs.join("; ")}${more}.` : "") +
        (graph.left > 0 ? ` ${graph.left} more objects are not drawn: see the list.` : "");
      const mostDoubts = 6;
      graph.links = graph.links.filter(({kind}) => kind !== "maybe").concat(doubts.slice(0, mostDoubts));
      const key = JSON.stringify([graph, this.room], (_, value) => value instanceof Set ? undefined : value);
      if (key === this.picture) return;
      this.picture = key;
      byId("picture").replaceChildren(HeapPicture.draw(HeapLayout.layout(graph, this.room)));
    }

    // How wide the picture can be without a smaller text; large texts stand below each other.
    measureRoom() {
      const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
      document.body.classList.toggle("large", window.innerWidth < 60 * size);
      this.room = 16 * byId("picture").clientWidth / size;
    }
  }
  return Page;
})();

if (typeof document !== "undefined") new Page(JSON.parse(document.getElementById("data").textContent)).start();
