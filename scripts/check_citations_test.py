#!/usr/bin/env python3
"""Proves that check_citations.py bites, and that it leaves what exists alone."""
import unittest

import check_citations
import law_test

TREE = {
    "README.md": "# Us\nSee [the guide](docs/guide.md#the-first-hour-a-start), [docs](docs).\n",
    "docs/guide.md": "# Guide\n## The first hour: a start\n```\n# no heading\n```\n[up](../README.md) [here](#guide)\n",
    "vm/heap.h": "#include \"vm/gone.h\"\n// The heap (heap.cpp, vm/heap.*, docs/guide.md, \"The first\n// hour: a start\").\nint f();\n",
    "vm/heap.cpp": "const char* text = \"docs/gone.md\";  // README.md\n",
    "lang-tests/systematic/SpinForEver.java": "// As systematic/Spin*.\nclass SpinForEver {}\n",
    "CHANGELOG.md": "tester/gone.cpp has gone\n",
}


class CheckCitations(law_test.LawTest):
    law = check_citations
    base = TREE

    def test_what_exists(self):
        self.assertEqual(self.problems({}), [])

    def test_links(self):
        self.illegal("docs/a.md", "\n[x](gone.md)\n", line=2)
        self.illegal("docs/a.md", "[x](guide.md#the-second-hour)\n")
        self.illegal("docs/a.md", "[x](guide.md#no-heading)\n")
        self.illegal("docs/a.md", "[x](../../outside/file.md)\n")
        self.legal("docs/a.md", "[x](https://example.org/gone.md) [y](../vm/heap.h)\n")

    def test_documents(self):
        self.illegal("vm/a.cpp", "int a;  // gone.md, section 3\n")
        self.illegal("vm/a.cpp", "int a;\n// docs/gone.md\n", line=2)
        self.illegal("vm/a.cpp", "// guide.md\n")
        self.illegal("vm/a.cpp", "// docs/guide.md, section 3\n")
        self.illegal("vm/a.cpp", "// docs/guide.md, \"The second\n// hour\"\n")
        self.illegal("scripts/a.py", "x = 1  # docs/gone.md\n")
        self.illegal("scripts/a.py", "\"\"\"See docs/gone.md.\"\"\"\n")
        self.illegal("vm/CMakeLists.txt", "# docs/gone.md\n")
        self.legal("docs/a.md", "guide.md, \"Guide\"\n")
        self.legal("scripts/a.py", "x = \"docs/gone.md\"\n")

    def test_files(self):
        self.illegal("vm/a.cpp", "/* As in\n   vm/gone.h. */\n", line=2)
        self.illegal("vm/a.cpp", "// gone.cpp\n")
        self.illegal("vm/a.cpp", "// vm/gone*.cpp\n")
        self.illegal("docs/a.md", "`vm/gone.*` and `vm/heap.*`\n")
        self.legal("vm/a.cpp", "// java/util/ArrayList.java, <sys/gone.h>, vm/h*.cpp, build/vm\n")

    def test_programs(self):
        self.illegal("docs/a.md", "(`systematic/SpinNever`)\n")
        self.illegal("vm/a.cpp", "// systematic/Gone*\n")
        self.legal("docs/a.md", "(`systematic/SpinForEver`)\n")


if __name__ == "__main__":
    unittest.main()
