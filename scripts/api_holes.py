#!/usr/bin/env python3
"""Lists the public API of packages of Java 17 that the library lacks.

    python3 scripts/api_holes.py --vm build/vm                      # the packages of PACKAGES
    python3 scripts/api_holes.py --vm build/vm java.util java.io    # these
    python3 scripts/api_holes.py --vm build/vm --extra              # what only the library has, too

One Java program prints the public and protected members of classes, by reflection, on OpenJDK and in the VM; the classes
are those of stdlib/jdk17.txt. A line is a class that is missing, or `class: member` with its erased types. Inherited
members count as members, so that it does not matter which class of a hierarchy declares a method; `static` and `protected`, `final` of
fields and classes, and supertypes count, abstract methods do not: only implementers would see them.
Needs `java` of version 17.
"""
import argparse
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PACKAGES = """java.lang java.lang.annotation java.lang.constant java.lang.invoke java.lang.ref java.lang.reflect java.lang.runtime
java.io java.math java.nio java.nio.charset java.security java.util java.util.concurrent java.util.concurrent.atomic
java.util.concurrent.locks java.util.function java.util.regex java.util.stream java.util.zip java.util.random""".split()

PROGRAM = """
import java.lang.reflect.*;
import java.util.*;

public class Main {
  static final int KEPT = Modifier.STATIC | Modifier.FINAL;

  static boolean visible(int m) {
    return Modifier.isPublic(m) || Modifier.isProtected(m);
  }

  static String types(Class<?>[] all) {
    StringBuilder out = new StringBuilder("(");
    for (Class<?> c : all) out.append(out.length() > 1 ? "," : "").append(c.getTypeName());
    return out.append(")").toString();
  }

  static String flags(int m, boolean of) {
    String text = Modifier.toString(m & (of ? KEPT : Modifier.STATIC));
    return (Modifier.isProtected(m) ? "protected " : "") + (text.isEmpty() ? "" : text + " ");
  }

  static void supertypes(Class<?> c, Set<String> out) {
    if (c == null) return;
    if (visible(c.getModifiers())) out.add("is a " + c.getName());
    supertypes(c.getSuperclass(), out);
    for (Class<?> i : c.getInterfaces()) supertypes(i, out);
  }

  static void members(Class<?> of, Class<?> c, Set<String> out, Set<String> seen) {
    if (c == null) return;
    for (Method m : c.getDeclaredMethods()) {
      if (m.isSynthetic() || m.isBridge() || !visible(m.getModifiers())) continue;
      if (of != c && c.isInterface() && Modifier.isStatic(m.getModifiers())) continue;
      String key = m.getName() + types(m.getParameterTypes());
      if (seen.add(key)) out.add(flags(m.getModifiers(), false) + m.getReturnType().getTypeName() + " " + key);
    }
    for (Field f : c.getDeclaredFields()) {
      if (visible(f.getModifiers()) && !f.isSynthetic() && seen.add("field " + f.getName())) out.add(flags(f.getModifiers(), true) + f.getType().getTypeName() + " " + f.getName());
    }
    if (of == c) for (Constructor<?> k : c.getDeclaredConstructors()) {
      if (visible(k.getModifiers()) && !Modifier.isAbstract(c.getModifiers()) || Modifier.isProtected(k.getModifiers())) out.add("new " + types(k.getParameterTypes()));
      else if (visible(k.getModifiers())) out.add("new " + types(k.getParameterTypes()));
    }
    members(of, c.getSuperclass(), out, seen);
    for (Class<?> i : c.getInterfaces()) members(of, i, out, seen);
  }

  static void print(Class<?> c) {
    Set<String> out = new TreeSet<>();
    supertypes(c, out);
    members(c, c, out, new HashSet<>());
    if (c.isInterface()) out.add("interface");
    if (Modifier.isFinal(c.getModifiers()) && !c.isEnum()) out.add("final");
    if (Modifier.isAbstract(c.getModifiers()) && !c.isEnum()) out.add("abstract");
    if (c.isSealed()) out.add("sealed");
    for (String line : out) System.out.println(c.getName() + ": " + line);
  }

  public static void main(String[] args) throws Exception {
    Class<?>[] all = {
@CLASSES@
    };
    for (Class<?> c : all) print(c);
  }
}
"""


def literal(name):
    return name.replace("/", ".").replace("$", ".") + ".class"


def by_name(name):
    """For OpenJDK, whose compiler refuses literals of preview classes and of protected ones."""
    return 'Class.forName("%s", false, null)' % name.replace("/", ".")


def run(command, folder, names, entry):
    path = os.path.join(folder, "Main.java")
    with open(path, "w") as f:
        f.write(PROGRAM.replace("@CLASSES@", ",\n".join(map(entry, names))))
    return subprocess.run(command + [path], capture_output=True, text=True)


def in_library(vm, folder, names):
    """The names that the VM's compiler knows, and the output for them."""
    known = list(names)
    for _ in range(40):
        result = run([vm], folder, known, literal)
        if result.returncode == 0:
            return known, result.stdout
        first = PROGRAM[:PROGRAM.index("@CLASSES@")].count("\n") + 1
        bad = {int(n) - first for n in re.findall(r"Main\.java:(\d+):", result.stdout + result.stderr)}
        bad = {b for b in bad if 0 <= b < len(known)}
        if not bad:
            sys.exit(result.stdout + result.stderr)
        known = [n for i, n in enumerate(known) if i not in bad]
    sys.exit("the VM does not take the list of classes")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--vm", default=os.path.join(ROOT, "build", "vm"))
    parser.add_argument("--extra", action="store_true", help="also what only the library has")
    parser.add_argument("packages", nargs="*", default=PACKAGES)
    options = parser.parse_args()
    with open(os.path.join(ROOT, "stdlib", "jdk17.txt")) as f:
        names = [line.split()[0] for line in f if line.strip()]
    wanted = {p.replace(".", "/") for p in options.packages}
    names = [n for n in names if n.rsplit("/", 1)[0] in wanted]
    with tempfile.TemporaryDirectory() as folder:
        theirs = run(["java"], folder, names, by_name)
        if theirs.returncode != 0:
            sys.exit(theirs.stderr)
        known, ours = in_library(options.vm, folder, names)
    there = set(known)
    for n in names:
        if n not in there:
            print("- class " + n.replace("/", "."))
    of_ours = set(ours.splitlines())
    of_theirs = theirs.stdout.splitlines()
    dotted = {n.replace("/", ".") for n in there}
    missing, supertypes = {}, {}
    for line in of_theirs:
        c, member = line.split(": ", 1)
        if member.startswith("is a "):
            supertypes.setdefault(c, set()).add(member[len("is a "):])
        if c in dotted and line not in of_ours:
            missing.setdefault(c, []).append(member)
    for c, members in missing.items():
        # What a supertype lacks, too, is listed there.
        above = {m for s in supertypes[c] - {c} for m in missing.get(s, ())}
        for member in members:
            if member not in above or member.startswith("new "):
                print("- " + c + ": " + member)
    if options.extra:
        for line in sorted(of_ours - set(of_theirs)):
            print("+ " + line)


if __name__ == "__main__":
    main()
