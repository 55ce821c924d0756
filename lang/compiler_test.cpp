// The front end's door: files, packages, units, images.
#include "lang/compiler.h"

#include <doctest/doctest.h>

#include "lang/mini_library.h"
#include "vm/bytecode/verifier.h"

namespace heddle::lang::testing {
namespace {

struct Program {
  MiniLibrary library;
  MemoryReader reader;
  CompileOptions options;
  explicit Program(std::string main) {
    options.main_file = std::move(main);
    options.library = &library;
    options.reader = &reader;
    options.attribute_only = true;
  }
  Compiled compile() { return check(options); }
};

TEST_CASE("files that cannot be compiled") {
  Program none("Lost.java");
  CHECK(none.compile().only(0, "cannot read Lost.java"));
  Program directory("src");
  directory.reader.texts["src/A.java"] = "class A { }";
  CHECK(directory.compile().only(0, "src is a directory"));
  Program empty("Main.java");
  empty.reader.texts["Main.java"] = "// nothing\n";
  CHECK(empty.compile().only(1, "there is no class in this file"));
  Program binary("Main.java");
  binary.reader.texts["Main.java"] = std::string("class A\0 { }", 12);
  CHECK(binary.compile().only(0, "is not a text file"));
  Program compiled("Main.class");
  compiled.reader.texts["Main.class"] = "\xCA\xFE\xBA\xBE\x01";
  CHECK(compiled.compile().only(0, "is a compiled class file"));
}

TEST_CASE("classes of other files") {
  Program p("src/app/Main.java");
  p.reader.texts["src/app/Main.java"] =
      "package app; import util.*; public class Main { Helper h; Other o; Loose l; public static void main(String[] a) "
      "{ } }";
  p.reader.texts["src/app/Other.java"] = "package app; class Other { }";
  p.reader.texts["src/app/Things.java"] = "package app; class Loose { } class Unused { Lost x; }";
  p.reader.texts["src/util/Helper.java"] = "package util; public class Helper { }";
  p.reader.texts["src/app/Broken.java"] = "package app; class { ";
  const Compiled c = p.compile();
  // The file that holds Loose belongs to the program, and with it its faults; Broken.java is never read.
  REQUIRE(c.errors.size() == 1);
  CHECK(c.errors[0] == "src/app/Things.java:1: cannot find symbol: class Lost");
}

TEST_CASE("main class") {
  Program p("Main.java");
  p.reader.texts["Main.java"] =
      "class A { } class B { public static void main(String... args) { } } class C { public static void main(String[] "
      "args) { } }";
  const Compiled c = p.compile();
  CHECK(c.ok());
  CHECK(c.result.ok);
  CHECK(c.result.main_class == "B");
  CHECK(c.result.main_file_classes == std::vector<std::string>{"A", "B", "C"});
}

TEST_CASE("syntax errors stand alone") { CHECK(check("class Main { Lost x; int y = ; }").errors.size() == 1); }

TEST_CASE("which errors are told together") {
  CHECK(check("class A { int f() { } }\nclass Main { int f() { } }").only(1, "missing return statement"));
  CHECK(check("class A { int f() { } }\nclass Main { int f() { return true; } }").errors.size() == 2);
  CHECK(check("class A { int f() { } int g() { return true; } }").only(1, "incompatible types"));
}

TEST_CASE("user classes hide the library's") {
  CHECK(check("class List { int n; } class Main { int m(List l) { return l.n; } }").ok());
}

TEST_CASE("images come in order and are verified") {
  const Compiled c = check(
      "class Main extends Base { Runnable r = new Runnable() { public void run() { class L { } new L(); } }; class I { "
      "} }\nclass Base { }",
      true);
  CHECK(c.ok());
  std::vector<std::string> names;
  for (const bytecode::ClassImage& image : c.result.images) {
    CHECK(bytecode::verify(image).empty());
    if (image.name.find('/') == std::string::npos) names.push_back(image.name);
  }
  CHECK(names == std::vector<std::string>{"Base", "Main", "Main$I", "Main$1", "Main$1$1L"});
}

TEST_CASE("a library of images is a library of classes") {
  MiniLibrary sources;
  MemoryReader reader;
  CompileOptions build;
  build.library = &sources;
  build.reader = &reader;
  for (const auto& [name, text] : sources.sources) {
    reader.texts[name + ".java"] = text;
    build.files.push_back(name + ".java");
  }
  reader.texts["p/Box.java"] =
      "package p; public class Box<T extends Comparable<T>> { public T value; public static final int N = 7; public "
      "static final String S = \"s\";\n"
      "public class Inner { public T get() { return value; } } public <X extends Exception> T "
      "take(java.util.function.Supplier<? extends X> s) throws X { return value; }\n"
      "public enum E { A, B } public record R(int a) { } public interface Fn<Q> { Q go(); } }";
  build.files.push_back("p/Box.java");
  sources.sources.clear();
  Compiled built = check(build);
  for (const std::string& error : built.errors) MESSAGE(error);
  REQUIRE(built.ok());

  MiniLibrary library;
  library.sources.clear();
  library.images = built.result.images;
  MemoryReader user;
  CompileOptions options;
  options.main_file = "Main.java";
  options.library = &library;
  options.reader = &user;
  options.attribute_only = true;
  user.texts["Main.java"] =
      "import p.Box; class Main { Box<String> b; Box<String>.Inner i = b.new Inner(); String s = b.value + i.get(); "
      "int[] a = new int[Box.N];\n"
      "Box.E e = Box.E.A; int r = new Box.R(3).a(); Box.Fn<Integer> f = () -> 1;\n"
      "int sw(int n) { switch (n) { case Box.N: return 1; default: return 2; } } \n"
      "void m() {\n b.take(() -> new java.io.IOException()); } }";
  const Compiled c = check(options);
  CHECK(c.only(5, "unreported exception IOException; must be caught or declared to be thrown"));
  user.texts["Main.java"] = "class Main {\n p.Box<Object> bad; }";
  CHECK(check(options).only(2, "type argument Object is not within bounds of type-variable T"));
}

TEST_CASE("a program cannot add to the library's packages") {
  CHECK(check("package java.lang;\npublic class Main { }").only(1, "package exists in another module: java.base"));
  CHECK(check("package java.mine; public class Main { }").ok());
}

}  // namespace
}  // namespace heddle::lang::testing
