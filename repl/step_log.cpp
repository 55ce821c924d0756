#include "repl/step_log.h"

#include <utility>

namespace heddle::repl {

void StepLog::resize(size_t size) {
  steps_.resize(size);
  picks_.erase(picks_.lower_bound(size), picks_.end());
  events_.erase(events_.lower_bound(size), events_.end());
}

void StepLog::add(const std::string& thread, u8 flags, std::vector<tester::Pick> picks) {
  const auto [entry, fresh] = thread_numbers_.try_emplace(thread, static_cast<u32>(threads_.size()));
  if (fresh) threads_.push_back(thread);
  if (!picks.empty()) picks_[steps_.size()] = std::move(picks);
  steps_.push_back({entry->second, flags});
}

void StepLog::note(size_t i, std::vector<tester::Pick> picks, std::vector<std::string> events, bool fails) {
  if (picks.empty()) picks_.erase(i);
  else picks_[i] = std::move(picks);
  if (events.empty()) events_.erase(i);
  else events_[i] = std::move(events);
  steps_[i].flags = static_cast<u8>((steps_[i].flags & ~kFails) | (fails ? kFails : 0));
}

const std::vector<tester::Pick>& StepLog::picks(size_t i) const {
  static const std::vector<tester::Pick> none;
  const auto found = picks_.find(i);
  return found == picks_.end() ? none : found->second;
}

const std::vector<std::string>& StepLog::events(size_t i) const {
  static const std::vector<std::string> none;
  const auto found = events_.find(i);
  return found == events_.end() ? none : found->second;
}

}  // namespace heddle::repl
