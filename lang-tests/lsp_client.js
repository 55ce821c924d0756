// Drives `vm lsp` with the types and the connection of VS Code's own language clients. Run by lsp_test.py:
//   node lsp_client.js VM FOLDER [PART OF A NAME]     (FOLDER has the programs); ends with a line "N passed, N failed"
"use strict";
const assert = require("assert");
const { spawn } = require("child_process");
const fs = require("fs");
const path = require("path");
const { pathToFileURL } = require("url");
const { createRequire } = require("module");
const from = createRequire(path.join(process.env.HEDDLE_NODE_MODULES, "x.js"));
const rpc = from("vscode-jsonrpc/node");
const lsp = from("vscode-languageserver-protocol");

const [vm, folder, only] = process.argv.slice(2);
const uriOf = (name) => pathToFileURL(path.join(folder, name)).href;
const textOf = (name) => fs.readFileSync(path.join(folder, name), "utf8");
const tests = [];
const test = (name, run) => tests.push([name, run]);

// A client with its documents; `client.seen` has the diagnostics that were published last, by URI.
async function start() {
  const server = spawn(vm, ["lsp"], { cwd: folder, stdio: ["pipe", "pipe", "inherit"] });
  const c = rpc.createMessageConnection(new rpc.StreamMessageReader(server.stdout), new rpc.StreamMessageWriter(server.stdin));
  const client = { c, seen: new Map(), versions: new Map(), progress: [], log: [] };
  client.exit = new Promise((resolve) => server.on("exit", (code) => resolve(code)));
  c.onNotification(lsp.PublishDiagnosticsNotification.type, (p) => client.seen.set(p.uri, p.diagnostics));
  c.onNotification(lsp.LogMessageNotification.type, (p) => client.log.push(p.message));
  c.onNotification("$/progress", (p) => client.progress.push([p.token, p.value.kind]));
  c.listen();
  const options = { processId: process.pid, rootUri: pathToFileURL(folder).href, capabilities: {} };
  client.capabilities = (await c.sendRequest(lsp.InitializeRequest.type, options)).capabilities;
  await c.sendNotification(lsp.InitializedNotification.type, {});
  client.open = (name, text = textOf(name), uri = uriOf(name)) =>
    c.sendNotification(lsp.DidOpenTextDocumentNotification.type, { textDocument: { uri, languageId: "java", version: 1, text } });
  let version = 1;
  client.change = (name, ...contentChanges) =>
    c.sendNotification(lsp.DidChangeTextDocumentNotification.type, { textDocument: { uri: uriOf(name), version: ++version }, contentChanges });
  client.close = (name) => c.sendNotification(lsp.DidCloseTextDocumentNotification.type, { textDocument: { uri: uriOf(name) } });
  // Everything that was sent before has been worked on.
  client.settle = async () => {
    await c.sendRequest("heddle/nothing", {}).catch(() => {});
  };
  client.diagnostics = async (name) => {
    await client.settle();
    return client.seen.get(uriOf(name));
  };
  client.at = (request, name, line, character) => c.sendRequest(request, { textDocument: { uri: uriOf(name) }, position: { line, character } });
  // Where a piece of a text stands; the `offset`-th character of it.
  client.place = (name, line, piece, offset = 0) => [line - 1, textOf(name).split(/\r\n|\n|\r/)[line - 1].indexOf(piece) + offset];
  client.hover = async (name, line, piece, offset) => {
    const h = await client.at("textDocument/hover", name, ...client.place(name, line, piece, offset));
    return h && h.contents.value.replace("```java\n", "").replace("\n```", "");
  };
  client.definition = async (name, line, piece, offset) => {
    const d = await client.at("textDocument/definition", name, ...client.place(name, line, piece, offset));
    return d && [path.basename(d.uri), d.range.start.line + 1, d.range.start.character, d.range.end.character];
  };
  client.explore = (name, more = {}, token, cancel) =>
    c.sendRequest("workspace/executeCommand", { command: "heddle.explore", arguments: [{ uri: uriOf(name), ...more }], workDoneToken: token }, cancel);
  client.end = async () => {
    await c.sendRequest(lsp.ShutdownRequest.type);
    await c.sendNotification(lsp.ExitNotification.type);
    const code = await client.exit;
    c.dispose();
    return code;
  };
  return client;
}
const range = (d) => [d.range.start.line, d.range.start.character, d.range.end.line, d.range.end.character];

