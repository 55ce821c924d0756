// Checks of a source class once its members are known: annotations, bounds, duplicates, abstract members left open,
// sealed hierarchies. Overriding is in check_overrides.cpp.
#include <algorithm>
#include <map>
#include <set>

#include "lang/check_overrides.h"
#include "lang/tree_completer.h"
#include "vm/bytecode/class_image.h"

namespace heddle::lang {
namespace {

// The last part of a name that an element of an annotation has for its value: of an enum constant or of a class.
std::string last_name(const Expr* e) {
  if (auto* name = as<NameExpr>(e)) return std::string(name->name);
  if (auto* field = as<FieldAccessExpr>(e)) return std::string(field->name.text);
  auto* literal = as<ClassLiteralExpr>(e);
  auto* type = literal == nullptr ? nullptr : as<NamedTypeNode>(literal->target);
  return type == nullptr ? "" : std::string(type->segments.back().name.text);
}

class ClassChecker {
 public:
  ClassChecker(AttrContext& context, ClassSymbol& symbol)
      : context_(context),
        types_(context.types),
        symbol_(symbol),
        decl_(*symbol.decl),
        scope_(*class_scope(context, symbol)) {}

  void run() {
    annotations();
    missing_elements();
    bounds();
    duplicate_fields();
    duplicate_methods();
    thrown_types();
    interface_fields();
    record_rules();
    annotation_type_rules();
    sealed_rules();
    if (!symbol_.had_errors && supertypes_known(context_, symbol_)) {
      check_overrides(context_, symbol_);
      abstract_members();
      functional_interface();
    }
    generic_throwable();
  }

 private:
  void annotations() {
    resolve_annotations(context_, decl_.modifiers.annotations, scope_,
                        {"TYPE", symbol_.has(kAnnotation) ? "ANNOTATION_TYPE" : ""});
    if (has_annotation(context_, decl_.modifiers.annotations, KnownClass::kDeprecated)) symbol_.flags |= kDeprecated;
    if (has_annotation(context_, decl_.modifiers.annotations, KnownClass::kFunctionalInterface))
      symbol_.flags |= kFunctional;
    for (EnumConstantDecl* constant : decl_.enum_constants)
      resolve_annotations(context_, constant->annotations, scope_, {"FIELD"});
    for (VarDecl* component : decl_.record_components)
      resolve_annotations(context_, component->modifiers.annotations, scope_,
                          {"RECORD_COMPONENT", "FIELD", "METHOD", "PARAMETER"});
    for (Node* member : decl_.members) {
      if (auto* field = as<VarDecl>(member)) {
        resolve_annotations(context_, field->modifiers.annotations, scope_, {"FIELD"});
        if (field->symbol != nullptr && has_annotation(context_, field->modifiers.annotations, KnownClass::kDeprecated))
          field->symbol->flags |= kDeprecated;
      }
      if (auto* method = as<MethodDecl>(member)) {
        resolve_annotations(context_, method->modifiers.annotations, scope_,
                            {method->is_constructor ? "CONSTRUCTOR" : "METHOD"});
        for (VarDecl* param : method->params)
          resolve_annotations(context_, param->modifiers.annotations, scope_, {"PARAMETER"});
        if (method->symbol != nullptr) native_function(*method);
        if (method->symbol != nullptr &&
            has_annotation(context_, method->modifiers.annotations, KnownClass::kDeprecated))
          method->symbol->flags |= kDeprecated;
      }
    }
  }

