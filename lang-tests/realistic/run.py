#!/usr/bin/env python3
"""Realistic programs: what Heddle says of programs as users write them, whose verdicts are known by construction.

Programs of a hundred lines and more (pools, pipelines, futures, timers, caches ...) are made from seeds; a template is right, or has one of
its bugs (program.py). `vm --systematic` explores each for --limit seconds. Wrong are:
  FALSE ALARM     a failure is reported in a program that is right
  MISSED          all schedules of a program with a bug are explored, and no failure is reported
  OTHER KIND      failures are reported in a program with a bug, but none of a kind that the bug brings about
  NOT COMPILED    the compiler refuses the program
  NO ANSWER       an internal error, a crash, or no end
With --openjdk each program that is right also runs many times in one JVM (Repeat.java), all are compiled by javac:
  OPENJDK FAILS   an assertion fails, an exception is not caught, or threads are left
A program that has reached the limit is counted, and is no mistake.

usage: run.py [--programs N] [--seed N] [--templates A,B] [--right | --bugs] [--limit N] [--openjdk] [--runs N] [--show SEED] [--each] [--slow] ...
Ends with a line "N passed, N failed".
"""
import argparse
import collections
import concurrent.futures
import json
import pathlib
import re
import resource
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
from program import Program, generate, templates  # noqa: E402
from two_ways import end_of  # noqa: E402

JAVAC = ["javac", "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC", "-Xlint:none", "-proc:none"]
JAVA = ["java", "-XX:+UseSerialGC", "-Xshare:auto", "-ea", "-XX:TieredStopAtLevel=1"]


class Explored:
    """What Heddle says of a program."""

    def __init__(self):
        self.kinds, self.messages, self.problem = set(), [], None
        self.end, self.seconds, self.processor, self.counts = "", 0.0, 0.0, collections.Counter()

    def at_limit(self):
        return self.end not in ("exhausted", "")


