// Worker processes, forked from the one that searches: what they send it, and what they are told (docs/algorithms.md,
// "Several workers"; what they do is Search's, tester/search_workers.cpp).
//
// Processes rather than threads: a child begins with everything that its parent has found out so far, where the parent
// stands, at the price of a fork; its World, detectors and tables are its own without a lock anywhere; and one that is
// killed takes nobody with it.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "tester/shared_states.h"

namespace heddle::tester {

class Workers {
 public:
  // `all` of them, this process being one.
  Workers(u32 all, u64 shared_bytes);
  ~Workers();  // in the parent: ends those that are left
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  bool is_usable() const { return control_ != nullptr && states_.is_usable(); }
  u32 all() const { return static_cast<u32>(children_.size()) + 1; }
  SharedStates& states() { return states_; }

  // --- in the parent
  enum class Forked : u8 { Parent, Child, Failed };
  Forked fork_worker(u32 number);  // from 1
  bool is_running(u32 number) const { return children_[number - 1].pid != 0; }
  bool any_running() const;
  // What has come from a worker: news, as often as it likes, and a last word. Or it has ended without one.
  struct Message {
    enum Kind : u8 { News, Last, Lost } kind;
    u32 worker;
    std::string bytes;  // of a lost one: how it has ended, "was killed by signal 9"
  };
  // Those that have come; with `wait`, waits until at least one has come, or no worker is left.
  std::vector<Message> receive(bool wait);
  void tell_to_end() { control_->end.store(true, std::memory_order_relaxed); }
  void may_go_on() { control_->end.store(false, std::memory_order_relaxed); }

  // --- in a child
  bool is_told_to_end() const { return control_->end.load(std::memory_order_relaxed); }
  void send(Message::Kind kind, const std::string& bytes);

  // --- by everybody
  // Somebody has something to say that ends what all others do.
  bool is_over() const { return control_->over.load(std::memory_order_relaxed); }
  void say_over() { control_->over.store(true, std::memory_order_relaxed); }
  struct Figures {
    std::atomic<u64> blocks, schedules;
  };
  Figures& figures(u32 number) { return control_->figures[number]; }
  static constexpr u32 kMost = 256;

 private:
  struct Control {
    std::atomic<bool> end, over;
    Figures figures[kMost];
  };
  struct Child {
    int pid = 0;  // 0: there is none
    int from = -1;
    std::string unread;
    bool said_last_word = false;
  };
  void read_from(Child& child, u32 number, std::vector<Message>* messages);

  SharedStates states_;
  Control* control_ = nullptr;
  std::vector<Child> children_;
  int to_parent_ = -1;  // in a child
};

}  // namespace heddle::tester
