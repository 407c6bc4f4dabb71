// A headless Chromium, driven by the DevTools protocol through a pipe.
"use strict";
const {spawn} = require("child_process");
const {EventEmitter} = require("events");

class Browser extends EventEmitter {
  constructor() {
    super();
    this.child = spawn("chromium", ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--remote-debugging-pipe", "about:blank"], {stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"]});
    this.last = 0;
    this.waiting = new Map();
    let text = "";
    this.child.stdio[4].on("data", (data) => {
      text += data;
      const messages = text.split("\0");
      text = messages.pop();
      for (const message of messages) this.take(JSON.parse(message));
    });
  }

  take(message) {
    if (message.id === undefined) {
      this.emit(message.method, message.params);
      return;
    }
    const {resolve, reject} = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.error) reject(new Error(message.error.message));
    else resolve(message.result);
  }

  send(method, params = {}) {
    const id = ++this.last;
    const message = {id, method, params};
    if (this.session) message.sessionId = this.session;
    this.child.stdio[3].write(`${JSON.stringify(message)}\0`);
    return new Promise((resolve, reject) => this.waiting.set(id, {resolve, reject}));
  }

  async open(width, height) {
    const {targetId} = await this.send("Target.createTarget", {url: "about:blank"});
    this.session = (await this.send("Target.attachToTarget", {targetId, flatten: true})).sessionId;
    for (const domain of ["Page", "Runtime", "Log", "Network", "Accessibility", "DOM"]) await this.send(`${domain}.enable`);
    await this.resize(width, height);
  }

  async resize(width, height) {
    await this.send("Emulation.setDeviceMetricsOverride", {width, height, deviceScaleFactor: 1, mobile: false});
  }

  async load(url) {
    const loaded = new Promise((resolve) => this.once("Page.loadEventFired", resolve));
    await this.send("Page.navigate", {url});
    await loaded;
  }

  async evaluate(expression) {
    const {result, exceptionDetails} = await this.send("Runtime.evaluate", {expression, returnByValue: true, awaitPromise: true});
    if (exceptionDetails) throw new Error(exceptionDetails.exception ? exceptionDetails.exception.description : exceptionDetails.text);
    return result.value;
  }

  async press(key) {
    for (const type of ["keyDown", "keyUp"]) {
      await this.send("Input.dispatchKeyEvent", {type, key, ...(key.length === 1 && type === "keyDown" ? {text: key} : {}),
        windowsVirtualKeyCode: {ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40}[key] || key.toUpperCase().charCodeAt(0)});
    }
  }

  close() { this.child.kill(); }
}

module.exports = {Browser};
