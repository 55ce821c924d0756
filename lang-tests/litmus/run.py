#!/usr/bin/env python3
"""Litmus programs: whatever OpenJDK shows must be among the outcomes that Heddle's complete exploration shows.

Programs of two to four threads with one or two operations each are made from seeds (kinds.py holds the shared objects and their operations).
`vm --systematic --outcomes` explores each; OpenJDK runs each many times, with the quick compiler and with the optimising one, and random
delays. An outcome is what each thread has seen and the state at the end, or "hang". Wrong are:
  MISSED          OpenJDK shows an outcome, or a hang, that the exploration does not
  MISSED RACE     two operations that conflict and that nothing orders, and no data race is reported
  FALSE RACE      a data race is reported in a program that has none
  FALSE DEADLOCK  a deadlock is reported in a program of operations that never wait
  FALSE FAILURE   another finding: these programs catch all exceptions
  NO FAILURE      an outcome that is asserted not to occur, occurs on OpenJDK, and the default exploration does not fail

usage: run.py [--programs N] [--seed N] [--seconds N] [--kinds A,B] [--vm PATH] [--limit N] [--show SEED] [--pairs] [--only LABEL] [--table] [--no-reduce]
--seconds is the time on OpenJDK for all programs together. Ends with a line "N passed, N failed".
"""
import argparse
import collections
import concurrent.futures
import itertools
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
from kinds import KINDS, RACY  # noqa: E402
from program import every_operation, every_pair, generate, labelled  # noqa: E402
from two_ways import end_of  # noqa: E402

JAVAC = ["javac", "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC", "-Xlint:none", "-proc:none", "-XDstringConcat=inline", "-Xmaxerrs", "1000"]
JAVA = ["java", "-XX:+UseSerialGC", "-Xshare:auto", "-Xss512k", "-Xmx700m", "--add-opens", "java.base/java.lang=ALL-UNNAMED"]
JITS = {
    "C1": ["-XX:TieredStopAtLevel=1", "-Djava.util.concurrent.ForkJoinPool.common.parallelism=3"],
    "C2": ["-XX:-TieredCompilation", "-XX:CompileThreshold=500"],
}
BATCH = 250  # programs in one JVM


class Explored:
    """What Heddle says of a program."""

    def __init__(self):
        self.outcomes, self.findings, self.skipped, self.problem = set(), [], None, None

    def has(self, kind):
        return any(k == kind for k, _ in self.findings)


def explore(vm, source, limit, *options):
    result = Explored()
    try:
        done = subprocess.run([vm, "--systematic", "--format=json", "--no-out", "--max-findings=100000", f"--max-time={limit}", *options, str(source)],
                              capture_output=True, text=True, timeout=limit * 3 + 20)
    except subprocess.TimeoutExpired:
        result.problem = f"vm does not obey --max-time={limit}"
        return result
    if done.returncode in (2, 6):
        reason = re.sub(r"^.*?\.java:\d+:\d+: ", "", (done.stderr.strip().splitlines() or ["?"])[0])
        result.skipped = "not compiled: " + reason
        return result
    try:
        report = json.loads(done.stdout)
    except json.JSONDecodeError:
        result.problem = f"vm ends with status {done.returncode}: {done.stderr.strip()[-300:]}"
        return result
    result.outcomes = {o["text"].rstrip("\n").replace("\n", "/") for o in report["outputs"]}
    result.findings = [(f["kind"], f"{f.get('variable', '')} {f['message']}".strip()) for f in report["findings"] if f["failure"]]
    if result.has("deadlock") or result.has("never terminates"):
        result.outcomes.add("hang")
    if done.returncode not in (0, 1, 3):
        result.problem = f"vm ends with status {done.returncode}: {done.stderr.strip()[-300:]}"
    if end_of(report) != "exhausted":
        result.skipped = "limit: " + end_of(report)
    return result