  // @heddle.Native: the method must be able to stand for a C function.
  void native_function(const MethodDecl& method) {
    const MethodSymbol& symbol = *method.symbol;
    const auto marks = [](const Annotation* a) {
      return a->symbol != nullptr && a->symbol->binary_name == "heddle/Native";
    };
    const auto& annotations = method.modifiers.annotations;
    const auto mark = std::find_if(annotations.begin(), annotations.end(), marks);
    if (mark == annotations.end()) return;
    if (!symbol.has(kNative) || !symbol.has(kStatic))
      context_.error((*mark)->range, "@Native is for static native methods");
    const auto passable = [](Type* type) {
      auto* c = as_class(type);
      return type->is_error() || type->is_primitive() || (c != nullptr && c->symbol->binary_name == "java/lang/String");
    };
    for (std::size_t i = 0; i < symbol.param_types.size(); ++i) {
      Type* type = symbol.param_types[i];
      auto* array = as_array(type);
      if (passable(type) || (array != nullptr && array->element->is_primitive())) continue;
      context_.error(
          method.params[i]->type->range,
          "a native function takes primitive values, strings and arrays of primitives, not " + types_.to_string(type));
    }
    if (!passable(symbol.result) && !symbol.result->is_void())
      context_.error(method.result->range, "a native function returns a primitive value, a string or nothing, not " +
                                               types_.to_string(symbol.result));
  }

  // @An without a value that An needs. Library annotations do not tell which of their elements have defaults.
  void missing_elements() {
    const auto check = [this](const std::vector<Annotation*>& annotations) {
      for (Annotation* annotation : annotations) {
        if (annotation->symbol == nullptr || annotation->symbol->decl == nullptr) continue;
        annotation->symbol->ensure(ClassStage::kMembers);
        std::string missing;
        bool several = false;
        for (MethodSymbol* element : annotation->symbol->methods) {
          if (element->decl == nullptr || element->decl->annotation_default != nullptr || !element->has(kAbstract))
            continue;
          const bool given =
              std::any_of(annotation->args.begin(), annotation->args.end(), [&](const AnnotationArg& arg) {
                return arg.name ? arg.name.text == element->name : element->name == "value";
              });
          if (given) continue;
          several = !missing.empty();
          missing.append(several ? "," : "").append(element->name);
        }
        if (missing.empty()) continue;
        context_.error(annotation->range, "annotation @" + std::string(annotation->symbol->name) + " is missing " +
                                              (several ? "default values for elements " + missing
                                                       : "a default value for the element '" + missing + "'"));
      }
    };
    check(decl_.modifiers.annotations);
    for (Node* member : decl_.members) {
      if (auto* field = as<VarDecl>(member)) check(field->modifiers.annotations);
      if (auto* method = as<MethodDecl>(member)) check(method->modifiers.annotations);
    }
  }

  void bounds() {
    const auto check = [&](TypeNode* node) {
      if (node != nullptr) check_bounds(context_, *node);
    };
    const auto check_all = [&](const std::vector<TypeNode*>& nodes) {
      for (TypeNode* node : nodes) check(node);
    };
    const auto check_params = [&](const std::vector<TypeParamDecl*>& params) {
      for (TypeParamDecl* param : params) check_all(param->bounds);
    };
    check(decl_.superclass);
    check_all(decl_.interfaces);
    check_params(decl_.type_params);
    for (VarDecl* component : decl_.record_components) check(component->type);
    for (Node* member : decl_.members) {
      if (auto* field = as<VarDecl>(member)) check(field->type);
      if (auto* method = as<MethodDecl>(member)) {
        check(method->result);
        check_all(method->throws);
        check_params(method->type_params);
        for (VarDecl* param : method->params) check(param->type);
      }
    }
  }

  void duplicate_fields() {
    std::set<Name> names;
    for (VarSymbol* field : symbol_.fields) {
      if (names.insert(field->name).second) continue;
      // Repeated record components were reported when they were entered.
      if (field->ordinal >= 0 && symbol_.has(kRecord)) continue;
      context_.error(field->range,
                     "variable " + std::string(field->name) + " is already defined in " + describe(symbol_));
    }
  }

