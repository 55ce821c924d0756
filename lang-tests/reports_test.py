#!/usr/bin/env python3
"""The full text of the reports on classic mistakes: lang-tests/reports/NAME.java and what `vm --systematic NAME.java` says, NAME.txt.

usage: reports_test.py [--vm PATH] [--filter TEXT] [--update]     (default build/vm); ends with a line "N passed, N failed"
--update rewrites the .txt files; read the difference before you commit it. Times stand as TIME, large object numbers as #N.
"""
import argparse
import difflib
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
FOLDER = HERE / "reports"


def report(vm, program):
    """The report as the user of a folder with this program alone sees it."""
    with tempfile.TemporaryDirectory() as directory:
        shutil.copy(program, directory)
        done = subprocess.run([str(vm), "--systematic", "--workers=1", program.name], cwd=directory, capture_output=True, text=True,
                              errors="replace", timeout=120)
    text = done.stdout
    if done.stderr:
        text += "standard error:\n" + done.stderr
    # The numbers of objects that the library makes before main change with the library.
    text = re.sub(r"#\d{3,}\b", "#N", text)
    return re.sub(r"\b\d+\.\d\d s\b", "TIME s", text) + f"exit status {done.returncode}\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(HERE.parent / "build" / "vm"))
    parser.add_argument("--filter", default="")
    parser.add_argument("--update", action="store_true")
    arguments = parser.parse_args()
    vm = pathlib.Path(arguments.vm).resolve()
    passed = failed = 0
    stale = {p.stem for p in FOLDER.glob("*.txt")} - {p.stem for p in FOLDER.glob("*.java")}
    for name in sorted(stale):
        print(f"FAILED {name}.txt: there is no {name}.java")
        failed += 1
    for program in sorted(FOLDER.glob("*.java")):
        if arguments.filter not in program.stem:
            continue
        golden = program.with_suffix(".txt")
        got = report(vm, program)
        if arguments.update:
            golden.write_text(got)
        wanted = golden.read_text() if golden.exists() else ""
        if got == wanted:
            passed += 1
            continue
        failed += 1
        print(f"FAILED {program.stem}")
        print("".join(difflib.unified_diff(wanted.splitlines(True), got.splitlines(True), golden.name, "now", n=2)))
    print(f"{passed} passed, {failed} failed")
    return failed != 0 or passed == 0


if __name__ == "__main__":
    sys.exit(main())
