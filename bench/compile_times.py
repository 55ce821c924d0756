#!/usr/bin/env python3
"""How compile times grow with the source: user time of `vm --dump-bytecode` for generated programs at growing sizes, as a table.

usage: bench/compile_times.py [--vm PATH] [--lines N] [--doublings K]     (default build/vm, 5000 lines, 3 doublings)
Time that is linear in the source doubles from column to column. Overloads has N / 40 overloads called N / 40 times: each call looks at
each overload, as JLS 15.12.2 asks for, so it grows with the square.
"""
import argparse
import pathlib
import resource
import subprocess
import tempfile

MAIN = "static int x; public static void main(String[] a) {{\n{}\n}}"
PROGRAMS = {
    "Locals": lambda n: MAIN.format("".join(f"int v{i} = {i % 100};\n" for i in range(n))),
    "Lines": lambda n: MAIN.format("".join(f"x += {i % 100};\n" for i in range(n))),
    "Elements": lambda n: MAIN.format("int[] e = {" + ",".join(str(i % 10) for i in range(20 * n)) + "};"),
    "Unknown": lambda n: MAIN.format("".join(f"int v{i} = w{i};\n" for i in range(n // 4))),
    "Overloads": lambda n: "".join(f"static class K{i} {{}} static int m(K{i} k) {{ return {i}; }}\n" for i in range(n // 40))
                 + MAIN.format("m(new K0());\n" * (n // 40)),
}


def compile_seconds(vm, path):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    subprocess.run([vm, "--dump-bytecode", path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # (Unknown does not compile.)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(pathlib.Path(__file__).resolve().parent.parent / "build" / "vm"))
    parser.add_argument("--lines", type=int, default=5000)
    parser.add_argument("--doublings", type=int, default=3)
    arguments = parser.parse_args()
    sizes = [arguments.lines << i for i in range(arguments.doublings + 1)]
    print("| seconds at lines | " + " | ".join(f"{n:,}" for n in sizes) + " |\n|---" + "|--:" * len(sizes) + "|")
    with tempfile.TemporaryDirectory() as directory:
        for name, program in PROGRAMS.items():
            path = pathlib.Path(directory, f"{name}.java")
            row = []
            for n in sizes:
                path.write_text(f"public class {name} {{\n{program(n)}\n}}\n")
                row.append(f"{compile_seconds(arguments.vm, str(path)):.2f}")
            print(f"| {name} | " + " | ".join(row) + " |", flush=True)


if __name__ == "__main__":
    main()
