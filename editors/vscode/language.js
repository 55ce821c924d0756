// The client of `vm lsp`: errors and findings as problems, hover, definitions, and what can be explored.
"use strict";
const { spawn } = require("child_process");
const vscode = require("vscode");
const { Connection } = require("./rpc");

const settings = () => vscode.workspace.getConfiguration("heddle");
const SELECTOR = [
  { language: "java", scheme: "file" },
  { language: "java", scheme: "untitled" },
];
const ours = (document) => document.languageId === "java" && SELECTOR.some((s) => s.scheme === document.uri.scheme);
const CANCELLED = -32800, CONTENT_MODIFIED = -32801;
// A server that ends by itself is started again, but not more often than so.
const MOST_STARTS = 5, WITHIN_MS = 3 * 60 * 1000;

// Between what the protocol and what VS Code call things. Both count in UTF-16 units.
const toPosition = (p) => new vscode.Position(p.line, p.character);
const toRange = (r) => new vscode.Range(toPosition(r.start), toPosition(r.end));
const toLocation = (l) => new vscode.Location(vscode.Uri.parse(l.uri), toRange(l.range));
const fromPosition = (p) => ({ line: p.line, character: p.character });
const named = (document) => ({ uri: document.uri.toString() });
const at = (document, position) => ({ textDocument: named(document), position: fromPosition(position) });

function toDiagnostic(d) {
  // (The protocol counts severities from 1, VS Code from 0.)
  const shown = new vscode.Diagnostic(toRange(d.range), d.message, d.severity - 1);
  shown.source = d.source;
  shown.code = d.code;
  if (d.relatedInformation) shown.relatedInformation = d.relatedInformation.map((r) => new vscode.DiagnosticRelatedInformation(toLocation(r.location), r.message));
  return shown;
}

