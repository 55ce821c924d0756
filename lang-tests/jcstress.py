#!/usr/bin/env python3
"""The tests of OpenJDK's own concurrency stress suite (jcstress), which say what each may show, as a judge of explorations.
Not part of the tests: it needs a checkout of jcstress, which is another project's, and of which nothing is here.

usage: lang-tests/jcstress.py CHECKOUT [--filter REGEX] [--vm PATH] [--limit SECONDS] [--folder FOLDER] [--verbose]

Each test is made a program: a thread for each actor, the arbiter behind them, and the result printed. `vm --systematic
--outcomes` explores it. A line for each test that is not as it should be:

  FORBIDDEN  an outcome is shown that the test says no JVM may show
  NOT SHOWN  an outcome is not shown that the test accepts, although no data race is reported. (A test may accept what
             only weak memory shows, or what nothing does: these are to be looked at.)
  PROBLEM    the program is not compiled, or its exploration not ended

In the other tests every outcome that is shown is one that the test accepts. Which outcomes OpenJDK shows is what jcstress
itself would tell; here it is only what the authors of the tests wrote down.
"""
import argparse
import collections
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = ("tests-custom/src/main/java", "jcstress-samples/src/main/java")
TYPES = {"Z": "boolean", "B": "byte", "C": "char", "S": "short", "I": "int", "J": "long", "F": "float", "D": "double",
         "L": "Object"}

# What the tests are marked with, as far as it is needed to read them.
ANNOTATIONS = {
    "Actor": ("METHOD", ""), "Arbiter": ("METHOD", ""), "Signal": ("METHOD", ""), "State": ("TYPE", ""),
    "Result": ("TYPE", ""), "Description": ("TYPE", "String value();"), "Ref": ("TYPE", "String value();"),
    "JCStressMeta": ("TYPE", "Class<?> value();"), "JCStressTest": ("TYPE", "Mode value() default Mode.Continuous;"),
    "Outcome": ("TYPE", 'String[] id() default { "" }; Expect expect(); String desc() default "";'),
}
REPEATED = ("Ref", "Outcome")
INHERITED = ("Description", "Ref", "Outcome")

# Prints, for each class that is named: its tests, as lines of JSON.
TELL = r"""
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;
import org.openjdk.jcstress.annotations.*;

public class Tell {
  static String quoted(String s) {
    StringBuilder b = new StringBuilder("\"");
    for (char c : s.toCharArray())
      if (c == '"' || c == '\\' || c < 32) b.append(String.format("\\u%04x", (int) c));
      else b.append(c);
    return b.append('"').toString();
  }
  static String list(List<String> values) { return "[" + String.join(", ", values) + "]"; }
  static void methods(List<String> found, Class<?> c, Class<? extends Annotation> kind) {
    Map<String, Method> all = new TreeMap<>();  // by name, those of subclasses first
    for (Class<?> from = c; from != null; from = from.getSuperclass())
      for (Method m : from.getDeclaredMethods()) all.putIfAbsent(m.getName(), m);
    for (Method m : all.values()) {
      if (!m.isAnnotationPresent(kind) || m.isBridge()) continue;
      List<String> of = new ArrayList<>();
      for (Class<?> p : m.getParameterTypes()) of.add(quoted(p.getCanonicalName()));
      found.add("{\"class\": " + quoted(c.getCanonicalName()) + ", \"name\": " + quoted(m.getName()) + ", \"parameters\": " + list(of) + "}");
    }
  }
  static void tell(Class<?> c) {
    JCStressTest test = c.getAnnotation(JCStressTest.class);
    if (test == null || Modifier.isAbstract(c.getModifiers())) return;
    List<String> actors = new ArrayList<>(), arbiters = new ArrayList<>(), signals = new ArrayList<>(), outcomes = new ArrayList<>();
    methods(actors, c, Actor.class);
    methods(arbiters, c, Arbiter.class);
    methods(signals, c, Signal.class);
    JCStressMeta meta = c.getAnnotation(JCStressMeta.class);
    for (Class<?> from : meta == null ? new Class<?>[] {c} : new Class<?>[] {c, meta.value()})
      for (Outcome o : from.getAnnotationsByType(Outcome.class)) {
        List<String> ids = new ArrayList<>();
        for (String id : o.id()) ids.add(quoted(id));
        outcomes.add("{\"ids\": " + list(ids) + ", \"expect\": " + quoted(o.expect().name()) + "}");
      }
    System.out.println("{\"class\": " + quoted(c.getCanonicalName()) + ", \"package\": " + quoted(c.getPackage().getName()) + ", \"mode\": "
        + quoted(test.value().name()) + ", \"is_state\": " + c.isAnnotationPresent(State.class) + ", \"actors\": " + list(actors)
        + ", \"arbiters\": " + list(arbiters) + ", \"signals\": " + list(signals) + ", \"outcomes\": " + list(outcomes) + "}");
  }
  static void all(Class<?> c) {
    tell(c);
    for (Class<?> inner : c.getDeclaredClasses()) all(inner);
  }
  public static void main(String[] names) throws Exception {
    for (String name : names) all(Class.forName(name, false, Tell.class.getClassLoader()));
  }
}
"""


