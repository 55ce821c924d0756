// VS Code's extension (editors/vscode) against vm, with a stub in place of VS Code: documents, problems, hover and the
// like are what the extension has told the stub. Run by lsp_test.py:
//   node vscode_client_test.js VM FOLDER [PART OF A NAME]     (FOLDER has the programs); ends with a line "N passed, N failed"
"use strict";
const assert = require("assert");
const fs = require("fs");
const Module = require("module");
const path = require("path");
const { pathToFileURL } = require("url");

const [vm, folder, only] = process.argv.slice(2);
const EXTENSION = path.join(__dirname, "..", "editors", "vscode");
const tests = [];
const test = (name, run) => tests.push([name, run]);
const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
async function until(what, condition) {
  for (let i = 0; i < 500; ++i) {
    const value = condition();
    if (value) return value;
    await later(20);
  }
  throw new Error(`it has not come to this: ${what}`);
}

// ---------------------------------------------------------------- what the extension uses of VS Code

class Event {
  constructor() {
    this.listeners = new Set();
    this.event = (listener) => {
      this.listeners.add(listener);
      return { dispose: () => this.listeners.delete(listener) };
    };
  }
  fire(value) {
    for (const listener of [...this.listeners]) listener(value);
  }
  dispose() {
    this.listeners.clear();
  }
}
class Uri {
  constructor(url) {
    this.url = new URL(url);
    this.scheme = this.url.protocol.slice(0, -1);
  }
  static parse(text) {
    return new Uri(text);
  }
  get fsPath() {
    return decodeURIComponent(this.url.pathname);
  }
  // (VS Code escapes more than it has to.)
  toString() {
    return this.url.href.replace(/(?<=^file:\/\/.*)[+]/g, "%2B");
  }
}
class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}
class Range {
  constructor(start, end) {
    Object.assign(this, { start, end });
  }
}
const plain = (...names) =>
  class {
    constructor(...values) {
      names.forEach((name, i) => (this[name] = values[i]));
    }
  };
class Document {
  constructor(uri, text) {
    Object.assign(this, { uri, text, version: 1, languageId: "java", isDirty: false });
  }
  getText() {
    return this.text;
  }
  async save() {
    fs.writeFileSync(this.uri.fsPath, this.text);
    this.isDirty = false;
    vscode.events.saved.fire(this);
    return true;
  }
}

let vscode; // made anew for each test
function stub(configuration) {
  const events = { opened: new Event(), changed: new Event(), saved: new Event(), closed: new Event(), configured: new Event(), files: [new Event(), new Event(), new Event()] };
  const nothing = { dispose() {} };
  const made = {
    events,
    configuration,
    shown: [],
    problems: new Map(),
    output: "",
    providers: {},
    commandsOf: {},
    cancel: undefined,
    Uri, Position, Range, EventEmitter: Event,
    Location: plain("uri", "range"),
    Diagnostic: plain("range", "message", "severity"),
    DiagnosticRelatedInformation: plain("location", "message"),
    Hover: plain("contents", "range"),
    MarkdownString: plain("value"),
    CodeLens: plain("range", "command"),
    DebugAdapterExecutable: plain("command", "args"),
    ProgressLocation: { Notification: 15 },
    debug: {
      registerDebugAdapterDescriptorFactory: () => nothing,
      registerDebugConfigurationProvider: () => nothing,
      onDidTerminateDebugSession: () => nothing,
    },
    commands: {
      registerCommand: (name, run) => {
        made.commandsOf[name] = run;
        return nothing;
      },
    },
    languages: {
      createDiagnosticCollection: () => ({
        set: (uri, list) => made.problems.set(path.basename(uri.fsPath), list),
        clear: () => made.problems.clear(),
        dispose() {},
      }),
      registerHoverProvider: (_, p) => ((made.providers.hover = p.provideHover), nothing),
      registerDefinitionProvider: (_, p) => ((made.providers.definition = p.provideDefinition), nothing),
      registerCodeLensProvider: (_, p) => ((made.providers.lenses = p.provideCodeLenses), nothing),
    },
    window: {
      activeTextEditor: undefined,
      createOutputChannel: () => ({ append: (t) => (made.output += t), appendLine: (t) => (made.output += `${t}\n`), dispose() {} }),
      showErrorMessage: async (text) => void made.shown.push(["error", text]),
      showWarningMessage: async (text) => void made.shown.push(["warning", text]),
      showInformationMessage: async (text) => void made.shown.push(["information", text]),
      withProgress: (options, run) => {
        const cancelled = new Event();
        made.cancel = () => cancelled.fire();
        return run({ report() {} }, { onCancellationRequested: cancelled.event });
      },
    },
    workspace: {
      textDocuments: [],
      workspaceFolders: [{ uri: new Uri(pathToFileURL(folder).href), name: "all" }],
      getConfiguration: () => ({ get: (name) => made.configuration[name] }),
      createFileSystemWatcher: () => ({ onDidCreate: events.files[0].event, onDidChange: events.files[1].event, onDidDelete: events.files[2].event, dispose() {} }),
      onDidOpenTextDocument: events.opened.event,
      onDidChangeTextDocument: events.changed.event,
      onDidSaveTextDocument: events.saved.event,
      onDidCloseTextDocument: events.closed.event,
      onDidChangeConfiguration: events.configured.event,
    },
  };
  return made;
}

