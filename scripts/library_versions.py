#!/usr/bin/env python3
"""Rewrites stdlib/java/io/LibraryVersions.java: the serialVersionUIDs of OpenJDK 17's classes that are Serializable and of
which this library has one of the same name, or one that stands for it in streams (stdlib/java/io/StandIns.java).

    python3 scripts/library_versions.py
"""
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
STDLIB = os.path.join(ROOT, "stdlib")
TARGET = os.path.join(STDLIB, "java", "io", "LibraryVersions.java")

# Lists the classes of a module, with what ObjectStreamClass.lookup says of each.
LISTER = """
import java.io.*;
import java.net.URI;
import java.nio.file.*;
import java.util.*;
public class Lister {
  public static void main(String[] args) throws Exception {
    for (String module : args) {
      Path root = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/" + module);
      List<String> names = new ArrayList<>();
      try (var files = Files.walk(root)) {
        files.map(f -> root.relativize(f).toString()).filter(f -> f.endsWith(".class") && (f.startsWith("java/") || f.equals("sun/util/calendar/ZoneInfo.class")))
            .forEach(f -> names.add(f.substring(0, f.length() - 6).replace('/', '.')));
      }
      for (String name : names) {
        try {
          ObjectStreamClass c = ObjectStreamClass.lookup(Class.forName(name, false, null));
          if (c != null && !c.forClass().isInterface()) System.out.println(name + " " + Long.toHexString(c.getSerialVersionUID()));
        } catch (Throwable t) {
          // (not to be loaded here)
        }
      }
    }
  }
}
"""


def library_classes():
    """The top-level classes of the library, with slashes."""
    result = set()
    for folder, _, files in os.walk(STDLIB):
        for name in files:
            if name.endswith(".java"):
                result.add(os.path.relpath(os.path.join(folder, name[:-5]), STDLIB))
    with open(os.path.join(STDLIB, "expansions.txt"), encoding="utf-8") as lines:
        for line in lines:
            words = line.split()
            if len(words) > 1 and not line.startswith("#"):
                result.update(os.path.join(os.path.dirname(words[0]), w.split("=")[0]) for w in words[1:])
    return result


def main():
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "Lister.java")
        with open(source, "w", encoding="utf-8") as out:
            out.write(LISTER)
        listed = subprocess.run(["java", source, "java.base", "java.logging", "java.management"], check=True, capture_output=True, text=True).stdout
    ours = library_classes()
    with open(os.path.join(STDLIB, "java", "io", "StandIns.java"), encoding="utf-8") as text:
        stand_ins = set(re.findall(r"^ +([\w.$]+)=\w+\$\w+$", text.read(), re.M))
    kept = []
    for line in sorted(listed.splitlines()):
        name = line.split()[0]
        if name in stand_ins or name.startswith("sun.") or (name.split("$")[0].replace(".", "/") in ours and not re.search(r"\$\d|CompletableFuture\$|\$\w+Task$|Locale\$Iso", name)):
            kept.append(line)
    with open(TARGET, encoding="utf-8") as text:
        head, tail = re.fullmatch(r'(.*LIST = """\n\n).*?(      """;\n.*)', text.read(), re.S).groups()
    with open(TARGET, "w", encoding="utf-8") as out:
        out.write(head + "".join("      " + line + "\n" for line in kept) + tail)
    print(f"{len(kept)} classes")


if __name__ == "__main__":
    sys.exit(main())
