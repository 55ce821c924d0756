#!/usr/bin/env python3
"""The tutorial in docs/guide.md: a project with a flaky test is taken to a verdict, and each step is a test.

usage: guide_test.py [--vm PATH] [--update] [--jars FOLDER]     (default build/vm, /usr/share/java); ends with a line "N passed, N failed"
All of the page is one walk, from its top to its end, through one copy of docs/guide (transcripts.py says what a transcript is):
* a transcript (```console) is, letter by letter, what its commands print; seconds stand as TIME, and "..." for any lines;
* a listing (```java) stands in a file of the project, as that is at this point of the walk;
* a patch (```diff) is the next one of docs/guide/*.patch, and the transcript below applies it;
* what the job for a build server runs (```yaml, "- run:") is run in a transcript, word by word;
* the options that are named between the fences are options of vm.
With JUnit's jars (Debian's junit5) and a JDK: the project compiles as it is and after each patch, and mended it passes on OpenJDK.
--update rewrites transcripts and patches in the page; read the difference before you commit it.
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import transcripts
import unit_tests_test

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "guide.md"
FILES = ROOT / "docs" / "guide"


class Guide:
    def __init__(self, vm, update):
        self.vm, self.update = vm, update
        self.passed = self.failed = 0

    def expect(self, holds, what):
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAILED {what}", flush=True)

    def fence(self, kind, body, got):
        """The fence as it should be: as it is, if what its commands print differs from it in nothing that matters."""
        if transcripts.same(body, got):
            self.expect(True, "")
            return body
        self.expect(self.update, f"guide.md: `{body.splitlines()[0] if body else kind}` is another one now (--update):\n{transcripts.difference(body, got)}")
        return transcripts.left_out_again(body, got)

    def walk(self):
        patches = sorted(FILES.glob("*.patch"))
        shown, ran, jobs, new = 0, [], [], []
        with tempfile.TemporaryDirectory() as directory:
            copy = pathlib.Path(directory) / "guide"
            shutil.copytree(FILES, copy, ignore=shutil.ignore_patterns("heddle-out"))
            shell = transcripts.Shell(self.vm, copy / "shop", pathlib.Path(directory) / "bin")
            text = PAGE.read_text()
            for kind, body in transcripts.fences(text):
                got = body
                if kind == "console":
                    got = self.fence(kind, body, shell.transcript(body))
                    ran += [command for command, _ in transcripts.commands(body)]
                elif kind == "diff":
                    self.expect(shown < len(patches), "guide.md: more patches than files")
                    got = self.fence(kind, body, patches[shown].read_text())
                    shown += 1
                elif kind == "java":
                    files = [file.read_text() for file in (copy / "shop").rglob("*.java")]
                    self.expect(any(transcripts.within(body, file) for file in files), f"guide.md: `{body.splitlines()[0].strip()}` ... is in no file of the project")
                elif kind == "yaml":
                    jobs += re.findall(r"^ *- run: (.*)$", body, re.MULTILINE)
                else:
                    self.expect(False, f"guide.md: a fence of kind {kind}, which nothing checks")
                new.append((f"```{kind}\n{body}```\n", f"```{kind}\n{got}```\n"))
            applied = [command for command in ran if re.match(r"patch -p1 < ", command)]
            self.expect(shown == len(patches), f"guide.md: {shown} of the patches {[p.name for p in patches]} are shown")
            self.expect([c.split("../")[1] for c in applied][:shown] == [p.name for p in patches], f"guide.md: patches are applied in another order: {applied}")
            self.expect(jobs and all(job in ran for job in jobs), f"guide.md: a job that no transcript runs: {jobs}")
        if self.update:
            at = 0
            for old, now in new:
                start = text.index(old, at)
                text = text[:start] + now + text[start + len(old):]
                at = start + len(now)
            PAGE.write_text(text)

    def options(self):
        """Options between the fences exist."""
        prose = transcripts.FENCE.sub("", PAGE.read_text())
        known = set(re.findall(r"--[a-z][a-z-]*", subprocess.run([str(self.vm), "--help"], capture_output=True, text=True).stdout))
        for option in sorted(set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", prose))):
            self.expect(option in known, f"guide.md: vm has no option {option}")

    def openjdk(self, jars):
        """What the project is for javac and JUnit."""
        path = ":".join(jars)
        with tempfile.TemporaryDirectory() as directory:
            project, classes = pathlib.Path(directory) / "shop", pathlib.Path(directory) / "classes"
            shutil.copytree(FILES / "shop", project, ignore=shutil.ignore_patterns("heddle-out"))
            for patch in [None, *sorted(FILES.glob("*.patch"))]:
                if patch:
                    done = subprocess.run(["patch", "-p1", "--fuzz=0"], cwd=project, stdin=patch.open(), capture_output=True, text=True)
                    self.expect(done.returncode == 0 and "offset" not in done.stdout, f"{patch.name} does not fit: {done.stdout}{done.stderr}")
                shutil.rmtree(classes, ignore_errors=True)
                done = subprocess.run(["javac", "-Xlint:all,-path,-processing", "-Werror", "-d", str(classes), "-cp", path, *map(str, sorted(project.rglob("*.java")))], capture_output=True, text=True)
                self.expect(done.returncode == 0, f"javac, {patch.name if patch else 'as it is'}: {done.stdout}{done.stderr}")
            done = subprocess.run(["java", "-cp", f"{path}:{classes}", "org.junit.platform.console.ConsoleLauncher", "--scan-classpath", str(classes), "--details=summary"],
                                  stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300)
            here = subprocess.run([str(self.vm), "test", "--list", str(project)], capture_output=True, text=True).stdout.count("\n")
            self.expect(done.returncode == 0 and here > 4, f"JUnit, mended: {done.returncode}: {done.stdout}{done.stderr}")
            done = subprocess.run(["java", "-cp", str(classes), "shop.Shop"], capture_output=True, text=True, timeout=60)
            ours = subprocess.run([str(self.vm), str(project)], capture_output=True, text=True, timeout=60)
            self.expect(done.stdout and done.stdout == ours.stdout and not done.stderr, f"the day in the shop: {done.stdout}{done.stderr}, here {ours.stdout}{ours.stderr}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(ROOT / "build" / "vm"))
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--jars", default="/usr/share/java")
    arguments = parser.parse_args()
    jars = [pathlib.Path(arguments.jars) / f"{name}.jar" for name in unit_tests_test.JARS]
    there = shutil.which("javac") and all(jar.exists() for jar in jars)
    print("with javac and JUnit's jars" if there else "(javac or JUnit's jars are not installed: what the project is on OpenJDK is left out)", flush=True)
    guide = Guide(pathlib.Path(arguments.vm).resolve(), arguments.update)
    guide.walk()
    guide.options()
    if there:
        guide.openjdk([str(jar) for jar in jars])
    print(f"{guide.passed} passed, {guide.failed} failed")
    return 1 if guide.failed else 0


if __name__ == "__main__":
    sys.exit(main())
