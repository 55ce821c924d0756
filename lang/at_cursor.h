// What stands at a place of a source file, for editors: a name's declaration, an expression's type.
#pragma once
#include <cstdint>
#include <string>

#include "lang/compiler.h"
#include "vm/base/diagnostics.h"
#include "vm/base/source.h"

namespace heddle::lang {

// Nothing is known: `range` is not valid.
struct AtCursor {
  base::SourceRange range;       // of the name or the expression
  std::string text;              // "static int Bank.total(int[] values)", "String name"; of an expression its type
  std::string type;              // what a call of a generic method or constructor has there; "": as `text` says
  base::SourceRange definition;  // the name's declaration; not valid: it is no name, or declared in the library
};

// As compile(), but also in a program with errors, as far as it can be understood: what stands at a byte of the main
// file. Nothing is known of places outside of all classes but imports.
AtCursor at_cursor(const CompileOptions& options, std::uint32_t offset, base::SourceFiles& files,
                   base::Diagnostics& diagnostics);

}  // namespace heddle::lang
