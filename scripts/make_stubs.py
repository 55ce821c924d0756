#!/usr/bin/env python3
"""Puts together what javac and IDEs need for programs that use Heddle's classes (stubs/README.md).

usage: make_stubs.py SOURCE_TREE FOLDER [JAR]
FOLDER gets the sources: those of stubs/, and the annotations of stdlib/heddle. JAR is made of them if there are javac and jar; if not, it is not.
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile


def main():
    tree, folder = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "heddle").mkdir(parents=True)
    own = sorted((tree / "stubs" / "heddle").glob("*.java"))
    annotations = [f for f in sorted((tree / "stdlib" / "heddle").glob("*.java")) if "public @interface" in f.read_text()]
    for file in [*annotations, *own]:
        shutil.copyfile(file, folder / "heddle" / file.name)
    shutil.copyfile(tree / "stubs" / "README.md", folder / "README.md")
    if len(sys.argv) < 4 or not shutil.which("javac") or not shutil.which("jar"):
        return 0
    with tempfile.TemporaryDirectory() as classes:
        subprocess.run(["javac", "--release", "11", "-d", classes, *map(str, sorted((folder / "heddle").glob("*.java")))], check=True)
        subprocess.run(["jar", "--create", "--file", sys.argv[3], "-C", classes, "."], check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