def explore_all(vm, programs, directory, limit, jobs):
    def one(program):
        path = directory / f"{program.name}.java"
        path.write_text(program.source())
        return explore(vm, path, limit, "--outcomes")
    directory.mkdir(parents=True, exist_ok=True)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        return dict(zip((p.name for p in programs), pool.map(one, programs)))


def observe_all(programs, directory, milliseconds, trials):
    """What OpenJDK shows: name -> outcome -> how often; with both compilers."""
    observed = {p.name: collections.Counter() for p in programs}
    for start in range(0, len(programs), BATCH):
        batch = programs[start:start + BATCH]
        here = directory / f"batch{start}"
        (here / "classes").mkdir(parents=True)
        for p in batch:
            (here / f"{p.name}.java").write_text(p.source(openjdk=True))
        (here / "list").write_text("".join(f"{p.name} {'threads' if p.own_threads() else 'workers'} {'fresh' if p.fresh() else 'kept'} "
                                           f"{'naps' if p.naps() else 'awake'} {len(p.threads)}\n" for p in batch))
        compiled = subprocess.run([*JAVAC, "-d", str(here / "classes"), str(HERE / "Litmus.java"), *[str(here / f"{p.name}.java") for p in batch]],
                                  capture_output=True, text=True)
        if compiled.returncode != 0:
            sys.exit("javac does not take these programs:\n" + compiled.stderr[:4000])
        for flags in JITS.values():
            # A program that never comes back must not hold up the others for ever.
            patience = 60 + len(batch) * (milliseconds / 1000 + 4)
            try:
                run = subprocess.run([*JAVA, *flags, "-cp", str(here / "classes"), "Litmus", str(here / "classes"), str(here / "list"), str(milliseconds), str(trials)],
                                     stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace", timeout=patience)
                lines = run.stdout
                if run.returncode != 0:
                    print(f"OpenJDK ends with status {run.returncode}: {run.stderr[-1500:]}", flush=True)
            except subprocess.TimeoutExpired as e:
                lines = (e.stdout or b"").decode(errors="replace")
                print(f"OpenJDK does not end; last: {lines.splitlines()[-1:]}", flush=True)
            for line in lines.splitlines():
                if line.count("\t") == 2:
                    name, outcome, count = line.split("\t")
                    observed[name][outcome] += int(count)
    return observed


def judge(program, explored, observed):
    """(class of the mistake, text) for each mistake."""
    if explored.problem:
        return [("FALSE FAILURE", explored.problem)]
    if program.racy:
        return [] if explored.has("data race") else [("MISSED RACE", "no data race is reported")]
    wrong = []
    for kind, message in explored.findings:
        if kind == "data race":
            wrong.append(("FALSE RACE", message))
        elif kind in ("deadlock", "never terminates"):
            if not program.may_block():
                wrong.append(("FALSE DEADLOCK", f"{kind}: {message}"))
        else:
            wrong.append(("FALSE FAILURE", f"{kind}: {message}"))
    if explored.skipped is None:
        total = sum(observed.values())
        wrong += [("MISSED", f"{o!r}: {n} of {total} runs on OpenJDK") for o, n in observed.most_common() if o not in explored.outcomes]
    return wrong


class Runner:
    def __init__(self, arguments, directory):
        self.arguments, self.directory, self.steps = arguments, directory, 0

    def check(self, programs, milliseconds, trials, limit=None):
        """name -> (explored, observed, mistakes)"""
        self.steps += 1
        here = self.directory / str(self.steps)
        explored = explore_all(self.arguments.vm, programs, here / "vm", limit or self.arguments.limit, self.arguments.jobs)
        usable = [p for p in programs if not p.racy and explored[p.name].skipped is None and explored[p.name].problem is None]
        observed = observe_all(usable, here, milliseconds, trials) if usable else {}
        results = {}
        for p in programs:
            seen = observed.get(p.name, collections.Counter())
            results[p.name] = explored[p.name], seen, judge(p, explored[p.name], seen)
        return results

    def reduce(self, program, kind, milliseconds):
        """A smallest program with a mistake of that kind, and its mistakes."""
        mistakes = None
        while True:
            candidates = []
            for i, smaller in enumerate(program.reduced()):
                smaller.name = f"{program.name.split('x')[0]}x{i}"
                candidates.append(smaller)
            if not candidates:
                return program, mistakes
            results = self.check(candidates, milliseconds, 1_000_000)
            for smaller in candidates:
                wrong = [w for w in results[smaller.name][2] if w[0] == kind]
                if wrong:
                    program, mistakes = smaller, wrong
                    break
            else:
                return program, mistakes

    def assertions(self, programs, results):
        """The rarest outcome on OpenJDK, asserted not to occur: the default exploration must fail."""
        wrong = {}
        for p in programs:
            explored, observed, mistakes = results[p.name]
            outcomes = [o for o in observed if o != "hang" and not o.startswith("failed")]
            if mistakes or len(outcomes) < 2:
                continue
            rarest = min(outcomes, key=lambda o: (observed[o], o))
            path = self.directory / f"{p.name}.java"
            path.write_text(p.source(forbid=rarest))
            again = explore(self.arguments.vm, path, self.arguments.limit, "--first")
            if again.problem or (again.skipped is None and not again.has("assertion failed") and not again.findings):
                wrong[p.name] = [("NO FAILURE", again.problem or f"assert !outcome.equals({rarest!r}) holds")]
        return wrong


def known_mistakes():
    """Lines "CLASS: OPERATIONS: TEXT: REASON" of the file `known`."""
    path = HERE / "known"
    known = []
    for line in path.read_text().splitlines() if path.exists() else []:
        if line.strip() and not line.startswith("#"):
            kind, operations, text, reason = line.split(": ", 3)
            known.append((kind, set(operations.split()), text, reason))
    return known


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(HERE.parent.parent / "build" / "vm"))
    parser.add_argument("--programs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60, help="on OpenJDK, for all programs together")
    parser.add_argument("--trials", type=int, default=1_000_000, help="at most so many of each program with each compiler")
    parser.add_argument("--kinds", help="only these, by commas; * stands for any letters")
    parser.add_argument("--limit", type=int, default=10, help="seconds of each exploration")
    parser.add_argument("--jobs", type=int, default=1, help="explorations at once")
    parser.add_argument("--assertions", type=int, default=10, help="one program in so many is also explored with an assertion")
    parser.add_argument("--no-reduce", action="store_true")
    parser.add_argument("--reductions", type=int, default=10, help="reduce at most so many")
    parser.add_argument("--keep", help="a folder for the programs with mistakes, reduced")
    parser.add_argument("--show", type=int)
    parser.add_argument("--pairs", action="store_true", help="two threads, one operation each: all pairs of each kind, shuffled by --seed")
    parser.add_argument("--only", help='programs with these operations: "kind.operation, kind.operation | kind.operation"')
    parser.add_argument("--table", action="store_true", help="each operation once, alone: what Heddle does not compile")
    arguments = parser.parse_args()
    kinds = None
    if arguments.kinds:
        patterns = [k.replace("*", ".*") for k in arguments.kinds.split(",")]
        kinds = sorted(k for k in [*KINDS, *RACY] if any(re.fullmatch(p, k) for p in patterns))
    if arguments.show is not None:
        if arguments.only:
            program = labelled(arguments.only, arguments.show)
        elif arguments.pairs:
            program = next(itertools.islice(every_pair(kinds or [*KINDS, *RACY], arguments.seed), arguments.show, None))
        else:
            program = generate(arguments.show, kinds)
        print(program.source())
        return 0
    arguments.vm = str(pathlib.Path(arguments.vm).resolve())
    begun = time.monotonic()
    if arguments.table:
        programs = [p for k in kinds or [*KINDS, *RACY] for p in every_operation(k)]
    elif arguments.only:
        programs = [labelled(arguments.only, s) for s in range(arguments.seed, arguments.seed + arguments.programs)]
    elif arguments.pairs:
        programs = list(itertools.islice(every_pair(kinds or [*KINDS, *RACY], arguments.seed), arguments.programs))
    else:
        programs = [generate(s, kinds) for s in range(arguments.seed, arguments.seed + arguments.programs)]
    with tempfile.TemporaryDirectory(prefix="litmus") as directory:
        runner = Runner(arguments, pathlib.Path(directory))
        run(arguments, runner, programs, known_mistakes())
        status = report(runner, begun)
    return status


def run(arguments, runner, programs, known):
    judged = [p for p in programs if not p.racy]
    milliseconds = max(20, int(arguments.seconds * 1000 / len(JITS) / max(1, len(judged))))
    results = runner.check(programs, milliseconds, arguments.trials)
    for name, wrong in runner.assertions([p for p in judged if (int(re.sub(r"\D", "", p.name) or 0)) % arguments.assertions == 0], results).items():
        results[name][2].extend(wrong)
    runner.passed = runner.failed = runner.trials = runner.shown = runner.possible = runner.known = 0
    runner.skipped = collections.Counter()
    runner.classes = collections.Counter()
    reduced_so_far = []
    for p in programs:
        explored, observed, mistakes = results[p.name]
        runner.trials += sum(observed.values())
        if not mistakes and explored.skipped is not None:
            runner.skipped[explored.skipped] += 1
            continue
        if not p.racy:
            runner.shown += sum(1 for o in observed if o in explored.outcomes)
            runner.possible += len(explored.outcomes)
        if not mistakes:
            runner.passed += 1
            continue
        kind = mistakes[0][0]
        seen_before = next((r for r in reduced_so_far if r[0] == kind and set(r[1].operations()) <= set(p.operations())), None)
        if seen_before:
            small, small_mistakes, repeated = seen_before[1], seen_before[2], True
        else:
            small, small_mistakes, repeated = p, None, False
            if len(reduced_so_far) < arguments.reductions and not arguments.no_reduce and not p.racy and kind != "NO FAILURE":
                small, small_mistakes = runner.reduce(p, kind, max(400, milliseconds * 3))
            reduced_so_far.append((kind, small, small_mistakes))
        reason = next((r for k, operations, text, r in known if k == kind and operations <= set(small.operations())
                       and all(text in t for _, t in small_mistakes or mistakes)), None)
        if reason is not None:
            runner.known += 1
            runner.passed += 1
            print(f"known: seed {p.name[1:]}: {kind}: {reason}")
            continue
        runner.failed += 1
        runner.classes[kind] += 1
        if repeated:
            print(f"{kind} seed {p.name[1:]}: {p.label()}: as above", flush=True)
            continue
        print(f"{kind} seed {p.name[1:]}: {p.label()}")
        for k, text in mistakes[:4]:
            print(f"    {k}: {text}")
        if small is not p:
            print(f"    reduced: {small.label()}")
            for k, text in small_mistakes[:3]:
                print(f"      {k}: {text}")
        sys.stdout.flush()
        if arguments.keep:
            keep = pathlib.Path(arguments.keep)
            keep.mkdir(parents=True, exist_ok=True)
            name = f"L{p.name[1:]}"
            facts = [f"// {k}: {t}" for k, t in (small_mistakes or mistakes)[:6]]
            (keep / f"{name}.java").write_text("\n".join([*facts, f"// {small.label()}", small.source().replace(small.name, name)]))


def report(runner, begun):
    for reason, count in runner.skipped.most_common():
        print(f"skipped {count}: {reason}")
    print(f"{runner.trials} runs on OpenJDK showed {runner.shown} of {runner.possible} outcomes explored; {time.monotonic() - begun:.0f} s; "
          + (", ".join(f"{k}: {n}" for k, n in runner.classes.most_common()) or "nothing wrong"))
    print(f"{runner.passed} passed, {runner.failed} failed")
    return 1 if runner.failed or not runner.passed else 0


if __name__ == "__main__":
    sys.exit(main())
