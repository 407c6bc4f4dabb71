// client.js WARRANT ROOT: the debug adapter as VS Code's own test client drives it.
"use strict";
const assert = require("node:assert");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { DebugClient } = require("@vscode/debugadapter-testsupport");

const [warrant, root] = process.argv.slice(2).map((name) => path.resolve(name));
const example = (name) => path.join(root, "examples", "wrong", name);
const account = example("Account.java");
const lineOf = (file, text) => fs.readFileSync(file, "utf8").split("\n").findIndex((line) => line.includes(text)) + 1;

const top = async (client, threadId) => (await client.stackTraceRequest({ threadId })).body.stackFrames[0];

// The names and values of a scope, with what they hold, as far as that is new.
async function show(client, variablesReference, depth = 3) {
  const shown = {};
  for (const { name, value, variablesReference: held } of
    (await client.variablesRequest({ variablesReference })).body.variables) {
    assert.strictEqual(typeof value, "string");
    shown[name] = held > 0 && depth > 0 ? await show(client, held, depth - 1) : value;
  }
  return shown;
}

async function scopesOf(client, frameId) {
  const scopes = {};
  for (const { name, variablesReference } of (await client.scopesRequest({ frameId })).body.scopes) {
    scopes[name] = await show(client, variablesReference);
  }
  return scopes;
}

function launchToFailure(client, configuration) {
  return Promise.all([
    client.configurationSequence(),
    client.launch(configuration),
    client.waitForEvent("stopped"),
  ]).then(([, , stopped]) => stopped.body);
}

