#!/usr/bin/env python3
"""Proves that check_statics.py bites, and that it leaves legal code alone."""
import unittest

import check_statics
from law_test import LawTest


class CheckStatics(LawTest):
    law = check_statics

    def mutable(self, text, *names):
        self.assertEqual([name for _, name in check_statics.mutable_statics(text)], list(names), text)

    def test_variables_of_namespaces(self):
        self.mutable("int counter = 0;", "counter")
        self.mutable("namespace a::b {\nnamespace {\nstd::map<int, std::string> table;\n}\n}", "table")
        self.mutable("namespace {\nFoo foo{1, {2}};\nbool a[2] = {true, false};\n}", "foo", "a")
        self.mutable("inline std::atomic<bool> stop{false};", "stop")
        self.mutable("const char* name = nullptr;", "name")
        self.mutable('extern "C" {\nint a;\n}', "a")
        self.mutable("int Foo::count = 0;", "Foo::count")
        self.mutable("thread_local Foo* current;", "current")
        self.mutable("std::function<int(int)> hook;", "hook")

    def test_variables_that_look_local(self):
        self.mutable("void f() {\n  if (x) {\n    static std::string hint;\n  }\n}", "hint")
        self.mutable("int f() { static int n(3); return n++; }", "n")
        self.mutable("int f() {\n  static Foo foo = [] { return Foo(); }();\n  return 1;\n}", "foo")
        self.mutable("auto f = [](int x) { static int calls; return ++calls; };", "calls", "f")
        self.mutable("A::A() : a_(1), b_{2}, c_{} { static int n; }", "n")
        self.mutable("void f() {\n  switch (x) {\n    case 1: static int n; break;\n    default: static int m;\n  }\n}", "n", "m")
        self.mutable("void f() {\n  for (int i = 0; i < 3; ++i) { thread_local int n = i; }\n}", "n")

    def test_variables_of_classes(self):
        self.mutable("class A {\n public:\n  static int count;\n  inline static std::mutex lock;\n};", "count", "lock")
        self.mutable("template <class T>\nstruct A {\n  static T* last;\n};", "last")

    def test_what_is_no_mutable_static(self):
        self.mutable("constexpr int kA = 1; const std::string kB = f(1); inline constexpr std::array kC = {1, 2};")
        self.mutable("static const char* const kNames[] = {\"int a;\", \"static int b;\"};")
        self.mutable("int f(int x = 3); static int g(); extern int h; using A = int; class B; struct C { int x = 0; int* y; };")
        self.mutable("enum class E : u8 { A, B };\nnamespace x = a::b;\nstatic_assert(1 == 1);\ntemplate <class T> T t(T x);")
        self.mutable("void f() {\n  int x = 0;\n  Foo foo{1};\n  auto g = [&] { int y; return y; };\n  static const Foo z = g();\n}")
        self.mutable("struct A {\n  static A make() { return {}; }\n  static constexpr int kN = 2;\n  A() : a_{1}, b_(2) {}\n  int a_, b_;\n};")
        self.mutable("bool operator==(const A& a, const A& b) { return true; }\nA::operator bool() const { int x; return x; }")
        self.mutable("// int a;\n/* static int b; */\n#define X static int c;\nconst char kText[] = R\"(\nint d;\n)\";")
        self.mutable("void f() { static const std::vector<int>& all = make(); }")

    def test_statics_by_room(self):
        self.illegal("vm/a.cpp", "\nnamespace a {\nint n;\n}\n", line=3)
        self.illegal("interp/a.h", "struct A { static int n; };\n")
        self.legal("cli/main.cpp", "volatile int interrupted;\n")
        self.legal("vm/a_test.cpp", "int n;\n")
        # The list names what is there, not what was.
        self.illegal("vm/base/check.cpp", "int f();\n")


if __name__ == "__main__":
    unittest.main()
