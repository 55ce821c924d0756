"""The law of who includes whom: checks every #include of the tree against the table of rooms (cmake/rooms.txt). And the
law of who may touch objects without telling: natives have interp::SharedHeap. And the law that English decides nothing:
text for readers is made in tester/words*.cpp, and no other code of the tester or the debugger looks for words in it.
laws.py runs it beside the other laws.
"""
import os
import re

TABLE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "cmake", "rooms.txt")


def read_table(path=TABLE):
    """cmake/rooms.txt: what each room sees directly (the relation is transitive), and what its unit tests see as well."""
    sees, tests_see = {}, {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            room, colon, rest = line.split("#")[0].strip().partition(":")
            if colon:
                direct, _, tests = rest.partition("|")
                sees[room], tests_see[room] = direct.split(), tests.split()
    return sees, tests_see


SEES, TESTS_SEE = read_table()

# Third-party headers: pattern, rooms that may include them, most files that may.
PACKAGES = [
    (r"boost/mpi/", {"mpi"}, None),
    (r"boost/", {"checkpoint"}, None),
    (r"ffi(target)?\.h$|ffi/", {"stdlib"}, None),
    (r"readline/", {"repl"}, 1),
    (r"CLI/", {"cli"}, None),
    (r"benchmark/", {"bench"}, None),
    (r"nlohmann/", {"tester", "repl", "picture", "cli", "protocol", "dap", "lsp", "test_support", "bench"}, None),
]
# Words that only some may use: pattern, those who may (of all sources, or of those below a folder), what to use instead.
SHARED_HEAP = {"interp/shared_heap.h", "interp/shared_heap.cpp"}
WORDS = [
    (r"heap_?\.(payload|memory)\(", "interp/", {"interp/interpreter.cpp", "interp/loop_support.cpp"} | SHARED_HEAP,
     "whole objects are read by interp::SharedHeap, which tells Events: use it, or Heap::load"),
    (r"\brecord_accesses\b", "", SHARED_HEAP, "accesses are recorded by interp::SharedHeap alone"),
    (r"(\.|->)heap\b(?!\()|\bHeap\b", "stdlib/", set(), "natives see objects through NativeContext::heap() alone"),
    (r"(\.|->)heap\b(?!\()|\bHeap\b", "interp/outside_ops.cpp", set(), "see objects through SharedHeap alone"),
]
# Tests for a piece of text, and which of these pieces are English: lower-case words without the marks of names of classes,
# methods and fields. Names of our own notations (modes, decisions, commands, test programs) are allowed where they are read.
TEXT_TEST = re.compile(r'(?:\b(?:starts_with|ends_with|find|rfind|contains)\(\s*|[!=]=\s*)"((?:[^"\\]|\\.)*)"'
                       r'|"((?:[^"\\]|\\.)*)"\s*[!=]=')
NAME_OF_JAVA = re.compile(r'[/.$\[<(#]|[a-z][A-Z]|^[A-Z]\w+$|^L\w+;$')
NOTATIONS = {
    "tester/block_operations.cpp": {"wait", "await", "park"},  # names of methods
    "tester/report.cpp": {"--systematic", "--explore", "--promote"},
    "tester/modes.cpp": {"proof", "all", "exitblock", "dd", "rw", "rwdd"},
    "test_support/racy_comparison.cpp": {"obj", "data"},
    "test_support/random_program_text.cpp": {"variable", "class", "extends", "silent", "thread", "daemon"},
    "tester/join_chains.cpp": {"join", "start"},
    "repl/debugger_questions.cpp": {"go"},
    "repl/debugger.cpp": {"pick"},
    "repl/debugger_breakpoints.cpp": {"monitor"},
    "repl/debugger_frames.cpp": {"full"},
    "repl/debugger_views.cpp": {"boolean", "true", "all"},
    "repl/debugger_complete.cpp": {"this"},
    "repl/debugger_history.cpp": {"here"},
    "repl/state_picture.cpp": {"this"},
    "repl/evaluator.cpp": {"this"},
    "repl/scope.cpp": {"this"},
    "repl/session.cpp": {"assert"},
    "repl/session_explore.cpp": {"par"},
    "repl/inspect.cpp": {"this", "length", "class"},
}
SUFFIXES = (".h", ".hpp", ".cpp", ".cc", ".c", ".inc", ".def", ".S")
INCLUDE = re.compile(r'^\s*#\s*include(?:_next)?\b\s*(?:"([^"]+)"|<([^>]+)>)?')


def visible(room):
    """The rooms that `room` may include, itself too."""
    seen, todo = set(), [room]
    while todo:
        r = todo.pop()
        if r not in seen:
            seen.add(r)
            todo += SEES[r]
    return seen


def room_of(path):
    """The room of a path relative to the root (the longest folder that matches), or None."""
    folder = os.path.dirname(path)
    while folder:
        if folder in SEES:
            return folder
        folder = os.path.dirname(folder)
    return None


def without_block_comments(text):
    """The text with /* */ comments blanked and its line numbers kept."""
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.S)
    blank = lambda m: re.sub(r"[^\n]", " ", m[0]) if m[0].startswith("/*") else m[0]
    return pattern.sub(blank, text)


