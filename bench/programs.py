#!/usr/bin/env python3
"""Times whole programs of bench/programs on vm, on `java -Xint` and on lua5.4, in turns; medians and ratios from one run.

usage: bench/programs.py [--vm PATH] [--runs N] [NAME...]     (default build/vm, 5 runs, all programs)
User time of the process is counted, start-up included; what vm and java print must agree. Lua runs the program of the same name if there
is one (it has no locks). The second geometric mean leaves out the programs about strings and maps, and what Lua cannot run.
"""
import argparse
import pathlib
import resource
import shutil
import statistics
import subprocess
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
LIBRARY = {"StringBuilding", "IntHashMap"}  # they measure a library more than an interpreter


def user_seconds(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before, output


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--vm", default=str(HERE.parent / "build" / "vm"))
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    lua = shutil.which("lua5.4")
    to_java, core, lua_to_java = [], [], []
    print("| program | vm, s | java -Xint, s | lua5.4, s | vm / java -Xint | lua5.4 / java -Xint |\n|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as classes:
        for source in sorted((HERE / "programs").glob("*.java")):
            if arguments.names and source.stem not in arguments.names:
                continue
            subprocess.run(["javac", "-d", classes, str(source)], check=True)
            script = source.with_suffix(".lua")
            with_lua = lua is not None and script.exists()
            times = {"vm": [], "java": [], "lua": []}
            for _ in range(arguments.runs):
                seconds, output = user_seconds([arguments.vm, str(source)])
                times["vm"].append(seconds)
                seconds, expected = user_seconds(["java", "-Xint", "-XX:+UseSerialGC", "-cp", classes, source.stem])
                times["java"].append(seconds)
                if output != expected:
                    raise SystemExit(f"{source}: vm prints {output!r}, java {expected!r}")
                if with_lua:
                    times["lua"].append(user_seconds([lua, str(script)])[0])
            vm, java = statistics.median(times["vm"]), statistics.median(times["java"])
            to_java.append(vm / java)
            cells = ["", ""]
            if with_lua:
                seconds = statistics.median(times["lua"])
                cells = [f"{seconds:.2f}", f"{seconds / java:.2f}"]
                if source.stem not in LIBRARY:
                    core.append(vm / java)
                    lua_to_java.append(seconds / java)
            print(f"| {source.stem} | {vm:.2f} | {java:.2f} | {cells[0]} | {vm / java:.2f} | {cells[1]} |", flush=True)
    mean = statistics.geometric_mean
    print(f"\ngeometric means of the ratios to java -Xint: vm {mean(to_java):.2f} over all")
    if core:
        print(f"without strings, maps and locks: vm {mean(core):.2f}, lua5.4 {mean(lua_to_java):.2f}")


if __name__ == "__main__":
    main()