  void duplicate_methods() {
    std::map<Name, std::vector<MethodSymbol*>> by_name;
    std::vector<MethodSymbol*> kept;
    for (MethodSymbol* method : symbol_.methods)
      if (!is_duplicate(*method, by_name[method->name])) {
        by_name[method->name].push_back(method);
        kept.push_back(method);
      }
    // Calls mean the first of the duplicates. The list is left alone when there are none, because the check of a
    // subclass may be walking through this very list.
    if (kept.size() != symbol_.methods.size()) symbol_.methods = std::move(kept);
  }

  bool is_duplicate(MethodSymbol& method, const std::vector<MethodSymbol*>& others) {
    if (method.decl == nullptr) return false;
    Type* site = types_.this_type(&symbol_);
    for (MethodSymbol* other : others) {
      if (other->param_types.size() != method.param_types.size()) continue;
      bool same_erasure = true;
      for (std::size_t i = 0; same_erasure && i < method.param_types.size(); ++i)
        same_erasure = !method.param_types[i]->is_error() && !other->param_types[i]->is_error() &&
                       types_.erasure(method.param_types[i]) == types_.erasure(other->param_types[i]);
      if (!same_erasure) continue;
      if (is_subsignature(context_, method, *other, site) && is_subsignature(context_, *other, method, site))
        context_
            .error(method.range, std::string(method.is_constructor() ? "constructor " : "method ") +
                                     describe(context_, method) + " is already defined in " + describe(symbol_))
            .notes.push_back({other->range, "it is defined here"});
      else
        context_.error(method.range, "name clash: " + describe(context_, method) + " and " +
                                         describe(context_, *other) + " have the same erasure");
      return true;
    }
    return false;
  }

  void thrown_types() {
    ClassSymbol* throwable = context_.symbols.known(KnownClass::kThrowable);
    for (MethodSymbol* method : symbol_.methods) {
      if (method->decl == nullptr) continue;
      for (TypeNode* node : method->decl->throws) {
        if (node->resolved == nullptr || node->resolved->is_error()) continue;
        ClassSymbol* thrown = types_.class_of(node->resolved);
        if (thrown == nullptr || !types_.is_subclass(thrown, throwable))
          context_.error(node->range, "incompatible types: " + types_.to_string(node->resolved) +
                                          " cannot be converted to Throwable");
      }
    }
  }

  void interface_fields() {
    if (!symbol_.is_interface()) return;
    for (VarSymbol* field : symbol_.fields)
      if (field->decl != nullptr && field->decl->init == nullptr) context_.error(field->range, "= expected");
    for (Node* member : decl_.members)
      if (member->kind == NodeKind::kInitializerDecl)
        context_.error({member->range.file, member->range.begin, member->range.begin + 1},
                       "initializers not allowed in interfaces");
  }

  void record_rules() {
    if (!symbol_.has(kRecord)) return;
    for (Node* member : decl_.members) {
      auto* init = as<InitializerDecl>(member);
      if (init != nullptr && !init->is_static)
        context_.error({init->range.file, init->range.begin, init->range.begin + 1},
                       "instance initializers not allowed in records");
    }
    for (MethodSymbol* method : symbol_.methods) {
      if (!method->is_constructor() || method->decl == nullptr) continue;
      bool canonical = method->param_types.size() == symbol_.record_components.size();
      for (std::size_t i = 0; canonical && i < method->param_types.size(); ++i)
        canonical = types_.erasure(method->param_types[i]) == types_.erasure(symbol_.record_components[i]->type);
      const std::string record(symbol_.name);
      if (canonical) {
        const char* kind = method->has(kCompactConstructor) ? "compact" : "canonical";
        const auto rank = [](std::uint32_t f) { return f & kPublic ? 3 : f & kProtected ? 2 : f & kPrivate ? 0 : 1; };
        if (!method->decl->throws.empty())
          context_.error(method->decl->throws[0]->range, "invalid " + std::string(kind) + " constructor in record " +
                                                             record + " (throws clause not allowed for " + kind +
                                                             " constructor)");
        if (!method->type_params.empty())
          context_.error(method->range, "invalid " + std::string(kind) + " constructor in record " + record +
                                            " (canonical constructor must not declare type variables)");
        for (std::size_t i = 0; i < method->decl->params.size() && !method->has(kCompactConstructor); ++i) {
          const VarDecl& param = *method->decl->params[i];
          if (i < decl_.record_components.size() && param.varargs != decl_.record_components[i]->varargs)
            context_.error(param.name.range,
                           "invalid canonical constructor in record " + record +
                               " (type and arity must match that of the corresponding record component)");
        }
        if (rank(method->flags) < rank(symbol_.flags))
          context_.error(method->range, "invalid canonical constructor in record " + record +
                                            " (attempting to assign stronger access privileges; was " +
                                            (symbol_.has(kPublic)      ? "public"
                                             : symbol_.has(kProtected) ? "protected"
                                                                       : "package") +
                                            ")");
        continue;
      }
      const auto& body = method->decl->body;
      auto* first = body == nullptr || body->statements.empty() ? nullptr : as<ExprStmt>(body->statements[0]);
      auto* call = first != nullptr ? as<ConstructorCallExpr>(first->expr) : nullptr;
      if (call == nullptr || call->is_super)
        context_.error(
            method->range,
            "constructor is not canonical, so its first statement must invoke another constructor of class " + record);
    }
  }

