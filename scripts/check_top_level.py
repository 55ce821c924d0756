"""The law of the top level: a newcomer finds his way by the names of folders there, so that no other name may appear (a
program that was run there may leave a file behind, which is then committed with the rest). laws.py runs it beside the
other laws.
"""
import fnmatch
import os

FILES = {
    ".clang-format", ".editorconfig", ".git-blame-ignore-revs", ".gitattributes", ".gitignore", "CHANGELOG.md",
    "CMakeLists.txt", "CMakePresets.json", "CONTRIBUTING.md", "Containerfile", "LICENSE", "README.md", "check", "run",
}
FOLDERS = {
    ".ci", "bench", "checkpoint", "cli", "cmake", "dap", "docs", "editors", "examples", "fuzz", "interp", "junit", "lang",
    "lang-tests", "lsp", "mpi", "picture", "predict", "protocol", "repl", "rules", "scripts", "stdlib", "stubs",
    "test_support", "tester", "vm", "web",
}


def ignored(root):
    """The patterns of .gitignore for names at the top."""
    try:
        with open(os.path.join(root, ".gitignore"), encoding="utf-8") as file:
            return [line.strip().strip("/") for line in file if line.strip() and not line.startswith("#")]
    except FileNotFoundError:
        return []


def check(root):
    """The names at the top of `root` that are neither known (above) nor ignored by git."""
    problems, patterns = [], ignored(root)
    for name in sorted(os.listdir(root)):
        known = FOLDERS if os.path.isdir(os.path.join(root, name)) else FILES
        if name not in known and name != ".git" and not any(fnmatch.fnmatch(name, pattern) for pattern in patterns):
            problems.append(f"{name}:1: is not known at the top level (what belongs there: scripts/check_top_level.py)")
    return problems
