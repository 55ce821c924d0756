#!/usr/bin/env python3
"""Expands the templates of the class library: sources that differ only in a primitive type are written once.

expand_templates.py TABLE OUTPUT    expands what TABLE lists below the folder OUTPUT, and removes whatever else is there.

Each row of TABLE names a template (relative to TABLE's folder, NAME.java.template) and the classes made from it as
Class=type; a class alone has no type outside #each. The markers are those of the preprocessor that OpenJDK's build uses for the same purpose (Spp):

  $key$                       a word of KEYS, for the type at hand
  {#if[COND]?yes:no}          the text `yes` or the text `no` (which may be left out), within a line
  #if[COND] #else[COND] #end[COND]    the lines between them or not; each stands on a line of its own
  #each[TYPE TYPE ...] #end[each]     the lines between them once for each type; not known to Spp

COND is a type, or several of which one has to fit (`int long`), or `!` before that. Lines that are left out and lines
of directives become empty lines. So line N of an expansion is line N of its template, and the line that a stack trace
names is the same in both; only what stands behind an #each is found by its line in the expansion.
"""
import os
import re
import sys

# The other words follow from these: type, Type (in names), Box (the class), and its article at the start of a sentence.
TYPES = [
    ("boolean", "Boolean", "Boolean", "A"),
    ("byte", "Byte", "Byte", "A"),
    ("short", "Short", "Short", "A"),
    ("char", "Char", "Character", "A"),
    ("int", "Int", "Integer", "An"),
    ("long", "Long", "Long", "A"),
    ("float", "Float", "Float", "A"),
    ("double", "Double", "Double", "A"),
    ("Object", "Object", "Object", "An"),  # where references are treated as primitive values are
]
KEYS = {row[0]: dict(zip(("type", "Type", "Box", "A"), row)) for row in TYPES}
# The types that streams have: each with the two others.
for of_stream, others in (("int", ("long", "double")), ("long", ("int", "double")), ("double", ("int", "long"))):
    for key, other in zip(("other", "another"), others):
        KEYS[of_stream] |= {key: other, key.capitalize(): KEYS[other]["Type"]}
# The integral type that holds the bits of a floating-point number.
for floating, bits in (("float", "int"), ("double", "long")):
    KEYS[floating] |= {"bits": bits, "Bits": KEYS[bits]["Type"]}

DIRECTIVE = re.compile(r"\s*#(if|else|end|each)\[([^\]]*)\]\s*$")
INLINE = re.compile(r"\{#if\[([^\]]*)\]\?([^:{}]*)(?::([^{}]*))?\}")
KEY = re.compile(r"\$([A-Za-z]+)\$")


class TemplateError(Exception):
    """A fault in a template or in the table; the message starts with FILE:LINE."""


