#!/usr/bin/env python3
"""Writes the table of operations of docs/interpreter.md from interp/stops.def.

Run it after a change to stops.def. With --check it changes nothing and exits with 1 if the page is not up to date.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
BEGIN, END = "<!-- operations: begin (scripts/operation_table.py) -->", "<!-- operations: end -->"
ROW = re.compile(r'STOP\((\w+),\s*"([^"]*)",\s*(\w+),\s*([^)]*)\)\s*(?://\s*(.*))?')
COLUMNS = "| operation | mover | operands | meaning |\n|---|---|---|---|\n"


def table(definitions):
    out = []
    for line in definitions.splitlines():
        if line.startswith("// --- "):
            title = line[len("// --- "):]
            out.append(f"\n### {title[0].upper()}{title[1:]}\n\n{COLUMNS}")
        elif line.startswith("STOP("):
            name, text, mover, operands, comment = ROW.match(line).groups()
            members = [re.sub(r"\B([A-Z])", r"_\1", o.strip()[1:]) for o in operands.split("|") if o.strip() != "0"]
            operands = ", ".join(members).lower()
            meaning = (comment or text).replace("|", "\\|")
            out.append(f"| `{name}` | {mover.lower()} | {operands} | {meaning} |\n")
    return "".join(out)


def main():
    page = ROOT / "docs" / "interpreter.md"
    old = page.read_text(encoding="utf-8")
    head, rest = old.split(BEGIN)
    tail = rest.split(END)[1]
    new = head + BEGIN + "\n" + table((ROOT / "interp/stops.def").read_text(encoding="utf-8")) + "\n" + END + tail
    if "--check" in sys.argv:
        if new != old:
            print("docs/interpreter.md is not up to date: run scripts/operation_table.py")
        return new != old
    page.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
