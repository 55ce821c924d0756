#!/usr/bin/env python3
"""Proves that check_includes.py bites, and that it leaves legal code alone."""
import unittest

import check_includes
from law_test import LawTest


class CheckIncludes(LawTest):
    law = check_includes

    def test_sight_is_transitive(self):
        self.legal("repl/a.cpp", '#include "vm/base/check.h"\n#include "lang/ast.h"\n')
        self.legal("tester/strategies/a.cpp", '#include "vm/bytecode/opcodes.def"\n')
        self.legal("cli/main.cpp", '#include "repl/session.h"\n#include "stdlib/natives.h"\n')

    def test_upward_and_sideways(self):
        self.illegal("vm/base/a.h", '#include "vm/heap.h"\n')
        self.illegal("vm/bytecode/a.h", '#include "vm/heap.h"\n')
        self.illegal("vm/a.h", '\n#include "interp/run.h"\n', line=2)
        self.illegal("lang/a.cpp", '#include "vm/heap.h"\n')
        self.illegal("interp/a.cpp", '#include <tester/finding.h>\n')
        self.illegal("interp/a_test.cpp", '#  include "lang/compile.h"\n')
        self.illegal("stdlib/a.cpp", '#include "checkpoint/mark.h"\n')
        self.illegal("tester/a.cpp", '#include "lang/compile.h"\n')
        self.illegal("tester/a.cpp", '#include "cli/options.h"\n')

    def test_full_paths_only(self):
        self.illegal("vm/a.cpp", '#include "heap.h"\n')
        self.illegal("lang/a.cpp", '#include "vm/base/../heap.h"\n')
        self.illegal("vm/a.cpp", "#include HEADER\n")

    def test_natives_see_objects_through_the_shared_heap(self):
        self.legal("stdlib/natives_a.cpp", "c.heap().store_field<Ref>(r, *field, value);  // no c.world.heap\n")
        self.illegal("stdlib/natives_a.cpp", "c.world.heap.store<Ref>(r, offset, value);\n")
        self.illegal("stdlib/natives_a.cpp", "\nauto& heap = world->heap;\n", line=2)
        self.illegal("stdlib/native_tables.h", "void f(vm::Heap& heap);\n")
        self.illegal("interp/outside_ops.cpp", "world.heap.open(r);\n")
        self.illegal("interp/vm_ops.cpp", "const u8* elements = world_.heap.payload(r);\n")
        self.legal("interp/vm_ops.cpp", "world_.heap.open(r).owner() = 0;\n")
        self.illegal("interp/vm_ops.cpp", "record_accesses(world_, id_, m, events_, r, 0, 1, true);\n")
        self.legal("interp/shared_heap.cpp", "record_accesses(world_.heap.payload(r));\n")
        self.legal("vm/a.cpp", "heap.payload(r);\n")

    def test_english_decides_nothing(self):
        for test in ('text.starts_with("starts ")', 'what.ends_with(" back")', 'what.find("gets ") != npos', 'state == "parks"',
                     'state != "has ended"', '"idle" == key', 'key.starts_with( "deadlock: ")', 'f.kind == "latch"',
                     'names.contains("the end of ")'):
            self.illegal("tester/a.cpp", f"if ({test}) return;\n")
            self.illegal("repl/a.h", f"\nif ({test}) return;\n", line=2)
            self.legal("tester/words_more.cpp", f"if ({test}) return;\n")
            self.legal("tester/a_test.cpp", f"CHECK({test});\n")
        for test in ('name.starts_with("java/util/")', 'simple.ends_with("Queue")', 'name == "<init>"', 'name == "lazySet"',
                     'call.find(".put")', 'c.name == "java.lang.Thread"', 'text == "?"', 'label.starts_with("Thread#")'):
            self.legal("tester/a.cpp", f"if ({test}) return;  // not == \"parks\"\n")
        self.legal("tester/modes.cpp", 'if (name == "proof") return;\n')
        self.illegal("tester/modes.cpp", 'if (name == "parks") return;\n')

    def test_packages(self):
        boost, ffi = "#include <boost/archive/text_oarchive.hpp>\n", "#include <ffi.h>\n"
        self.legal("checkpoint/a.cpp", boost)
        self.illegal("vm/a.cpp", boost)
        self.legal("mpi/a.cpp", "#include <boost/mpi/communicator.hpp>\n")
        self.illegal("checkpoint/a.cpp", "#include <boost/mpi/communicator.hpp>\n")
        self.legal("stdlib/a.cpp", ffi)
        self.illegal("interp/a.cpp", ffi)
        readline = "#include <readline/readline.h>\n#include <readline/history.h>\n"
        self.legal("repl/line.cpp", readline)
        found = self.problems(tree={"repl/line.cpp": readline, "repl/other.cpp": readline})
        self.assertEqual(len(found), 1, found)

    def test_tests(self):
        self.legal("interp/a_test.cpp", '#include "test_support/run.h"\n#include <doctest/doctest.h>\n')
        self.illegal("interp/a.cpp", '#include "test_support/run.h"\n')
        self.illegal("lang/a_test.cpp", '#include "test_support/run.h"\n')
        self.illegal("vm/a.cpp", "#include <doctest/doctest.h>\n")

    def test_comments(self):
        self.legal("vm/base/a.h", '/*\n#include "vm/heap.h"\n*/\n// #include "vm/heap.h"\n')


if __name__ == "__main__":
    unittest.main()
