#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "lang/mini_library.h"
#include "vm/base/diagnostics.h"
#include "vm/base/source.h"

namespace heddle::lang::testing {
namespace {

// "class header" -> body; one class each.
struct Row {
  const char* name;
  const char* text;
};
constexpr Row kRows[] = {
    {"java/lang/Object",
     "package java.lang; public class Object { public Object() { } public boolean equals(Object o) { return this == o; "
     "}\n"
     "public int hashCode() { return 0; } public String toString() { return \"\"; }\n"
     "protected Object clone() throws CloneNotSupportedException { return this; } public final native Class<?> "
     "getClass();\n"
     "public final native void notify(); public final native void wait() throws InterruptedException; }"},
    {"java/lang/String",
     "package java.lang; public final class String implements Comparable<String>, CharSequence { public native int "
     "length();\n"
     "public native char charAt(int i); public int compareTo(String s) { return 0; } public static native String "
     "valueOf(Object o); }"},
    {"java/lang/CharSequence",
     "package java.lang; public interface CharSequence { int length(); char charAt(int i); }"},
    {"java/lang/Class", "package java.lang; public final class Class<T> { public native String getName(); }"},
    {"java/lang/Enum",
     "package java.lang; public abstract class Enum<E extends Enum<E>> implements Comparable<E> { private final String "
     "name;\n"
     "private final int ordinal; protected Enum(String name, int ordinal) { this.name = name; this.ordinal = ordinal; "
     "}\n"
     "public final int ordinal() { return ordinal; } public final String name() { return name; } public final int "
     "compareTo(E e) { return 0; } }"},
    {"java/lang/Record", "package java.lang; public abstract class Record { protected Record() { } }"},
    {"java/lang/Throwable",
     "package java.lang; public class Throwable { public Throwable() { } public Throwable(String m) { }\n"
     "public final void addSuppressed(Throwable t) { } public String getMessage() { return null; } }"},
    {"java/lang/AssertionError",
     "package java.lang; public class AssertionError extends Error { public AssertionError() { } public "
     "AssertionError(Object detail) { }\n"
     "public AssertionError(boolean detail) { } public AssertionError(char detail) { } public AssertionError(int "
     "detail) { }\n"
     "public AssertionError(long detail) { } public AssertionError(float detail) { } public AssertionError(double "
     "detail) { } }"},
    {"java/lang/Comparable", "package java.lang; public interface Comparable<T> { int compareTo(T o); }"},
    {"java/lang/Cloneable", "package java.lang; public interface Cloneable { }"},
    {"java/io/Serializable", "package java.io; public interface Serializable { }"},
    {"java/io/Closeable",
     "package java.io; public interface Closeable extends AutoCloseable { void close() throws IOException; }"},
    {"java/lang/AutoCloseable", "package java.lang; public interface AutoCloseable { void close() throws Exception; }"},
    {"java/lang/Runnable", "package java.lang; @FunctionalInterface public interface Runnable { void run(); }"},
    {"java/util/Iterator", "package java.util; public interface Iterator<E> { boolean hasNext(); E next(); }"},
    {"java/lang/Iterable",
     "package java.lang; import java.util.Iterator; public interface Iterable<T> { Iterator<T> iterator(); }"},
    {"java/util/List",
     "package java.util; public interface List<E> extends Iterable<E> { E get(int i); boolean add(E e); int size();\n"
     "static <T> List<T> of(T... all) { return null; } }"},
    {"java/util/function/Function", "package java.util.function; public interface Function<T, R> { R apply(T t); }"},
    {"java/util/function/Supplier", "package java.util.function; public interface Supplier<T> { T get(); }"},
    {"java/util/concurrent/Callable",
     "package java.util.concurrent; public interface Callable<V> { V call() throws Exception; }"},
    {"java/lang/Math",
     "package java.lang; public final class Math { private Math() { } public static final double PI = 3.14;\n"
     "public static int max(int a, int b) { return a > b ? a : b; } }"},
    {"java/lang/Thread",
     "package java.lang; public class Thread { public static void sleep(long ms) throws InterruptedException { } }"},
    {"java/lang/Number", "package java.lang; public abstract class Number { public abstract int intValue(); }"},
    {"java/lang/Override", "package java.lang; public @interface Override { }"},
    {"java/lang/Deprecated", "package java.lang; public @interface Deprecated { }"},
    {"java/lang/FunctionalInterface", "package java.lang; public @interface FunctionalInterface { }"},
    {"java/lang/annotation/Annotation", "package java.lang.annotation; public interface Annotation { }"},
};
// NAME extends BASE, in java.lang unless a package is written.
constexpr Row kThrowables[] = {
    {"java/lang/Exception", "Throwable"},
    {"java/lang/Error", "Throwable"},
    {"java/lang/RuntimeException", "Exception"},
    {"java/lang/InterruptedException", "Exception"},
    {"java/lang/CloneNotSupportedException", "Exception"},
    {"java/lang/IllegalStateException", "RuntimeException"},
    {"java/lang/IllegalArgumentException", "RuntimeException"},
    {"java/lang/NullPointerException", "RuntimeException"},
    {"java/lang/IncompatibleClassChangeError", "Error"},
    {"java/io/IOException", "Exception"},
    {"java/io/FileNotFoundException", "IOException"},
};
// Boxes: name, primitive.
constexpr Row kBoxes[] = {{"Integer", "int"}, {"Long", "long"}, {"Double", "double"},  {"Float", "float"},
                          {"Short", "short"}, {"Byte", "byte"}, {"Character", "char"}, {"Boolean", "boolean"}};

std::string package_of_binary(const std::string& binary) {
  std::string package = binary.substr(0, binary.rfind('/'));
  std::replace(package.begin(), package.end(), '/', '.');
  return package;
}

}  // namespace

MiniLibrary::MiniLibrary() {
  for (const Row& row : kRows) sources[row.name] = row.text;
  for (const Row& row : kThrowables) {
    const std::string name = std::string(row.name).substr(std::string(row.name).rfind('/') + 1);
    sources[row.name] = "package " + package_of_binary(row.name) + "; public class " + name + " extends " + row.text +
                        " { public " + name + "() { } public " + name + "(String m) { super(m); } }";
  }
  for (const Row& row : kBoxes) {
    const std::string name = row.name, primitive = row.text;
    const bool number = name != "Character" && name != "Boolean";
    sources["java/lang/" + name] = "package java.lang; public final class " + name + (number ? " extends Number" : "") +
                                   " implements Comparable<" + name + "> { private final " + primitive +
                                   " value; private " + name + "(" + primitive + " v) { value = v; } public static " +
                                   name + " valueOf(" + primitive + " v) { return new " + name + "(v); } public " +
                                   primitive + " " + primitive + "Value() { return value; } " +
                                   (number && primitive != "int" ? "public int intValue() { return 0; } " : "") +
                                   "public int compareTo(" + name + " o) { return 0; } }";
  }
}

std::vector<std::string> MiniLibrary::classes_in(std::string_view package) {
  std::vector<std::string> names;
  for (const auto& [binary, text] : sources)
    if (package_of_binary(binary) == package) names.push_back(binary.substr(binary.rfind('/') + 1));
  return names;
}

bool MiniLibrary::has_package(std::string_view package) {
  const std::string prefix = std::string(package) + '.';
  return std::any_of(sources.begin(), sources.end(), [&](const auto& entry) {
    return (package_of_binary(entry.first) + '.').compare(0, prefix.size(), prefix) == 0;
  });
}

bool Compiled::only(int line, std::string_view text) const {
  if (errors.size() == 1 && errors[0].compare(0, std::to_string(line).size() + 2, std::to_string(line) + ": ") == 0 &&
      errors[0].find(text) != std::string::npos)
    return true;
  MESSAGE("expected " << line << ": " << text << ", got " << errors.size() << " errors");
  for (const std::string& error : errors) MESSAGE("  " << error);
  return false;
}

Compiled check(const CompileOptions& options) {
  base::SourceFiles files;
  base::Diagnostics diagnostics;
  Compiled compiled;
  compiled.result = compile(options, files, diagnostics);
  for (const base::Diagnostic& d : diagnostics.sorted()) {
    const base::SourceFile* file = files.find(d.range.file);
    const std::string path = file == nullptr || file->path() == options.main_file ? "" : file->path() + ":";
    compiled.errors.push_back(path + std::to_string(file != nullptr ? file->line_of(d.range.begin) : 0) + ": " +
                              d.message);
  }
  return compiled;
}

Compiled check(const std::string& text, bool generate) {
  MiniLibrary library;
  MemoryReader reader;
  reader.texts["Main.java"] = text;
  CompileOptions options;
  options.main_file = "Main.java";
  options.library = &library;
  options.reader = &reader;
  options.attribute_only = !generate;
  return check(options);
}

TEST_CASE("the library of the tests compiles") {
  MiniLibrary library;
  std::string uses;
  for (const auto& [binary, text] : library.sources) {
    std::string name = binary;
    std::replace(name.begin(), name.end(), '/', '.');
    uses += "  " + name + (name == "java.lang.Class" ? "<?>" : "") + " v" + std::to_string(uses.size()) + ";\n";
  }
  const Compiled compiled = check("class Main {\n" + uses + "}\n");
  for (const std::string& error : compiled.errors) MESSAGE(error);
  CHECK(compiled.ok());
}

}  // namespace heddle::lang::testing
