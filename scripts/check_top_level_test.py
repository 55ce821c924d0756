#!/usr/bin/env python3
"""Proves that check_top_level.py bites, and that it leaves legal trees alone."""
import unittest

import check_top_level
from law_test import LawTest


class CheckTopLevel(LawTest):
    law = check_top_level

    def test_names(self):
        self.legal("README.md", "words")
        self.legal("vm/any-name.txt", "words")
        self.illegal("left-behind.txt", "words")
        self.illegal("README.md~", "words")

    def test_a_file_is_no_folder(self):
        self.illegal("vm", "a file by the name of a folder")

    def test_ignored(self):
        ignores = {".gitignore": "# Made.\n/build/\n*.swp\n"}
        self.assertEqual(self.problems(ignores | {"x.swp": "", "build/vm": ""}), [])
        self.assertEqual(len(self.problems(ignores | {"x.txt": ""})), 1)


if __name__ == "__main__":
    unittest.main()
