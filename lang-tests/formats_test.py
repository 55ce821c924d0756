#!/usr/bin/env python3
"""What the commands say in other forms than text: JSON documents of every command, valid by docs/report.schema.json, in which every field is
described; SARIF, valid by the official schema (from npm's @microsoft/jest-sarif, installed into build/sarif-test); GitHub's annotations; JUnit's
XML; and the exit status of programs that do not compile.

usage: formats_test.py [--vm PATH]     (default build/vm); ends with a line "N passed, N failed"
"""
import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import traceback
import xml.etree.ElementTree as xml

import run

try:
    import jsonschema
except ImportError:
    jsonschema = None

ROOT = pathlib.Path(run.ROOT)
HERE = pathlib.Path(run.HERE)
SCHEMA = json.loads((ROOT / "docs" / "report.schema.json").read_text())
SARIF_PACKAGE = "@microsoft/jest-sarif@1.0.0-beta.0"
STATUS_COMPILE = 6

PROGRAMS = {
    "Race.java": """public class Race {
  static int n;
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> n++, "adds: 50%, or so");
    t.start();
    n++;
    t.join();
    if (n > 2) System.out.println(n);
  }
}
""",
    "Throws.java": """public class Throws {
  static void fail(String s) { throw new IllegalStateException(s); }
  public static void main(String[] a) throws Exception {
    System.out.println("before");
    Thread t = new Thread(() -> fail("two\\nlines"), "worker");
    t.start();
    t.join();
    fail("100%: a, b");
  }
}
""",
    "Stuck.java": """public class Stuck {
  public static void main(String[] a) throws Exception {
    Object lock = new Object();
    synchronized (lock) { lock.wait(); }
  }
}
""",
    "Fine.java": """public class Fine {
  public static void main(String[] a) { System.out.println("fine"); }
}
""",
    "Broken.java": """public class Broken {
  public static void main(String[] a) {
    int x = "100%: a, b";
    System.out.printn(x);
  }
}
""",
    "SomeTest.java": """import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;
class SomeTest {
  int n;
  @Test void passes() { }
  @Test void races() throws Exception {
    Thread t = new Thread(() -> n++);
    t.start();
    n++;
    t.join();
  }
  @heddle.HeddleTest(expect = "deadlock") void doesNot() { }
}
""",
}


