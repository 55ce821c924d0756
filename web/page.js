// What pages do with programs: an editor with buttons that run, explore, debug and play what is in it. docs/browser.md.
//
// Each <div class="program" data-file="A.java"> that holds a <textarea> becomes one.
"use strict";

(function () {
  const element = (name, attributes, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {})) {
      if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
      else made.setAttribute(key, value);
    }
    made.append(...children);
    return made;
  };
  const button = (text, title, action) => element("button", { type: "button", title, onclick: action }, text);

  // The name that a text must have as a file: of its public class, or of its first one with a main method.
  function fileName(text, otherwise) {
    const code = text.replace(/\/\*[^]*?\*\/|\/\/.*/g, "");
    const named = /\bpublic\s+(?:\w+\s+)*?(?:class|interface|enum|record)\s+(\w+)/.exec(code);
    return named ? named[1] + ".java" : otherwise;
  }

  // --- links that carry a program: #p= and its JSON, compressed, as base64url

  const toBase64Url = (bytes) => {
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  };
  const fromBase64Url = (text) =>
    Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
  const through = async (bytes, stream) =>
    new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

  async function toFragment(program) {
    const bytes = new TextEncoder().encode(JSON.stringify(program));
    return "#p=" + toBase64Url(await through(bytes, new CompressionStream("deflate-raw")));
  }
  // Null: the fragment carries no program.
  async function fromFragment(fragment) {
    if (!fragment.startsWith("#p=")) return null;
    try {
      const bytes = await through(fromBase64Url(fragment.slice(3)), new DecompressionStream("deflate-raw"));
      return JSON.parse(new TextDecoder().decode(bytes));
    } catch (error) {
      return null;
    }
  }

  // --- the game's picture

  const kKeys = [
    ["u", "undo"],
    ["h", "hint"],
    ["n", "do the hint"],
    ["c", "another choice"],
    ["g", "give up"],
    ["<", "threads to the left"],
    [">", "threads to the right"],
    ["?", "help"],
  ];

  class Game {
    // `place`: an element for it. `over`: called when the game has ended.
    constructor(place, session, over) {
      this.session = session;
      this.over = over;
      this.screen = element("pre", { class: "screen", tabindex: "0", role: "application", "aria-label": "the game; keys 1 to 9, u, h, n, c, g, ?" });
      const keys = element("div", { class: "keys" });
      for (let i = 1; i <= 9; ++i) keys.append(button(String(i), "thread " + i, () => this.press(String(i))));
      for (const [key, title] of kKeys) keys.append(button(key + (key.match(/\w/) ? " " + title : ""), title, () => this.press(key)));
      place.replaceChildren(this.screen, keys);
      // (Whoever has tapped a button has the focus there; a page that is nothing but the game has it anywhere.)
      this.keys = window.HeddleGame ? document : place;
      this.onkey = (event) => {
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        const key = { Backspace: "u", ArrowLeft: "<", ArrowRight: ">" }[event.key] || event.key;
        if (!/^[1-9uhncg<>?]$/.test(key)) return;
        event.preventDefault();
        this.press(key);
      };
      this.keys.addEventListener("keydown", this.onkey);
      this.onresize = () => this.resize();
      window.addEventListener("resize", this.onresize);
      this.show(session.greeting);
      this.resize();
      this.screen.focus();
    }
    resize() {
      const probe = element("span", {}, "x".repeat(100));
      this.screen.append(probe);
      const style = getComputedStyle(this.screen);
      const room = this.screen.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const columns = Math.floor(room / (probe.getBoundingClientRect().width / 100));
      probe.remove();
      this.send(`size ${Math.min(120, Math.max(20, columns))} ${columns < 60 ? 22 : 26}`);
    }
    press(key) {
      return this.send(key);
    }
    async send(line) {
      const { answer, finished, files } = await this.session.execute(line);
      if (answer) this.show(answer);
      const schedule = Object.entries(files || {}).find(([name]) => name.endsWith(".schedule"));
      if (schedule && !this.kept) this.screen.after((this.kept = element("p", {}, download(...schedule))));
      if (finished && this.over) this.over();
    }
    show(text) {
      let picture;
      try {
        picture = JSON.parse(text);
      } catch (error) {
        this.screen.textContent = text;
        return;
      }
      this.screen.classList.toggle("won", picture.won);
      this.screen.replaceChildren(
        ...picture.lines.flatMap((line) => [...line.map(([t, style]) => element("span", { class: style }, t)), "\n"]),
      );
    }
    close() {
      window.removeEventListener("resize", this.onresize);
      this.keys.removeEventListener("keydown", this.onkey);
      this.session.close();
    }
  }

  // --- a program with its buttons

  class Program {
    constructor(place) {
      this.place = place;
      this.file = place.dataset.file || "Main.java";
      this.source = place.querySelector("textarea");
      this.original = this.source.value;
      this.source.setAttribute("wrap", "off");
      this.source.setAttribute("spellcheck", "false");
      this.source.setAttribute("autocapitalize", "off");
      this.source.setAttribute("aria-label", "the program " + this.file);
      this.numbers = element("div", { class: "numbers", "aria-hidden": "true" });
      const editor = element("div", { class: "editor" }, this.numbers);
      this.source.replaceWith(editor);
      editor.append(this.source);
      this.source.addEventListener("input", () => this.layOut());
      this.buttons = element("div", { class: "buttons" });
      this.actions = [
        button("Run", "run it once", () => this.run()),
        button("Explore", "run it under every schedule that makes a difference", () => this.explore()),
        button("Debug", "walk through it, forwards and backwards", () => this.debug()),
        button("Play", "be the scheduler, and make it fail", () => this.play()),
      ];
      this.stop = button("Stop", "end what is running", () => this.cancel());
      this.stop.hidden = true;
      this.buttons.append(...this.actions, this.stop);
      if (!place.dataset.playground) {
        this.buttons.append(
          button("Reset", "the program as it was", () => this.setSource(this.original)),
          button("Link", "this program in the playground, as a link", () => this.link()),
        );
      }
      this.progress = element("div", { class: "progress", role: "status" });
      this.output = element("div", { class: "output", role: "log", "aria-live": "polite" });
      place.append(this.buttons, this.progress, this.output);
      this.layOut();
    }
    setSource(text) {
      this.source.value = text;
      this.layOut();
    }
    layOut() {
      const lines = this.source.value.split("\n").length;
      this.numbers.textContent = Array.from({ length: lines }, (_, i) => i + 1).join("\n");
      this.source.rows = Math.max(3, lines);
    }
    program() {
      const file = fileName(this.source.value, this.file);
      const program = { files: { [file]: this.source.value }, main: file };
      const options = this.place.querySelector(".options");
      if (options && options.value.trim()) program.options = options.value.trim().split(/\s+/);
      const input = this.place.querySelector(".stdin");
      if (input) program.stdin = input.value;
      return program;
    }
    // The text with its places in the program as buttons that lead there.
    linked(text) {
      const parts = [];
      let at = 0;
      for (const match of text.matchAll(/\b\w+\.java:(\d+)(?::(\d+))?/g)) {
        parts.push(text.slice(at, match.index), button(match[0], "show this line", () => this.select(Number(match[1]))));
        at = match.index + match[0].length;
      }
      return [...parts, text.slice(at)];
    }
    append(text, kind) {
      const block = element("pre", { class: kind || "" }, ...this.linked(text));
      this.output.append(block);
      return block;
    }
    select(line) {
      const lines = this.source.value.split("\n");
      const begin = lines.slice(0, line - 1).reduce((sum, l) => sum + l.length + 1, 0);
      this.source.focus();
      this.source.setSelectionRange(begin, begin + (lines[line - 1] || "").length);
    }
    // Begins a task: only one at a time.
    begin(text) {
      this.cancel(true);
      this.output.replaceChildren();
      this.progress.textContent = text;
      this.stop.hidden = false;
      this.place.dataset.state = "busy";
    }
    end(text) {
      this.progress.textContent = text || "";
      this.stop.hidden = true;
      this.task = null;
      this.place.dataset.state = "done";
    }
    cancel(now) {
      if (this.game) this.game.close();
      if (this.session) this.session.close();
      this.game = this.session = null;
      const task = this.task;
      if (task) task.cancel(now === true);
      if (task && now !== true) this.progress.textContent = "stopping …";
      if (!task) this.stop.hidden = true;
    }
    async finish(task, show) {
      this.task = task;
      try {
        const result = await task.result;
        if (this.task !== task) return;
        this.end();
        show(result);
      } catch (error) {
        if (this.task !== task) return;
        this.end(error.name === "Cancelled" ? "stopped" : "");
        if (error.name !== "Cancelled") this.append(String(error.message || error), "error");
      }
    }
    run() {
      this.begin("running …");
      let block = null;
      let shown = 0;
      const show = (kind) => (text) => {
        if (!block || block.className !== kind) block = this.append("", kind);
        shown += text.length;
        if (shown < 1 << 20) block.append(...(kind === "error" ? this.linked(text) : [text]));
      };
      const task = Heddle.run(this.program(), { onOutput: show("stdout"), onError: show("error") });
      this.finish(task, (r) => this.append(`exit status ${r.status}`, "note"));
    }
    explore() {
      this.begin("exploring …");
      const task = Heddle.report(this.program(), {
        onError: (text) => this.append(text, "note"),  // findings of long explorations, as they come; and problems
        onProgress: (p) => {
          const share = p.share < 0 ? "" : `, about ${(p.share * 100).toFixed(1)} % of the tree`;
          this.progress.textContent = `exploring: ${p.seconds.toFixed(0)} s${share}, ${p.schedules} paths, ${p.findings} findings`;
        },
      });
      this.finish(task, (r) => {
        if (r.stdout) this.append(r.stdout, r.status === 1 ? "report failed" : r.status === 0 ? "report passed" : "report");
        const schedules = Object.keys(r.files).filter((f) => f.endsWith(".schedule"));
        for (const [i, file] of schedules.entries()) {
          const all = { files: { ...this.program().files, ...r.files }, main: file };
          this.output.append(button(`Walk through finding ${i + 1}`, "debug its schedule", () => this.debug(all)));
        }
      });
    }
    debug(schedule) {
      const program = schedule || this.program();
      if (!schedule) delete program.stdin;
      this.begin("starting the debugger …");
      const task = Heddle.debug(program);
      this.finish(task, (made) => {
        if (!made.ok) {
          this.append(made.messages, "error");
          return;
        }
        this.session = made;
        this.stop.hidden = false;
        this.talk(made);
      });
    }
    talk(session) {
      const log = this.append(session.messages + session.greeting, "console");
      const prompt = element("span", {}, session.prompt);
      const line = element("input", { type: "text", "aria-label": "a command of the debugger", autocapitalize: "off", autocomplete: "off", spellcheck: "false" });
      const history = [];
      let place = 0;
      const send = async (text) => {
        history.push(text);
        place = history.length;
        line.value = "";
        const { answer, prompt: next, finished } = await session.execute(text);
        log.append(prompt.textContent + text + "\n" + answer);
        prompt.textContent = next;
        log.scrollTop = log.scrollHeight;
        if (finished) {
          form.remove();
          this.cancel();
        } else if (document.activeElement === document.body) line.focus();
      };
      line.addEventListener("keydown", (event) => {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        place = Math.max(0, Math.min(history.length, place + (event.key === "ArrowUp" ? -1 : 1)));
        line.value = history[place] || "";
        event.preventDefault();
      });
      const form = element("form", { class: "line", onsubmit: (event) => (event.preventDefault(), send(line.value)) }, prompt, line, element("button", { type: "submit" }, "Do"));
      const keys = element("div", { class: "keys" });
      for (const command of ["next", "back", "continue", "threads", "where", "locals", "why", "help"])
        keys.append(button(command, "the command " + command, () => send(command)));
      form.append(keys);
      this.output.append(form);
      line.focus();
    }
    play() {
      this.begin("looking for what can be won …");
      const task = Heddle.play(this.program());
      this.finish(task, (made) => {
        if (!made.ok) {
          this.append(made.messages, "error");
          return;
        }
        const place = element("div", { class: "game" });
        this.output.append(place);
        this.stop.hidden = false;
        this.game = new Game(place, made, () => this.cancel());
      });
    }
    async link() {
      const program = this.program();
      const url = new URL(document.body.dataset.playground || "playground.html", location.href);
      url.hash = await toFragment({ file: program.main, text: this.source.value });
      this.output.replaceChildren(element("a", { href: url.href }, "this program in the playground"));
    }
  }

  async function start() {
    for (const place of document.querySelectorAll(".program")) place.program = new Program(place);
    const playground = document.querySelector(".program[data-playground]");
    if (playground) {
      const fill = async () => {
        const carried = await fromFragment(location.hash);
        if (carried && typeof carried.text === "string") {
          playground.program.file = String(carried.file || "Main.java");
          playground.program.setSource(carried.text);
          if (carried.options) playground.querySelector(".options").value = String(carried.options);
          if (carried.stdin) playground.querySelector(".stdin").value = String(carried.stdin);
        } else if (location.hash.startsWith("#p=")) {
          playground.program.append("This link is damaged: no program can be read from it.", "error");
        }
        document.body.dataset.ready = "yes";
      };
      const keep = async () => {
        const { main, stdin, options } = playground.program.program();
        const all = { file: main, text: playground.program.source.value };
        if (stdin) all.stdin = stdin;
        if (options) all.options = options.join(" ");
        history.replaceState(null, "", await toFragment(all));
      };
      window.addEventListener("hashchange", fill);
      playground.addEventListener("input", keep);
      await fill();
    } else {
      document.body.dataset.ready = "yes";
    }
    if (window.HeddleGame) playAlone(window.HeddleGame);
  }

  // The page that `vm play --html` writes: one game, at once.
  async function playAlone(program) {
    const place = document.querySelector(".game");
    const again = button("play again", "from the beginning", () => playAlone(program));
    const task = Heddle.play(program);
    place.replaceChildren(element("p", {}, "looking for what can be won …"));
    const made = await task.result;
    if (!made.ok) {
      place.replaceChildren(element("pre", {}, made.messages));
      return;
    }
    const game = new Game(place, made, () => {
      game.close();
      place.append(again);
    });
    document.body.dataset.ready = "playing";
  }

  function download(name, text) {
    return element("a", { download: name, href: URL.createObjectURL(new Blob([text])) }, "the winning schedule, to be handed in: " + name);
  }

  window.HeddlePages = { toFragment, fromFragment };
  document.addEventListener("DOMContentLoaded", start);
})();
