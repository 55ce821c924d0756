#!/usr/bin/env python3
"""The laws of the sources, as one test. Each law is a file check_*.py beside this one with a function check(root), which
gives its violations as "FILE:LINE: message", and with a test of its own that proves that it bites.

laws.py [ROOT]    prints each violation; exit status 1 if there is one.
"""
import glob
import importlib
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def laws():
    """The modules of all laws."""
    files = sorted(glob.glob(os.path.join(HERE, "check_*.py")))
    names = [os.path.splitext(os.path.basename(file))[0] for file in files if not file.endswith("_test.py")]
    return [importlib.import_module(name) for name in names]


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(HERE)
    problems = [problem for law in laws() for problem in law.check(root)]
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
