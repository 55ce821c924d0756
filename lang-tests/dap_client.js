// Drives `vm dap` with the client of VS Code's own tests of debug adapters. Run by dap_test.py:
//   node dap_client.js VM FOLDER [PART OF A NAME]     (FOLDER has the programs); ends with a line "N passed, N failed"
"use strict";
const assert = require("assert");
const path = require("path");
const { createRequire } = require("module");
const from = createRequire(path.join(process.env.HEDDLE_NODE_MODULES, "x.js"));
const { DebugClient } = from("@vscode/debugadapter-testsupport");

const [vm, folder, only] = process.argv.slice(2);
const bank = path.join(folder, "Bank.java");
const racy = path.join(folder, "Racy.java");
const tests = [];
const test = (name, run) => tests.push([name, run]);

async function client(options = {}) {
  const dc = new DebugClient(vm, "dap", "heddle", { cwd: folder });
  dc.defaultTimeout = 20000;
  dc.said = [];
  dc.on("output", (e) => dc.said.push([e.body.category, e.body.output]));
  await dc.start();
  if (options.launch) {
    // Events may come right behind a response, so whoever waits for one begins before.
    const stopped = options.stops === false ? null : waitFor(dc, "stopped");
    await dc.initializeRequest();
    const initialized = waitFor(dc, "initialized");
    await dc.launchRequest(options.launch);
    await initialized;
    if (options.configure) await options.configure(dc);
    await dc.configurationDoneRequest();
    if (stopped) dc.first = (await stopped).body;
  }
  return dc;
}
// (A promise that nobody waits for any more, because something else has failed, must not end the process.)
function waitFor(dc, name) {
  const promise = dc.waitForEvent(name);
  promise.catch(() => {});
  return promise;
}
async function go(dc, request, args) {
  const stopped = waitFor(dc, "stopped");
  await dc.send(request, args);
  return (await stopped).body;
}
async function frames(dc, threadId) {
  return (await dc.stackTraceRequest({ threadId })).body.stackFrames;
}
const line = async (dc, threadId) => (await frames(dc, threadId))[0].line;
async function rows(dc, variablesReference, more = {}) {
  const all = (await dc.variablesRequest({ variablesReference, ...more })).body.variables;
  return Object.fromEntries(all.map((v) => [v.name, v]));
}
async function scope(dc, frameId, name = "Locals") {
  const all = (await dc.scopesRequest({ frameId })).body.scopes;
  return rows(dc, all.find((s) => s.name === name).variablesReference);
}
const values = (variables) => Object.fromEntries(Object.values(variables).map((v) => [v.name, v.value]));
// Everything that can be seen of a thread: its frames, and the variables of those of the program.
async function seen(dc, threadId) {
  const all = [];
  for (const f of await frames(dc, threadId)) {
    all.push([f.name, f.line, f.column]);
    if (f.presentationHint !== "subtle") all.push(values(await scope(dc, f.id)));
  }
  return all;
}
const breakpoints = (file, ...list) => async (dc) => {
  const answer = await dc.setBreakpointsRequest({ source: { path: file }, breakpoints: list.map((b) => (typeof b === "number" ? { line: b } : b)) });
  dc.set = answer.body.breakpoints;
};
async function fails(promise, pattern) {
  await assert.rejects(promise, (e) => {
    assert.match(e.message, pattern);
    return true;
  });
}

test("a breakpoint is hit where it was set", async () => {
  const dc = await client();
  await dc.hitBreakpoint({ program: bank }, { path: bank, line: 14 });
  return dc;
});

