// The frame: registers, scopes, places; and the bodies that have one.
#include "lang/codegen_method.h"

#include <algorithm>
#include <utility>

#include "vm/base/check.h"
#include "vm/bytecode/verifier.h"

namespace heddle::lang {

MethodGen::MethodGen(ClassGen& owner, bool is_static)
    : owner_(owner),
      generator_(owner.generator),
      context_(owner.generator.context),
      types_(owner.generator.context.types),
      image_(owner.builder),
      is_static_(is_static) {
  if (is_static) return;
  push(true);
  slots_ = 1;
  open_locals_.push_back({"this", 'L' + std::string(owner.symbol.binary_name) + ';', 0, 0, 0, true, 0, 0});
}

MethodGen::MethodGen(ClassGen& owner, ImageBuilder& lambda_image)
    : owner_(owner),
      generator_(owner.generator),
      context_(owner.generator.context),
      types_(owner.generator.context.types),
      image_(lambda_image),
      is_static_(false) {
  push(true);
}

// ---------------------------------------------------------------- registers

u32 MethodGen::slots_for(const Type* type) {
  return type->kind == TypeKind::kLong || type->kind == TypeKind::kDouble ? 2 : 1;
}

u32 MethodGen::push(bool reference) {
  Bank& bank = reference ? refs_ : prims_;
  const u32 reg = bank.top++;
  bank.max = std::max(bank.max, bank.top);
  return reg;
}

void MethodGen::release(const Mark& mark) {
  while (open_locals_.size() > mark.locals) {
    bytecode::LocalVariable& local = open_locals_.back();
    local.end = code_.pc();
    code_.local(std::move(local));
    open_locals_.pop_back();
  }
  refs_.top = mark.refs;
  prims_.top = mark.prims;
  slots_ = mark.slots;
}

void MethodGen::reserve_parameter(VarSymbol* symbol, Type* type, std::string_view name) {
  const bool reference = is_reference(type);
  const u32 reg = push(reference);
  if (symbol != nullptr) registers_[symbol] = reg;
  ++parameters_;
  if (!name.empty())
    open_locals_.push_back({std::string(name), types_.descriptor(type), 0, 0, static_cast<u16>(reg), reference,
                            static_cast<u16>(slots_), static_cast<u16>(parameters_),
                            symbol != nullptr ? local_signature(types_, *symbol) : std::string()});
  slots_ += slots_for(type);
}

u32 MethodGen::declare(VarSymbol& symbol, bool initialised) {
  const u32 reg = declare_hidden(symbol);
  show(symbol, initialised);
  return reg;
}

u32 MethodGen::declare_hidden(VarSymbol& symbol) {
  slot_of_[&symbol] = slots_;
  slots_ += slots_for(symbol.type);
  return registers_[&symbol] = push(symbol.type);
}

void MethodGen::show(VarSymbol& symbol, bool initialised) {
  if (symbol.name.empty() || symbol.var_kind == VarKind::kSynthetic) return;
  open_locals_.push_back({std::string(symbol.name), types_.descriptor(symbol.type), code_.pc(), 0,
                          static_cast<u16>(register_of(symbol)), is_reference(symbol.type),
                          static_cast<u16>(slot_of_[&symbol]), 0, local_signature(types_, symbol), initialised});
}

u32 MethodGen::register_of(const VarSymbol& symbol) {
  const auto it = registers_.find(&symbol);
  if (it != registers_.end()) return it->second;
  broken("no register for variable " + std::string(symbol.name));
  return 0;
}

void MethodGen::broken(std::string_view what) {
  HEDDLE_CHECK(context_.diagnostics.has_errors(),
               std::string(what) + " in a method of " + std::string(owner_.symbol.binary_name));
  owner_.leave_out();
}

// ---------------------------------------------------------------- places

void MethodGen::line(SourceRange range) {
  const base::LineColumn at = generator_.place_of(range);
  if (at.line == 0) return;
  line_ = at.line;
  code_.set_place(at.line, at.column);
}

void MethodGen::column(SourceRange range) {
  const base::LineColumn at = generator_.place_of(range);
  if (at.line != 0 && at.line == line_) code_.set_place(at.line, at.column);
}

SourceRange MethodGen::last_of(SourceRange range) {
  return {range.file, range.end > range.begin ? range.end - 1 : range.begin, range.end};
}

// ---------------------------------------------------------------- bodies

bool MethodGen::finish(bytecode::MethodImage& image) {
  release({refs_.top, prims_.top, 0, slots_});
  if (refs_.max > bytecode::kMaxRegisters || prims_.max > bytecode::kMaxRegisters) return false;
  image.reference_registers = static_cast<u16>(refs_.max);
  image.primitive_registers = static_cast<u16>(prims_.max);
  if (!code_.finish(image)) return false;
  u64 work = image.code.size();
  for (const bytecode::SwitchTable& table : image.switches) work += table.targets.size() + 1;
  for (const bytecode::ExceptionHandler& row : image.handlers) work += row.end - row.start;
  return work * ((refs_.max + prims_.max + 63) / 64) <= bytecode::kMaxFlow;
}

void MethodGen::method_body(MethodSymbol& method) {
  method_ = &method;
  for (VarSymbol* hidden : method.hidden_params) reserve_parameter(hidden, hidden->type, {});
  for (std::size_t i = 0; i < method.param_types.size(); ++i) {
    VarSymbol* param = i < method.params.size() ? method.params[i] : nullptr;
    const bool visible = param != nullptr && !param->has(kSynthetic);
    reserve_parameter(param, method.param_types[i], visible ? param->name : std::string_view());
    // The declaration may have another symbol for the parameter than the method has; both get its register.
    MethodDecl& decl = *method.decl;
    if (i < decl.params.size() && decl.params[i]->symbol != nullptr && decl.params[i]->symbol != param)
      registers_[decl.params[i]->symbol] = register_of(*param);
  }
  if (method.is_constructor())
    for (std::size_t i = 0; i < owner_.symbol.captures.size(); ++i)
      reserve_parameter(i < method.capture_params.size() ? method.capture_params[i] : nullptr,
                        owner_.symbol.captures[i].variable->type, {});
  BlockStmt& body = *method.decl->body;
  const auto run = [&] {
    statements(body.statements);
    implicit_return(method.result, last_of(body.range));
  };
  line(method.range.valid() ? method.range : body.range);
  // java.lang.Object's constructor calls no other, but may have fields to initialise.
  if (method.is_constructor() && owner_.symbol.superclass == nullptr) instance_initialisers();
  if (!method.has(kSynchronized)) return run();
  u32 lock = 0;
  if (is_static_) {
    lock = push(true);
    code_.emit(Opcode::CLASS, lock, image_.class_named(owner_.symbol.binary_name));
  }
  locked(lock, run);
}

void MethodGen::implicit_return(Type* result, SourceRange end) {
  if (!code_.alive()) return;
  line(end);
  if (result == nullptr || result->is_void()) return return_void();
  // Flow analysis has shown that control does not come here.
  const u32 nothing = push(true);
  code_.emit(Opcode::NULL_R, nothing);
  code_.emit(Opcode::THROW, nothing);
}

void MethodGen::return_void() {
  unwind(0, [&] { code_.emit(Opcode::RET); });
}

void MethodGen::static_initialiser_body() {
  ClassDecl& decl = *owner_.symbol.decl;
  line(owner_.symbol.range.valid() ? owner_.symbol.range : decl.range);
  if (owner_.symbol.class_kind == ClassKind::kEnum) enum_constants(decl);
  for (Node* member : decl.members) {
    const Mark before = mark();
    if (auto* initializer = as<InitializerDecl>(member); initializer != nullptr && initializer->is_static) {
      block(*initializer->body);
    } else if (auto* field = as<VarDecl>(member);
               field != nullptr && field->init != nullptr && field->symbol != nullptr && field->symbol->is_static()) {
      if (field->symbol->has(kFinal) && field->symbol->constant != nullptr) continue;  // set by the linker
      line(field->name.range);
      prepare(field->init);
      const u32 reg = operand(field->init);
      put_static(*field->symbol, reg);
    }
    release(before);
  }
  implicit_return(nullptr, last_of(decl.range));
}

// Fields and initialiser blocks in source order, after super(...).
void MethodGen::instance_initialisers() {
  for (Node* member : owner_.symbol.decl->members) {
    const Mark before = mark();
    if (auto* initializer = as<InitializerDecl>(member); initializer != nullptr && !initializer->is_static) {
      block(*initializer->body);
    } else if (auto* field = as<VarDecl>(member);
               field != nullptr && field->init != nullptr && field->symbol != nullptr && !field->symbol->is_static()) {
      line(field->name.range);
      prepare(field->init);
      const u32 reg = operand(field->init);
      put_field(*field->symbol, 0, reg);
    }
    release(before);
  }
}

}  // namespace heddle::lang
