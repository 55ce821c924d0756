// Definite assignment of registers: forward data flow, meet = intersection, over bit sets that are kept at
// join points only. In the spirit of JVMS 4.10.2.2.
#include <algorithm>

#include "vm/bytecode/control_flow.h"
#include "vm/bytecode/method_verifier.h"

namespace heddle::bytecode {
namespace {

constexpr u64 kMaxWork = u64{1} << 29;  // words looked at; real methods stay far below
constexpr u32 kNoSlot = 0xffffffff;

class AssignmentVerifier {
 public:
  explicit AssignmentVerifier(const MethodContext& context)
      : context_(context),
        code_(context.method.code),
        refs_(context.method.reference_registers),
        words_((refs_ + context.method.primitive_registers + 63u) / 64u),
        protected_code_(code_, context.method.handlers) {}

  void run();

 private:
  using State = std::vector<u64>;

  void find_joins();
  // From one join to the ends of its straight line. With `report`, complains instead of propagating.
  void walk(u32 pc, bool report);
  void merge(u32 target, const State& state);
  void check_reads(u32 pc, const RegisterEffects& effects);
  void apply_clobbers(const RegisterEffects& effects, State& state) const;
  u32 bit_of(RegisterEffects::Register reg) const { return reg.index + (reg.is_reference ? 0u : refs_); }
  static void clear(State& state, u32 from, u32 to);
  static void set(State& state, u32 bit) { state[bit / 64] |= u64{1} << (bit % 64); }
  void check(u32 pc, u32 bit);

  const MethodContext& context_;
  const std::vector<Instruction>& code_;
  const u32 refs_;
  const u32 words_;
  const ProtectedCode protected_code_;
  std::vector<u32> slot_;    // per pc: number of the join, or kNoSlot
  std::vector<u32> joins_;   // pcs, ascending
  std::vector<u64> states_;  // words_ per join
  std::vector<bool> reached_, dirty_;
  bool changed_ = false;
  State state_, thrown_;
  u64 work_ = 0;
};

void AssignmentVerifier::find_joins() {
  slot_.assign(code_.size(), kNoSlot);
  slot_[0] = 0;
  const auto mark = [&](u32 pc) { slot_[pc] = 0; };
  for (u32 pc = 0; pc < code_.size(); ++pc) {
    for_each_successor(code_, context_.method.switches, pc, [&](u32 target) {
      if (target != pc + 1) mark(target);
    });
  }
  for (const ExceptionHandler& handler : context_.method.handlers) mark(handler.target);
  for (u32 pc = 0; pc < code_.size(); ++pc) {
    if (slot_[pc] == kNoSlot) continue;
    slot_[pc] = static_cast<u32>(joins_.size());
    joins_.push_back(pc);
  }
}

void AssignmentVerifier::clear(State& state, u32 from, u32 to) {
  for (u32 bit = from; bit < to;) {
    if (bit % 64 == 0 && to - bit >= 64) {
      state[bit / 64] = 0;
      bit += 64;
    } else {
      state[bit / 64] &= ~(u64{1} << (bit % 64));
      ++bit;
    }
  }
}

void AssignmentVerifier::apply_clobbers(const RegisterEffects& effects, State& state) const {
  clear(state, std::min(effects.ref_clobber, refs_), refs_);
  const u32 prims = context_.method.primitive_registers;
  clear(state, refs_ + std::min(effects.prim_clobber, prims), refs_ + prims);
}

void AssignmentVerifier::merge(u32 target, const State& state) {
  const u32 slot = slot_[target];
  u64* const at = states_.data() + static_cast<size_t>(slot) * words_;
  work_ += words_ + 1;
  if (work_ > kMaxWork) return;
  bool changed = !reached_[slot];
  for (u32 i = 0; i < words_; ++i) {
    const u64 merged = reached_[slot] ? at[i] & state[i] : state[i];
    changed |= merged != at[i];
    at[i] = merged;
  }
  reached_[slot] = true;
  if (changed) changed_ = dirty_[slot] = true;
}

void AssignmentVerifier::check(u32 pc, u32 bit) {
  if ((state_[bit / 64] >> (bit % 64)) & 1) return;
  const bool is_reference = bit < refs_;
  context_.fail(pc, std::string("register ") + (is_reference ? "r" : "p") +
                        std::to_string(is_reference ? bit : bit - refs_) + " may be read before it is assigned");
}

void AssignmentVerifier::check_reads(u32 pc, const RegisterEffects& effects) {
  for (u32 i = 0; i < effects.read_count; ++i) check(pc, bit_of(effects.reads[i]));
  for (u32 i = 0; i < effects.ref_window_count && !context_.errors.full(); ++i) check(pc, effects.ref_window + i);
  for (u32 i = 0; i < effects.prim_window_count && !context_.errors.full(); ++i)
    check(pc, refs_ + effects.prim_window + i);
}

void AssignmentVerifier::walk(u32 pc, bool report) {
  const auto start = states_.begin() + static_cast<std::ptrdiff_t>(slot_[pc]) * words_;
  state_.assign(start, start + words_);
  for (bool onwards = true; onwards; ++pc) {
    const RegisterEffects effects = context_.effects_at(pc);
    ++work_;
    if (report) {
      check_reads(pc, effects);
    } else {
      protected_code_.for_each_handler(pc, [&](const ExceptionHandler& handler) {
        thrown_ = state_;
        apply_clobbers(effects, thrown_);
        set(thrown_, handler.exception_register);
        merge(handler.target, thrown_);
      });
    }
    if (effects.ref_clobber != RegisterEffects::kNone) {
      apply_clobbers(effects, state_);
      work_ += words_;
    }
    if (effects.writes) set(state_, bit_of(effects.write));
    onwards = false;
    for_each_successor(code_, context_.method.switches, pc, [&](u32 target) {
      if (slot_[target] == kNoSlot) {
        onwards = true;  // the next instruction, and nothing else comes in there
      } else if (!report) {
        merge(target, state_);
      }
    });
  }
}

void AssignmentVerifier::run() {
  find_joins();
  states_.assign(joins_.size() * words_, 0);
  reached_.assign(joins_.size(), false);
  dirty_.assign(joins_.size(), false);
  State entry(words_, 0);
  const u32 receiver = context_.is_static() ? 0 : 1;
  for (u32 i = 0; i < context_.shape.reference_parameters + receiver; ++i) set(entry, i);
  for (u32 i = 0; i < context_.shape.primitive_parameters; ++i) set(entry, refs_ + i);
  merge(0, entry);
  // Passes in code order: nested loops need one pass for each level, plus one.
  while (changed_) {
    changed_ = false;
    for (size_t slot = 0; slot < joins_.size(); ++slot) {
      if (!dirty_[slot]) continue;
      dirty_[slot] = false;
      walk(joins_[slot], false);
      if (work_ > kMaxWork) return context_.fail("the data flow is too expensive to check");
    }
  }
  for (size_t slot = 0; slot < joins_.size() && !context_.errors.full(); ++slot)
    if (reached_[slot]) walk(joins_[slot], true);
}

}  // namespace

void verify_assignment(const MethodContext& context) { AssignmentVerifier(context).run(); }

}  // namespace heddle::bytecode
