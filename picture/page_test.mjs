// Pages of findings in headless Chromium, from file:// as a reader opens them (docs/pictures.md). lang-tests/pictures_test.py makes the pages.
//
// usage: node page_test.mjs JOBS SHOTS    (JOBS: a JSON list of {"file", "name", "kind"}; pictures of pages go into the folder SHOTS)
// kind: "finding" has steps; "passed" need not have any; "long" has thousands; "hostile" has names that try to be HTML.
// Writes into SHOTS/seen.json what was seen at each step; the last line is "N passed, N failed". With --measure it says how long steps and scrolling
// take, and checks nothing.
import { createRequire } from "node:module";
import fs from "node:fs";
import path from "node:path";

const puppeteer = createRequire(path.join(process.env.HEDDLE_NODE_MODULES || process.cwd(), "x.js"))("puppeteer-core");
const [jobsFile, shots, measure] = process.argv.slice(2);
const jobs = JSON.parse(fs.readFileSync(jobsFile, "utf8"));
fs.mkdirSync(shots, { recursive: true });
let passed = 0;
let failed = 0;
function expect(holds, what) {
  if (holds) ++passed;
  else {
    ++failed;
    console.log("FAILED " + what);
  }
}

const kPhone = { width: 360, height: 740, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const kDesk = { width: 1280, height: 1000 };
const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  headless: true,
  protocolTimeout: 300000,
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});

async function open(file, { view = kDesk, dark = false, hash = "" } = {}) {
  const page = await browser.newPage();
  page.errors = [];
  page.on("pageerror", (error) => page.errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && page.errors.push(message.text()));
  page.on("request", (request) => /^(https?|wss?|ftp):/.test(request.url()) && page.errors.push("asks for " + request.url()));
  await page.setViewport(view);
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }]);
  await page.goto("file://" + path.resolve(file) + hash);
  await page.waitForFunction(() => document.body.dataset.ready, { timeout: 60000 });
  return page;
}
async function close(page, name) {
  expect(page.errors.length === 0, `${name}: ${page.errors.join("; ")}`);
  await page.close();
}
const shown = (page, step) => page.waitForFunction((n) => document.body.dataset.step === String(n), { timeout: 20000 }, step);
async function press(page, key, step) {
  await page.keyboard.press(key);
  await shown(page, step);
}
// What a reader sees at this step.
const look = (page) =>
  page.evaluate(() => ({
    now: document.querySelector("#now").innerText,
    line: document.querySelector("#source li.current")?.dataset.line ?? null,
    cell: document.querySelector("#lanes .cell.current")?.innerText.replace(/\s+/g, " ") ?? null,
    variables: [...document.querySelectorAll("#variables tbody tr")].map((row) => [row.children[0].innerText, row.children[1].innerText]),
    threads: [...document.querySelectorAll("#threads tbody tr")].map((row) => [...row.children].map((cell) => cell.innerText)),
    printed: document.querySelector("#printed").innerText,
  }));
const background = (page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g).slice(0, 3).reduce((sum, n) => sum + Number(n), 0));

async function walk(page, name, length) {
  const seen = [await look(page)];
  for (let step = 2; step <= length; ++step) {
    await press(page, step % 2 === 0 ? "ArrowRight" : "ArrowDown", step);
    seen.push(await look(page));
  }
  if (length > 1) {
    await press(page, "ArrowLeft", length - 1);
    expect(JSON.stringify(await look(page)) === JSON.stringify(seen[length - 2]), `${name}: one step back shows what was there before`);
    await press(page, "Home", 1);
    expect(JSON.stringify(await look(page)) === JSON.stringify(seen[0]), `${name}: Home shows the first step`);
    await press(page, "End", length);
    expect(JSON.stringify(await look(page)) === JSON.stringify(seen[length - 1]), `${name}: End shows the last step`);
    await page.click("#back");
    await shown(page, length - 1);
    await page.focus("#slider");
    await press(page, "ArrowRight", length);
  }
  return seen;
}

async function names(page, name, several) {
  const found = [];
  (function collect(node) {
    if (!node) return;
    found.push(`${node.role}: ${node.name}`);
    (node.children || []).forEach(collect);
  })(await page.accessibility.snapshot());
  for (const wanted of ["button: First step", "button: One step back", "button: One step forward", "button: Last step", "slider: Step of the schedule", "button: Dark"])
    expect(found.includes(wanted), `${name}: no ${wanted} among ${found.filter((f) => /button|slider/.test(f)).join(", ")}`);
  if (several) expect(found.some((f) => /^combobox: Shown/.test(f)), `${name}: no list of what is shown`);
  expect(await page.$eval("#now", (p) => p.getAttribute("aria-live")) === "polite", `${name}: the step is announced`);
  await page.click("#schedule-details summary");
  await page.waitForSelector("#schedule table tbody tr");
  expect(await page.$eval("#schedule table", (t) => t.querySelectorAll("th[scope=col]").length === 5 && t.querySelectorAll("tbody th[scope=row]").length > 0), `${name}: the table has heads`);
  await page.click("#schedule-details summary");
}