class Template:
    def __init__(self, path, text):
        self.path = path
        self.lines = text.splitlines()

    def error(self, number, message):
        return TemplateError(f"{self.path}:{number + 1}: {message}")

    def holds(self, number, condition, type_name):
        types = condition.removeprefix("!").split()
        for name in types:
            if name not in KEYS:
                raise self.error(number, f"no type `{name}`")
        if not types:
            raise self.error(number, "a condition without a type")
        return (type_name in types) != condition.startswith("!")

    def line(self, number, type_name):
        def word(match):
            if match[1] not in KEYS.get(type_name, {}):
                raise self.error(number, f"${match[1]}$ has no meaning {f'for {type_name}' if type_name else 'here'}")
            return KEYS[type_name][match[1]]

        def choice(match):
            return match[2] if self.holds(number, match[1], type_name) else match[3] or ""

        text = KEY.sub(word, INLINE.sub(choice, self.lines[number]))
        if "{#" in text or re.match(r"\s*#", text):
            raise self.error(number, "a directive that cannot be read")
        return text.rstrip()

    def end_of(self, start, kind, condition):
        """The line of the #else (if there is one, else None) and of the #end that belong to the directive at `start`."""
        depth, middle = 0, None
        for number in range(start + 1, len(self.lines)):
            match = DIRECTIVE.match(self.lines[number])
            if not match:
                continue
            if match[1] in ("if", "each"):
                depth += 1
            elif depth > 0:
                depth -= match[1] == "end"
            elif match[2] != (condition if kind == "if" else "each"):
                raise self.error(number, f"#{match[1]}[{match[2]}] does not belong to #{kind}[{condition}]")
            elif match[1] == "end":
                return middle, number
            elif middle is not None or kind == "each":
                raise self.error(number, "an #else too many")
            else:
                middle = number
        raise self.error(start, f"#{kind}[{condition}] has no #end")

    def expand(self, type_name, start=0, stop=None):
        """The lines from `start` to before `stop`, expanded for a type."""
        stop = len(self.lines) if stop is None else stop
        result, number = [], start
        while number < stop:
            match = DIRECTIVE.match(self.lines[number])
            if not match:
                result.append(self.line(number, type_name))
                number += 1
                continue
            kind, condition = match[1], match[2]
            if kind in ("else", "end"):
                raise self.error(number, f"#{kind}[{condition}] without its beginning")
            middle, end = self.end_of(number, kind, condition)
            if kind == "each":
                for each in condition.split():
                    if each not in KEYS:
                        raise self.error(number, f"no type `{each}`")
                    result += ["", *self.expand(each, number + 1, end)]
                result.append("")
            else:
                yes = self.holds(number, condition, type_name)
                parts = [(number + 1, middle if middle is not None else end, yes)]
                if middle is not None:
                    parts.append((middle + 1, end, not yes))
                for first, last, taken in parts:
                    result.append("")
                    result += self.expand(type_name, first, last) if taken else [""] * (last - first)
                result.append("")
            number = end + 1
        return result


def rows(table):
    """(template, {class: type, or None}) for each row of the table."""
    with open(table, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            words = line.split("#")[0].split()
            if not words:
                continue
            if len(words) < 2 or not words[0].endswith(".java.template"):
                raise TemplateError(f"{table}:{number}: expected NAME.java.template Class=type ...")
            classes = {}
            for word in words[1:]:
                name, equals, type_name = word.partition("=")
                if equals and type_name not in KEYS:
                    raise TemplateError(f"{table}:{number}: no type `{type_name}`")
                classes[name] = type_name or None
            yield words[0], classes


def check_each_template_is_used(root, used, table):
    for folder, _, names in os.walk(root):
        for name in names:
            path = os.path.relpath(os.path.join(folder, name), root)
            if name.endswith(".java.template") and path not in used:
                raise TemplateError(f"{path} is in no row of {os.path.basename(table)}")


def expansions(table):
    """All expansions of the table: {path relative to the library's root: text}."""
    root = os.path.dirname(os.path.abspath(table))
    result, used = {}, set()
    for path, classes in rows(table):
        used.add(path)
        try:
            with open(os.path.join(root, path), encoding="utf-8") as file:
                template = Template(path, file.read())
        except OSError as error:
            raise TemplateError(f"{path}: {error.strerror}") from error
        for name, type_name in classes.items():
            expansion = f"{os.path.dirname(path)}/{name}.java"
            if expansion in result or os.path.exists(os.path.join(root, expansion)):
                raise TemplateError(f"{expansion} comes from {path} and from elsewhere")
            lines = template.expand(type_name) + [f"// Expanded from {path}."]
            result[expansion] = "\n".join(lines) + "\n"
    check_each_template_is_used(root, used, table)
    return result


def write(files, output):
    """Makes the folder hold these files and no other. A file that does not change keeps its time."""
    for folder, _, names in os.walk(output):
        for name in names:
            path = os.path.join(folder, name)
            if os.path.relpath(path, output) not in files:
                os.remove(path)
    for name, text in files.items():
        path = os.path.join(output, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                if file.read() == text:
                    continue
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


def main():
    if len(sys.argv) != 3:
        print("usage: expand_templates.py TABLE OUTPUT", file=sys.stderr)
        return 2
    try:
        write(expansions(sys.argv[1]), sys.argv[2])
    except TemplateError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
