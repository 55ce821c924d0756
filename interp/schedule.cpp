#include "interp/schedule.h"

#include <algorithm>

#include "interp/schedule_notation.h"

namespace heddle::interp {

namespace {

bool is_directory_listing(std::string_view names) {
  if (!names.empty() && names.back() != '\0') return false;
  for (size_t at = 0; at < names.size();) {
    const size_t end = names.find('\0', at);
    if (end == at || names.substr(at, end - at).find('/') != std::string_view::npos) return false;
    at = end + 1;
  }
  return true;
}

bool is_well_formed(const std::string& path, const vm::FileFact& fact) {
  if (path.empty() || path[0] != '/' || static_cast<size_t>(fact.kind) >= std::size(kFileKinds)) return false;
  if (fact.error < 0 || fact.error > 4095 || (fact.kind == vm::FileKind::Missing && fact.has_contents)) return false;
  if (fact.kind == vm::FileKind::Directory) return is_directory_listing(fact.contents);
  return !fact.has_contents || fact.kind != vm::FileKind::Regular || fact.size == fact.contents.size();
}

bool is_well_formed(const vm::NativeCall& call, const vm::NativeFact& fact) {
  return is_path(call.thread) && fact.end <= vm::NativeEnd::Overrun &&
         (fact.buffers.empty() || fact.buffers.rbegin()->first <= kMostArguments);
}

// (Those of version 1 have nothing but their text.)
bool is_well_formed(const Anchor& anchor, int version) {
  if (version == 1)
    return anchor.kind == StopKind::Dead &&
           anchor.manner == (anchor.subject.empty() ? Manner::Unnoticed : Manner::Usual);
  return static_cast<size_t>(anchor.kind) < kStopKinds && anchor.manner <= kLastManner;
}

bool is_known(const DecisionAt& pick) { return pick.decision.kind <= DecisionKind::Timeout; }

}  // namespace

bool is_well_formed(const Schedule& schedule) {
  if (schedule.version != 1 && schedule.version != kScheduleVersion) return false;
  for (const auto& [key, value] : schedule.options)
    if (!is_key(key)) return false;
  for (const ScheduleStep& step : schedule.steps)
    if (!is_path(step.thread) || !std::all_of(step.picks.begin(), step.picks.end(), is_known)) return false;
  for (const ScheduleStep& step : schedule.steps)
    if (step.anchors.size() > step.count ||
        !std::all_of(step.anchors.begin(), step.anchors.end(),
                     [&](const Anchor& a) { return is_well_formed(a, schedule.version); }))
      return false;
  for (const auto& [path, fact] : schedule.outside.files)
    if (!is_well_formed(path, fact)) return false;
  for (const auto& [call, fact] : schedule.outside.natives)
    if (!is_well_formed(call, fact)) return false;
  const auto& clock = schedule.outside.clock;
  for (size_t i = 1; i < clock.size(); ++i)
    if (clock[i].first <= clock[i - 1].first || clock[i].second < clock[i - 1].second) return false;
  return true;
}

std::string thread_path(const World& world, ThreadId t) {
  return t < world.threads.size() ? world.thread_path(t) : "?";
}

ThreadId find_thread(const World& world, std::string_view path) {
  std::vector<u32> numbers;
  if (!parse_path(path, &numbers)) return vm::kNoThread;
  ThreadId found = vm::kNoThread;
  for (u32 number : numbers) {
    ThreadId parent = found;
    found = vm::kNoThread;
    for (const auto& thread : world.threads)
      if (thread->parent == parent && thread->number == number) found = thread->id;
    if (found == vm::kNoThread) return vm::kNoThread;
  }
  return found;
}

}  // namespace heddle::interp
