// The pages in headless Chromium, from file:// as a reader opens them (docs/browser.md).
//
// usage: node browser_test.mjs BUILD SHOTS    (BUILD/site, BUILD/play.html; pictures of pages go into the folder SHOTS)
// Needs puppeteer-core, which Node.js must find, and Chromium (or what CHROMIUM names). Ends with "N passed, N failed".
import { createRequire } from "node:module";
import fs from "node:fs";
import http from "node:http";
import path from "node:path";

const puppeteer = createRequire(path.join(process.env.HEDDLE_NODE_MODULES || process.cwd(), "x.js"))("puppeteer-core");
const [build, shots] = process.argv.slice(2).map((p) => path.resolve(p));
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
const kDesk = { width: 1100, height: 900 };
const kWait = { timeout: 240000 };
const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  headless: true,
  protocolTimeout: 300000,
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});

// A page without a network; `errors` gathers what goes wrong in it.
async function open(file, { view = kDesk, dark = false, hash = "" } = {}) {
  const page = await browser.newPage();
  page.errors = [];
  page.on("pageerror", (error) => page.errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && page.errors.push(message.text()));
  page.on("request", (request) => /^(https?|wss?|ftp):/.test(request.url()) && page.errors.push("asks for " + request.url()));
  await page.setViewport(view);
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }]);
  await page.goto("file://" + path.join(build, file) + hash);
  await page.waitForFunction(() => document.body.dataset.ready, kWait);
  return page;
}
const click = (page, text, scope = "") =>
  page.evaluate(
    (text, scope) => [...document.querySelectorAll(scope + " button")].find((b) => b.textContent.startsWith(text)).click(),
    text,
    scope || ".program",
  );
const done = (page) => page.waitForFunction(() => document.querySelector(".program").dataset.state === "done", kWait);
const output = (page) => page.$eval(".program .output", (o) => o.innerText);
const setSource = (page, text) =>
  page.$eval(
    ".program .editor textarea",
    (area, text) => {
      area.value = text;
      area.dispatchEvent(new Event("input", { bubbles: true }));
    },
    text,
  );
const shot = (page, name) => page.screenshot({ path: path.join(shots, name + ".png") });
async function close(page, name) {
  expect(page.errors.length === 0, `${name}: ${page.errors.join("; ")}`);
  await page.close();
}
fs.mkdirSync(shots, { recursive: true });

