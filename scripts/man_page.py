#!/usr/bin/env python3
"""Makes the manual page of what `vm help` says.

usage: man_page.py VM [NAME]      writes vm(1), or NAME(1), to standard output
"""
import re
import subprocess
import sys


def escaped(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in text.split("\n"))


def verbatim(text):
    return f".nf\n{escaped(text.rstrip())}\n.fi\n"


def options(text):
    """The two columns of a command's help as .TP paragraphs."""
    out, names, words = [], "", []

    def flush():
        if names:
            out.append(f".TP\n.B {escaped(names)}\n{escaped(' '.join(words))}\n")
    for line in text.splitlines():
        if not line.startswith("  "):
            continue
        left, right = line[:30].strip(), line[30:].strip()
        if line[2:3] == "-":
            flush()
            names, words = (line.strip(), []) if len(line.strip()) > 26 and "  " not in line.strip() else (left, [right])
        elif right:
            words.append(right)
    flush()
    return "".join(out)


def main():
    vm, name = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "vm"

    def help_on(*subject):
        return subprocess.run([vm, "help", *subject], check=True, capture_output=True, text=True).stdout.replace("\r", "")
    general = help_on()
    version = subprocess.run([vm, "--version"], check=True, capture_output=True, text=True).stdout.split()[1]
    usage = general[: general.index("\n\n")]
    commands = re.search(r"^commands: (.*)$", general, re.M)[1].split(", ")
    topics = re.search(r"explains; topics: (.*)$", general, re.M)[1].split(", ")
    status = general[general.index("Exit status: ") + len("Exit status: "):]
    print(f'.TH {name.upper()} 1 "" "heddle {version}" "User Commands"')
    print(".SH NAME\n" + f"{name} \\- virtual machine for a subset of Java with a systematic concurrency tester")
    print(".SH SYNOPSIS\n" + verbatim(usage.replace("usage: ", "       ")))
    print(".SH DESCRIPTION\nRuns Java programs from their source, and explores all their schedules: data races, deadlocks, failed assertions and uncaught\n"
          f"exceptions are reported with a schedule that shows them again. {name} is also installed as {'heddle' if name == 'vm' else 'vm'}.")
    for command in commands:
        text = help_on(command)
        lines = text.splitlines()
        print(f".SH COMMAND {command.upper()}\n.B {escaped(lines[0].replace('usage: ', ''))}\n.br\n{escaped(lines[1].strip())}")
        if "\noptions:\n" in text:
            print(options(text[text.index("\noptions:\n") + 10:].split("\n\n")[0]), end="")
    for topic in topics:
        print(f".SH TOPIC {topic.upper()}\n" + verbatim(help_on(topic)), end="")
    print(".SH EXIT STATUS\n" + escaped(status))
    print(".SH SEE ALSO\nThe documents in /usr/share/doc/heddle")
    return 0


if __name__ == "__main__":
    sys.exit(main())