def check_words(path, number, line, problems):
    code = line.split("//")[0]
    for pattern, folder, allowed, instead in WORDS:
        if path.startswith(folder) and not any(path.startswith(a) for a in allowed) and re.search(pattern, code):
            problems.append(f"{path}:{number}: {instead}")


def check_english(path, number, line, problems):
    if not path.startswith(("tester/", "repl/")) or path.startswith("tester/words") or path.endswith("_test.cpp"):
        return
    for m in TEXT_TEST.finditer(line.split("//")[0]):
        text = m[1] if m[1] is not None else m[2]
        if re.search(r"[a-z]{2}", text) and not NAME_OF_JAVA.search(text) and text not in NOTATIONS.get(path, ()):
            problems.append(f'{path}:{number}: "{text}": English decides nothing; test the data that it was made of '
                            "(words.h)")


def sources(root):
    for top in sorted({room.split("/")[0] for room in SEES}):
        for folder, folders, files in os.walk(os.path.join(root, top)):
            folders.sort()
            for name in sorted(files):
                if name.endswith(SUFFIXES):
                    yield os.path.relpath(os.path.join(folder, name), root).replace(os.sep, "/")


def check(root):
    """All violations below `root`, as "FILE:LINE: message"."""
    problems, users = [], {}
    for path in sources(root):
        room = room_of(path)
        is_test = path.endswith("_test.cpp")
        with open(os.path.join(root, path), encoding="utf-8", errors="replace") as f:
            text = without_block_comments(f.read())
        for number, line in enumerate(text.splitlines(), 1):
            check_words(path, number, line, problems)
            check_english(path, number, line, problems)
            m = INCLUDE.match(line)
            if not m:
                continue
            target = m[1] or m[2]
            complain = lambda message: problems.append(f"{path}:{number}: {message}")
            if not target:
                complain("#include of a macro cannot be checked")
                continue
            package = next((p for p in PACKAGES if re.match(p[0], target)), None)
            if package:
                if room not in package[1]:
                    complain(f"<{target}> may be included only in {', '.join(sorted(package[1]))}")
                users.setdefault(package[0], {}).setdefault(path, number)
                continue
            if target.startswith("doctest/"):
                if not is_test and room != "test_support":
                    complain("doctest belongs in *_test.cpp")
                continue
            target_room = room_of(target)
            if target_room is None:
                if m[1]:
                    complain(f'"{target}": include by the full path from the repository root')
                continue
            if target.endswith("_test.cpp") or target.startswith("/") or ".." in target.split("/"):
                complain(f'"{target}" must not be included')
            elif is_test and target_room in TESTS_SEE[room]:
                continue
            elif target_room not in visible(room):
                complain(f"{room} does not see {target_room} ({target})")
    for pattern, _, most in PACKAGES:
        files = users.get(pattern, {})
        if most is not None and len(files) > most:
            for path, number in list(files.items())[most:]:
                problems.append(f"{path}:{number}: {pattern} is included in more than {most} file(s)")
    return problems
