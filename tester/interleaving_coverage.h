// What the interleavings of a test have covered, in the two models of ConTest (O. Edelstein, E. Farchi, Y. Nir, G.
// Ratsaby, S. Ur, Multithreaded Java program test generation, IBM Systems Journal 41(1), 2002, "Using coverage to
// improve the seeding technique"):
// * of each method, that an execution of it has been interrupted by a context switch, and that one has not;
// * of each pair of methods (A, B), that while a thread had been switched out in an execution of A another one has
//   executed B.
//
// Methods are the program's own, by name (overloads are one method). A thread executes a method from its call to its
// return; what B is said to have been executed are the innermost of them at operations that other threads could
// notice. An execution that ends and begins again, at the same depth, between two places at which threads can be
// switched counts as one.
//
// Only what can be covered is a task: of methods in which a thread has performed an operation while there was another
// one; and no pair whose methods one and the same thread alone executes.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tester/thread_set.h"

namespace heddle::tester {

class InterleavingCoverage {
 public:
  using Method = u32;  // a number; by_name() gives it
  struct Facts {
    std::string name;
    std::set<std::string> threads;  // who have executed it, by path
    bool concurrent = false;        // ... beside another thread
    bool interrupted = false, uninterrupted = false;
  };

  Method by_name(const std::string& name);
  const std::vector<Facts>& methods() const { return methods_; }
  std::vector<Facts>& methods() { return methods_; }
  const std::set<std::pair<Method, Method>>& pairs() const { return pairs_; }
  void add_pair(Method a, Method b) { pairs_.emplace(a, b); }
  u64 runs() const { return runs_; }
  void add_runs(u64 runs) { runs_ += runs; }

  struct Count {
    size_t covered = 0, tasks = 0;
  };
  // A search begins, perhaps anew: then what it has noted before does not count.
  void begin_search();
  void begin_run();
  // A thread has run up to a place at which it can be switched.
  struct Piece {
    ThreadId thread = vm::kNoThread;
    std::string path;              // of the thread: names it in every run
    std::vector<Method> executed;  // innermost methods at its operations
    std::vector<Method> stack;     // those that it is in now, outermost first; empty: it has ended
    bool alone = false;            // there is no other thread
  };
  void ran(const Piece& piece);
  void end_run();

  // Whether a switch away from the thread that has run last, to one of `others`, covers something new. AllIsCovered: at
  // the begin of the run nothing was left; or nothing new has been covered in the last kPatience runs, so that what is
  // left is taken for what no schedule of this input covers.
  static constexpr u64 kPatience = 50;
  enum class Advice : u8 { Nothing, Prepares, Covers, AllIsCovered };
  Advice of_methods(ThreadId current) const;
  Advice of_pairs(ThreadId current, const ThreadSet& others) const;

  Count interrupted() const;
  Count uninterrupted() const;
  Count pairs_covered() const;
  std::vector<std::string> open_tasks(size_t most) const;  // "Bank.transfer is never interrupted", the first few

 private:
  bool is_task(Method a, Method b) const;

  std::vector<Facts> methods_;
  std::map<std::string, Method> numbers_;
  std::set<std::pair<Method, Method>> pairs_;
  u64 runs_ = 0;
  // Of the run, by thread:
  struct Activation {
    Method method;
    bool interrupted = false;
  };
  struct Position {
    std::vector<Activation> stack;
    bool switched_out = false;
    Method innermost = 0;
  };
  std::vector<Position> positions_;
  ThreadId last_ = vm::kNoThread;
  // Of the runs so far, at the begin of the run:
  struct Progress {
    size_t covered = 0;
    u64 runs_without = 0;
    bool is_done = false;
    void note(Count count);
  };
  Progress of_methods_, of_pairs_;
  std::shared_ptr<const InterleavingCoverage> before_search_;
};

}  // namespace heddle::tester
