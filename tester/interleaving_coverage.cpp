#include "tester/interleaving_coverage.h"

#include <algorithm>

namespace heddle::tester {

InterleavingCoverage::Method InterleavingCoverage::by_name(const std::string& name) {
  const auto [at, is_new] = numbers_.emplace(name, static_cast<Method>(methods_.size()));
  if (is_new) methods_.push_back({name, {}, false, false, false});
  return at->second;
}

void InterleavingCoverage::begin_search() {
  if (!before_search_) {
    before_search_ = std::make_shared<const InterleavingCoverage>(*this);
    return;
  }
  const std::shared_ptr<const InterleavingCoverage> before = before_search_;
  *this = *before;
  before_search_ = before;
}

void InterleavingCoverage::begin_run() {
  positions_.clear();
  last_ = vm::kNoThread;
  of_methods_.note(interrupted());
  of_pairs_.note(pairs_covered());
}

void InterleavingCoverage::Progress::note(Count count) {
  runs_without = count.covered > covered ? 0 : runs_without + 1;
  covered = count.covered;
  is_done = runs_without > kPatience || (count.tasks > 0 && count.covered == count.tasks);
}

void InterleavingCoverage::ran(const Piece& piece) {
  if (positions_.size() <= piece.thread) positions_.resize(piece.thread + 1);
  if (last_ != vm::kNoThread && last_ != piece.thread) {
    Position& out = positions_[last_];
    out.switched_out = !out.stack.empty();
    for (Activation& a : out.stack) {
      a.interrupted = true;
      methods_[a.method].interrupted = true;
    }
  }
  last_ = piece.thread;
  Position& mine = positions_[piece.thread];
  mine.switched_out = false;
  for (const Method m : piece.executed) {
    methods_[m].threads.insert(piece.path);
    methods_[m].concurrent |= !piece.alone;
  }
  for (const Position& other : positions_)
    if (other.switched_out)
      for (const Activation& a : other.stack)
        for (const Method m : piece.executed) pairs_.emplace(a.method, m);
  // What it is in still, and what it has left.
  size_t same = 0;
  while (same < mine.stack.size() && same < piece.stack.size() && mine.stack[same].method == piece.stack[same]) ++same;
  for (size_t i = same; i < mine.stack.size(); ++i)
    if (!mine.stack[i].interrupted) methods_[mine.stack[i].method].uninterrupted = true;
  for (const Method m : piece.executed) {
    const bool was_in = std::any_of(mine.stack.begin(), mine.stack.end(), [&](const auto& a) { return a.method == m; });
    const bool is_in = std::find(piece.stack.begin(), piece.stack.end(), m) != piece.stack.end();
    if (!was_in && !is_in) methods_[m].uninterrupted = true;
  }
  mine.stack.resize(same);
  for (size_t i = same; i < piece.stack.size(); ++i) mine.stack.push_back({piece.stack[i], false});
  for (const Activation& a : mine.stack) {
    methods_[a.method].threads.insert(piece.path);
    methods_[a.method].concurrent |= !piece.alone;
  }
  if (!piece.stack.empty()) mine.innermost = piece.stack.back();
}

void InterleavingCoverage::end_run() { ++runs_; }

InterleavingCoverage::Advice InterleavingCoverage::of_methods(ThreadId current) const {
  if (of_methods_.is_done) return Advice::AllIsCovered;
  if (current >= positions_.size()) return Advice::Nothing;
  const std::vector<Activation>& stack = positions_[current].stack;
  const bool is_new =
      std::any_of(stack.begin(), stack.end(), [&](const Activation& a) { return !methods_[a.method].interrupted; });
  return is_new ? Advice::Covers : Advice::Nothing;
}

// "We force a context switch if either <M, N> or <M, K>, ..., <M, L> satisfy new coverage tasks or there are uncovered
// coverage tasks starting with N or K, ..., L."
InterleavingCoverage::Advice InterleavingCoverage::of_pairs(ThreadId current, const ThreadSet& others) const {
  if (of_pairs_.is_done) return Advice::AllIsCovered;
  if (current >= positions_.size()) return Advice::Nothing;
  bool covers = false, prepares = false;
  others.for_each([&](ThreadId t) {
    if (t == current || t >= positions_.size() || positions_[t].stack.empty()) return;
    const Method theirs = positions_[t].innermost;
    for (const Activation& a : positions_[current].stack)
      covers |= is_task(a.method, theirs) && !pairs_.contains({a.method, theirs});
    for (Method m = 0; m < methods_.size() && !prepares; ++m)
      prepares = is_task(theirs, m) && !pairs_.contains({theirs, m});
  });
  return covers ? Advice::Covers : prepares ? Advice::Prepares : Advice::Nothing;
}

bool InterleavingCoverage::is_task(Method a, Method b) const {
  const Facts &one = methods_[a], &other = methods_[b];
  if (!one.concurrent || !other.concurrent || one.threads.empty() || other.threads.empty()) return false;
  return one.threads.size() > 1 || other.threads.size() > 1 || *one.threads.begin() != *other.threads.begin();
}

InterleavingCoverage::Count InterleavingCoverage::interrupted() const {
  Count c;
  for (const Facts& m : methods_) {
    c.tasks += m.concurrent || m.interrupted;
    c.covered += m.interrupted;
  }
  return c;
}

InterleavingCoverage::Count InterleavingCoverage::uninterrupted() const {
  Count c;
  for (const Facts& m : methods_) {
    c.tasks += m.concurrent;
    c.covered += m.concurrent && m.uninterrupted;
  }
  return c;
}

InterleavingCoverage::Count InterleavingCoverage::pairs_covered() const {
  Count c;
  for (Method a = 0; a < methods_.size(); ++a)
    for (Method b = 0; b < methods_.size(); ++b) {
      const bool covered = pairs_.contains({a, b});
      c.tasks += covered || is_task(a, b);
      c.covered += covered;
    }
  return c;
}

std::vector<std::string> InterleavingCoverage::open_tasks(size_t most) const {
  std::vector<std::string> tasks;
  const auto add = [&](bool open, const std::string& text) {
    if (open && tasks.size() < most) tasks.push_back(text);
  };
  for (const Facts& m : methods_) {
    add(m.concurrent && !m.interrupted, m.name + " is never interrupted");
    add(m.concurrent && !m.uninterrupted, m.name + " is never left uninterrupted");
  }
  for (Method a = 0; a < methods_.size(); ++a)
    for (Method b = 0; b < methods_.size(); ++b)
      add(is_task(a, b) && !pairs_.contains({a, b}), methods_[a].name + " is never interrupted by " + methods_[b].name);
  return tasks;
}

}  // namespace heddle::tester
