#include "vm/unfinished_objects.h"

#include <unordered_map>
#include <vector>

#include "vm/bytecode/control_flow.h"
#include "vm/bytecode/effects.h"

namespace heddle::vm {
namespace {

using bytecode::Constant;
using bytecode::Opcode;

// Forward, over the code of constructors as it is in the image: which registers may hold `this`, and whether it may
// have been given away.
class Constructors {
 public:
  explicit Constructors(const Class& c) : class_(c) {}

  bool set_finals_late() {
    for (const auto& method : class_.methods)
      if (method->name == "<init>") look_at(*method);
    return sets_late_;
  }

 private:
  struct State {
    bool reached = false, given_away = false;
    std::vector<bool> is_this;  // by reference register
    bool include(const State& other) {
      bool more = !reached || (other.given_away && !given_away);
      reached = true;
      given_away |= other.given_away;
      if (is_this.empty()) is_this.resize(other.is_this.size());
      for (size_t i = 0; i < is_this.size(); ++i) {
        more |= other.is_this[i] && !is_this[i];
        is_this[i] = is_this[i] || other.is_this[i];
      }
      return more;
    }
  };

  // Does the method, called on `this`, give it away? (One that is being looked at may.)
  bool gives_away(const Method& method) {
    const auto [known, fresh] = known_.try_emplace(&method, true);
    if (!fresh) return known->second;
    const bool answer = look_at(method);
    return known_[&method] = answer;
  }

  bool look_at(const Method& method) {
    if (method.is_native() || method.is_abstract() || method.is_static() || method.image == nullptr) return true;
    const std::vector<Instruction>& code = method.image->code;
    const bytecode::ProtectedCode protected_code(code, method.image->handlers);
    std::vector<State> states(code.size());
    State first;
    first.is_this.resize(method.reference_registers);
    first.is_this[0] = true;
    states[0].include(first);
    bool somewhere = false;
    std::vector<u32> work{0};
    while (!work.empty()) {
      const u32 pc = work.back();
      work.pop_back();
      State state = states[pc];
      step(method, code[pc], pc, &state);
      somewhere |= state.given_away;
      const auto go_to = [&](u32 target, const State& there) {
        if (states[target].include(there)) work.push_back(target);
      };
      bytecode::for_each_successor(code, method.image->switches, pc, [&](u32 target) { go_to(target, state); });
      protected_code.for_each_handler(pc, [&](const bytecode::ExceptionHandler& handler) {
        State caught = states[pc];  // (the result is not written then)
        caught.given_away = state.given_away;
        caught.is_this[handler.exception_register] = false;
        go_to(handler.target, caught);
      });
    }
    return somewhere;
  }

  void step(const Method& method, const Instruction& i, u32 pc, State* state) {
    const Constant* const constant = constant_of(method, i);
    bytecode::CallShape call;
    if (bytecode::is_call(i.op)) {
      const bytecode::MethodShape shape = bytecode::parse_method_descriptor(constant->descriptor);
      call = {shape.reference_parameters + (i.op == Opcode::CALL_STATIC ? 0u : 1u), shape.primitive_parameters,
              shape.result_bank};
    }
    const u32 dimensions = i.op == Opcode::MULTINEW ? bytecode::multinew_dimensions(method.image->code, pc) : 0;
    const bytecode::RegisterEffects effects = bytecode::effects_of(i, call, dimensions);
    std::vector<bool>& is_this = state->is_this;
    bool copied = false;
    switch (i.op) {
      case Opcode::MOV_R: copied = is_this[i.b]; break;
      case Opcode::PUTF_R: state->given_away = state->given_away || is_this[i.a]; [[fallthrough]];
      case Opcode::PUTF_4:
      case Opcode::PUTF_8:
        if (is_this[i.b] && state->given_away && sets_own_final(*constant)) sets_late_ = true;
        break;
      case Opcode::PUTS_R:
      case Opcode::ASTORE_R:
      case Opcode::RET_R:
      case Opcode::THROW:
      case Opcode::ASSERTFAIL: state->given_away = state->given_away || is_this[i.a]; break;
      default:
        for (u32 k = 0; k < effects.ref_window_count && !state->given_away; ++k)
          if (is_this[effects.ref_window + k])
            state->given_away = k > 0 || i.op != Opcode::CALL_SPECIAL || calls_what_gives_away(*constant);
    }
    for (size_t r = effects.ref_clobber; r < is_this.size(); ++r) is_this[r] = false;
    if (effects.writes && effects.write.is_reference) is_this[effects.write.index] = copied;
  }

  static const Constant* constant_of(const Method& method, const Instruction& i) {
    const std::vector<Constant>& constants = method.owner->image->constants;
    if (bytecode::is_call(i.op)) return &constants[i.a];
    if (i.op >= Opcode::PUTF_4 && i.op <= Opcode::PUTF_R) return &constants[i.c];
    return nullptr;
  }

  bool sets_own_final(const Constant& constant) const {
    const Field* const field = class_.find_field(constant.name, constant.descriptor);
    return constant.owner == class_.name && field != nullptr && field->owner == &class_ && field->is_final();
  }

  // A constructor, a private method or one of a superclass, on `this`.
  bool calls_what_gives_away(const Constant& constant) {
    for (const Class* owner : class_.super_chain) {
      if (owner->name != constant.owner) continue;
      const Method* const callee = owner->find_method(constant.name, constant.descriptor);
      return callee == nullptr || gives_away(*callee);
    }
    return true;
  }

  const Class& class_;
  std::unordered_map<const Method*, bool> known_;
  bool sets_late_ = false;
};

bool has_final_field(const Class& c) {
  for (const Field& field : c.fields)
    if (!field.is_static() && field.is_final()) return true;
  return false;
}

}  // namespace

bool may_be_seen_unfinished(const Class& c) { return has_final_field(c) && Constructors(c).set_finals_late(); }

}  // namespace heddle::vm
