#!/usr/bin/env python3
"""vm play: games by scripts, and one in a real terminal (tmux).

usage: play_test.py [--vm PATH] [--filter TEXT]     (default build/vm); ends with a line "N passed, N failed"
* Each program of docs/course, and each of lang-tests/reports with a failure: whoever follows the hints wins; what was kept is a schedule that
  vm replay judges a failure; going back to the beginning gives the first picture again; no picture is larger than the screen.
* In tmux: the screen shows what a script of the same keys prints, also behind a change of the window's size.
"""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent


# Programs whose only failure is that they never end: two who let each other go first, an endless loop without an operation, and a thread that polls (here it may end, too).
ENDLESS = {
    "Polite": """public class Polite {
    static volatile Object spoon;
    static class Diner extends Thread {
        volatile boolean hungry = true;
        Diner other;
        public void run() {
            while (hungry) {
                if (spoon != this) continue;
                if (other.hungry) { spoon = other; continue; }
                hungry = false;
                spoon = other;
            }
        }
    }
    public static void main(String[] args) {
        Diner a = new Diner(), b = new Diner();
        a.other = b;
        b.other = a;
        spoon = a;
        a.start();
        b.start();
    }
}
""",
    "Search": """public class Search {
    static int find(int[] sorted, int x) {
        int low = 0, high = sorted.length - 1;
        while (low <= high) {
            int middle = (low + high) / 2;
            if (sorted[middle] == x) return middle;
            if (sorted[middle] < x) low = middle;
            else high = middle - 1;
        }
        return -1;
    }
    public static void main(String[] args) throws Exception {
        int[] sorted = {1, 2, 3, 5, 7};
        Thread t = new Thread(() -> System.out.println(find(sorted, 6))), u = new Thread(() -> System.out.println(find(sorted, 3)));
        t.start();
        u.start();
    }
}
""",
    "Missed": """public class Missed {
    static volatile int ready, seen;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { while (ready == 0) Thread.onSpinWait(); });
        t.start();
        seen = ready;
        if (seen == 0 && t.getState() != Thread.State.NEW) ready = seen;
        Thread u = new Thread(() -> ready = args.length + 1);
        if (!started()) u.start();
    }
    static volatile boolean late;
    static boolean started() throws Exception {
        Thread other = new Thread(() -> late = true);
        other.start();
        return late;
    }
}
""",
}


