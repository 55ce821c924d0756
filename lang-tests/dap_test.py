#!/usr/bin/env python3
"""vm dap. Sessions as an editor has them, by the client of VS Code's own tests of debug adapters (dap_client.js); and bad input, byte
by byte.

usage: dap_test.py [--vm PATH] [--filter TEXT]     (default build/vm); ends with a line "N passed, N failed"
Needs Node.js and npm; the client is installed into build/npm-test. Without them only bad input is tested, and the first line says so.
"""
import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import npm_packages
import vscode_extension

ROOT = pathlib.Path(__file__).resolve().parent.parent
CLIENT = "@vscode/debugadapter-testsupport@1.68.0"
PROGRAMS = {
    "Bank.java": """public class Bank {
    static int opened;

    static class Account {
        final String owner;
        int balance;
        Account next;

        Account(String owner, int balance) {
            this.owner = owner;
            this.balance = balance;
        }

        int deposit(int amount) { return balance += amount; }
    }

    static int total(int[] values) {
        int sum = 0;
        for (int v : values) sum += v;
        return sum;
    }

    public static void main(String[] args) {
        int n = 3;
        String name = "J\\"ä𝄞";
        int[] big = new int[1000];
        for (int i = 0; i < big.length; ++i) big[i] = i;
        Account[] accounts = {new Account("alice", 10), new Account("bob", 20)}; opened = 2;
        Object nothing = null; accounts[1].next = accounts[0];
        System.out.println("n is " + n);
        accounts[0].deposit(5);
        accounts[1].deposit(5);
        int sum = 0;
        for (int i = 0; i < 10; ++i) {
            sum += i;
        }
        System.out.println("total " + sum);
    }
}
""",
    "Racy.java": """public class Racy {
    static volatile int count;

    static void work() {
        int seen = count;
        count = seen + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(Racy::work), b = new Thread(Racy::work);
        a.setName("worker");
        b.setName("worker");
        a.start();
        b.start();
        int joined = 0;
        ++joined;
        a.join();
        b.join();
        if (count != 2)
            throw new IllegalStateException("" + count);
        System.out.println("sum " + count);
    }
}
""",
    "Race.java": """public class Race {
    static int count;
    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> ++count);
        other.start();
        ++count;
        other.join();
    }
}
""",
    "Throws.java": """public class Throws {
    public static void main(String[] args) {
        try { throw new IllegalArgumentException("first");
        } catch (IllegalArgumentException e) { System.out.println("caught"); }
        throw new IllegalStateException("second");
    }
}
""",
    "Stuck.java": """public class Stuck {
    public static void main(String[] args) throws InterruptedException {
        int before = 1;
        before++;
        synchronized (Stuck.class) { Stuck.class.wait(); }
    }
}
""",
    "Spins.java": """public class Spins {
    static volatile boolean done;
    static volatile int turns;
    public static void main(String[] args) {
        while (!done) turns = turns + 1;
    }
}
""",
    "Wrong.java": """public class Wrong {
    public static void main(String[] args) {
        int n = "text";
        strange();
    }
}
""",
}


def framed(message):
    body = message if isinstance(message, bytes) else json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


def request(seq, command, **arguments):
    return {"seq": seq, "type": "request", "command": command, "arguments": arguments}


def messages(output):
    found = []
    while output:
        header, _, rest = output.partition(b"\r\n\r\n")
        length = int(re.fullmatch(rb"Content-Length: (\d+)", header)[1])
        found.append(json.loads(rest[:length]))
        output = rest[length:]
    return found


class Raw:
    """What comes of bytes that somebody sends."""

    def __init__(self, vm, folder):
        self.vm, self.folder, self.passed, self.problems = vm, folder, 0, []

    def __call__(self, data):
        done = subprocess.run([self.vm, "dap"], input=data, capture_output=True, cwd=self.folder, timeout=60)
        return done.returncode, messages(done.stdout), done.stderr.decode()

    def session(self, *requests):
        """The responses to these requests, by number, behind `initialize`; the session ends in order."""
        data = framed(request(1, "initialize", adapterID="heddle"))
        for i, r in enumerate(requests):
            data += framed({**r, "seq": i + 2} if isinstance(r, dict) else r)
        status, found, errors = self(data + framed(request(99, "disconnect")))
        assert status == 0 and not errors, (status, errors)
        assert [m["seq"] for m in found] == list(range(1, len(found) + 1)), found
        return {m["request_seq"]: m for m in found if m["type"] == "response"}

    def check(self, name, condition, *shown):
        if condition:
            self.passed += 1
        else:
            self.problems.append(f"{name}: {shown}")


