#!/usr/bin/env python3
"""The browser's module against the native vm: the programs of this folder run in both, under Node.js, and output, errors,
exit status and reports are compared byte for byte (docs/browser.md).

usage: wasm_test.py [--vm PATH] [--module FOLDER] [--filter PATTERN] [--seconds N] [--sample N]
default: build/vm and build/wasm; ends with a line "N passed, N failed"

Each program is run plainly if it has something to show that way, and explored with the options of its comments, with
--workers=1 and --format=json; times are left out. --seconds: programs that take longer natively are left out.
"""
import argparse
import json
import os
import pathlib
import random
import re
import select
import shutil
import subprocess
import sys
import time

import run

ROOT = pathlib.Path(__file__).resolve().parent.parent
SKIPPED = [  # pattern of paths, or of the programs' text; why they are left out
    (r"native|@Native|heddle\.Native", "native functions cannot be called in the browser"),
    (r"OutOfMemoryError|--heap|maxMemory|freeMemory|totalMemory", "there is less memory than a native heap has"),
    (r"\bFiles?\b|java\.io\.(File|Random)|java\.nio", "files are those of the page"),
    (r"getenv|user\.dir|getProperty", "the surroundings are others"),
    (r"currentTimeMillis|nanoTime|LocalDate|Instant\b", "plain runs see the clock"),
    (r"availableProcessors", "there is one processor"),
]
CLOCK = {"currentTimeMillis|nanoTime|LocalDate|Instant\\b"}


class Module:
    """A process of Node.js that answers requests; a new one after one that takes too long."""

    def __init__(self, folder):
        self.folder = folder
        self.process = None
        self.count = 0

    def ask(self, request, timeout):
        if self.process is None:
            command = ["node", "--stack-size=3900", "--max-old-space-size=1024", str(self.folder / "vm-node.js"), "--serve"]
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        ready, _, _ = select.select([self.process.stdout], [], [], timeout)
        line = self.process.stdout.readline() if ready else ""
        self.count += 1
        if not line or self.count % 40 == 0:  # (what instances have had is given back late)
            self.close()
        return json.loads(line) if line else None

    def close(self):
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None


def without_times(text):
    text = re.sub(r'"(seconds|cpu_seconds)": ?[0-9.e+-]+', r'"\1": 0', text)
    text = re.sub(r"\b\d+\.\d\d s\b", "TIME s", text)
    return re.sub(r"^after \d+ s: ", "after TIME s: ", text, flags=re.M)


def explorations(test):
    """The options and arguments of each exploration of a program, as run.py reads them."""
    for words in test.explore or [[]]:
        arguments = None
        if "--" in words:
            words, arguments = words[: words.index("--")], words[words.index("--") + 1 :]
        options = [w for w in words if w.startswith("--")]
        mode = [w for w in words if "=" not in w and not w.startswith("--")]
        if not any(re.match(r"--(systematic|explore)\b", w) for w in options):
            options.insert(0, f"--systematic={mode[0]}" if mode else "--systematic")
        options = [w for w in options if not w.startswith("--workers")]  # a module has one
        one = [] if any(w.startswith(("--bitstate", "--explore", "--trace", "--strict")) for w in options) else ["--workers=1"]
        yield [*options, *one, "--format=json", "--no-out"], arguments


def commands(test):
    file = os.path.relpath(test.files[0], ROOT)
    if test.compile_only or test.plain:
        yield [*test.command, *test.options, file, *test.args]
    if test.explored and not test.compile_only:
        for options, arguments in explorations(test):
            yield [*test.command, *options, *test.options, file, *(test.args if arguments is None else arguments)]


def reason_to_skip(test, explored):
    for pattern, reason in SKIPPED:
        if explored and pattern in CLOCK:
            continue
        if re.search(pattern, test.text + " ".join(test.options) + test.path):
            return reason
    return None


def native(vm, words, stdin, timeout):
    began = time.monotonic()
    try:
        done = subprocess.run([vm, *words], input=(stdin or "").encode(), cwd=ROOT, capture_output=True, timeout=timeout)
    except subprocess.TimeoutExpired:
        return None, timeout
    text = lambda b: b.decode("utf-8", "replace")
    return {"status": done.returncode, "stdout": text(done.stdout), "stderr": text(done.stderr)}, time.monotonic() - began


def compare(arguments):
    module = Module(pathlib.Path(arguments.module))
    tests = run.find_tests(arguments.filter)
    if arguments.sample:
        tests = random.Random(1).sample(tests, min(arguments.sample, len(tests)))
    passed = failed = 0
    left_out = {}
    began, native_time, module_time = time.monotonic(), 0.0, 0.0
    for test in tests:
        if arguments.limit and time.monotonic() - began > arguments.limit:
            left_out["no time was left"] = left_out.get("no time was left", 0) + 1
            continue
        files = {os.path.relpath(f, ROOT): open(f, encoding="utf-8", errors="replace", newline="").read() for f in test.files}
        for words in commands(test):
            reason = reason_to_skip(test, "--format=json" in words)
            if reason is None:
                wanted, seconds = native(arguments.vm, words, test.stdin, arguments.seconds)
                if wanted is None:
                    reason = f"more than {arguments.seconds} s natively"
            if reason is not None:
                left_out[reason] = left_out.get(reason, 0) + 1
                continue
            started = time.monotonic()
            got = module.ask({"command": words, "files": files, "stdin": test.stdin or ""}, 60 + 20 * seconds)
            native_time += seconds
            module_time += time.monotonic() - started
            problems = []
            if got is None:
                problems.append("no answer from the module")
            else:
                for part in "status", "stdout", "stderr":
                    a, b = wanted[part], got[part]
                    if part != "status":
                        a, b = without_times(a), without_times(b)
                    if a != b:
                        problems.append(f"{part}: {a} natively, {b} here" if part == "status" else run.difference(run.lines_of(a), run.lines_of(b))[:2000])
            if problems:
                failed += 1
                print(f"FAILED {test.path}\n  $ vm {' '.join(words)}", *problems, sep="\n  ", flush=True)
            else:
                passed += 1
    module.close()
    for reason, count in sorted(left_out.items()):
        print(f"{count} left out: {reason}")
    print(f"{native_time:.0f} s natively, {module_time:.0f} s in the module")
    print(f"{passed} passed, {failed} failed")
    return failed != 0 or passed == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(ROOT / "build" / "vm"))
    parser.add_argument("--module", default=str(ROOT / "build" / "wasm"))
    parser.add_argument("--filter", default="")
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--limit", type=float, default=0, help="begin no program after so many seconds")
    arguments = parser.parse_args()
    for needed in pathlib.Path(arguments.module) / "vm-node.js", pathlib.Path(arguments.module) / "vm.wasm":
        if not needed.exists():
            print(f"skipped: there is no {needed}; docs/browser.md says how it is built")
            print("0 passed, 0 failed")
            return 0
    if shutil.which("node") is None:
        print("skipped: there is no node (Debian's package nodejs)")
        print("0 passed, 0 failed")
        return 0
    return compare(arguments)


if __name__ == "__main__":
    sys.exit(main())
