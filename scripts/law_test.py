"""What the tests of the laws share: a law is asked about a small tree of sources."""
import os
import tempfile
import unittest


class LawTest(unittest.TestCase):
    law = None  # the module
    base = {}  # what each tree has beside the files of the case: path -> text

    def problems(self, tree):
        with tempfile.TemporaryDirectory() as root:
            for path, text in (self.base | tree).items():
                full = os.path.join(root, path)
                os.makedirs(os.path.dirname(full), exist_ok=True)
                with open(full, "w", encoding="utf-8") as file:
                    file.write(text)
            return self.law.check(root)

    def legal(self, path, text):
        self.assertEqual(self.problems(tree={path: text}), [])

    def illegal(self, path, text, line=1):
        found = self.problems(tree={path: text})
        self.assertEqual(len(found), 1, found)
        self.assertTrue(found[0].startswith(f"{path}:{line}: "), found)