test("capabilities, and an end in order", async (client) => {
  assert.equal(client.capabilities.positionEncoding, "utf-16");
  assert.deepEqual(client.capabilities.executeCommandProvider.commands, ["heddle.explore", "heddle.clearFindings"]);
});

test("errors stand where they are, also behind tabs, CRLF and characters of two units", async (client) => {
  await client.open("Wrong.java");
  const [first, second] = await client.diagnostics("Wrong.java");
  assert.deepEqual(range(first), [2, ...client.place("Wrong.java", 3, "lenght").slice(1), 2, client.place("Wrong.java", 3, "lenght", 6)[1]].slice(0, 4));
  assert.match(first.message, /lenght/);
  assert.match(first.message, /\nhelp: did you mean/);
  assert.equal(first.severity, 1);
  assert.equal(first.source, "heddle");
  const at = client.place("Wrong.java", 4, "missing");
  assert.deepEqual(range(second), [3, at[1], 3, at[1] + 7]);
});

test("what is not saved counts, and diagnostics go when it is mended", async (client) => {
  await client.open("Bank.java");
  assert.deepEqual(await client.diagnostics("Bank.java"), []);
  const [line, character] = client.place("Bank.java", 3, "int balance");
  const where = { start: { line, character }, end: { line, character: character + 3 } };
  await client.change("Bank.java", { range: where, text: "String" });
  assert.ok((await client.diagnostics("Bank.java")).some((d) => /String cannot be converted to int|int cannot be converted|bad operand/.test(d.message)));
  await client.change("Bank.java", { range: { start: { line, character }, end: { line, character: character + 6 } }, text: "int" });
  assert.deepEqual(await client.diagnostics("Bank.java"), []);
  // Several changes in one message, each in the text that the one before has left; then the whole text.
  const begin = { line: 0, character: 0 };
  await client.change("Bank.java", { range: { start: begin, end: begin }, text: "/*𝄞" }, { range: { start: { line: 0, character: 4 }, end: { line: 0, character: 4 } }, text: "*/\n" });
  assert.deepEqual(await client.diagnostics("Bank.java"), []);
  await client.change("Bank.java", { text: "class {" });
  assert.notEqual((await client.diagnostics("Bank.java")).length, 0);
  await client.change("Bank.java", { text: textOf("Bank.java") });
  assert.deepEqual(await client.diagnostics("Bank.java"), []);
});

test("other open documents of the program are compiled again", async (client) => {
  await client.open("Bank.java");
  await client.open("Account.java");
  assert.deepEqual(await client.diagnostics("Bank.java"), []);
  await client.change("Account.java", { text: textOf("Account.java").replace("deposit(", "deposited(") });
  const [wrong] = await client.diagnostics("Bank.java");
  assert.match(wrong.message, /deposit/);
  await client.close("Account.java");
  assert.deepEqual(await client.diagnostics("Bank.java"), []);
});

test("an error in a file that is not open is shown there, and goes", async (client) => {
  await client.open("UsesBroken.java");
  assert.match((await client.diagnostics("Broken.java"))[0].message, /incompatible types/);
  await client.close("UsesBroken.java");
  assert.deepEqual(await client.diagnostics("Broken.java"), []);
});

test("a class in a document that was never saved", async (client) => {
  await client.open("NewMain.java", "class NewMain { Fresh f = new Fresh(1); }");
  assert.equal((await client.diagnostics("NewMain.java")).length, 2);
  await client.open("Fresh.java", "class Fresh { Fresh(int n) {} }");
  assert.deepEqual(await client.diagnostics("NewMain.java"), []);
  const d = await client.at("textDocument/definition", "NewMain.java", 0, 35);
  assert.equal(path.basename(d.uri), "Fresh.java");
  await client.open("", "class Loose { int n = 1; }", "untitled:Untitled-1");
  await client.settle();
  assert.deepEqual(client.seen.get("untitled:Untitled-1"), []);
});

