#!/usr/bin/env python3
"""Each explored program here says the same with several workers as with one: verdict, kinds of findings, outputs with --outcomes.
The other workers begin at once. And explorations by several whose workers or parent are killed or interrupted end as they should.

usage: workers_test.py [--vm PATH] [--filter REGEX] [--sample N] [--workers N]     (default build/vm, 2 workers)
Ends with a line "N passed, N failed"
"""
import argparse
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

import run

# (Without their numbers the threads would be alike, and if they added to the total these additions would commute: the
# exploration would be over at once.)
LONG = """public class Long extends Thread {
    static int total;
    static final Object lock = new Object();
    final int number;
    Long(int number) { this.number = number; }
    public void run() {
        for (int i = 0; i < 24 && number > 0; i++) synchronized (lock) { total = -(-1 - total); }
    }
    public static void main(String[] args) throws Exception {
        Thread[] all = { new Long(1), new Long(2), new Long(3), new Long(4) };
        for (Thread t : all) t.start();
        for (Thread t : all) t.join();
        synchronized (lock) { assert total == 4 * 24 TEST; }
    }
}
"""


# Paths ask the outside different questions, and need different literals and classes: a worker may neither ask nor number these.
LATE = """public class Late extends Thread {
    static int total;
    static final Object lock = new Object();
    static int late(int n) {
        switch (n) {
CASES
            default: return 0;
        }
    }
CLASSES
    public void run() {
        for (int i = 0; i < 7; i++) {
            int now;
            synchronized (lock) { now = ++total; }
            if (i == 3 && System.getProperty("no.such.property" + now) != null) throw new Error();
            if (i == 5 && late(now) == 3) throw new Error();
        }
        synchronized (lock) { System.out.print(total + " "); }
    }
    public static void main(String[] args) throws Exception {
        Thread[] all = { new Late(), new Late(), new Late() };
        for (Thread t : all) t.start();
        for (Thread t : all) t.join();
    }
}
"""
CASES = "\n".join(f'            case {i}: return "literal {i}".length() + new Late{i}().n;' for i in range(40))
CLASSES = "\n".join(f"    static class Late{i} {{ int n = {i + 10}; }}" for i in range(40))


def explorations(test):
    """Options and arguments of those explorations of a test that several workers can do."""
    for words in test.explore or [[]]:
        words, args = (words[: words.index("--")], words[words.index("--") + 1 :]) if "--" in words else (words, test.args)
        options = [w for w in words if w.startswith("--")] + test.options
        mode = [w for w in words if "=" not in w and not w.startswith("--")]
        if mode and mode[0] != "proof" or any(w.startswith(("--systematic=", "--explore", "--no-cache", "--strict", "--bitstate", "--workers")) for w in options):
            continue
        yield options, args


def summary(words, test):
    """What an exploration says that must not depend on who takes part, and how many did."""
    done = subprocess.run(words, cwd=run.ROOT, capture_output=True, input=test.stdin or "", text=True, errors="replace", timeout=300)
    if done.returncode not in (0, 1, 3) or not done.stdout.startswith("{"):
        return f"exit status {done.returncode}: {done.stdout[-300:]} {done.stderr[-300:]}", 0
    report = json.loads(done.stdout)
    outputs = sorted(o["text"] for o in report["outputs"]) if "--outcomes" in words else None
    kinds = sorted({f["kind"] for f in report["findings"]})
    return (report["verdict"], report["end"], kinds, outputs), len(report.get("workers", []))


def compare(vm, ways, pattern, sample):
    """(passed, failed, explorations in which others took part). `ways`: by name, the command of an exploration by several."""
    passed = failed = several = 0
    tests = [t for t in run.find_tests(pattern) if t.explored and not t.compile_only]
    for test in tests[:: max(1, len(tests) // sample)] if sample else tests:
        for options, args in explorations(test):
            words = [vm, "--systematic", "--no-out", "--format=json", *options]
            program = [os.path.relpath(test.files[0], run.ROOT), *args]
            alone, _ = summary([*words, "--workers=1", *program], test)
            for name, command in ways.items():
                together, n = summary(command(words, program), test)
                several += n > 1
                if alone == together:
                    passed += 1
                    continue
                failed += 1
                print(f"{test.files[0]} {' '.join(options)}, {name}:\n  alone    {alone}\n  together {together}", flush=True)
    return passed, failed, several


def tell(problems, passed, failed):
    """Prints these problems, each with its name (None: there is none), and the line of all counts. How many there were."""
    found = [(what, problem) for what, problem in problems if problem is not None]
    for what, problem in found:
        print(f"{what}: {str(problem)[:1500]}", flush=True)
    print(f"{passed + len(problems) - len(found)} passed, {failed + len(found)} failed")
    return len(found)


def compare_late(vm, workers):
    """Explored many times, for it depends on who comes first to what."""
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "Late.java").write_text(LATE.replace("CASES", CASES).replace("CLASSES", CLASSES))
        results = []
        for n in [1] + [workers, workers + 2] * 5:
            words = [vm, "--systematic", "--outcomes", "--no-out", "--format=json", f"--workers={n}", "--workers-after=0", "Late.java"]
            done = subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=300)
            report = json.loads(done.stdout)
            results.append((done.returncode, report["verdict"], sorted(o["text"] for o in report["outputs"])))
        return None if all(r == results[0] for r in results) else results


