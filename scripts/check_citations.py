#!/usr/bin/env python3
"""The law of citations: documents and comments cite only what exists in the repository.

check_citations.py [ROOT]    prints each violation as FILE:LINE: message; exit status 1 if there is one.

Looked at are all documents (*.md) and the comments of all sources. Checked are
  * links of documents: the file, and the heading behind '#';
  * documents by name, from the root in sources; where a comma and a title in quotes follow, the heading, too. By number
    nothing is cited, for numbers change unseen;
  * files by path (vm/heap.h, tester/search.*), and sources by name alone (heap.cpp);
  * the programs that documents name (systematic/SpinForEver, paper/Figure*).
"""
import fnmatch
import io
import os
import re
import sys
import tokenize

SKIPPED_FOLDERS = {".git", ".cache", "__pycache__", "heddle-out"}
C_LIKE = (".h", ".hpp", ".c", ".cpp", ".def", ".inc", ".S", ".java")
HASH_LIKE = (".sh", ".cmake", "CMakeLists.txt", "/check", "/run")
PROGRAM_FOLDERS = ("systematic", "paper", "reports")

LINK = re.compile(r"\]\(([^()\s]+)\)")
DOCUMENT = re.compile(r"(?<![\w/.*-])((?:[\w.-]+/)*[\w-]+\.md)\b(,\s+\"([^\"]+)\"|,\s+sections?\s+\d)?")
# A path with a folder; `*` for any letters. (Not a part of something longer, such as java/lang/String.java.)
PATH = re.compile(r"(?<![\w/.*$<>{}-])((?:[\w.*-]+/)+[\w*-]*(?:\.[\w-]+)*\.(?:\*|[a-z]\w*))(?![\w/*])")
SOURCE = re.compile(r"(?<![\w/.*$<>\"-])([\w*]+\.(?:h|cpp|py|def))(?![\w/*(])")
PROGRAM = re.compile(r"(?<![\w/-])((?:%s)/[A-Z][\w*]*)" % "|".join(PROGRAM_FOLDERS))
# What stands for a name that the reader chooses; and files that are not ours.
EXAMPLES = re.compile(r"(^|/)(FILE|NAME|X|PATH|DIR)\b")
FOREIGN = {"bytecodeUtils.cpp"}  # of OpenJDK


def files_below(root):
    """Paths relative to root; without what the build makes."""
    for folder, folders, files in os.walk(root):
        at = os.path.relpath(folder, root)
        folders[:] = sorted(f for f in folders
                            if f not in SKIPPED_FOLDERS and not (at == "." and (f == "build" or f.startswith("build-"))))
        for name in sorted(files):
            yield os.path.normpath(os.path.join(at, name)).replace(os.sep, "/")


def slug(heading):
    """The anchor that GitHub and GitLab give a heading."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").strip().lower()
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


def headings_of(text):
    fenced, found = False, []
    for line in text.splitlines():
        fenced ^= line.startswith("```")
        if not fenced and (m := re.match(r"#+ +(.*)", line)):
            found.append(m[1].strip())
    return found


C_TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.S)


def c_comments(text):
    """(line, text) of each comment; neighbouring // lines are one."""
    result, last_line = [], -1
    for m in C_TOKEN.finditer(text):
        if m[0][0] != "/":
            continue
        line = text.count("\n", 0, m.start()) + 1
        words = m[0][2:] if m[0].startswith("//") else m[0][2:-2]
        own_line = text[text.rfind("\n", 0, m.start()) + 1:m.start()].strip() == ""
        if m[0].startswith("//") and own_line and line == last_line + 1:
            result[-1] = (result[-1][0], result[-1][1] + "\n" + words)
        else:
            result.append((line, words))
        last_line = line
    return result


def hash_comments(text):
    return [(n, m[1]) for n, line in enumerate(text.splitlines(), 1) if (m := re.match(r"\s*#(.*)", line))]


def python_comments(text):
    """Comments, and strings that stand alone: documentation."""
    result, before = [], tokenize.NEWLINE
    try:
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                result.append((token.start[0], token.string[1:]))
            elif token.type == tokenize.STRING and before in (tokenize.NEWLINE, tokenize.INDENT, tokenize.NL):
                result.append((token.start[0], token.string.strip("\"'")))
            if token.type not in (tokenize.COMMENT, tokenize.NL):
                before = token.type
    except (tokenize.TokenError, IndentationError):
        pass
    return result


