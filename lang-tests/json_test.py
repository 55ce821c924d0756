#!/usr/bin/env python3
"""JSON reports of real explorations are valid by docs/report.schema.json, and agree with the text report and the schedule files.

usage: json_test.py [--vm PATH]     (default build/vm); ends with a line "N passed, N failed"
"""
import argparse
import json
import pathlib
import re
import subprocess
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
WHOLE = json.loads((HERE.parent / "docs" / "report.schema.json").read_text())
SCHEMA = WHOLE["$defs"]["exploration"]
KEYWORDS = {"$schema", "title", "description", "type", "properties", "required", "additionalProperties", "items", "enum", "const",
            "minimum", "maximum", "$ref"}

# Options and program of each exploration: every kind of finding, limits, warnings, outputs.
EXPLORATIONS = [
    ["reports/LostUpdate.java"], ["reports/LostNotify.java"], ["reports/LockOrder.java"], ["reports/CheckThenAct.java"],
    ["reports/SwallowedInterrupt.java"], ["reports/SemaphoreNotReleased.java"], ["reports/BoxedLock.java"],
    ["systematic/TimedWaitLost.java"], ["systematic/SpinForEver.java"], ["systematic/PoolNeverShutDown.java"], ["systematic/StrandedWaiter.java"],
    ["systematic/ClassInitCycle.java"], ["systematic/UncaughtInOneOrder.java"], ["systematic/DisciplineWarning.java"],
    ["--strict-discipline", "systematic/DisciplineWarning.java"], ["--promote=auto", "reports/LostUpdate.java"],
    ["--trust=java.util.concurrent", "reports/SemaphoreNotReleased.java"], ["--systematic=rwdd", "systematic/W6FalseAlarm.java"],
    ["--outcomes", "systematic/NotifyPicks.java"], ["--max-schedules=1", "--no-cache", "paper/Shared3x3.java"], ["--first", "paper/Swap.java"],
    ["systematic/GateLock.java"], ["--systematic=all", "systematic/GateLock.java"], ["systematic/FinalizerLockOrder.java"],
    ["--expect-output=README.md", "systematic/ExitInOneOrder.java"], ["systematic/RandomOfOneSeed.java"],
    ["--bitstate", "paper/Shared3x3.java"], ["--bitstate=1", "reports/LostNotify.java"],
    ["--explore=random", "--runs=50", "reports/LostUpdate.java"], ["--explore=pct", "--runs=50", "paper/SplitSync.java"],
    ["--explore=pos", "--runs=50", "paper/Shared3x3.java"], ["--explore=preemption", "--depth=1", "paper/Shared3x3.java"],
    ["--explore=pct", "--depth=1", "--runs=1", "systematic/EndlessServer.java"],
    ["--explore=noise", "--runs=50", "paper/ContestMoneyLocked.java"], ["--explore=history", "--runs=50", "paper/Bank.java"],
    ["--explore=predict", "paper/Bank.java"], ["--explore=predict", "paper/BankFixed.java"], ["--explore=predict", "--runs=2", "paper/MergeSort.java"],
    ["--rules=all", "paper/Philosophers3.java"], ["--rules", "--explore=random", "--runs=20", "paper/BankFixed.java"], ["--summary", "rules/Philosophers.java"],
]


def problems(value, schema, at="report"):
    """What is wrong with a value, by the keywords that the schema uses (JSON Schema, draft 2020-12)."""
    unknown = set(schema) - KEYWORDS
    if unknown:
        return [f"{at}: the schema uses {unknown}, which this test does not know"]
    if "$ref" in schema:
        return problems(value, WHOLE["$defs"][schema["$ref"].rsplit("/", 1)[1]], at)
    found = []
    types = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int, "number": (int, float)}
    if "type" in schema:
        fits = isinstance(value, types[schema["type"]]) and (schema["type"] == "boolean") == isinstance(value, bool)
        if not fits:
            return [f"{at}: {value!r} is no {schema['type']}"]
    if "const" in schema and value != schema["const"]:
        found.append(f"{at}: {value!r}, not {schema['const']!r}")
    if "enum" in schema and value not in schema["enum"]:
        found.append(f"{at}: {value!r} is none of {schema['enum']}")
    if "maximum" in schema and value > schema["maximum"]:
        found.append(f"{at}: {value} is above {schema['maximum']}")
    if "minimum" in schema and value < schema["minimum"]:
        found.append(f"{at}: {value} is below {schema['minimum']}")
    if isinstance(value, dict):
        known = schema.get("properties", {})
        found += [f"{at}: {name} is missing" for name in schema.get("required", []) if name not in value]
        for name, item in value.items():
            if name in known:
                found += problems(item, known[name], f"{at}.{name}")
            elif schema.get("additionalProperties") is False:
                found.append(f"{at}: {name} is not in the schema")
    if isinstance(value, list) and "items" in schema:
        for number, item in enumerate(value):
            found += problems(item, schema["items"], f"{at}[{number}]")
    return found


