// Snippets that are compiled against images.
#include "lang/snippet.h"

#include <doctest/doctest.h>

#include "lang/mini_library.h"
#include "vm/bytecode/verifier.h"

namespace heddle::lang::testing {
namespace {

// The mini library as images, and a program's classes with it.
class Compilation {
 public:
  explicit Compilation(const std::string& program) {
    MiniLibrary sources;
    MemoryReader reader;
    reader.texts["Main.java"] = program;
    CompileOptions options;
    options.main_file = "Main.java";
    options.library = &sources;
    options.reader = &reader;
    base::SourceFiles files;
    base::Diagnostics diagnostics;
    CompileResult result = compile(options, files, diagnostics);
    CHECK(base::render_all(diagnostics, files) == "");
    classes.images = std::move(result.images);
  }

  SnippetResult snippet(SnippetOptions options) {
    options.classes = &classes;
    options.name = "snippet";
    if (options.class_name.empty()) options.class_name = "Made";
    base::SourceFiles files;
    base::Diagnostics diagnostics;
    SnippetResult result = compile_snippet(options, files, diagnostics);
    messages.clear();
    for (const SnippetError& error : result.errors) messages += error.text;
    for (const bytecode::ClassImage& image : result.images) CHECK(bytecode::verify(image).empty());
    return result;
  }
  // In an instance method of class Main.
  SnippetResult inside(const std::string& text, std::vector<SnippetVariable> variables = {}) {
    SnippetOptions options;
    options.text = text;
    options.inside = "Main$Inner";
    options.has_this = options.private_too = true;
    options.variables = std::move(variables);
    return snippet(options);
  }

  struct Images : MiniLibrary {
    std::optional<std::string> source(std::string_view) override { return std::nullopt; }
    bool has_package(std::string_view package) override { return package == "java.lang"; }
  } classes;
  std::string messages;
};

constexpr const char* kMain =
    "class Main { private int n = 1; private static int count; private int twice(int k) { return 2 * k; }\n"
    "  class Inner { String name; int own() { return n; } public String toString() { return name; } } }\n"
    "class Other { private int hidden; private Other() { } }";

TEST_CASE("a snippet stands inside of a class") {
  Compilation c(kMain);
  SnippetResult r = c.inside("n + twice(count) + own() + k", {{"k", "I", ""}});
  CHECK(c.messages == "");
  REQUIRE(r.ok);
  CHECK(r.value_type == "int");
  CHECK(r.class_name == "Main$Inner$Made");
  REQUIRE(r.images.size() == 1);
  // `this` and Object's methods without a qualifier are those of the class around.
  CHECK(c.inside("this").value_type == "Main.Inner");
  CHECK(c.inside("this.name").value_type == "String");
  CHECK(c.inside("toString()").value_type == "String");
  CHECK(c.inside("Main.this.n = 5").value_type == "int");
  CHECK(c.inside("new Other().hidden").value_type == "int");  // a debugger sees everything
  // Variables can be assigned to, whatever uses them.
  CHECK(c.inside("new Object() { void f() { k++; } }.f(); k = 4;", {{"k", "I", ""}}).ok);
  CHECK(c.inside("twice(1); if (n > 1) count++;").value_type.empty());
  CHECK(c.inside("new Object() { int f() { return n; } }.f()").value_type == "int");
}

TEST_CASE("in static code there is no this") {
  Compilation c(kMain);
  SnippetOptions options;
  options.inside = "Main";
  options.private_too = true;
  options.text = "count + 1";
  CHECK(c.snippet(options).value_type == "int");
  for (const char* text : {"this", "n", "twice(1)", "toString()"}) {
    options.text = text;
    CHECK_FALSE(c.snippet(options).ok);
    CHECK(c.messages.find("static context") != std::string::npos);
  }
}

TEST_CASE("what is wrong with a snippet is shown in its own text") {
  Compilation c(kMain);
  CHECK_FALSE(c.inside("1 + nothing").ok);
  CHECK(c.messages == "snippet:1:5: error: cannot find symbol: variable nothing\n    1 + nothing\n        ^~~~~~~\n");
  SnippetResult r = c.inside("one(); two();");
  REQUIRE(r.errors.size() == 2);
  CHECK(r.errors[0].missing);
  CHECK(r.errors[1].what == "method two()");
  CHECK(r.errors[1].at == 7);
  CHECK(c.inside("(1 + ").incomplete);
  CHECK_FALSE(c.inside("() -> 5").ok);
}

TEST_CASE("at the top level variables are static fields, and their types are known") {
  Compilation c(kMain);
  SnippetOptions options;
  options.package = "p";
  options.text = "int a = 1, b; var s = \"x\"; int[] many = {1, 2};";
  SnippetResult r = c.snippet(options);
  CHECK(c.messages == "");
  REQUIRE(r.ok);
  REQUIRE(r.variables.size() == 4);
  std::string all;
  for (const DeclaredVariable& v : r.variables) all += v.type + " " + v.name + (v.initialised ? "=; " : "; ");
  CHECK(all == "int a=; int b; String s=; int[] many=; ");
  options.text = "1 + 2";
  options.value_variable = "$1";
  r = c.snippet(options);
  REQUIRE(r.variables.size() == 1);
  CHECK(r.variables[0].name == "$1");
  CHECK(r.variables[0].type == "int");
}

TEST_CASE("a text is split into its parts") {
  base::SourceFiles files;
  base::Diagnostics diagnostics;
  const std::string text =
      "int x = 1; x = 2; int f(int a, String... b) { return a; } class C { } import java.util.*; f(x)";
  const SnippetParts parts = split_snippet("snippet", text, files, diagnostics);
  std::string all;
  for (const SnippetPart& p : parts.parts)
    all += std::to_string(static_cast<int>(p.kind)) + p.name + "(" + p.parameters + ")" + (p.assigns ? "=" : "") + "[" +
           text.substr(p.begin, p.end - p.begin) + "] ";
  CHECK(all ==
        "3x()[int x = 1;] 4x()=[x = 2;] 2f(int,String...)[int f(int a, String... b) { return a; }] 1C()[class C { }] "
        "0()[import java.util.*;] 4()[f(x)] ");
  CHECK(split_snippet("snippet", "int f() {", files, diagnostics).incomplete);
}

}  // namespace
}  // namespace heddle::lang::testing
