// What holds at a step, in words and tables; and what the report says besides.

function table(caption, heads, rows, classes = "") {
  const head = element("tr", {}, ...heads.map((text) => element("th", { scope: "col", class: text.startsWith("#") ? "n" : "" }, text.replace(/^#/, ""))));
  const body = rows.map(({ cells, ...row }) => element("tr", row, ...cells.map((cell, i) =>
    i === 0 ? element("th", { scope: "row" }, ...[cell].flat()) : element("td", { class: heads[i].startsWith("#") ? "n" : "" }, ...[cell].flat()))));
  return element("div", { class: "scroll" }, element("table", { class: classes, "aria-label": caption }, element("thead", {}, head), element("tbody", {}, ...body)));
}
const state = (activity) => element("span", { class: "state" }, element("i", { style: `background:var(--${activity})`, "aria-hidden": "true" }), activity);
const none = (text) => element("p", { class: "none" }, text);

class SourceView {
  constructor(box, chooser) {
    this.box = box;
    this.chooser = chooser;
    this.lists = new Map(kPage.sources.map(({ name, text }) => [name, { text, list: null }]));
    this.marked = [];
    chooser.replaceChildren(...kPage.sources.map(({ name }) => element("option", { value: name }, name)));
    chooser.hidden = kPage.sources.length < 2;
    chooser.addEventListener("change", () => this.open(chooser.value));
    // Sizes are kept: whoever asks for them in the middle of a step makes the browser lay out everything at once.
    this.top = this.height = 0;
    box.addEventListener("scroll", () => { this.top = box.scrollTop; });
    new ResizeObserver(() => { this.height = box.clientHeight; this.lineHeight = box.querySelector("li")?.offsetHeight ?? 0; }).observe(box);
  }
  open(file) {
    const known = this.lists.get(file);
    if (known === undefined || this.file === file) return;
    if (known.list === null)
      known.list = element("ol", {}, ...known.text.replace(/\r\n?/g, "\n").replace(/\n$/, "").split("\n").map((line, i) => element("li", { "data-line": i + 1 }, line)));
    this.file = file;
    this.chooser.value = file;
    this.box.replaceChildren(known.list);
    if (this.story) this.mark();
  }
  line(place) {
    const known = place && this.lists.get(place.file);
    return known && known.list !== null ? known.list.children[place.line - 1] : undefined;
  }
  go(story, step) {
    this.story = story;
    this.step = step;
    const place = story.steps[step].place;
    if (place !== null && this.lists.has(place.file)) this.open(place.file);
    else if (this.file === undefined && kPage.sources.length > 0) this.open(kPage.sources[0].name);
    this.mark();
    if (!this.line(place)) return;
    if (!this.lineHeight) [this.lineHeight, this.height] = [this.line(place).offsetHeight, this.box.clientHeight];
    const top = (place.line - 1) * this.lineHeight;
    if (top < this.top + this.lineHeight || top > this.top + this.height - 3 * this.lineHeight) this.box.scrollTop = this.top = Math.max(0, top - this.height / 2);
  }
  mark() {
    for (const line of this.marked) {
      line.className = "";
      line.removeAttribute("aria-current");
      while (line.childNodes.length > 1 || line.lastElementChild) line.lastElementChild.remove();
    }
    this.marked = [];
    const add = (place, thread, now) => {
      const line = this.line(place);
      if (!line) return;
      if (!this.marked.includes(line)) this.marked.push(line);
      line.classList.add(now ? "current" : "standing");
      if (now) line.setAttribute("aria-current", "step");
      line.append(element("span", { class: now ? "who now-here" : "who" }, this.story.nameOf(thread)));
    };
    const current = this.story.steps[this.step];
    add(current.place, current.thread, true);
    this.story.threads.forEach((_, thread) => {
      const standing = this.story.standing(thread, this.step);
      if (thread !== current.thread && standing !== null && standing.activity !== "ended") add(standing.place, thread, false);
    });
  }
}

function threadsTable(story, step) {
  const rows = [];
  story.threads.forEach((thread, t) => {
    const standing = story.standing(t, step);
    if (standing === null) return;
    const now = story.steps[step].thread === t;
    rows.push({ class: now ? "current" : "", "aria-current": now ? "step" : null, cells: [thread.name,
      [state(standing.activity), ["runs", ""].includes(standing.text) || standing.activity === "ended" ? "" : element("div", {}, standing.text)],
      story.held(t, step).join(", "), standing.activity === "ended" ? "" : shortPlace(standing.place)] });
  });
  return table("Threads at this step", ["thread", "state", "holds", "before"], rows);
}

function variablesTable(story, step) {
  const rows = [];
  for (const variable of story.variables) {
    const value = story.value(variable, step);
    if (value === null) continue;
    const changed = value.step === step && value.write;
    rows.push({ class: changed ? "changed" : "", cells: [variable.name, element("code", {}, value.value),
      value.thread < 0 ? "" : (value.write ? "written by " : "read by ") + story.nameOf(value.thread)] });
  }
  return rows.length > 0 ? table("Variables at this step", ["variable", "value", "last change"], rows) : none("No variable that threads share has been touched yet.");
}

function printedText(story, step, box, section) {
  section.hidden = story.printed.length === 0;
  box.replaceChildren(...story.printedUpTo(step).map(([at, text, error]) => element("span", { class: error ? "error" : "" }, text)));
  if (box.childNodes.length === 0) box.append("(nothing)");
  box.scrollTop = box.scrollHeight;
}

// The schedule as a table, so many rows at once.
class ScheduleTable {
  static kRows = 250;
  constructor(box, details, onChoose) {
    Object.assign(this, { box, details, onChoose, page: 0 });
    details.addEventListener("toggle", () => this.draw());
    box.addEventListener("click", (event) => {
      const row = event.target.closest("tr[data-step]");
      if (row) onChoose(Number(row.dataset.step));
    });
  }
  show(story) {
    this.story = story;
    this.page = 0;
    this.draw();
  }
  go(step) {
    this.step = step;
    const page = Math.floor(step / ScheduleTable.kRows);
    if (page !== this.page) {
      this.page = page;
      this.draw();
    } else this.mark();
  }
  mark() {
    for (const row of this.box.querySelectorAll("tr.current")) row.classList.remove("current"), row.removeAttribute("aria-current");
    const row = this.box.querySelector(`tr[data-step="${this.step}"]`);
    if (row) row.classList.add("current"), row.setAttribute("aria-current", "step");
  }
  rows(from, to) {
    return this.story.steps.slice(from, to).map((step) => ({ "data-step": step.number, class: step.mark ? "marked" : "", cells: [String(step.number + 1), this.story.nameOf(step.thread),
      step.text + (step.mark ? ` (${step.mark})` : ""), placeText(step.place), step.preempts ? "interrupts a thread that could go on" : step.last ? "not performed" : step.access ? "plain access" : ""] }));
  }
  draw(all = false) {
    if (!this.story || (!this.details.open && !all)) return this.box.replaceChildren();
    const size = all ? 5000 : ScheduleTable.kRows, page = all ? 0 : this.page, last = Math.ceil(this.story.length / size) - 1;
    const turn = (text, to) => {
      const button = element("button", { type: "button", disabled: to < 0 || to > last }, text);
      button.addEventListener("click", () => { this.page = to; this.draw(); });
      return button;
    };
    const pager = last > 0 && !all ? element("div", { class: "pager" }, turn("Earlier rows", page - 1), `steps ${page * size + 1} to ${Math.min(this.story.length, (page + 1) * size)} of ${this.story.length}`, turn("Later rows", page + 1)) : null;
    this.box.replaceChildren(...[pager, table("The schedule", ["step", "thread", "what it does", "where", "remark"], this.rows(page * size, (page + 1) * size))].filter(Boolean));
    this.mark();
  }
}

function contentionTable(caption, first, rows) {
  return table(caption, [first, "#acquired", "#contended", "#held, steps", "#longest", "#waited, steps", "#longest"], rows.map((row) => ({ cells: row.map(String) })));
}

function exploredParts() {
  const parts = [];
  if (kPage.facts.length > 0) parts.push(element("dl", { class: "facts" }, ...kPage.facts.map(([name, value]) => element("div", {}, element("dt", {}, name), element("dd", {}, value)))));
  if (kPage.coverage.length > 0) parts.push(element("h3", {}, "Coverage"), element("ul", {}, ...kPage.coverage.map((line) => element("li", {}, line))));
  if (kPage.restsOn.length > 0) parts.push(element("h3", {}, "What the verdict rests on"), element("ul", {}, ...kPage.restsOn.map((line) => element("li", {}, line))));
  return parts;
}

function outcomesTable() {
  return [element("p", {}, kPage.outcomesNote === "" ? `${kPage.outcomes.length} different outputs were seen; --outcomes explores all orders of prints.` : `${kPage.outcomes.length} outputs (${kPage.outcomesNote}).`),
    table("Outcomes", ["#", "output", "#classes of schedules", "see it again"], kPage.outcomes.map((outcome, i) => ({ cells: [String(i + 1),
      element("pre", { class: "printed" }, outcome.text === "" ? "(nothing)" : outcome.text), String(outcome.count), outcome.command ? element("code", {}, outcome.command) : ""] })))];
}