async function lightDarkPrint(job) {
  const dark = await open(job.file, { dark: true });
  expect((await background(dark)) < 200, `${job.name}: dark is dark`);
  await dark.screenshot({ path: path.join(shots, job.name + "-dark.png") });
  await dark.click("#theme");
  expect((await background(dark)) > 600, `${job.name}: the button makes it light`);
  await close(dark, job.name + " dark");
  const paper = await open(job.file, { dark: true });
  const pdf = await paper.pdf({ format: "A4", printBackground: true });
  expect(pdf.length > 10000, `${job.name}: printed`);
  fs.writeFileSync(path.join(shots, job.name + ".pdf"), pdf);
  await paper.emulateMediaType("print");
  expect((await background(paper)) > 700, `${job.name}: paper is white`);
  expect(await paper.$eval(".bar", (bar) => getComputedStyle(bar).display === "none"), `${job.name}: no buttons on paper`);
  await close(paper, job.name + " printed");
}

async function check(job) {
  const page = await open(job.file);
  const length = await page.evaluate(() => (document.querySelector("#story").hidden || document.querySelector("#player").hidden ? 0 : Number(document.querySelector("#slider").max)));
  const seen = { name: job.name, title: await page.$eval("#story-title", (h) => h.innerText), words: await page.$eval("#words", (w) => w.innerText), verdict: await page.$eval("#verdict", (v) => v.textContent), text: "", steps: [] };
  seen.text = await page.$eval("main", (main) => main.innerText);
  if (job.kind === "finding" || job.kind === "hostile") {
    expect(length > 0, `${job.name}: there are steps`);
    seen.steps = await walk(page, job.name, length);
    await page.screenshot({ path: path.join(shots, job.name + ".png"), fullPage: true });
    await names(page, job.name, await page.$eval("#chooser", (c) => !c.hidden));
    const stories = await page.$$eval("#story-select option", (all) => all.length);
    for (let i = 1; i < stories; ++i) {
      await page.select("#story-select", String(i));
      await page.waitForFunction((n) => document.querySelector("#story-title").innerText.length > 0 && document.querySelector("#story-select").value === String(n), {}, i);
    }
  }
  if (job.kind === "long") {
    await press(page, "End", length);
    expect(length >= 10000, `${job.name}: ${length} steps`);
    expect(await page.$$eval("#lanes *", (all) => all.length) < 3000, `${job.name}: only what is in view is drawn`);
    const cells = await page.$$eval("#lanes .cell", (all) => all.map((cell) => Number(cell.dataset.step)));
    expect(cells.includes(length - 1) && !cells.includes(0), `${job.name}: the end is drawn: ${cells[0]} to ${cells.at(-1)}`);
    await page.screenshot({ path: path.join(shots, job.name + ".png") });
  }
  if (job.kind === "hostile") {
    expect(await page.evaluate(() => window.hacked === undefined && document.querySelectorAll("main b, main img").length === 0), `${job.name}: no name has become HTML`);
  }
  await close(page, job.name);
  if (job.kind !== "long") {
    const phone = await open(job.file, { view: kPhone, dark: job.kind === "hostile", hash: length > 3 ? "#story=1&step=3" : "" });
    const wide = await phone.evaluate(() => document.documentElement.scrollWidth);
    expect(wide <= 360, `${job.name}: ${wide} pixels wide on a phone`);
    if (length > 3) expect(await phone.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(document.body.dataset.step)))) === "3", `${job.name}: the address leads to a step`);
    if (job.full) await phone.screenshot({ path: path.join(shots, job.name + "-phone.png"), fullPage: true });
    await close(phone, job.name + " on a phone");
  }
  if (job.full) await lightDarkPrint(job);
  return seen;
}

// Milliseconds of the processor that the browser's main thread takes for a step here and there, and for a frame of scrolling; also as a clock sees
// it, which counts what else the machine does.
async function times(job) {
  const page = await open(job.file);
  const session = await page.createCDPSession();
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const taken = async () => (await session.send("Performance.getMetrics")).metrics.find((m) => m.name === "TaskDuration").value * 1000;
  const run = async (name, times, act) => {
    const before = await taken();
    const clock = await page.evaluate(async (times, act) => {
      const one = eval(act), all = [];
      for (let i = 0; i < times; ++i) {
        const begin = performance.now();
        one(i);
        all.push(performance.now() - begin);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      all.sort((a, b) => a - b);
      return [all[times >> 1], all[times - 1]];
    }, times, act);
    return `${name}: ${(((await taken()) - before) / times).toFixed(1)} ms of the processor (by the clock, without layout and painting: median ${clock[0].toFixed(1)}, slowest ${clock[1].toFixed(1)})`;
  };
  const about = await page.evaluate(() => `${kStories[0].length} steps of ${kStories[0].threads.length} threads`);
  console.log(`${job.name}: ${about}`);
  console.log(await run("a step to the next", 60, "(i) => { view.step = i; showStep(); }"));
  console.log(await run("a step far away", 60, "(i) => { view.step = (i * 7919) % kStories[0].length; showStep(); }"));
  console.log(await run("a frame of scrolling", 60, '(i) => { const box = byId("lanes"); box.scrollTop = (box.scrollTop + 120) % (box.scrollHeight - box.clientHeight); }'));
  await close(page, job.name);
}

const results = [];
for (const job of jobs) {
  try {
    if (measure) await times(job);
    else results.push(await check(job));
  } catch (error) {
    expect(false, `${job.name}: ${error}`);
  }
}
await browser.close();
fs.writeFileSync(path.join(shots, "seen.json"), JSON.stringify(results));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
