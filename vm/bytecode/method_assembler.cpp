#include "vm/bytecode/method_assembler.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "vm/bytecode/descriptor.h"
#include "vm/bytecode/effects.h"
#include "vm/bytecode/verifier.h"

namespace heddle::bytecode {
namespace {

constexpr i64 kMaxU16 = std::numeric_limits<u16>::max();
constexpr i64 kMaxU32 = std::numeric_limits<u32>::max();

}  // namespace

bool MethodAssembler::take_line(LineCursor& line) {
  const std::string word(line.peek_word());
  if (word.size() > 1 && word.back() == ':') {
    line.accept(word);
    line.expect_end();
    const std::string name = word.substr(0, word.size() - 1);
    if (line.ok() && !labels_.emplace(name, method_.code.size()).second)
      line.fail("label '" + name + "' is placed twice");
    return true;
  }
  if (line.accept("line")) {
    LineEntry entry;
    entry.pc = static_cast<u32>(method_.code.size());
    entry.line = static_cast<u32>(line.integer(0, kMaxU32, "a line number"));
    if (!line.done()) entry.column = static_cast<u32>(line.integer(0, kMaxU32, "a column number"));
    method_.lines.push_back(entry);
  } else if (line.accept("catch")) {
    catch_line(line);
  } else if (line.accept("local")) {
    local_line(line);
  } else {
    const Opcode op = opcode_by_name(word);
    if (op == Opcode::kCount) return false;
    line.accept(word);
    instruction(line, op);
  }
  line.expect_end();
  return true;
}

void MethodAssembler::instruction(LineCursor& line, Opcode op) {
  if (method_.code.size() >= kMaxCode) {
    line.fail("more than " + std::to_string(kMaxCode) + " instructions");
    return;
  }
  const OpcodeInfo& row = info(op);
  Instruction result;
  result.op = op;
  operand(line, row.a, result, result.a);
  operand(line, row.b, result, result.b);
  if (row.format == Format::ABC) operand(line, row.c, result, result.c);
  if (!line.ok()) return;
  count_windows(result);
  method_.code.push_back(result);
}

void MethodAssembler::operand(LineCursor& line, Role role, Instruction& instruction, u16& value) {
  const bool wide = info(instruction.op).format == Format::AI;
  switch (role) {
    case Role::None: break;
    case Role::PD:
    case Role::PS:
    case Role::PDS:
    case Role::PW:
      value = line.register_number('p');
      if (role != Role::PW) prims_needed_ = std::max(prims_needed_, value + 1u);
      break;
    case Role::RD:
    case Role::RS:
    case Role::RW:
      value = line.register_number('r');
      if (role != Role::RW) refs_needed_ = std::max(refs_needed_, value + 1u);
      break;
    case Role::Imm:
      if (wide) {
        instruction.set_imm(
            static_cast<i32>(line.integer(std::numeric_limits<i32>::min(), kMaxU32, "a 32-bit integer")));
      } else {
        value = static_cast<u16>(
            line.integer(std::numeric_limits<i16>::min(), std::numeric_limits<i16>::max(), "a 16-bit integer"));
      }
      break;
    case Role::Cnt: {
      const std::string_view word = line.peek_word();
      if (word.size() == 1 && word[0] >= 'A' && word[0] <= 'Z') {  // TOSTR's kinds
        value = static_cast<u16>(word[0]);
        line.accept(word);
      } else {
        value = static_cast<u16>(line.integer(0, kMaxU16, "a count"));
      }
      break;
    }
    case Role::X: value = static_cast<u16>(line.integer(0, kMaxU16, "a resolved operand")); break;
    case Role::Br: label_operand(line, Place::Branch, static_cast<u32>(method_.code.size()), 0); break;
    case Role::Sw: switch_operand(line, instruction); break;
    case Role::KInt: {
      u64 bits = 0;
      if (parse_raw_bits(line.peek_word(), &bits)) {
        line.text("");
        add_constant(line, bits_constant(bits), value);
      } else {
        line.fail("expected a number");
      }
      break;
    }
    case Role::KStr: add_constant(line, string_constant(line.string("a string")), value); break;
    case Role::KCls: add_constant(line, class_constant(line.text("a class name")), value); break;
    case Role::KFld: add_constant(line, field_reference(line), value); break;
    case Role::KMth: add_constant(line, method_reference(line, instruction.op), value); break;
  }
}

void MethodAssembler::add_constant(LineCursor& line, Constant constant, u16& index) {
  if (line.ok() && !interner_.add(owner_.constants, std::move(constant), &index))
    line.fail("more than 65536 constants in this class");
}

Constant MethodAssembler::field_reference(LineCursor& line) {
  const std::string text = line.text("a field (Owner.name:I)");
  const size_t colon = text.find(':');
  const size_t dot = text.rfind('.', colon);
  if (colon == std::string::npos || dot == std::string::npos) {
    line.fail("expected a field (Owner.name:I)");
    return {};
  }
  return field_constant(text.substr(0, dot), text.substr(dot + 1, colon - dot - 1), text.substr(colon + 1));
}

Constant MethodAssembler::method_reference(LineCursor& line, Opcode op) {
  bool of_interface = op == Opcode::CALL_INTERFACE;
  if (line.accept("interface")) of_interface = true;
  if (line.accept("class")) of_interface = false;
  const std::string text = line.text("a method (Owner.name(I)V)");
  const size_t paren = text.find('(');
  const size_t dot = text.rfind('.', paren);
  if (paren == std::string::npos || dot == std::string::npos) {
    line.fail("expected a method (Owner.name(I)V)");
    return {};
  }
  return method_constant(text.substr(0, dot), text.substr(dot + 1, paren - dot - 1), text.substr(paren), of_interface);
}

// dense LOW target... default target   |   sparse key target ... default target
void MethodAssembler::switch_operand(LineCursor& line, Instruction& instruction) {
  constexpr i64 low = std::numeric_limits<i32>::min(), high = std::numeric_limits<i32>::max();
  const u32 index = static_cast<u32>(method_.switches.size());
  SwitchTable table;
  table.dense = line.accept("dense");
  if (table.dense) {
    table.low = static_cast<i32>(line.integer(low, high, "the lowest key"));
  } else {
    line.expect("sparse");
  }
  while (!line.done() && !line.accept("default")) {
    if (!table.dense) table.keys.push_back(static_cast<i32>(line.integer(low, high, "a key or 'default'")));
    label_operand(line, Place::Switch, index, static_cast<u32>(table.targets.size()));
    table.targets.push_back(0);
  }
  label_operand(line, Place::Switch, index, kDefaultPart);
  if (!line.ok()) return;
  instruction.set_imm(static_cast<i32>(index));
  method_.switches.push_back(std::move(table));
}

void MethodAssembler::catch_line(LineCursor& line) {
  std::string type;
  if (!line.accept("any")) type = line.text("an exception class or 'any'");
  const u32 index = static_cast<u32>(method_.handlers.size());
  for (u32 part = 0; part < 3; ++part) label_operand(line, Place::Handler, index, part);
  ExceptionHandler handler;
  handler.exception_register = line.register_number('r');
  if (!line.ok()) return;
  refs_needed_ = std::max(refs_needed_, handler.exception_register + 1u);
  method_.handlers.push_back(handler);
  catch_types_.push_back(std::move(type));
}

void MethodAssembler::local_line(LineCursor& line) {
  LocalVariable local;
  local.name = line.text("a name");
  local.descriptor = line.text("a descriptor");
  const u32 index = static_cast<u32>(method_.locals.size());
  label_operand(line, Place::Local, index, 0);
  label_operand(line, Place::Local, index, 1);
  local.is_reference = line.peek_word().substr(0, 1) == "r";
  local.reg = line.register_number(local.is_reference ? 'r' : 'p');
  if (!line.ok()) return;
  u32& needed = local.is_reference ? refs_needed_ : prims_needed_;
  needed = std::max(needed, local.reg + 1u);
  method_.locals.push_back(std::move(local));
}

void MethodAssembler::label_operand(LineCursor& line, Place place, u32 index, u32 part) {
  Label label;
  label.line = line.line_number();
  label.column = line.column();
  label.name = line.text("a label");
  if (line.ok()) fixups_.push_back({place, index, part, std::move(label)});
}

void MethodAssembler::count_windows(const Instruction& instruction) {
  CallShape call;
  if (is_call(instruction.op)) {
    const MethodShape shape = parse_method_descriptor(owner_.constants[instruction.a].descriptor);
    call.refs = shape.reference_parameters + (instruction.op == Opcode::CALL_STATIC ? 0u : 1u);
    call.prims = shape.primitive_parameters;
    call.result = shape.result_bank;
  }
  u32 dimensions = 0;
  if (instruction.op == Opcode::MULTINEW) {
    method_.code.push_back(instruction);
    dimensions = std::min(multinew_dimensions(method_.code, static_cast<u32>(method_.code.size() - 1)), 255u);
    method_.code.pop_back();
  }
  const RegisterEffects effects = effects_of(instruction, call, dimensions);
  refs_needed_ = std::max(refs_needed_, effects.ref_window + effects.ref_window_count);
  prims_needed_ = std::max(prims_needed_, effects.prim_window + effects.prim_window_count);
  if (effects.writes) {
    u32& needed = effects.write.is_reference ? refs_needed_ : prims_needed_;
    needed = std::max(needed, effects.write.index + 1u);
  }
}

void MethodAssembler::fail(const Label& label, const std::string& message) {
  if (errors_.size() < 100) errors_.push_back({label.line, label.column, message});
}

void MethodAssembler::resolve(const Fixup& fixup) {
  const auto found = labels_.find(fixup.label.name);
  if (found == labels_.end()) {
    fail(fixup.label, "label '" + fixup.label.name + "' is not placed");
    return;
  }
  const u32 pc = found->second;
  switch (fixup.place) {
    case Place::Branch: {
      Instruction& branch = method_.code[fixup.index];
      const i64 distance = static_cast<i64>(pc) - static_cast<i64>(fixup.index);
      if (info(branch.op).format == Format::AI) {
        branch.set_imm(static_cast<i32>(distance));
      } else if (distance >= std::numeric_limits<i16>::min() && distance <= std::numeric_limits<i16>::max()) {
        branch.c = static_cast<u16>(static_cast<i16>(distance));
      } else {
        fail(fixup.label, "label '" + fixup.label.name + "' is too far away for this instruction");
      }
      break;
    }
    case Place::Switch: {
      SwitchTable& table = method_.switches[fixup.index];
      (fixup.part == kDefaultPart ? table.default_target : table.targets[fixup.part]) = pc;
      break;
    }
    case Place::Handler: {
      ExceptionHandler& handler = method_.handlers[fixup.index];
      (fixup.part == 0 ? handler.start : fixup.part == 1 ? handler.end : handler.target) = pc;
      break;
    }
    case Place::Local: {
      LocalVariable& local = method_.locals[fixup.index];
      (fixup.part == 0 ? local.start : local.end) = pc;
      break;
    }
  }
}

void MethodAssembler::finish(bool refs_given, bool prims_given) {
  if (!errors_.empty()) return;  // indices in fixups may be off after a failed line
  for (const Fixup& fixup : fixups_) resolve(fixup);
  for (size_t i = 0; i < catch_types_.size(); ++i) {
    u16 index = 0;
    if (catch_types_[i].empty()) continue;
    if (interner_.add(owner_.constants, class_constant(catch_types_[i]), &index)) {
      method_.handlers[i].class_index = index + 1u;
    } else {
      errors_.push_back({0, 0, "more than 65536 constants in class " + owner_.name});
    }
  }
  const MethodShape shape = parse_method_descriptor(method_.descriptor);
  const u32 receiver = (method_.flags & kStatic) != 0 ? 0 : 1;
  const auto limited = [](u32 n) { return static_cast<u16>(std::min<u32>(n, kMaxU16)); };
  if (!refs_given) method_.reference_registers = limited(std::max(refs_needed_, shape.reference_parameters + receiver));
  if (!prims_given) method_.primitive_registers = limited(std::max<u32>(prims_needed_, shape.primitive_parameters));
}

}  // namespace heddle::bytecode
