#!/usr/bin/env python3
"""Loops in which time passes (tester/clock_loops.h): random programs that poll with deadlines and sleeps print, in the mode in which time passes in
growing steps, exactly what they print in one in which each round is a state of its own (--systematic=all, which knows no such steps).

usage: clock_loops_test.py [--vm PATH] [--programs N] [--seed S]      (default build/vm, 60 programs from seed 1); ends with a line "N passed, N failed"

What it cannot see: times that lie between two steps. The deadlines are 15 ms and the sleeps 5 and 10 ms, and beside them the programs ask only
whether more than a second has passed, which a late reading of the clock alone can bring about.
"""
import argparse
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

PROGRAM = """import java.util.concurrent.atomic.*;
public class NAME {
    static volatile boolean f0, f1;
    static final AtomicInteger a = new AtomicInteger();
    static final AtomicIntegerArray seen = new AtomicIntegerArray(4);
    static final Object lock = new Object();
    static long begun;
    static void saw(int i, boolean value) { seen.set(i, value ? 1 : 2); }
    public static void main(String[] args) throws InterruptedException {
        begun = System.nanoTime();
        Thread[] threads = {THREADS};
        for (Thread t : threads) t.start();
        BODY
        for (Thread t : threads) t.join();
        System.out.println(seen + " " + f0 + f1 + a);
    }
}
"""
THREAD = "new Thread(() -> { try { Thread.sleep(0); BODY } catch (InterruptedException e) { throw new Error(e); } })"
CONDITIONS = ["f0", "f1", "a.get() > 0", "a.get() == 2", "f0 && f1", "a.get() > 1"]
CLOCKS = ["System.nanoTime() / 1_000_000", "System.currentTimeMillis()"]
PAUSES = ["Thread.sleep(10);", "synchronized (lock) { lock.wait(10); }", "Thread.sleep(5); a.get();"]
STEPS = ["f0 = true;", "f1 = !f1;", "a.incrementAndGet();", "{ int v = a.get(); a.set(v + 1); }", "synchronized (lock) { f0 = !f0; }",
         "Thread.sleep(10);", "Thread.yield();"]
POLLS = ["{ long end = CLOCK + 15; while (!(COND) && CLOCK < end) { PAUSE } saw(SLOT, COND); }",
         "{ long end = CLOCK + 15; boolean ok = false; while (CLOCK < end) { if (COND) { ok = true; break; } PAUSE } saw(SLOT, ok); }",
         "{ long end = CLOCK + 15; boolean ok; for (;;) { ok = COND; if (ok || CLOCK >= end) break; PAUSE } saw(SLOT, ok); }"]


class Generator:
    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.polls = 0

    def poll(self):
        self.polls += 1
        text = self.rng.choice(POLLS)
        for name, choices in (("CLOCK", CLOCKS), ("COND", CONDITIONS), ("PAUSE", PAUSES)):
            text = text.replace(name, self.rng.choice(choices))
        return text.replace("SLOT", str(self.rng.randrange(4)))

    def body(self):
        steps = []
        for _ in range(self.rng.randint(1, 3)):
            kind = self.rng.randrange(len(STEPS) + 2)
            if kind < len(STEPS):
                steps.append(STEPS[kind])
            elif kind == len(STEPS):
                steps.append(f"saw({self.rng.randrange(4)}, System.nanoTime() - begun > 1_000_000_000L);")
            elif self.polls < 2:
                steps.append(self.poll())
        return " ".join(steps)

    def program(self, name):
        threads = ", ".join(THREAD.replace("BODY", self.body()) for _ in range(self.rng.choice([1, 2, 2])))
        body = self.body() + " " + self.poll()
        return PROGRAM.replace("NAME", name).replace("THREADS", threads).replace("BODY", body)


def explore(vm, file, mode):
    report = file.with_suffix(".json")
    run = subprocess.run([vm, mode, "--outcomes", "--no-out", "--workers=1", "--max-time=60", f"--json={report}", str(file)], capture_output=True, text=True, timeout=300)
    if run.returncode not in (0, 1, 3):
        raise AssertionError(f"exit status {run.returncode}: {run.stdout}{run.stderr}")
    result = json.loads(report.read_text())
    assumptions = {a["assumption"] for a in result["assumptions"]["rests_on"]}
    return result["verdict"], {o["text"] for o in result["outputs"]}, "clock loops" in assumptions


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--vm", default=str(pathlib.Path(__file__).resolve().parents[1] / "build" / "vm"))
    parser.add_argument("--programs", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    passed = failed = with_loops = 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(args.seed, args.seed + args.programs):
            name = f"Polls{seed}"
            file = pathlib.Path(folder, name + ".java")
            file.write_text(Generator(seed).program(name))
            verdict, printed, loops = explore(os.path.abspath(args.vm), file, "--systematic")
            other_verdict, other, _ = explore(os.path.abspath(args.vm), file, "--systematic=all")
            with_loops += loops
            if other_verdict == "nothing found":  # at a limit: nothing can be said
                continue
            if (verdict, printed) == (other_verdict, other):
                passed += 1
                continue
            failed += 1
            print(f"{name}: {verdict}, and by single rounds {other_verdict}; missing {sorted(other - printed)}, too many {sorted(printed - other)}\n{file.read_text()}")
    if args.programs >= 20 and with_loops < args.programs // 2:
        failed += 1
        print(f"only {with_loops} of the programs have come to a second round")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