test("variables are right, and open step by step", async () => {
  const dc = await client({ launch: { program: bank }, configure: breakpoints(bank, 30) });
  assert.equal(dc.first.reason, "breakpoint");
  assert.deepEqual(dc.first.hitBreakpointIds, [dc.set[0].id]);
  const [top] = await frames(dc, dc.first.threadId);
  assert.equal(top.name, "Bank.main");
  assert.equal(top.source.path, bank);
  const locals = await scope(dc, top.id);
  assert.equal(locals.n.value, "3");
  assert.equal(locals.n.type, "int");
  assert.equal(locals.name.value, '"J\\"ä𝄞"');
  assert.equal(locals.name.type, "java.lang.String");
  assert.equal(locals.big.indexedVariables, 1000);
  assert.equal(locals.nothing.value, "null");
  assert.equal(locals.nothing.variablesReference, 0);
  const some = await rows(dc, locals.big.variablesReference, { filter: "indexed", start: 500, count: 3 });
  assert.deepEqual(values(some), { "[500]": "500", "[501]": "501", "[502]": "502" });
  const accounts = await rows(dc, locals.accounts.variablesReference);
  const second = await rows(dc, accounts["[1]"].variablesReference);
  assert.equal(second.balance.value, "20");
  assert.equal(second.balance.evaluateName, "accounts[1].balance");
  assert.equal(second.owner.value, '"bob"');
  assert.equal(second.next.value, accounts["[0]"].value);
  const statics = await scope(dc, top.id, "Static fields");
  assert.equal(statics.opened.value, "2");
  // What a name stands for is found again by its expression.
  const again = (await dc.evaluateRequest({ expression: second.balance.evaluateName, frameId: top.id, context: "watch" })).body;
  assert.equal(again.result, "20");
  return dc;
});

test("a step back gives the same frames and variables as before the step", async () => {
  const dc = await client({ launch: { program: bank }, configure: breakpoints(bank, 14) });
  const id = dc.first.threadId;
  const points = [await seen(dc, id)];
  for (const request of ["next", "stepIn", "next", "next", "next"]) {
    assert.equal((await go(dc, request, { threadId: id })).threadId, id);
    points.push(await seen(dc, id));
  }
  assert.notDeepEqual(points[0], points[1]);
  for (let i = points.length - 2; i >= 0; --i) {
    const stop = await go(dc, "stepBack", { threadId: id });
    assert.deepEqual(await seen(dc, id), points[i]);
  }
  return dc;
});

test("stepIn goes into a call, stepOut out of it", async () => {
  const dc = await client({ launch: { program: bank }, configure: breakpoints(bank, 28) });
  const id = dc.first.threadId;
  await go(dc, "stepIn", { threadId: id });
  assert.equal((await frames(dc, id))[0].name, "Bank.Account.<init>");
  await go(dc, "stepOut", { threadId: id });
  assert.equal((await frames(dc, id))[0].name, "Bank.main");
  return dc;
});

test("reverseContinue goes back to a breakpoint, and then to the beginning", async () => {
  const dc = await client({ launch: { program: bank }, configure: breakpoints(bank, 14) });
  const id = dc.first.threadId;
  const before = await seen(dc, id);
  const end = await go(dc, "continue", { threadId: id });
  assert.equal(end.reason, "breakpoint"); // a second account
  const back = await go(dc, "reverseContinue", { threadId: id });
  assert.equal(back.reason, "breakpoint");
  assert.deepEqual(await seen(dc, id), before);
  assert.equal((await go(dc, "reverseContinue", { threadId: id })).reason, "entry");
  return dc;
});

test("conditions, hit counts and log points", async () => {
  const conditional = { line: 35, condition: "i == 7" };
  const dc = await client({ launch: { program: bank }, configure: breakpoints(bank, conditional) });
  assert.equal((await scope(dc, (await frames(dc, dc.first.threadId))[0].id)).i.value, "7");
  await dc.stop();
  const counted = await client({ launch: { program: bank }, configure: breakpoints(bank, { line: 35, hitCondition: "== 4" }) });
  assert.equal((await scope(counted, (await frames(counted, counted.first.threadId))[0].id)).i.value, "3");
  assert.equal((await go(counted, "continue", { threadId: 1 })).reason, "end");
  await counted.stop();
  const every = await client({ launch: { program: bank }, configure: breakpoints(bank, { line: 35, hitCondition: "% 5" }, { line: 35, logMessage: "i is {i}, {nobody}" }) });
  assert.equal((await scope(every, (await frames(every, every.first.threadId))[0].id)).i.value, "4");
  assert.deepEqual(every.said.filter(([c]) => c === "console").map(([, text]) => text), [0, 1, 2, 3, 4].map((i) => `i is ${i}, ?\n`));
  await every.stop();
  const wrong = await client({ launch: { program: bank, stopOnEntry: true }, configure: breakpoints(bank, { line: 35, hitCondition: "often" }, 4, 1000) });
  assert.deepEqual(wrong.set.map((b) => b.verified), [false, true, false]);
  assert.match(wrong.set[0].message, /'often' is no number of hits/);
  assert.equal(wrong.set[1].line, 9); // the first line with code
  assert.match(wrong.set[2].message, /no code on line 1000/);
  return wrong;
});

