// Reads descriptors and generic signatures (JVMS 4.7.9.1) into types.
#pragma once
#include <string_view>
#include <vector>

#include "lang/symbols.h"

namespace heddle::lang {

struct ClassSignature {
  Type* superclass = nullptr;
  std::vector<Type*> interfaces;
};
struct MethodSignature {
  std::vector<TypeVarSymbol*> type_params;
  std::vector<Type*> params;
  Type* result = nullptr;
  std::vector<Type*> thrown;
};

// Names in a signature are looked up in `scope`: a class, whose type parameters and those of its enclosing classes
// count. A malformed text makes failed() true; results are then to be thrown away. Never runs past the text's end.
class SignatureReader {
 public:
  SignatureReader(SymbolTable& symbols, ClassSymbol& scope, std::string_view text)
      : symbols_(symbols), scope_(scope), text_(text) {}

  // Names only, in order: what a class needs to be named. Stops in front of the superclass.
  std::vector<TypeVarSymbol*> type_param_names(Symbol& declaring);
  // Class signature whose parameters exist already (scope's): sets their bounds.
  ClassSignature class_signature();
  MethodSignature method_signature(MethodSymbol& method);
  Type* type();
  bool failed() const { return failed_; }

 private:
  bool at(char c) const { return at_ < text_.size() && text_[at_] == c; }
  bool accept(char c) { return at(c) ? (++at_, true) : false; }
  bool expect(char c) {
    if (!accept(c)) failed_ = true;
    return !failed_;
  }
  std::string_view identifier();
  void bounds(const std::vector<TypeVarSymbol*>& params);
  Type* class_type();
  Type* type_argument();
  std::vector<Type*> type_arguments();
  Type* type_variable(std::string_view name);

  SymbolTable& symbols_;
  ClassSymbol& scope_;
  std::string_view text_;
  std::size_t at_ = 0;
  int depth_ = 0;
  bool failed_ = false;
  const std::vector<TypeVarSymbol*>* method_params_ = nullptr;
};

}  // namespace heddle::lang
