// An array of zeros as they come from the system: its pages become resident only as far as they are used.
#pragma once

#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>

#include "vm/base/types.h"

namespace heddle::tester {

template <typename T>
class ZeroedArray {
  static_assert(std::is_trivial_v<T>);

 public:
  ZeroedArray() = default;
  // std::bad_alloc if there is not so much memory.
  explicit ZeroedArray(u64 size) : elements_(static_cast<T*>(std::calloc(size, sizeof(T)))) {
    if (!elements_) throw std::bad_alloc();
  }
  T* data() const { return elements_.get(); }
  T& operator[](u64 at) { return elements_[at]; }

 private:
  struct Free {
    void operator()(T* elements) const { std::free(elements); }
  };
  std::unique_ptr<T[], Free> elements_;
};

}  // namespace heddle::tester
