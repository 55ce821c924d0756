#!/usr/bin/env python3
"""Reads a log of `ctest -V` and counts doctest cases, and programs without doctest as one test each.

ctest_summary.py LOG          prints what failed, with its output, then "N passed, N failed"
ctest_summary.py --count LOG  prints only the last line
"""
import re
import sys


def main():
    only_count = sys.argv[1] == "--count"
    with open(sys.argv[-1], errors="replace") as log:
        lines = log.read().splitlines()
    output, verdict, names = {}, {}, {}
    for line in lines:
        if m := re.match(r"\s*\d+/\d+ Test\s+#(\d+): (\S+) \.*\s*(.*)", line):
            names[m[1]], verdict[m[1]] = m[2], m[3].strip()
        elif m := re.match(r"(\d+): (.*)", line):
            output.setdefault(m[1], []).append(m[2])
    passed = failed = 0
    for test, result in verdict.items():
        text = "\n".join(output.get(test, []))
        ok = result.startswith("Passed")
        m = re.search(r"\[doctest\] test cases:\s*\d+ \|\s*(\d+) passed \|\s*(\d+) failed", text)
        if m:
            passed += int(m[1])
            failed += int(m[2]) if ok or int(m[2]) else 1
        else:
            passed, failed = passed + ok, failed + (not ok)
        if not ok and not only_count:
            print(f"FAILED: {names[test]} ({result})\n{text}")
    if not verdict:
        failed += 1
        if not only_count:
            print("\n".join(lines[-40:]))
    print(f"{passed} passed, {failed} failed")


main()
