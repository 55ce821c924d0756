// Other processes that search, as the one sees them that all others have begun from (docs/algorithms.md, "Several
// workers"; what they do is Search's, tester/search_workers.cpp): what they send it, and what they are told. They are
// forked from it (tester/forked_workers.h), or run on the machines of a cluster (tester/ranks.h).
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tester/shared_states.h"

namespace heddle::tester {

class Workers {
 public:
  explicit Workers(u64 shared_bytes) : states_(shared_bytes) {}
  virtual ~Workers() = default;
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  virtual bool is_usable() const = 0;
  virtual u32 all() const = 0;  // this process being one
  // What this process can see of the closed states of all.
  SharedStates& states() { return states_; }

  // --- in the first
  // A worker begins where this process stands: There, from its frontier, or Here, in a child that begin() returns in.
  enum class Begun : u8 { There, Here, Failed };
  virtual Begun begin(u32 number, const std::function<std::string()>& frontier) = 0;  // from 1
  virtual bool is_running(u32 number) const = 0;
  bool any_running() const {
    for (u32 number = 1; number < all(); ++number)
      if (is_running(number)) return true;
    return false;
  }
  // What has come from a worker: news, as often as it likes, and a last word. Or it has ended without one.
  struct Message {
    enum Kind : u8 { News, Last, Lost } kind;
    u32 worker;
    std::string bytes;  // of a lost one: how it has ended, "was killed by signal 9"
  };
  // Those that have come; with `wait`, waits until at least one has come, or no worker is left.
  virtual std::vector<Message> receive(bool wait) = 0;
  // Do they explore what they are told to (tester/search_jobs.cpp)? Else each searches by itself.
  virtual bool uses_jobs() const { return false; }
  // Has it taken its last job? Then it can have another one.
  virtual bool wants_job(u32 /*number*/) const { return false; }
  // False: the job is too long, and lost.
  virtual bool give_job(u32 /*number*/, const std::string& /*job*/) { return false; }
  virtual void tell_to_end() = 0;
  virtual void may_go_on() = 0;

  // --- in the others
  virtual bool is_told_to_end() = 0;
  virtual std::string take_job() { return ""; }  // empty: there is none yet
  virtual void send(Message::Kind kind, const std::string& bytes) = 0;
  virtual void tell_figures(u64 blocks, u64 schedules) = 0;

  // --- in all
  // Somebody has something to say that ends what all others do.
  virtual bool is_over() = 0;
  virtual void say_over() = 0;
  // What a worker has done since it began, about; nothing when it has ended.
  struct Figures {
    u64 blocks = 0, schedules = 0;
  };
  virtual Figures figures(u32 number) const = 0;

 protected:
  SharedStates states_;
};

}  // namespace heddle::tester