def prose_of(path, text):
    """(first line, text) of each piece to be looked at."""
    if path.endswith(".md"):
        return [(1, text)]
    if path.endswith(C_LIKE):
        return c_comments(text)
    if path.endswith(".py"):
        return python_comments(text)
    if ("/" + path).endswith(HASH_LIKE):
        return hash_comments(text)
    return []


class Checker:
    def __init__(self, root):
        self.root = root
        self.files = set(files_below(root))
        self.names = {f.rsplit("/", 1)[-1] for f in self.files}
        self.tops = {f.split("/", 1)[0] for f in self.files if "/" in f}
        self.titles_of = {}
        self.problems = []

    def read(self, path):
        with open(os.path.join(self.root, path), encoding="utf-8", errors="replace") as f:
            return f.read()

    def titles(self, document):
        if document not in self.titles_of:
            self.titles_of[document] = headings_of(self.read(document))
        return self.titles_of[document]

    def run(self):
        for path in sorted(self.files):
            if path == "CHANGELOG.md":
                continue  # it tells of what has been
            try:
                pieces = prose_of(path, self.read(path))
            except OSError:
                continue
            for line, text in pieces:
                self.check(path, line, text)
        return self.problems

    def complain(self, path, line, text, at, message):
        self.problems.append(f"{path}:{line + text.count(chr(10), 0, at)}: {message}")

    def exists(self, name, beside):
        """Is there such a file, seen from the root, from docs, or beside the one that cites it? It may have `*`."""
        candidates = {os.path.normpath(os.path.join(folder, name)) for folder in (".", "docs", "lang-tests", beside)}
        if "*" not in name:
            return next((c for c in sorted(candidates) if c in self.files), None)
        return next((f for c in candidates for f in self.files if fnmatch.fnmatchcase(f, c)), None)

    def check(self, path, line, text):
        beside = os.path.dirname(path)
        complain = lambda m, message: self.complain(path, line, text, m.start(), message)
        if path.endswith(".md"):
            for m in LINK.finditer(text):
                self.check_link(m, beside, path, complain)
            text = re.sub(LINK, lambda m: "]" + " " * (len(m[0]) - 1), text)
        else:
            text = re.sub(r"(?m)^\s*(//|\*|#)", "", text)
        plain = re.sub(r"https?://\S+", lambda m: " " * len(m[0]), text)
        for m in DOCUMENT.finditer(plain):
            document = self.exists(m[1], beside)
            if document is None:
                complain(m, f"there is no {m[1]}")
            elif m[2] and not m[3]:
                complain(m, f"cite {m[1]} by its headings' words: numbers change")
            elif m[3] and " ".join(m[3].split()) not in self.titles(document):
                complain(m, f'{document} has no heading "{" ".join(m[3].split())}"')
            elif not path.endswith(".md") and document not in (m[1], os.path.join(beside, m[1])):
                complain(m, f"cite it by its path, {document}")
        for m in PATH.finditer(plain):
            if m[1].split("/", 1)[0] in self.tops and not m[1].endswith(".md") and not EXAMPLES.search(m[1]) \
                    and not m[1].startswith("build/") and self.exists(m[1], beside) is None:
                complain(m, f"there is no {m[1]}")
        for m in SOURCE.finditer(plain):
            if m[1] not in FOREIGN and not any(fnmatch.fnmatchcase(n, m[1]) for n in self.names):
                complain(m, f"there is no {m[1]}")
        for m in PROGRAM.finditer(plain):
            found = any(fnmatch.fnmatchcase(f, "lang-tests/" + m[1] + end) for f in self.files
                        for end in (".java", "/Main.java", ".txt"))
            if not found:
                complain(m, f"there is no program lang-tests/{m[1]}")

    def check_link(self, m, beside, path, complain):
        if re.match(r"[a-z]+:", m[1]):
            return
        target, _, anchor = m[1].partition("#")
        document = os.path.normpath(os.path.join(beside, target)) if target else path
        folder = any(f.startswith(document + "/") for f in self.files)
        if document not in self.files and not folder:
            complain(m, f"there is no {document}")
        elif anchor and anchor not in {slug(t) for t in self.titles(document)}:
            complain(m, f"{document} has no heading for #{anchor}")


def check(root):
    """All violations below `root`, as "FILE:LINE: message"."""
    return Checker(root).run()


def main():
    here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    problems = check(sys.argv[1] if len(sys.argv) > 1 else here)
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
