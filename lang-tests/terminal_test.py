#!/usr/bin/env python3
"""vm debug and vm repl as people have them: in a real terminal (tmux). Completion, Ctrl-C, the history of lines, another size of the window.

usage: terminal_test.py [--vm PATH]     (default build/vm); ends with a line "N passed, N failed"
"""
import argparse
import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import time

import run

ENDLESS = """class Endless {
  static volatile int turns;
  static int plain = 7;
  static int[] cells = {1, 2};
  static Endless one = new Endless();
  int balance = 5;
  int doubled() { return 2 * balance; }
  public static void main(String[] args) {
    while (true) turns = turns + 1;
  }
}
"""


class Terminal:
    def __init__(self, folder, command, **environment):
        self.socket = f"heddle-{os.getpid()}-{os.path.basename(folder)}"
        self.folder = folder
        names = {"TERM": "screen", "XDG_STATE_HOME": os.path.join(folder, "state"), "HOME": folder, "INPUTRC": "/dev/null", **environment}
        words = " ".join(f"{name}={value}" for name, value in names.items())
        self.tmux("new-session", "-d", "-s", "t", "-x", "100", "-y", "40", f"cd {folder}; unset HEDDLE_HISTORY; {words} {command}; echo ended with $?; sleep 100")

    def tmux(self, *words):
        return subprocess.run(["tmux", "-L", self.socket, "-f", "/dev/null", *words], capture_output=True, text=True, timeout=20).stdout

    def screen(self):
        return "\n".join(line.rstrip() for line in self.tmux("capture-pane", "-p", "-t", "t").splitlines()).rstrip()

    def type(self, *keys):
        """Names of keys, as tmux has them; other words are typed as they are."""
        for key in keys:
            literal = [] if re.fullmatch(r"Tab|Enter|Up|Down|BSpace|C-[a-z]", key) else ["-l"]
            self.tmux("send-keys", "-t", "t", *literal, key[:-1] + "\\;" if key.endswith(";") else key)

    def wait(self, text, seconds=30):
        """Until the text, which may be a regular expression, stands on the screen."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            screen = self.screen()
            if re.search(text, screen, re.M):
                return screen
            time.sleep(0.05)
        raise AssertionError(f"waited for {text!r}:\n{self.screen()}")

    def close(self):
        self.tmux("kill-server")


def in_terminal(command, files, scene, **environment):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            with open(os.path.join(folder, name), "w") as f:
                f.write(text)
        terminal = Terminal(folder, command, **environment)
        try:
            scene(terminal)
        finally:
            terminal.close()


def completion(vm):
    def scene(t):
        t.wait(r"^\(0\)$")
        t.type("thread", "Tab")  # two commands begin so
        t.type("s", "Enter")
        t.wait(r"=> 0 +main")
        t.type("last", "Tab", "Endless.pl", "Tab", "Enter")
        t.wait(r"\) last-write Endless\.plain")
        t.type("goto 20", "Enter")
        t.wait(r"^\(20\)$")
        t.type("print one.dou", "Tab", ")", "Enter")
        t.wait(r"one\.doubled\(\) = 10")
        t.type("print Endless.cells.l", "Tab", "Enter")
        t.wait(r"Endless\.cells\.length = 2")
        t.type("mark here-it-is", "Enter", "goto 3", "Enter")
        t.wait(r"^\(3\)$")
        t.type("goto here", "Tab", "Enter")
        t.wait(r"^\(20\)$")
        t.type("run ma", "Tab", "Enter")
        t.wait(r"^\(21\)$")
        t.type("source comm", "Tab", "Enter")
        t.wait(r"Endless\.plain = 7")
        t.type("break Endless.ma", "Tab", "C-a", "C-k")
        t.type("quit", "Enter")
        t.wait("ended with 0")

    in_terminal(f"{vm} debug Endless.java", {"Endless.java": ENDLESS, "commands": "print Endless.plain\n"}, scene)


def interrupts(vm):
    def scene(t):
        t.wait(r"^\(0\)$")
        t.type("goto 30", "Enter", "digest", "Enter")
        digest = re.search(r"^[0-9a-f]{32}$", t.wait(r"^[0-9a-f]{32}$"), re.M)[0]
        t.type("this line is given up", "C-c")
        t.wait(r"given up.*\n+\(30\)$")
        for command in ("continue", "goto 900000000", "eval while (true) ;", "explore 1000", "outcomes 1000"):
            t.type("C-l", command, "Enter")
            t.wait(r"\) " + re.escape(command) + "$")
            time.sleep(0.4)
            t.type("C-c")
            t.wait(r"^\(30\)$")
            t.type("digest", "Enter")
            screen = t.wait(r"^[0-9a-f]{32}$")
            assert digest in screen, (command, screen)
        t.type("quit", "Enter")
        t.wait("ended with 0")

    in_terminal(f"{vm} debug Endless.java", {"Endless.java": ENDLESS}, scene)


def interrupts_while_typing(vm):
    """Ctrl-C at any moment after keys that readline is still drawing; each line is given up, and nothing of it is left."""
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "Endless.java"), "w") as f:
            f.write(ENDLESS)
        process, terminal = pty.fork()
        if process == 0:
            os.chdir(folder)
            os.environ.update(TERM="dumb", INPUTRC="/dev/null")
            os.execv(vm, [vm, "debug", "--no-history", "Endless.java"])

        def until(text, seconds=10):
            seen, end = b"", time.monotonic() + seconds
            while time.monotonic() < end:
                if select.select([terminal], [], [], 0.05)[0]:
                    seen += os.read(terminal, 65536)
                if re.search(text, seen):
                    return
            raise AssertionError(f"round {turn}: waited for {text!r}: {seen!r}")

        try:
            turn = 0
            until(rb"\(0\) $")
            for turn in range(300):
                os.write(terminal, b"this line is given up " * 8)
                until_then = time.perf_counter() + turn / 300 * 0.004
                while time.perf_counter() < until_then:
                    pass
                os.write(terminal, b"\x03")
                until(rb"\n\(0\) $")
            os.write(terminal, b"print Endless.plain\n")
            until(rb"Endless\.plain = 0\r\n")
        finally:
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
            os.close(terminal)


def window_changes_while_typing(vm):
    """A change of the window's size is a signal, too, and no Ctrl-C."""
    def scene(t):
        t.wait(r"^\(0\)$")
        t.type("print Endl")
        t.wait(r"^\(0\) print Endl$")
        t.tmux("resize-window", "-t", "t", "-x", "70", "-y", "30")
        time.sleep(0.3)
        t.type("ess.plain", "Enter")
        t.wait(r"Endless\.plain = 0")
        t.type("quit", "Enter")
        t.wait("ended with 0")

    in_terminal(f"{vm} debug Endless.java", {"Endless.java": ENDLESS}, scene)


