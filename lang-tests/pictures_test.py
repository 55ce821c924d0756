#!/usr/bin/env python3
"""Pages and pictures of findings (docs/pictures.md): vm --html and --svg.

usage: pictures_test.py [--vm PATH] [--all] [--measure]     (default build/vm); ends with a line "N passed, N failed"
Without a browser: errors, passing programs, the bytes of pictures, and that a page has every row that vm replay prints. In headless Chromium
(picture/page_test.mjs): pages open without errors, and stepping through them by keyboard shows the lines and values that vm replay prints. --all: the pages
of all programs of lang-tests/reports, not of some. --measure: only, how long steps and scrolling take in a page with 10,000 steps. Pictures of pages
are left in build/pictures-test.
"""
import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.dom.minidom

import browser

ROOT = pathlib.Path(__file__).resolve().parent.parent
REPORTS = ROOT / "lang-tests" / "reports"
SAMPLE = ["LostUpdate", "LockOrder", "LostNotify", "IfAroundWait", "SharedMap", "SemaphoreNotReleased"]

PASSING = """public class Passing {
  static synchronized void say(String s) { System.out.println(s); }
  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> say("a"), "a"), b = new Thread(() -> say("b"), "b");
    a.start(); b.start(); a.join(); b.join();
  }
}
"""
LONELY = "public class Lonely { public static void main(String[] args) { System.out.println(1); } }\n"
HOSTILE = """public class Hostile {
  static volatile String word = "<b>bold</b>";
  public static void main(String[] args) throws Exception {
    String name = "</script><img src=x onerror=window.hacked=1><!-- \\" ' & \\u00e4\\u20ac\\ud83d\\udc1e " + "long".repeat(200);
    Thread a = new Thread(() -> word = "<script>window.hacked=2</script>", name), b = new Thread(() -> word = "]]>&amp;", "<b>b</b>");
    a.start(); b.start(); a.join(); b.join();
    System.out.println("</pre><b>" + word);
    assert word.startsWith("<") : "</title><b>&lt;</b>";
  }
}
"""
# Some 10,000 steps of eight threads, of which one runs at a time: soon explored.
LONG = """public class Long {
  static int count;
  static final Object lock = new Object();
  public static void main(String[] args) throws Exception {
    Thread[] all = new Thread[7];
    for (int t = 0; t < all.length; t++) {
      all[t] = new Thread(() -> { for (int i = 0; i < 400; i++) synchronized (lock) { count++; } });
      all[t].start();
      all[t].join();
    }
    System.out.println(count);
  }
}
"""