test("notes at places are related information", async (client) => {
  const text = "class Notes {\n  int f(int a) { return a; }\n  int f(int b) { return b; }\n}\n";
  await client.open("Notes.java", text);
  const all = await client.diagnostics("Notes.java");
  assert.equal(all.length, 1);
  assert.match(all[0].message, /already defined/);
});

test("hover", async (client) => {
  await client.open("Bank.java");
  const h = (...where) => client.hover("Bank.java", ...where);
  assert.equal(await h(3, "balance"), "static int Bank.balance");
  assert.equal(await h(4, "names"), "static final List<String> Bank.names");
  assert.match(await h(4, "List"), /^public interface java\.util\.List<E> extends /);
  assert.match(await h(4, "ArrayList"), /^public ArrayList\(\)\n\nhere: `ArrayList<String>`$/);
  assert.equal(await h(6, "total"), "static int Bank.total(int[] values) throws Exception");
  assert.equal(await h(8, "sum"), "int sum");
  assert.equal(await h(8, "v;"), "int v");
  assert.equal(await h(13, "total"), "static int Bank.total(int[] values) throws Exception");
  assert.equal(await h(13, "+"), "int");
  assert.equal(await h(13, "7"), "int");
  assert.equal(await h(14, "get"), "public abstract E List.get(int)".replace("abstract ", "") + "\n\nhere: `String`");
  assert.equal(await h(14, "Account("), "Account(String owner)");
  assert.match(await h(15, "deposit"), /^<T extends Number> void Account\.deposit\(T amount\)/);
  assert.match(await h(16, "println"), /^public void PrintStream\.println\(int\)$/);
  assert.match(await h(16, "System"), /class java\.lang\.System$/);
  assert.equal(await h(17, "k ="), "int k");
  assert.equal(await h(17, "args"), "String[] args");
  assert.equal(await h(17, "length"), "int");
  assert.equal(await h(18, "total"), "static int Bank.total(int[] values) throws Exception".replace(/total.*/, "twice(int n)"));
  assert.equal(await h(1, "List"), await h(4, "List"));
  assert.equal(await client.at("textDocument/hover", "Bank.java", 4, 0), null);
  assert.equal(await client.at("textDocument/hover", "Bank.java", 9999, 9999), null);
});

test("hover in a file with errors elsewhere", async (client) => {
  await client.open("Bank.java");
  const text = textOf("Bank.java").replace("int sum = 0;", "int sum = 0; int wrong = missing(;");
  await client.change("Bank.java", { text });
  assert.notEqual((await client.diagnostics("Bank.java")).length, 0);
  assert.equal(await client.hover("Bank.java", 3, "balance"), "static int Bank.balance");
  assert.equal(await client.hover("Bank.java", 14, "Account("), "Account(String owner)");
});

test("definitions", async (client) => {
  await client.open("Bank.java");
  const d = (...where) => client.definition("Bank.java", ...where);
  assert.deepEqual(await d(13, "total"), ["Bank.java", 6, 15, 20]);
  assert.deepEqual(await d(8, "sum"), ["Bank.java", 7, 12, 15]);
  assert.deepEqual(await d(14, "Account("), ["Account.java", 3, 4, 11]);
  assert.deepEqual(await d(14, "Account a"), ["Account.java", 1, 6, 13]);
  assert.deepEqual(await d(15, "deposit"), ["Account.java", 4, 28, 35]);
  assert.deepEqual(await d(18, "twice"), ["Bank.java", 21, 15, 20]);
  assert.equal(await d(16, "println"), null);
  assert.equal(await d(4, "List"), null);
});

test("code lenses", async (client) => {
  await client.open("Racy.java");
  await client.open("RacyTest.java");
  const lenses = (name) => client.c.sendRequest("textDocument/codeLens", { textDocument: { uri: uriOf(name) } });
  const [main] = await lenses("Racy.java");
  assert.equal(main.range.start.line, 3);
  assert.deepEqual(main.command.arguments, [{ uri: uriOf("Racy.java") }]);
  const inTests = await lenses("RacyTest.java");
  assert.deepEqual(inTests.map((l) => l.command.arguments[0].test), ["counts", "isFine"]);
  const result = await client.c.sendRequest("workspace/executeCommand", { command: inTests[0].command.command, arguments: inTests[0].command.arguments });
  assert.equal(result.verdict, "failed");
  assert.equal((await client.explore("RacyTest.java", { test: "isFine" })).verdict, "passed");
});

