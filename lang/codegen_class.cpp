// A class image but for its code: names, flags, fields, method heads.
#include <algorithm>
#include <utility>

#include "lang/codegen_class.h"
#include "lang/codegen_method.h"
#include "lang/tree_completer.h"

namespace heddle::lang {

void ClassGen::head() {
  bytecode::ClassImage& image = builder.image;
  image.name = symbol.binary_name;
  if (auto* super = symbol.superclass != nullptr ? as_class(symbol.superclass) : nullptr)
    image.super_name = super->symbol->binary_name;
  for (Type* type : symbol.interfaces)
    if (auto* c = as_class(type)) image.interfaces.emplace_back(c->symbol->binary_name);
  image.signature = class_signature(types(), symbol);
  image.flags = image_class_flags(symbol);
  if (const base::SourceFile* file = generator.context.files.find(symbol.decl->range.file))
    image.source_file = file->name();
  if (symbol.enclosing != nullptr) image.enclosing_class = symbol.enclosing->binary_name;
  if (!symbol.anonymous) image.simple_name = symbol.name;
  for (ClassSymbol* member : symbol.member_classes)
    image.inner_classes.push_back(
        {std::string(member->binary_name), std::string(member->name), image_member_flags(*member)});
  for (ClassSymbol* permitted : symbol.permits) image.permitted_subclasses.emplace_back(permitted->binary_name);
  // An enum class of whose constants some have bodies is sealed, its subclasses being those (JLS 8.9).
  for (const VarSymbol* field : symbol.fields)
    if (field->enum_decl != nullptr && field->enum_decl->body != nullptr && field->enum_decl->body->symbol != nullptr)
      image.permitted_subclasses.emplace_back(field->enum_decl->body->symbol->binary_name);
  for (VarSymbol* component : symbol.record_components) image.record_components.emplace_back(component->name);
  image.annotations = image_annotations(types(), symbol.decl->modifiers.annotations);
}

std::string values_field(const ClassSymbol& self) {
  std::string name = "$VALUES";
  const auto taken = [&](const VarSymbol* field) { return field->name == name; };
  while (std::any_of(self.fields.begin(), self.fields.end(), taken)) name += '$';
  return name;
}

void ClassGen::fields() {
  std::unordered_set<const VarSymbol*> seen;
  const auto add = [&](VarSymbol* field) {
    if (field == nullptr || !seen.insert(field).second) return;
    bytecode::FieldImage image;
    image.name = field->name;
    image.descriptor = types().descriptor(field->type);
    image.signature = field_signature(types(), *field);
    image.flags = image_field_flags(*field);
    if (field->decl != nullptr) image.annotations = field_annotations(*field);
    if (field->enum_decl != nullptr) image.annotations = image_annotations(types(), field->enum_decl->annotations);
    if (field->is_static() && field->has(kFinal) && field->constant != nullptr && field->enum_decl == nullptr) {
      image.has_constant = true;
      image.constant = field->constant->is_string()
                           ? bytecode::string_constant(image_text(field->constant->as_string()))
                           : bytecode::bits_constant(constant_bits(*field->constant, field->type->kind));
    }
    builder.image.fields.push_back(std::move(image));
  };
  for (VarSymbol* field : symbol.fields) add(field);
  add(symbol.outer_this);
  for (const ClassCapture& capture : symbol.captures) add(capture.field);
  if (symbol.class_kind == ClassKind::kEnum) {
    bytecode::FieldImage values;
    values.name = values_field(symbol);
    values.descriptor = "[L" + std::string(symbol.binary_name) + ';';
    values.flags = bytecode::kPrivate | bytecode::kStatic | bytecode::kFinal | bytecode::kSynthetic;
    builder.image.fields.push_back(std::move(values));
  }
}

// What stands at a record's component stands at its field and its accessor where that is allowed there (JLS 9.7.4).
std::vector<bytecode::Annotation> ClassGen::component_annotations(const VarSymbol& component, std::string_view target) {
  std::vector<Annotation*> kept;
  for (Annotation* a : component.decl->modifiers.annotations)
    if (a->symbol != nullptr && may_stand_at(*a->symbol, target)) kept.push_back(a);
  return image_annotations(types(), kept);
}

std::vector<bytecode::Annotation> ClassGen::field_annotations(const VarSymbol& field) {
  if (symbol.class_kind == ClassKind::kRecord && !field.is_static()) return component_annotations(field, "FIELD");
  return image_annotations(types(), field.decl->modifiers.annotations);
}

// Of the declared parameters: those that the compiler adds have none (JVMS 4.7.18).
void ClassGen::parameter_annotations(const MethodSymbol& method, bytecode::MethodImage& image) {
  for (size_t i = 0; i < method.params.size(); ++i) {
    const VarDecl* decl = method.params[i]->decl;
    std::vector<bytecode::Annotation> own;
    if (decl != nullptr) own = image_annotations(types(), decl->modifiers.annotations);
    if (own.empty()) continue;
    image.parameter_annotations.resize(method.params.size());
    image.parameter_annotations[i] = std::move(own);
  }
}

bytecode::MethodImage ClassGen::method_head(MethodSymbol& method) {
  bytecode::MethodImage image;
  image.name = method.name;
  image.descriptor = types().descriptor(&method);
  if (method.synthetic != SyntheticBody::kBridge) image.signature = method_signature(types(), method);
  image.flags = image_method_flags(method);
  if (method.synthetic == SyntheticBody::kBridge) image.flags |= bytecode::kBridge | bytecode::kSynthetic;
  for (Type* thrown : method.thrown)
    if (auto* c = as_class(types().erasure(thrown))) image.exceptions.emplace_back(c->symbol->binary_name);
  for (VarSymbol* hidden : method.hidden_params) image.parameter_names.emplace_back(hidden->name);
  for (VarSymbol* param : method.params) image.parameter_names.emplace_back(param->name);
  if (method.is_constructor())
    for (const ClassCapture& capture : symbol.captures) image.parameter_names.emplace_back(capture.field->name);
  return image;
}

}  // namespace heddle::lang