function open(name, text, languageId = "java") {
  const file = path.join(folder, name);
  const document = new Document(new Uri(pathToFileURL(file).href), text === undefined ? fs.readFileSync(file, "utf8") : text);
  document.languageId = languageId;
  vscode.workspace.textDocuments.push(document);
  vscode.events.opened.fire(document);
  return document;
}
function placeOf(text, offset) {
  const lines = text.slice(0, offset).split("\n");
  return new Position(lines.length - 1, lines[lines.length - 1].length);
}
// Replaces the first `piece`.
function edit(document, piece, by) {
  const begin = document.text.indexOf(piece);
  assert.ok(begin >= 0);
  const range = new Range(placeOf(document.text, begin), placeOf(document.text, begin + piece.length));
  document.text = document.text.replace(piece, by);
  document.isDirty = true;
  ++document.version;
  vscode.events.changed.fire({ document, contentChanges: [{ range, text: by }] });
}
function close(document) {
  vscode.workspace.textDocuments = vscode.workspace.textDocuments.filter((d) => d !== document);
  vscode.events.closed.fire(document);
}
const problems = (name) => vscode.problems.get(name) || [];
const command = (name, ...given) => vscode.commandsOf[name](...given);
const inText = (document, piece, offset = 0) => placeOf(document.text, document.text.indexOf(piece) + offset);

// ---------------------------------------------------------------- tests

test("problems come with what they refer to, and go", async () => {
  const document = open("Draft.java", "class Draft {\n  void f(int b) {\n    /*\u{1d11e}*/ int b = 1;\n  }\n}\n");
  const [wrong] = await until("a problem", () => problems("Draft.java").length > 0 && problems("Draft.java"));
  assert.match(wrong.message, /already defined/);
  assert.equal(wrong.severity, 0);
  assert.equal(wrong.source, "heddle");
  assert.deepEqual(wrong.range, new Range(new Position(2, 15), new Position(2, 16)));
  assert.equal(wrong.relatedInformation[0].message, "it is defined here");
  assert.equal(path.basename(wrong.relatedInformation[0].location.uri.fsPath), "Draft.java");
  assert.equal(wrong.relatedInformation[0].location.range.start.line, 1);
  edit(document, "int b = 1", "int c = 1");
  await until("no problem", () => problems("Draft.java").length === 0);
  edit(document, "int c = 1", "int c = true");
  await until("a problem", () => problems("Draft.java").length === 1);
  close(document);
  await until("no problem", () => problems("Draft.java").length === 0);
});

test("documents of other languages are none of its business", async () => {
  open("Draft.java", "not { Java", "plaintext");
  const document = open("Bank.java");
  assert.ok(await vscode.providers.hover(document, inText(document, "balance"), undefined));
  assert.equal(vscode.problems.has("Draft.java"), false);
});