class Games:
    def __init__(self, vm):
        self.vm = os.path.abspath(vm)
        self.passed = self.failed = self.won = 0

    def expect(self, holds, what):
        self.passed += bool(holds)
        self.failed += not holds
        if not holds:
            print(f"FAILED {what}", flush=True)

    def script(self, program, keys, *options):
        """The pictures: one before the first line of keys, and one behind each."""
        with tempfile.TemporaryDirectory() as directory:
            file = pathlib.Path(directory, "keys")
            file.write_text("".join(line + "\n" for line in keys))
            done = subprocess.run([self.vm, "play", "--script", str(file), *options, program.name], cwd=program.parent, capture_output=True, text=True, timeout=120)
        self.status, self.error = done.returncode, done.stderr
        return re.split(r"^--- .*\n", done.stdout, flags=re.MULTILINE)

    def game(self, program):
        name = program.name
        with tempfile.TemporaryDirectory() as directory:
            copy = pathlib.Path(shutil.copy(program, directory))
            first = self.script(copy, [])[0]
            if "nothing to win" in first:
                self.expect(self.status == 0, f"{name}: nothing to win, status {self.status}")
                self.expect(name != "SharedMap.java", f"{name}: races inside a library's object can be won")
                return
            self.expect(self.status == 0 and ": " in first.splitlines()[0], f"{name}: {self.status} {self.error}")
            pictures = self.script(copy, ["n"] * 60)
            steps = next((i for i, picture in enumerate(pictures) if "You have won" in picture), 0)
            self.expect(steps, f"{name}: hints do not win:\n{pictures[-1]}")
            score = re.search(r"with (\d+) switch(?:es)?; the least is (\d+)", pictures[steps])
            self.expect(score and int(score[1]) >= int(score[2]), f"{name}: {score}")
            self.won += 1
            kept = copy.with_name(copy.stem + "-play.schedule")
            replayed = subprocess.run([self.vm, "replay", kept.name], cwd=directory, capture_output=True, text=True)
            self.expect(replayed.returncode == 1, f"{name}: what was kept does not fail: {replayed.returncode} {replayed.stdout} {replayed.stderr}")
            back = self.script(copy, ["n" * 4 + "u" * 4])
            self.expect(back[-1].splitlines()[:-2] == first.splitlines()[:-2], f"{name}: going back does not lead to the beginning")
            for width, height in ((20, 8), (47, 13), (200, 50)):
                for picture in self.script(copy, ["nnnn", "n", "?", "g", ">>"], "--width", str(width), "--height", str(height)):
                    lines = picture.splitlines()
                    self.expect(len(lines) <= height and max(map(len, lines)) <= width, f"{name}: {len(lines)} lines of {max(map(len, lines))} on {width} x {height}")

    def words(self):
        program = ROOT / "docs" / "course" / "01-lost-update" / "Visitors.java"
        pictures = self.script(program, ["x", "9", "u", "?", "g", "q1"])
        for picture, wanted in zip(pictures[1:], ("'x' is no key of this game", "there is no thread 9 yet", "this is the beginning", "takes the last step back", "A failing schedule")):
            self.expect(wanted in picture, f"{wanted!r}: {picture}")
        right = ROOT / "docs" / "course" / "01-lost-update" / "solution"
        with tempfile.TemporaryDirectory() as directory:
            for file in (right / "Counter.java", right.parent / "check" / "Check.java"):
                shutil.copy(file, directory)
            picture = self.script(pathlib.Path(directory, "Check.java"), [])[0]
            self.expect(self.status == 0 and "There is nothing to win: no schedule of Check.java fails." in picture, f"a right program: {picture}")
            check = pathlib.Path(directory, "Check.java")
            picture = self.script(check, [], "--max-depth=3")[0]
            self.expect(self.status == 3 and "No failing schedule of Check.java was found, but not all were tried" in picture, f"paths that are cut off: {picture}")
            self.script(pathlib.Path(directory, "None.java"), [])
            self.expect(self.status == 2 and "None.java" in self.error, f"a file that is not there: {self.error}")
        done = subprocess.run([self.vm, "play", str(program)], stdin=subprocess.DEVNULL, capture_output=True, text=True)
        self.expect(done.returncode == 2 and "play needs a terminal" in done.stderr, f"no terminal: {done.stderr}")

    def endless(self):
        with tempfile.TemporaryDirectory() as directory:
            for name, text in ENDLESS.items():
                file = pathlib.Path(directory, f"{name}.java")
                file.write_text(text)
                self.expect(": bring the program to where it goes on for ever" in self.script(file, [])[0], f"{name}: the goal")
                self.game(file)

    def terminal(self):
        program = ROOT / "docs" / "course" / "04-deadlock" / "Transfer.java"
        socket = f"heddle-play-{os.getpid()}"

        def tmux(*words):
            return subprocess.run(["tmux", "-L", socket, "-f", "/dev/null", *words], capture_output=True, text=True, timeout=20)

        def screen(wanted):
            for _ in range(100):
                text = "\n".join(line.rstrip() for line in tmux("capture-pane", "-p", "-t", "game").stdout.splitlines())
                if wanted in text:
                    return text.strip()
                time.sleep(0.1)
            return text.strip()

        with tempfile.TemporaryDirectory() as directory:
            shutil.copy(program, directory)
            copy = pathlib.Path(directory, program.name)
            tmux("new-session", "-d", "-s", "game", "-x", "90", "-y", "26", f"cd {directory}; TERM=screen {self.vm} play Transfer.java; echo ended with $?; sleep 100")
            try:
                played = self.script(copy, ["n"] * 30)
                least = next(i for i, picture in enumerate(played) if "You have won" in picture)
                copy.with_name("Transfer-play.schedule").unlink()
                first = screen("press the number")
                for _ in range(least - 1):
                    tmux("send-keys", "-t", "game", "n")
                before = screen(f"\n{least - 1} steps")
                pictures = self.script(copy, ["n" * (least - 1)], "--width", "90", "--height", "26")
                self.expect(first == pictures[0].strip(), f"tmux, at the beginning:\n{first}\nscript:\n{pictures[0]}")
                self.expect(before == pictures[1].strip(), f"tmux:\n{before}\nscript:\n{pictures[1]}")
                tmux("resize-window", "-t", "game", "-x", "60", "-y", "18")
                self.expect(not copy.with_name("Transfer-play.schedule").exists(), "tmux: won too early")
                tmux("send-keys", "-t", "game", "n")
                won = screen("You have won")
                self.expect("You have won" in won and copy.with_name("Transfer-play.schedule").exists(), f"tmux: not won, or not kept:\n{won}")
                smaller = self.script(copy, ["n" * (least - 1), "n"], "--width", "60", "--height", "18")[-1]
                self.expect(won == smaller.strip(), f"tmux, smaller:\n{won}\nscript:\n{smaller}")
                tmux("send-keys", "-t", "game", "q")
                self.expect("ended with 0" in screen("ended with"), "tmux: q does not end the game")
            finally:
                tmux("kill-server")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(ROOT / "build" / "vm"))
    parser.add_argument("--filter", default="")
    arguments = parser.parse_args()
    games = Games(arguments.vm)
    for program in sorted([*(ROOT / "docs" / "course").glob("*/*.java"), *(HERE / "reports").glob("*.java")]):
        if arguments.filter in program.name:
            games.game(program)
    if not arguments.filter:
        games.expect(games.won >= 25, f"{games.won} games won")
        games.words()
        games.endless()
        games.terminal()
    print(f"{games.passed} passed, {games.failed} failed")
    return 1 if games.failed else 0


if __name__ == "__main__":
    sys.exit(main())