def processor_seconds():
    """Of the processes that have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def explore(vm, program, source, limit, options):
    result = Explored()
    begun, processor_begun = time.monotonic(), processor_seconds()
    try:
        done = subprocess.run([vm, "--systematic", "--format=json", "--no-out", f"--max-time={limit}", *program.template.options, *options, str(source)],
                              capture_output=True, text=True, timeout=limit * 3 + 30)
    except subprocess.TimeoutExpired:
        result.problem = ("NO ANSWER", f"vm does not obey --max-time={limit}")
        return result
    result.seconds = time.monotonic() - begun
    result.processor = processor_seconds() - processor_begun
    if done.returncode in (2, 6):
        result.problem = ("NOT COMPILED", re.sub(r"^.*?\.java:", "", (done.stderr.strip().splitlines() or ["?"])[0]))
        return result
    try:
        report = json.loads(done.stdout)
    except json.JSONDecodeError:
        result.problem = ("NO ANSWER", f"vm ends with status {done.returncode}: {done.stderr.strip()[-300:]}")
        return result
    failures = [f for f in report["findings"] if f["failure"]]
    result.kinds = {f["kind"] for f in failures}
    result.messages = [f"{f['kind']}: {f.get('variable', '')} {f['message']}" for f in failures]
    result.end, result.counts = end_of(report), collections.Counter(report["counts"])
    if done.returncode not in (0, 1, 3) or report.get("internal_errors"):
        result.problem = ("NO ANSWER", f"vm ends with status {done.returncode}: {report.get('internal_errors')}")
    return result


def judge(program, explored):
    """(class of the mistake, text), or None."""
    if explored.problem:
        return explored.problem
    if program.bug is None:
        return ("FALSE ALARM", explored.messages[0]) if explored.kinds else None
    if not explored.kinds:
        return None if explored.at_limit() else ("MISSED", "all schedules are explored")
    expected = program.kinds()
    if explored.kinds & expected:
        return None
    return None if explored.at_limit() else ("OTHER KIND", f"{sorted(explored.kinds)} instead of {sorted(expected)}")


def run_on_openjdk(programs, directory, runs, seconds):
    """name -> what is wrong."""
    sources, classes = directory / "openjdk", directory / "classes"
    classes.mkdir()
    sources.mkdir()
    wrong = {}
    for p in programs:  # (all have classes of the same names)
        (sources / f"{p.name}.java").write_text(p.source())
        (classes / p.name).mkdir()
    listing = directory / "list"
    listing.write_text("".join(f"{p.name} {'right' if p.bug is None else 'bug'}\n" for p in programs))
    compiled = subprocess.run([*JAVAC, "-d", str(classes), str(HERE / "Repeat.java")], capture_output=True, text=True)
    if compiled.returncode != 0:
        sys.exit("javac does not take Repeat.java:\n" + compiled.stderr)
    try:
        done = subprocess.run([*JAVA, "-cp", str(classes), "Repeat", str(sources), str(classes), str(listing), str(runs), str(seconds)],
                              capture_output=True, text=True, timeout=120 + len(programs) * (seconds + 5))
        out = done.stdout
        if done.returncode != 0:
            wrong["JVM"] = f"ends with status {done.returncode}: {done.stderr[-600:]}"
    except subprocess.TimeoutExpired as e:
        out = (e.stdout or b"").decode(errors="replace")
        wrong["JVM"] = "does not end"
    answered = set()
    for line in out.splitlines():
        name, _, text = line.partition("\t")
        answered.add(name)
        if text != "ok":
            wrong[name] = text
    for p in programs:
        if p.name not in answered:
            wrong[p.name] = "no answer"
    return wrong


def table(results):
    """Seconds are processor time, so that other programs on the machine do not count (with --jobs 1)."""
    rows = collections.defaultdict(list)
    for program, explored, _ in results:
        rows[program.template.name].append((program, explored))
        rows["all"].append((program, explored))
    print(f"{'template':<18} {'right':>5} {'limit':>5} {'bugs':>5} {'found':>5} {'limit':>5} {'lines':>5} {'median s':>9} {'longest':>8} {'states':>9} {'blocks/s':>9}")
    order = sorted(k for k in rows if k != "all") + ["all"]
    for name in order:
        row = rows[name]
        right, bugs = [r for r in row if r[0].bug is None], [r for r in row if r[0].bug]
        seconds = sorted(e.processor for _, e in row)
        blocks = sum(e.counts["blocks"] + e.counts["attempts"] for _, e in row)
        lines = sum(p.source().count("\n") for p, _ in row) // len(row)
        print(f"{name:<18} {len(right):>5} {sum(e.at_limit() for _, e in right):>5} {len(bugs):>5} {sum(bool(e.kinds) for _, e in bugs):>5} "
              f"{sum(e.at_limit() for _, e in bugs):>5} {lines:>5} {seconds[len(seconds) // 2]:>9.2f} {seconds[-1]:>8.2f} {max(e.counts['states'] for _, e in row):>9} "
              f"{blocks / max(0.001, sum(seconds)):>9.0f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(HERE.parent.parent / "build" / "vm"))
    parser.add_argument("--programs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--templates", help="only these, by commas")
    parser.add_argument("--right", action="store_true", help="only programs that are right")
    parser.add_argument("--bugs", action="store_true", help="only programs with a bug")
    parser.add_argument("--each", action="store_true", help="instead of --programs: each template once as it is right, and once with each of its bugs")
    parser.add_argument("--limit", type=int, default=10, help="seconds of each exploration")
    parser.add_argument("--jobs", type=int, default=1, help="explorations at once")
    parser.add_argument("--openjdk", action="store_true", help="run the programs on OpenJDK, too")
    parser.add_argument("--runs", type=int, default=20, help="on OpenJDK, of each program")
    parser.add_argument("--slow", action="store_true", help="name the programs that have reached the limit")
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--at-most-at-limit", type=float, help="a larger part of the programs at the limit, which had the processor for most of the time, is a failure")
    parser.add_argument("--keep", help="a folder for all programs")
    parser.add_argument("--show", type=int, help="print the program of this seed")
    parser.add_argument("--option", action="append", default=[], help="for vm (may be repeated)")
    arguments = parser.parse_args()
    among = templates()
    if arguments.templates:
        among = [t for t in among if t.name in arguments.templates.split(",")]
    bugs = False if arguments.right else True if arguments.bugs else None
    if arguments.show is not None:
        print(generate(arguments.show, among, bugs).source(), end="")
        return 0
    if arguments.each:
        programs = []
        for i, t in enumerate(among):
            for bug in [None, *t.bugs]:
                program = generate(arguments.seed * len(among) + i, [t], False)
                picks = {k: v for k, v in program.picks.items() if k != "Name"}
                for k, values in t.bugs[bug].needs.items() if bug else []:
                    picks[k] = picks[k] if picks[k] in values else values[0]
                programs.append(Program(f"R{i}_{bug or 'right'}", t, bug, picks))
    else:
        programs = [generate(s, among, bugs) for s in range(arguments.seed, arguments.seed + arguments.programs)]
    vm = str(pathlib.Path(arguments.vm).resolve())
    with tempfile.TemporaryDirectory(prefix="realistic") as temporary:
        directory = pathlib.Path(temporary)
        here = pathlib.Path(arguments.keep) if arguments.keep else directory / "vm"
        here.mkdir(parents=True, exist_ok=True)

        def one(program):
            path = here / f"{program.name}.java"
            path.write_text(program.source())
            explored = explore(vm, program, path, arguments.limit, arguments.option)
            mistake = judge(program, explored)
            if mistake:
                print(f"{mistake[0]} {program.name}: {program.label()}: {mistake[1]}", flush=True)
            elif arguments.verbose or arguments.slow and explored.at_limit():
                print(f"{explored.end:<10} {explored.seconds:6.2f} s, processor {explored.processor:6.2f} s {explored.counts['states']:>8} states {explored.counts['share_done']:.0e} done "
                      f"{'; '.join(explored.messages)[:100]}  {program.name}: {program.label()}", flush=True)
            return program, explored, mistake
        with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
            results = list(pool.map(one, programs))
        failed = sum(1 for _, _, mistake in results if mistake)
        table(results)
        if arguments.openjdk:
            begun = time.monotonic()
            wrong = run_on_openjdk(programs, directory, arguments.runs, 20)
            for name, text in wrong.items():
                label = next((p.label() for p in programs if p.name == name), "")
                print(f"OPENJDK FAILS {name}: {label}: {text}")
            failed += len(wrong)
            print(f"OpenJDK: {sum(p.bug is None for p in programs)} programs, {arguments.runs} runs each, {len(wrong)} wrong, {time.monotonic() - begun:.0f} s")
    at_limit = sum(e.at_limit() for _, e, _ in results)
    print(f"{at_limit} of {len(results)} stop at {arguments.limit} s; of these {sum(e.at_limit() and bool(e.kinds) for _, e, _ in results)} with a finding")
    # (One that had to share the processor with others might have come to its end.)
    slow = sum(e.at_limit() and e.processor > 0.7 * arguments.limit for _, e, _ in results)
    if arguments.at_most_at_limit is not None and slow > arguments.at_most_at_limit * len(results):
        print(f"more than {arguments.at_most_at_limit:.0%} of the programs stop at the limit")
        failed += 1
    print(f"{len(results) - sum(1 for r in results if r[2])} passed, {failed} failed")
    return 1 if failed or not results else 0


if __name__ == "__main__":
    sys.exit(main())
