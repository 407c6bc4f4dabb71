// For the tests of the page: pages of programs, and what `verify --record` says of the same runs.
"use strict";
const fs = require("fs");
const os = require("os");
const path = require("path");
const {spawnSync} = require("child_process");

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "page-"));
process.on("exit", () => fs.rmSync(scratch, {recursive: true, force: true}));

let passed = 0;
let failed = 0;
function check(isTrue, message) {
  if (isTrue) {
    ++passed;
  } else {
    ++failed;
    console.log(`FAILED: ${message}`);
  }
}
function finish() {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function run(warrant, words) {
  return spawnSync(warrant, words, {encoding: "utf8", maxBuffer: 1 << 30});
}

// The page of the program: its file, its text, its data.
function report(warrant, file, ...options) {
  const page = path.join(scratch, `${path.basename(file)}.html`);
  const {status, stderr} = run(warrant, ["report", "-o", page, ...options, file]);
  if (status > 2) throw new Error(`${file}: ${stderr}`);
  const html = fs.readFileSync(page, "utf8");
  const data = /<script type="application\/json" id="data">([^<]*)<\/script>/.exec(html);
  return {page, html, status, data: JSON.parse(data[1])};
}

// The first member that fails, else the first, as `verify` has it: with its record.
function failedMember(warrant, file, ...options) {
  const json = JSON.parse(run(warrant, ["verify", "--format", "json", "--record", ...options, file]).stdout);
  const members = json.files.flatMap((one) => one.members);
  return members.find((member) => member.verdict === "failed") || members[0];
}

// What is held at each node.
function heapsOf(nodes) {
  const heaps = [];
  for (const node of nodes) {
    const heap = new Set(node.parent === null ? [] : heaps[node.parent]);
    for (const id of node.taken) heap.delete(id);
    for (const {id} of node.added) heap.add(id);
    heaps.push(heap);
  }
  return heaps;
}

function write(name, text) {
  const file = path.join(scratch, name);
  fs.writeFileSync(file, text);
  return file;
}

// A member of more than 10,000 steps, the last of which fails.
function longProgram() {
  const lines = Array.from({length: 950}, (_, i) => `    x = x + ${i % 7};`).join("\n");
  return write("Long.java", `class Long {\n  long x;\n  void m()\n    //@ requires acc(x);\n    //@ ensures acc(x) ** x == 0;\n  {\n${lines}\n  }\n}\n`);
}

// More than 10,000 steps on hundreds of objects, the last of which fails.
function manyObjects() {
  const lines = Array.from({length: 560}, (_, i) => `    Cell c${i} = new Cell(${i});`).join("\n");
  return write("Many.java", `class Cell {\n  int x;\n  Cell next;\n  Cell(int v)\n    //@ ensures acc(x) ** acc(next) ** x == v;\n  {\n    x = v;\n  }\n` +
    `  void m()\n    //@ requires acc(x);\n    //@ ensures acc(x) ** x == 0;\n  {\n${lines}\n    c1.next = c0;\n  }\n}\n`);
}

function hostileProgram() {
  return write("Hostile.java", `class $script {
  String $img, ünï_ℌ;
  // </script><script>document.title="taken"</script><img src="http://127.0.0.1:9/x" onerror="document.title='taken'">
  void m($script o)
    //@ requires acc($img) ** acc(ünï_ℌ);
    //@ ensures acc($img) ** acc(o.$img);
  {
    $img = "</script><script>document.title='taken'</script><!-- <img src=x onerror=alert(1)> \\u2028";
    ünï_ℌ = "' onload=alert(1) \\"><svg onload=alert(2)>";
  }
}
`);
}

module.exports = {check, finish, run, report, failedMember, heapsOf, write, longProgram, manyObjects, hostileProgram};
