// The page in a browser: what it shows of every step, the keyboard, no request, no error, and how fast it is.
"use strict";
const fs = require("fs");
const path = require("path");
const {check, finish, report, run, failedMember, heapsOf, longProgram, manyObjects, hostileProgram} = require("./pages.js");
const {Browser} = require("./chromium.js");

const [warrant, root, pictures] = process.argv.slice(2);
process.chdir(root);
const shownNode = `Number(document.querySelector("[data-node]").dataset.node)`;

// Goes through all steps by the slider: the step that is shown, the chunks that are held, and how many are lost.
const walk = `[...Array(Number(document.querySelector("[data-steps]").dataset.steps)).keys()].map((id) => {
  const slider = document.querySelector("input[type=range]");
  slider.value = id;
  slider.dispatchEvent(new Event("input"));
  const drawn = [...document.querySelectorAll("#picture [data-row]")].map((e) => Number(e.dataset.row));
  return {node: ${shownNode}, chunks: [...document.querySelectorAll("[data-chunk]")].map((e) => Number(e.dataset.chunk)), drawn};
})`;
const isEqual = (list, set) => list.length === set.size && list.every((id) => set.has(id));

// The least contrast of text to what is behind it.
const leastContrast = `(() => {
  const channel = (v) => { v /= 255; return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; };
  const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const parse = (c) => { const n = c.match(/[\\d.]+/g).map(Number); return n.length > 3 && n[3] === 0 ? null : n; };
  let least = [21, ""];
  for (const e of document.querySelectorAll("body *")) {
    if (![...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()) || e.closest("script, noscript")) continue;
    const style = getComputedStyle(e);
    const isDrawn = e.namespaceURI.endsWith("svg");
    const front = parse(isDrawn ? style.fill : style.color);
    let back = null;
    for (let at = e; at && !back; at = at.parentElement) back = parse(getComputedStyle(at).backgroundColor);
    const [a, b] = [light(front), light(back || [255, 255, 255])];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < least[0]) least = [ratio, e.outerHTML.slice(0, 80)];
  }
  return least;
})()`;

