#!/usr/bin/env python3
"""vm lsp. Sessions as an editor has them, by the library of VS Code's own language clients (lsp_client.js); VS Code's extension with a
stub in place of VS Code (vscode_client_test.js); and bad input, byte by byte.

usage: lsp_test.py [--vm PATH] [--filter TEXT]     (default build/vm); ends with a line "N passed, N failed"
Needs Node.js and npm; the library is installed into build/npm-test. Without them only bad input is tested, and the first line says so.
"""
import argparse
import bisect
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import npm_packages
from dap_test import framed, messages

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIBRARIES = ["vscode-languageserver-protocol@3.17.5", "vscode-jsonrpc@8.2.0"]
PROGRAMS = {
    "Bank.java": """import java.util.List;
public class Bank {
    static int balance = 3;
    static final List<String> names = new java.util.ArrayList<>();

    static int total(int[] values) throws Exception {
        int sum = 0;
        for (int v : values) { int w = v; sum += w; } int v; v = sum; sum = v;
        return sum;
    }

    public static void main(String[] args) throws Exception {
        int all = total(new int[] {1}) + 7;
        names.add("x"); names.get(0); Account a = new Account("alice");
        a.deposit(balance);
        System.out.println(all);
        int k = args.length;
        java.util.function.IntUnaryOperator f = Bank::twice;
    }

    static int twice(int n) { return 2 * n; }
}
""",
    "Account.java": """class Account {
    final String owner;
    Account(String owner) { this.owner = owner; }
    <T extends Number> void deposit(T amount) {}
}
""",
    "Wrong.java": "class Wrong {\r\n\tint f(String s) {\r\n\t\t/* \U0001d11e\U0001d11e */ return s.lenght();\r\n\t}\tint n = missing; // ä\r\n}\r\n",
    "UsesBroken.java": "class UsesBroken { int n = Broken.N; }\n",
    "Broken.java": "class Broken { static int N = \"text\"; }\n",
    "Racy.java": """public class Racy {
    static int count;
    static void work() { count = count + 1; }
    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(Racy::work), b = new Thread(Racy::work);
        a.start(); b.start(); a.join(); b.join();
    }
}
""",
    "RacyTest.java": """import org.junit.jupiter.api.Test;
class RacyTest {
    int count;
    @Test
    void counts() throws InterruptedException {
        Thread other = new Thread(() -> ++count);
        other.start();
        ++count;
        other.join();
    }
    @Test void isFine() {}
    // @Test void notThere() {}
    /* @Test void norHere() {} */
    String text = "@Test void norThere() {}";
    @Override public String toString() { return text; }
    static void main() {}

    @org.junit.jupiter.params.ParameterizedTest(name = "x)(")
    @org.junit.jupiter.params.provider.ValueSource(ints = {1, 2})
    <T> void isFine(int n) {}
}
""",
    "app/Main.java": """package app;
import app.a.Part;
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(Part::work), b = new Thread(Part::work);
        a.start(); b.start(); a.join(); b.join(); app.b.Part.work();
    }
}
""",
    "app/a/Part.java": "package app.a;\r\npublic class Part {\r\n\tstatic int count;\r\n\t/*\U0001d11e*/ public static void work() { count = 1; }\r\n}\r\n",
    "app/b/Part.java": "package app.b;\npublic class Part {\n    // Here is nothing to be found.\n    public static void work() {}\n}\n",
    "Dining.java": """public class Dining {
    static final Object left = new Object(), right = new Object();
    static void eat(boolean turned) {
        Object first, second;
        if (turned) { first = left; second = right; }
        else { first = right; second = left; }
        String eats = "eats";
        synchronized (first) {
            synchronized (second) { eats += "!"; }
        }
    }
    public static void main(String[] args) {
        new Thread(() -> eat(true)).start();
        new Thread(() -> eat(false)).start();
    }
}
""",
    "Long.java": """public class Long {
    static volatile int a;
    public static void main(String[] args) {
        for (int t = 0; t < 6; ++t) {
            int id = t;
            new Thread(() -> { for (int i = 0; i < 50 && a != -1; ++i) a = a * 31 + id; }).start();
        }
    }
}
""",
}


def request(number, method, params=None):
    message = {"jsonrpc": "2.0", "id": number, "method": method}
    return message if params is None else {**message, "params": params}