test("breakpoints at functions, fields and data", async () => {
  const configure = async (dc) => {
    const set = (await dc.setFunctionBreakpointsRequest({ breakpoints: [{ name: "Account.deposit" }, { name: "Account.nothing" }] })).body.breakpoints;
    assert.deepEqual(set.map((b) => b.verified), [true, false]);
    assert.match(set[1].message, /nothing/);
  };
  const dc = await client({ launch: { program: bank }, configure });
  assert.equal(dc.first.reason, "function breakpoint");
  const [top] = await frames(dc, dc.first.threadId);
  assert.equal(top.name, "Bank.Account.deposit");
  const locals = (await dc.scopesRequest({ frameId: top.id })).body.scopes[0].variablesReference;
  const self = (await rows(dc, locals)).this;
  const info = (await dc.dataBreakpointInfoRequest({ variablesReference: self.variablesReference, name: "balance" })).body;
  assert.match(info.dataId, /^Account#\d+\.balance$/);
  assert.equal((await dc.dataBreakpointInfoRequest({ variablesReference: locals, name: "amount" })).body.dataId, null);
  await dc.setFunctionBreakpointsRequest({ breakpoints: [] });
  const set = (await dc.setDataBreakpointsRequest({ breakpoints: [{ dataId: info.dataId, accessType: "write" }] })).body.breakpoints;
  assert.equal(set[0].verified, true);
  const stop = await go(dc, "continue", { threadId: 1 });
  assert.equal(stop.reason, "data breakpoint");
  assert.match(stop.text, /was 10, is 15/);
  return dc;
});

test("exceptions: uncaught ones, all of a class, and what is known of them", async () => {
  const program = path.join(folder, "Throws.java");
  const dc = await client({ launch: { program } });
  assert.equal(dc.first.reason, "exception");
  assert.equal(dc.first.text, "java.lang.IllegalStateException: second");
  assert.equal(await line(dc, dc.first.threadId), 5);
  const info = (await dc.exceptionInfoRequest({ threadId: 1 })).body;
  assert.equal(info.exceptionId, "java.lang.IllegalStateException");
  await dc.stop();
  const all = async (c) => c.setExceptionBreakpointsRequest({ filters: [], filterOptions: [{ filterId: "all", condition: "IllegalArgumentException" }] });
  const caught = await client({ launch: { program }, configure: all });
  assert.equal(caught.first.text, "java.lang.IllegalArgumentException: first");
  assert.equal((await go(caught, "continue", { threadId: 1 })).reason, "end");
  await fails(caught.setExceptionBreakpointsRequest({ filters: ["none"] }), /there is no filter 'none'/);
  await fails(caught.setExceptionBreakpointsRequest({ filters: [], filterOptions: [{ filterId: "all", condition: "Strange" }] }), /Strange/);
  return caught;
});

test("expressions, and setting a variable", async () => {
  const dc = await client({ launch: { program: bank }, configure: breakpoints(bank, 30) });
  const [top] = await frames(dc, dc.first.threadId);
  const ask = async (expression, context = "watch") => (await dc.evaluateRequest({ expression, frameId: top.id, context })).body;
  assert.equal((await ask("n * 2 + opened")).result, "8");
  assert.equal((await ask("accounts[0].deposit(5)")).result, "15");
  assert.equal((await ask("accounts[0].balance")).result, "10"); // nothing of it has remained
  assert.equal((await ask("big", "hover")).variablesReference > 0, true);
  assert.match((await ask(":threads", "repl")).result, /main/);
  await fails(ask("nobody + 1"), /nobody/);
  await fails(ask("1 / 0"), /ArithmeticException/);
  const complete = (await dc.completionsRequest({ text: "accou", column: 6, frameId: top.id })).body.targets;
  assert.deepEqual(complete.map((t) => t.label), ["accounts"]);
  const locals = (await dc.scopesRequest({ frameId: top.id })).body.scopes[0].variablesReference;
  await fails(dc.setVariableRequest({ variablesReference: locals, name: "n", value: '"text"' }), /int/);
  assert.equal((await dc.setVariableRequest({ variablesReference: locals, name: "n", value: "40 + 2" })).body.value, "42");
  assert.equal((await ask("n")).result, "42");
  assert.equal((await go(dc, "continue", { threadId: 1 })).reason, "end");
  assert.deepEqual(dc.said.filter(([c]) => c === "stdout"), [["stdout", "n is 42\ntotal 45\n"]]);
  return dc;
});

test("output comes as events, and is taken back by going back", async () => {
  const dc = await client({ launch: { program: bank } });
  assert.equal(dc.first.reason, "end");
  assert.deepEqual(dc.said, [["stdout", "n is 3\ntotal 45\n"]]);
  const stop = await go(dc, "reverseContinue", { threadId: 1 });
  assert.equal(stop.reason, "entry");
  assert.deepEqual(dc.said[1], ["console", '[taken back, for the run has gone back: "n is 3\\ntotal 45\\n"]\n']);
  await go(dc, "continue", { threadId: 1 });
  assert.deepEqual(dc.said[2], ["stdout", "n is 3\ntotal 45\n"]);
  // Who goes on from the end ends the session.
  const ended = waitFor(dc, "terminated");
  const exited = waitFor(dc, "exited");
  await dc.continueRequest({ threadId: 1 });
  assert.equal((await exited).body.exitCode, 0);
  await ended;
  await fails(dc.continueRequest({ threadId: 1 }), /the program has ended/);
  return dc;
});

test("without stops the program runs to its end", async () => {
  for (const launch of [{ program: bank, noDebug: true }, { program: bank, stopAtEnd: false }]) {
    const dc = await client();
    const ended = waitFor(dc, "terminated");
    await Promise.all([dc.configurationSequence(), dc.launch(launch)]);
    await ended;
    assert.deepEqual(dc.said, [["stdout", "n is 3\ntotal 45\n"]]);
    await dc.stop();
  }
});

test("the thread that is stepped is the one that moves", async () => {
  const dc = await client({ launch: { program: racy }, configure: breakpoints(racy, 16) });
  const names = (await dc.threadsRequest()).body.threads;
  assert.deepEqual(names.map((t) => t.name), ["main", "worker (0.0)", "worker (0.1)"]);
  const [, first, second] = names.map((t) => t.id);
  // The second thread is brought to its second line, while the first one stays where it is.
  const there = await frames(dc, first);
  await breakpoints(racy)(dc);
  for (const wanted of [5, 6]) {
    const stop = await go(dc, "next", { threadId: second });
    assert.equal(stop.threadId, second);
    assert.equal(await line(dc, second), wanted);
  }
  assert.deepEqual((await frames(dc, first)).map((f) => [f.name, f.line]), there.map((f) => [f.name, f.line]));
  const position = (await dc.customRequest("heddle/position")).body;
  const choices = (await dc.customRequest("heddle/choices")).body;
  assert.deepEqual((await dc.customRequest("heddle/position")).body, position);
  assert.deepEqual(choices.threads.map((t) => [t.threadId, t.canRun]), [[1, true], [first, true], [second, true]]);
  const stopped = waitFor(dc, "stopped");
  const before = (await dc.customRequest("heddle/position")).body;
  await dc.customRequest("heddle/runThread", { threadId: first });
  await stopped;
  assert.ok((await dc.customRequest("heddle/position")).body.operations > before.operations);
  await fails(dc.customRequest("heddle/runThread", { threadId: 77 }), /there is no thread 77/);
  return dc;
});

test("explorations find what fails, and a finding can be walked through", async () => {
  const dc = await client({ launch: { program: racy, stopOnEntry: true } });
  const found = (await dc.customRequest("heddle/explore", { seconds: 20 })).body;
  assert.equal(found.verdict, "failed");
  const wrong = found.findings.find((f) => f.kind === "uncaught exception");
  assert.match(wrong.message, /IllegalStateException: 1/);
  assert.match(wrong.schedule_file, /Racy-\d+\.schedule$/);
  const stopped = waitFor(dc, "stopped");
  const loaded = (await dc.customRequest("heddle/loadFinding", { id: wrong.id })).body;
  assert.equal((await stopped).body.reason, "entry");
  assert.match(loaded.why, /IllegalStateException/);
  await dc.setExceptionBreakpointsRequest({ filters: ["uncaught"] });
  const stop = await go(dc, "continue", { threadId: 1 });
  assert.equal(stop.reason, "exception");
  assert.equal(stop.text, "java.lang.IllegalStateException: 1");
  assert.equal(await line(dc, stop.threadId), 20);
  const rowsOf = (await dc.customRequest("heddle/schedule", { from: 1, count: 1000 })).body;
  assert.equal(rowsOf.operations.length, rowsOf.planned);
  assert.equal(rowsOf.operations.filter((o) => o.done).length, rowsOf.position);
  const went = waitFor(dc, "stopped");
  await dc.customRequest("heddle/goTo", { operation: 3 });
  assert.equal((await went).body.reason, "goto");
  await fails(dc.customRequest("heddle/loadFinding", { id: "nothing" }), /there is no finding 'nothing'/);
  await fails(dc.customRequest("heddle/loadFinding", { number: 99 }), /there is no finding 99/);
  await fails(dc.customRequest("heddle/explore", { options: ["--no-such"] }), /--no-such/);
  const outputs = (await dc.customRequest("heddle/outcomes", { seconds: 20 })).body.outputs.map((o) => o.text);
  assert.deepEqual(outputs, ["", "sum 2\n"]);
  // The schedule's file is a program for the debugger, too.
  const again = await client({ launch: { program: wrong.schedule_file }, configure: (c) => c.setExceptionBreakpointsRequest({ filters: ["uncaught"] }) });
  assert.equal(again.first.text, "java.lang.IllegalStateException: 1");
  const more = (await again.customRequest("heddle/explore", { seconds: 20 })).body;
  assert.deepEqual(more.findings.map((f) => f.id), found.findings.map((f) => f.id));
  await again.stop();
  return dc;
});

test("breakpoints outlive the program that they were set in", async () => {
  const dc = await client({ launch: { program: racy, stopOnEntry: true }, configure: breakpoints(racy, 6) });
  await dc.customRequest("heddle/explore", { seconds: 20 });
  const changed = waitFor(dc, "breakpoint");
  const stopped = waitFor(dc, "stopped");
  await dc.customRequest("heddle/loadFinding", { number: 1 });
  assert.equal((await changed).body.breakpoint.id, dc.set[0].id);
  await stopped;
  const hit = await go(dc, "continue", { threadId: 1 });
  assert.deepEqual(hit.hitBreakpointIds, [dc.set[0].id]);
  // Also a restart keeps them.
  const entry = waitFor(dc, "stopped");
  await dc.restartRequest({});
  assert.equal((await entry).body.reason, "entry");
  assert.deepEqual((await go(dc, "continue", { threadId: 1 })).hitBreakpointIds, [dc.set[0].id]);
  return dc;
});

test("a race stops the run, unless nobody wants to know", async () => {
  const dc = await client({ launch: { program: path.join(folder, "Race.java"), stopOnEntry: true } });
  const found = (await dc.customRequest("heddle/explore", { seconds: 20 })).body.findings;
  const { number } = found.find((f) => f.kind === "data race");
  for (const filters of [["races"], []]) {
    const stopped = waitFor(dc, "stopped");
    await dc.customRequest("heddle/loadFinding", { number });
    await stopped;
    await dc.setExceptionBreakpointsRequest({ filters });
    const stop = await go(dc, "continue", { threadId: 1 });
    if (filters.length === 0) assert.equal(stop.reason, "pause"); // the schedule's end
    else assert.match(stop.text, /race/);
  }
  return dc;
});

test("nobody can go on", async () => {
  const dc = await client({ launch: { program: path.join(folder, "Stuck.java") } });
  assert.equal(dc.first.reason, "exception");
  assert.match(dc.first.text, /Nobody can go on:\nmain waits on/);
  assert.equal((await dc.exceptionInfoRequest({ threadId: 1 })).body.exceptionId, "heddle.Deadlock");
  const choices = (await dc.customRequest("heddle/choices")).body.threads;
  assert.deepEqual(choices.map((t) => t.canRun), [false]);
  assert.equal((await go(dc, "stepBack", { threadId: dc.first.threadId })).reason, "step");
  return dc;
});

test("what runs can be paused, and goes on", async () => {
  const dc = await client({ launch: { program: path.join(folder, "Spins.java") }, stops: false });
  const stopped = waitFor(dc, "stopped");
  await new Promise((resolve) => setTimeout(resolve, 200));
  await dc.pauseRequest({ threadId: 1 });
  const first = (await stopped).body;
  assert.equal(first.reason, "pause");
  const { operations } = (await dc.customRequest("heddle/position")).body;
  assert.ok(operations > 10);
  const again = waitFor(dc, "stopped");
  await dc.continueRequest({ threadId: 1 });
  await dc.pauseRequest({ threadId: 1 });
  assert.equal((await again).body.reason, "pause");
  assert.ok((await dc.customRequest("heddle/position")).body.operations > operations);
  // An evaluation that does not end, too.
  const endless = dc.evaluateRequest({ expression: "for (;;) Spins.turns++;", context: "repl" });
  const refused = fails(endless, /./);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await dc.pauseRequest({ threadId: 1 });
  await refused;
  return dc;
});

test("steps of single operations, forwards and back", async () => {
  const dc = await client({ launch: { program: racy, stopOnEntry: true } });
  const at = async () => (await dc.customRequest("heddle/position")).body.operations;
  const begin = await at();
  await go(dc, "next", { threadId: 1, granularity: "instruction" });
  await go(dc, "next", { threadId: 1, granularity: "instruction" });
  assert.equal(await at(), begin + 2);
  await go(dc, "stepBack", { threadId: 1, granularity: "instruction" });
  assert.equal(await at(), begin + 1);
  return dc;
});

test("lines and columns that are counted from 0", async () => {
  const dc = await client();
  await dc.initializeRequest({ adapterID: "heddle", linesStartAt1: false, columnsStartAt1: false, pathFormat: "path" });
  const initialized = waitFor(dc, "initialized");
  await dc.launchRequest({ program: bank });
  await initialized;
  await breakpoints(bank, 13)(dc);
  assert.equal(dc.set[0].line, 13);
  const stopped = waitFor(dc, "stopped");
  await dc.configurationDoneRequest();
  assert.equal(await line(dc, (await stopped).body.threadId), 13);
  return dc;
});

async function main() {
  let passed = 0, failed = 0;
  for (const [name, run] of tests) {
    if (only && !name.includes(only)) continue;
    try {
      const whole = async () => {
        const dc = await run();
        if (dc) await dc.stop();
      };
      let timer;
      await Promise.race([whole(), new Promise((_, no) => (timer = setTimeout(() => no(new Error("it takes too long")), 60000)))]);
      clearTimeout(timer);
      ++passed;
    } catch (e) {
      ++failed;
      console.log(`FAILED ${name}: ${e.stack}`);
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
main();
