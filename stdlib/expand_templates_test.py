#!/usr/bin/env python3
"""What expand_templates.py makes of markers, which lines it keeps, and the faults that it tells."""
import os
import tempfile
import unittest

import expand_templates
from expand_templates import TemplateError


class ExpandTemplates(unittest.TestCase):
    def setUp(self):
        self.directory = tempfile.TemporaryDirectory()
        self.root = self.directory.name

    def tearDown(self):
        self.directory.cleanup()

    def file(self, path, text):
        full = os.path.join(self.root, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with open(full, "w", encoding="utf-8") as file:
            file.write(text)
        return full

    def expansions(self, text, row="A=int B=double"):
        self.file("p/X.java.template", text)
        return expand_templates.expansions(self.file("table.txt", f"# comment\n\np/X.java.template {row}  # comment\n"))

    def lines(self, text, type_name="int"):
        (expansion,) = self.expansions(text, f"A={type_name}" if type_name else "A").values()
        lines = expansion.splitlines()
        self.assertEqual(lines[-1], "// Expanded from p/X.java.template.")
        return lines[:-1]

    def fault(self, text, where, row="A=int"):
        with self.assertRaises(TemplateError) as caught:
            self.expansions(text, row)
        self.assertIn(where, str(caught.exception))

    def test_words(self):
        text = "$A$ $type$ $Type$s $Box$ Map$Entry $ {$other$} $Another$\n"
        self.assertEqual(self.lines(text), ["An int Ints Integer Map$Entry $ {long} Double"])
        self.assertEqual(self.lines("$Box$ $type$", "char"), ["Character char"])
        self.assertEqual(self.lines("$bits$ $Bits$", "float"), ["int Int"])

    def test_within_a_line(self):
        text = "x = {#if[int long]?$type$:other} + 1{#if[!int]?L}{#if[double]?d};"
        self.assertEqual(self.lines(text), ["x = int + 1;"])
        self.assertEqual(self.lines(text, "long"), ["x = long + 1L;"])
        self.assertEqual(self.lines(text, "double"), ["x = other + 1Ld;"])

    def test_line_numbers_stay(self):
        text = "1\n#if[int]\n3 $type$\n#if[long]\n5\n#end[long]\n7\n#else[int]\n9\n#end[int]\n11\n"
        self.assertEqual(self.lines(text), ["1", "", "3 int", "", "", "", "7", "", "", "", "11"])
        self.assertEqual(self.lines(text, "char"), ["1", "", "", "", "", "", "", "", "9", "", "11"])

    def test_each(self):
        text = "1\n#each[byte char]\n$type$\n#if[char]\nhere\n#end[char]\n#end[each]\nend\n"
        self.assertEqual(self.lines(text, None),
                         ["1", "", "byte", "", "", "", "", "char", "", "here", "", "", "end"])

    def test_files(self):
        made = self.expansions("class $type$")
        self.assertEqual(sorted(made), ["p/A.java", "p/B.java"])
        output = os.path.join(self.root, "out")
        stale = self.file("out/q/Stale.java", "")
        expand_templates.write({"p/A.java": "1\n", "p/B.java": "2\n"}, output)
        self.assertFalse(os.path.exists(stale))
        kept, changed = (os.path.join(output, "p", name) for name in ("A.java", "B.java"))
        os.utime(kept, (1, 1))
        os.utime(changed, (1, 1))
        expand_templates.write({"p/A.java": "1\n", "p/B.java": "3\n"}, output)
        self.assertEqual(os.path.getmtime(kept), 1)
        self.assertNotEqual(os.path.getmtime(changed), 1)
        with open(changed, encoding="utf-8") as file:
            self.assertEqual(file.read(), "3\n")

    def test_faults(self):
        self.fault("\n$nothing$\n", "p/X.java.template:2: $nothing$")
        self.fault("$other$\n", ":1: $other$ has no meaning for char", "A=char")
        self.fault("$type$\n", ":1: $type$ has no meaning here", "A")
        self.fault("#if[integer]\n#end[integer]\n", ":1: no type `integer`")
        self.fault("{#if[]?a:b}\n", ":1: a condition without a type")
        self.fault("a\n#if[int]\nb\n", ":2: #if[int] has no #end")
        self.fault("#if[int]\n#end[long]\n", ":2: #end[long] does not belong to #if[int]")
        self.fault("#if[int]\n#else[int]\n#else[int]\n#end[int]\n", ":3: an #else too many")
        self.fault("#each[int]\n#end[int]\n", ":2: #end[int] does not belong to #each[int]")
        self.fault("#each[float real]\n#end[each]\n", ":1: no type `real`")
        self.fault("#end[int]\n", ":1: #end[int] without its beginning")
        self.fault("#iff[int]\n", ":1: a directive that cannot be read")
        self.fault("{#if[int]?a}} {#if[int]\n", ":1: a directive that cannot be read")

    def test_faults_of_the_table(self):
        self.fault("", "table.txt:3: no type `real`", "A=real")
        self.fault("", "table.txt:3: expected", "")
        self.file("p/A.java", "")
        self.fault("", "p/A.java comes from p/X.java.template and from elsewhere")
        os.remove(os.path.join(self.root, "p/A.java"))
        self.file("p/Other.java.template", "")
        self.fault("", "p/Other.java.template is in no row of table.txt")
        with self.assertRaises(TemplateError):
            expand_templates.expansions(self.file("absent.txt", "p/Absent.java.template A=int"))


if __name__ == "__main__":
    unittest.main()
