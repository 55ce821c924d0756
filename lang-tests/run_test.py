#!/usr/bin/env python3
"""Tests of run.py: the directives, and that a wrong answer of the VM is noticed."""
import os
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import run


class Runner(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def check(self, program, vm_script):
        """The problems of a program on a VM that is a shell script."""
        java = os.path.join(self.folder.name, "T.java")
        vm = os.path.join(self.folder.name, "vm")
        with open(java, "w") as f:
            f.write(program)
        with open(vm, "w") as f:
            f.write("#!/bin/sh\n" + vm_script)
        os.chmod(vm, 0o755)
        return run.Vm(vm, "plain", 10).check(run.Test(java))

    def passes(self, program, vm_script):
        self.assertEqual(self.check(program, vm_script), [])

    def fails(self, program, vm_script):
        self.assertNotEqual(self.check(program, vm_script), [])

    def test_output(self):
        program = "f(1); // expect: a: b\n// expect:\n// expect:  c\n"
        self.passes(program, "printf 'a: b\\n\\n c\\n'")
        self.fails(program, "printf 'a: b\\n c\\n'")
        self.fails(program, "printf 'a: b\\n\\n c\\n'; exit 3")

    def test_stdin_args_exit(self):
        program = "// stdin: x\n// stdin: y\n// args: 1 'b c'\n// exit: 7\n// expect: x\n// expect: y\n// expect: b c\n"
        self.passes(program, 'cat; echo "$3"; exit 7')

    def test_no_files_of_others(self):
        self.assertFalse(os.path.exists(os.path.join(run.ROOT, "left")))
        leaves = "test ! -e left && echo left > left && echo alone"
        for _ in range(2):
            self.passes("// expect: alone\n", leaves)
        self.assertFalse(os.path.exists(os.path.join(run.ROOT, "left")))

    def test_errors(self):
        program = "\n// expect error 1: bad: thing\nx // expect error: worse\n"
        good = "echo 'T.java:1:2: error: a bad: thing' >&2; echo 'T.java:3: error: worse' >&2; "
        self.passes(program, good + "exit 6")
        self.fails(program, good + "exit 1")
        self.fails(program, good + "echo 'T.java:9:1: error: more' >&2; exit 6")
        self.fails(program, "echo 'T.java:1:2: error: a bad: thing' >&2; exit 6")

    def test_uncaught(self):
        program = "// expect uncaught: E: no\n"
        self.passes(program, "echo 'Exception in thread \"main\" E: no' >&2; exit 1")
        self.fails(program, "echo 'Exception in thread \"main\" E: yes' >&2; exit 1")
        self.fails("// expect: a\n", "echo a; echo 'Exception in thread \"t\" E' >&2")

    def test_findings_of_one_exploration(self):
        found, none = "echo 'deadlock'; echo 'stats: findings=1'; exit 1", "echo 'stats: findings=0'"
        self.passes("// explore: rw findings=0\n// expect deadlock\n", none)
        self.fails("// explore: rw findings=0\n// expect deadlock\n", found)
        self.passes("// explore: dd findings=1\n// expect clean\n", found)
        self.fails("// explore: dd findings=1\n// expect clean\n", none)
        self.passes("// explore: dd findings=1\n// expect deadlock\n", found)

    def test_exploration(self):
        program = "// explore: rw schedules=6 states<=9\n// expect deadlock\n"
        stats = "echo 'stats: schedules=6 states=8'; "
        self.passes(program, f'[ "$1" = --systematic=rw ] && {stats} echo "a deadlock"; exit 1')
        self.fails(program, stats + "echo fine; exit 1")
        self.fails(program, stats + "echo deadlock")
        self.fails(program, "echo 'stats: schedules=5 states=8'; echo deadlock; exit 1")
        self.fails("// explore: schedules=1\n", "echo hello")

    def test_arguments_of_one_exploration(self):
        program = "// args: 9\n// explore: proof\n// explore: rw findings=0 -- 2 x\n// expect deadlock\n"
        self.passes(program, 'if [ "$*" = "--systematic=rw --workers=1 --stats --no-out ${5} 2 x" ]; then echo "stats: findings=0"; '
                             'else [ "$5" = 9 ] && echo deadlock; exit 1; fi')
        self.fails(program, '[ "$5" = 9 ] && echo deadlock; exit 1')

    def test_findings(self):
        self.passes("// expect race: A.b\n", "echo 'data race on A.b'; exit 1")
        self.fails("// expect race: A.b\n", "echo 'data race on A.c'; exit 1")
        self.passes("// expect clean\n", "exit 0")
        self.fails("// expect clean\n", "exit 3")

    def test_update(self):
        java = os.path.join(self.folder.name, "T.java")
        with open(java, "w") as f:
            f.write("a(); // expect: 1\n// expect: 2\nb\n")
        run.rewrite(run.Test(java), ["x", ""])
        with open(java) as f:
            self.assertEqual(f.read(), "a(); // expect: x\n// expect:\nb\n")
        run.rewrite(run.Test(java), ["p", "q", "r"])
        with open(java) as f:
            self.assertEqual(f.read(), "a();\n// expect: p\n// expect: q\n// expect: r\nb\n")


if __name__ == "__main__":
    unittest.main()
