// Heddle in a page: programs are compiled, run, explored, debugged and played in workers of the browser, and nothing
// leaves the machine. docs/browser.md describes it.
//
// Behind heddle-assets.js, which the build makes (window.HeddleAssets: the worker's text, and vm.wasm compressed).
"use strict";

(function (root) {
  let compiled = null;
  let workerUrl = null;

  async function unpack(base64) {
    const packed = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream).arrayBuffer();
  }

  // Compiles the module, once. Called by everything below; call it early to have it ready.
  function load() {
    if (!compiled) {
      compiled = unpack(root.HeddleAssets.wasm).then((bytes) => WebAssembly.compile(bytes));
      workerUrl = URL.createObjectURL(new Blob([root.HeddleAssets.worker], { type: "text/javascript" }));
    }
    return compiled;
  }

  class Cancelled extends Error {
    constructor() {
      super("cancelled");
      this.name = "Cancelled";
    }
  }

  // A worker with one task. `cancel` asks an exploration to stop with its report so far; whatever does not listen, or not
  // within ten seconds, is ended, and its promise fails with Cancelled.
  function begin(task, options, listeners) {
    let worker = null;
    let stoppable = false;
    let over = false;
    let fail = null;
    const token = URL.createObjectURL(new Blob(["go on"]));
    const end = () => {
      over = true;
      if (worker) worker.terminate();
      URL.revokeObjectURL(token);
    };
    const result = new Promise((resolve, reject) => {
      fail = reject;
      load().then((module) => {
        if (over) return;
        worker = new Worker(workerUrl);
        worker.onerror = (event) => {
          end();
          reject(new Error(event.message || "the worker has failed"));
        };
        worker.onmessage = ({ data }) => {
          if (data.kind === "begun") stoppable = data.stoppable;
          else if (data.kind === "output" && listeners.onOutput) listeners.onOutput(data.text);
          else if (data.kind === "error" && listeners.onError) listeners.onError(data.text);
          else if (data.kind === "progress" && listeners.onProgress) listeners.onProgress(data.progress);
          else if (data.kind === "failed") {
            end();
            reject(new Error(data.text));
          } else if (data.kind === "done") {
            if (task === "run") end();
            resolve(data.result);
          }
        };
        worker.postMessage({ task, module, options: { ...options, cancelUrl: listeners.onProgress ? token : "" } });
      }, reject);
    });
    return {
      result,
      worker: () => worker,
      cancel(now) {
        if (over) return;
        URL.revokeObjectURL(token);
        const stop = () => {
          if (over) return;
          end();
          fail(new Cancelled());
        };
        if (now || !stoppable) stop();
        else setTimeout(stop, 10000);
      },
    };
  }

  const names = (program) => ({ files: program.files, stdin: program.stdin || "" });
  const words = (program) => [program.main || Object.keys(program.files)[0], ...(program.arguments || [])];

  function command(all, program, listeners) {
    return begin("run", { ...names(program), command: all }, listeners || {});
  }

  // program: {files: {"A.java": text, ...}, main: "A.java" (the first one), arguments: [...], stdin: text,
  //           options: [...] (of vm)}
  // listeners: {onOutput(text), onError(text), onProgress({seconds, share, schedules, blocks, findings})}; share < 0: unknown
  // Each returns {result: a promise, cancel()}.

  // {status, stdout, stderr, files}: the exit status is vm's (docs/guide.md).
  function run(program, listeners) {
    return command([...(program.options || []), ...words(program)], program, listeners);
  }

  // The same, and `report`: the report as `--format=json` gives it; null if the exploration did not begin.
  function explore(program, listeners) {
    const begun = command(
      ["--systematic", "--format=json", ...(program.options || []), ...words(program)],
      program,
      { onProgress: () => {}, ...listeners },
    );
    const result = begun.result.then((r) => {
      let report = null;
      try {
        report = JSON.parse(r.stdout);
      } catch (error) {
        report = null;
      }
      return { ...r, report };
    });
    return { result, cancel: begun.cancel };
  }

  // The same, with the report as text in stdout.
  function report(program, listeners) {
    return command(["--systematic", ...(program.options || []), ...words(program)], program, {
      onProgress: () => {},
      ...listeners,
    });
  }

  // Compiles only: {ok, errors} with the messages as text.
  function compile(program) {
    const begun = begin("run", { ...names(program), command: ["--systematic", "--no-out", "--max-schedules=1", ...words(program)] }, {});
    const result = begun.result.then((r) => ({ ok: r.status !== 2 && r.status !== 6, errors: r.status === 2 || r.status === 6 ? r.stderr : "" }));
    return { result, cancel: begun.cancel };
  }

  function converse(name, program, listeners) {
    const begun = begin("converse", { ...names(program), command: [name, ...(program.options || []), ...words(program)] }, listeners || {});
    let queue = Promise.resolve();
    const result = begun.result.then((made) => {
      if (!made.ok) {
        begun.cancel(true);
        return made;
      }
      return {
        ...made,
        // {answer, prompt, finished, files}
        execute(line) {
          queue = queue.then(
            () =>
              new Promise((resolve) => {
                begun.worker().onmessage = ({ data }) => data.kind === "answer" && resolve(data);
                begun.worker().postMessage({ task: "execute", line });
              }),
          );
          return queue;
        },
        close: () => begun.cancel(true),
      };
    });
    return { result, cancel: () => begun.cancel(true) };
  }

  // {ok, messages} if it cannot begin; else {ok, greeting, prompt, execute(line), close()}.
  const debug = (program, listeners) => converse("debug", program, listeners);
  // Likewise; greeting and answers are pictures as JSON: {lines: [[[text, style], ...], ...], finished, won}; lines are keys
  // (docs/play.md) or "size WIDTH HEIGHT".
  const play = (program, listeners) => converse("play", program, listeners);

  root.Heddle = { load, compile, run, explore, report, debug, play, Cancelled };
})(window);
