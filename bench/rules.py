#!/usr/bin/env python3
"""What rules cost (docs/rules.md): each program plainly, watched without a rule (--summary), with the default rules and with all of them;
then explored without and with rules. A and B take turns, so that a machine that slows down slows down both; the least time counts.

usage: rules.py [--vm PATH] [--rounds N] [PROGRAM ...]     prints a table in Markdown
"""
import argparse
import pathlib
import re
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Loops without operations, operations only, and something in between.
COUNTS = """public class Counts {
  static int sum;
  static final Object lock = new Object();
  static void work(int rounds, int inner) {
    for (int i = 0; i < rounds; i++) {
      int mine = 0;
      for (int k = 0; k < inner; k++) mine += k % 7;
      synchronized (lock) { sum += mine; }
    }
  }
  public static void main(String[] args) throws Exception {
    int rounds = Integer.parseInt(args[0]), inner = Integer.parseInt(args[1]);
    Thread[] all = new Thread[4];
    for (int i = 0; i < all.length; i++) { all[i] = new Thread(() -> work(rounds, inner)); all[i].start(); }
    for (Thread t : all) t.join();
    System.out.println(sum);
  }
}
"""
EXPLORED = ["lang-tests/paper/Philosophers3.java", "lang-tests/paper/BankFixed.java", "lang-tests/paper/Shared3x3.java",
            "lang-tests/paper/MergeSortFixed.java", "lang-tests/paper/ContestPhilosophersFixed.java"]


def seconds(vm, words):
    begin = time.perf_counter()
    done = subprocess.run([vm, *words], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode in (0, 1, 3, 5), (words, done.returncode, done.stderr)
    return time.perf_counter() - begin, done.stdout + done.stderr


def least(vm, variants, rounds):
    """The least time of each variant, all of them in turn."""
    best, texts = [float("inf")] * len(variants), [""] * len(variants)
    for _ in range(rounds):
        for i, words in enumerate(variants):
            took, texts[i] = seconds(vm, words)
            best[i] = min(best[i], took)
    return best, texts


def row(name, best):
    print(f"| {name} | {best[0]:.2f} s | " + " | ".join(f"{b:.2f} s ({b / best[0]:.1f}x)" for b in best[1:]) + " |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(ROOT / "build" / "vm"))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("programs", nargs="*", default=EXPLORED)
    arguments = parser.parse_args()
    vm = str(pathlib.Path(arguments.vm).resolve())
    print("| plain run | plain | --summary | --rules | --rules=all |\n|---|--:|--:|--:|--:|")
    with tempfile.TemporaryDirectory() as directory:
        file = pathlib.Path(directory, "Counts.java")
        file.write_text(COUNTS)
        for name, args in (("50,000 synchronized blocks", ["12500", "1"]), ("2,000 blocks, 2 million rounds between", ["500", "1000"])):
            end = ["--no-out", str(file), *args]
            variants = [[str(file), *args], ["--summary", *end], ["--rules", *end], ["--rules=all", *end]]
            row(name, least(vm, variants, arguments.rounds)[0])
    print("\n| exploration | without rules | --rules | schedules looked at |\n|---|--:|--:|--:|")
    for program in arguments.programs:
        alone = ["--systematic", "--no-out", "--workers=1"]
        best, texts = least(vm, [[*alone, program], ["--systematic", "--no-out", "--rules", program]], arguments.rounds)
        looked = re.search(r"^rules: .*; (.*) looked at$", texts[1], re.M)
        print(f"| {pathlib.Path(program).stem} | {best[0]:.2f} s | {best[1]:.2f} s ({best[1] / best[0]:.1f}x) | {looked[1] if looked else '?'} |", flush=True)


if __name__ == "__main__":
    main()
