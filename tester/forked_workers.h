// Workers that are processes forked from the first one, on the same machine.
//
// Processes rather than threads: a child begins with everything that its parent has found out so far, where the parent
// stands, at the price of a fork; its World, detectors and tables are its own without a lock anywhere; and one that is
// killed takes nobody with it.
#pragma once

#include <atomic>

#include "tester/workers.h"

namespace heddle::tester {

class ForkedWorkers final : public Workers {
 public:
  // `all` of them, this process being one.
  ForkedWorkers(u32 all, u64 shared_bytes);
  ~ForkedWorkers() override;  // in the parent: ends those that are left
  bool is_usable() const override { return control_ != nullptr && mailboxes_ != nullptr && states_.is_usable(); }
  u32 all() const override { return static_cast<u32>(children_.size()) + 1; }

  Begun begin(u32 number, const std::function<std::string()>&) override;
  bool is_running(u32 number) const override { return children_[number - 1].pid != 0; }
  std::vector<Message> receive(bool wait) override;
  bool uses_jobs() const override { return true; }
  bool wants_job(u32 number) const override;
  bool give_job(u32 number, const std::string& job) override;
  void tell_to_end() override { control_->end.store(true, std::memory_order_relaxed); }
  void may_go_on() override { control_->end.store(false, std::memory_order_relaxed); }

  bool is_told_to_end() override { return control_->end.load(std::memory_order_relaxed); }
  std::string take_job() override;
  void send(Message::Kind kind, const std::string& bytes) override;
  void tell_figures(u64 blocks, u64 schedules) override;

  bool is_over() override { return control_->over.load(std::memory_order_relaxed); }
  void say_over() override { control_->over.store(true, std::memory_order_relaxed); }
  Figures figures(u32 number) const override;
  static constexpr u32 kMost = 256;

 private:
  // (What all read at each step lies apart from what each one writes.)
  static constexpr size_t kCacheLine = 64;
  struct Control {
    std::atomic<bool> end, over;
    struct alignas(kCacheLine) {
      std::atomic<u64> blocks, schedules;
    } figures[kMost];
  };
  // A job that waits for its worker: its size, 0 while there is none.
  struct Mailbox {
    static constexpr u32 kMostBytes = 1 << 20;  // (resident as far as it is used)
    std::atomic<u32> size;
    char bytes[kMostBytes];
  };
  Mailbox& mailbox(u32 number) const { return mailboxes_[number - 1]; }
  struct Child {
    int pid = 0;  // 0: there is none
    int from = -1;
    std::string unread;
    bool said_last_word = false;
  };
  void read_from(Child& child, u32 number, std::vector<Message>* messages);

  Control* control_ = nullptr;
  Mailbox* mailboxes_ = nullptr;  // one for each child
  std::vector<Child> children_;
  int to_parent_ = -1;  // in a child
  u32 number_ = 0;      // likewise
};

}  // namespace heddle::tester
