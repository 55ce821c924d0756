// Messages between the processes of one exploration that share no memory: what a cluster's library provides
// (mpi/mpi_messenger.cpp), and what tests make of sockets. Knows nothing of what they say.
#pragma once

#include <string>

#include "vm/base/types.h"

namespace heddle::tester {

class Messenger {
 public:
  struct Message {
    u32 from = 0;
    std::string bytes;
  };
  Messenger() = default;
  virtual ~Messenger() = default;
  Messenger(const Messenger&) = delete;
  Messenger& operator=(const Messenger&) = delete;
  virtual u32 rank() const = 0;  // of this process, from 0
  virtual u32 size() const = 0;  // processes
  // Never waits. What one process sends to another one arrives in that order.
  virtual void send(u32 to, std::string bytes) = 0;
  virtual bool receive(Message* message) = 0;  // false: nothing has come. Never waits
  virtual u64 unsent() const = 0;              // bytes that the others have not taken yet
  // Nobody has anything to say any more, and all do this. Waits until everything has been sent.
  virtual void finish() = 0;
};

}  // namespace heddle::tester
