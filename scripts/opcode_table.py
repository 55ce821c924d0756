#!/usr/bin/env python3
"""Writes the opcode tables of docs/bytecode.md from vm/bytecode/opcodes.def.

Run it after a change to opcodes.def. With --check it changes nothing and exits with 1 if the page is not
up to date. (The unit tests of vm/bytecode notice too.)
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
BEGIN, END = "<!-- opcodes: begin (scripts/opcode_table.py) -->", "<!-- opcodes: end -->"
ROW = re.compile(r"OP\((\w+),\s*(\w+),\s*(\w+),\s*(\w+),\s*(\w+),\s*([^)]*)\)\s*(?://\s*(.*))?")


def tables(definitions):
    out = []
    for line in definitions.splitlines():
        if line.startswith("// --- "):
            title = line[len("// --- "):].split(". ")[0].split(": ")[0].split(" (NaN")[0].strip().rstrip(".")
            out += ["", f"### {title[0].upper()}{title[1:]}", "",
                    "| opcode | operands | flags | meaning |", "|---|---|---|---|"]
        row = ROW.match(line)
        if row:
            name, form, a, b, c, flags, comment = row.groups()
            operands = " ".join(role for role in (a, b, c) if role != "None")
            if form == "AI":
                operands += " (32 bits)"
            flags = "" if flags.strip() == "0" else " ".join(flags.strip().split("|"))
            comment = (comment or "").replace("|", "\\|")
            out.append(f"| `{name}` | {operands} | {flags} | {comment} |")
    return "\n".join(out) + "\n\n"


def main():
    page = ROOT / "docs" / "bytecode.md"
    old = page.read_text(encoding="utf-8")
    head, rest = old.split(BEGIN)
    tail = rest.split(END)[1]
    new = head + BEGIN + "\n" + tables((ROOT / "vm/bytecode/opcodes.def").read_text(encoding="utf-8")) + END + tail
    if new == old:
        return 0
    if "--check" in sys.argv[1:]:
        print("docs/bytecode.md is not up to date: run scripts/opcode_table.py")
        return 1
    page.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