def raw_tests(vm, folder):
    raw = Raw(vm, folder)
    check = raw.check

    def broken(name, data, pattern):
        status, _, errors = raw(data)
        check(name, status == 2 and re.search(pattern, errors) and errors.count("\n") == 1, status, errors)

    hello = framed(request(1, "initialize", adapterID="heddle"))
    broken("no frame", b"hello\r\n\r\n", "vm: the client's messages cannot be read: 'hello' is no header line")
    broken("no length", b"Content-Type: x\r\n\r\n{}", "has no Content-Length")
    broken("a wrong length", hello + b"Content-Length: many\r\n\r\n{}", "'many' is no length")
    broken("a length that is too long for the message before", hello[:17] + b"9" + hello[17:] + hello, "ends within a message")
    broken("the input ends within a message", framed({})[:-1], "ends within a message")
    status, found, errors = raw(hello)
    check("the input ends between messages", status == 0 and len(found) == 1 and not errors, status, found, errors)
    status, found, errors = raw(b"")
    check("no input at all", status == 0 and not found and not errors, status, found, errors)

    status, found, _ = raw(framed(b"{oops") + framed(b"[1]") + framed(request(1, "initialize")) + framed(request(2, "disconnect")))
    check("no JSON", [m["success"] for m in found] == [False, False, True, True] and "is no JSON: parse error at line 1" in found[0]["message"]
          and found[1]["message"] == "the message is no JSON object", found)

    def refused(name, response, pattern):
        check(name, not response["success"] and re.search(pattern, response["message"]) and
              re.search(pattern, response["body"]["error"]["format"]), response)

    answers = raw.session(request(0, "threads"), request(0, "treads"), {"type": "request"}, request(0, "launch"),
                          request(0, "launch", program=7), request(0, "launch", program="Missing.java"),
                          request(0, "launch", program="Wrong.java"), request(0, "launch", program="Bank.java", cwd="nowhere"),
                          request(0, "launch", program="Bank.java", options=["--strange"]),
                          request(0, "launch", program="Bank.java", input="nowhere.txt"),
                          request(0, "attach"), request(0, "initialize", adapterID="x"),
                          {"type": "request", "command": 7}, {"type": "request", "command": "launch", "arguments": [1]})
    refused("a request before launch", answers[2], "there is no program yet: 'launch' comes first")
    refused("an unknown request", answers[3], "there is no request 'treads'; did you mean 'threads'")
    refused("a request without a name", answers[4], "request.command is missing")
    refused("launch without a program", answers[5], "arguments.program is missing")
    refused("a program that is no text", answers[6], "arguments.program must be a text")
    refused("a program that is not there", answers[7], "Missing.java")
    refused("a program that does not compile", answers[8], r"Wrong.java:3:17: error:")
    check("all errors of a program", re.search(r"Wrong\.java:4:9: error: .*strange", answers[8]["body"]["error"]["format"]), answers[8])
    refused("a folder that is not there", answers[9], "arguments.cwd: nowhere: No such file")
    refused("an unknown option", answers[10], "arguments.options: .*--strange")
    refused("an input that is not there", answers[11], "nowhere.txt")
    refused("attach", answers[12], "nothing to attach to")
    refused("initialize twice", answers[13], "has been said before")
    refused("a name that is no text", answers[14], "request.command must be a text")
    refused("arguments that are no object", answers[15], "arguments.program is missing")

    answers = raw.session(request(0, "launch", program="Bank.java", stopOnEntry=True), request(0, "configurationDone"),
                          request(0, "launch", program="Bank.java"), request(0, "configurationDone"),
                          request(0, "setBreakpoints", source={"path": str(folder / "Other.java")}, breakpoints=[{"line": 3}]),
                          request(0, "setBreakpoints", source={"path": str(folder / "Bank.java")}, breakpoints=[{"line": -3}]),
                          request(0, "setBreakpoints", source=7), request(0, "scopes", frameId=12), request(0, "variables", variablesReference=3),
                          request(0, "stackTrace", threadId=5), request(0, "stackTrace", threadId="main"), request(0, "exceptionInfo", threadId=1),
                          request(0, "setVariable", variablesReference=9, name="n", value="1"), request(0, "next", threadId=9),
                          request(0, "heddle/goTo", operation=100000), request(0, "heddle/loadFinding", id="x"),
                          request(0, "evaluate", expression=":nonsense", context="repl"), request(0, "evaluate"))
    check("launch", answers[2]["success"] and answers[3]["success"], answers[2])
    refused("launch twice", answers[4], "launched already")
    refused("configurationDone twice", answers[5], "has been said before")
    check("a file of another program", answers[6]["body"]["breakpoints"][0]["verified"] is False
          and "no such file" in answers[6]["body"]["breakpoints"][0]["message"], answers[6])
    refused("a line that is none", answers[7], r"arguments.breakpoints\[0\].line must be a whole number")
    refused("a source that is none", answers[8], "arguments.source must be an object")
    refused("no such frame", answers[9], "there is no frame 12 any more")
    refused("no such variables", answers[10], "there are no variables 3 any more")
    refused("no such thread", answers[11], "there is no thread 5")
    refused("a thread that is no number", answers[12], "arguments.threadId must be a whole number")
    refused("no exception", answers[13], "has not stopped at an exception")
    refused("setting nothing", answers[14], "'n' cannot be set")
    refused("stepping nobody", answers[15], "there is no thread 9")
    refused("further than the run goes", answers[16], r"the run has \d+ operations")
    refused("a finding of nobody", answers[17], "there is no finding 'x'")
    check("a command that there is not", "there is no command 'nonsense'" in answers[18]["body"]["result"], answers[18])
    refused("no expression", answers[19], "arguments.expression is missing")

    # A schedule whose program has been changed since.
    (folder / "Changes.java").write_text(PROGRAMS["Racy.java"].replace("Racy", "Changes"))
    subprocess.run([vm, "--systematic", "Changes.java"], cwd=folder, capture_output=True)
    (folder / "Changes.java").write_text(PROGRAMS["Racy.java"].replace("Racy", "Changes").replace("seen + 1", "seen + 2"))
    answers = raw.session(request(0, "launch", program="heddle-out/Changes-1.schedule"), request(0, "launch", program="Bank.schedule"))
    refused("a schedule of another program", answers[2], "is another version of the program")
    refused("a schedule that is not there", answers[3], "Bank.schedule: .*No such file")

    done = subprocess.run([vm, "dap", "Bank.java"], capture_output=True, text=True, cwd=folder)
    check("a file on the command line", done.returncode == 2 and "launch request names the program" in done.stderr, done)
    # A client that goes away is no reason to stay.
    adapter = subprocess.Popen([vm, "dap"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=folder)
    adapter.stdout.close()
    adapter.stdin.write(hello + framed(request(2, "threads")))
    adapter.stdin.flush()
    status, errors = adapter.wait(timeout=60), adapter.stderr.read().decode()
    check("a client that is gone", status == 2 and "takes no messages any more" in errors, status, errors)
    return raw.passed, raw.problems


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(ROOT / "build" / "vm"))
    parser.add_argument("--filter", help="only sessions with this in their names")
    arguments = parser.parse_args()
    vm, only = os.path.abspath(arguments.vm), [arguments.filter] if arguments.filter else []
    environment, why = npm_packages.environment(CLIENT)
    if environment is None:
        print(f"without a client: {why}")
    with tempfile.TemporaryDirectory() as directory:
        folder = pathlib.Path(directory).resolve()
        for name, text in PROGRAMS.items():
            (folder / name).write_text(text)
        passed, problems = raw_tests(vm, folder)
        wrong, looked = vscode_extension.problems()
        passed, problems = passed + looked - len(wrong), problems + wrong
        failed = len(problems)
        for problem in problems:
            print("FAILED", problem)
        if environment is not None:
            done = subprocess.run(["node", ROOT / "lang-tests" / "dap_client.js", vm, folder, *only], env=environment, stdout=subprocess.PIPE, text=True)
            lines = done.stdout.splitlines()
            print("\n".join(lines[:-1]), end="\n" if len(lines) > 1 else "")
            count = re.match(r"(\d+) passed, (\d+) failed", lines[-1] if lines else "")
            passed, failed = passed + (int(count[1]) if count else 0), failed + (int(count[2]) if count else 1)
    print(f"{passed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
