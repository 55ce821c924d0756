// The columns of stops.def.
#include "interp/operation.h"

#include <array>

namespace heddle::interp {

namespace {

struct Row {
  std::string_view name;
  const char* text;
  Mover mover;
  u8 operands;
};

using namespace operand;

constexpr Row kRows[] = {
#define STOP(name, text, mover, operands) {#name, text, Mover::mover, operands},
#include "interp/stops.def"
#undef STOP
};
static_assert(std::size(kRows) == kStopKinds);

const Row& row_of(StopKind kind) { return kRows[static_cast<size_t>(kind)]; }

}  // namespace

const char* to_string(StopKind kind) { return row_of(kind).text; }
std::string_view name_of(StopKind kind) { return row_of(kind).name; }
Mover mover_of(StopKind kind) { return row_of(kind).mover; }
u8 operands_of(StopKind kind) { return row_of(kind).operands; }

std::optional<StopKind> stop_of_name(std::string_view name) {
  for (size_t i = 0; i < kStopKinds; ++i)
    if (kRows[i].name == name) return static_cast<StopKind>(i);
  return std::nullopt;
}

}  // namespace heddle::interp
