#!/usr/bin/env python3
"""Reads C++ files with a compiler that does nothing else (-fsyntax-only), by the compile_commands.json of a tree that is configured
and need not be built; two at a time. Errors, and warnings where the tree says that they are errors, are printed.

usage: clang_syntax.py BUILD_DIR [--sample N [--seed S]] [--jobs N]
--sample: about one file in N, drawn by the seed, which is printed; of another day another one
ends with a line "N passed, N failed" of files
"""
import argparse
import concurrent.futures
import datetime
import hashlib
import json
import os
import pathlib
import shlex
import subprocess
import sys


def command_of(entry):
    """As the build would call the compiler: without a cache before it, without output."""
    words = shlex.split(entry["command"].split(" && ")[0])
    first = next(i for i, w in enumerate(words) if os.path.basename(w).startswith(("clang++", "c++", "g++")))
    kept, skip = [], False
    for word in words[first:]:
        if skip or word == "-c":
            skip = False
        elif word in ("-o", "-MF", "-MT"):
            skip = True
        elif word not in ("-MD", "-O2"):
            kept.append(word)
    return [*kept, "-fsyntax-only"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("--sample", type=int, default=1)
    parser.add_argument("--seed")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    entries = json.loads((pathlib.Path(arguments.build) / "compile_commands.json").read_text())
    entries = [e for e in entries if e["file"].endswith((".cpp", ".cxx")) and "cmake_pch" not in e["file"]]
    # What the build makes is not there: strings for the page and the version, which are nothing to look at.
    there = [e for e in entries if os.path.exists(e["file"])]
    for entry in entries:
        if entry not in there:
            print(f"skipped: {os.path.basename(entry['file'])}, which the build generates")
    if arguments.sample > 1:
        seed = arguments.seed or datetime.date.today().isoformat()
        print(f"a sample of seed {seed} (again: --seed {seed})")
        there = [e for e in there if int(hashlib.sha256(f"{seed} {os.path.relpath(e['file'])}".encode()).hexdigest(), 16) % arguments.sample == 0]

    def read(entry):
        done = subprocess.run(command_of(entry), cwd=entry["directory"], capture_output=True, text=True)
        return entry, done.returncode, done.stdout + done.stderr

    failed = 0
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for entry, status, text in pool.map(read, there):
            if status != 0:
                failed += 1
                print(f"FAILED: {os.path.relpath(entry['file'])}")
            if text:
                print(text, flush=True)
    print(f"{len(there) - failed} passed, {failed} failed")
    return failed != 0 or not there


if __name__ == "__main__":
    sys.exit(main())
