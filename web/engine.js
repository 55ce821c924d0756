// One instance of the browser's module at a time: runs a command of vm, or holds a conversation (a debugger, a game). For
// workers of the browser and for Node.js; pages use heddle.js, which talks to it in a worker. docs/browser.md.
//
//   const module = await WebAssembly.compile(bytes of vm.wasm);
//   const result = await HeddleEngine.run(factory, module, {command: ["--systematic", "A.java"], files: {"A.java": text}});
//
// `factory` is what vm.js defines (heddleModule).
"use strict";

(function (root) {
  const utf8 = new TextEncoder();

  // Gathers the bytes of a stream; whole lines, or what there is at the end, are handed on as text.
  class Output {
    constructor(listener) {
      this.listener = listener || null;
      this.text = "";
      this.bytes = [];
      this.decoder = new TextDecoder();
    }
    put(byte) {
      this.bytes.push(byte);
      if (byte === 10 && (this.listener || this.bytes.length > 1 << 16)) this.flush();
    }
    flush() {
      if (this.bytes.length === 0) return;
      const text = this.decoder.decode(Uint8Array.from(this.bytes), { stream: true });
      this.bytes = [];
      this.text += text;
      if (this.listener) this.listener(text);
    }
  }

  // What stops the module itself, as a message.
  function stopText(error) {
    const text = String((error && error.message) || error);
    if (error instanceof RangeError || /call stack/i.test(text)) return "vm: the browser gives no deeper stack for this program";
    if (/\bOOM\b|out of memory|Cannot enlarge|could not allocate/i.test(text)) return "vm: the browser gives no more memory for this program";
    return "vm: the module was stopped: " + text;
  }

  // options: files {name: text}, or in Node.js `folder`, whose files are the program's; stdin, onOutput(text), onError(text), onProgress({...}) -> true stops an exploration.
  async function instance(factory, module, options) {
    const out = new Output(options.onOutput);
    const err = new Output(options.onError);
    const input = utf8.encode(options.stdin || "");
    let at = 0;
    const m = await factory({
      instantiateWasm(imports, done) {
        WebAssembly.instantiate(module, imports).then((made) => done(made, module));
        return {};
      },
      quit(status, error) {
        throw error;
      },
      preRun: [
        (m) => {
          m.FS.init(
            () => (at < input.length ? input[at++] : null),
            (byte) => byte !== null && out.put(byte & 255),
            (byte) => byte !== null && err.put(byte & 255),
          );
        },
      ],
      printErr: () => {}, // of the module itself: what stops it is said by stopText
      heddleProgress(seconds, share, schedules, blocks, findings) {
        return options.onProgress ? options.onProgress({ seconds, share, schedules, blocks, findings }) : false;
      },
    });
    const folder = "/program";
    m.FS.mkdirTree(folder);
    if (options.folder) m.FS.mount(m.NODEFS, { root: options.folder }, folder);
    for (const [name, text] of Object.entries(options.files || {})) {
      const path = folder + "/" + name;
      m.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      m.FS.writeFile(path, text);
    }
    m.FS.chdir(folder);
    return { m, out, err };
  }

  // The files below /program that were not there before.
  function newFiles(m, before) {
    const found = {};
    const look = (folder, prefix) => {
      for (const name of m.FS.readdir(folder)) {
        if (name === "." || name === "..") continue;
        const path = folder + "/" + name;
        if (m.FS.isDir(m.FS.stat(path).mode)) look(path, prefix + name + "/");
        else if (!(prefix + name in before)) found[prefix + name] = m.FS.readFile(path, { encoding: "utf8" });
      }
    };
    look("/program", "");
    return found;
  }

  // Runs one command to its end: {status, stdout, stderr, files}. Status 134: the module itself was stopped, and the last
  // line of stderr says why.
  async function run(factory, module, options) {
    const { m, out, err } = await instance(factory, module, options);
    let status = 134;
    let stopped = "";
    try {
      status = m.callMain(options.command);
    } catch (error) {
      if (error && error.name === "ExitStatus") status = error.status;
      else stopped = stopText(error) + "\n";
    }
    out.flush();
    err.flush();
    if (stopped) {
      err.text += stopped;
      if (err.listener) err.listener(stopped);
    }
    const files = options.folder ? {} : newFiles(m, options.files || {});
    return { status, stdout: out.text, stderr: err.text, files };
  }

  // Begins a conversation: {ok, messages} or {ok: true, greeting, prompt, execute(line), files()}. `messages`: what was
  // written on the way, such as why there is none.
  async function converse(factory, module, options) {
    const { m, out, err } = await instance(factory, module, options);
    const messages = () => {
      out.flush();
      err.flush();
      const text = out.text + err.text;
      out.text = err.text = "";
      return text;
    };
    const prompt = () => m.ccall("heddle_prompt", "string", [], []);
    const words = utf8.encode(options.command.map((word) => word + "\0").join(""));
    const place = m._malloc(words.length + 1);
    m.HEAPU8.set(words, place);
    let greeting = null;
    try {
      greeting = m.ccall("heddle_converse", "string", ["number", "number"], [place, options.command.length]);
    } catch (error) {
      return { ok: false, messages: messages() + stopText(error) + "\n" };
    }
    m._free(place);
    if (!m.ccall("heddle_finished", "number", [], []) || greeting) {
      return {
        ok: true,
        greeting,
        messages: messages(),
        prompt: prompt(),
        files: () => newFiles(m, options.files || {}),
        // {answer, prompt, finished}
        execute(line) {
          try {
            const bytes = utf8.encode(line + "\0");
            const at = m._malloc(bytes.length);
            m.HEAPU8.set(bytes, at);
            const answer = m.ccall("heddle_execute", "string", ["number"], [at]);
            m._free(at);
            return { answer: messages() + answer, prompt: prompt(), finished: !!m.ccall("heddle_finished", "number", [], []) };
          } catch (error) {
            return { answer: messages() + stopText(error) + "\n", prompt: "", finished: true };
          }
        },
      };
    }
    return { ok: false, messages: messages() };
  }

  const engine = { run, converse };
  if (typeof module === "object" && module.exports) module.exports = engine;
  else root.HeddleEngine = engine;
})(typeof self !== "undefined" ? self : this);
