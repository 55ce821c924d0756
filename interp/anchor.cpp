#include "interp/anchor.h"

namespace heddle::interp {
namespace {

// In the order of Manner.
constexpr std::string_view kMannerNames[] = {"usual", "unnoticed", "queues",  "arrived",  "interrupted",
                                             "late",  "spurious",  "time-up", "intended", "by-class"};
static_assert(std::size(kMannerNames) == static_cast<size_t>(kLastManner) + 1);

}  // namespace

std::string_view manner_name(Manner manner) { return kMannerNames[static_cast<size_t>(manner)]; }

std::optional<Manner> manner_named(std::string_view name) {
  for (size_t i = 0; i < std::size(kMannerNames); ++i)
    if (kMannerNames[i] == name) return static_cast<Manner>(i);
  return std::nullopt;
}

}  // namespace heddle::interp
