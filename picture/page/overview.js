// The whole schedule at a glance: a row for each thread, time from left to right, states as colours. A click goes there.

class Overview {
  constructor(box, onChoose) {
    this.box = box;
    this.canvas = box.querySelector("canvas");
    this.cursor = box.querySelector(".cursor");
    const choose = (event) => {
      if (event.buttons === 0 && event.type !== "click") return;
      const area = this.canvas.getBoundingClientRect();
      onChoose(Math.max(0, Math.min(this.story.length - 1, Math.floor(((event.clientX - area.left) / area.width) * this.story.length))));
    };
    box.addEventListener("click", choose);
    box.addEventListener("pointermove", choose);
    new ResizeObserver(() => this.draw()).observe(box);
  }

  show(story) {
    this.story = story;
    this.draw();
  }

  go(step) {
    this.step = step;
    this.cursor.style.left = `${((step + .5) / this.story.length) * 100}%`;
  }

  draw() {
    if (!this.story || this.box.clientWidth === 0) return;
    const story = this.story, scale = window.devicePixelRatio || 1, width = this.box.clientWidth, lane = story.threads.length > 12 ? 6 : 10, gap = 2;
    const height = story.threads.length * (lane + gap);
    this.canvas.width = width * scale;
    this.canvas.height = height * scale;
    this.canvas.style.height = `${height}px`;
    const context = this.canvas.getContext("2d"), style = getComputedStyle(document.documentElement), colour = (name) => style.getPropertyValue("--" + name).trim();
    const x = (step) => (step / story.length) * width;
    context.scale(scale, scale);
    const colours = Object.fromEntries([...kPage.activities, "running", "red"].map((name) => [name, colour(name)]));
    story.threads.forEach((thread, t) => {
      const y = t * (lane + gap);
      thread.standings.forEach((standing, i) => {
        const end = i + 1 < thread.standings.length ? thread.standings[i + 1].step + 1 : story.length;
        const ended = standing.activity === "ended";
        context.fillStyle = colours[standing.activity];
        context.fillRect(x(standing.step + (i > 0 ? 1 : 0)), y + (ended ? lane / 2 - .5 : 0), Math.max(.5, x(end) - x(standing.step + (i > 0 ? 1 : 0))), ended ? 1 : lane);
      });
    });
    for (const step of story.steps) {
      if (step.last && step.mark === "") continue;
      context.fillStyle = step.mark === "" ? colours.running : colours.red;
      context.fillRect(x(step.number), step.thread * (lane + gap), Math.max(1, x(step.number + 1) - x(step.number) - .5), lane);
    }
  }
}
