// The page in a browser: what it shows of every step, the keyboard, no request, no error, and how fast it is.
"use strict";
const fs = require("fs");
const path = require("path");
const {check, finish, report, recordOf, heapsOf, longProgram, hostileProgram} = require("./pages.js");
const {Browser} = require("./chromium.js");

const [warrant, root, pictures] = process.argv.slice(2);
process.chdir(root);
const shownChunks = `[...document.querySelectorAll("[data-chunk]")].map((e) => Number(e.dataset.chunk))`;
const shownNode = `Number(document.querySelector("[data-node]").dataset.node)`;
const goTo = (id) => `{ const s = document.querySelector("input[type=range]"); s.value = ${id}; s.dispatchEvent(new Event("input")); }`;
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

async function checkPage(browser, file, everyStep) {
  const name = path.basename(file);
  const {page, html} = report(warrant, file);
  await browser.load(`file://${page}`);
  const heaps = heapsOf(recordOf(warrant, file));
  const steps = await browser.evaluate(`Number(document.querySelector("[data-steps]").dataset.steps)`);
  check(steps === heaps.length, `${name}: data-steps`);
  check(await browser.evaluate(`document.querySelectorAll("[data-node]").length`) === 1, `${name}: one data-node`);
  const start = await browser.evaluate(shownNode);
  const lost = await browser.evaluate(`document.querySelectorAll("[data-lost]").length`);
  check(lost === (html.match(/data-lost="/g) || []).length, `${name}: what is lost with scripts and without`);
  for (let id = 0; id < steps; id += everyStep) {
    await browser.evaluate(goTo(id));
    check(await browser.evaluate(shownNode) === id, `${name}: step ${id} is shown`);
    check(isEqual(await browser.evaluate(shownChunks), heaps[id]), `${name}, step ${id}: the chunks of the record`);
  }
  await browser.evaluate(`document.getElementById("failure").click()`);
  check(await browser.evaluate(shownNode) === start, `${name}: back to the failure`);
  const [contrast, where] = await browser.evaluate(leastContrast);
  check(contrast >= 4.5, `${name}: contrast ${contrast} of ${where}`);
  check(await browser.evaluate("document.title") === /<title>(.*)<\/title>/.exec(html)[1].replace(/&#39;/g, "'"), `${name}: title`);
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

async function checkSpeed(browser, file) {
  const {page} = report(warrant, file);
  const begin = Date.now();
  await browser.load(`file://${page}`);
  const loaded = Date.now() - begin;
  const steps = await browser.evaluate(`Number(document.querySelector("[data-steps]").dataset.steps)`);
  const times = await browser.evaluate(`(async () => {
    const times = [];
    for (let i = 0; i < 20; ++i) {
      const begin = performance.now();
      document.dispatchEvent(new KeyboardEvent("keydown", {key: "k", bubbles: true}));
      document.body.offsetHeight;
      times.push(performance.now() - begin);
    }
    return times;
  })()`).catch((error) => [String(error)]);
  times.sort((a, b) => a - b);
  console.log(`${steps} steps: loaded in ${loaded} ms, a step in ${times[10].toFixed(0)} ms, ${times[19].toFixed(0)} ms at most`);
  check(steps > 10000, "more than 10,000 steps");
  check(loaded < 1000, `loaded in ${loaded} ms`);
  check(times[10] < 50, `a step in ${times[10]} ms`);
}

async function shoot(browser, file, name) {
  await browser.resize(1080, 660);
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
  for (const name of ["Account.java", "LinkedList.java", "Spouse.java", "ArrayStack.java"]) {
    await checkPage(browser, path.join(wrong, name), 1);
  }
  await checkPage(browser, path.join(wrong, "SearchTree.java"), 7);
  await checkPage(browser, hostileProgram(), 1);
  await checkKeys(browser, path.join(wrong, "Account.java"));
  await checkSpeed(browser, longProgram());
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