  // JLS 9.6.1
  void annotation_type_rules() {
    const bool is_annotation = symbol_.has(kAnnotation);
    if (is_annotation && !symbol_.type_params.empty())
      context_.error(place_of(decl_), "annotation type " + symbol_.shown_name() + " cannot be generic");
    for (MethodSymbol* method : symbol_.methods) {
      const MethodDecl* decl = method->decl;
      if (decl == nullptr) continue;
      if (!is_annotation) {
        if (decl->annotation_default != nullptr)
          context_.error(decl->annotation_default->range,
                         "default value only allowed in an annotation type declaration");
        continue;
      }
      if (!decl->params.empty())
        context_.error(decl->params[0]->range,
                       "elements in annotation type declarations cannot declare formal parameters");
      if (!decl->type_params.empty())
        context_.error(method->range, "elements in annotation type declarations cannot be generic methods");
      if (!decl->throws.empty())
        context_.error(decl->throws[0]->range, "throws clause not allowed in @interface members");
      if (decl->result != nullptr && !is_element_type(method->result))
        context_.error(decl->result->range, "invalid type for annotation type element");
      if (decl->result != nullptr && leads_back(method->result))
        context_.error(decl->result->range, "type of element " + symbol_.shown_name() + " is cyclic");
      if (decl->params.empty()) inherited_element(*method);
    }
    repeated_targets();
  }

  bool is_element_type(Type* type) {
    if (auto* array = as_array(type)) type = array->element;
    if (type->is_error() || type->is_primitive()) return true;
    ClassSymbol* symbol = as_class(type) != nullptr ? types_.class_of(type) : nullptr;
    return symbol != nullptr &&
           (symbol == context_.symbols.known(KnownClass::kString) ||
            symbol == context_.symbols.known(KnownClass::kClass) || symbol->has(kAnnotation | kEnum));
  }

  // Whether an element of that type has an annotation of this type somewhere inside. Of several annotation types that
  // contain each other the first one is told.
  bool leads_back(Type* result) {
    std::vector<ClassSymbol*> inside;
    const auto add = [&](Type* type) {
      if (auto* array = as_array(type)) type = array->element;
      ClassSymbol* c = as_class(type) != nullptr ? types_.class_of(type) : nullptr;
      if (c != nullptr && c->has(kAnnotation) && c->decl != nullptr &&
          std::find(inside.begin(), inside.end(), c) == inside.end())
        inside.push_back(c);
    };
    add(result);
    for (std::size_t i = 0; i < inside.size(); ++i) {
      if (inside[i] == &symbol_) return true;
      if (inside[i]->range.file == symbol_.range.file && inside[i]->range.begin < symbol_.range.begin) continue;
      inside[i]->ensure(ClassStage::kMembers);
      for (MethodSymbol* method : inside[i]->methods) add(method->result);
    }
    return false;
  }

