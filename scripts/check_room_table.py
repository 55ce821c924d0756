"""The law of the table of rooms: docs/architecture.md shows what cmake/rooms.txt says. laws.py runs it beside the other
laws.
"""
import os
import re

import check_includes

ROW = re.compile(r"\|\s*`([\w/]+)`\s*\|.*\|\s*([^|]*?)\s*\|\s*$")


def check(root):
    """The rows `| room | what it holds | what it sees |` of the document against cmake/rooms.txt."""
    path, problems, shown = "docs/architecture.md", [], {}
    try:
        with open(os.path.join(root, path), encoding="utf-8") as file:
            lines = file.read().splitlines()
    except FileNotFoundError:
        return []
    for number, line in enumerate(lines, 1):
        match = ROW.match(line)
        if match and match[1] in check_includes.SEES:
            shown[match[1]] = number
            sees = check_includes.SEES[match[1]]
            if match[2].replace("`", "") != (", ".join(sees) or "nothing"):
                problems.append(f"{path}:{number}: {match[1]} sees {', '.join(sees) or 'nothing'} (cmake/rooms.txt)")
    for room in check_includes.SEES:
        if room not in shown:
            problems.append(f"{path}:1: the table of rooms lacks `{room}` (cmake/rooms.txt)")
    return problems
