// Puts the parts together: which story is shown, at which step, and the keys.

const view = { story: 0, step: 0 };
const go = (step) => setStep(step);
const lanes = new Lanes(byId("lanes"), go);
const overview = new Overview(byId("overview"), go);
const source = new SourceView(byId("source"), byId("source-file"));
const schedule = new ScheduleTable(byId("schedule"), byId("schedule-details"), go);

// The place in the address, so that a link leads to a step: #story=2&step=14.
function readAddress() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const number = (name, most) => Math.max(1, Math.min(most, Number.parseInt(wanted.get(name), 10) || 1)) - 1;
  const story = number("story", kStories.length);
  return { story, step: wanted.has("step") ? number("step", kStories[story].length) : null };
}
let addressTimer = 0;
function writeAddress() {
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => {
    try {
      history.replaceState(null, "", `#story=${view.story + 1}&step=${view.step + 1}`);
    } catch { /* a browser that does not allow it for files */ }
  }, 300);
}

function command(box, before, text) {
  box.hidden = text === "";
  box.replaceChildren(before, element("code", {}, text));
}

// The colours of states, and of the first locks.
function showLegend(story) {
  const item = (colour, name) => element("li", {}, element("i", { style: `background:${colour}`, "aria-hidden": "true" }), name);
  const held = [...new Set(story.bands.filter((band) => band.to > band.from).map((band) => band.lock))].slice(0, 8);
  byId("legend").replaceChildren(...["running", ...kPage.activities].map((name) => item(`var(--${name})`, name)), ...held.map((lock) => item(lockColour(lock), `holds ${story.locks[lock]}`)));
}

function setStory(number, step = null) {
  view.story = number;
  const story = kStories[number];
  byId("story-select").value = String(number);
  byId("story-title").textContent = story.title;
  byId("words").textContent = story.words;
  byId("words").hidden = story.words === "";
  command(byId("again"), "See it again: ", story.command);
  const empty = story.length === 0;
  byId("player").hidden = byId("schedule-details").hidden = byId("locks-section").hidden = empty;
  if (empty) return;
  byId("slider").max = String(story.length);
  showLegend(story);
  lanes.show(story);
  overview.show(story);
  schedule.show(story);
  byId("locks").replaceChildren(...lockParts(story));
  setStep(step === null ? 0 : step);
}

// Keys may come faster than frames: each frame shows the newest step.
let frame = 0;
function setStep(step) {
  const story = kStories[view.story];
  view.step = Math.max(0, Math.min(story.length - 1, step));
  if (frame === 0) frame = requestAnimationFrame(showStep);
}
function showStep() {
  frame = 0;
  const story = kStories[view.story], { step } = view, row = story.steps[step];
  const slider = byId("slider");
  slider.value = String(step + 1);
  slider.setAttribute("aria-valuetext", `Step ${step + 1} of ${story.length}: ${story.sentence(step)}`);
  byId("position").textContent = `${step + 1} / ${story.length}`;
  byId("now").replaceChildren(`Step ${step + 1}: ${story.sentence(step)} `, element("span", { class: "where" },
    [row.place ? `at ${placeText(row.place)} in ${row.place.method}` : "", row.last ? "not performed" : "", row.preempts ? "a thread that could go on is interrupted" : "", row.mark].filter(Boolean).join(", ")));
  byId("first").disabled = byId("back").disabled = step === 0;
  byId("last").disabled = byId("forward").disabled = step === story.length - 1;
  lanes.go(step);
  overview.go(step);
  source.go(story, step);
  schedule.go(step);
  byId("threads").replaceChildren(threadsTable(story, step));
  byId("variables").replaceChildren(variablesTable(story, step));
  printedText(story, step, byId("printed"), byId("printed-section"));
  document.body.dataset.step = String(step + 1);
  writeAddress();
}

const kKeys = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, PageDown: 20, PageUp: -20, Home: -Infinity, End: Infinity };
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || kStories.length === 0) return;
  // What has keys of its own keeps them: lists, and regions that scroll.
  if (event.target.closest("select, textarea, #source, input:not(#slider)")) return;
  const inPlayer = event.target === document.body || event.target.closest("#player");
  if (!inPlayer || !(event.key in kKeys)) return;
  event.preventDefault();
  const last = kStories[view.story].length - 1, by = kKeys[event.key];
  setStep(by === Infinity ? last : by === -Infinity ? 0 : view.step + by);
});
byId("first").addEventListener("click", () => setStep(0));
byId("back").addEventListener("click", () => setStep(view.step - 1));
byId("forward").addEventListener("click", () => setStep(view.step + 1));
byId("last").addEventListener("click", () => setStep(kStories[view.story].length - 1));
byId("slider").addEventListener("input", (event) => setStep(Number(event.target.value) - 1));
byId("story-select").addEventListener("change", (event) => setStory(Number(event.target.value)));
window.addEventListener("hashchange", () => { if (kStories.length > 0) { const { story, step } = readAddress(); if (story !== view.story || (step !== null && step !== view.step)) setStory(story, step); } });

// Light or dark: as the system has it, until the button is used.
const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
const isDark = () => (document.documentElement.dataset.theme || (systemIsDark.matches ? "dark" : "light")) === "dark";
function showTheme() {
  byId("theme").setAttribute("aria-pressed", String(isDark()));
  overview.draw();
}
byId("theme").addEventListener("click", () => { document.documentElement.dataset.theme = isDark() ? "light" : "dark"; showTheme(); });
systemIsDark.addEventListener("change", showTheme);

// On paper everything is unfolded, as far as there is room.
let unfolded = [];
window.addEventListener("beforeprint", () => {
  unfolded = [...document.querySelectorAll("details:not([open])")];
  for (const details of unfolded) details.open = true;
  if (kStories.length === 0 || kStories[view.story].length === 0) return;
  schedule.draw(true);
  lanes.drawAll(200);
});
window.addEventListener("afterprint", () => {
  for (const details of unfolded) details.open = false;
  if (kStories.length === 0 || kStories[view.story].length === 0) return;
  lanes.measure();
  lanes.draw(true);
  schedule.draw();
});

byId("program").textContent = kPage.program;
byId("verdict").textContent = kPage.verdict;
byId("verdict").classList.add(kPage.verdict.replace(/ /g, "-"));
byId("explored").replaceChildren(...exploredParts());
byId("rests-title").parentElement.hidden = byId("explored").childNodes.length === 0;
byId("report").textContent = kPage.report;
byId("report-section").hidden = kPage.report === "";
command(byId("command"), "Made by: ", kPage.command);
if (kPage.outcomes.length > 0) {
  byId("outcomes-section").hidden = false;
  byId("outcomes").replaceChildren(...outcomesTable());
}
if (kStories.length > 0) {
  byId("story").hidden = false;
  byId("story-select").replaceChildren(...kStories.map((story, i) => element("option", { value: i }, `${i + 1}. ${story.title}`)));
  byId("chooser").hidden = kStories.length < 2;
  const { story, step } = readAddress();
  setStory(story, step);
}
showTheme();
document.body.dataset.ready = "yes";