  // Annotations have the methods of Object and Annotation already.
  void inherited_element(const MethodSymbol& method) {
    for (const char* name : {"java/lang/annotation/Annotation", "java/lang/Object"}) {
      ClassSymbol* above = context_.symbols.find_binary(name);
      if (above == nullptr) continue;
      above->ensure(ClassStage::kMembers);
      for (const MethodSymbol* other : above->methods) {
        if (other->name != method.name || !other->param_types.empty() || !other->has(kPublic | kProtected)) continue;
        context_.error(method.range, "annotation type " + std::string(above->name) +
                                         " declares an element with the same name as method " +
                                         describe(context_, *other));
        symbol_.had_errors = true;  // overriding has nothing to add
        return;
      }
    }
  }

  void repeated_targets() {
    for (const Annotation* annotation : decl_.modifiers.annotations) {
      if (annotation->symbol == nullptr || annotation->symbol->binary_name != "java/lang/annotation/Target" ||
          annotation->args.size() != 1)
        continue;
      auto* list = as<ArrayInitExpr>(annotation->args[0].value);
      if (list == nullptr) continue;
      std::set<std::string> seen;
      for (const Expr* e : list->elements)
        if (const std::string name = last_name(e); !name.empty() && !seen.insert(name).second)
          context_.error(e->range, "repeated annotation target");
    }
  }

  // The classes that `symbol_` names as its direct supertypes, with the place where it does.
  template <class Do>
  void each_named_super(Do act) {
    if (decl_.superclass != nullptr && decl_.superclass->resolved != nullptr)
      if (ClassSymbol* super = types_.class_of(decl_.superclass->resolved)) act(*super, *decl_.superclass);
    for (TypeNode* node : decl_.interfaces)
      if (node->resolved != nullptr)
        if (ClassSymbol* super = types_.class_of(node->resolved)) act(*super, *node);
  }

  void sealed_rules() {
    bool sealed_super = false;
    each_named_super([&](ClassSymbol& super, TypeNode& node) {
      if (!super.has(kSealed)) return;
      sealed_super = true;
      super.ensure(ClassStage::kHeader);
      if (symbol_.local) return;  // reported with the header
      if (std::find(super.permits.begin(), super.permits.end(), &symbol_) == super.permits.end())
        context_.error(node.range, "class is not allowed to extend sealed class: " + super.shown_name() +
                                       " (as it is not listed in its permits clause)");
    });
    if (sealed_super && !symbol_.local && !symbol_.has(kFinal | kSealed | kNonSealed) && !symbol_.has(kEnum))
      context_.error(place_of(decl_), symbol_.is_interface() ? "sealed or non-sealed modifiers expected"
                                                             : "sealed, non-sealed or final modifiers expected");
    if (symbol_.has(kNonSealed) && !sealed_super)
      context_.error(place_of(decl_), "non-sealed modifier not allowed here (class " + std::string(symbol_.name) +
                                          " does not have any sealed supertypes)");
    if (!symbol_.has(kSealed)) return;
    if (symbol_.permits.empty() && decl_.permits.empty())
      context_.error(place_of(decl_), "sealed class must have subclasses");
    for (TypeNode* node : decl_.permits) {
      ClassSymbol* permitted = node->resolved != nullptr ? types_.class_of(node->resolved) : nullptr;
      if (permitted == nullptr) continue;
      permitted->ensure(ClassStage::kHeader);
      bool direct = types_.class_of(permitted->superclass) == &symbol_;
      for (Type* i : permitted->interfaces) direct = direct || types_.class_of(i) == &symbol_;
      if (!direct) context_.error(node->range, "invalid permits clause (subclass must extend sealed class)");
    }
    std::stable_sort(symbol_.permits.begin(), symbol_.permits.end(),
                     [this](const ClassSymbol* a, const ClassSymbol* b) {
                       return decl_.permits.empty() && a->range.begin < b->range.begin;
                     });
  }

