// What stands at one place of a source file: attribution tells of everything that it resolves there.
#pragma once
#include <string>

#include "lang/ast.h"
#include "lang/at_cursor.h"
#include "vm/base/source.h"

namespace heddle::lang {

struct AttrContext;

class Cursor {
 public:
  explicit Cursor(base::SourcePos place) : place_(place) {}

  // A name stands for a symbol. `use`: the expression whose type the name has there, if that is not the symbol's own.
  // Names may be resolved more than once; the last time counts.
  void saw(base::SourceRange name, Symbol* symbol, Expr* use = nullptr);
  // A name stands for something that has no symbol, but can be described.
  void saw(base::SourceRange name, const std::string& text);
  // The expression has its type, or will have it when attribution is done.
  void saw(Expr* expression);
  // When attribution is done. Nothing is known: the range is not valid.
  AtCursor result(AttrContext& context) const;

 private:
  // A name is at the place, and it is nearer than the one before.
  bool takes(base::SourceRange name);
  bool is_about(const Expr& expression, base::SourceFiles& files) const;
  base::SourcePos place_;
  base::SourceRange name_;  // of symbol_
  Symbol* symbol_ = nullptr;
  std::string text_;  // in place of symbol_
  Expr* use_ = nullptr;
  Expr* smallest_ = nullptr;  // of the expressions around the place
};

}  // namespace heddle::lang
