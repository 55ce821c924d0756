// Bump allocation for everything that lives as long as one compilation: trees, types, symbols, names.
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_set>
#include <utility>
#include <vector>

namespace heddle::lang {

// An interned text: Arena::intern. Views of equal text from one Arena have the same data(). Empty = no name.
using Name = std::string_view;

class Arena {
 public:
  Arena() = default;
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;
  ~Arena() {
    for (auto it = finalizers_.rbegin(); it != finalizers_.rend(); ++it) it->destroy(it->object);
  }

  // Destructors of non-trivial objects (nodes with vectors) run with the arena's, newest first.
  template <class T, class... Args>
  T* make(Args&&... args) {
    T* object = new (allocate(sizeof(T), alignof(T))) T(std::forward<Args>(args)...);
    if constexpr (!std::is_trivially_destructible_v<T>)
      finalizers_.push_back({object, [](void* p) { static_cast<T*>(p)->~T(); }});
    return object;
  }

  Name intern(std::string_view text) { return *names_.emplace(text).first; }

 private:
  static constexpr std::size_t kBlock = 64 * 1024;
  struct Finalizer {
    void* object;
    void (*destroy)(void*);
  };

  void* allocate(std::size_t size, std::size_t align) {
    std::size_t at = (used_ + align - 1) & ~(align - 1);
    if (blocks_.empty() || at + size > capacity_) {
      capacity_ = size > kBlock ? size : kBlock;
      blocks_.push_back(std::make_unique<std::byte[]>(capacity_));
      at = 0;
    }
    used_ = at + size;
    return blocks_.back().get() + at;
  }

  std::vector<std::unique_ptr<std::byte[]>> blocks_;
  std::size_t used_ = 0, capacity_ = 0;
  std::vector<Finalizer> finalizers_;
  std::unordered_set<std::string> names_;  // node-based: views stay valid
};

}  // namespace heddle::lang