def validator_rejects(report):
    """The validator itself: each damage must be noticed."""
    damages = [lambda r: r.update(version=2), lambda r: r.pop("verdict"), lambda r: r.update(extra=1), lambda r: r["counts"].update(states=-1),
               lambda r: r["counts"].update(states="1"), lambda r: r.update(verdict="maybe"), lambda r: r.update(findings={}),
               lambda r: r["findings"][0].update(confirmed=1), lambda r: r["findings"][0]["steps"][0].pop("place"),
               lambda r: r["findings"][0]["threads"][0].update(state="sleeps well")]
    missed = []
    for number, damage in enumerate(damages):
        copy = json.loads(json.dumps(report))
        damage(copy)
        if not problems(copy, SCHEMA):
            missed.append(f"damage {number} is not noticed")
    return missed


def check(vm, words, folder):
    *options, program = words
    if not any(o.startswith("--systematic") for o in options):
        options.insert(0, "--systematic")
    if not any(o.startswith("--bitstate") for o in options):
        options.insert(0, "--workers=1")  # two runs are compared, also their numbers of states
    options = [o.replace("README.md", str(HERE.parent / "README.md")) for o in options]
    call = lambda *more: subprocess.run([vm, *options, *more, f"--out={folder}", str(HERE / program)], capture_output=True, text=True, timeout=120)
    as_json, as_text = call("--format=json"), call()
    report = json.loads(as_json.stdout)
    found = problems(report, SCHEMA)
    if as_json.returncode != as_text.returncode:
        found.append(f"exit status {as_json.returncode}, as text {as_text.returncode}")
    status = {"failed": 1, "passed": 0, "nothing found": 3}[report["verdict"]]
    if as_json.returncode != status:
        found.append(f"verdict {report['verdict']}, exit status {as_json.returncode}")
    text = as_text.stdout
    if not text.startswith(report["verdict"].upper()):
        found.append(f"verdict {report['verdict']}, the text begins with {text[:20]!r}")
    for finding in report["findings"]:
        for said in (finding["message"], finding.get("thread", ""), finding.get("variable", ""), *finding.get("hints", [])):
            shown = "hints" not in finding or said not in finding["hints"] or len(report["findings"]) <= 3
            if shown and said and said not in text:
                found.append(f"the text does not say {said!r}")
        file = finding.get("schedule_file")
        if file and pathlib.Path(file).read_text() != finding["schedule"]:
            found.append(f"{file} is another schedule than the report's")
        if file and finding["failure"] and f"replay {file}" not in text:
            found.append(f"the text does not name {file}")
        if not finding["confirmed"]:
            found.append("a finding that did not replay")
    random = "RandomOfOneSeed" in program
    if report["assumptions"]["one_random_seed"] != random or ("the one seed of Random()" in text) != random:
        found.append(f"the assumption of one random seed: {report['assumptions']['one_random_seed']}")
    rests = re.search(r"(?m)^rests on: (.*)$", text)
    said = "; ".join(r["text"] for r in report["assumptions"]["rests_on"])
    if rests and rests[1] != said:
        found.append(f"the text rests on {rests[1]!r}, the JSON report on {said!r}")
    for part in report.get("coverage", []):
        if report["end"] != "exhausted" and part["text"] not in text:
            found.append(f"the text does not say {part['text']!r}")
    if any(word.startswith("--explore") for word in words) and (report["verdict"] == "passed" or not report.get("coverage")):
        found.append("a part of the schedules proves nothing, and something has been covered")
    if report["verdict"] == "passed" and not rests:
        found.append("the text does not say what it rests on")
    for output in report["outputs"]:
        file = output.get("schedule_file")
        if file and pathlib.Path(file).read_text() != output["schedule"]:
            found.append(f"{file} is another schedule than the output's")
    return found, report


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(HERE.parent / "build" / "vm"))
    vm = str(pathlib.Path(parser.parse_args().vm).resolve())
    passed = failed = 0
    kinds = set()
    for words in EXPLORATIONS:
        with tempfile.TemporaryDirectory() as folder:
            found, report = check(vm, words, folder)
        kinds |= {f["kind"] for f in report["findings"]}
        if words == EXPLORATIONS[0]:
            found += validator_rejects(report)
        passed += not found
        failed += bool(found)
        if found:
            print("FAILED", " ".join(words), *("\n    " + f for f in found[:8]), sep="")
    wanted = {"assertion failed", "uncaught exception", "deadlock", "data race", "lock discipline", "potential deadlock", "never terminates",
              "unexpected output", "finalization"}
    if wanted - kinds:
        print("FAILED: no exploration shows", wanted - kinds)
        failed += 1
    print(f"{passed} passed, {failed} failed")


if __name__ == "__main__":
    main()
