#!/usr/bin/env python3
"""The course in docs/course: every listing, transcript, picture, exercise, solution and known mistake is what it says.

usage: course_test.py [--vm PATH] [--filter UNIT] [--update] [--openjdk]     (default build/vm); ends with a line "N passed, N failed"
For each unit:
* a listing (```java) stands, line by line, in one of the unit's files that students may see;
* a transcript (```console) is what its commands print, run in a copy of the unit with `vm` on the path ("$ vm ..." lines; a line
  "..." stands for any lines; times stand as TIME);
* schedule.svg is what vm --systematic --svg draws of the program's first finding;
* the hidden check passes the model solution as a proof, does not pass the skeleton, and fails each of the known mistakes in
  wrong/ with the finding that the first line of its file names ("// verdict: text"), which the lecturer's guide quotes.
--openjdk: also, check and solution pass on OpenJDK, 5 runs each, and javac compiles everything without an error. --update rewrites transcripts and
pictures; read the difference before you commit it.
"""
import argparse
import importlib.util
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import transcripts

ROOT = pathlib.Path(__file__).resolve().parent.parent
COURSE = ROOT / "docs" / "course"


def module(path):
    spec = importlib.util.spec_from_file_location(path.stem, path)
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def without_figures(text):
    """Without what changes with the machine and the library: seconds, and numbers of objects made before main."""
    return re.sub(r"#\d{2,}\b", "#N", transcripts.without_times(text))