  void abstract_members() {
    if (symbol_.is_interface() || symbol_.has(kAbstract)) return;
    MethodSymbol* open = first_unimplemented(context_, symbol_);
    if (open == nullptr) return;
    if (symbol_.class_kind == ClassKind::kEnum && !decl_.enum_constants.empty() &&
        std::any_of(decl_.enum_constants.begin(), decl_.enum_constants.end(),
                    [](EnumConstantDecl* c) { return c->body != nullptr; })) {
      symbol_.flags |= kAbstract;  // constants without a body cannot be made then
      for (EnumConstantDecl* constant : decl_.enum_constants)
        if (constant->body == nullptr)
          context_.error(constant->name.range, symbol_.shown_name() + " is abstract; cannot be instantiated");
      return;
    }
    // javac names an anonymous class by its number here.
    std::string name = symbol_.shown_name();
    if (symbol_.anonymous) {
      name = "<anonymous " + std::string(symbol_.enclosing->binary_name) + '$' +
             std::to_string(symbol_.enclosing->anonymous_count) + '>';
      std::replace(name.begin(), name.end(), '/', '.');
    }
    context_.error(place_of(decl_), name + " is not abstract and does not override abstract method " +
                                        describe_from(*open) + " in " + open->owner_class()->shown_name());
  }

  // With the parameter types that the class sees: compareTo(Item).
  std::string describe_from(MethodSymbol& method) {
    MethodSymbol seen = method;
    seen.param_types = types_.member_type(types_.this_type(&symbol_), &method).params;
    return describe(context_, seen);
  }

  void functional_interface() {
    if (!symbol_.has(kFunctional)) return;
    SourceRange at = place_of(decl_);
    for (Annotation* annotation : decl_.modifiers.annotations)
      if (annotation->symbol == context_.symbols.known(KnownClass::kFunctionalInterface)) at = annotation->range;
    std::string why;
    if (symbol_.is_interface() && types_.function_type(types_.this_type(&symbol_), &why).method != nullptr) return;
    context_.error(at, "Unexpected @FunctionalInterface annotation")
        .notes.push_back(
            {{}, std::string(symbol_.name) + " is not a functional interface" + (why.empty() ? "" : ": " + why)});
  }

  void generic_throwable() {
    // Inner classes have the type parameters of the classes around them, too.
    bool generic = !symbol_.type_params.empty();
    for (const ClassSymbol* c = &symbol_; !generic && c->inner && c->enclosing != nullptr; c = c->enclosing)
      generic = !c->enclosing->type_params.empty();
    if (!generic || decl_.superclass == nullptr) return;
    if (types_.is_subclass(&symbol_, context_.symbols.known(KnownClass::kThrowable)))
      context_.error(decl_.superclass->range, "a generic class may not extend java.lang.Throwable");
  }