test("hover, definition, code lenses", async () => {
  const document = open("Bank.java");
  const hover = await vscode.providers.hover(document, inText(document, "balance", 3));
  assert.match(hover.contents.value, /static int Bank\.balance/);
  assert.deepEqual(hover.range, new Range(inText(document, "balance"), inText(document, "balance", 7)));
  assert.equal(await vscode.providers.hover(document, new Position(4, 0)), undefined);
  const there = await vscode.providers.definition(document, inText(document, "Account a", 1));
  assert.equal(path.basename(there.uri.fsPath), "Account.java");
  const [lens] = await vscode.providers.lenses(document);
  assert.equal(lens.command.command, "heddle.exploreFile");
  assert.ok(vscode.commandsOf[lens.command.command]);
});

test("what is explored is saved first, and its findings are problems until it changes", async () => {
  const document = open("Racy.java");
  edit(document, "count + 1", "count + 2");
  vscode.window.activeTextEditor = { document };
  await command("heddle.exploreFile");
  assert.equal(document.isDirty, false);
  assert.deepEqual(vscode.shown, [["warning", "Heddle: Racy.java: 1 finding, among the problems."]]);
  assert.match(problems("Racy.java")[0].message, /^data race on Racy\.count/);
  assert.ok(problems("Racy.java")[0].relatedInformation.length > 3);
  edit(document, "count + 2", "count + 1");
  await until("no problem", () => problems("Racy.java").length === 0);
  await command("heddle.exploreFile");
  assert.equal(problems("Racy.java").length, 1);
  await command("heddle.clearFindings");
  await until("no problem", () => problems("Racy.java").length === 0);
});

test("a test by its code lens", async () => {
  const document = open("RacyTest.java");
  const lenses = await vscode.providers.lenses(document);
  await command("heddle.exploreFile", ...lenses[1].command.arguments);
  assert.deepEqual(vscode.shown, [["information", "Heddle: RacyTest.java#isFine: passed; every schedule was tried."]]);
});

test("an exploration that is cancelled, or whose program changes", async () => {
  const document = open("Long.java");
  vscode.window.activeTextEditor = { document };
  let running = command("heddle.exploreFile");
  await until("a progress", () => vscode.cancel);
  vscode.cancel();
  await running;
  assert.deepEqual(vscode.shown, []);
  running = command("heddle.exploreFile");
  await vscode.providers.hover(document, new Position(0, 0));
  edit(document, "i < 50", "i < 51");
  await running;
  assert.deepEqual(vscode.shown, [["warning", "Heddle: Long.java has changed; its exploration has ended."]]);
  edit(document, "i < 51", "i < 50");
  await document.save();
});

test("a program that does not compile cannot be explored", async () => {
  vscode.window.activeTextEditor = { document: open("Wrong.java") };
  await command("heddle.exploreFile");
  assert.match(vscode.shown[0][1], /Wrong\.java:3:\d+: error/);
});

test("without a program", async () => {
  await command("heddle.exploreFile");
  assert.deepEqual(vscode.shown, [["error", "Heddle: open the Java program first."]]);
});

test("files that others change", async () => {
  fs.writeFileSync(path.join(folder, "Piece.java"), "class Piece {}\n");
  open("UsesPiece.java", "class UsesPiece { int n = Piece.N; }");
  await until("a problem", () => problems("UsesPiece.java").length === 1);
  fs.writeFileSync(path.join(folder, "Piece.java"), "class Piece { static int N; }\n");
  vscode.events.files[1].fire(new Uri(pathToFileURL(path.join(folder, "Piece.java")).href));
  await until("no problem", () => problems("UsesPiece.java").length === 0);
});