class Pictures:
    def __init__(self, vm, folder):
        self.vm, self.folder = vm, folder
        self.passed = self.failed = 0

    def expect(self, holds, what):
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAILED {what}", flush=True)

    def run(self, *words):
        return subprocess.run([self.vm, *map(str, words)], cwd=self.folder, capture_output=True, text=True, errors="replace", timeout=300)

    def program(self, name, text):
        (self.folder / f"{name}.java").write_text(text)
        return f"{name}.java"

    @staticmethod
    def data(page):
        return json.loads(re.search(r'<script type="application/json" id="data">(.*?)</script>', page.read_text(), re.DOTALL)[1])

    def errors(self):
        """What is wrong is said, and does not change the report; what cannot be written is exit status 2."""
        program = REPORTS / "LockOrder.java"
        plain = self.run("--systematic", "--no-out", "--workers=1", program)
        passing = self.program("Lonely", LONELY)
        self.run("--systematic", program)
        for option in "--html", "--svg", "--listing":
            done = self.run("replay", option, "nowhere/x", "heddle-out/LockOrder-1.schedule")
            self.expect(done.returncode == 2 and "cannot write nowhere/x" in done.stderr and "replayed: the same finding" in done.stdout, f"{option}, unwritable, of a replay: {done}")
            done = self.run("--systematic", "--no-out", "--workers=1", option, "nowhere/x", program)
            self.expect(done.returncode == 2 and "cannot write nowhere/x" in done.stderr and without_times(done.stdout) == without_times(plain.stdout), f"{option}, unwritable: {done}")
        done = self.run("--systematic", "--no-out", "--html", "nowhere/x", passing)
        self.expect(done.returncode == 2 and "PASSED" in done.stdout, f"--html, unwritable, of a program that passes: {done}")
        done = self.run("--systematic", "--no-out", "--svg", "x.svg", "--finding", 9, program)
        self.expect(done.returncode == 1 and "--svg: there is no finding 9; the report has 1" in done.stderr and not (self.folder / "x.svg").exists(), f"--finding 9: {done}")
        done = self.run("--systematic", "--no-out", "--finding", 1, program)
        self.expect(done.returncode == 2 and "there is no --svg" in done.stderr, f"--finding alone: {done}")
        self.run("--record", "run.schedule", self.program("Lonely", LONELY))
        done = self.run("replay", "--html", "x.html", "run.schedule")
        self.expect(done.returncode == 2 and "is a recorded run" in done.stderr and not (self.folder / "x.html").exists(), f"a recorded run: {done}")
        done = self.run("--systematic", "--no-out", "--format=json", "--html", "json.html", program)
        self.expect(done.returncode == 1 and json.loads(done.stdout)["verdict"] == "failed" and "FAILED: 1 finding" in self.data(self.folder / "json.html")["report"], "beside JSON")

    def passing(self):
        done = self.run("--systematic", "--no-out", "--outcomes", "--html", "passing.html", self.program("Passing", PASSING))
        page = self.data(self.folder / "passing.html")
        self.expect(done.returncode == 0 and page["verdict"] == "passed", f"a program that passes: {done}")
        self.expect([o["text"] for o in page["outcomes"]] == ["a\nb\n", "b\na\n"] and page["outcomesNote"] == "all there are", f"outcomes: {page['outcomes']}")
        self.expect(len(page["stories"]) == 2 and all(not s["finding"] and len(s["steps"]) > 3 for s in page["stories"]), "a schedule for each outcome")
        for story, text in zip(page["stories"], ("a\nb\n", "b\na\n")):
            self.expect("".join(p[1] for p in story["printed"]) == text, f"what the schedule prints: {story['printed']}")
        self.expect("this input" in page["restsOn"] and dict(page["facts"])["findings"] == "0", f"what the verdict rests on: {page['restsOn']}")
        done = self.run("--systematic", "--no-out", "--html", "lonely.html", "--svg", "lonely.svg", "Lonely.java")
        self.expect(done.returncode == 0 and "there is no finding 1; the report has 0" in done.stderr and (self.folder / "lonely.html").exists() and not (self.folder / "lonely.svg").exists(), f"--svg of nothing: {done}")
        done = self.run("predict", "--no-out", "--html", "predicted.html", REPORTS / "LockOrder.java")
        page = self.data(self.folder / "predicted.html")
        self.expect(done.returncode == 1 and page["stories"][0]["finding"] and ["strategy", "predict"] in page["facts"], f"predict: {done}")

    def report(self, program):
        """The page and the picture of a program's findings, and what vm replay says about the first: its rows."""
        name = program.stem
        out = self.folder / f"out-{name}"
        words = next((line[len("// options: "):].split() for line in program.read_text().splitlines() if line.startswith("// options: ")), [])
        for number in 1, 2:
            self.run("--systematic", "--workers=1", "--out", out, "--html", f"{name}.html", "--svg", f"{name}-{number}.svg", *words, program)
        page, svg = self.folder / f"{name}.html", self.folder / f"{name}-1.svg"
        if not page.exists() or not self.data(page)["stories"]:
            return self.expect(False, f"{name}: no page, or no finding in it")
        self.expect(svg.exists() and svg.read_bytes() == (self.folder / f"{name}-2.svg").read_bytes(), f"{name}: the picture has the same bytes again")
        self.expect(xml.dom.minidom.parse(str(svg)).documentElement.tagName == "svg", f"{name}: the picture is XML")
        schedule = next(iter(sorted(out.glob("*-1.schedule"))), None)
        if schedule is None:
            return self.expect(False, f"{name}: no schedule")
        done = self.run("replay", "--html", f"{name}-replayed.html", schedule)
        story = self.data(self.folder / f"{name}-replayed.html")["stories"][0]
        steps = [story["texts"][text] + (f" :{story['places'][place][1]}" if place >= 0 else "") for _, text, place, *_ in story["steps"]]
        missing = rows_missing(replayed_rows(done.stdout), steps)
        self.expect(not missing, f"{name}: the page does not have the rows {missing}; it has {steps}")
        self.expect(story["title"] in done.stdout, f"{name}: the title is not what vm replay says: {story['title']}")

    def in_browser(self, environment, programs):
        shots = ROOT / "build" / "pictures-test"
        jobs = [{"file": str(self.folder / f"{p.stem}.html"), "name": p.stem, "kind": "finding", "full": p.stem in SAMPLE[:4]} for p in programs]
        self.run("--systematic", "--no-out", "--html", "hostile.html", "--svg", "hostile.svg", self.program("Hostile", HOSTILE))
        self.expect(xml.dom.minidom.parse(str(self.folder / "hostile.svg")) is not None, "hostile.svg")
        self.long_page()
        jobs += [{"file": str(self.folder / f"{n}.html"), "name": n, "kind": kind} for n, kind in (("passing", "passed"), ("lonely", "passed"), ("hostile", "hostile"), ("long", "long"))]
        lines = self.node(environment, jobs, shots)
        count = re.match(r"(\d+) passed, (\d+) failed", lines[-1] if lines else "")
        if count is None:
            return self.expect(False, f"the browser's test has ended early: {lines}")
        print("\n".join(lines[:-1]), end="\n" if len(lines) > 1 else "")
        self.passed, self.failed = self.passed + int(count[1]), self.failed + int(count[2])
        for seen in json.loads((shots / "seen.json").read_text()):
            self.compare(seen)

    def compare(self, seen):
        """What was seen in the browser with what vm replay prints about the same schedule."""
        name = seen["name"]
        if name in ("passing", "lonely"):
            self.expect(seen["verdict"] == "passed" and "rests on" in seen["text"].lower(), f"{name}: {seen['verdict']}")
            return
        schedule = next(iter(sorted((self.folder / f"out-{name}").glob("*-1.schedule"))), None)
        if schedule is None:
            return
        text = self.run("replay", schedule).stdout
        self.expect(seen["title"] in text, f"{name}: another title: {seen['title']}")
        flat = " ".join(text.split())
        for line in seen["words"].splitlines():
            self.expect(" ".join(line.split()) in flat, f"{name}: vm replay does not say: {line}")
        rows = replayed_rows(text)
        steps = [step["cell"] for step in seen["steps"]]
        self.expect(not rows_missing(rows, steps), f"{name}: the reader does not see {rows_missing(rows, steps)} among {steps}")
        for step in seen["steps"]:
            place = re.search(r" :(\d+)$", step["cell"] or "")
            self.expect(place is None or step["line"] == place[1], f"{name}: the source shows line {step['line']} at {step['cell']}")
            access = re.match(r"(?:reads|writes) (\S+) = (.*?)(?: :\d+)?$", step["cell"] or "")
            if access and access[2] not in ("", "null") and "#" not in access[2] and "." not in access[2].strip('"'):
                values = [value for variable, value in step["variables"] if re.sub(r"#\d+|@[\d.]+", "", variable).endswith(re.sub(r"#\d+", "", access[1].split(".")[-1]))]
                self.expect(access[2] in values, f"{name}: {step['cell']}, but the variables are {step['variables']}")

    def long_page(self):
        self.run("--systematic", "--no-out", "--outcomes", "--html", "long.html", self.program("Long", LONG))

    def node(self, environment, jobs, shots, *more):
        (self.folder / "jobs.json").write_text(json.dumps(jobs))
        done = subprocess.run(["node", str(ROOT / "picture" / "page_test.mjs"), str(self.folder / "jobs.json"), str(shots), *more], env=environment, stdout=subprocess.PIPE, text=True)
        return done.stdout.splitlines()