def notification(method, params=None):
    return {key: value for key, value in request(0, method, params).items() if key != "id"}


HELLO, GOODBYE = request(1, "initialize", {"capabilities": {}}), [request(99, "shutdown"), notification("exit")]


def children_of(number):
    """Of processes that have ended there are none."""
    found = []
    for path in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = path.read_text().rsplit(")", 1)[1].split()[:2]
        except OSError:
            continue
        if int(parent) == number and state != "Z":
            found.append(int(path.parent.name))
    return found


def ends_with_its_children(command, sent, folder):
    """Whether the process that a server has started for an exploration ends when the server is killed; and what was seen."""
    server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, cwd=folder)
    children, end = [], time.monotonic() + 20
    try:
        server.stdin.write(b"".join(map(framed, sent)))
        server.stdin.flush()
        while not children and time.monotonic() < end:
            time.sleep(0.05)
            children = children_of(server.pid)
    finally:
        server.kill()
        server.wait()
    time.sleep(0.5)
    left = [n for n in children if os.path.exists(f"/proc/{n}") and "Z" not in pathlib.Path(f"/proc/{n}/stat").read_text().rsplit(")", 1)[1].split()[0]]
    for number in left:
        os.kill(number, signal.SIGKILL)
    return bool(children) and not left, children, left


