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
const CAPABILITIES = { textDocument: { publishDiagnostics: { relatedInformation: true } } };
const tests = [];
const test = (name, run, options) => tests.push([name, run, options]);

// A client with its documents; `client.seen` has the diagnostics that were published last, by URI.
async function start({ capabilities = CAPABILITIES, more = {} } = {}) {
  const server = spawn(vm, ["lsp"], { cwd: folder, stdio: ["pipe", "pipe", "inherit"] });
  const c = rpc.createMessageConnection(new rpc.StreamMessageReader(server.stdout), new rpc.StreamMessageWriter(server.stdin));
  const client = { c, seen: new Map(), versions: new Map(), progress: [], log: [] };
  client.exit = new Promise((resolve) => server.on("exit", (code) => resolve(code)));
  c.onNotification(lsp.PublishDiagnosticsNotification.type, (p) => client.seen.set(p.uri, p.diagnostics));
  c.onNotification(lsp.LogMessageNotification.type, (p) => client.log.push(p.message));
  c.onNotification("$/progress", (p) => client.progress.push([p.token, p.value.kind]));
  c.listen();
  c.onRequest("client/registerCapability", (p) => {
    client.registered = p.registrations;
  });
  const options = { processId: process.pid, rootUri: pathToFileURL(folder).href, capabilities, ...more };
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
  client.command = (command, list, token, cancel) =>
    c.sendRequest("workspace/executeCommand", { command, arguments: list, workDoneToken: token }, ...(cancel ? [cancel] : []));
  client.explore = (name, more = {}, token, cancel) =>
    client.command("heddle.explore", [{ uri: uriOf(name), ...more }], token, cancel);
  client.end = async () => {
    client.ended = true;
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
  const [, misspelt] = client.place("Wrong.java", 3, "lenght");
  assert.deepEqual(range(first), [2, misspelt, 2, misspelt + 6]);
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

const NOTES = "class Notes {\n  void f(int b) {\n    /*\u{1d11e}*/ int b = 1;\n  }\n}\n";
test("what is said of other places is related information", async (client) => {
  await client.open("Notes.java", NOTES);
  const [wrong] = await client.diagnostics("Notes.java");
  assert.match(wrong.message, /^variable b is already defined/);
  assert.doesNotMatch(wrong.message, /defined here/);
  assert.equal(NOTES.split("\n")[2].slice(wrong.range.start.character, wrong.range.end.character), "b");
  assert.deepEqual(wrong.relatedInformation, [
    { location: { uri: uriOf("Notes.java"), range: { start: { line: 1, character: 13 }, end: { line: 1, character: 14 } } }, message: "it is defined here" },
  ]);
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
  assert.equal(await h(14, "get"), "public E List.get(int)\n\nhere: `String`");
  assert.equal(await h(14, "Account("), "Account(String owner)");
  assert.match(await h(15, "deposit"), /^<T extends Number> void Account\.deposit\(T amount\)/);
  assert.match(await h(16, "println"), /^public void PrintStream\.println\(int\)$/);
  assert.match(await h(16, "System"), /class java\.lang\.System$/);
  assert.equal(await h(17, "k ="), "int k");
  assert.equal(await h(17, "args"), "String[] args");
  assert.equal(await h(17, "length"), "int length");
  assert.equal(await h(18, "twice"), "static int Bank.twice(int n)");
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
  assert.deepEqual(inTests.map((l) => [l.command.arguments[0].test, l.range.start.line + 1]), [["counts", 4], ["isFine", 11], ["isFine", 18]]);
  const result = await client.command(inTests[0].command.command, inTests[0].command.arguments);
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
  await client.command("heddle.clearFindings");
  assert.deepEqual(await client.diagnostics("Racy.java"), []);
});

test("an exploration is cancelled, and others are answered meanwhile", async (client) => {
  await client.open("Long.java");
  const cancel = new rpc.CancellationTokenSource();
  const running = client.explore("Long.java", {}, undefined, cancel.token);
  running.catch(() => {});
  assert.match(await client.hover("Long.java", 2, "a;"), /volatile int Long\.a/);
  await new Promise((resolve) => setTimeout(resolve, 500));
  cancel.cancel();
  await assert.rejects(running, (e) => e.code === -32800 && /^cancelled/.test(e.message));
  assert.equal((await client.explore("Racy.java")).verdict, "failed");
  const other = client.explore("Long.java", {}, "bar");
  other.catch(() => {});
  await client.c.sendNotification("window/workDoneProgress/cancel", { token: "bar" });
  await assert.rejects(other, (e) => e.code === -32800);
  assert.deepEqual(client.progress, [["bar", "begin"], ["bar", "end"]]);
});

test("another exploration takes the place of the one that is under way", async (client) => {
  const running = client.explore("Long.java");
  running.catch(() => {});
  assert.equal((await client.explore("Racy.java")).verdict, "failed");
  await assert.rejects(running, (e) => e.code === -32800 && /another exploration has taken its place/.test(e.message));
  assert.equal((await client.diagnostics("Racy.java")).length, 1);
});

test("a change ends the exploration of what was there before", async (client) => {
  await client.open("Account.java");
  await client.open("Long.java");
  const running = client.explore("Long.java");
  running.catch(() => {});
  let ended = false;
  running.then(() => (ended = true), () => (ended = true));
  await client.change("Account.java", { text: textOf("Account.java") + "\n" });
  await client.settle();
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.equal(ended, false, "a file of another program");
  await client.change("Long.java", { text: textOf("Long.java") + "\n" });
  await assert.rejects(running, (e) => e.code === -32801 && /Long\.java has changed/.test(e.message));
});

test("findings of several programs, in several files, stay until one of the program's files changes", async (client) => {
  await client.explore("Racy.java");
  await client.explore("app/Main.java");
  assert.equal((await client.diagnostics("Racy.java")).length, 1);
  // Of two files with one name the right one.
  assert.equal(client.seen.has(uriOf("app/b/Part.java")), false);
  const [race] = client.seen.get(uriOf("app/a/Part.java"));
  assert.equal(race.range.start.line, 3);
  // Behind a tab, and a character of two units; the file's lines end in CR LF.
  assert.equal(race.range.start.character, "\t/*\u{1d11e}*/ public static void work() { ".length);
  const related = race.relatedInformation.map((r) => [path.relative(folder, new URL(r.location.uri).pathname), r.message]);
  assert.ok(related.some(([file, m]) => file === "app/Main.java" && /^step \d+: main starts/.test(m)), related.join("\n"));
  assert.ok(related.some(([file, m]) => file === "app/a/Part.java" && /writes it$/.test(m)), related.join("\n"));
  await client.open("app/Main.java");
  assert.equal((await client.diagnostics("app/a/Part.java")).length, 1);
  await client.change("app/Main.java", { text: textOf("app/Main.java") + "\n" });
  assert.deepEqual(await client.diagnostics("app/a/Part.java"), []);
  assert.equal((await client.diagnostics("Racy.java")).length, 1);
});

test("a deadlock stands where a thread waits, with the locks that are held", async (client) => {
  assert.equal((await client.explore("Dining.java")).verdict, "failed");
  const [d] = await client.diagnostics("Dining.java");
  assert.equal(d.code, "deadlock");
  const related = d.relatedInformation.map((r) => [r.location.range.start.line + 1, r.message]);
  for (const [line, pattern] of [[9, /waits for Dining\.\w+/], [8, /holds Dining\.\w+/]])
    assert.equal(related.filter(([l, m]) => l === line && pattern.test(m)).length, 2, related.join("\n"));
});

test("the steps of a schedule are those of the report", async (client) => {
  const steps = async (name) => {
    await client.explore(name);
    const [d] = await client.diagnostics(name);
    return d.relatedInformation.map((r) => `${r.location.range.start.line + 1}: ${r.message}`);
  };
  const printer = "SemaphoreNotReleased.printer.acquire()";
  assert.deepEqual(await steps("SemaphoreNotReleased.java"), [
    `9: job-2 waits in ${printer} (permits 0)`,
    "28: step 1: main starts job-1",
    "29: step 2: main starts job-2",
    `9: step 3: job-1 calls ${printer}`,
    `9: step 4: job-2 calls ${printer}`,
  ]);
  assert.deepEqual(await steps("SharedMap.java"), [
    "24: main calls get()",
    "11: parser calls merge()",
    "23: step 1: main starts parser",
    "11: step 2: parser calls SharedMap.words.merge()",
    "24: step 3: main calls SharedMap.words.get()",
  ]);
  const lost = await steps("LostNotify.java");
  assert.equal(lost[0], "12: guest waits on LostNotify.bell");
  assert.ok(lost.includes("10: step 3: guest reads LostNotify.dinner = false"), lost.join("\n"));
});

test("schedules are left in the workspace's folder", async (client) => {
  fs.rmSync(path.join(folder, "heddle-out"), { recursive: true, force: true });
  const { findings } = await client.explore("app/Main.java");
  assert.equal(findings[0].schedule_file, path.join(folder, "heddle-out", "Main-1.schedule"));
  assert.ok(fs.existsSync(findings[0].schedule_file));
});

test("without a workspace they are left beside the program", async (client) => {
  const { findings } = await client.explore("app/Main.java");
  assert.equal(findings[0].schedule_file, path.join(folder, "app", "heddle-out", "Main-1.schedule"));
  assert.ok(fs.existsSync(findings[0].schedule_file));
}, { more: { rootUri: null } });

test("of several folders of a workspace the innermost one", async (client) => {
  const { findings } = await client.explore("app/Main.java", { options: ["--first"], seconds: 20 });
  assert.equal(findings[0].schedule_file, path.join(folder, "app", "heddle-out", "Main-1.schedule"));
}, { more: { rootUri: null, workspaceFolders: [{ uri: uriOf("app") + "/", name: "app" }, { uri: pathToFileURL(folder).href, name: "all" }] } });

test("clients without related information have it as text", async (client) => {
  await client.open("Notes.java", NOTES);
  const [wrong] = await client.diagnostics("Notes.java");
  assert.equal(wrong.relatedInformation, undefined);
  assert.match(wrong.message, /^variable b is already defined.*\nNotes\.java:2: it is defined here$/s);
  await client.explore("Racy.java");
  const [race] = await client.diagnostics("Racy.java");
  assert.equal(race.relatedInformation, undefined);
  assert.match(race.message, /\nRacy\.java:3: Thread-\d writes it$/m);
  assert.doesNotMatch(race.message, /step 1/);
}, { capabilities: {} });

test("files that change outside of the editor", async (client) => {
  await client.settle();
  assert.deepEqual(client.registered.map((r) => [r.method, r.registerOptions]), [["workspace/didChangeWatchedFiles", { watchers: [{ globPattern: "**/*.java" }] }]]);
  fs.writeFileSync(path.join(folder, "Other.java"), "class Other {}\n");
  await client.open("UsesOther.java", "class UsesOther { int n = Other.N; }");
  assert.equal((await client.diagnostics("UsesOther.java")).length, 1);
  fs.writeFileSync(path.join(folder, "Other.java"), "class Other { static int N; }\n");
  const tell = (name) => client.c.sendNotification("workspace/didChangeWatchedFiles", { changes: [{ uri: uriOf(name), type: 2 }] });
  await tell("Other.java");
  assert.deepEqual(await client.diagnostics("UsesOther.java"), []);
  await client.explore("Racy.java");
  assert.equal((await client.diagnostics("Racy.java")).length, 1);
  await tell("Racy.java");
  assert.deepEqual(await client.diagnostics("Racy.java"), []);
}, { capabilities: { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } } });

const explorers = () =>
  fs.readdirSync("/proc").filter((id) => {
    try {
      return /^\d+$/.test(id) && fs.readFileSync(`/proc/${id}/cmdline`, "utf8").includes(path.join(folder, "Long.java"));
    } catch {
      return false;
    }
  });

test("an exploration does not outlive the session", async (client) => {
  client.explore("Long.java").catch(() => {});
  await client.settle();
  for (let i = 0; i < 100 && explorers().length === 0; ++i) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(explorers().length, 1);
  assert.equal(await client.end(), 0);
  assert.deepEqual(explorers(), []);
});

test("what cannot be explored", async (client) => {
  await assert.rejects(client.explore("Nowhere.java"), (e) => e.code === -32803 && /Nowhere\.java/.test(e.message));
  await assert.rejects(client.explore("Wrong.java"), (e) => e.code === -32803 && /Wrong\.java:3:/.test(e.message));
  const command = client.command;
  await assert.rejects(command("heddle.strange"), (e) => e.code === -32602 && /there is no command 'heddle.strange'/.test(e.message));
  await assert.rejects(command("heddle.explore"), (e) => e.code === -32602 && /params.arguments\[0\].uri is missing/.test(e.message));
  await assert.rejects(command("heddle.explore", ["untitled:Untitled-1"]), (e) => /is no file/.test(e.message));
});

(async () => {
  let passed = 0, failed = 0;
  for (const [name, run, options] of tests) {
    if (only && !name.includes(only)) continue;
    const client = await start(options);
    const limit = setTimeout(() => {
      console.log(`FAILED ${name}: it takes too long`);
      process.exit(1);
    }, 120000);
    try {
      await run(client);
      if (!client.ended) assert.equal(await client.end(), 0);
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