test("findings are shown, and go", async (client) => {
  await client.open("Racy.java");
  const result = await client.explore("Racy.java", {}, "token");
  assert.equal(result.verdict, "failed");
  assert.equal(result.findings[0].kind, "data race");
  assert.deepEqual(client.progress, [["token", "begin"], ["token", "end"]]);
  const [race] = await client.diagnostics("Racy.java");
  assert.equal(race.code, "data race");
  assert.equal(race.severity, 1);
  assert.match(race.message, /^data race on Racy\.count: /);
  assert.equal(race.range.start.line, 2);
  assert.ok(race.range.end.character > race.range.start.character);
  const related = race.relatedInformation.map((r) => r.message);
  assert.ok(related.some((m) => /writes it$/.test(m)) && related.some((m) => /^step 1: main /.test(m)), related.join());
  // Elsewhere it changes nothing; here they are gone.
  await client.open("Bank.java");
  await client.change("Bank.java", { text: textOf("Bank.java") + "\n" });
  assert.equal((await client.diagnostics("Racy.java")).length, 1);
  await client.change("Racy.java", { text: textOf("Racy.java") + "\n" });
  assert.deepEqual(await client.diagnostics("Racy.java"), []);
  await assert.rejects(client.explore("Racy.java"), (e) => e.code === -32602 && /Racy.java has changes that are not saved/.test(e.message));
  await client.change("Racy.java", { text: textOf("Racy.java") });
  await client.explore("Racy.java");
  assert.equal((await client.diagnostics("Racy.java")).length, 1);
  await client.c.sendRequest("workspace/executeCommand", { command: "heddle.clearFindings" });
  assert.deepEqual(await client.diagnostics("Racy.java"), []);
});

test("an exploration is cancelled, and others are answered meanwhile", async (client) => {
  await client.open("Long.java");
  const cancel = new rpc.CancellationTokenSource();
  const running = client.explore("Long.java", {}, undefined, cancel.token);
  running.catch(() => {});
  assert.match(await client.hover("Long.java", 2, "a;"), /volatile int Long\.a/);
  await assert.rejects(client.explore("Racy.java"), (e) => /Long\.java is being explored/.test(e.message));
  await new Promise((resolve) => setTimeout(resolve, 500));
  cancel.cancel();
  await assert.rejects(running, (e) => e.code === -32800);
  assert.equal((await client.explore("Racy.java")).verdict, "failed");
});

test("an exploration does not outlive the session", async (client) => {
  client.explore("Long.java").catch(() => {});
  await client.settle();
});

test("what cannot be explored", async (client) => {
  await assert.rejects(client.explore("Nowhere.java"), (e) => e.code === -32803 && /Nowhere\.java/.test(e.message));
  await assert.rejects(client.explore("Wrong.java"), (e) => e.code === -32803 && /Wrong\.java:3:/.test(e.message));
  const command = (command, args) => client.c.sendRequest("workspace/executeCommand", { command, arguments: args });
  await assert.rejects(command("heddle.strange"), (e) => e.code === -32602 && /there is no command 'heddle.strange'/.test(e.message));
  await assert.rejects(command("heddle.explore"), (e) => e.code === -32602 && /params.arguments\[0\].uri is missing/.test(e.message));
  await assert.rejects(command("heddle.explore", ["untitled:Untitled-1"]), (e) => /is no file/.test(e.message));
});

(async () => {
  let passed = 0, failed = 0;
  for (const [name, run] of tests) {
    if (only && !name.includes(only)) continue;
    const client = await start();
    const limit = setTimeout(() => {
      console.log(`FAILED ${name}: it takes too long`);
      process.exit(1);
    }, 120000);
    try {
      await run(client);
      assert.equal(await client.end(), 0);
      ++passed;
    } catch (error) {
      console.log(`FAILED ${name}: ${error.stack}`);
      ++failed;
      client.end().catch(() => {});
    }
    clearTimeout(limit);
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
})();
