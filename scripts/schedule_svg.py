#!/usr/bin/env python3
"""A picture of the schedule that shows a finding, for slides and handouts: a column for each thread, time runs downwards.

usage: vm --systematic --format=json Program.java | scripts/schedule_svg.py [--finding N] [--title TEXT] [--width PIXELS] > picture.svg
N: which of the report's findings (1). TEXT: the line above the picture (the finding's message). The picture is as wide as asked for (960), as
high as it must be, and needs no fonts or files besides itself. A red line is drawn where a thread is interrupted that could have gone on; what
keeps the threads of a deadlock from going on stands at the foot of their columns. Exit status 2 if the report has no such finding.
"""
import argparse
import html
import json
import re
import sys

FONT = "font-family='DejaVu Sans, Verdana, sans-serif'"
CHARACTER = 0.6  # of the font's size: no character of those above is wider on average
COLUMN_COLOURS = ["#dbe9f6", "#fde8cf", "#dff0d8", "#f3dff0", "#fff6bf", "#e0e0f8", "#f6d9d9", "#d8f0ee"]
MARK = "#c0392b"


def wrapped(text, width, size):
    """The text in lines of at most so many pixels, broken between words; a longer word is broken anywhere."""
    limit = max(4, int(width / (size * CHARACTER)))
    lines = [""]
    for word in text.split():
        while len(word) > limit:
            lines.append(word[:limit])
            word = word[limit:]
        if lines[-1] and len(lines[-1]) + 1 + len(word) > limit:
            lines.append("")
        lines[-1] = (lines[-1] + " " + word).strip()
    return [line for line in lines if line] or [""]


class Picture:
    """Boxes and lines of text, collected from the top down."""

    def __init__(self, width):
        self.width = width
        self.parts = []

    def text(self, x, y, lines, size, anchor="start", colour="#1a1a1a", bold=False):
        weight = " font-weight='bold'" if bold else ""
        for i, line in enumerate(lines):
            self.parts.append(f"<text x='{x:g}' y='{y + i * size * 1.3:g}' font-size='{size}' text-anchor='{anchor}' fill='{colour}'{weight}>"
                              f"{html.escape(line)}</text>")

    def box(self, x, y, width, height, fill, stroke="#5a6b7b"):
        self.parts.append(f"<rect x='{x:g}' y='{y:g}' width='{width:g}' height='{height:g}' rx='5' fill='{fill}' stroke='{stroke}'/>")

    def line(self, x1, y1, x2, y2, colour, dashes=""):
        dashed = f" stroke-dasharray='{dashes}'" if dashes else ""
        self.parts.append(f"<line x1='{x1:g}' y1='{y1:g}' x2='{x2:g}' y2='{y2:g}' stroke='{colour}'{dashed}/>")

    def svg(self, height, title):
        return (f"<svg xmlns='http://www.w3.org/2000/svg' width='{self.width}' height='{height:g}' viewBox='0 0 {self.width} {height:g}' {FONT} role='img'>\n"
                f"<title>{html.escape(title)}</title>\n<rect width='100%' height='100%' fill='white'/>\n" + "\n".join(self.parts) + "\n</svg>\n")


def user_line(stack):
    """The line of the program's own code that a thread stands in, as " :12", or nothing."""
    for frame in stack:
        if not frame.get("library") and frame.get("line"):
            return f" :{frame['line']}"
    return ""


END_WORDS = {"wants monitor": "wants", "waits on": "waits on", "joins": "waits for", "parks": "waits in"}


def at_the_end(thread):
    """What keeps a thread of a deadlock from going on, in a few words; empty if nothing does."""
    words = END_WORDS.get(thread["state"])
    if not words:
        return ""
    return f"{words} {thread.get('call') or thread['wants']}" + user_line(thread["stack"])


ACCESS = re.compile(r"((?:is about to )?(?:reads?|writes?)) ((?:\w+\.)+)(\w+)$")


def short_fields(steps):
    """The fields whose names, without their classes, mean only one field in these steps."""
    classes = {}
    for step in steps:
        if access := ACCESS.match(step["what"]):
            classes.setdefault(access[3], set()).add(access[2])
    return {field for field, owners in classes.items() if len(owners) == 1}


