// Live registers of methods' pcs, as lists that are made once.
#pragma once

#include <span>
#include <vector>

#include "vm/live_registers.h"

namespace heddle::checkpoint {

// Live registers of methods' pcs, as lists made once. All of them lie close together: a digest looks at each frame.
class LiveRegisterCache {
 public:
  explicit LiveRegisterCache(bool values_count = true) : values_count_(values_count) {}

  struct Lists {
    std::span<const u16> refs, prims;
  };

  Lists find(const vm::ClassTable& classes, vm::MethodId method, u32 pc, bool next) {
    if (method >= first_point_.size()) first_point_.resize(method + 64, kUnknown);
    u32& first = first_point_[method];
    if (first == kUnknown) {
      first = static_cast<u32>(points_.size());
      points_.resize(points_.size() + classes.method_by_id(method)->code.size() * 2);
    }
    Point& p = points_[first + pc * 2 + (next ? 0 : 1)];
    if (p.start == kUnknown) fill(*classes.method_by_id(method), pc, next, p);
    const u16* lists = registers_.data() + p.start;
    return {{lists, p.refs}, {lists + p.refs, p.prims}};
  }

 private:
  static constexpr u32 kUnknown = 0xffffffffu;
  struct Point {
    u32 start = kUnknown;
    u16 refs = 0, prims = 0;
  };

  void fill(const vm::Method& method, u32 pc, bool next, Point& p) {
    vm::live_registers(method, pc, next, refs_, prims_, values_count_);
    p.start = static_cast<u32>(registers_.size());
    p.refs = static_cast<u16>(refs_.size());
    p.prims = static_cast<u16>(prims_.size());
    registers_.insert(registers_.end(), refs_.begin(), refs_.end());
    registers_.insert(registers_.end(), prims_.begin(), prims_.end());
  }

  const bool values_count_;       // (vm/live_registers.h)
  std::vector<u32> first_point_;  // by MethodId: of its points, pc * 2 + (waits for a callee)
  std::vector<Point> points_;
  std::vector<u16> registers_;
  std::vector<u16> refs_, prims_;
};

}  // namespace heddle::checkpoint