def history_and_size(vm):
    def scene(t):
        t.wait(r"^\(0\)$")
        for line in ("print Endless.plain", "digest", "print Endless.turns", "schedule"):
            t.type(line, "Enter")
        t.wait(r"\) schedule\n.*[^$]*\(0\)$")
        t.type("C-l", "pri", "Up", "Up", "Enter")  # only lines that begin so
        t.wait(r"^Endless\.plain = ")
        t.tmux("resize-window", "-t", "t", "-x", "60", "-y", "20")
        t.type("C-l", "print Endless.plain + 1000000 + 2000000 + 3000000 + 4000000 + 5000000", "Enter")
        t.wait(r"= 15000007")
        t.type("quit", "Enter")
        t.wait("ended with 0")
        kept = os.path.join(t.folder, "state", "heddle", "debug-history")
        with open(kept) as f:
            lines = f.read().splitlines()
        assert lines[:2] == ["print Endless.plain", "digest"] and lines[-1] == "quit", lines
        # The next session knows them; one that keeps nothing does not.
        for option, known in (("", True), ("--no-history", False)):
            t.tmux("respawn-window", "-k", "-t", "t", f"cd {t.folder}; unset HEDDLE_HISTORY; TERM=screen INPUTRC=/dev/null HOME={t.folder} XDG_STATE_HOME={t.folder}/state {vm} debug {option} Endless.java; echo ended with $?; sleep 100")
            t.wait(r"^\(0\)$")
            t.type("sch", "Up")
            t.wait(r"^\(0\) schedule$" if known else r"^\(0\) sch$")

    in_terminal(f"{vm} debug Endless.java", {"Endless.java": ENDLESS}, scene)


