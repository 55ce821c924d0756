#!/usr/bin/env python3
"""Times the fourteen programs of "are we fast yet?" on vm and on `java -Xint`, in turns; the least of several runs of each, and ratios.

usage: bench/are_we_fast_yet.py --programs DIRECTORY [--vm PATH]... [--runs N] [NAME...]

DIRECTORY is benchmarks/Java/src of https://github.com/smarr/are-we-fast-yet (Marr, Daloze, Mössenböck, "Cross-Language Compiler
Benchmarking: Are We Fast Yet?", DLS 2016). User time of the process is counted, start-up included. With several --vm (an old and a
new one) each is run in turn, and the ratio of each to the first is printed, too.
"""
import argparse
import pathlib
import resource
import statistics
import subprocess
import tempfile

# Iterations and inner iterations, so that each program takes java some seconds.
SIZES = {"Bounce": (1, 5000), "CD": (20, 10), "DeltaBlue": (1, 20000), "Havlak": (1, 1), "Json": (1, 50), "List": (1, 1000),
         "Mandelbrot": (3, 500), "NBody": (1, 250000), "Permute": (1, 1500), "Queens": (1, 2500), "Richards": (1, 30),
         "Sieve": (1, 8000), "Storage": (1, 1000), "Towers": (1, 600)}


def user_seconds(command, directory):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    subprocess.run(command, check=True, cwd=directory, stdout=subprocess.DEVNULL)  # (the programs check their results)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", required=True)
    parser.add_argument("--vm", action="append")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    root = pathlib.Path(__file__).resolve().parent.parent
    vms = [str(pathlib.Path(vm).resolve()) for vm in arguments.vm or [root / "build" / "vm"]]
    to_java, to_first = [[] for _ in vms], [[] for _ in vms]
    print("| program | " + "".join("vm, s | " for _ in vms) + "java -Xint, s | " + "".join("vm / java -Xint | " for _ in vms) + "\n"
          + "|---|" + "--:|" * (2 * len(vms) + 1))
    with tempfile.TemporaryDirectory() as classes:
        subprocess.run(["javac", "-nowarn", "-d", classes, "Harness.java"], check=True, cwd=arguments.programs)
        for name, size in SIZES.items():
            if arguments.names and name not in arguments.names:
                continue
            harness = [name, str(size[0]), str(size[1])]
            commands = [[vm, "Harness.java", *harness] for vm in vms]
            commands.append(["java", "-Xint", "-XX:+UseSerialGC", "-cp", classes, "Harness", *harness])
            least = [min(times) for times in zip(*([user_seconds(c, arguments.programs) for c in commands]
                                                   for _ in range(arguments.runs)))]
            java = least.pop()
            for i, seconds in enumerate(least):
                to_java[i].append(seconds / java)
                to_first[i].append(seconds / least[0])
            print(f"| {name} | " + "".join(f"{s:.2f} | " for s in least) + f"{java:.2f} | "
                  + "".join(f"{s / java:.3f} | " for s in least), flush=True)
    for i, vm in enumerate(vms):
        print(f"{vm}: {statistics.geometric_mean(to_java[i]):.3f} of java -Xint's time"
              + (f", {statistics.geometric_mean(to_first[i]):.3f} of the first one's" if i else "") + " (geometric means)")


if __name__ == "__main__":
    main()
