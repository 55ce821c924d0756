// Objects older than the root mark that go with threads: Thread objects, what only one of these leads to, and what
// leads to them (an array of threads). Where like threads are interchangeable so are these objects (docs/algorithms.md,
// "Like threads"), so the digest names them as if they were younger than the mark.
#pragma once

#include <vector>

#include "vm/world.h"

namespace heddle::checkpoint {

class ThreadsOwnObjects {
 public:
  bool contains(vm::Ref r) const { return index_of(r) != 0; }
  // From 1 on; 0: it is none of them.
  u32 index_of(vm::Ref r) const { return r - first_ < reach_ ? index_[(r - first_) / 4] : 0; }
  u32 size() const { return size_; }
  // Objects that are none of them but refer to some: holders of static fields, objects of the library's boot.
  const std::vector<vm::Ref>& holders() const { return holders_; }

  // The world stands at its root mark. Finds none if they are many, or if some thread but the main one has run.
  void find(const vm::World& world);

 private:
  vm::Ref first_ = 0;
  u32 reach_ = 0, size_ = 0;
  std::vector<u32> index_;  // by (Ref - first_) / 4, as no object is smaller than 4 granules
  std::vector<vm::Ref> holders_;
};

}  // namespace heddle::checkpoint