class Language {
  constructor() {
    this.problems = vscode.languages.createDiagnosticCollection("heddle");
    this.log = vscode.window.createOutputChannel("Heddle");
    this.lenses = new vscode.EventEmitter();
    this.starts = [];
    this.connection = undefined; // while the server runs
    this.opened = new Set(); // URIs that it knows
    const watcher = vscode.workspace.createFileSystemWatcher("**/*.java");
    const changed = (type) => (uri) => this.tell("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type }] });
    this.listeners = [
      this.problems,
      this.log,
      this.lenses,
      watcher,
      watcher.onDidCreate(changed(1)),
      watcher.onDidChange(changed(2)),
      watcher.onDidDelete(changed(3)),
      vscode.workspace.onDidOpenTextDocument((document) => this.open(document)),
      vscode.workspace.onDidChangeTextDocument((event) => this.change(event)),
      vscode.workspace.onDidSaveTextDocument((document) => this.isOpen(document) && this.tell("textDocument/didSave", { textDocument: named(document) })),
      vscode.workspace.onDidCloseTextDocument((document) => this.close(document)),
      vscode.languages.registerHoverProvider(SELECTOR, { provideHover: (...where) => this.hover(...where) }),
      vscode.languages.registerDefinitionProvider(SELECTOR, { provideDefinition: (...where) => this.definition(...where) }),
      vscode.languages.registerCodeLensProvider(SELECTOR, { onDidChangeCodeLenses: this.lenses.event, provideCodeLenses: (...what) => this.codeLenses(...what) }),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration("heddle.vm") || event.affectsConfiguration("heddle.languageServer")) this.restart();
      }),
    ];
    this.begin();
  }

  // ---------------------------------------------------------------- the server's life

  begin() {
    this.ready = this.start().catch((error) => vscode.window.showErrorMessage(`Heddle: ${error.message}`));
    return this.ready;
  }

  async start() {
    if (!settings().get("languageServer")) return;
    const program = settings().get("vm");
    const child = spawn(program, ["lsp"], { stdio: ["pipe", "pipe", "pipe"] });
    child.stderr.on("data", (text) => this.log.append(text.toString()));
    const connection = new Connection(child.stdout, child.stdin, {
      notified: (method, params) => this.notified(method, params),
      broken: (error) => {
        this.log.appendLine(error.message);
        child.kill();
      },
    });
    this.child = child;
    this.connection = connection;
    child.on("error", (error) => {
      connection.close(error.message);
      if (this.connection === connection) this.gone();
      vscode.window.showErrorMessage(`Heddle: ${program} cannot be started (${error.message}). The setting heddle.vm names it.`);
    });
    child.on("exit", (code, signal) => {
      connection.close("it has ended");
      if (this.connection !== connection) return;
      this.gone();
      this.log.appendLine(`vm lsp has ended (${signal || code}).`);
      const now = Date.now();
      this.starts = this.starts.filter((when) => now - when < WITHIN_MS);
      this.starts.push(now);
      if (this.starts.length < MOST_STARTS) this.begin();
      else vscode.window.showErrorMessage("Heddle: the language server ends again and again; its output is in the channel Heddle.");
    });
    const folders = (vscode.workspace.workspaceFolders || []).map((f) => ({ uri: f.uri.toString(), name: f.name }));
    const capabilities = { textDocument: { publishDiagnostics: { relatedInformation: true, versionSupport: true }, hover: { contentFormat: ["markdown"] } } };
    try {
      await connection.request("initialize", { processId: process.pid, clientInfo: { name: "Heddle for VS Code" }, capabilities, rootUri: folders.length > 0 ? folders[0].uri : null, workspaceFolders: folders });
    } catch (error) {
      return; // said above
    }
    connection.notify("initialized", {});
    if (this.connection !== connection) return;
    this.initialized = true;
    for (const document of vscode.workspace.textDocuments) this.open(document);
    this.lenses.fire();
  }

  gone() {
    this.connection = undefined;
    this.initialized = false;
    this.opened.clear();
    this.problems.clear();
  }

  async stop() {
    const { connection, child } = this;
    if (!connection) return;
    this.gone();
    const ended = new Promise((resolve) => child.on("exit", resolve));
    const late = setTimeout(() => child.kill(), 3000);
    await connection.request("shutdown").catch(() => {});
    connection.notify("exit");
    await ended;
    clearTimeout(late);
  }

  async restart() {
    await this.stop();
    this.starts = [];
    await this.begin();
  }

  async dispose() {
    for (const listener of this.listeners.slice(1)) listener.dispose();
    await this.stop();
    this.problems.dispose();
  }

  tell(method, params) {
    if (this.initialized) this.connection.notify(method, params);
  }

  // Undefined: there is no server, or it has nothing to say.
  async ask(method, params, cancelled) {
    await this.ready;
    if (!this.initialized) return undefined;
    try {
      return (await this.connection.request(method, params, cancelled)) || undefined;
    } catch (error) {
      if (error.code !== CANCELLED) this.log.appendLine(`${method}: ${error.message}`);
      return undefined;
    }
  }

  notified(method, params) {
    if (method === "textDocument/publishDiagnostics") this.problems.set(vscode.Uri.parse(params.uri), params.diagnostics.map(toDiagnostic));
    if (method === "window/logMessage") this.log.appendLine(params.message);
  }

  // ---------------------------------------------------------------- documents

  isOpen(document) {
    return this.opened.has(document.uri.toString());
  }

  open(document) {
    if (!this.initialized || !ours(document) || this.isOpen(document)) return;
    this.opened.add(document.uri.toString());
    this.tell("textDocument/didOpen", { textDocument: { ...named(document), languageId: "java", version: document.version, text: document.getText() } });
  }

  change({ document, contentChanges }) {
    if (!this.isOpen(document) || contentChanges.length === 0) return;
    const changes = contentChanges.map((c) => ({ range: { start: fromPosition(c.range.start), end: fromPosition(c.range.end) }, text: c.text }));
    // (VS Code gives them all in the text that was there before, the last one first: one after the other is the same.)
    this.tell("textDocument/didChange", { textDocument: { ...named(document), version: document.version }, contentChanges: changes });
  }

  close(document) {
    if (!this.isOpen(document)) return;
    this.opened.delete(document.uri.toString());
    this.tell("textDocument/didClose", { textDocument: named(document) });
  }

  // ---------------------------------------------------------------- questions

  async hover(document, position, cancelled) {
    const found = await this.ask("textDocument/hover", at(document, position), cancelled);
    return found && new vscode.Hover(new vscode.MarkdownString(found.contents.value), toRange(found.range));
  }

  async definition(document, position, cancelled) {
    const found = await this.ask("textDocument/definition", at(document, position), cancelled);
    return found && toLocation(found);
  }

  async codeLenses(document, cancelled) {
    const found = (await this.ask("textDocument/codeLens", { textDocument: named(document) }, cancelled)) || [];
    return found.map((l) => new vscode.CodeLens(toRange(l.range), { ...l.command, command: "heddle.exploreFile" }));
  }

  // ---------------------------------------------------------------- explorations

  // `what`: { uri, test } of a code lens; nothing: the program in the editor.
  async explore(what) {
    const editor = vscode.window.activeTextEditor;
    if (!what && (!editor || editor.document.languageId !== "java")) return vscode.window.showErrorMessage("Heddle: open the Java program first.");
    await this.ready;
    if (!this.initialized) return vscode.window.showErrorMessage("Heddle: the language server does not run (settings heddle.vm, heddle.languageServer).");
    for (const document of vscode.workspace.textDocuments) if (ours(document) && document.isDirty && document.uri.scheme === "file") await document.save();
    const wanted = { ...(what || named(editor.document)), seconds: settings().get("exploreSeconds") };
    const name = wanted.uri.slice(wanted.uri.lastIndexOf("/") + 1) + (wanted.test ? `#${wanted.test}` : "");
    const options = { location: vscode.ProgressLocation.Notification, title: `Heddle explores every schedule of ${name}`, cancellable: true };
    return vscode.window.withProgress(options, async (progress, cancelled) => {
      try {
        const found = await this.connection.request("workspace/executeCommand", { command: "heddle.explore", arguments: [wanted] }, cancelled);
        this.say(name, found);
      } catch (error) {
        if (error.code === CONTENT_MODIFIED) vscode.window.showWarningMessage(`Heddle: ${error.message}; its exploration has ended.`);
        else if (error.code !== CANCELLED) vscode.window.showErrorMessage(`Heddle: ${error.message}`);
      }
    });
  }

  say(name, { verdict, end, findings }) {
    const all = end === "exhausted" ? "every schedule was tried" : `not everything was tried (${end})`;
    if (findings.length === 0) vscode.window.showInformationMessage(`Heddle: ${name}: ${verdict}; ${all}.`);
    else vscode.window.showWarningMessage(`Heddle: ${name}: ${findings.length} ${findings.length === 1 ? "finding" : "findings"}, among the problems.`);
  }

  clearFindings() {
    return this.ask("workspace/executeCommand", { command: "heddle.clearFindings" });
  }
}

module.exports = { Language };