def write_annotations(folder):
    folder = folder / "org/openjdk/jcstress"
    (folder / "annotations").mkdir(parents=True, exist_ok=True)
    head = "package org.openjdk.jcstress.annotations;\nimport java.lang.annotation.*;\n"

    def write(name, text):
        (folder / "annotations" / f"{name}.java").write_text(head + text)

    write("Mode", "public enum Mode { Continuous, Termination }\n")
    write("Expect", "public enum Expect { ACCEPTABLE, ACCEPTABLE_INTERESTING, FORBIDDEN, UNKNOWN }\n")
    for name, (target, members) in ANNOTATIONS.items():
        marks = f"@Target(ElementType.{target})\n@Retention(RetentionPolicy.RUNTIME)\n"
        inherited = "@Inherited\n" if name in INHERITED else ""
        if name in REPEATED:
            holder = f"{marks}{inherited}@interface {name}s {{ {name}[] value(); }}"
            write(name, f"@Repeatable({name}.{name}s.class)\n{inherited}{marks}public @interface {name} {{ {members} {holder} }}\n")
        else:
            write(name, f"{inherited}{marks}public @interface {name} {{ {members} }}\n")


def write_results(folder, sources):
    """A class for each kind of result that a source names: II_Result has the int fields r1 and r2."""
    folder = folder / "org/openjdk/jcstress/infra/results"
    folder.mkdir(parents=True, exist_ok=True)
    for name in sorted(set(re.findall(r"\b([A-Z]+)_Result\b", "\n".join(s.read_text() for s in sources)))):
        fields = [(TYPES.get(letter, "Object"), f"r{i + 1}") for i, letter in enumerate(name)]
        text = ' + ", " + '.join(f for _, f in fields)
        (folder / f"{name}_Result.java").write_text(
            "package org.openjdk.jcstress.infra.results;\n"
            f"@org.openjdk.jcstress.annotations.Result\npublic class {name}_Result {{\n"
            + "".join(f"  public {t} {f};\n" for t, f in fields)
            + f'  public String toString() {{ return "" + {text}; }}\n}}\n')


def compiled(folder, sources):
    """Compiles what can be compiled by javac alone, and says which sources these are."""
    left = list(sources)
    while left:
        run = subprocess.run(["javac", "-nowarn", "-proc:none", "-Xmaxerrs", "5000", "-d", folder / "classes", "-cp", folder / "classes",
                              "-sourcepath", folder / "marks", folder / "Tell.java", *left], capture_output=True, text=True)
        if run.returncode == 0: return left
        wrong = {pathlib.Path(name) for name in re.findall(r"^(/\S+\.java):\d+: error", run.stderr, re.M)}
        fewer = [s for s in left if s not in wrong]
        if len(fewer) == len(left): sys.exit(run.stderr)
        left = fewer
    return left


def called(method, states):
    """The call of an actor or an arbiter."""
    arguments = ["r" if p.endswith("_Result") else "a0" if p == "java.lang.Thread" else states.setdefault(p, f"s{len(states)}")
                 for p in method["parameters"]]
    return f"t.{method['name']}({', '.join(arguments)})"


def program(test):
    states, lines = {}, []
    if test["is_state"]: states[test["class"]] = "t"
    result = next((p for m in test["actors"] + test["arbiters"] for p in m["parameters"] if p.endswith("_Result")), None)
    actors = [called(m, states) for m in test["actors"]]
    arbiters = [called(m, states) for m in test["arbiters"]]
    signals = [called(m, states) for m in test["signals"]]
    made = [f"    final {kind} {name} = new {kind}();" for kind, name in states.items()]
    if not test["is_state"]: made.append(f"    final {test['class']} t = new {test['class']}();")
    if result: made.append(f"    final {result} r = new {result}();")
    threads = [f"a{i}" for i in range(len(actors))]
    for name, call in zip(threads, actors):
        lines.append(f"    Thread {name} = new Thread(() -> {{ try {{ {call}; }} catch (Throwable e) {{ throw new AssertionError(e); }} }});")
    lines += [f"    {name}.start();" for name in threads]
    lines += [f"    {call};" for call in signals]
    lines += [f"    {name}.join();" for name in threads]
    lines += [f"    {call};" for call in arbiters]
    shown = '"TERMINATED"' if test["mode"] == "Termination" else "r"
    return (f"package {test['package']};\n\npublic class JcstressMain {{\n  public static void main(String[] args) throws Exception {{\n"
            + "\n".join(made + lines) + f"\n    System.out.println({shown});\n  }}\n}}\n")


