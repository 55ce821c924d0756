#!/usr/bin/env python3
"""What going to and fro costs in vm debug, in a run of a million operations (two threads that take one lock in turns), as a markdown table.

usage: bench/debug_long_run.py [--vm PATH] [--operations N] [--jumps N]     (default build/vm, 1,000,000, 12)
The times of jumps are from the command to its whole answer. Memory is the peak of the process. The digest of each point is compared with the one
that was seen there before.
"""
import argparse
import os
import pathlib
import random
import subprocess
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent

PROGRAM = """class Long {
  static final Object lock = new Object();
  static int count;
  static Object[] kept = new Object[1000];
  static void work(int rounds) {
    for (int i = 0; i < rounds; i++)
      synchronized (lock) {
        kept[count++ % kept.length] = new int[4];
      }
  }
  public static void main(String[] args) throws Exception {
    int rounds = Integer.parseInt(args[0]);
    Thread other = new Thread(() -> work(rounds), "other");
    other.start();
    work(rounds);
    other.join();
    System.out.println(count);
  }
}
"""


class Session:
    def __init__(self, vm, words):
        self.process = subprocess.Popen([vm, "debug", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.ask("digest")

    def ask(self, command):
        """The answer and the seconds that it took."""
        begin = time.monotonic()
        self.process.stdin.write(f"{command}\nend-of-answer\n")
        self.process.stdin.flush()
        lines = []
        while not lines or "there is no command 'end-of-answer'" not in lines[-1]:
            lines.append(self.process.stdout.readline())
            if not lines[-1]:
                raise SystemExit(f"the session ended at {command!r}: {''.join(lines)[-500:]}")
        return "".join(lines), time.monotonic() - begin

    def digest(self):
        return next(line for line in self.ask("digest")[0].splitlines() if len(line) == 32 and " " not in line)

    def megabytes(self):
        with open(f"/proc/{self.process.pid}/status") as f:
            return int(next(line for line in f if line.startswith("VmHWM")).split()[1]) / 1024

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(HERE.parent / "build" / "vm"))
    parser.add_argument("--operations", type=int, default=1_000_000)
    parser.add_argument("--jumps", type=int, default=12)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "Long.java")
        pathlib.Path(source).write_text(PROGRAM)
        session = Session(os.path.abspath(arguments.vm), [source, str(arguments.operations)])
        end = arguments.operations
        random.seed(1)
        points = [0, 1, end // 2, end - 1] + [random.randrange(end) for _ in range(arguments.jumps)]
        digests = {0: session.digest()}
        # On the way: some points' digests as they are when nobody has gone back yet.
        walking = 0.0
        for point in sorted({*points, end}):
            walking += session.ask(f"goto {point}")[1]
            digests[point] = session.digest()
        rows = [(f"walk {end:,} operations", f"{walking:.2f} s")]
        jumps = []
        for point in points + [end, 0, end]:
            jumps.append(session.ask(f"goto {point}")[1])
            if session.digest() != digests[point]:
                raise SystemExit(f"the state behind operation {point} is another one")
        rows.append((f"goto, {len(jumps)} times: mean", f"{1000 * sum(jumps) / len(jumps):.0f} ms"))
        rows.append(("goto: the longest", f"{1000 * max(jumps):.0f} ms"))
        backs = [session.ask("back")[1] for _ in range(200)]
        rows.append(("back, 200 times: mean", f"{1000 * sum(backs) / len(backs):.1f} ms"))
        rows.append(("back: the longest", f"{1000 * max(backs):.0f} ms"))
        rows.append(("last-write Long.count", f"{1000 * session.ask('last-write Long.count')[1]:.0f} ms"))
        rows.append(("memory", f"{session.megabytes():.0f} MB"))
        session.close()
        print("| | |\n|---|--:|")
        for name, value in rows:
            print(f"| {name} | {value} |")


if __name__ == "__main__":
    main()
