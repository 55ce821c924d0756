"""What the scripts share that explore random programs in two ways, which must come to the same: one exploration, the arguments, the loop."""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent


def end_of(report):
    """How an exploration has ended, from its JSON report; "exhausted" only if each path was gone to its end and nothing that was found is missing."""
    if report["counts"]["too_long"] or report["counts"]["step_limited"]:
        return "paths cut off"
    if report["assumptions"]["unreplayed_findings"]:
        return "findings not replayed"  # for there was no time left
    return report["end"]


class Explored:
    """What an exploration says. `problem`: it has none to say, and why."""

    def __init__(self, vm, path, limit, options, name_of_finding=lambda f: (f["kind"], f["message"])):
        command = [vm, "--systematic", "--workers=1", "--format=json", "--no-out", "--max-findings=100000", f"--max-time={limit}", *options, str(path)]
        self.problem, self.end, self.states = None, None, 0
        self.outputs, self.findings, self.rests_on = set(), set(), set()
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=limit * 4 + 30)
        except subprocess.TimeoutExpired:
            self.problem = f"does not end in time: {command}"
            return
        try:
            report = json.loads(done.stdout)
        except json.JSONDecodeError:
            self.problem = f"status {done.returncode}: {done.stderr.strip()[-400:]}"
            return
        if done.returncode not in (0, 1, 3) or "end" not in report:
            self.problem = f"status {done.returncode}: {done.stdout[-600:]}{done.stderr.strip()[-400:]}"
            return
        self.end = end_of(report)
        self.states = report["counts"]["states"]
        self.outputs = {o["text"] for o in report.get("outputs", [])}
        self.findings = {name_of_finding(f) for f in report["findings"]}
        self.rests_on = {a["assumption"] for a in report["assumptions"]["rests_on"]}


def parser(description, limit):
    """The arguments that all of them have; `limit`: seconds of an exploration."""
    p = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--vm", default=str(HERE.parent / "build" / "vm"))
    p.add_argument("--programs", type=int, default=100)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--limit", type=int, default=limit)
    p.add_argument("--option", action="append", default=[], help="one more option of both explorations")
    p.add_argument("--show", type=int, help="prints the program of this seed")
    return p


def parse(p, generate):
    """What p says of the command line. With --show the program is printed, and that is all."""
    arguments = p.parse_args()
    if arguments.show is not None:
        print(generate(arguments.show))
        sys.exit(0)
    return arguments


SKIPPED = object()


class Tally:
    """Counts what has come of the programs. `states` and `fewer`: in the first way and the second, and in how many programs the first has fewer."""

    def __init__(self):
        self.passed = self.failed = self.skipped = self.fewer = self.found = 0
        self.states = [0, 0]

    def fail(self, what):
        self.failed += 1
        print(what, flush=True)

    def compare(self, arguments, source, judge):
        """source(seed): the name of a program's class, and its text. judge(path): None, what is wrong, or SKIPPED."""
        with tempfile.TemporaryDirectory(prefix="ways") as directory:
            for seed in range(arguments.seed, arguments.seed + arguments.programs):
                name, text = source(seed)
                path = pathlib.Path(directory) / f"{name}.java"
                path.write_text(text)
                wrong = judge(path)
                if wrong is SKIPPED:
                    self.skipped += 1
                elif wrong is None:
                    self.passed += 1
                else:
                    self.fail(f"seed {seed}: {wrong}")

    def count(self, few, full):
        self.states[0] += few.states
        self.states[1] += full.states
        self.fewer += few.states < full.states
        self.found += bool(full.findings)

    def end(self):
        print(f"{self.passed} passed, {self.failed} failed")
        return 1 if self.failed or not self.passed else 0


def only_one_way(what, few, full, first, second):
    """Two sets of the two ways that must be equal: None, or what is in one of them only."""
    for a, b, way in ((full, few, second), (few, full, first)):
        if a - b:
            return f"{what}: only {way} {sorted(a - b)[:3]}"
    return None


def only_in_one(few, full, first, second):
    """Both must find the same, and the first way must come to its end: None, or what is wrong."""
    if few.end != "exhausted":
        return f"ends by {few.end}"
    return only_one_way("findings", few.findings, full.findings, first, second)
