// The generator's door, and the order of a class's parts.
#include "lang/codegen.h"

#include <utility>

#include "lang/codegen_class.h"
#include "lang/codegen_method.h"

namespace heddle::lang {

std::vector<bytecode::ClassImage> generate(AttrContext& context, const std::vector<CompilationUnit*>& units) {
  Generator generator(context);
  std::vector<bytecode::ClassImage> images;
  for (CompilationUnit* unit : units)
    for (ClassSymbol* symbol : unit->classes) ClassGen(generator, *symbol).run(images);
  return images;
}

// ---------------------------------------------------------------- what all classes share

base::LineColumn Generator::place_of(SourceRange range) const {
  constexpr u32 kLongLine = 4096;  // bytes; beyond them the column is left unknown, because counting takes time
  const base::SourceFile* file = context.files.find(range.file);
  if (file == nullptr) return {};
  const u32 line = file->line_of(range.begin);
  if (range.begin - file->line_start(line) > kLongLine) return {line, 0};
  return file->line_column(range.begin);
}

bool Generator::has_static_code(ClassSymbol& symbol) {
  if (symbol.image != nullptr) return (symbol.image->flags & bytecode::kHasInit) != 0;
  if (symbol.decl == nullptr) return false;
  if (!symbol.decl->enum_constants.empty() || symbol.class_kind == ClassKind::kEnum) return true;
  for (Node* member : symbol.decl->members) {
    if (auto* initializer = as<InitializerDecl>(member); initializer != nullptr && initializer->is_static) {
      if (initializer->body != nullptr && !initializer->body->statements.empty()) return true;
    } else if (auto* field = as<VarDecl>(member);
               field != nullptr && field->init != nullptr && field->symbol != nullptr) {
      if (field->symbol->is_static() && (!field->symbol->has(kFinal) || field->symbol->constant == nullptr))
        return true;
    }
  }
  return false;
}

bool Generator::needs_init(ClassSymbol& symbol) {
  if (auto it = needs_init_.find(&symbol); it != needs_init_.end()) return it->second;
  needs_init_[&symbol] = false;  // cycles were reported long ago
  symbol.ensure(ClassStage::kHeader);
  bool result = has_static_code(symbol);
  if (auto* super = symbol.superclass != nullptr ? as_class(symbol.superclass) : nullptr)
    result = result || needs_init(*super->symbol);
  if (!symbol.is_interface())
    for (Type* type : symbol.interfaces)
      if (auto* super = as_class(type)) result = result || needs_init(*super->symbol);
  return needs_init_[&symbol] = result;
}

// ---------------------------------------------------------------- one class

ClassGen::ClassGen(Generator& g, ClassSymbol& s) : generator(g), symbol(s), builder(g.context.types) {}

void ClassGen::run(std::vector<bytecode::ClassImage>& images) {
  if (symbol.decl == nullptr) return;
  head();
  fields();
  methods();
  if (builder.overflowed) too_large(symbol.range, "too many constants");
  if (failed_) return;
  images.push_back(std::move(builder.image));
  for (bytecode::ClassImage& image : lambda_images_) images.push_back(std::move(image));
}

void ClassGen::methods() {
  for (MethodSymbol* each : symbol.methods) method(*each);
  // Synthesised constructors stand among the members in any case.
  for (Node* member : symbol.decl->members)
    if (auto* decl = as<MethodDecl>(member); decl != nullptr && decl->symbol != nullptr) method(*decl->symbol);
  for (MethodSymbol* each : symbol.bridges) method(*each);
  static_initialiser();
  for (std::size_t i = 0; i < pending_bodies_.size(); ++i) lambda_body(*pending_bodies_[i]);
}

void ClassGen::method(MethodSymbol& method) {
  if (!generated_.insert(&method).second || method.synthetic == SyntheticBody::kLambda) return;
  if (method.synthetic != SyntheticBody::kNone) return synthetic(method);
  if (method.decl == nullptr) return;
  bytecode::MethodImage image = method_head(method);
  image.annotations = image_annotations(types(), method.decl->modifiers.annotations);
  parameter_annotations(method, image);
  if (const Expr* value = method.decl->annotation_default; value != nullptr)
    image.annotation_default.push_back(annotation_value(types(), value));
  if (method.decl->body == nullptr) {
    builder.image.methods.push_back(std::move(image));
    return;
  }
  MethodGen code(*this, method.is_static());
  code.method_body(method);
  finish(std::move(image), code, method.range);
}

void ClassGen::static_initialiser() {
  if (!Generator::has_static_code(symbol)) return;
  builder.image.flags |= bytecode::kHasInit;
  bytecode::MethodImage image;
  image.name = "<clinit>";
  image.descriptor = "()V";
  image.flags = bytecode::kStatic;
  MethodGen code(*this, true);
  code.static_initialiser_body();
  finish(std::move(image), code, symbol.range);
}

void ClassGen::finish(bytecode::MethodImage image, MethodGen& code, SourceRange place) {
  if (!code.finish(image)) return too_large(place, "code too large");
  builder.image.methods.push_back(std::move(image));
}

void ClassGen::too_large(SourceRange place, std::string_view what) {
  generator.context.error(place, std::string(what));
  failed_ = true;
}

}  // namespace heddle::lang
