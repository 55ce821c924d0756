#!/usr/bin/env python3
"""What `vm --record` costs over a plain run: bench/programs, and one that reads and writes much (50 MB of lines from standard input, 20 MB to
a file, 20 MB to standard output). Plain and recorded runs in turns; medians of user and system time, start-up included.

usage: bench/recording.py [--vm PATH] [--runs N] [NAME...]     (default build/vm, 5 runs, all programs)
"""
import argparse
import os
import pathlib
import resource
import statistics
import subprocess
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
LINES = """import java.io.*;
public class Lines {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        long letters = 0, n = 0;
        try (PrintWriter file = new PrintWriter(new BufferedWriter(new FileWriter("lines.txt")))) {
            for (String line; (line = in.readLine()) != null; n++) {
                letters += line.length();
                if (n % 5 == 0 || n % 5 == 2) file.println(line);
                if (n % 5 == 1 || n % 5 == 3) System.out.println(line);
            }
        }
        System.out.println(n + " lines, " + letters + " letters");
    }
}
"""


def seconds(command, cwd, stdin):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with open(stdin, "rb") as text:
        subprocess.run(command, check=True, cwd=cwd, stdin=text, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(HERE.parent / "build" / "vm"))
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    vm = os.path.abspath(arguments.vm)
    with tempfile.TemporaryDirectory() as place:
        source = pathlib.Path(place, "Lines.java")
        source.write_text(LINES)
        lines = os.path.join(place, "input")
        with open(lines, "w") as text:
            text.writelines(f"{i:08d} a line of text that is about fifty bytes  long\n" for i in range(1_000_000))
        print("| program | plain, s | recorded, s | cost | recorded (.heddle), s | cost |\n|---|---|---|---|---|---|")
        for program in [*sorted((HERE / "programs").glob("*.java")), source]:
            if arguments.names and program.stem not in arguments.names:
                continue
            stdin = lines if program == source else os.devnull
            times = {"": [], "run.schedule": [], "run.heddle": []}
            for _ in range(arguments.runs):
                for file, of in times.items():
                    of.append(seconds([vm, *(["--record=" + file] if file else []), str(program)], place, stdin))
            plain, text, binary = (statistics.median(of) for of in times.values())
            print(f"| {program.stem} | {plain:.2f} | {text:.2f} | {text / plain - 1:+.1%} | {binary:.2f} | {binary / plain - 1:+.1%} |",
                  flush=True)


if __name__ == "__main__":
    main()
