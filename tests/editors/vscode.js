// vscode.js WARRANT: the extension for VS Code, without VS Code: its files, its patterns against what Warrant prints and
// against the programs at hand, and what it registers.
"use strict";
const assert = require("node:assert");
const { execFileSync, spawnSync } = require("node:child_process");
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");

const warrant = path.resolve(process.argv[2]);
const root = path.join(__dirname, "..", "..");
const extension = path.join(root, "editors", "vscode");
const read = (...names) => fs.readFileSync(path.join(...names), "utf8");
const readJson = (name) => JSON.parse(read(extension, name));
const manifest = readJson("package.json");
const contributes = manifest.contributes;

function filesBelow(folder, ending) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file, ending) : entry.name.endsWith(ending) ? [file] : [];
  });
}

// Every pattern of a grammar, compiled, with the name of what it matches.
function patternsOf(node, found = []) {
  if (Array.isArray(node)) node.forEach((part) => patternsOf(part, found));
  else if (node !== null && typeof node === "object") {
    for (const key of ["match", "begin", "end"]) {
      if (node[key] !== undefined) found.push({ name: node.name, key, expression: new RegExp(node[key], "gu") });
    }
    Object.values(node).forEach((part) => patternsOf(part, found));
  }
  return found;
}

const grammars = Object.fromEntries(
  contributes.grammars.map((grammar) => [grammar.scopeName, readJson(grammar.path)]));
const words = patternsOf(grammars["source.warrant"]);
const isHighlighted = (word) => words.some(({ key, expression, name }) =>
  key === "match" && !name.includes("operator.warrant") && word.replace(expression, "") === "");

