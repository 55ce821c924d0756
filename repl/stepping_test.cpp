// Where lines begin, and when commands by lines stop.
#include "repl/stepping.h"

#include <doctest/doctest.h>

#include "repl/breakpoints.h"

namespace heddle::repl {
namespace {

using bytecode::Instruction;
using bytecode::MethodImage;
using bytecode::Opcode;

// Instructions in a row, with jumps from one to another.
MethodImage code(u32 size, std::vector<std::pair<u32, u32>> jumps, std::vector<bytecode::LineEntry> lines) {
  MethodImage method;
  method.code.resize(size);
  for (Instruction& i : method.code) i.op = Opcode::NOP;
  for (const auto& [from, to] : jumps) {
    method.code[from].op = Opcode::JZ;
    method.code[from].set_imm(static_cast<i32>(to) - static_cast<i32>(from));
  }
  method.code.back().op = Opcode::RET;
  method.lines = std::move(lines);
  return method;
}

TEST_CASE("stepping: a line begins where control comes into it") {
  // for (init 1; test 3) { body 2 }: the head of a loop begins once.
  const MethodImage loop = code(6, {{4, 1}}, {{0, 1, 0}, {1, 2, 0}, {3, 1, 0}, {5, 3, 0}});
  CHECK(beginnings_of_line(loop, 1) == std::vector<u32>{0});
  CHECK(beginnings_of_line(loop, 2) == std::vector<u32>{1});
  CHECK(beginnings_of_line(loop, 4).empty());
  // Two copies of a line on two ways, as of a finally block.
  const MethodImage copies = code(6, {{0, 3}, {2, 5}}, {{0, 1, 0}, {1, 7, 0}, {2, 2, 0}, {3, 7, 0}, {5, 8, 0}});
  CHECK(beginnings_of_line(copies, 7) == std::vector<u32>{1, 3});
}

TEST_CASE("stepping: rules") {
  const vm::Method method{}, other{};
  const Location from{3, &method, 5, 10};
  const Location same{3, &method, 6, 10}, next{3, &method, 7, 11}, before{3, &method, 1, 9};
  const Location deeper{4, &other, 0, 20}, again{4, &method, 0, 10}, caller{2, &other, 9, 30};
  LineRule step{LineRule::Kind::Step, from}, over{LineRule::Kind::Next, from}, until{LineRule::Kind::Until, from},
      finish{LineRule::Kind::Finish, from};
  CHECK_FALSE(step.stops_at(same));
  CHECK_FALSE(over.stops_at(same));
  for (const Location& here : {next, before, deeper, again, caller}) CHECK(step.stops_at(here));
  CHECK(over.stops_at(next));
  CHECK(over.stops_at(before));
  CHECK_FALSE(over.stops_at(deeper));
  CHECK_FALSE(over.stops_at(again));
  CHECK(over.stops_at(caller));
  CHECK(until.stops_at(next));
  CHECK_FALSE(until.stops_at(before));
  CHECK(until.stops_at(caller));
  CHECK_FALSE(finish.stops_at(next));
  CHECK(finish.stops_at(caller));
  LineRule line{LineRule::Kind::Line, from};
  line.line = 10;
  CHECK_FALSE(line.stops_at(same));  // it has not left the line yet
  CHECK_FALSE(line.stops_at(next));
  CHECK(line.stops_at(same));
  // Backwards: beginnings of lines; over calls, those of this frame and of those below.
  BackRule back{BackRule::Kind::Step, from, caller};
  CHECK(back.stops_at(before));
  CHECK_FALSE(back.stops_at(before));
  CHECK(back.stops_at(deeper));
  BackRule back_over{BackRule::Kind::Next, from, before};
  CHECK_FALSE(back_over.stops_at(deeper));
  CHECK_FALSE(back_over.stops_at(before));
  CHECK(back_over.stops_at(same));
  BackRule call{BackRule::Kind::Finish, from, {}};
  CHECK_FALSE(call.stops_at(same));
  CHECK(call.stops_at(caller));
}

}  // namespace
}  // namespace heddle::repl