def prompt(vm):
    def scene(t):
        t.wait(r"^heddle>$")
        t.type("int counter = 3", "Enter", "cou", "Tab", "Enter")
        t.wait(r"^heddle> counter\ncounter ==> 3 : int")
        t.type('String text = "abc"', "Enter", "text.toUpp", "Tab", ")", "Enter")
        t.wait(r'==> "ABC" : String')
        t.type("/met", "Tab", "Enter")
        t.wait(r"^heddle> /methods")
        t.type("int lost = ", "C-c", "C-l", "counter", "Enter")
        t.wait(r"counter ==> 3 : int")
        t.type("C-l", "while (true) counter++;", "Enter")
        time.sleep(0.5)
        t.type("C-c")
        t.wait(r"\|  .*\n(.*\n)*heddle>$")
        t.type("C-l", "counter", "Enter")
        t.wait(r"counter ==> 3 : int")
        t.type("C-l", "par { for (int i = 0; i < 1000; i++) counter++; } { for (int i = 0; i < 1000; i++) counter++; } { counter++; }", "Enter")
        time.sleep(1)
        t.type("C-c")
        t.wait(r"given up", 60)
        t.type("C-l", "int c", "Up", "Enter")
        t.wait(r"^heddle> int counter = 3\ncounter ==> 3 : int")
        t.type("/exit", "Enter")
        t.wait("ended with 0")

    in_terminal(f"{vm} repl", {}, scene)


def colours(vm):
    def escapes(t):
        return "\x1b[" in t.tmux("capture-pane", "-p", "-e", "-t", "t")

    def coloured(t):
        t.wait(r"^\(0\)$")
        t.type("op", "Enter")
        t.wait(r"^\(1\)$")
        assert escapes(t), t.screen()
        # Another width: a long answer is wrapped between words.
        t.tmux("resize-window", "-t", "t", "-x", "44")
        t.type("nonsense", "Enter")
        t.wait(r"^there is no command 'nonsense'; 'help' lists\n +them$")

    def plain(t):
        t.wait(r"^\(0\)$")
        t.type("op", "Enter")
        t.wait(r"^\(1\)$")
        assert not escapes(t), t.screen()

    in_terminal(f"{vm} debug Endless.java", {"Endless.java": ENDLESS}, coloured)
    in_terminal(f"{vm} debug Endless.java", {"Endless.java": ENDLESS}, plain, NO_COLOR="1")
    in_terminal(f"{vm} debug --color=never Endless.java", {"Endless.java": ENDLESS}, plain)
    in_terminal(f"{vm} debug --color=always Endless.java", {"Endless.java": ENDLESS}, coloured, NO_COLOR="1")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=os.path.join(run.ROOT, "build", "vm"))
    vm = os.path.abspath(parser.parse_args().vm)
    passed = failed = 0
    for scene in (completion, interrupts, interrupts_while_typing, window_changes_while_typing, history_and_size, colours, prompt):
        try:
            scene(vm)
            passed += 1
        except Exception as problem:  # every failure is shown, whatever it is
            failed += 1
            print(f"FAILED {scene.__name__}\n    {type(problem).__name__}: " + str(problem).replace("\n", "\n    "))
    print(f"{passed} passed, {failed} failed")
    return failed != 0 or passed == 0


if __name__ == "__main__":
    sys.exit(main())
