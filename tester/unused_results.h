// Does anybody use what a native method of the library gives back: AtomicInteger.incrementAndGet() as a statement?
#pragma once

#include <unordered_map>

#include "vm/world.h"

namespace heddle::tester {

class UnusedResults {
 public:
  // The thread stands in front of the operation that is the body of a native method. True: nobody uses its result, nor
  // what the methods that give it on, with something added to it, give back.
  bool is_unused(const vm::World& world, vm::ThreadId t);

 private:
  enum class Use : u8 { None, GivenOn, Other };
  Use use_of_call(const vm::Method& method, u32 pc);

  std::unordered_map<u64, Use> known_;  // by method and pc
};

}  // namespace heddle::tester