// --- every page opens, and is no wider than a phone
for (const file of fs.readdirSync(path.join(build, "site"), { recursive: true }).filter((f) => f.endsWith(".html")).sort()) {
  const page = await open("site/" + file, { view: kPhone });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide <= 360, `${file} is ${wide} pixels wide`);
  if (file.startsWith("01")) await shot(page, "unit-phone");
  for (const link of await page.$$eval("a[href]", (all) => all.map((a) => a.href.replace(/#.*/, ""))))
    expect(!link.startsWith("file:") || fs.existsSync(new URL(link)), `${file}: ${link} leads nowhere`);
  await close(page, file);
}

// --- a unit: explored as it is, and mended
{
  const page = await open("site/01-lost-update/index.html");
  await click(page, "Explore");
  await done(page);
  const found = await output(page);
  expect(found.includes("FAILED: 1 finding in Visitors.java") && found.includes("data race on Visitors.count"), "the finding: " + found);
  await shot(page, "unit-explored");
  await click(page, "Walk through finding 1");
  await page.waitForSelector(".line input", kWait);
  await page.type(".line input", "op 8\n");
  await page.waitForFunction(() => /starts/.test(document.querySelector(".console").textContent.slice(-600)), kWait);
  await shot(page, "unit-debugged");
  const mended = (await page.$eval("textarea", (a) => a.value)).replace("count++, \"north\"", "{ synchronized (Visitors.class) { count++; } }, \"north\"").replace("count++, \"south\"", "{ synchronized (Visitors.class) { count++; } }, \"south\"");
  await setSource(page, mended);
  await click(page, "Explore");
  await done(page);
  expect((await output(page)).includes("PASSED"), "mended: " + (await output(page)));
  await setSource(page, mended.replace("int count", "int coumt"));
  await click(page, "Run");
  await done(page);
  const wrong = await output(page);
  expect(/Visitors\.java:\d+:\d+: error/.test(wrong) && wrong.includes("exit status 2"), "a compile error: " + wrong);
  await click(page, "Visitors.java:");
  const selected = await page.$eval("textarea", (a) => a.value.slice(a.selectionStart, a.selectionEnd));
  expect(selected.includes("count"), "the error's line is selected: " + selected);
  await click(page, "Reset");
  await click(page, "Run");
  await done(page);
  expect((await output(page)).includes("exit status 0"), "run: " + (await output(page)));
  await click(page, "Link");
  await page.waitForSelector(".output a", kWait);
  const link = await page.$eval(".output a", (a) => a.href);
  await close(page, "unit 1");
  const playground = await open("site/playground.html", { hash: new URL(link).hash, dark: true });
  expect((await playground.$eval("textarea", (a) => a.value)).includes("class Visitors"), "the link brings the program along");
  await shot(playground, "playground-dark");
  await close(playground, "the link");
}

// --- cancelling
const kLong =
  "public class Many { static volatile int a, b, c; public static void main(String[] x) throws Exception { for (int i = 0; i < 7; i++) { final int k = i; new Thread(() -> { " +
  "for (int j = 0; j < 9; j++) { a += k; b ^= a + j; c = a * b + k; } }).start(); } } }";
{
  const page = await open("site/playground.html");
  await setSource(page, kLong);
  await click(page, "Explore");
  await page.waitForFunction(() => /exploring: \d+ s/.test(document.querySelector(".progress").textContent), kWait);
  await click(page, "Stop");
  await done(page);
  const report = await output(page);
  expect(/interrupted|stopped|Ctrl-C/i.test(report + (await page.$eval(".progress", (p) => p.textContent))), "cancelled: " + report);
  expect((await page.$eval(".progress", (p) => p.textContent)) === "stopped" || report.length > 100, "the exploration ends: " + report);
  await setSource(page, "public class Forever { public static void main(String[] x) { while (true) { } } }");
  await click(page, "Run");
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await click(page, "Stop");
  await done(page);
  expect((await page.$eval(".progress", (p) => p.textContent)) === "stopped", "a run is stopped");
  expect(new URL(page.url()).hash.startsWith("#p="), "the address carries the program");
  await page.goto(page.url().replace(/#p=.*/, "#p=!!!"));
  await page.reload();
  await page.waitForFunction(() => document.body.dataset.ready, kWait);
  expect((await output(page)).includes("damaged"), "a damaged link is refused");
  await close(page, "playground");
}

// --- the same from a server: a busy worker can ask there, and the exploration ends with its report
{
  const server = http.createServer((request, response) => {
    const file = path.join(build, "site", path.normalize(new URL(request.url, "http://x").pathname));
    response.writeHead(200, { "content-type": { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" }[path.extname(file)] });
    response.end(fs.readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/playground.html`);
  await page.waitForFunction(() => document.body.dataset.ready, kWait);
  await setSource(page, kLong);
  await click(page, "Explore");
  await page.waitForFunction(() => /exploring: \d+ s/.test(document.querySelector(".progress").textContent), kWait);
  await click(page, "Stop");
  await done(page);
  const report = await output(page);
  expect(/Main\.java|Many\.java/.test(report) && report.length > 100, "what was explored until then is reported: " + report);
  await page.close();
  server.close();
}

// --- the game, in a unit and as a page of its own
async function win(page, name) {
  await page.waitForSelector(".screen span", kWait);
  for (let i = 0; i < 60; ++i) {
    const before = await page.$eval(".screen", (s) => s.innerText);
    if (before.includes("You have won")) break;
    await page.keyboard.press("n");
    await page.waitForFunction((b) => document.querySelector(".screen").innerText !== b, { timeout: 60000 }, before).catch(() => {});
  }
  const screen = await page.$eval(".screen", (s) => s.innerText);
  expect(screen.includes("You have won"), `${name} is not won:\n${screen}`);
  expect(await page.$(".screen.won"), `${name}: the screen shows that it is won`);
  expect((await page.$eval("a[download]", (a) => a.textContent)).includes("-play.schedule"), `${name}: the schedule`);
}
{
  const page = await open("site/04-deadlock/index.html");
  await click(page, "Play");
  await page.waitForSelector(".screen", kWait);
  await win(page, "unit 4");
  await shot(page, "unit-played");
  await close(page, "unit 4");
  if (fs.existsSync(path.join(build, "game.html"))) {
    const game = await open("game.html", { view: kPhone, dark: true });
    const wide = await game.evaluate(() => document.documentElement.scrollWidth);
    expect(wide <= 360, `game.html is ${wide} pixels wide`);
    await game.waitForSelector(".screen span", kWait);
    await shot(game, "game-phone-dark");
    await game.tap(".keys button");
    await win(game, "game.html");
    await shot(game, "game-won-phone-dark");
    await close(game, "game.html");
  } else expect(false, "there is no game.html");
}

await browser.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
