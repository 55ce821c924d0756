#include "picture/chronicle.h"

#include <algorithm>

namespace heddle::picture {

const char* to_string(Activity activity) {
  switch (activity) {
    case Activity::Runnable: return "runnable";
    case Activity::Blocked: return "blocked";
    case Activity::Waiting: return "waiting";
    case Activity::Sleeping: return "sleeping";
    case Activity::Joining: return "joining";
    case Activity::Parked: return "parked";
    case Activity::Ended: return "ended";
  }
  return "?";
}

const char* to_string(Mark mark) {
  switch (mark) {
    case Mark::None: return "";
    case Mark::Race: return "race";
    case Mark::Deadlock: return "deadlock";
    case Mark::Failure: return "failure";
  }
  return "?";
}

const char* to_string(ArrowKind kind) {
  switch (kind) {
    case ArrowKind::Start: return "start";
    case ArrowKind::Notify: return "notify";
    case ArrowKind::Join: return "join";
    case ArrowKind::Unpark: return "unpark";
    case ArrowKind::Interrupt: return "interrupt";
    case ArrowKind::Wants: return "wants";
  }
  return "?";
}

const Standing* Chronicle::standing(u32 thread, u32 step) const {
  const std::vector<Standing>& all = threads[thread].standings;
  const auto behind =
      std::upper_bound(all.begin(), all.end(), step, [](u32 s, const Standing& standing) { return s < standing.step; });
  return behind == all.begin() ? nullptr : &*(behind - 1);
}

}  // namespace heddle::picture
