#!/usr/bin/env python3
"""Proves that check_private_headers.py bites, and that it leaves legal code alone."""
import unittest

import check_private_headers
from law_test import LawTest


class CheckPrivateHeaders(LawTest):
    law = check_private_headers

    def test_private_headers(self):
        self.illegal("tester/a.cpp", '#include "interp/machine.h"\n')
        self.illegal("repl/a.h", '\n#include "interp/something_new.h"\n', line=2)
        self.legal("interp/a.cpp", '#include "interp/machine.h"\n')
        self.legal("tester/a.cpp", '#include "interp/run.h"\n// #include "interp/loop.h"\n')

    def test_natives_include_no_machine(self):
        self.illegal("stdlib/natives_a.cpp", '#include "interp/machine.h"\n')
        self.illegal("stdlib/natives_a.cpp", '#include "interp/monitors.h"\n')
        self.legal("stdlib/natives_a.cpp", '#include "interp/natives.h"\n')
        # Nor by way of what they may include.
        self.illegal("interp/natives.h", '#include "interp/machine.h"\n')

    def test_headers_for_some(self):
        self.illegal("tester/a.cpp", '#include "interp/natives.h"\n')
        self.legal("tester/a_test.cpp", '#include "interp/natives.h"\n')


if __name__ == "__main__":
    unittest.main()