  AttrContext& context_;
  TypeTable& types_;
  ClassSymbol& symbol_;
  ClassDecl& decl_;
  Scope& scope_;
};

}  // namespace

namespace {

// The names in the only element of the annotation java.lang.annotation.`meta` on an annotation type, which comes from a
// source or from the library. Empty if it has none.
std::vector<std::string> meta_names(const ClassSymbol& type, const std::string& meta) {
  std::vector<std::string> names;
  if (type.decl != nullptr) {
    for (const Annotation* annotation : type.decl->modifiers.annotations) {
      auto* name = as<NamedTypeNode>(annotation->name);
      if (name == nullptr || name->segments.back().name.text != meta || annotation->args.size() != 1) continue;
      const Expr* value = annotation->args[0].value;
      auto* list = as<ArrayInitExpr>(value);
      if (list == nullptr) names.push_back(last_name(value));
      else
        for (const Expr* e : list->elements) names.push_back(last_name(e));
    }
  } else if (type.image != nullptr) {
    for (const bytecode::Annotation& annotation : type.image->annotations) {
      if (annotation.type != "java/lang/annotation/" + meta || annotation.values.size() != 1) continue;
      const bytecode::AnnotationValue& value = annotation.values[0];
      const auto add = [&](const std::string& text) { names.push_back(text.substr(text.find_last_of("/$") + 1)); };
      if (value.kind != '[') add(value.text);
      for (const bytecode::AnnotationValue& e : value.elements) add(e.text);
    }
  }
  return names;
}

// The names of ElementType that the annotation type allows; empty: all.
std::vector<std::string> annotation_targets(AttrContext& context, const ClassSymbol& type) {
  if (&type == context.symbols.known(KnownClass::kOverride)) return {"METHOD"};
  if (&type == context.symbols.known(KnownClass::kFunctionalInterface)) return {"TYPE"};
  if (&type == context.symbols.known(KnownClass::kSafeVarargs)) return {"CONSTRUCTOR", "METHOD"};
  const std::vector<std::string> names = meta_names(type, "Target");
  // An annotation for types may stand at every declaration, too, since each declaration names a type.
  return std::find(names.begin(), names.end(), "TYPE_USE") != names.end() ? std::vector<std::string>{} : names;
}

}  // namespace

bool may_stand_at(const ClassSymbol& annotation_type, std::string_view element_type) {
  const std::vector<std::string> names = meta_names(annotation_type, "Target");
  return names.empty() || std::find(names.begin(), names.end(), element_type) != names.end();
}

namespace {

// An annotation may stand there once more if its type has @Repeatable; then the container, which @Repeatable names, may
// not.
void check_repeated(AttrContext& context, const Annotation& annotation, const std::vector<Annotation*>& annotations) {
  const bool again = std::any_of(annotations.begin(), annotations.end(), [&](const Annotation* other) {
    return other != &annotation && other->symbol == annotation.symbol;
  });
  if (!again) return;
  const std::string name(annotation.symbol->name);
  const std::vector<std::string> container = meta_names(*annotation.symbol, "Repeatable");
  if (container.size() != 1) {
    context.error(annotation.range, name + " is not a repeatable annotation type");
    return;
  }
  for (const Annotation* other : annotations) {
    auto* type = as<NamedTypeNode>(other->name);
    if (type == nullptr || type->segments.back().name.text != container[0]) continue;
    context.error(annotation.range,
                  "container " + container[0] + " must not be present at the same time as element " + name);
    return;
  }
}

}  // namespace

void resolve_annotations(AttrContext& context, std::vector<Annotation*>& annotations, Scope& scope,
                         std::initializer_list<Name> places) {
  for (Annotation* annotation : annotations) {
    if (annotation->name == nullptr || annotation->symbol != nullptr || annotation->name->resolved != nullptr) continue;
    Type* type = resolve_type(context, *annotation->name, scope);
    ClassSymbol* symbol = context.types.class_of(type);
    if (symbol == nullptr) continue;
    if (!symbol->has(kAnnotation)) {
      context.error(annotation->name->range,
                    "incompatible types: " + context.types.to_string(type) + " cannot be converted to Annotation");
      continue;
    }
    annotation->symbol = symbol;
    const std::vector<std::string> targets = annotation_targets(context, *symbol);
    if (!targets.empty() &&
        std::find_first_of(targets.begin(), targets.end(), places.begin(), places.end()) == targets.end())
      context.error(annotation->range, "annotation type not applicable to this kind of declaration");
    check_repeated(context, *annotation, annotations);
  }
}

bool has_annotation(AttrContext& context, const std::vector<Annotation*>& annotations, KnownClass which) {
  return std::any_of(annotations.begin(), annotations.end(), [&](const Annotation* a) {
    return a->symbol != nullptr && a->symbol == context.symbols.known(which);
  });
}

void TreeCompleter::check(ClassSymbol& symbol) { ClassChecker(context, symbol).run(); }

}  // namespace heddle::lang