async function checkPage(browser, file) {
  const name = path.basename(file);
  const {page, html} = report(warrant, file);
  await browser.load(`file://${page}`);
  const member = failedMember(warrant, file, "--why");
  const heaps = heapsOf(member.record.nodes);
  const steps = await browser.evaluate(`Number(document.querySelector("[data-steps]").dataset.steps)`);
  check(steps === heaps.length, `${name}: data-steps`);
  check(await browser.evaluate(`document.querySelectorAll("[data-node]").length`) === 1, `${name}: one data-node`);
  const start = await browser.evaluate(shownNode);
  const lost = await browser.evaluate(`document.querySelectorAll("[data-lost]").length`);
  check(lost === (html.match(/data-lost="/g) || []).length, `${name}: what is lost with scripts and without`);
  for (const [id, {node, chunks, drawn}] of (await browser.evaluate(walk)).entries()) {
    check(node === id, `${name}: step ${id} is shown`);
    check(isEqual(chunks, heaps[id]), `${name}, step ${id}: the chunks of the record`);
    check(drawn.length > heaps[id].size * 0.5 && drawn.every((chunk) => heaps[id].has(chunk)) || heaps[id].size === 0,
      `${name}, step ${id}: what is drawn is held`);
  }
  await browser.evaluate(`document.getElementById("failure").click()`);
  check(await browser.evaluate(shownNode) === start, `${name}: back to the failure`);
  const [contrast, where] = await browser.evaluate(leastContrast);
  check(contrast >= 4.5, `${name}: contrast ${contrast} of ${where}`);
  check(await browser.evaluate("document.title") === /<title>(.*)<\/title>/.exec(html)[1].replace(/&#39;/g, "'"), `${name}: title`);
  await checkWhy(browser, name, member);
}

// Causes and fixes are those of the JSON; their links lead to lines and steps that there are.
async function checkWhy(browser, name, member) {
  const shown = await browser.evaluate(`document.querySelector("header").textContent`);
  for (const {message, why, fixes} of member.failures) {
    check(shown.includes(message), `${name}: ${message}`);
    check(!why || shown.includes(why.message), `${name}: why ${message}`);
    for (const {title} of fixes || []) check(shown.includes(`help: ${title}`), `${name}: ${title}`);
  }
  const titles = member.failures.flatMap(({fixes}) => fixes || []).length;
  check(await browser.evaluate(`document.querySelectorAll("header .fix").length`) === titles, `${name}: as many fixes`);
  check(await browser.evaluate(`[...document.querySelectorAll("header a")].every((a) => document.getElementById(a.hash.slice(1)))`),
    `${name}: the lines that are linked are there`);
  const ways = await browser.evaluate(`[...document.querySelectorAll("header [data-go]")].map((way) => {
    way.click();
    return [Number(way.dataset.go), ${shownNode}];
  })`);
  check(ways.length > 0 && ways.every(([to, at]) => to === at), `${name}: the steps that are linked are shown`);
}

// What a screen reader is told: everything that can be used has a name, and the parts are what they are.
async function checkTree(browser, file) {
  await browser.load(`file://${report(warrant, file).page}`);
  const {nodes} = await browser.send("Accessibility.getFullAXTree");
  const of = (role) => nodes.filter((node) => !node.ignored && node.role && node.role.value === role);
  const nameOf = (node) => (node.name || {}).value || "";
  for (const role of ["button", "slider", "checkbox", "treeitem", "tree", "img", "image", "region", "group", "link", "list", "table"]) {
    const isOpen = role === "group" || role === "list";  // parts of a tree, lists of a region
    check(isOpen || of(role).every((node) => nameOf(node) !== ""), `each ${role} has a name`);
  }
  check(of("rowheader").length > 30 && of("cell").length > 90, "the source is a table of lines");
  check(of("slider").length === 1 && nameOf(of("slider")[0]) === "step", "a slider over the steps");
  check(of("tree").length === 1 && nameOf(of("tree")[0]) === "Execution tree", "the execution tree");
  check(of("treeitem").some((node) => node.properties.some(({name, value}) => name === "selected" && value.value)), "a step of it is selected");
  check(of("status").length === 1, "a place that tells the step");
  check([...of("img"), ...of("image")].some((node) => nameOf(node).startsWith("The heap: ")), "the drawing says what it is");
  const headings = of("heading").map(nameOf);
  for (const heading of ["Source", "Heap", "Held", "Lost", "Rule", "Path condition", "Variables", "Within"]) {
    check(headings.includes(heading), `the heading ${heading}`);
  }
}

// With scripts off, and on paper.
async function checkStill(browser, file) {
  const {page} = report(warrant, file);
  const member = failedMember(warrant, file);
  const heaps = heapsOf(member.record.nodes);
  await browser.send("Emulation.setScriptExecutionDisabled", {value: true});
  await browser.load(`file://${page}`);
  const {root} = await browser.send("DOM.getDocument", {depth: -1});
  await browser.send("Emulation.setScriptExecutionDisabled", {value: false});
  const found = {chunks: [], node: null, noscript: false};
  const visit = (node) => {
    const attributes = node.attributes || [];
    for (let i = 0; i < attributes.length; i += 2) {
      if (attributes[i] === "data-chunk") found.chunks.push(Number(attributes[i + 1]));
      if (attributes[i] === "data-node") found.node = Number(attributes[i + 1]);
    }
    if (node.nodeName === "NOSCRIPT") found.noscript = (node.children || []).length > 0;
    (node.children || []).forEach(visit);
  };
  visit(root);
  check(found.noscript, "without scripts the page says so");
  check(member.record.nodes[found.node].rule === "fail", "without scripts the failing step is shown");
  check(isEqual(found.chunks, heaps[found.node]), "without scripts its chunks are shown");
  await browser.load(`file://${page}`);
  await browser.send("Emulation.setEmulatedMedia", {media: "print"});
  const isWhole = await browser.evaluate(`[...document.querySelectorAll(".scroll, .long")].every((e) => e.scrollHeight <= e.clientHeight + 2) &&
    getComputedStyle(document.getElementById("controls")).display === "none"`);
  check(isWhole, "on paper nothing is cut off");
  await browser.send("Emulation.setEmulatedMedia", {media: ""});
}

async function checkKeys(browser, file) {
  const {page, data} = report(warrant, file);
  await browser.load(`file://${page}`);
  let at = data.start;
  const keys = [["k", -1], ["ArrowLeft", -1], ["ArrowUp", -1], ["j", 1], ["k", -1], ["ArrowRight", 1], ["ArrowDown", 1], ["j", 1]];
  for (const focus of ["document.body", `document.querySelector("[role=treeitem]")`]) {
    await browser.evaluate(`${focus}.focus()`);
    for (const [key, by] of keys) {
      await browser.press(key);
      at += by;
      check(await browser.evaluate(shownNode) === at, `${key} leads to step ${at}`);
    }
  }
  await browser.evaluate(`document.getElementById("slider").focus()`);
  await browser.press("ArrowLeft");
  check(await browser.evaluate(shownNode) === --at, "the slider goes back by one");
  await browser.press("k");
  check(await browser.evaluate(shownNode) === --at, "k goes back by one on the slider");
  await browser.press("s");
  await browser.press("k");
  const rule = await browser.evaluate(`document.getElementById("step").textContent`);
  check(/: (part|exec|case|exit|fail|refuse) /.test(rule), `with s, k goes to a statement: ${rule}`);
  await browser.press("f");
  check(await browser.evaluate(shownNode) === data.start, "f goes to the failure");
}

const median = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)];

// Over steps at the beginning, in the middle and at the end, one by one and far apart.
async function checkSpeed(browser, file) {
  const {page} = report(warrant, file);
  const begin = Date.now();
  await browser.load(`file://${page}`);
  const loaded = Date.now() - begin;
  const steps = await browser.evaluate(`Number(document.querySelector("[data-steps]").dataset.steps)`);
  const times = await browser.evaluate(`(async () => {
    const timed = (act) => {
      const begin = performance.now();
      act();
      document.body.offsetHeight;
      return performance.now() - begin;
    };
    const press = (key) => timed(() => document.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true})));
    const slider = document.querySelector("input[type=range]");
    const go = (id) => timed(() => { slider.value = id; slider.dispatchEvent(new Event("input")); });
    const near = [], far = [];
    for (const part of [0.01, 0.5, 0.98]) {
      far.push(go(Math.floor(${steps} * part)));
      for (let i = 0; i < 40; ++i) near.push(press(i % 20 < 10 ? "j" : "k"));
    }
    for (let i = 0; i < 20; ++i) far.push(go((i * 7919) % ${steps}));
    return {near, far};
  })()`);
  const most = Math.max(...times.near);
  console.log(`${path.basename(file)}, ${steps} steps: loaded in ${loaded} ms, a step in ${median(times.near).toFixed(0)} ms, ` +
    `${most.toFixed(0)} ms at most, a jump in ${median(times.far).toFixed(0)} ms, ${Math.max(...times.far).toFixed(0)} ms at most`);
  check(steps > 10000, "more than 10,000 steps");
}

async function shoot(browser, file, name) {
  await browser.resize(1180, 760);
  await browser.load(`file://${report(warrant, file).page}`);
  const {data} = await browser.send("Page.captureScreenshot", {format: "png"});
  fs.writeFileSync(path.join(pictures, `${name}.png`), Buffer.from(data, "base64"));
}

async function main() {
  const browser = new Browser();
  const problems = [];
  browser.on("Runtime.exceptionThrown", ({exceptionDetails}) => problems.push(
    (exceptionDetails.exception || {}).description || exceptionDetails.text));
  browser.on("Runtime.consoleAPICalled", ({type}) => problems.push(`console.${type}`));
  browser.on("Log.entryAdded", ({entry}) => problems.push(`${entry.text} ${entry.url || ""}`));
  browser.on("Page.javascriptDialogOpening", ({message}) => problems.push(`dialog ${message}`));
  browser.on("Network.requestWillBeSent", ({request}) => {
    if (!/^(file:.*\.html(#.*)?|about:blank)$/.test(request.url)) problems.push(`request ${request.url}`);
  });
  await browser.open(1280, 900);
  const wrong = "examples/wrong";
  for (const name of ["Account.java", "LinkedList.java", "Spouse.java", "ArrayStack.java", "SearchTree.java", "Iterator.java",
    "Observer.java", "Bank.program"]) {
    await checkPage(browser, path.join(wrong, name));
  }
  await checkPage(browser, hostileProgram());
  await checkKeys(browser, path.join(wrong, "Account.java"));
  await checkTree(browser, path.join(wrong, "LinkedList.java"));
  await checkStill(browser, path.join(wrong, "LinkedList.java"));
  for (const file of [longProgram(), manyObjects()]) await checkSpeed(browser, file);
  if (pictures) {
    await shoot(browser, path.join(wrong, "Account.java"), "report-account");
    await shoot(browser, path.join(wrong, "LinkedList.java"), "report-list");
  }
  check(problems.length === 0, `no request and no message: ${problems.slice(0, 5).join("; ")}`);
  browser.close();
  finish();
}

main().catch((error) => {
  console.log(error);
  process.exit(1);
});
