"""Pages whose listings and transcripts are tests: what course_test.py and guide_test.py have in common.

A transcript is a fence of kind `console`. A line "$ command" is run by sh with `vm` on the path, and what stands below it is all that it prints, both
to the standard output and as errors. Below "$ vm debug ..." the lines that begin with the debugger's prompt, "(12) " or "(12+) ", are
what is typed into it. "..." on a line of its own stands for any lines, none included. A listing is a fence of any other kind.
"""
import difflib
import os
import re
import subprocess

FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PROMPT = re.compile(r"\(\d+\+?\) (.*)")
ANY_LINES = "...\n"


def fences(text):
    """(kind, body) of each fence of a page, in their order; a body ends with a line's end, or is empty."""
    return FENCE.findall(text)


def without_times(text):
    """Seconds are of the machine, and never the same."""
    return re.sub(r"\b\d+\.\d\d s\b", "TIME s", text)


def same(body, got, mask=without_times):
    """Whether a transcript of a page is what its commands print now. Both go through `mask` first."""
    wanted = mask(body).splitlines(True)
    pattern = "".join("(?:.*\n)*?" if line == ANY_LINES else re.escape(line) for line in wanted)
    return re.fullmatch(pattern, mask(got)) is not None


def difference(body, got, mask=without_times):
    """The lines in which they differ, as diff shows them."""
    return "".join(difflib.unified_diff(mask(body).splitlines(True), mask(got).splitlines(True), "page", "now", n=2))


def left_out_again(body, got):
    """What is printed now, with "..." where the page has it, if that is one place: as many lines before it and behind it."""
    lines, now = body.splitlines(True), got.splitlines(True)
    if lines.count(ANY_LINES) != 1:
        return got
    before = lines.index(ANY_LINES)
    behind = len(lines) - before - 1
    return "".join(now[:before] + [ANY_LINES] + now[len(now) - behind:]) if before + behind < len(now) else got


def within(listing, file):
    """Whether the listing's lines follow each other in the text of a file, at whatever indentation."""
    wanted, lines = listing.rstrip("\n").split("\n"), file.split("\n")
    for start in range(len(lines) - len(wanted) + 1):
        part = lines[start:start + len(wanted)]
        indents = {len(l) - len(w) for l, w in zip(part, wanted) if w.strip()}
        if len(indents) == 1 and all(l.strip() == w.strip() for l, w in zip(part, wanted)):
            return True
    return False


def commands(body):
    """(command, what is typed into it) of a transcript, in its order."""
    found = []
    for line in body.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        elif found and found[-1][0].startswith("vm debug ") and (m := PROMPT.match(line)):
            found[-1][1].append(m[1])
    return found


class Shell:
    """Runs commands one after the other in a folder. `$?` is the exit status of the one before, as for somebody who types them."""

    def __init__(self, vm, folder, bin_folder):
        """`bin_folder` is made, and gets the link `vm` that commands find."""
        self.folder, self.status = folder, 0
        bin_folder.mkdir()
        os.symlink(vm, bin_folder / "vm")
        left_out = ("NO_COLOR", "COLUMNS", "GITHUB_ACTIONS", "CI")
        self.environment = {k: v for k, v in os.environ.items() if k not in left_out} | {"PATH": f"{bin_folder}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8", "HEDDLE_HISTORY": ""}

    def run(self, command, typed=()):
        """What it prints."""
        done = subprocess.run(["sh", "-c", f"(exit {self.status}); {command}"], cwd=self.folder, env=self.environment, input="".join(line + "\n" for line in typed),
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", timeout=300)
        self.status = done.returncode
        return done.stdout

    def transcript(self, body):
        """The transcript as it would be written today."""
        return "".join(f"$ {command}\n{self.run(command, typed)}" for command, typed in commands(body))
