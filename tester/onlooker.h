// Somebody who looks on while a schedule is replayed and keeps what he sees: pictures are drawn from that (picture/).
#pragma once

#include <map>
#include <string>

#include "tester/access_history.h"
#include "tester/replay.h"
#include "tester/timeline.h"

namespace heddle::tester {

// Given by ReplayOptions::onlooker. Changes nothing. The functions are called in this order: begins, then performed for
// each operation, then ends, then named.
class Onlooker {
 public:
  virtual ~Onlooker() = default;
  // The World stands where the schedule begins. Both stay until named() has been called.
  virtual void begins(const vm::World& world, const Timeline& timeline) = 0;
  // An operation has been performed; its row, if it is worth one, is the last one of the trace. `rows`: how many there
  // are by now.
  virtual void performed(const Moment& moment, size_t rows) = 0;
  // The schedule has been followed, and every thread stands before its next operation. The accesses are those of
  // ReplayOptions::explain.
  virtual void ends(const AccessHistory& accesses) = 0;
  // What the report calls objects (names.h): labels of objects -> the variables that refer to them.
  virtual void named(const std::map<std::string, std::string>& names) = 0;
};

}  // namespace heddle::tester
