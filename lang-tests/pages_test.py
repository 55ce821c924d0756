#!/usr/bin/env python3
"""Pages with the VM inside: the course's, the playground, and those of vm play --html, in headless Chromium
(web/browser_test.mjs says what is looked at).

usage: pages_test.py [--vm PATH] [--module FOLDER]     (default build/vm and build/wasm); ends with a line "N passed, N failed"
Needs Node.js, npm and Chromium; puppeteer-core is installed into build/web-test.
"""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import browser

ROOT = pathlib.Path(__file__).resolve().parent.parent


def skip(why):
    print(f"skipped: {why}\n0 passed, 0 failed")
    return 0


def html_option(vm, folder, problems):
    """vm play --html: what it says when something is wrong, and a page for the browser."""
    program = ROOT / "docs" / "course" / "01-lost-update" / "Visitors.java"
    with tempfile.TemporaryDirectory() as directory:
        alone = shutil.copy(vm, directory)
        done = subprocess.run([alone, "play", "--html", "game.html", program], cwd=directory, capture_output=True, text=True)
        if done.returncode != 2 or "cmake --preset wasm" not in done.stderr or os.path.exists(os.path.join(directory, "game.html")):
            problems.append(f"without the module: {done}")
        pathlib.Path(directory, "Wrong.java").write_text("class Wrong { int }")
        done = subprocess.run([vm, "play", "--html", "game.html", "Wrong.java"], cwd=directory, capture_output=True, text=True)
        if done.returncode != 6 or "error" not in done.stderr or os.path.exists(os.path.join(directory, "game.html")):
            problems.append(f"a program that is wrong: {done}")
        done = subprocess.run([vm, "play", "--html", "nowhere/game.html", program], cwd=directory, capture_output=True, text=True)
        if done.returncode != 2 or "cannot write nowhere/game.html" not in done.stderr:
            problems.append(f"a folder that is not there: {done}")
    done = subprocess.run([vm, "play", "--max-timeouts", "2", "--html", folder / "game.html", program], capture_output=True, text=True)
    if done.returncode != 0 or "plays Visitors.java" not in done.stdout:
        problems.append(f"a page: {done}")
    page = (folder / "game.html").read_text() if (folder / "game.html").exists() else ""
    if '"options":["--max-timeouts","2"]' not in page or re.search(r'(src|href)="?https?:', page):
        problems.append("the page has other options, or needs a network")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(ROOT / "build" / "vm"))
    parser.add_argument("--module", default=str(ROOT / "build" / "wasm"))
    arguments = parser.parse_args()
    build = pathlib.Path(arguments.module).resolve()
    if not (build / "play.html").exists():
        return skip(f"there is no {build}/play.html; docs/browser.md says how it is built")
    environment, why = browser.environment()
    if environment is None:
        return skip(why)
    problems = []
    html_option(os.path.abspath(arguments.vm), build, problems)
    for problem in problems:
        print("FAILED", problem)
    done = subprocess.run(["node", ROOT / "web" / "browser_test.mjs", build, ROOT / "build" / "web-test" / "shots"], env=environment, stdout=subprocess.PIPE, text=True)
    lines = done.stdout.splitlines()
    print("\n".join(lines[:-1]))
    count = re.match(r"(\d+) passed, (\d+) failed", lines[-1] if lines else "")
    passed, failed = (int(count[1]), int(count[2])) if count else (0, 1)
    print(f"{passed + 5 - len(problems)} passed, {failed + len(problems)} failed")
    return failed != 0 or bool(problems)


if __name__ == "__main__":
    sys.exit(main())
