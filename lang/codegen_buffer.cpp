#include "lang/codegen_buffer.h"

#include <limits>
#include <utility>

#include "vm/base/check.h"
#include "vm/bytecode/verifier.h"

namespace heddle::lang {

using bytecode::Format;
using bytecode::Instruction;
using bytecode::Opcode;
using bytecode::Role;

namespace {

constexpr u32 kNoFixup = 0xffffffff;
constexpr int kMaxFollowed = 8;  // jumps to jumps

// The branch that is taken exactly when `branch` is not; its target is left 0.
Instruction inverse(const Instruction& branch) {
  const auto same = [&](Opcode op) { return Instruction::abc(op, branch.a, branch.b); };
  const auto swapped = [&](Opcode op) { return Instruction::abc(op, branch.b, branch.a); };
  switch (branch.op) {
    case Opcode::JEQ_I: return same(Opcode::JNE_I);
    case Opcode::JNE_I: return same(Opcode::JEQ_I);
    case Opcode::JLT_I: return same(Opcode::JGE_I);
    case Opcode::JLE_I: return same(Opcode::JGT_I);
    case Opcode::JGT_I: return same(Opcode::JLE_I);
    case Opcode::JGE_I: return same(Opcode::JLT_I);
    case Opcode::JEQK_I: return same(Opcode::JNEK_I);
    case Opcode::JNEK_I: return same(Opcode::JEQK_I);
    case Opcode::JLTK_I: return same(Opcode::JGEK_I);
    case Opcode::JLEK_I: return same(Opcode::JGTK_I);
    case Opcode::JGTK_I: return same(Opcode::JLEK_I);
    case Opcode::JGEK_I: return same(Opcode::JLTK_I);
    case Opcode::JEQ_L: return same(Opcode::JNE_L);
    case Opcode::JNE_L: return same(Opcode::JEQ_L);
    case Opcode::JLT_L: return swapped(Opcode::JLE_L);
    case Opcode::JLE_L: return swapped(Opcode::JLT_L);
    case Opcode::JEQ_F: return same(Opcode::JNE_F);
    case Opcode::JNE_F: return same(Opcode::JEQ_F);
    case Opcode::JLT_F: return same(Opcode::JNLT_F);
    case Opcode::JLE_F: return same(Opcode::JNLE_F);
    case Opcode::JNLT_F: return same(Opcode::JLT_F);
    case Opcode::JNLE_F: return same(Opcode::JLE_F);
    case Opcode::JEQ_D: return same(Opcode::JNE_D);
    case Opcode::JNE_D: return same(Opcode::JEQ_D);
    case Opcode::JLT_D: return same(Opcode::JNLT_D);
    case Opcode::JLE_D: return same(Opcode::JNLE_D);
    case Opcode::JNLT_D: return same(Opcode::JLT_D);
    case Opcode::JNLE_D: return same(Opcode::JLE_D);
    case Opcode::JEQ_R: return same(Opcode::JNE_R);
    case Opcode::JNE_R: return same(Opcode::JEQ_R);
    default: HEDDLE_UNREACHABLE("not a compare and branch");
  }
}

bool is_short_branch(const Instruction& instruction) {
  const bytecode::OpcodeInfo& row = bytecode::info(instruction.op);
  return row.format == Format::ABC && row.c == Role::Br;
}

}  // namespace

void CodeBuffer::set_place(u32 line, u32 column) {
  line_ = line;
  column_ = column;
}

void CodeBuffer::append(Instruction instruction) {
  if (code_.size() >= bytecode::kMaxCode) {
    overflow_ = true;
    alive_ = false;
    return;
  }
  if (line_ != 0 && (lines_.empty() || lines_.back().line != line_ || lines_.back().column != column_)) {
    if (!lines_.empty() && lines_.back().pc == pc()) lines_.pop_back();
    lines_.push_back({pc(), line_, column_});
  }
  code_.push_back(instruction);
}

void CodeBuffer::emit(Opcode op, u32 a, u32 b, u32 c) {
  if (!alive_) return;
  if ((a | b | c) > 0xffff) overflow_ = true;
  append(Instruction::abc(op, static_cast<u16>(a), static_cast<u16>(b), static_cast<u16>(c)));
  if ((bytecode::info(op).flags & bytecode::kEndsBlock) != 0) alive_ = false;
}

void CodeBuffer::emit_imm(Opcode op, u32 a, i32 immediate) {
  if (!alive_) return;
  if (a > 0xffff) overflow_ = true;
  append(Instruction::ai(op, static_cast<u16>(a), immediate));
}

CodeBuffer::Label CodeBuffer::new_label() {
  labels_.emplace_back();
  return static_cast<Label>(labels_.size() - 1);
}

void CodeBuffer::place(Label label) {
  LabelState& state = labels_[label];
  HEDDLE_CHECK(!state.placed, "label placed twice");
  state.placed = true;
  state.pc = pc();
  if (!state.used) return;
  alive_ = !overflow_;
  ++joins_;
}

void CodeBuffer::jump(Label target) {
  if (!alive_) return;
  use(target);
  fixups_.push_back({pc(), target});
  append(Instruction::ai(Opcode::JMP, 0, 0));
  alive_ = false;
}

void CodeBuffer::branch(Opcode op, u32 a, Label target) {
  if (!alive_) return;
  use(target);
  fixups_.push_back({pc(), target});
  emit_imm(op, a, 0);
}

void CodeBuffer::branch(Opcode op, u32 a, u32 b, Label target) {
  if (!alive_) return;
  use(target);
  fixups_.push_back({pc(), target});
  emit(op, a, b & 0xffff);
  if (bytecode::info(op).b != Role::Imm && b > 0xffff) overflow_ = true;
}

void CodeBuffer::switch_on(u32 reg, const std::vector<i32>& keys, const std::vector<Label>& targets, Label otherwise) {
  if (!alive_) return;
  for (Label label : targets) use(label);
  use(otherwise);
  emit_imm(Opcode::SWITCH, reg, static_cast<i32>(switches_.size()));
  switches_.push_back({keys, targets, otherwise});
  alive_ = false;
}

void CodeBuffer::handler(Range range, Label target, u32 class_index, u32 exception_register) {
  if (range.start >= range.end) return;
  if (exception_register > 0xffff) overflow_ = true;
  handlers_.push_back({range, target, class_index, exception_register});
}

void CodeBuffer::local(bytecode::LocalVariable variable) {
  if (variable.start < variable.end) locals_.push_back(std::move(variable));
}

u32 CodeBuffer::place_of(Label label) const {
  HEDDLE_CHECK(labels_[label].placed, "label never placed");
  return labels_[label].pc;
}

// By index of fixups_: the branches of 16 bits that have to become two instructions, and those that then have to.
std::vector<bool> CodeBuffer::far_branches() const {
  std::vector<bool> far(fixups_.size(), false);
  for (bool changed = true; changed;) {
    changed = false;
    std::vector<u32> shift(code_.size() + 1, 0);  // how many instructions are inserted before this pc
    for (size_t i = 0; i < fixups_.size(); ++i)
      if (far[i]) ++shift[fixups_[i].pc + 1];
    for (size_t i = 1; i < shift.size(); ++i) shift[i] += shift[i - 1];
    for (size_t i = 0; i < fixups_.size(); ++i) {
      if (far[i] || !is_short_branch(code_[fixups_[i].pc])) continue;
      const u32 from = fixups_[i].pc, to = place_of(fixups_[i].label);
      const i64 distance = (i64{to} + shift[to]) - (i64{from} + shift[from]);
      if (!fits16(distance)) far[i] = changed = true;
    }
  }
  return far;
}

// Makes the edits; whatever points into the code moves along.
void CodeBuffer::rewrite(const std::vector<Edit>& edits) {
  std::vector<u32> moved(code_.size() + 1, 0);
  std::vector<Instruction> result;
  result.reserve(code_.size());
  for (u32 at = 0; at < code_.size(); ++at) {
    moved[at] = static_cast<u32>(result.size());
    if (edits[at] == Edit::kDrop) continue;
    if (edits[at] == Edit::kKeep) {
      result.push_back(code_[at]);
      continue;
    }
    Instruction over = inverse(code_[at]);
    over.c = 2;
    result.push_back(over);
    result.push_back(Instruction::ai(Opcode::JMP, 0, 0));
  }
  moved[code_.size()] = static_cast<u32>(result.size());
  code_ = std::move(result);
  std::erase_if(fixups_, [&](const Fixup& fixup) { return edits[fixup.pc] == Edit::kDrop; });
  for (Fixup& fixup : fixups_) fixup.pc = moved[fixup.pc] + (edits[fixup.pc] == Edit::kWiden ? 1 : 0);
  for (LabelState& label : labels_)
    if (label.placed) label.pc = moved[label.pc];
  for (HandlerState& row : handlers_) row.range = {moved[row.range.start], moved[row.range.end]};
  std::erase_if(handlers_, [](const HandlerState& row) { return row.range.start >= row.range.end; });
  std::vector<bytecode::LineEntry> lines;
  for (bytecode::LineEntry entry : lines_) {
    entry.pc = moved[entry.pc];
    if (!lines.empty() && lines.back().pc == entry.pc) lines.pop_back();
    lines.push_back(entry);
  }
  if (!lines.empty() && lines.back().pc >= code_.size()) lines.pop_back();
  lines_ = std::move(lines);
  for (bytecode::LocalVariable& variable : locals_) {
    variable.start = moved[variable.start];
    variable.end = moved[variable.end];
  }
}

// A branch to a jump goes where that goes; a jump to the next instruction, or one that nothing comes to, is left out.
void CodeBuffer::straighten() {
  std::vector<u32> jump_at(code_.size() + 1, kNoFixup);
  for (u32 i = 0; i < fixups_.size(); ++i)
    if (code_[fixups_[i].pc].op == Opcode::JMP) jump_at[fixups_[i].pc] = i;
  const auto follow = [&](Label label) {
    for (int steps = 0; steps < kMaxFollowed; ++steps) {
      const u32 next = jump_at[place_of(label)];
      if (next == kNoFixup) break;
      label = fixups_[next].label;
    }
    return label;
  };
  for (Fixup& fixup : fixups_) fixup.label = follow(fixup.label);
  for (SwitchState& each : switches_) {
    for (Label& label : each.targets) label = follow(label);
    each.otherwise = follow(each.otherwise);
  }
  std::vector<bool> is_target(code_.size() + 1, false);
  for (const Fixup& fixup : fixups_) is_target[place_of(fixup.label)] = true;
  for (const SwitchState& each : switches_) {
    for (Label label : each.targets) is_target[place_of(label)] = true;
    is_target[place_of(each.otherwise)] = true;
  }
  for (const HandlerState& row : handlers_) is_target[place_of(row.target)] = true;
  std::vector<Edit> edits(code_.size(), Edit::kKeep);
  bool any = false;
  for (const Fixup& fixup : fixups_) {
    const u32 at = fixup.pc;
    if (code_[at].op != Opcode::JMP) continue;
    const bool passed_by =
        at > 0 && !is_target[at] && (bytecode::info(code_[at - 1].op).flags & bytecode::kEndsBlock) != 0;
    if (!passed_by && place_of(fixup.label) != at + 1) continue;
    edits[at] = Edit::kDrop;
    any = true;
  }
  if (any) rewrite(edits);
}

bool CodeBuffer::finish(bytecode::MethodImage& method) {
  if (overflow_) return false;
  straighten();
  if (code_.size() > static_cast<size_t>(std::numeric_limits<i16>::max())) {
    const std::vector<bool> far = far_branches();
    std::vector<Edit> edits(code_.size(), Edit::kKeep);
    for (size_t i = 0; i < fixups_.size(); ++i)
      if (far[i]) edits[fixups_[i].pc] = Edit::kWiden;
    rewrite(edits);
  }
  if (code_.size() > bytecode::kMaxCode) return false;
  for (const Fixup& fixup : fixups_) {
    Instruction& branch = code_[fixup.pc];
    const i64 distance = i64{place_of(fixup.label)} - i64{fixup.pc};
    if (bytecode::info(branch.op).format == Format::AI) {
      branch.set_imm(static_cast<i32>(distance));
    } else {
      HEDDLE_CHECK(fits16(distance), "a short branch that does not reach");
      branch.c = static_cast<u16>(static_cast<i16>(distance));
    }
  }
  for (const HandlerState& row : handlers_)
    method.handlers.push_back(
        {row.range.start, row.range.end, place_of(row.target), row.class_index, static_cast<u16>(row.reg)});
  for (const SwitchState& each : switches_) {
    bytecode::SwitchTable table;
    table.default_target = place_of(each.otherwise);
    const size_t n = each.keys.size();
    const i64 low = n == 0 ? 0 : each.keys.front(), high = n == 0 ? 0 : each.keys.back();
    // As javac weighs space against time.
    const i64 dense_cost = 4 + (high - low + 1) + 3 * 3,
              sparse_cost = 3 + 2 * static_cast<i64>(n) + 3 * static_cast<i64>(n);
    table.dense = n != 0 && dense_cost <= sparse_cost;
    if (table.dense) {
      table.low = static_cast<i32>(low);
      table.targets.assign(static_cast<size_t>(high - low + 1), table.default_target);
      for (size_t i = 0; i < n; ++i) table.targets[static_cast<size_t>(each.keys[i] - low)] = place_of(each.targets[i]);
    } else {
      table.keys = each.keys;
      for (Label label : each.targets) table.targets.push_back(place_of(label));
    }
    method.switches.push_back(std::move(table));
  }
  method.code = std::move(code_);
  method.lines = std::move(lines_);
  method.locals = std::move(locals_);
  return true;
}

}  // namespace heddle::lang
