#include "interp/anchor.h"

namespace heddle::interp {
namespace {

// In the order of StopKind.
constexpr std::string_view kStopNames[] = {
    "Enter",         "Leave",     "Reacquire",        "Exit",      "Wait",         "Notify",
    "NotifyAll",     "Start",     "Join",             "Death",     "Park",         "Unpark",
    "Interrupt",     "InterruptedQuery", "IsAlive",   "GetState",  "Sleep",        "Yield",
    "HoldsLock",     "TryEnter",  "VolatileRead",     "VolatileWrite", "Elements", "Cas",
    "ClassInit",     "ClassInitDone", "Choose",       "Assume",    "Input",        "Output",
    "Clock",         "File",      "Native",           "ExitVm",    "Collect",      "TakeReclaimed",
    "AwaitFinalizers", "Waiting", "Dead",             "Budget",    "Access",       "AssertionFailed",
    "Uncaught"};
static_assert(std::size(kStopNames) == static_cast<size_t>(StopKind::Uncaught) + 1);

// In the order of Manner.
constexpr std::string_view kMannerNames[] = {"usual", "unnoticed", "queues",   "arrived",  "interrupted",
                                             "late",  "spurious",  "time-up", "intended", "by-class"};
static_assert(std::size(kMannerNames) == static_cast<size_t>(kLastManner) + 1);

}  // namespace

std::string_view stop_name(StopKind kind) { return kStopNames[static_cast<size_t>(kind)]; }
std::string_view manner_name(Manner manner) { return kMannerNames[static_cast<size_t>(manner)]; }

std::optional<StopKind> stop_named(std::string_view name) {
  for (size_t i = 0; i < std::size(kStopNames); ++i)
    if (kStopNames[i] == name) return static_cast<StopKind>(i);
  return std::nullopt;
}

std::optional<Manner> manner_named(std::string_view name) {
  for (size_t i = 0; i < std::size(kMannerNames); ++i)
    if (kMannerNames[i] == name) return static_cast<Manner>(i);
  return std::nullopt;
}

}  // namespace heddle::interp
