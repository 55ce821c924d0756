// Does anybody use what a native method of the library gives back: AtomicInteger.incrementAndGet() as a statement?
#pragma once

#include <unordered_map>

#include "vm/world.h"

namespace heddle::tester {

class UnusedResults {
 public:
  // The thread stands in front of an operation that is the body of a native method, or loads a number. True: nobody
  // uses its result, nor what the methods that give it on, with something added to it, give back.
  bool is_unused(const vm::World& world, vm::ThreadId t);

 private:
  enum class Use : u8 { None, GivenOn, Other };
  static Use use_of_result(const vm::Method& method, u32 pc, bool values_count);

  std::unordered_map<u64, Use> known_;  // by method and pc
};

}  // namespace heddle::tester
