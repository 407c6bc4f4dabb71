// The debug adapter, and tasks that verify.
"use strict";
const vscode = require("vscode");

function program() {
  return vscode.workspace.getConfiguration("warrant").get("path", "warrant");
}

function verifyTask(definition, name, scope) {
  const words = ["verify", "--color=never", ...(definition.options ?? []), "--", ...definition.paths];
  const task = new vscode.Task(
    definition, scope, name, "warrant", new vscode.ProcessExecution(program(), words), "$warrant");
  task.group = vscode.TaskGroup.Build;
  return task;
}

const tasks = {
  provideTasks() {
    const whole = { type: "warrant", paths: ["${workspaceFolder}"] };
    const file = { type: "warrant", paths: ["${file}"] };
    return [
      verifyTask(file, "verify this file", vscode.TaskScope.Workspace),
      verifyTask(whole, "verify everything", vscode.TaskScope.Workspace),
    ];
  },
  resolveTask(task) {
    return verifyTask(task.definition, task.name, task.scope ?? vscode.TaskScope.Workspace);
  },
};

const adapters = {
  createDebugAdapterDescriptor() {
    return new vscode.DebugAdapterExecutable(program(), ["dap"]);
  },
};

// Without a configuration: the file that is open.
const configurations = {
  resolveDebugConfiguration(folder, configuration) {
    if (configuration.type) return configuration;
    return { type: "warrant", request: "launch", name: "Warrant", program: "${file}" };
  },
};

exports.activate = (context) => {
  context.subscriptions.push(
    vscode.debug.registerDebugAdapterDescriptorFactory("warrant", adapters),
    vscode.debug.registerDebugConfigurationProvider("warrant", configurations),
    vscode.tasks.registerTaskProvider("warrant", tasks));
};