const checks = {
  "files that are named are there"() {
    const named = [manifest.main, contributes.languages[0].configuration, ...contributes.grammars.map((g) => g.path)];
    for (const name of named) assert.ok(fs.existsSync(path.join(extension, name)), name);
    for (const [scope, grammar] of Object.entries(grammars)) assert.strictEqual(grammar.scopeName, scope);
    readJson("language-configuration.json");
  },

  "what a grammar includes is there"() {
    for (const [scope, grammar] of Object.entries(grammars)) {
      for (const [, target] of JSON.stringify(grammar).matchAll(/"include":"([^"]*)"/g)) {
        const [other, part] = target.startsWith("#") ? [scope, target.slice(1)] : target.split("#");
        assert.ok(grammars[other] !== undefined, target);
        assert.ok(part === undefined || grammars[other].repository[part] !== undefined, target);
      }
      patternsOf(grammar);
    }
  },

  "every word of the language is highlighted"() {
    const table = read(root, "src", "parse", "scan", "words.cpp").match(/table = \{([^;]*)\};/)[1];
    const language = [...table.matchAll(/\{"(\w+)",/g)].map(([, word]) => word);
    assert.ok(language.length > 20);
    for (const word of [...language, "acc", "untouched", "\\result", "\\old", "\\forall", "\\forall*"]) {
      assert.ok(isHighlighted(word), word);
    }
    for (const word of ["requirements", "opened", "x", "this.x"]) assert.ok(!isHighlighted(word), word);
  },

  "annotations of the examples are found"() {
    const injected = patternsOf(grammars["injection.warrant.java"]);
    const [line, block] = ["line", "block"].map((kind) =>
      injected.find(({ key, name }) => key === "begin" && name === `meta.annotation.${kind}.warrant`).expression);
    let clauses = 0;
    for (const file of filesBelow(path.join(root, "examples"), ".java")) {
      for (const text of fs.readFileSync(file, "utf8").split("\n")) {
        const clause = text.match(/^\s*(\/\/@|\/\*@) (requires|ensures|predicate|invariant|pure)\b/);
        if (clause === null) continue;
        clauses += 1;
        const expression = clause[1] === "//@" ? line : block;
        expression.lastIndex = 0;
        assert.strictEqual(expression.exec(text).index, text.indexOf(clause[1]), text);
        assert.ok(isHighlighted(clause[2]), text);
      }
    }
    assert.ok(clauses > 50);
    const idf = filesBelow(path.join(root, "examples"), ".idf").concat(filesBelow(path.join(root, "tests"), ".idf"));
    assert.ok(idf.some((file) => words.some(({ name, expression }) =>
      name === "keyword.control.clause.warrant" && expression.test(fs.readFileSync(file, "utf8")))));
  },

  "the problem matcher reads what Warrant prints"() {
    const [head, place] = contributes.problemMatchers[0].pattern.map(({ regexp }) => new RegExp(regexp));
    const [first, second] = contributes.problemMatchers[0].pattern;
    const programs = [["examples/tutorial/LeakyTank.java"], ["examples/tutorial/MeterMistakes.java"],
      ["tests/regress/errors/unknown-names.java"], ["tests/regress/errors/types.idf"]];
    let count = 0;
    for (const program of programs) {
      const run = (...options) => spawnSync(
        warrant, ["verify", "--color=never", ...options, "--", ...program], { cwd: root, encoding: "utf8" }).stdout;
      const lines = run().split("\n");
      const matched = [];
      lines.forEach((line, index) => {
        const found = head.exec(line), where = place.exec(lines[index + 1] ?? "");
        if (found === null) return;
        assert.ok(where !== null, line);
        matched.push([found[first.code], found[first.severity], where[second.file], +where[second.line],
          +where[second.column], found[first.message]]);
      });
      const expected = JSON.parse(run("--format=json")).files.flatMap((file) =>
        [...file.problems, ...file.members.flatMap((member) => member.failures)].map((finding) =>
          [finding.code, finding.severity, finding.path ?? file.path, finding.line, finding.column, finding.message]));
      assert.deepStrictEqual(matched.sort(), expected.sort());
      count += matched.length;
    }
    assert.ok(count > 10);
  },

  "what a launch configuration offers, the adapter takes"() {
    const { properties } = contributes.debuggers[0].configurationAttributes.launch;
    const tank = path.join(root, "examples", "tutorial", "Tank.java");
    const frame = (message) => `Content-Length: ${Buffer.byteLength(message)}\r\n\r\n${message}`;
    const request = (seq, command, args) => frame(JSON.stringify({ seq, type: "request", command, arguments: args }));
    const launches = (configuration) => spawnSync(warrant, ["dap"], {
      encoding: "utf8", input: request(1, "initialize", {}) + request(2, "launch", { program: tank, ...configuration }),
    }).stdout.includes('"command":"launch","request_seq":2,"seq":3,"success":true');
    for (const [name, { enum: words }] of Object.entries(properties)) {
      if (words === undefined) continue;
      // Java is no inline dialect: then the program is what is refused.
      for (const word of words.filter((one) => one !== "inline")) assert.ok(launches({ [name]: word }), `${name}: ${word}`);
      assert.ok(!launches({ [name]: "nonsense" }), name);
    }
    for (const name of ["program", "member", "library"]) assert.ok(!launches({ [name]: 1 }), name);
    assert.ok(launches({ member: "Tank.level", stopOnEntry: true, sourcePath: [path.dirname(tank)] }));
  },

  "the debugger, and tasks that Warrant takes, are registered"() {
    const registered = {};
    const vscode = {
      Task: class { constructor(...parts) { [this.definition, , this.name, , this.execution, this.matcher] = parts; } },
      ProcessExecution: class { constructor(program, words) { Object.assign(this, { program, words }); } },
      DebugAdapterExecutable: class { constructor(program, words) { Object.assign(this, { program, words }); } },
      TaskGroup: { Build: "build" },
      TaskScope: { Workspace: 2 },
      workspace: { getConfiguration: () => ({ get: (name, otherwise) => otherwise }) },
      debug: {
        registerDebugAdapterDescriptorFactory: (type, factory) => { registered.adapters = factory; },
        registerDebugConfigurationProvider: (type, provider) => { registered.configurations = provider; },
      },
      tasks: { registerTaskProvider: (type, provider) => { registered.tasks = provider; } },
    };
    const load = Module._load;
    Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
    require(path.join(extension, manifest.main)).activate({ subscriptions: [] });
    Module._load = load;
    const adapter = registered.adapters.createDebugAdapterDescriptor();
    assert.deepStrictEqual([adapter.program, adapter.words], ["warrant", ["dap"]]);
    assert.strictEqual(registered.configurations.resolveDebugConfiguration(undefined, {}).program, "${file}");
    for (const task of registered.tasks.provideTasks()) assert.strictEqual(task.matcher, "$warrant");
    const definition = { type: "warrant", paths: ["examples/tutorial/Tank.java"], options: ["--ghost=infer"] };
    const { execution } = registered.tasks.resolveTask({ definition, name: "mine" });
    assert.match(execFileSync(warrant, execution.words, { cwd: root, encoding: "utf8" }), /^6 verified/);
  },
};

for (const [name, check] of Object.entries(checks)) {
  check();
  console.log(`ok: ${name}`);
}
