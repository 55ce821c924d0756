// Symbols of library classes from their images: flags, hierarchy and members through generic signatures.
#pragma once
#include "lang/symbols.h"

namespace heddle::lang {

// A symbol at stage kNamed for the image, with its visible member classes entered and defined; the symbol itself is not
// yet defined. `enclosing` is null for top-level classes. Completed on demand by symbols.image_completer.
ClassSymbol* enter_image(SymbolTable& symbols, const bytecode::ClassImage& image, ClassSymbol* enclosing);

// Completes classes that come from images. Damaged signatures fall back to descriptors.
class ImageCompleter : public ClassCompleter {
 public:
  explicit ImageCompleter(SymbolTable& symbols) : symbols_(symbols) {}
  void complete_header(ClassSymbol& symbol) override;
  void complete_members(ClassSymbol& symbol) override;
  void check(ClassSymbol&) override {}

 private:
  SymbolTable& symbols_;
};

}  // namespace heddle::lang
