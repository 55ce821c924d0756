#include "vm/bytecode/instruction.h"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>
#include <string>

using namespace heddle;
using namespace heddle::bytecode;

TEST_CASE("the table has every opcode under its name") {
  for (int i = 0; i < kOpcodeCount; ++i) {
    const Opcode op = static_cast<Opcode>(i);
    CHECK(opcode_by_name(info(op).name) == op);
    if (info(op).format == Format::AI) CHECK(info(op).c == Role::None);
  }
  CHECK(opcode_by_name("") == Opcode::kCount);
  CHECK(opcode_by_name("ZZZ") == Opcode::kCount);
  CHECK((info(Opcode::THROW).flags & (kCanThrow | kEndsBlock)) == (kCanThrow | kEndsBlock));
  CHECK((info(Opcode::MONENTER).flags & kVisible) != 0);
}

TEST_CASE("immediates") {
  for (i32 value : {0, 1, -1, 65536, -65537, 2147483647, -2147483647 - 1})
    CHECK(Instruction::ai(Opcode::CONST_I, 3, value).imm() == value);
  CHECK(Instruction::abc(Opcode::ADDK_I, 0, 0, 0xffff).sc() == -1);
}

// The tests run in the repository's root. scripts/opcode_table.py writes the rows.
TEST_CASE("docs/bytecode.md has a row for every opcode") {
  if (!std::ifstream("vm/bytecode/opcodes.def")) {
    MESSAGE("skipped: not running in the root of the repository");
    return;
  }
  std::ifstream file("docs/bytecode.md");
  REQUIRE(file);
  std::stringstream text;
  text << file.rdbuf();
  const std::string docs = text.str();
  const auto role_name = [](Role role) -> std::string {
    constexpr const char* kNames[] = {"",    "PD", "PS",   "PDS",  "RD",   "RS",   "RW",   "PW", "Imm",
                                      "Cnt", "Br", "KInt", "KStr", "KCls", "KFld", "KMth", "Sw", "X"};
    return kNames[static_cast<int>(role)];
  };
  for (int i = 0; i < kOpcodeCount; ++i) {
    const OpcodeInfo& row = info(static_cast<Opcode>(i));
    std::string operands;
    for (Role role : {row.a, row.b, row.c})
      if (role != Role::None) operands += (operands.empty() ? "" : " ") + role_name(role);
    if (row.format == Format::AI) operands += " (32 bits)";
    const std::string expected = "| `" + std::string(row.name) + "` | " + operands + " |";
    CAPTURE(expected);
    CHECK(docs.find(expected) != std::string::npos);
  }
}