class Vm:
    def __init__(self, path):
        self.path = os.path.abspath(path)

    def __call__(self, *words, cwd):
        done = subprocess.run([self.path, *words], cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace", timeout=120)
        return done.returncode, done.stdout, done.stderr

    def document(self, *words, cwd, status):
        """The document on standard output, which must be valid, and the same as in a file."""
        file = os.path.join(cwd, "document.json")
        code, out, err = self(*words, cwd=cwd)
        assert code == status, (words, code, out, err)
        document = json.loads(out)
        valid(document)
        format = words.index("--format=json")
        code, _, _ = self(*words[:format], f"--json={file}", *words[format + 1 :], cwd=cwd)
        with open(file) as f:
            again = json.load(f)
        assert code == status and strip(again) == strip(document), (words, strip(again), strip(document))
        return document


def strip(document):
    """Without what is measured."""
    if isinstance(document, dict):
        return {k: strip(v) for k, v in document.items() if k not in ("seconds", "blocks", "runs")}
    if isinstance(document, str):
        return re.sub(r"in \d+\.\d\d s", "in s", document)
    return [strip(v) for v in document] if isinstance(document, list) else document


def valid(document):
    if jsonschema is not None:
        jsonschema.Draft202012Validator(SCHEMA).validate(document)
    names = {d["$ref"].rsplit("/", 1)[1] for d in SCHEMA["oneOf"]}
    known = {SCHEMA["$defs"][n]["properties"]["schema"]["const"] for n in names}
    assert len(known) == len(names) == 7 and document["schema"] in known, document["schema"]


def write_programs(folder):
    for name, text in PROGRAMS.items():
        path = os.path.join(folder, "src", name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as f:
            f.write(text)


def described(vm, folder):
    """Every field has a description, and there are no others."""

    def look(node, at):
        if not isinstance(node, dict):
            return
        for name, field in node.get("properties", {}).items():
            assert field.get("description"), f"{at}.{name} is not described"
            look(field, f"{at}.{name}")
        assert node.get("type") != "object" or node.get("additionalProperties") is False, f"{at} may have any fields"
        look(node.get("items"), at + "[]")

    assert SCHEMA["$id"]
    for name, node in SCHEMA["$defs"].items():
        look(node, name)
    if jsonschema is not None:
        jsonschema.Draft202012Validator.check_schema(SCHEMA)
        for damage in ({"schema": "heddle-run", "version": 1}, {"schema": "other"}):
            assert not jsonschema.Draft202012Validator(SCHEMA).is_valid(damage), damage


def documents(vm, folder):
    write_programs(folder)
    report = vm.document("--systematic", "--workers=1", "--format=json", "src/Race.java", cwd=folder, status=1)
    steps = report["findings"][0]["steps"]
    assert {s["thread_id"] for s in steps} >= {"0", "0.0"} and all(re.fullmatch(r"0(\.\d+)*", s["thread_id"]) for s in steps), steps
    assert {"Start"} <= {s["operation"] for s in steps}, steps
    file = report["findings"][0]["schedule_file"]
    replay = vm.document("replay", "--format=json", file, cwd=folder, status=1)
    assert replay["outcome"] == "same finding" and replay["finding"]["kind"] == "data race" and not replay["changed"], replay
    assert replay["finding"]["key"] == report["findings"][0]["key"]
    assert vm.document("replay", "--until=1", "--format=json", file, cwd=folder, status=0)["outcome"] == "stopped"
    # (The program is another one now, which has nothing like it.)
    with open(os.path.join(folder, "src/Race.java"), "w") as f:
        f.write(PROGRAMS["Fine.java"].replace("Fine", "Race"))
    changed = vm.document("replay", "--format=json", file, cwd=folder, status=2)
    assert changed["outcome"] == "does not fit" and changed["changed"] and changed["problem"], changed
    write_programs(folder)
    assert vm.document("predict", "--format=json", "src/Race.java", cwd=folder, status=1)["predictions"]
    comparison = vm.document("compare", "--budget=60s", "--runs=5", "--format=json", "src/Race.java", cwd=folder, status=1)
    assert len(comparison["strategies"]) > 3
    tests = vm.document("test", "--no-out", "--format=json", "src/SomeTest.java", cwd=folder, status=1)
    assert [t["status"] for t in tests["tests"]] == ["passed", "failed", "failed"], tests


def plain_runs(vm, folder):
    write_programs(folder)
    fine = vm.document("--format=json", "src/Fine.java", cwd=folder, status=0)
    assert (fine["end"], fine["output"], fine["failures"]) == ("normal", "fine\n", []), fine
    throws = vm.document("--format=json", "src/Throws.java", cwd=folder, status=1)
    assert throws["end"] == "main failed" and throws["output"] == "before\n" and "at Throws.fail" in throws["errors_printed"], throws
    worker, main = throws["failures"]
    assert (worker["thread"], worker["thread_id"], worker["message"]) == ("worker", "0.0", "java.lang.IllegalStateException: two\nlines"), worker
    assert (main["thread"], main["thread_id"], main["message"]) == ("main", "0", "java.lang.IllegalStateException: 100%: a, b"), main
    assert [(p["file"], p["line"]) for p in main["stack"]] == [("src/Throws.java", 2), ("src/Throws.java", 8)], main
    stuck = vm.document("--format=json", "src/Stuck.java", cwd=folder, status=1)
    assert stuck["end"] == "deadlock" and stuck["failures"][0]["threads"][0]["state"] == "waits on", stuck
    # Without a form the streams are as always, also beside a file.
    for words in ([], ["--json=x.json"]):
        status, out, err = vm(*words, "src/Throws.java", cwd=folder)
        assert status == 1 and out == "before\n" and err.count("Exception in thread") == 2, (status, out, err)
    # Recorded, and replayed.
    assert vm("--record=x.schedule", "src/Throws.java", cwd=folder)[0] == 1
    again = vm.document("replay", "--format=json", "x.schedule", cwd=folder, status=1)
    assert again["as_recorded"] and again["recording"] == "x.schedule" and again["failures"] == throws["failures"], again
    assert "as_recorded" not in vm.document("replay", "--until=5", "--format=json", "x.schedule", cwd=folder, status=0)
    recorded = vm.document("--record=y.schedule", "--format=json", "src/Throws.java", cwd=folder, status=1)
    assert recorded["recording"] == "y.schedule" and recorded["failures"] == throws["failures"], recorded
    assert vm.document("replay", "--format=json", "y.schedule", cwd=folder, status=1)["as_recorded"]
    # A world that is saved, and goes on.
    saved = vm.document("--save-world=w", "--at=5", "--format=json", "src/Throws.java", cwd=folder, status=0)
    assert (saved["end"], saved["saved_world"]) == ("paused", "w") and not saved["failures"], saved
    loaded = vm.document("--load-world=w", "--format=json", cwd=folder, status=1)
    assert loaded["output"] == "before\n" and loaded["failures"] == throws["failures"] and "saved_world" not in loaded, loaded
    late = vm.document("--save-world=w2", "--at=1000000", "--format=json", "src/Fine.java", cwd=folder, status=0)
    assert late["end"] == "normal" and "saved_world" not in late and not os.path.exists(os.path.join(folder, "w2")), late
    status, out, err = vm("--format=json", "--dump-bytecode", "src/Throws.java", cwd=folder)
    assert status == 2 and not out and "--dump-bytecode does not go with --format" in err, (status, out, err)
    # What looks like a trace and is none.
    with open(os.path.join(folder, "src/Fine.java"), "w") as f:
        f.write(PROGRAMS["Fine.java"].replace('System.out.println("fine")', 'System.err.println("Exception in thread \\"main\\" Oops")'))
    assert vm.document("--format=json", "src/Fine.java", cwd=folder, status=0)["failures"] == []


RULES = """public class Rules {
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> System.out.println("here"));
    t.run();
    t.start();
    t.join();
  }
}
"""
WRITES = """import java.nio.file.*;
public class Writes {
  static int x;
  public static void main(String[] a) throws Exception {
    Files.writeString(Path.of("out.txt"), "written");
    Thread t = new Thread(() -> x++);
    t.start();
    x++;
    t.join();
  }
}
"""


def replays_of_all_kinds(vm, folder):
    for name, text in (("Rules", RULES), ("Writes", WRITES)):
        with open(os.path.join(folder, f"{name}.java"), "w") as f:
            f.write(text)
    # Of rules.
    assert vm("--systematic", "--rules", "Rules.java", cwd=folder)[0] == 5
    file = "heddle-out/Rules-rule-1.schedule"
    replay = vm.document("replay", "--format=json", file, cwd=folder, status=1)
    assert replay["outcome"] == "same finding" and replay["rule_finding"]["rule"] == "run-called" and "finding" not in replay, replay
    assert replay["rule_finding"]["schedule"] and replay["threads"] and replay["operations"] >= 1, replay
    assert vm("replay", "--sarif=x.sarif", "--junit=x.xml", "--format=github", file, cwd=folder)[1].count("::error file=Rules.java,line=4") == 1
    with open(os.path.join(folder, "x.sarif")) as f:
        assert [r["ruleId"] for r in json.load(f)["runs"][0]["results"]] == ["rule/run-called"]
    # One that saves the world on its way.
    with open(os.path.join(folder, "Races.java"), "w") as f:
        f.write(PROGRAMS["Race.java"].replace("Race", "Races"))
    assert vm("--systematic", "Races.java", cwd=folder)[0] == 1
    file = "heddle-out/Races-1.schedule"
    saved = vm.document("replay", "--save-world=w", "--until=2", "--format=json", file, cwd=folder, status=0)
    assert (saved["outcome"], saved["saved_world"]) == ("stopped", "w") and "finding" not in saved, saved
    # One that does for real what it did to files.
    assert vm("--systematic", "Writes.java", cwd=folder)[0] == 1
    file = "heddle-out/Writes-1.schedule"
    assert not os.path.exists(os.path.join(folder, "out.txt"))
    # (Once only: afterwards the file is there, and the schedule was recorded where it was not.)
    status, out, err = vm("replay", "--commit", "--format=json", file, cwd=folder)
    assert status == 1, (status, out, err)
    done = json.loads(out)
    valid(done)
    assert (done["outcome"], done["files_written"]) == ("same finding", 1), done
    with open(os.path.join(folder, "out.txt")) as f:
        assert f.read() == "written"


def grades(vm, folder):
    for name, text in (("checks/PointTest.java", "class PointTest {\n  @org.junit.jupiter.api.Test void x() { assert new Point().x() == 1; }\n}\n"),
                       ("ada/Point.java", "class Point { int x() { return 1; } }\n"), ("ben/Point.java", "class Point { int x() { return 2; } }\n"), ("cy/Point.java", "class Point {\n")):
        os.makedirs(os.path.dirname(os.path.join(folder, name)), exist_ok=True)
        with open(os.path.join(folder, name), "w") as f:
            f.write(text)
    document = vm.document("grade", "--format=json", "checks", "ada", "ben", "cy", cwd=folder, status=1)
    assert [(s["points"], s["checks"][0]["verdict"]) for s in document["submissions"]] == [(1, "passed"), (0, "FAILED"), (0, "does not compile")], document


def compile_errors(vm, folder):
    write_programs(folder)
    path = "src/Broken.java"
    with open(os.path.join(folder, "src/BrokenTest.java"), "w") as f:
        f.write("import org.junit.jupiter.api.Test;\nclass BrokenTest {\n  @Test void t() { int i = \"\"; }\n}\n")
    for words in ([], ["--systematic"], ["predict"], ["compare"], ["test"]):
        document = vm.document(*words, "--format=json", path, cwd=folder, status=STATUS_COMPILE)
        assert document["schema"] == "heddle-compile-errors" and document["program"] == path, document
        first, second = document["errors"]
        assert (first["severity"], first["file"], first["line"], first["column"], first["end_line"]) == ("error", path, 3, 13, 3), first
        assert first["end_column"] > first["column"] and second["line"] == 4, document
        # As text it is what it was, on standard error.
        status, out, err = vm(*words, path, cwd=folder)
        assert status == STATUS_COMPILE and not out and "Broken.java:3:13: error: " in err, (words, status, out, err)
        # And there is no document of anything for wrong usage.
        status, out, err = vm(*words, "--format=json", "nowhere.java", cwd=folder)
        assert status == 2 and not out, (words, status, out, err)
    for words in (["debug"], ["play", "--html=x"], ["--record=x"]):
        assert vm(*words, path, cwd=folder)[0] == STATUS_COMPILE, words
    # Of several files one does not compile: the others are tested all the same.
    tests = vm.document("test", "--no-out", "-k", "passes", "--format=json", "src/SomeTest.java", "src/BrokenTest.java", cwd=folder, status=STATUS_COMPILE)
    assert [t["status"] for t in tests["tests"]] == ["passed"] and tests["errors"][0]["file"] == "src/BrokenTest.java", tests
    # A schedule whose program does not compile any more.
    status, out, err = vm("--systematic", "src/Race.java", cwd=folder)
    with open(os.path.join(folder, "src/Race.java"), "w") as f:
        f.write(PROGRAMS["Broken.java"].replace("Broken", "Race"))
    assert vm.document("replay", "--format=json", "heddle-out/Race-1.schedule", cwd=folder, status=STATUS_COMPILE)["errors"]


def sarif_schema():
    """The official schema, and None; or None and why there is none."""
    if jsonschema is None:
        return None, "there is no jsonschema for Python (python3-jsonschema)"
    place = ROOT / "build" / "sarif-test"
    found = list(place.glob("node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0*.json"))
    if not found:
        if shutil.which("npm") is None:
            return None, "there is no npm"
        place.mkdir(parents=True, exist_ok=True)
        (place / "package.json").write_text("{}\n")
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent", "--ignore-scripts", SARIF_PACKAGE], cwd=place, capture_output=True)
        found = list(place.glob("node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0*.json"))
    if not found:
        return None, f"npm cannot install {SARIF_PACKAGE}"
    return json.loads(found[0].read_text()), None


def sarif(vm, folder, schema):
    write_programs(folder)
    shutil.copy(HERE / "reports" / "LockOrder.java", folder)
    shutil.copytree(HERE / "junit", os.path.join(folder, "junit"))
    cases = [
        (["--systematic", "src/Race.java"], 1, ["data-race"]), (["--systematic", "LockOrder.java"], 1, ["deadlock"]),
        (["--systematic", "src/Throws.java"], 1, None), (["--systematic", "src/Fine.java"], 0, []), (["src/Throws.java"], 1, ["uncaught-exception"] * 2),
        (["src/Stuck.java"], 1, ["deadlock"]), (["src/Broken.java"], STATUS_COMPILE, ["compile-error"] * 2),
        (["--systematic", "src/Broken.java"], STATUS_COMPILE, ["compile-error"] * 2), (["test", "src/SomeTest.java"], 1, ["data-race", "test-failed"]),
        (["test", "junit"], 1, None), (["--systematic", "--rules=all", str(HERE / "paper" / "Philosophers3.java")], 1, None),
        (["replay", "heddle-out/Race-1.schedule"], 1, ["data-race"]),
    ]
    for words, status, rules in cases:
        code, out, err = vm(*words[:-1], "--sarif=x.sarif", words[-1], cwd=folder)
        assert code == status, (words, code, out, err)
        with open(os.path.join(folder, "x.sarif")) as f:
            log = json.load(f)
        if schema is not None:
            jsonschema.Draft7Validator(schema).validate(log)
        one = log["runs"][0]
        driver, results = one["tool"]["driver"], one["results"]
        if rules is not None:
            assert [r["ruleId"] for r in results] == rules, (words, [r["ruleId"] for r in results])
        assert len({r["id"] for r in driver["rules"]}) == len(driver["rules"])
        for r in results:
            assert driver["rules"][r["ruleIndex"]]["id"] == r["ruleId"] and driver["rules"][r["ruleIndex"]]["help"]["text"]
            assert r["partialFingerprints"]["heddleKey/v1"] or status == 1, r
            physical = r["locations"][0]["physicalLocation"]
            path = physical["artifactLocation"]["uri"]
            assert path.startswith("file:///") or physical["artifactLocation"]["uriBaseId"] in one["originalUriBaseIds"], physical
            for flow in r.get("codeFlows", []):
                orders = [(l["executionOrder"], t["id"]) for t in flow["threadFlows"] for l in t["locations"]]
                assert sorted(o for o, _ in orders) == list(range(1, len(orders) + 1)), "each step once, in one order of time"
                for t in flow["threadFlows"]:
                    mine = [l["executionOrder"] for l in t["locations"]]
                    assert mine == sorted(mine) and all(l["kinds"] and l["location"]["message"]["text"] for l in t["locations"])
        if words == ["--systematic", "src/Race.java"]:
            assert {t["id"] for t in results[0]["codeFlows"][0]["threadFlows"]} == {"0", "0.0"}
            assert len(results[0]["relatedLocations"]) >= 2 and results[0]["locations"][0]["physicalLocation"]["region"]["startLine"] in (4, 6)
        if words == ["--systematic", "LockOrder.java"]:
            kinds = [k for t in results[0]["codeFlows"][0]["threadFlows"] for l in t["locations"] for k in l["kinds"]]
            assert "acquire" in kinds and "lock" in kinds
    status, _, err = vm("--systematic", "--sarif=no/such/folder/x", "src/Fine.java", cwd=folder)
    assert status == 2 and "no/such/folder" in err, (status, err)


def unescaped(text, is_property):
    for code, c in (("%0D", "\r"), ("%0A", "\n")) + ((("%3A", ":"), ("%2C", ",")) if is_property else ()) + (("%25", "%"),):
        text = text.replace(code, c)
    return text


def annotations(vm, folder):
    write_programs(folder)
    seen = []
    for words, status, number in (
        (["--systematic", "src/Race.java"], 1, 1), (["src/Throws.java"], 1, 2), (["src/Broken.java"], STATUS_COMPILE, 2), (["test", "src/SomeTest.java"], 1, 2),
        (["--systematic", "src/Fine.java"], 0, 0), (["replay", "heddle-out/Race-1.schedule"], 1, 1),
    ):
        code, out, err = vm(*words[:-1], "--format=github", words[-1], cwd=folder)
        lines = [l for l in out.splitlines() if l.startswith("::")]
        assert code == status and len(lines) == number, (words, code, out, err)
        assert words[0].startswith("src/Br") or len(out.splitlines()) > number or not number, out  # the text is there, too
        assert not number or out.splitlines()[-number:] == lines, out  # in front of them
        for line in lines:
            command, properties, message = re.fullmatch(r"::(error|warning) (\S.*?)::(.*)", line).groups()
            fields = dict(p.split("=", 1) for p in properties.split(","))
            assert fields["file"].endswith(".java") and command == "error", line
            assert set(fields) <= {"file", "line", "endLine", "col", "endColumn", "title"}, line
            seen.append((fields, unescaped(message, False)))
    assert any("two\nlines" in m for _, m in seen) and any("100%: a, b" in m for _, m in seen), seen
    assert any(f.get("line") == "3" and f.get("col") == "13" and f["title"] == "compile error" for f, _ in seen), seen


def junit(vm, folder):
    write_programs(folder)
    for words, status, counts in (
        (["--systematic", "src/Race.java"], 1, ("1", "1", "0", "0")), (["--systematic", "src/Fine.java"], 0, ("1", "0", "0", "0")),
        (["--systematic", "--expand-library", "--max-schedules=1", str(HERE / "paper" / "Shared3x3.java")], 3, ("1", "0", "0", "1")), (["src/Throws.java"], 1, ("1", "1", "0", "0")),
        (["src/Broken.java"], STATUS_COMPILE, ("1", "0", "1", "0")),
    ):
        code, out, err = vm(*words[:-1], "--junit=x.xml", words[-1], cwd=folder)
        assert code == status, (words, code, out, err)
        suite = xml.parse(os.path.join(folder, "x.xml")).getroot().find("testsuite")
        assert tuple(suite.get(k) for k in ("tests", "failures", "errors", "skipped")) == counts, (words, suite.attrib)
        bad = suite.find("testcase/failure")
        assert (bad is None) == (counts[1] == "0") and (bad is None or bad.get("message")), words


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=os.path.join(run.ROOT, "build", "vm"))
    vm = Vm(parser.parse_args().vm)
    schema, why_not = sarif_schema()
    if schema is None:
        print(f"skipped: validation by the official schema of SARIF: {why_not}")
    if jsonschema is None:
        print("skipped: validation of JSON documents: there is no jsonschema for Python (python3-jsonschema)")
    passed = failed = 0
    for check in (described, documents, plain_runs, replays_of_all_kinds, grades, compile_errors, lambda v, f: sarif(v, f, schema), annotations, junit):
        try:
            with tempfile.TemporaryDirectory() as folder:
                check(vm, folder)
            passed += 1
        except Exception as problem:  # every failure is shown, whatever it is
            failed += 1
            name = check.__name__ if check.__name__ != "<lambda>" else "sarif"
            where = traceback.extract_tb(problem.__traceback__)[-1]
            print(f"FAILED {name}, line {where.lineno}\n    {type(problem).__name__}: {str(problem)[:3000]}".replace("\\n", "\n    "))
    print(f"{passed} passed, {failed} failed")
    return failed != 0 or passed == 0


if __name__ == "__main__":
    sys.exit(main())