def without_times(text):
    return re.sub(r"\d+\.\d\d s", "TIME", text)


def replayed_rows(text):
    """The rows of the table that vm replay prints: "enters Account#1 :8". With more than four threads it is a list with the thread in front."""
    table = re.search(r"^the schedule that shows it.*\n((?:.+\n)*?)(?:replayed: .*\n)", text, re.MULTILINE)
    rows = [re.sub(r"   <- switch$", "", line).strip() for line in table[1].splitlines()] if table else []
    in_columns = bool(rows) and not re.search(r":\d+$|\.\.$", rows[0])  # the first line has their names
    rows = rows[1:] if in_columns else [re.sub(r"^\S+ +", "", row) for row in rows]
    return [row for row in rows if not row.startswith("... ")]


def rows_missing(rows, steps):
    """Those rows that are not among the steps, in this order. A row that was too long ends in ".."; the value of an operation may be told by one of both only."""
    missing, at = [], 0
    for row in rows:
        cut = row.endswith("..")
        wanted = row[:-2].rstrip() if cut else row

        def same(step):
            return step.startswith(wanted) if cut else step == wanted or re.sub(r" -> \S+", "", step) == re.sub(r" -> \S+", "", wanted)
        found = next((i for i in range(at, len(steps)) if same(steps[i] or "")), None)
        if found is None:
            missing.append(row)
        else:
            at = found + 1
    return missing


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(ROOT / "build" / "vm"))
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--measure", action="store_true")
    arguments = parser.parse_args()
    environment, why = browser.environment()
    if environment is None:
        print(f"skipped, in the browser: {why}")
    with tempfile.TemporaryDirectory() as directory:
        pictures = Pictures(os.path.abspath(arguments.vm), pathlib.Path(directory))
        if arguments.measure:
            pictures.long_page()
            if environment is not None:
                print("\n".join(pictures.node(environment, [{"file": f"{directory}/long.html", "name": "long", "kind": "long"}], ROOT / "build" / "pictures-test", "--measure")[:-1]))
            return 0
        # (WeakModes passes: what there is of programs that do, other tests have.)
        programs = [p for p in sorted(REPORTS.glob("*.java")) if p.stem in SAMPLE or arguments.all and p.stem != "WeakModes"]
        pictures.errors()
        pictures.passing()
        for program in programs:
            pictures.report(program)
        if environment is not None:
            pictures.in_browser(environment, programs)
        print(f"{pictures.passed} passed, {pictures.failed} failed")
        return pictures.failed != 0


if __name__ == "__main__":
    sys.exit(main())