def step_text(step, short):
    what = step["what"]
    if (access := ACCESS.match(what)) and access[3] in short:
        what = f"{access[1]} {access[3]}"
    line = f" :{step['place']['line']}" if step.get("place", {}).get("line") else ""
    value = f" = {step['value']}" if step.get("value") not in (None, "") else ""
    return what + value + line


def turns(steps):
    """The steps in groups: what a thread does without another one coming in between."""
    groups = []
    for step in steps:
        if not groups or groups[-1][0]["thread"] != step["thread"]:
            groups.append([])
        groups[-1].append(step)
    return groups


def picture(finding, title, width):
    """The schedule of a finding of the JSON report (docs/report.md) as SVG text."""
    size, gap = 14, 14
    steps = [step for step in finding["steps"] if not step["what"].startswith("needs class ")]
    short = short_fields(steps)
    # Columns in the order in which the threads have been started.
    threads = [thread["thread"] for thread in finding["threads"]]
    threads += [step["thread"] for step in steps if step["thread"] not in threads]
    threads = [name for name in dict.fromkeys(threads) if any(step["thread"] == name for step in steps)]
    column = (width - gap) / max(1, len(threads))
    inner = column - gap
    left = {name: gap + i * column for i, name in enumerate(threads)}
    colour = {name: COLUMN_COLOURS[i % len(COLUMN_COLOURS)] for i, name in enumerate(threads)}
    draw = Picture(width)

    def box(thread, y, texts, fill, stroke, ink="#1a1a1a"):
        """A box with one or more texts in the thread's column; returns its height."""
        lines = [line for text in texts for line in wrapped(text, inner - 16, size)]
        height = len(lines) * size * 1.3 + 10
        draw.box(left[thread], y, inner, height, fill, stroke)
        draw.text(left[thread] + 8, y + size + 4, lines, size, colour=ink)
        return height

    heading = wrapped(title, width - 2 * gap, 17)
    draw.text(gap, 30, heading, 17, bold=True)
    y = 34 + len(heading) * 17 * 1.3
    for name in threads:
        draw.box(left[name], y, inner, 28, colour[name])
        draw.text(left[name] + inner / 2, y + 19, wrapped(name, inner, size)[:1], size, "middle", bold=True)
    y += 28
    top, lifelines = y, len(draw.parts)
    y += 12
    for turn in turns(steps):
        if turn[0]["preempts"]:
            draw.line(gap, y - 3, width - gap, y - 3, MARK, "6 4")
            y += 5
        y += box(turn[0]["thread"], y, [step_text(step, short) for step in turn], colour[turn[0]["thread"]], "#5a6b7b") + 8
    if finding["kind"] == "deadlock":
        ends = {thread["thread"]: at_the_end(thread) for thread in finding["threads"] if thread["thread"] in left}
        y += max([box(name, y, [words], "#ffffff", MARK, MARK) for name, words in ends.items() if words], default=0)
    # The threads' lines of life lie below the boxes.
    boxes, draw.parts = draw.parts[lifelines:], draw.parts[:lifelines]
    for name in threads:
        draw.line(left[name] + inner / 2, top, left[name] + inner / 2, y, "#9aa7b3")
    draw.parts += boxes
    return draw.svg(y + 12, title)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--finding", type=int, default=1)
    parser.add_argument("--title")
    parser.add_argument("--width", type=int, default=960)
    arguments = parser.parse_args()
    try:
        report = json.load(sys.stdin)
    except ValueError:
        print("schedule_svg: standard input is no JSON report; make one with: vm --systematic --format=json Program.java", file=sys.stderr)
        return 2
    findings = report.get("findings", [])
    if not 1 <= arguments.finding <= len(findings):
        print(f"schedule_svg: there is no finding {arguments.finding}; the report has {len(findings)}", file=sys.stderr)
        return 2
    finding = findings[arguments.finding - 1]
    subject = f" on {finding['variable']}" if finding.get("variable") else ""
    title = arguments.title or f"{finding['kind']}{subject}: {finding['message']}"
    sys.stdout.write(picture(finding, title, arguments.width))
    return 0


if __name__ == "__main__":
    sys.exit(main())
