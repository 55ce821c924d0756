// One class in the making, and what all classes of a run of the generator share.
#pragma once
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "lang/attr_context.h"
#include "lang/codegen_buffer.h"
#include "lang/codegen_image.h"

namespace heddle::lang {

class MethodGen;

// Shared by all classes of one generate().
class Generator {
 public:
  explicit Generator(AttrContext& context) : context(context) {}

  // Whether using the class can run initialiser code: its own, a superclass's or a superinterface's.
  bool needs_init(ClassSymbol& symbol);
  // Whether the class itself has a <clinit>.
  static bool has_static_code(ClassSymbol& symbol);
  u32 next_lambda(ClassSymbol& host) { return ++lambda_count_[host.outermost()]; }
  // 1-based line and column of the range's start; line 0 if it has none.
  base::LineColumn place_of(SourceRange range) const;

  AttrContext& context;

 private:
  std::unordered_map<const ClassSymbol*, u32> lambda_count_;
  std::unordered_map<const ClassSymbol*, bool> needs_init_;
};

// The field in which an enum keeps its constants for values(): "$VALUES", longer where the program has a field of that
// name itself.
std::string values_field(const ClassSymbol& self);

class ClassGen {
 public:
  ClassGen(Generator& generator, ClassSymbol& symbol);
  // Appends the class's image and those of its lambdas. A limit that is exceeded is reported and nothing is appended.
  void run(std::vector<bytecode::ClassImage>& images);

  // The class made for the lambda and whether it has captured fields. Made once, however often the code around the
  // lambda is (finally blocks, initialisers).
  struct Lambda {
    std::string class_name;
    bool own_body = false;  // of a method reference: the body stands in the lambda class, so that no frame is seen
    struct Capture {
      std::string field, descriptor;
      VarSymbol* variable;  // null: `this`
    };
    std::vector<Capture> captures;
  };
  const Lambda& lambda(LambdaExpr& expr);
  std::string lambda_descriptor(LambdaExpr& expr);  // of the implementation method

  void leave_out() { failed_ = true; }

  TypeTable& types() { return generator.context.types; }
  SymbolTable& symbols() { return generator.context.symbols; }

  Generator& generator;
  ClassSymbol& symbol;
  ImageBuilder builder;

 private:
  // codegen.cpp, codegen_class.cpp
  void head();
  void fields();
  void methods();
  void method(MethodSymbol& method);
  bytecode::MethodImage method_head(MethodSymbol& method);
  std::vector<bytecode::Annotation> field_annotations(const VarSymbol& field);
  std::vector<bytecode::Annotation> component_annotations(const VarSymbol& component, std::string_view target);
  void parameter_annotations(const MethodSymbol& method, bytecode::MethodImage& image);
  void static_initialiser();
  void finish(bytecode::MethodImage image, MethodGen& code, SourceRange place);
  void too_large(SourceRange place, std::string_view what);
  // codegen_lambda.cpp
  bytecode::ClassImage lambda_class(LambdaExpr& expr, const Lambda& lambda);
  std::string serial_form(LambdaExpr& expr);
  void lambda_body(LambdaExpr& expr);
  // codegen_synthetic.cpp
  void synthetic(MethodSymbol& method);

  std::unordered_map<const LambdaExpr*, Lambda> lambdas_;
  std::vector<LambdaExpr*> pending_bodies_;
  std::vector<bytecode::ClassImage> lambda_images_;
  std::unordered_set<const MethodSymbol*> generated_;
  bool failed_ = false;
};

}  // namespace heddle::lang