const tests = {
  async "a failure stops where it is reported"(client) {
    const where = { path: account, line: lineOf(account, "postcondition:predicate") };
    await Promise.all([
      client.configurationSequence(),
      client.launch({ program: account }),
      client.assertStoppedLocation("exception", where),
    ]);
    const { body } = await client.exceptionInfoRequest({ threadId: 1 });
    assert.strictEqual(body.exceptionId, "W0502");
    assert.match(body.description, /`this.valid\(\)` is not held\nline 31: .*opened here/);
    assert.match(body.details.stackTrace, /it cannot be closed here/);
  },

  async "without a failure it says so and ends"(client) {
    await Promise.all([
      client.configurationSequence(),
      client.launch({ program: account, member: "Account.deposit" }),
      client.assertOutput("console", "verified: Account.deposit(int)"),
      client.waitForEvent("terminated"),
    ]);
  },

  async "a breakpoint is met"(client) {
    const line = lineOf(account, "balance = balance - amount");
    await client.hitBreakpoint({ program: account, member: "Account.withdraw" }, { path: account, line },
      { path: account, line, column: 5 });
  },

  async "a breakpoint between statements moves to the next one, and what verifies ends behind it"(client) {
    const line = lineOf(account, "balance = balance + amount");
    await client.hitBreakpoint({ program: account, member: "Account.deposit" }, { path: account, line: line - 1 },
      { path: account, line }, { path: account, line });
    await Promise.all([
      client.assertOutput("console", "verified: "),
      client.waitForEvent("terminated"),
      client.continueRequest({ threadId: 1 }),
    ]);
  },

  async "the state is shown in scopes"(client) {
    const { threadId } = await launchToFailure(client, { program: account });
    const scopes = await scopesOf(client, (await top(client, threadId)).id);
    assert.deepStrictEqual(Object.keys(scopes),
      ["Locals", "Heap", "Old heap", "Path condition", "Lost chunks", "Counterexample"]);
    assert.strictEqual(scopes.Locals.amount, "any value, called amount");
    assert.deepStrictEqual(scopes.Heap, { this: { balance: "this.balance@31 - amount" } });
    assert.deepStrictEqual(scopes["Old heap"], { this: { "valid()": "held" } });
    assert.strictEqual(scopes["Path condition"]["line 28"]["0 < amount"], "true");
    assert.deepStrictEqual(scopes["Lost chunks"], { "this.valid()": "line 31: it was opened here" });
  },

  async "it goes back, and on again"(client) {
    const { threadId } = await launchToFailure(client, { program: account });
    const move = async (request) => {
      const [stopped] = await Promise.all([client.waitForEvent("stopped"), request({ threadId })]);
      return { reason: stopped.body.reason, line: (await top(client, threadId)).line };
    };
    assert.deepStrictEqual(await move((args) => client.stepBackRequest(args)), { reason: "step", line: 32 });
    assert.deepStrictEqual(await move((args) => client.stepBackRequest(args)), { reason: "step", line: 31 });
    assert.deepStrictEqual(await move((args) => client.stepInRequest(args)), { reason: "step", line: 31 });
    assert.deepStrictEqual(await move((args) => client.stepInRequest(args)), { reason: "step", line: 5 });
    assert.deepStrictEqual(await move((args) => client.nextRequest(args)), { reason: "step", line: 32 });
    assert.deepStrictEqual(await move((args) => client.continueRequest(args)), { reason: "exception", line: 29 });
    assert.strictEqual((await move((args) => client.reverseContinueRequest(args))).reason, "entry");
    assert.strictEqual((await move((args) => client.stepOutRequest(args))).reason, "exception");
  },

  async "paths are threads, those that fail first"(client) {
    const stopped = await launchToFailure(client, { program: example("SearchTree.java"), member: "TreeNode.insert" });
    const { threads } = (await client.threadsRequest()).body;
    assert.strictEqual(threads.length, 8);
    threads.forEach(({ name }, index) => assert.strictEqual(/fails/.test(name), index < 4, name));
    assert.strictEqual(stopped.threadId, 1);
    for (const { id } of threads) assert.ok((await top(client, id)).line > 0);
  },

  async "the commands of the debugger, values, completion"(client) {
    const { threadId } = await launchToFailure(client, { program: account });
    const frameId = (await top(client, threadId)).id;
    const evaluate = async (expression, context) =>
      (await client.evaluateRequest({ expression, context, frameId })).body.result;
    assert.match(await evaluate("why", "repl"), /^error\[W0502\]/);
    assert.match(await evaluate('try "assume 0 <= balance"', "repl"), /gone: postcondition:predicate/);
    assert.strictEqual(await evaluate("balance - 1", "watch"), "this.balance@31 - amount - 1");
    await assert.rejects(evaluate("balance +", "hover"));
    const { targets } = (await client.completionsRequest({ text: "print am", column: 9, frameId })).body;
    assert.deepStrictEqual(targets, [{ label: "amount", start: 7, length: 2 }]);
    const [stopped] = await Promise.all([client.waitForEvent("stopped"), evaluate("goto 25", "repl")]);
    assert.strictEqual((await top(client, stopped.body.threadId)).line, 31);
  },

  async "branches are stepped into, lines gone to, permissions watched"(client) {
    const tree = example("SearchTree.java");
    const line = lineOf(tree, "if (v <= value)");
    await client.hitBreakpoint({ program: tree, member: "TreeNode.insert" }, { path: tree, line });
    const into = (await client.stepInTargetsRequest({ frameId: (await top(client, 1)).id })).body.targets;
    assert.deepStrictEqual(into.slice(-2).map(({ label }) => /case: (.*) \(/.exec(label)[1]),
      ["this.left != null", "this.left == null"]);
    const step = (request) => Promise.all([client.waitForEvent("stopped"), request]).then(([{ body }]) => body);
    await step(client.stepInRequest({ threadId: 1, targetId: into.at(-1).id }));
    const { targets } =
      (await client.gotoTargetsRequest({ source: { path: tree }, line: lineOf(tree, "left.insert(v)") })).body;
    assert.strictEqual(targets.length, 2);  // where left is not null
    const stopped = await step(client.gotoRequest({ threadId: 1, targetId: targets[1].id }));
    assert.strictEqual(stopped.reason, "goto");
    const there = await top(client, stopped.threadId);
    assert.strictEqual(there.line, lineOf(tree, "left.insert(v)"));
    const { dataId } = (await client.customRequest("dataBreakpointInfo", { name: "this.tree()", frameId: there.id })).body;
    const set = await client.customRequest("setDataBreakpoints", { breakpoints: [{ dataId }] });
    assert.ok(set.body.breakpoints[0].verified);
    const met = await step(client.reverseContinueRequest({ threadId: stopped.threadId }));
    assert.strictEqual(met.reason, "data breakpoint");
  },

  async "what cannot be read fails the launch with the diagnostic"(client) {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "warrant-")), "Broken.java");
    fs.writeFileSync(file, "class Broken {\n  void m() { int x = ; }\n}\n");
    await assert.rejects(client.launch({ program: file }), /W0002[^]*Broken\.java:2/);
    await assert.rejects(client.launch({ program: `${file}.none` }), /W0001/);
    fs.writeFileSync(file, "class Broken {\n  void m() { int x = 1; }\n}\n");
    await Promise.all([
      client.configurationSequence(), client.launch({ program: file }), client.waitForEvent("terminated")]);
    fs.rmSync(path.dirname(file), { recursive: true });
  },

  async "a folder is launched, and restarted after an edit"(client) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "warrant-"));
    const file = path.join(folder, "A.java");
    fs.writeFileSync(path.join(folder, "B.java"), "class B {\n  void n() { }\n}\n");
    fs.writeFileSync(file, "class A {\n  int x;\n  void m() { x = 1; }\n}\n");
    const { text, threadId } = await launchToFailure(client, { program: folder });
    assert.strictEqual(text, "W0101");
    assert.strictEqual((await top(client, threadId)).source.path, file);
    fs.writeFileSync(file, "class A {\n  int x;\n  void m()\n    //@ requires acc(x);\n  { x = 1; }\n}\n");
    await Promise.all([
      client.assertOutput("console", "verified: 2 members"),
      client.waitForEvent("terminated"),
      client.customRequest("restart"),
    ]);
    fs.rmSync(folder, { recursive: true });
  },

};

for (const name of fs.readdirSync(path.dirname(account)).filter((name) => name.endsWith(".java"))) {
  tests[`${name} stops at a failure that it marks`] = async (client) => {
    const { threadId } = await launchToFailure(client, { program: example(name) });
    const frame = await top(client, threadId);
    const marked = fs.readFileSync(example(name), "utf8").split("\n").flatMap((line, index) => {
      const mark = line.match(/\/\/~(\^*)/);
      return mark === null ? [] : [index + 1 - mark[1].length];
    });
    assert.ok(marked.includes(frame.line), `${frame.line}, and marked are ${marked}`);
    assert.strictEqual(frame.source.path, example(name));
    await scopesOf(client, frame.id);
  };
}

async function main() {
  for (const [name, test] of Object.entries(tests)) {
    const client = new DebugClient(warrant, "dap", "warrant");
    await client.start();
    try {
      await test(client);
    } catch (error) {
      error.message = `${name}: ${error.message}`;
      throw error;
    } finally {
      await client.stop();
    }
    console.log(`ok: ${name}`);
  }
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
