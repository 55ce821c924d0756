#include "tester/distinct_findings.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "tester/explain.h"

namespace heddle::tester {
namespace {

// "Store.lines" for "Store#2.lines" and "Store#3.lines". What has no variable's name keeps its number: "HashMap#3".
std::string without_number(const std::string& variable) {
  const size_t number = variable.find('#'), dot = variable.find('.', number);
  return number == std::string::npos || dot == std::string::npos ? variable
                                                                 : variable.substr(0, number) + variable.substr(dot);
}

// The same cause has the same text here whichever of several like threads and objects show it: kind,
// places and classes, no thread names and numbers.
std::string cause_of(const Finding& f) {
  auto class_of = [](const Thing& thing) {
    if (thing.kind == ThingKind::Thread) return std::string("a thread");
    if (thing.kind == ThingKind::Permit) return std::string("a permit");
    const std::string key = key_of(thing);
    return key.substr(0, key.find('#'));
  };
  auto place = [](const std::vector<Place>& stack) {
    const Place* p = first_user_place(stack);
    return p == nullptr ? std::string("?") : p->method + ":" + std::to_string(p->line);
  };
  std::string cause = to_string(f.kind);
  if (f.kind == FindingKind::Deadlock) {
    std::set<std::string> parts;
    for (const ThreadReport& t : f.threads)
      if (t.status != ThreadStatus::Runs && t.status != ThreadStatus::HasEnded)
        parts.insert(std::string(to_string(t.status)) + " " + class_of(t.wants) + " at " + place(t.stack));
    cause += std::string(" ") + to_string(f.deadlock_kind);
    for (const std::string& p : parts) cause += " | " + p;
    return cause;
  }
  // An endless loop is seen where a state comes again, by whoever runs it first, and where nobody else is left.
  if (f.kind == FindingKind::NeverTerminates && f.key.kind != CauseKind::Idle) {
    std::set<std::string> loops;
    for (const ThreadReport* t : who_goes_round(f)) loops.insert(place(t->stack));
    for (const std::string& loop : loops) cause += " | " + loop;
    return loops.empty() ? to_string(f.key) : cause;
  }
  if (f.kind == FindingKind::UncaughtException || f.kind == FindingKind::AssertionFailed)
    return cause + " " + f.message.substr(0, f.message.find(':')) + " at " + place(f.stack);
  if (!f.library.class_name.empty())
    return cause + " inside " + f.library.class_name + " " + without_number(f.variable);
  return to_string(f.key);
}

// One more of the races inside one object of the library.
void add_library_race(Finding* known, const Finding& other) {
  const auto add = [](std::vector<std::string>* all, const std::vector<std::string>& more) {
    for (const std::string& text : more)
      if (std::find(all->begin(), all->end(), text) == all->end()) all->push_back(text);
  };
  add(&known->raced, other.raced);
  add(&known->library.pairs, other.library.pairs);
  known->variants += known->variable != other.variable;
}

// Another of several like threads: one finding, with the easier schedule.
void add_variant(Finding* first, Finding other) {
  other.count += first->count;
  other.variants = first->variants + 1;
  other.first_schedule = std::min(other.first_schedule, first->first_schedule);
  const bool easier = std::tuple(other.sleeps.size(), other.preemptions, other.steps.size()) <
                      std::tuple(first->sleeps.size(), first->preemptions, first->steps.size());
  if (easier) std::swap(*first, other);
  first->count = std::max(first->count, other.count);
  first->variants = std::max(first->variants, other.variants);
  first->first_schedule = std::min(other.first_schedule, first->first_schedule);
}

}  // namespace

bool DistinctFindings::add_to_library_race(const Finding& look, u64 count) {
  const auto known = causes_.find(cause_of(look));
  if (!look.confirmed || look.library.class_name.empty() || known == causes_.end()) return false;
  add_library_race(&all_[known->second], look);
  all_[known->second].count += count;
  return true;
}

void DistinctFindings::add(Finding finding) {
  if (finding.confirmed) {
    const auto [known, fresh] = causes_.try_emplace(cause_of(finding), all_.size());
    if (!fresh && !finding.library.class_name.empty()) return add_library_race(&all_[known->second], finding);
    if (!fresh) return add_variant(&all_[known->second], std::move(finding));
  }
  all_.push_back(std::move(finding));
}

void DistinctFindings::add_if_new(Finding finding) {
  if (causes_.try_emplace(cause_of(finding), all_.size()).second) all_.push_back(std::move(finding));
}

std::vector<Finding> DistinctFindings::in_order() && {
  std::stable_sort(all_.begin(), all_.end(), [](const Finding& a, const Finding& b) {
    return std::tuple(!is_failure(a.kind), !a.sleeps.empty()) < std::tuple(!is_failure(b.kind), !b.sleeps.empty());
  });
  return std::move(all_);
}

}  // namespace heddle::tester
