// Snippets: pieces of source text that are compiled against classes which have been compiled before. A debugger's
// expression counts as written inside a method of such a class, with that method's variables; what is typed at a prompt
// counts as written at the top level, after whatever was typed before.
//
// A snippet becomes a class of its own, with a method $run that does what the text says and a field $value for the
// value of its last expression. Nothing is compiled again, and nothing of what exists changes.
#pragma once
#include <string>
#include <vector>

#include "lang/compiler.h"

namespace heddle::lang {

inline constexpr const char* kSnippetMethod = "$run";   // ()V; static at the top level
inline constexpr const char* kSnippetValue = "$value";  // Object; static at the top level

struct SnippetVariable {
  std::string name, descriptor;
  std::string signature;  // generic; may be empty
};

struct SnippetOptions {
  LibraryProvider* classes = nullptr;  // required: the library and the program's own classes
  std::string name;                    // what messages and stack traces call the text
  std::string text;
  std::vector<std::string> imports;  // "import java.util.*;": in effect around the text
  std::string class_name;            // simple name of the class that is made
  // Binary name of the class in whose body the snippet stands. Empty: at the top level, in `package`.
  std::string inside;
  std::string package;         // with dots
  std::string value_variable;  // at the top level: a static field of that name takes the value, too. May be empty
  bool has_this = false;       // inside: there is a `this`
  bool private_too = false;    // it may use what is private elsewhere
  // Variables in scope: instance fields of the class that is made, under their own names.
  std::vector<SnippetVariable> variables;
};

struct DeclaredVariable {
  std::string name, type;  // type as in source text: "List<String>"
  bool initialised = false;
};

struct SnippetError {
  std::uint32_t at = 0;  // byte of the text
  bool missing = false;  // something of that name has not been declared ...
  std::string what;      // ... this: "method f(int)", "class Point"
  std::string text;      // the message, with place, line and caret
};

struct SnippetResult {
  bool ok = false;
  bool incomplete = false;  // the text ends inside an open construct; nothing is reported
  std::string class_name;   // binary name of the class that is made
  std::vector<bytecode::ClassImage> images;
  std::string value_type;            // of the last expression, as in source text; empty: it has no value
  std::vector<SnippetError> errors;  // the same as the diagnostics
  // At the top level: the variables, which are static fields of the class.
  std::vector<DeclaredVariable> variables;
};

// The import declarations of a source file, as they are written. Faults of the file do not matter.
std::vector<std::string> imports_of(const base::SourceFile& file);

// Diagnostics refer to the text by `name`. Never throws for faults of the text.
SnippetResult compile_snippet(const SnippetOptions& options, base::SourceFiles& files, base::Diagnostics& diagnostics);

// The parts of a text, each of which is a snippet of its own at the top level.
struct SnippetPart {
  enum class Kind : std::uint8_t {
    kImport,
    kType,
    kMethod,
    kVariable,
    kExpression,
    kStatement
  } kind = Kind::kStatement;
  std::uint32_t begin = 0, end = 0;  // bytes of the text
  // Types and methods: their name. Variables: the first one's. Expressions: the variable, if it is the name of one or
  // an assignment to one.
  std::string name;
  std::string parameters;      // methods: their types as written, "int,String"
  std::string result;          // methods: likewise
  const char* type_kind = "";  // types: "class", "interface", "enum", "record"
  bool assigns = false;        // an expression: an assignment to `name`
};
struct SnippetParts {
  bool incomplete = false;
  std::vector<SnippetPart> parts;
};
SnippetParts split_snippet(const std::string& name, const std::string& text, base::SourceFiles& files,
                           base::Diagnostics& diagnostics);

}  // namespace heddle::lang
