#!/usr/bin/env python3
"""The numbers of states in docs/paper-programs.md are those of the search of today.

usage: paper_figures_test.py [--vm PATH] [--update]      (default build/vm); --update writes the page anew. Ends with a line "N passed, N failed"
"""
import argparse
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "paper-programs.md"
PROGRAMS = ROOT / "lang-tests" / "paper"


def states(vm, name, argument=None):
    done = subprocess.run([vm, "--systematic", "--workers=1", "--stats", "--no-out", f"{name}.java", *([str(argument)] if argument else [])],
                          cwd=PROGRAMS, capture_output=True, text=True, timeout=120)
    return re.search(r"^stats: .*\bstates=(\d+)", done.stdout, re.M)[1]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--vm", default=str(ROOT / "build" / "vm"))
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()
    vm = str(pathlib.Path(options.vm).resolve())
    passed = failed = 0
    lines = PAGE.read_text().split("\n")
    for at, line in enumerate(lines):
        cells = line.split("|")
        if len(cells) != 8:
            continue
        for name_cell, states_cell in ((2, 4), (5, 6)):  # the defective program, and the repaired one
            name = re.match(r"\w*", cells[name_cell].strip())[0]
            written = cells[states_cell].strip()
            if not re.fullmatch(r"\d+(, \d+)*", written):
                continue
            now = ", ".join(states(vm, name, n) for n in (2, 3, 4)) if "," in written else states(vm, name)
            if now == written or options.update:
                passed += 1
            else:
                failed += 1
                print(f"FAILED {name}: the page says {written}, now there are {now}: --update writes it anew", flush=True)
            cells[states_cell] = f" {now} "
        lines[at] = "|".join(cells)
    if options.update:
        PAGE.write_text("\n".join(lines))
    if passed + failed == 0:
        failed += 1
        print("FAILED there are no figures on the page")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