def raw_tests(vm, folder):
    passed, problems = 0, []

    def check(name, condition, *shown):
        nonlocal passed
        passed += 1 if condition else 0
        if not condition:
            problems.append(f"{name}: {shown}")

    def run(*sent):
        data = b"".join(m if isinstance(m, bytes) else framed(m) for m in sent)
        done = subprocess.run([vm, "lsp"], input=data, capture_output=True, cwd=folder, timeout=60)
        return done.returncode, messages(done.stdout), done.stderr.decode()

    def session(*sent):
        """What is answered behind `initialize`, in a session that ends in order."""
        status, found, errors = run(HELLO, *sent, *GOODBYE)
        assert status == 0 and not errors, (status, errors)
        assert found[-1] == {"jsonrpc": "2.0", "id": 99, "result": None}, found[-1]
        return found[1:-1]

    def refused(name, found, number, code, pattern):
        check(name, len(found) == 1 and found[0]["id"] == number and found[0]["error"]["code"] == code
              and re.search(pattern, found[0]["error"]["message"]), found)

    for name, sent, status in [("shutdown, then exit", [HELLO, *GOODBYE], 0), ("exit without shutdown", [HELLO, notification("exit")], 1),
                               ("exit at once", [notification("exit")], 1), ("the input ends", [HELLO], 1), ("no input", [], 1)]:
        got, _, errors = run(*sent)
        check(name, got == status and not errors, got, errors)
    for name, data, pattern in [("no frame", b"hello\r\n\r\n", "'hello' is no header line"), ("no length", b"Content-Type: x\r\n\r\n{}", "has no Content-Length"),
                                ("half a message", framed({})[:-1], "ends within a message")]:
        status, _, errors = run(data)
        check(name, status == 2 and re.search("vm: the client's messages cannot be read: .*" + pattern, errors), status, errors)

    _, found, _ = run(request(5, "textDocument/hover", {}), notification("textDocument/didOpen", {}), HELLO, *GOODBYE)
    refused("a request before initialize", found[:-2], 5, -32002, "'initialize' comes first")
    _, found, _ = run(HELLO, request(2, "shutdown"), request(3, "textDocument/hover"), notification("exit"))
    refused("a request after shutdown", found[2:], 3, -32600, "only 'exit' may follow")
    refused("no JSON", session(b"Content-Length: 5\r\n\r\n{oops"), None, -32700, "is no JSON: parse error")
    refused("no object", session([1]), None, -32700, "is no JSON object")
    refused("no method", session({"jsonrpc": "2.0", "id": 2}), None, -32600, "has no method")
    refused("a method that is no text", session({"jsonrpc": "2.0", "id": 2, "method": 3}), 2, -32600, "method must be a text")
    refused("an id that is none", session({"jsonrpc": "2.0", "id": {}, "method": "shutdown"}), None, -32600, "id must be")
    refused("an unknown request", session(request(2, "textDocument/hoover")), 2, -32601, "did you mean 'textDocument/hover'")
    refused("initialize twice", session(request(2, "initialize", {})), 2, -32602, "has been said before")
    refused("a notification with an id", session(request(2, "textDocument/didOpen", {})), 2, -32600, "is a notification")
    refused("params that are a list", session(request(2, "textDocument/hover", [1])), 2, -32602, "params.textDocument.uri is missing")
    refused("a document that is not open", session(request(2, "textDocument/hover", {"textDocument": {"uri": "file:///x.java"}, "position": {}})), 2, -32602, "has not been opened")
    check("unknown notifications and responses", session(notification("$/strange"), {"jsonrpc": "2.0", "id": 7, "result": None}) == [])

    uri = "file:///nowhere/A.java"
    opened = notification("textDocument/didOpen", {"textDocument": {"uri": uri, "text": "class A {}", "version": 1}})
    found = session(opened, request("x", "textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": -1, "character": 0}}))
    refused("a position that is none", found[1:], "x", -32602, "params.position.line must be a whole number")

    def logged(name, params, pattern):
        found = session(opened, notification("textDocument/didChange", {"textDocument": {"uri": uri}, **params}))
        found = [m for m in found if m["method"] != "textDocument/publishDiagnostics"]
        check(name, len(found) == 1 and found[0]["method"] == "window/logMessage" and re.search(pattern, found[0]["params"]["message"]), found)

    place = {"line": 0, "character": 3}
    logged("a range that ends before it begins", {"contentChanges": [{"range": {"start": place, "end": {"line": 0, "character": 0}}, "text": ""}]}, "ends before it begins")
    logged("a change without a text", {"contentChanges": [{"range": {"start": place, "end": place}}]}, r"contentChanges\[0\].text is missing")
    logged("changes that are none", {"contentChanges": 7}, "contentChanges must be an array")
    far = {"line": 1 << 31, "character": 1 << 31}
    found = session(opened, notification("textDocument/didChange", {"textDocument": {"uri": uri}, "contentChanges": [{"range": {"start": far, "end": far}, "text": " class A {}"}]}))
    check("a place behind the end is the end", "duplicate class" in json.dumps(found[-1]), found)
    count = 400
    typing = [notification("textDocument/didChange", {"textDocument": {"uri": uri, "version": i}, "contentChanges": [
        {"range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}, "text": "x"}]}) for i in range(2, count + 2)]
    found = session(opened, *typing, request(7, "textDocument/hover", {"textDocument": {"uri": uri}, "position": place}))
    check("who types fast is not told of each letter", len(found) < count / 2 and found[-1]["id"] == 7
          and found[-2]["params"]["version"] == count + 1 and len(found[-2]["params"]["diagnostics"]) > 0, len(found), found[-2:])
    deep = session(notification("textDocument/didOpen", {"textDocument": {"uri": uri, "text": "class A { int n = " + "(" * 100000 + "; }"}}))
    check("a text that is nested deeply", len(deep) == 1 and deep[0]["params"]["diagnostics"], len(deep))
    found = session(notification("textDocument/didOpen", {"textDocument": {"uri": uri, "text": "class A {\0"}}))
    check("a text with a zero byte", "is not a text file" in json.dumps(found), found)

    explore = request(2, "workspace/executeCommand", {"command": "heddle.explore", "arguments": [{"uri": (folder / "Long.java").as_uri()}]})
    check("who is killed leaves no exploration behind", *ends_with_its_children([vm, "lsp"], [HELLO, explore], folder))
    done = subprocess.run([vm, "lsp", "Bank.java"], capture_output=True, text=True, cwd=folder)
    check("a file on the command line", done.returncode == 2 and "the editor opens documents" in done.stderr, done)
    return passed, problems


# Folders of lang-tests/lang whose every name is looked at.
NAMES = ["names", "records", "enums", "lambdas", "imports", "annotations", "patterns", "nested", "generics"]
KEYWORDS = set("""abstract assert boolean break byte case catch char class const continue default do double else enum extends final
finally float for if implements import instanceof int interface long native new package private protected public return short static
super switch synchronized this throw throws transient try void volatile while true false null var record yield sealed permits non""".split())
PIECE = re.compile(r'''//[^\n]*|/\*.*?\*/|"""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|(?P<name>(?:[^\W\d]|\$)[\w$]*)|\w+''', re.S)
# Names that have no declaration to hover over: labels, a package's own declaration, annotations of locals.
UNKNOWN = re.compile(r"(package [\w.]*|\b(break|continue) |@(\w+\()?)$")
IMPLIED = {"values", "valueOf", "equals", "hashCode", "toString"}  # declared by the class


def names_test(vm, path):
    """Problems of one file: each name has a hover that is about it, and where it leads to stands the same name. And the number of names."""
    text, problems = path.read_bytes().decode(), []
    starts = [0] + [m.end() for m in re.finditer(r"\r\n|\r|\n", text)]

    def position(offset):
        line = bisect.bisect_right(starts, offset) - 1
        return {"line": line, "character": len(text[starts[line]:offset].encode("utf-16-le")) // 2}

    def piece(place):
        units = text.encode("utf-16-le")
        begin, end = (2 * place[p]["character"] + len(text[: starts[place[p]["line"]]].encode("utf-16-le")) for p in ("start", "end"))
        return units[begin:end].decode("utf-16-le")

    found = [m for m in PIECE.finditer(text) if m["name"] and m["name"] not in KEYWORDS and text[m.end():].lstrip()[:1] != ":"]
    document = {"uri": path.as_uri()}
    sent = [HELLO, notification("textDocument/didOpen", {"textDocument": {**document, "version": 1, "text": text}})]
    for i, m in enumerate(found):
        where = {"textDocument": document, "position": position(m.start())}
        sent += [request(1000 + 2 * i, "textDocument/hover", where), request(1001 + 2 * i, "textDocument/definition", where)]
    done = subprocess.run([vm, "lsp"], input=b"".join(map(framed, sent + GOODBYE)), capture_output=True, timeout=120)
    answers = {m["id"]: m["result"] for m in messages(done.stdout) if "id" in m}
    for i, m in enumerate(found):
        name, hover, definition = m["name"], answers[1000 + 2 * i], answers[1001 + 2 * i]
        where = f"{path.parent.name}/{path.name}:{position(m.start())['line'] + 1}: {name}"
        if hover is None:
            if not UNKNOWN.search(text[max(0, m.start() - 60): m.start()]):
                problems.append(f"{where}: no hover")
        elif piece(hover["range"]) != name or name not in hover["contents"]["value"]:
            problems.append(f"{where}: {piece(hover['range'])}: {hover['contents']['value']}")
        if definition is not None and definition["uri"] == document["uri"] and name not in IMPLIED and piece(definition["range"]) != name:
            problems.append(f"{where}: leads to {piece(definition['range'])}")
    return problems, len(found)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(ROOT / "build" / "vm"))
    parser.add_argument("--filter", help="only sessions with this in their names")
    arguments = parser.parse_args()
    vm, only = os.path.abspath(arguments.vm), [arguments.filter] if arguments.filter else []
    environment, why = npm_packages.environment(*LIBRARIES)
    if environment is None:
        print(f"without a client: {why}")
    with tempfile.TemporaryDirectory() as directory:
        folder = pathlib.Path(directory).resolve()
        for name, text in PROGRAMS.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(text.encode())
        for name in "SemaphoreNotReleased.java", "SharedMap.java", "LostNotify.java":
            shutil.copy(ROOT / "lang-tests" / "reports" / name, folder)
        passed, problems = raw_tests(vm, folder)
        names = 0
        for path in sorted(p for part in NAMES for p in (ROOT / "lang-tests" / "lang" / part).rglob("*.java")):
            if "\\u" in path.read_text():
                continue  # (names that are written in another way than they are)
            wrong, count = names_test(vm, path)
            problems += wrong
            passed, names = passed + (not wrong), names + count
        if names < 3000:
            problems.append(f"only {names} names were looked at")
        failed = len(problems)
        for problem in problems:
            print("FAILED", problem)
        scripts = (["lsp_client.js"] if environment else []) + (["vscode_client_test.js"] if shutil.which("node") else [])
        for script in scripts:
            done = subprocess.run(["node", ROOT / "lang-tests" / script, vm, folder, *only], env=environment, stdout=subprocess.PIPE, text=True)
            lines = done.stdout.splitlines()
            print("\n".join(lines[:-1]), end="\n" if len(lines) > 1 else "")
            count = re.match(r"(\d+) passed, (\d+) failed", lines[-1] if lines else "")
            passed, failed = passed + (int(count[1]) if count else 0), failed + (int(count[2]) if count else 1)
    print(f"{passed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
