// The Heddle extension: plain JavaScript, no build, no packages. All of the work is done by `vm dap` and `vm lsp`.
"use strict";
const vscode = require("vscode");
const { Language } = require("./language");

const settings = () => vscode.workspace.getConfiguration("heddle");

// The findings of the last exploration of a session, by the session's id.
const findings = new Map();

// The session that a command is for; without one the file in the editor is debugged first, from its beginning.
async function session() {
  const active = vscode.debug.activeDebugSession;
  if (active && active.type === "heddle") return active;
  const editor = vscode.window.activeTextEditor;
  if (!editor || editor.document.languageId !== "java") {
    vscode.window.showErrorMessage("Heddle: open the Java program first, or start debugging it.");
    return undefined;
  }
  await editor.document.save();
  const folder = vscode.workspace.getWorkspaceFolder(editor.document.uri);
  const started = new Promise((resolve) => {
    const listener = vscode.debug.onDidStartDebugSession((s) => {
      if (s.type !== "heddle") return;
      listener.dispose();
      resolve(s);
    });
    setTimeout(() => {
      listener.dispose();
      resolve(undefined);
    }, 20000);
  });
  const configuration = { type: "heddle", request: "launch", name: "Heddle", program: editor.document.uri.fsPath, stopOnEntry: true };
  if (!(await vscode.debug.startDebugging(folder, configuration))) return undefined;
  return started;
}

// A request of Heddle's own; what is wrong is shown.
async function ask(target, command, body) {
  try {
    return await target.customRequest(command, body);
  } catch (error) {
    vscode.window.showErrorMessage(`Heddle: ${error.message}`);
    return undefined;
  }
}

async function explore() {
  const target = await session();
  if (!target) return;
  const options = { location: vscode.ProgressLocation.Notification, title: "Heddle explores every schedule", cancellable: true };
  const result = await vscode.window.withProgress(options, (progress, cancelled) => {
    cancelled.onCancellationRequested(() => target.customRequest("cancel", {}));
    return ask(target, "heddle/explore", { seconds: settings().get("exploreSeconds") });
  });
  if (!result) return;
  findings.set(target.id, result.findings);
  if (result.findings.length === 0) {
    const all = result.end === "exhausted" ? "every schedule was tried" : `not everything was tried (${result.end})`;
    vscode.window.showInformationMessage(`Heddle: ${result.verdict}; ${all}.`);
    return;
  }
  await choose(target);
}

async function choose(target) {
  const found = findings.get(target.id) || [];
  const rows = found.filter((f) => f.loadable).map((f) => ({ label: f.kind, detail: f.message, description: f.schedule_file, number: f.number }));
  const row = await vscode.window.showQuickPick(rows, { title: "Which finding is to be walked through?", matchOnDetail: true });
  if (row) await ask(target, "heddle/loadFinding", { number: row.number });
}

async function loadFinding() {
  const target = await session();
  if (!target) return;
  if ((findings.get(target.id) || []).length === 0) await explore();
  else await choose(target);
}

async function runThread() {
  const target = await session();
  const choices = target && (await ask(target, "heddle/choices", {}));
  if (!choices) return;
  const rows = choices.threads.map((t) => ({
    label: `${t.canRun ? "$(debug-start)" : "$(debug-pause)"} ${t.name}`,
    description: t.place,
    detail: t.what,
    thread: t,
  }));
  const row = await vscode.window.showQuickPick(rows, { title: "Who goes on?" });
  if (row) await ask(target, "heddle/runThread", { threadId: row.thread.threadId });
}

let language;

function activate(context) {
  language = new Language();
  const adapter = { createDebugAdapterDescriptor: (s) => new vscode.DebugAdapterExecutable(settings().get("vm"), ["dap"], { cwd: s.workspaceFolder && s.workspaceFolder.uri.fsPath }) };
  // Without a launch.json: the file in the editor.
  const provider = {
    resolveDebugConfiguration(folder, configuration) {
      const editor = vscode.window.activeTextEditor;
      if (!configuration.type && editor && editor.document.languageId === "java")
        return { type: "heddle", request: "launch", name: "Heddle", program: editor.document.uri.fsPath };
      return configuration;
    },
  };
  context.subscriptions.push(
    vscode.debug.registerDebugAdapterDescriptorFactory("heddle", adapter),
    vscode.debug.registerDebugConfigurationProvider("heddle", provider),
    vscode.debug.onDidTerminateDebugSession((s) => findings.delete(s.id)),
    vscode.commands.registerCommand("heddle.explore", explore),
    vscode.commands.registerCommand("heddle.loadFinding", loadFinding),
    vscode.commands.registerCommand("heddle.runThread", runThread),
    vscode.commands.registerCommand("heddle.exploreFile", (what) => language.explore(what && what.uri && !what.scheme ? what : undefined)),
    vscode.commands.registerCommand("heddle.clearFindings", () => language.clearFindings()),
    vscode.commands.registerCommand("heddle.restartServer", () => language.restart())
  );
}

// VS Code waits for it.
function deactivate() {
  return language && language.dispose();
}

module.exports = { activate, deactivate };