class Course:
    def __init__(self, vm, update):
        self.vm, self.update = vm, update
        self.mark = module(COURSE / "mark.py")
        self.passed = self.failed = 0

    def expect(self, holds, what):
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAILED {what}", flush=True)

    # --- pages

    def page(self, page, folder):
        """Listings and transcripts of one page; folder holds the files that it talks about."""
        text = page.read_text()
        visible = [file.read_text() for file in [*folder.glob("*.java"), *folder.glob("exercise/*.java")]]
        changed = []
        for kind, body in transcripts.fences(text):
            place = f"{page.relative_to(COURSE)}: {body.splitlines()[0] if body else '(empty)'}"
            if kind == "java":
                self.expect(any(transcripts.within(body, file) for file in visible), f"{place}: this listing is in no file of the unit")
            elif kind == "console":
                got = self.transcript(body, folder)
                if self.update and not transcripts.same(body, got, without_figures):
                    changed.append((body, got))
                ok = self.update or transcripts.same(body, got, without_figures)
                self.expect(ok, f"{place}: the transcript differs")
                if not ok:
                    print(transcripts.difference(body, got, without_figures))
            else:
                self.expect(kind in ("text", "sh"), f"{place}: a fence of kind {kind}, which nothing checks")
        for body, got in changed:
            text = text.replace(f"```console\n{body}```", f"```console\n{got}```")
        if changed:
            page.write_text(text)
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
            self.expect((page.parent / target).exists(), f"{page.relative_to(COURSE)}: there is no {target}")

    def transcript(self, body, folder):
        """The commands of a transcript with what they print now."""
        with tempfile.TemporaryDirectory() as directory:
            copy = pathlib.Path(directory) / folder.name
            shutil.copytree(folder, copy, ignore=shutil.ignore_patterns("wrong", "solution", "check", "*.md", "*.svg"))
            return transcripts.without_times(transcripts.Shell(self.vm, copy, pathlib.Path(directory) / "bin").transcript(body))

    # --- a unit

    def unit(self, unit):
        name = unit.name
        self.page(unit / "README.md", unit)
        program = [file for file in unit.glob("*.java")]
        self.expect(len(program) == 1, f"{name}: one program beside the page, not {len(program)}")
        picture = unit / "schedule.svg"
        with tempfile.TemporaryDirectory() as directory:
            drawn = pathlib.Path(directory) / "drawn.svg"
            subprocess.run([str(self.vm), "--systematic", "--workers=1", "--no-out", "--svg", str(drawn), program[0].name], cwd=unit, capture_output=True)
            now = drawn.read_text() if drawn.exists() else ""
        if self.update:
            picture.write_text(now)
        self.expect(picture.exists() and now and without_figures(picture.read_text()) == without_figures(now), f"{name}/schedule.svg: another picture now: --update draws it")
        lecturer = (COURSE / "lecturer.md").read_text()
        self.expect(self.grade(unit, unit / "solution")[0] == "passed", f"{name}/solution: {self.grade(unit, unit / 'solution')}")
        self.expect(self.grade(unit, unit / "exercise")[0] == "failed", f"{name}/exercise: the skeleton passes: {self.grade(unit, unit / 'exercise')}")
        wrong = sorted((unit / "wrong").iterdir())
        self.expect(len(wrong) >= 3, f"{name}: {len(wrong)} known mistakes")
        for mistake in wrong:
            source = next(mistake.glob("*.java")).read_text()
            wanted = re.match(r"// verdict: (.*)\n", source)[1]
            mark, reason = self.grade(unit, mistake)
            self.expect(mark == "failed" and wanted in reason, f"{name}/wrong/{mistake.name}: wanted {wanted!r}, got {mark}: {reason}")
            self.expect(f"| {mistake.name} | {wanted} |" in lecturer, f"lecturer.md: no row `| {mistake.name} | {wanted} |`")

    def grade(self, unit, submission):
        mark, reason, _ = self.mark.mark(self.vm, unit, submission, 60)
        return mark, reason

    def openjdk(self, units):
        """Heddle's verdict about each model solution is OpenJDK's, too, in a few runs; everything is Java for javac."""
        with tempfile.TemporaryDirectory() as directory:
            groups = []
            for unit in units:
                groups.append((unit.name, unit / "check" / "Check.java", *unit.glob("solution/*.java")))
                groups += [(f"{file.relative_to(COURSE)}", file) for file in [*unit.glob("*.java"), *unit.glob("exercise/*.java"), *unit.glob("wrong/*/*.java")]]
            arguments = [":".join([f"{directory}/{i}", *map(str, files)]) for i, (_, *files) in enumerate(groups)]
            done = subprocess.run(["java", str(ROOT / "lang-tests" / "openjdk" / "CompileEach.java"), *arguments], capture_output=True, text=True, timeout=300)
            self.expect(done.returncode == 0, f"javac: {done.stdout}{done.stderr}")
            for i, (name, *files) in enumerate(groups):
                if files[0].name != "Check.java":
                    continue
                for _ in range(5):
                    done = subprocess.run(["java", "-ea", "-XX:TieredStopAtLevel=1", "-cp", f"{directory}/{i}", "Check"], capture_output=True, text=True, timeout=60)
                    if done.returncode or done.stderr or done.stdout != "checked\n":
                        break
                self.expect(done.returncode == 0 and not done.stderr and done.stdout == "checked\n", f"{name}: on OpenJDK: {done.stdout}{done.stderr}")

    def marking(self):
        """mark.py as a lecturer meets it: its table, CSV, errors, and submissions that break something."""
        script = COURSE / "mark.py"

        def run(*words):
            done = subprocess.run([sys.executable, str(script), "--vm", str(self.vm), *map(str, words)], capture_output=True, text=True)
            return done.returncode, done.stdout, done.stderr
        unit = COURSE / "01-lost-update"
        with tempfile.TemporaryDirectory() as directory:
            folder = pathlib.Path(directory)
            (folder / "ada.java").write_text((unit / "solution" / "Counter.java").read_text())
            (folder / "ben.java").write_text("public class Counter {\n  public int increment() { return 1 }\n  public int get() { return 0; }\n}\n")
            (folder / "cleo.java").write_text("public class Counter {\n  public int increment() { while (true) { } }\n  public int get() { return 0; }\n}\n")
            (folder / "dan").mkdir()
            (folder / "eva.java").write_text("public class Counter {\n  public int increment() { System.exit(0); return 1; }\n  public int get() { return 0; }\n}\n")
            # Submissions that would rather decide themselves.
            counter = "public class Counter {\n  %s\n  public int increment() { %s return 1; }\n  public int get() { return 0; }\n}\n"
            (folder / "fred.java").write_text(counter % ('static { System.out.println("checked"); System.exit(0); }', ""))
            (folder / "gina.java").write_text(counter % ("", "heddle.Verify.assume(false);"))
            (folder / "hugo.java").write_text(counter % ("static { Thread.setDefaultUncaughtExceptionHandler((t, e) -> { }); }", ""))
            (folder / "ines.java").write_text(counter % ("", "Runtime.getRuntime().halt(0);"))
            names = ("ada.java", "ben.java", "cleo.java", "dan", "eva.java", "fred.java", "gina.java", "hugo.java", "ines.java")
            status, out, _ = run("--csv", folder / "marks.csv", "--max-time", 10, "01-lost-update", *(folder / n for n in names))
            lines = out.splitlines()
            self.expect(status == 1 and len(lines) == len(names), f"mark.py: {status}: {out}")
            for line, wanted in zip(lines, ("ada.java: passed", "ben.java: does not compile: Counter.java:2:", "cleo.java: failed: never terminates", "dan: missing: there is no Counter.java", "eva.java: failed: program exit: ",
                                           "fred.java: failed: program exit: ", "gina.java: not allowed: Counter uses heddle.Verify", "hugo.java: failed: assertion failed", "ines.java: failed: program exit: ")):
                self.expect(wanted in line, f"mark.py: wanted {wanted!r}: {line}")
            self.expect((folder / "marks.csv").read_text().count("\n") == len(names) + 1, "mark.py: the CSV file")
            status, out, err = run("--csv", folder / "none" / "marks.csv", "01-lost-update", folder / "ada.java")
            self.expect(status == 2 and not out and "marks.csv: No such file or directory" in err and "Traceback" not in err, f"mark.py: {status}: {out}{err}")
        status, _, err = run("77-nothing", "x")
        self.expect(status == 2 and "there is no unit 77-nothing; the units are: 01-lost-update" in err, f"mark.py: {err}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(ROOT / "build" / "vm"))
    parser.add_argument("--filter", default="")
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--openjdk", action="store_true")
    arguments = parser.parse_args()
    course = Course(pathlib.Path(arguments.vm).resolve(), arguments.update)
    units = sorted(path.parent for path in COURSE.glob("*/README.md"))
    course.expect(len(units) == 12 or arguments.filter, f"twelve units, not {len(units)}")
    for unit in units:
        if arguments.filter in unit.name:
            course.unit(unit)
    if arguments.openjdk:
        course.openjdk([unit for unit in units if arguments.filter in unit.name])
    if not arguments.filter:
        course.page(COURSE / "README.md", COURSE / "01-lost-update")
        course.page(COURSE / "lecturer.md", COURSE / "01-lost-update")
        course.marking()
    print(f"{course.passed} passed, {course.failed} failed")
    return 1 if course.failed else 0


if __name__ == "__main__":
    sys.exit(main())
