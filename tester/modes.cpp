#include "tester/modes.h"

namespace heddle::tester {

const std::vector<std::string>& mode_names() {
  static const std::vector<std::string> names = {"proof", "all", "exitblock", "dd", "rw", "rwdd"};
  return names;
}

bool ModeOptions::is_default() const { return name == "proof"; }
bool ModeOptions::is_papers() const { return name != "proof" && name != "all"; }

std::optional<ModeOptions> mode_by_name(std::string_view name, bool death_branch, bool literal) {
  ModeOptions m;
  m.name = name;
  if (name == "proof") return m;
  if (name == "all") {
    m.blocks = BlockPolicy::SingleOperation;
    m.delaying = Delaying::None;
    m.deadlocks = DeadlockCheck::EveryState;
    m.cache = false;
    m.merge_states = true;
    return m;
  }
  // The paper's four: blocks end at monitor exits, no dependence through monitors, no cache.
  m.blocks = BlockPolicy::Exit;
  m.cache = false;
  m.exact_races = false;
  m.death_pushes = death_branch;
  m.dependence.locks = LockDependence::None;
  if (name == "exitblock" || name == "dd") {
    m.delaying = literal ? Delaying::Single : Delaying::All;
  } else if (name == "rw" || name == "rwdd") {
    m.delaying = Delaying::Pruned;
    m.dependence.printed_conflict = literal;
  } else {
    return std::nullopt;
  }
  m.deadlocks = name == "dd" || name == "rwdd" ? DeadlockCheck::ReverseLockChain : DeadlockCheck::None;
  return m;
}

}  // namespace heddle::tester