def grade(outcome, test):
    """What the test expects of an outcome; what it does not name is forbidden."""
    for o in test["outcomes"]:
        if any(outcome == i.strip() for i in o["ids"]): return o["expect"]
    for o in test["outcomes"]:
        if any(i and re.fullmatch(i, outcome) for i in o["ids"]): return o["expect"]
    default = [o["expect"] for o in test["outcomes"] if "" in o["ids"]]
    return default[0] if default else "FORBIDDEN"


def explore(vm, folder, test, limit):
    path = folder / "programs" / test["class"]
    path.mkdir(parents=True, exist_ok=True)
    (path / "JcstressMain.java").write_text(program(test))
    command = [vm, "--systematic", "--outcomes", "--no-out", f"--max-time={limit}", "--format=json",
               "--source-path", f"{folder / 'sources'}:{folder / 'marks'}", path / "JcstressMain.java"]
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=limit * 3 + 20)
    except subprocess.TimeoutExpired:
        return None, "does not end"
    try:
        return json.loads(run.stdout), None
    except ValueError:
        return None, (run.stderr.strip() or run.stdout.strip()).splitlines()[:1]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=pathlib.Path)
    parser.add_argument("--filter", default="", help="only classes whose name has it")
    parser.add_argument("--vm", default=str(ROOT / "build/vm"))
    parser.add_argument("--limit", type=int, default=20, help="seconds for each exploration")
    parser.add_argument("--folder", type=pathlib.Path, help="where the programs are left")
    parser.add_argument("--verbose", action="store_true", help="a line for each test")
    options = parser.parse_args()
    folder = (options.folder or pathlib.Path(tempfile.mkdtemp())).resolve()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)

    sources = []
    for of in FOLDERS:
        for source in sorted((options.checkout / of).rglob("*.java")):
            to = folder / "sources" / source.relative_to(options.checkout / of)
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_text(source.read_text())
            sources.append(to)
    if not sources: sys.exit(f"{options.checkout} has no tests: is it a checkout of jcstress?")
    write_annotations(folder / "marks")
    write_results(folder / "marks", sources)
    (folder / "Tell.java").write_text(TELL)
    (folder / "classes").mkdir()
    usable = compiled(folder, sources)
    names = [str(s.relative_to(folder / "sources").with_suffix("")).replace("/", ".") for s in usable]
    told = subprocess.run(["java", "-cp", folder / "classes", "Tell", *names], capture_output=True, text=True, check=True).stdout
    tests = [t for t in map(json.loads, told.splitlines()) if re.search(options.filter, t["class"])]
    print(f"{len(tests)} tests of {len(usable)} sources ({len(sources) - len(usable)} sources need more of jcstress, or of the JDK)")

    counts = collections.Counter()

    def tell(kind, test, text):
        counts[kind] += 1
        print(f"{kind:9} {test['class']}: {text}", flush=True)

    for test in tests:
        report, problem = explore(options.vm, folder, test, options.limit)
        if problem:
            tell("PROBLEM", test, problem)
            continue
        if "outputs" not in report:
            tell("PROBLEM", test, str(report)[:300])
            continue
        shown = {o["text"].strip() for o in report["outputs"]}
        kinds = {f["kind"] for f in report["findings"]}
        raced = any("race" in k for k in kinds)
        if options.verbose: print(f"          {test['class']}: {sorted(shown)} {sorted(kinds)} {report.get('verdict', '')}", flush=True)
        counts["explored"] += 1
        counts["with a data race"] += raced
        for outcome in sorted(shown):
            if test["mode"] != "Termination" and grade(outcome, test) == "FORBIDDEN": tell("FORBIDDEN", test, outcome)
        if raced: continue
        literal = [i.strip() for o in test["outcomes"] if o["expect"].startswith("ACCEPTABLE") for i in o["ids"] if re.fullmatch(r"[\w, .+-]+", i) and ".*" not in i]
        missing = [i for i in literal if i not in shown and test["mode"] != "Termination"]
        if missing: tell("NOT SHOWN", test, f"{'; '.join(missing)} (shown: {'; '.join(sorted(shown))}) {sorted(kinds)}")
        elif kinds: tell("FINDING", test, f"{sorted(kinds)} (shown: {'; '.join(sorted(shown))})")
    print(", ".join(f"{n} {kind}" for kind, n in sorted(counts.items())))
    return 1 if counts["FORBIDDEN"] else 0


if __name__ == "__main__":
    sys.exit(main())