def children_of(pid):
    return [int(p) for p in pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


class Running:
    """An exploration that others take part in."""

    def __init__(self, vm, folder, workers, *options):
        self.words = [vm, "--systematic", "--max-time=0", "--format=json", f"--workers={workers}", "--workers-after=0", *options]
        self.process = subprocess.Popen([*self.words, "Long.java"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        while len(children_of(self.process.pid)) < workers - 1:
            self.check_alive()
            time.sleep(0.01)
        self.children = children_of(self.process.pid)

    def check_alive(self):
        assert self.process.poll() is None, "it has ended too early: " + self.process.stdout.read()

    def end(self):
        out, err = self.process.communicate(timeout=120)
        assert all(not pathlib.Path(f"/proc/{p}").exists() for p in self.children), "workers are left"
        return self.process.returncode, json.loads(out) if out else None, err


def interruptions(vm, workers):
    """Yields (what, problem or None)."""
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "Long.java").write_text(LONG.replace("TEST", ""))
        running = Running(vm, folder, workers)
        os.kill(running.children[-1], signal.SIGKILL)
        status, report, _ = running.end()
        good = status == 3 and report["end"] == "worker lost" and report["lost_worker"].endswith("was killed by signal 9")
        yield "a worker killed", None if good else (status, report)

        for number in signal.SIGINT, signal.SIGTERM:
            running = Running(vm, folder, workers)
            time.sleep(0.3)
            sent = time.time()
            running.process.send_signal(number)
            status, report, _ = running.end()
            took = time.time() - sent
            good = status == 3 and report["end"] == "interrupted" and report["resume"] and took < 5
            yield f"signal {number}", None if good else (status, took, report)
            resume = report["resume"].split()[-1]
            done = subprocess.run([vm, "--resume", resume, "--format=json"], cwd=folder, capture_output=True, text=True, timeout=300)
            report = json.loads(done.stdout) if done.stdout else {}
            good = done.returncode == 0 and report["verdict"] == "passed"
            yield f"resumed after signal {number}", None if good else (done.returncode, done.stderr, report)

        running = Running(vm, folder, workers, "--frontier-every=100ms")
        frontier = pathlib.Path(folder, "heddle-out", "Long.frontier")
        while not frontier.exists():
            running.check_alive()
            time.sleep(0.01)
        running.process.kill()
        running.process.communicate()
        time.sleep(0.5)
        left = [p for p in running.children if pathlib.Path(f"/proc/{p}").exists()]
        yield "the parent killed: no worker is left", left or None
        done = subprocess.run([vm, "--resume", str(frontier), "--format=json"], cwd=folder, capture_output=True, text=True, timeout=300)
        yield "resumed after the parent was killed", None if done.returncode == 0 else (done.returncode, done.stderr)

        pathlib.Path(folder, "Long.java").write_text(LONG.replace("TEST", "+ 1"))
        words = [vm, "--systematic", "--first", "--format=json", f"--workers={workers}", "--workers-after=0", "Long.java"]
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=300)
        status, report = done.returncode, json.loads(done.stdout)
        good = status == 1 and [f["kind"] for f in report["findings"]] == ["assertion failed"] and report["end"] == "finding limit"
        yield "the first finding ends it", None if good else (status, report)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default="build/vm")
    parser.add_argument("--filter", default="systematic/|paper/")
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    vm = str(pathlib.Path(args.vm).resolve())
    ways = {f"{args.workers} workers": lambda words, program: [*words, f"--workers={args.workers}", "--workers-after=0", *program]}
    passed, failed, several = compare(vm, ways, args.filter, args.sample)
    print(f"{several} explorations by several workers")
    problems = [("questions, literals and classes that come late", compare_late(vm, args.workers)), *interruptions(vm, args.workers)]
    failed += tell(problems, passed, failed)
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
