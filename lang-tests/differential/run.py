#!/usr/bin/env python3
"""Compares random programs (generate.py) on the VM with OpenJDK: output, uncaught exceptions and exit status.

  run.py                         300 programs, seeds 1 to 300
  run.py --count 5000            the long comparison
  run.py --seed 4711 --count 1   one of them again; --keep DIR keeps the programs

Every difference is printed with its seed and both outputs. A program that OpenJDK does not compile is a fault of the
generator and counts as failed, too. Where OpenJDK's compiler fails (it crashes, or makes a class that its own verifier rejects),
there is nothing to compare; such programs are counted and named.
"""
import argparse
import concurrent.futures
import importlib.util
import os
import re
import subprocess
import sys
import tempfile
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from generate import generate  # noqa: E402

# The conformance runner, whose name is also run.py: its OpenJdk class runs many programs in one JVM.
spec = importlib.util.spec_from_file_location("conformance", os.path.join(os.path.dirname(HERE), "run.py"))
conformance = importlib.util.module_from_spec(spec)
spec.loader.exec_module(conformance)


class Program:
    """What OpenJdk.ask and Vm.run want to know of a program."""

    def __init__(self, seed, folder):
        self.seed = seed
        self.path = f"seed {seed}"
        os.makedirs(os.path.join(folder, str(seed)), exist_ok=True)
        self.files = [os.path.join(folder, str(seed), "P.java")]
        with open(self.files[0], "w", encoding="utf-8") as f:
            f.write(generate(seed))
        self.stdin, self.args, self.options, self.command = None, [], [], []


def without_index(text):
    """Whether the exception of an index that is outside a buffer (steps "nb") names the index depends, on OpenJDK, on
    whether Buffer.checkIndex is compiled yet: C1's form of it does, the interpreted one does not."""
    return re.sub(r"^(nb\d+ = java\.lang\.IndexOutOfBoundsException): -?\d+", r"\1", text, flags=re.M)


def on_openjdk(openjdk, program):
    answer = openjdk.ask(program, "run")
    if "failure" in answer:
        if "VerifyError" in answer["failure"]:
            return None, False
        return ["no answer: " + answer["failure"]], False
    if not answer["errors"] and "timeout" not in answer:
        return None, False
    if answer["errors"]:
        return [f"the generator made a bad program: line {e['line']}: {e['message']}" for e in answer["errors"]], False
    if answer["timeout"]:
        return ["no end on OpenJDK"], False
    if "java.lang.VerifyError" in answer["stdout"]:  # a class that a step has loaded
        return None, False
    lines = without_index(answer["stdout"]).split("\n") + ["uncaught: " + u for u in answer["uncaught"]]
    return lines + [f"exit status {answer['exit']}"], True


def on_vm(vm, program):
    status, out, err, _ = vm.run(program, [])
    uncaught = [line.split('" ', 1)[1] for line in err.split("\n") if line.startswith("Exception in thread ")]
    lines = without_index(out).split("\n") + ["uncaught: " + u for u in uncaught] + [f"exit status {status}"]
    if status not in (0, 1):
        lines += err.split("\n")[:20]
    return lines


def main():
    parser = argparse.ArgumentParser(description="Compares random programs on the VM with OpenJDK.")
    parser.add_argument("--vm", default=os.path.join(conformance.ROOT, "build/vm"))
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1, help="of the first program; the next ones count on")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--timeout", type=float, default=20, help="seconds for one run")
    parser.add_argument("--keep", help="a folder for the programs")
    options = parser.parse_args()

    vm = conformance.Vm(os.path.abspath(options.vm), "plain", options.timeout)
    local = threading.local()
    started, passed, failed, skipped = time.monotonic(), 0, 0, 0
    jvms = []
    with tempfile.TemporaryDirectory(prefix="heddle-differential-") as temporary:
        folder = options.keep or temporary

        def compare(seed):
            if not hasattr(local, "openjdk"):  # one JVM for each worker
                local.openjdk = conformance.OpenJdk(options.timeout)
                jvms.append(local.openjdk)
            program = Program(seed, folder)
            wanted, usable = on_openjdk(local.openjdk, program)
            if wanted is None:
                return None
            problem = "\n".join(wanted) if not usable else conformance.difference(wanted, on_vm(vm, program))
            if not options.keep:
                os.remove(program.files[0])
            return problem

        seeds = range(options.seed, options.seed + options.count)
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            for seed, problem in zip(seeds, pool.map(compare, seeds)):
                if problem is None:
                    skipped += 1
                    print(f"seed {seed}: OpenJDK's compiler crashes, or its verifier rejects what it made", flush=True)
                elif problem:
                    failed += 1
                    print(f"FAILED: seed {seed}\n    " + problem.replace("\n", "\n    "), flush=True)
                else:
                    passed += 1
        for jvm in jvms:
            jvm.close()
    print(f"{options.count} random programs in {time.monotonic() - started:.0f} s, {skipped} of them unusable")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
