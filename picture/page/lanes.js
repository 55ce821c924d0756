// Threads over time: a column for each thread, a row for each step. Only the rows in view are drawn, so that the length
// of a schedule does not matter.

class Lanes {
  static kRow = 26; // pixels
  static kGutter = 44; // the numbers of the steps
  static kLeast = 180; // width of a lane
  static kExtra = 8; // rows drawn above and below the view

  constructor(box, onChoose) {
    this.box = box;
    this.onChoose = onChoose;
    this.names = element("div", { class: "names", "aria-hidden": "true" });
    this.sheet = element("div", { class: "sheet", "aria-hidden": "true" });
    this.step = 0;
    box.append(this.names, this.sheet);
    box.addEventListener("scroll", () => { this.top = box.scrollTop; this.left = box.scrollLeft; this.drawSoon(); });
    new ResizeObserver(() => { if (this.story) { this.measure(); this.draw(true); } }).observe(box);
    this.sheet.addEventListener("click", (event) => {
      const cell = event.target.closest(".cell");
      if (cell) this.onChoose(Number(cell.dataset.step));
    });
  }

  show(story) {
    this.story = story;
    this.box.closest(".views").classList.toggle("many", story.threads.length > 3);
    this.arrowsAt = new Map();
    for (const arrow of story.arrows) this.arrowsAt.set(arrow.step, [...(this.arrowsAt.get(arrow.step) || []), arrow]);
    // How many locks a thread holds at most at once: so wide are its bands.
    this.depths = story.bandsOf.map((bands) => Math.min(6, bands.reduce((most, band) => Math.max(most, band.to > band.from ? band.depth + 1 : 0), 0)));
    this.measure();
    this.box.scrollTop = this.box.scrollLeft = this.top = this.left = 0;
    this.draw(true);
  }

  // Sizes are kept: whoever asks for them in the middle of a step makes the browser lay out everything at once.
  measure() {
    const count = this.story.threads.length;
    this.width = this.box.clientWidth;
    this.wide = Math.max(Lanes.kLeast, Math.floor((this.width - Lanes.kGutter - 4) / count));
    this.names.replaceChildren(element("div", { style: `width:${Lanes.kGutter}px` }));
    for (const thread of this.story.threads) this.names.append(element("div", { style: `width:${this.wide}px`, title: thread.name }, thread.name));
    const width = (this.total = Lanes.kGutter + count * this.wide);
    this.names.style.width = `${width}px`;
    this.sheet.style.width = `${width}px`;
    this.sheet.style.height = `${this.story.length * Lanes.kRow + 6}px`;
    this.height = this.box.clientHeight;
    this.head = this.names.offsetHeight;
  }

  // To a step, which is brought into view.
  go(step) {
    this.step = step;
    const y = step * Lanes.kRow, view = this.height - this.head, above = 2 * Lanes.kRow;
    if (y < this.top + above) this.scroll(Math.max(0, y - above), this.left);
    else if (y + above > this.top + view) this.scroll(y + above - view, this.left);
    const x = this.story.steps[step].thread * this.wide, over = this.width - Lanes.kGutter;
    if (x < this.left) this.scroll(this.top, x);
    else if (x + this.wide > this.left + over) this.scroll(this.top, x + this.wide - over);
    this.draw(true);
  }

  scroll(top, left) {
    const most = Math.max(0, this.story.length * Lanes.kRow + 6 + this.head - this.height);
    this.top = Math.min(top, most);
    this.left = left;
    this.box.scrollTo(left, this.top);
  }