test("a server that ends is started again, and has the documents", async (extension, language) => {
  const document = open("Draft.java", "class Draft { int n = true; }");
  await until("a problem", () => problems("Draft.java").length === 1);
  for (let i = 0; i < 4; ++i) {
    const before = language.child;
    before.kill("SIGKILL");
    await until("another server", () => language.child !== before && language.initialized);
    await until("a problem", () => problems("Draft.java").length === 1);
  }
  assert.deepEqual(vscode.shown, []);
  language.child.kill("SIGKILL");
  await until("a message", () => vscode.shown.length > 0);
  assert.match(vscode.shown[0][1], /ends again and again/);
  assert.equal(problems("Draft.java").length, 0);
  assert.equal(await vscode.providers.hover(document, new Position(0, 7)), undefined);
  await command("heddle.restartServer");
  await until("a problem", () => problems("Draft.java").length === 1);
});

test("a program vm that is not there, and then is", async (extension, language) => {
  vscode.configuration.vm = path.join(folder, "nowhere");
  vscode.events.configured.fire({ affectsConfiguration: (name) => name === "heddle.vm" });
  await until("a message", () => vscode.shown.length > 0);
  assert.match(vscode.shown[0][1], /nowhere cannot be started \(.*ENOENT.*\)\. The setting heddle\.vm names it\./);
  await command("heddle.exploreFile", { uri: "file:///x/A.java" });
  assert.match(vscode.shown[1][1], /the language server does not run/);
  vscode.configuration.vm = vm;
  vscode.events.configured.fire({ affectsConfiguration: (name) => name === "heddle.vm" });
  await until("a server", () => language.initialized);
});

test("without the language server", async (extension, language) => {
  vscode.configuration.languageServer = false;
  vscode.events.configured.fire({ affectsConfiguration: (name) => name === "heddle.languageServer" });
  await until("no server", () => !language.initialized);
  open("Wrong.java");
  await later(100);
  assert.equal(problems("Wrong.java").length, 0);
});

test("messages in pieces, and what is none", async () => {
  const { Reader } = require(path.join(EXTENSION, "rpc.js"));
  const seen = [];
  const reader = new Reader((message) => seen.push(message));
  const text = Buffer.from('{"a":"\u{1d11e}ä"}');
  const bytes = Buffer.concat([Buffer.from(`Content-Type: x\r\nContent-Length: ${text.length}\r\n\r\n`), text]);
  for (const byte of Buffer.concat([bytes, bytes])) reader.add(Buffer.from([byte]));
  reader.add(Buffer.concat([bytes, bytes]));
  assert.deepEqual(seen, Array(4).fill({ a: "\u{1d11e}ä" }));
  assert.throws(() => reader.add(Buffer.from("hello\r\n\r\n")), /no length/);
});

// ---------------------------------------------------------------- the run

const load = Module._load;
Module._load = (request, ...rest) => (request === "vscode" ? vscode : load(request, ...rest));

(async () => {
  let passed = 0, failed = 0;
  for (const [name, run] of tests) {
    if (only && !name.includes(only)) continue;
    vscode = stub({ vm, languageServer: true, exploreSeconds: 60 });
    for (const file of ["extension.js", "language.js"]) delete require.cache[path.join(EXTENSION, file)];
    const extension = require(path.join(EXTENSION, "extension.js"));
    const { Language } = require(path.join(EXTENSION, "language.js"));
    let language;
    const begin = Language.prototype.begin;
    Language.prototype.begin = function () {
      language = this;
      return begin.call(this);
    };
    const limit = setTimeout(() => {
      console.log(`FAILED in VS Code: ${name}: it takes too long`);
      process.exit(1);
    }, 120000);
    try {
      extension.activate({ subscriptions: [] });
      await language.ready;
      await run(extension, language);
      const child = language.child;
      await extension.deactivate();
      assert.ok(!language.connection && (child.exitCode !== null || child.signalCode !== null || child.pid === undefined), "the server goes on");
      ++passed;
    } catch (error) {
      console.log(`FAILED in VS Code: ${name}: ${error.stack}\n${vscode.output}`);
      ++failed;
      if (language && language.child) language.child.kill("SIGKILL");
    }
    clearTimeout(limit);
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
})();
