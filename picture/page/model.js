"use strict";
// The page's data, and questions about a story: who stands where at a step, what a variable holds then.

const kPage = JSON.parse(document.getElementById("data").textContent);
const kBits = { access: 1, matters: 2, preempts: 4, last: 8 }; // of a step; picture/page.cpp has them, too

// An element with attributes, text and children: text only ever becomes text, never HTML.
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "class") made.className = value;
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}
function svgElement(name, attributes = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
const byId = (id) => document.getElementById(id);

// The last item of a sorted list whose `key` is at most `limit`; -1: there is none.
function lastUpTo(list, limit, key) {
  let low = 0, high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (key(list[middle]) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

class Story {
  constructor(data) {
    Object.assign(this, data);
    this.length = data.steps.length;
    this.steps = data.steps.map(([thread, text, place, bits, mark], number) => ({
      number, thread, text: data.texts[text], place: this.place(place), mark,
      access: (bits & kBits.access) !== 0, preempts: (bits & kBits.preempts) !== 0, last: (bits & kBits.last) !== 0,
    }));
    this.threads = data.threads.map(({ name, path, standings }) => ({
      name, path,
      standings: standings.map(([step, activity, text, lock, owner, place]) => ({
        step, activity: kPage.activities[activity], text: data.texts[text], lock, owner, place: this.place(place),
      })),
    }));
    this.bands = data.bands.map(([thread, lock, from, to, depth, place]) => ({ thread, lock, from, to: to < 0 ? Infinity : to, depth, place: this.place(place) }));
    this.bandsOf = this.threads.map((_, t) => this.bands.filter((band) => band.thread === t));
    this.arrows = data.arrows.map(([kind, from, to, step]) => ({ kind: kPage.arrowKinds[kind], from, to, step }));
    this.variables = data.variables.map(({ name, shared, changes }) => ({
      name, shared, changes: changes.map(([step, value, thread, write]) => ({ step, value: data.texts[value], thread, write: write === 1 })),
    }));
  }
  place(number) {
    if (number < 0) return null;
    const [file, line, method] = this.places[number];
    return { file, line, method };
  }
  // How the thread stands behind the step; null: it has not been started.
  standing(thread, step) {
    const all = this.threads[thread].standings;
    const at = lastUpTo(all, step, (s) => s.step);
    return at < 0 ? null : all[at];
  }
  // The locks that the thread holds behind the step, outermost first.
  held(thread, step) {
    return this.bandsOf[thread].filter((band) => band.from <= step && step < band.to).map((band) => this.locks[band.lock]);
  }
  // What the variable holds behind the step; null: nobody has touched it yet.
  value(variable, step) {
    const changes = variable.changes;
    const at = lastUpTo(changes, step, (c) => c.step);
    if (at >= 0) return changes[at];
    // Who reads it first tells what it has held before.
    return changes.length > 0 && !changes[0].write ? { ...changes[0], step: -1, thread: -1 } : null;
  }
  printedUpTo(step) { return this.printed.filter((p) => p[0] <= step); }
  nameOf(thread) { return this.threads[thread].name; }
  // One step in words.
  sentence(number) {
    const step = this.steps[number];
    return `${this.nameOf(step.thread)} ${step.text}`;
  }
}

const kStories = kPage.stories.map((data) => new Story(data));
const placeText = (place) => (place === null ? "" : `${place.file}:${place.line}`);
// Of a program in one file the line is enough.
const shortPlace = (place) => (place === null ? "" : kPage.sources.length === 1 && place.file === kPage.sources[0].name ? `:${place.line}` : placeText(place));
// Colours of locks: as many as one can tell apart.
const kLockColours = ["#9c4fb5", "#2aa055", "#d6336c", "#a8705f", "#0097a7", "#ef6c00", "#6b8299", "#a0a010"];
const lockColour = (lock) => kLockColours[lock % kLockColours.length];