  drawSoon() {
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => { this.frame = 0; this.draw(false); });
  }

  // All rows, for paper.
  drawAll(limit) {
    this.from = Math.max(0, Math.min(this.step - (limit >> 1), this.story.length - limit));
    this.paint(this.from, Math.min(this.story.length, this.from + limit));
    this.sheet.style.height = `${Math.min(limit, this.story.length) * Lanes.kRow + 6}px`;
    if (this.from > 0) for (const child of this.sheet.children) child.style.transform = `translateY(${-this.from * Lanes.kRow}px)`;
  }

  draw(always) {
    const from = Math.max(0, Math.floor(this.top / Lanes.kRow) - Lanes.kExtra);
    const to = Math.min(this.story.length, Math.ceil((this.top + this.height) / Lanes.kRow) + Lanes.kExtra);
    // A little scrolling needs nothing new.
    if (!always && Math.abs(this.from - from) < Lanes.kExtra - 2 && Math.abs(this.to - to) < Lanes.kExtra - 2) return;
    this.paint(from, to);
  }

  laneLeft(thread) { return Lanes.kGutter + thread * this.wide; }
  // Where the box of a lane's steps begins: right of its states and of its locks.
  boxLeft(thread) { return this.laneLeft(thread) + 14 + this.depths[thread] * 7; }

  paint(from, to) {
    this.from = from;
    this.to = to;
    const row = Lanes.kRow, top = from * row, height = (to - from) * row;
    const svg = svgElement("svg", { width: this.sheet.style.width.replace("px", ""), height: height + 6, style: `top:${top}px`, "aria-hidden": "true" });
    const y = (step) => step * row - top;
    const parts = [svg];
    svg.append(svgElement("defs", {}, this.marker("arrow-head", "var(--ink)"), this.marker("wants-head", "var(--red)")));
    if (this.step >= from && this.step < to) svg.append(svgElement("rect", { class: "here", x: 0, y: y(this.step), width: "100%", height: row }));
    this.story.threads.forEach((_, thread) => this.paintLife(svg, thread, from, to, y));
    for (let number = from; number < to; ++number) {
      const step = this.story.steps[number];
      if (step.preempts) svg.append(svgElement("line", { class: "switch", x1: Lanes.kGutter, x2: "100%", y1: y(number) + .5, y2: y(number) + .5 }));
      for (const arrow of this.arrowsAt.get(number) || []) this.paintArrow(svg, arrow, y(number) + row / 2);
      // A step has its row to itself: words that need more room than its lane has run on to the right.
      const left = this.boxLeft(step.thread), marks = [step.access && "access", step.last && "last", step.mark, number === this.step && "current", number > this.step && "future"];
      parts.push(element("div", { class: "row", style: `top:${number * row}px` }, String(number + 1)));
      parts.push(element("div", { class: "cell " + marks.filter(Boolean).join(" "), "data-step": number, title: `${this.story.sentence(number)} (${placeText(step.place)})`,
        style: `top:${number * row + 2}px;left:${left}px;min-width:${this.laneLeft(step.thread) + this.wide - left - 8}px;max-width:${this.total - left - 4}px` },
        element("span", {}, step.text), step.place ? element("small", {}, ":" + step.place.line) : null));
    }
    this.sheet.replaceChildren(...parts);
  }

  marker(id, colour) {
    return svgElement("marker", { id, viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 8, markerHeight: 8, markerUnits: "userSpaceOnUse", orient: "auto-start-reverse" },
      svgElement("path", { d: "M0 0 L8 4 L0 8 z", style: `fill:${colour};stroke:none` }));
  }

  // The states of a thread as a strip, and its locks as bands beside it.
  paintLife(svg, thread, from, to, y) {
    const story = this.story, x = this.laneLeft(thread), standings = story.threads[thread].standings, row = Lanes.kRow;
    let at = Math.max(0, lastUpTo(standings, from, (s) => s.step));
    for (; at < standings.length && standings[at].step < to; ++at) {
      const begin = Math.max(from, standings[at].step), end = Math.min(to, at + 1 < standings.length ? standings[at + 1].step : story.length);
      const state = standings[at].activity;
      if (end <= begin) continue;
      if (state === "ended") svg.append(svgElement("line", { class: "line-of-life", x1: x + 5, x2: x + 5, y1: y(begin) + row, y2: y(end) + row, "stroke-dasharray": "2 4" }));
      else svg.append(svgElement("rect", { x: x + 2, y: y(begin) + (begin === standings[0].step ? row / 2 : row), width: 7, height: (end - begin) * row - (begin === standings[0].step ? -row / 2 : 0), style: `fill:var(--${state})` }));
    }
    for (let number = from; number < to; ++number)
      if (story.steps[number].thread === thread && !story.steps[number].last) svg.append(svgElement("rect", { x: x + 2, y: y(number), width: 7, height: row, style: "fill:var(--running)" }));
    for (const band of story.bandsOf[thread]) {
      if (band.to <= band.from || band.from >= to || band.to < from) continue;
      const bx = x + 12 + Math.min(band.depth, 5) * 7, begin = y(Math.max(band.from, from - 1)) + 2, end = y(Math.min(band.to + 1, to)) - 2;
      svg.append(svgElement("rect", { x: bx, y: begin, width: 5, height: Math.max(4, end - begin), rx: 2, style: `fill:${lockColour(band.lock)}` }, svgElement("title", {}, document.createTextNode(`${story.nameOf(thread)} holds ${story.locks[band.lock]}`))));
      // Where nothing else is said about a lock that is held, its name.
      const free = Math.max(band.from, from) + 1;
      if (free < Math.min(band.to, to) && story.steps[free].thread !== thread) svg.append(svgElement("text", { class: "band-name", x: this.boxLeft(thread) + 2, y: y(free) + row / 2 + 4 }, document.createTextNode(`has ${story.locks[band.lock]}`)));
    }
  }

  paintArrow(svg, arrow, y) {
    const right = arrow.to > arrow.from, wants = arrow.kind === "wants";
    const performer = this.story.steps[arrow.step].thread;
    // It begins or ends at the box of whoever performs the step, and at the strip of the other.
    const edge = (thread, toTheRight) => (thread === performer ? (toTheRight ? this.laneLeft(thread) + this.wide - 7 : this.boxLeft(thread) - 2) : this.laneLeft(thread) + (toTheRight ? 11 : 0));
    const x1 = edge(arrow.from, right), x2 = edge(arrow.to, !right);
    svg.append(svgElement("line", { class: "arrow " + arrow.kind, x1, x2, y1: y, y2: y, "marker-end": wants ? "url(#wants-head)" : "url(#arrow-head)" }));
    if (Math.abs(x2 - x1) > 60) svg.append(svgElement("text", { class: "arrow-name", x: right ? x2 - 12 : x2 + 12, y: y - 4, "text-anchor": right ? "end" : "start" }, document.createTextNode(arrow.kind)));
  }
}
