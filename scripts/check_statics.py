"""The law of state: no mutable static or thread_local variable below cli, for what affects a run is in World. laws.py
runs it beside the other laws.
"""
import os
import re

import check_includes

# Mutable statics below cli that cannot be avoided: (file, name) -> why.
STATICS = {
    ("vm/base/check.cpp", "hint"): "the command line, for the message of a failed check; abort() takes no argument",
    ("repl/line_editor.cpp", "editing"): "readline calls back without an argument of ours",
    ("repl/line_editor.cpp", "at"): "the same: readline asks for one completion after the other",
}
# Rooms that may have mutable statics, beside unit tests.
FREE_ROOMS = {"cli", "web", "fuzz", "bench", "test_support"}

COMMENT_OR_TEXT = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"(?P<end>[^()\s]*)\(.*?\)(?P=end)"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'', re.S)
DIGITS_APART = re.compile(r"(?<=[0-9a-fA-F])'(?=[0-9a-fA-F])")
PREPROCESSOR = re.compile(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", re.M)


def blank(match):
    return re.sub(r"[^\n]", " ", match[0])


def code_only(text):
    """The text with comments, literals' contents and preprocessor lines blanked, its line numbers kept."""
    text = COMMENT_OR_TEXT.sub(blank, DIGITS_APART.sub("0", text))
    return PREPROCESSOR.sub(blank, text)


class Scope:
    """A pair of braces: `kind` is namespace, type, code (a function's body), or value (a braced initialiser)."""

    def __init__(self, kind):
        self.kind = kind
        self.statement = ""
        self.line = 0
        self.parentheses = 0


def kind_of_braces(head, around):
    """What a `{` opens after the text `head` of a statement in a scope of kind `around`."""
    head = re.sub(r"\balignas\s*\([^()]*\)|\[\[.*?\]\]", " ", head).strip()
    if around == "value":
        return "value"
    if around == "code":
        variable = re.match(r"(static|thread_local|constinit)\b", head) and "(" not in before_value(head)
        return "value" if variable else "code"
    if re.search(r"\bnamespace\b[\w\s:]*$", head) or re.match(r"extern\s*$", head):
        return "namespace"
    if re.search(r"\boperator\b", head) or "(" in before_value(head):
        return "code"
    if re.match(r"(template\s*<.*>\s*)?(typedef\s+)?(class|struct|union)\b", head) and "=" not in head:
        return "type"
    # The next member of a constructor's list: `: a_{1}, b_{2} {}`.
    return "code" if head.startswith((",", ":")) or not head else "value"


def before_value(statement):
    """The declaration without its initialiser."""
    return re.split(r"(?<![=!<>])=(?!=)|\{", without_template_arguments(statement), maxsplit=1)[0]


def without_template_arguments(text):
    before = None
    while before != text:
        before, text = text, re.sub(r"(?<=\w)\s*<[^<>;{}]*>", "", text)
    return text


def mutable_name(statement, kind):
    """The name of the mutable variable with static lifetime that this statement declares, or None."""
    statement = re.sub(r"\[\[.*?\]\]", " ", " ".join(statement.split()))
    while True:
        shorter = re.sub(r"^(public|private|protected|default|case [^:]*|\w+)\s*:(?!:)\s*", "", statement)
        if shorter == statement:
            break
        statement = shorter
    is_static = re.match(r"((inline|constinit|extern)\s+)*(static|thread_local)\b", statement) is not None
    if kind != "namespace" and not is_static:
        return None
    if re.match(r"(using|typedef|friend|static_assert|namespace|enum|template|concept|extern|goto|return)\b", statement):
        return None
    declaration = before_value(statement)
    if kind != "code" and "(" in declaration:
        return None  # a function
    declaration = declaration.split("(")[0].strip()
    if re.match(r"(class|struct|union)\s+[\w:]+$", declaration) or re.search(r"\boperator\b", declaration):
        return None
    match = re.match(r"(.*[\s*&])([\w:]+)\s*(\[[^\]]*\]\s*)*$", declaration)
    if not match or re.search(r"\bconstexpr\b", declaration):
        return None
    type_name = match[1]
    behind_pointer = type_name.rsplit("*", 1)[1] if "*" in type_name else type_name
    return None if re.search(r"\bconst\b", behind_pointer) else match[2]


def mutable_statics(text):
    """(line, name) of each variable with static or thread lifetime that is not const. Reads text, not C++: it knows
    declarations as they are written here."""
    found = []
    scopes = [Scope("namespace")]
    line = 1
    for char in code_only(text):
        scope = scopes[-1]
        if char == "\n":
            line += 1
        if char in "([":
            scope.parentheses += 1
        elif char in ")]":
            scope.parentheses -= 1
        if char == "{":
            kind = kind_of_braces(scope.statement, scope.kind)
            if kind == "code" and scope.kind == "namespace" or kind in ("namespace", "type"):
                scope.statement = ""
            scopes.append(Scope(kind))
        elif char == "}" and len(scopes) > 1:
            ended = scopes.pop()
            scope = scopes[-1]
            if ended.kind == "value":
                scope.statement += "{}"
            elif scope.parentheses == 0:
                scope.statement = ""
        elif char == ";" and scope.parentheses <= 0:
            name = mutable_name(scope.statement, scope.kind)
            if name:
                found.append((scope.line, name))
            scope.statement = ""
        else:
            if not scope.statement.strip() and not char.isspace():
                scope.line = line
            scope.statement += char
    return found


def check(root):
    problems, met = [], set()
    for path in check_includes.sources(root):
        if not path.endswith((".h", ".cpp")) or path.endswith("_test.cpp") or check_includes.room_of(path) in FREE_ROOMS:
            continue
        with open(os.path.join(root, path), encoding="utf-8", errors="replace") as file:
            for line, name in mutable_statics(file.read()):
                met.add((path, name))
                if (path, name) not in STATICS:
                    problems.append(f"{path}:{line}: {name}: no mutable static below cli (state belongs in World)")
    for path, name in STATICS:
        if (path, name) not in met and os.path.exists(os.path.join(root, path)):
            problems.append(f"{path}:1: {name} is no mutable static any more: take it off the list in scripts/check_statics.py")
    return problems
